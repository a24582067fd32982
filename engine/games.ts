import type { Language } from './text.ts'

/** A game as it is told from the others before anything of it is loaded. */
interface Game {
  readonly id: string
  readonly name: string
  /** The languages in which questions about its rules are understood. */
  readonly asked: readonly Language[]
}

/** The closed list of games, in the order they are offered. */
export const games = [
  { id: 'one-outs', name: 'One-Outs', asked: ['en'] },
  { id: 'one-card', name: 'One Card', asked: ['en', 'ko'] },
  { id: 'out-of-the-woods', name: 'Out of the Woods', asked: ['en'] },
] as const satisfies readonly Game[]

/** A game of this list. */
export type GameId = (typeof games)[number]['id']

/** Whether questions about a game's rules are understood in a language. */
export function isAskedIn(id: GameId, language: Language): boolean {
  return games.some((game: Game) => game.id === id && game.asked.includes(language))
}
