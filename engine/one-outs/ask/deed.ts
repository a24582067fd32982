/** What somebody does, as moves of the game. */
import type { Cast } from '../../ask/story.ts'
import type { Declaration, Seat } from '../../ruleset.ts'
import type { Table } from './table.ts'

/** Moves in their order; none where a clause tells no deed. */
export interface Deed {
  readonly moves: readonly Declaration[]
  /** Whose action it is: a new play begins. */
  readonly begins?: Seat
  /** Which card it was is not told. */
  readonly guess?: boolean
  /** What is in the air has landed before. */
  readonly lands?: true
}

/** What was told before a clause. */
export interface Before {
  readonly table: Table
  readonly cast: Cast
  /** Whoever did the last thing. */
  readonly actor: Seat | undefined
  /** Everybody who was spoken of. */
  readonly named: ReadonlySet<Seat>
  /** Whoever the clause before is about. */
  readonly spoken: Seat | undefined
}

export function take(seat: Seat): Declaration {
  return { seat, cards: [], word: 'take' }
}

/** Whom the last move of a deed is at. */
export function victimOf(deed: Deed | undefined): Seat | undefined {
  return deed?.moves.at(-1)?.targets?.[0]?.seat
}
