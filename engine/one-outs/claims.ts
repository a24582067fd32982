/** "No attack card" is a claim: a card played later may show that it was wrong. */
import type { Seat } from '../ruleset.ts'
import type { Note } from '../verdict.ts'
import { cardOf, standsAlone } from './cards.ts'
import { type Draft, setPlayer, tell } from './draft.ts'
import { playerAt, type State } from './state.ts'

const NONE: readonly Note[] = Object.freeze([])

/**
 * `claim.contradicted` where one of these cards would have served when the seat said it held none, and it has
 * gained no card since. `move` and `turn` of the note name the claim.
 */
export function contradictions(state: State, seat: Seat, ids: readonly string[]): readonly Note[] {
  const claim = playerAt(state, seat).claim
  if (claim === null) return NONE
  const shown = ids.find((id) => {
    const card = cardOf(id)
    return card?.attack !== undefined && (!claim.standalone || standsAlone(card))
  })
  if (shown === undefined) return NONE
  return [{ id: 'claim.contradicted', params: { who: seat, card: shown, move: claim.move, turn: claim.turn } }]
}

/** Remembers the claim. `standalone`: Nark, Noogie and Bite would not have served. */
export function claimNone(draft: Draft, seat: Seat, standalone: boolean): void {
  setPlayer(draft, seat, { claim: { move: draft.moves, turn: draft.turnNumber, standalone } })
  tell(draft, { kind: 'claim', seat })
}
