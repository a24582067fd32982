/** What a question tells before it asks: who sits where, what lay there, and what was played. */
import type { Cast, Clause } from '../../ask/story.ts'
import type { Rulings } from '../../ruleset.ts'
import type { ActionId, CHARACTER } from '../cards.ts'

/** Somebody in a story, by order of appearance; who is told apart from where they sit. */
export type Person = number

export interface Played {
  readonly do: 'play'
  readonly card: ActionId | typeof CHARACTER
  /** How many a Bedevil draws is told. */
  readonly exact: boolean
  /** Undefined: whoever is on turn, or asked. */
  readonly who: Person | undefined
  /** Whom it is said to hit. */
  readonly at: Person | undefined
  readonly house: string | undefined
  readonly calls: string | undefined
  /** It is told as a verb: `he reflected`, and not `he laid a reflect`. */
  readonly deed: boolean
  /** A Block or Reflect that is said to meet nothing. */
  readonly idle: boolean
}

export type Event =
  | Played
  /** The House that lay there. */
  | { readonly do: 'house'; readonly house: string }
  | { readonly do: 'hand'; readonly who: Person; readonly cards: number }
  /** So many cards are drawn; undefined: as many as there are to be. */
  | { readonly do: 'draw'; readonly who: Person | undefined; readonly cards: number | undefined }
  /** The player who is next does something that is no answer. */
  | { readonly do: 'close' }

/** A question cut into what it tells and what it asks. */
export interface Telling {
  readonly events: readonly Event[]
  /** Who sits in which order, where that is told. */
  readonly order: readonly Person[]
  readonly players: number | undefined
  readonly cast: Cast
  readonly names: ReadonlyMap<Person, string>
  /** House rules that the question names. */
  readonly agreed: Rulings
  readonly asked: Clause
  /** Whom the question is about. */
  readonly subject: Person | undefined
}

export function isPlayed(event: Event): event is Played {
  return event.do === 'play'
}

/** Whether a card answers another. */
export function isAnswer(card: Played['card']): boolean {
  return card === 'block' || card === 'reflect'
}
