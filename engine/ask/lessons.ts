/** What each game's rules say, with the ways people ask about it: apart from what a game is played with, which has no need of it. */
import type { GameId } from '../games.ts'
import type { Lesson } from './knowledge.ts'

const lessons: Readonly<Record<GameId, () => Promise<readonly Lesson[]>>> = {
  'one-outs': async () => (await import('../one-outs/ask/lessons.ts')).lessons,
  'one-card': async () => (await import('../one-card/ask/lessons.ts')).lessons,
  'out-of-the-woods': async () => (await import('../out-of-the-woods/ask/lessons.ts')).lessons,
}

export function loadLessons(id: GameId): Promise<readonly Lesson[]> {
  return lessons[id]()
}
