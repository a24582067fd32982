/** What each game's rules say, with the ways people ask about it: apart from what a game is played with, which has no need of it. */
import type { GameId } from '../games.ts'
import type { Language } from '../text.ts'
import type { Lesson } from './knowledge.ts'
import { spokenOf, statementsOf } from './statements.ts'
import { silentAnywhere } from './text/en-silent.ts'
import { silentSaid } from './text/en-silent-said.ts'

type Loaded = () => Promise<readonly Lesson[]>

const lessons: Readonly<Record<GameId, Readonly<Record<'en', Loaded>> & Readonly<Partial<Record<Language, Loaded>>>>> =
  {
    'one-outs': {
      en: async () => [...(await import('../one-outs/ask/lessons.ts')).lessons, ...anywhere()],
    },
    'one-card': {
      en: async () => [...(await import('../one-card/ask/lessons.ts')).lessons, ...anywhere()],
      ko: async () => (await import('../one-card/ask/ko-lessons.ts')).lessons,
    },
    'out-of-the-woods': {
      en: async () => [...(await import('../out-of-the-woods/ask/lessons.ts')).lessons, ...anywhere()],
    },
  }

/** What no game's rules say. */
function anywhere(): readonly Lesson[] {
  return [...statementsOf(silentAnywhere), ...spokenOf(silentSaid)]
}

/** The lessons of a game in a language; English ones where it has no others. */
export function loadLessons(id: GameId, language: Language = 'en'): Promise<readonly Lesson[]> {
  return (lessons[id][language] ?? lessons[id].en)()
}
