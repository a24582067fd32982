/** What is refused the same way wherever a card is played: `hand.enough`, `target.other`. */

import type { Faults } from '../faults.ts'
import type { Seat } from '../ruleset.ts'
import { holds, isIn, playerAt, type State } from './state.ts'

/** `hand.enough`: nobody plays cards that they cannot hold. */
export function refuseUnheld(state: State, faults: Faults, who: Seat, cards: readonly string[]): void {
  const player = playerAt(state, who)
  if (!holds(player, cards)) faults.add('hand.enough', { who, cards, hand: player.hand })
}

/** `target.other`: a card is aimed at another player who is in. Returns whether it is. */
export function mayTarget(state: State, faults: Faults, who: Seat, victim: Seat): boolean {
  if (victim !== who && isIn(state, victim)) return true
  faults.add('target.other', { who, victim })
  return false
}
