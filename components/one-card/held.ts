/** What is held on the pad between the taps of a card: its rank, its suit, or several cards of one rank. */
import { cardOf, type Rank, type Suit, suitNamed } from '../../engine/one-card/cards.ts'

/** Nothing in it where nothing is held. */
export interface Held {
  readonly rank?: Rank
  readonly suit?: Suit
  /** Cards that are to be played together, the last one on top; undefined where it is one card. */
  readonly several?: readonly string[]
}

/** Ranks in the order of the pad. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const

const NOTHING: Held = {}

/** Reads what a draft has chosen: a card, or half of one. Whatever does not fit is nothing. */
export function readHeld(chosen: string | null): Held {
  const card = chosen === null ? undefined : cardOf(chosen)
  if (card !== undefined) return card.suit === null ? { rank: card.rank } : { rank: card.rank, suit: card.suit }
  const [kind = '', what = '', these = ''] = (chosen ?? '').split(' ')
  const suit = suitNamed(what)
  if (kind === 'suit' && suit !== undefined) return { suit }
  const rank = RANKS.find((one) => one === what)
  if (rank === undefined) return NOTHING
  if (kind === 'rank') return { rank }
  if (kind !== 'several') return NOTHING
  const several = these.split('+').filter((id) => cardOf(id)?.rank === rank)
  return { rank, several: [...new Set(several)] }
}

/** As a draft keeps it. */
export function writeHeld({ rank, suit, several }: Held): string | null {
  if (several !== undefined) return `several ${rank} ${several.join('+')}`
  if (rank !== undefined) return `rank ${rank}`
  return suit === undefined ? null : `suit ${suit}`
}

/** The id of a rank in a suit. */
export function idOf(rank: Rank, suit: Suit): string {
  return `${rank}${suit.charAt(0).toUpperCase()}`
}
