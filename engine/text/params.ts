/** What sentences of every game and language make of their parameters. */
import type { Namer } from '../text.ts'
import type { Params } from '../verdict.ts'

/** The name of the player whose seat stands under a key. */
export const player =
  (key: string) =>
  (p: Params, say: Namer): string =>
    say.player(p[key] as number)

/** The card that it is about. */
export const card = (p: Params, say: Namer): string => say.card(p.card as string)

/** All cards that were said: `Haka + Jab`. */
export const plus = (p: Params, say: Namer): string =>
  (p.cards as readonly string[]).map((id) => say.card(id)).join(' + ')

/** A change as a number: `+3`, `−2`, with a real minus. */
export const signed = (change: unknown): string => `${(change as number) > 0 ? '+' : '−'}${Math.abs(change as number)}`
