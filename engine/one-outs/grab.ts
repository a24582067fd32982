/** A Grab, the first of a play or one in contact: at whom, at which Skateboard, and the attack that it is. */

import type { Faults } from '../faults.ts'
import type { Declaration, Seat, Target } from '../ruleset.ts'
import { damageOf } from './attack.ts'
import { buffsOf } from './buffs.ts'
import type { Draft } from './draft.ts'
import { type Contact, has, isOfPair, playerAt, type State, type UsedBoard } from './state.ts'
import type { Said } from './steps/step.ts'

/** The one target of a declaration, without a number; undefined where there is none or more. */
export function onlyTarget(move: Declaration): Target | undefined {
  const target = move.targets?.length === 1 ? move.targets[0] : undefined
  return target?.count === undefined ? target : undefined
}

/**
 * Puts a Grab on the stack.
 * @param contact whether a block of it makes contact
 * @param step the contact it was played in
 */
export function launchGrab(draft: Draft, move: Said, contact: boolean, step?: Contact): void {
  const target = move.targets?.[0]
  if (target === undefined) return
  draft.steps.push({
    kind: 'strike',
    attacker: move.seat,
    victim: target.seat,
    damage: damageOf(move.cards),
    card: 'grab',
    buffs: buffsOf(move.cards),
    form: 'grab',
    contact,
    board: target.card === undefined ? null : boardAt(draft, move.seat, target.seat, step),
  })
}

/**
 * What a Grab at that player's Skateboard is at: the flipped one, else the one just spent. In a contact between others
 * it is at the one that the block used, whatever else its holder has (ruling `board-grab-who`).
 */
function boardAt(state: State | Draft, who: Seat, holder: Seat, step?: Contact): UsedBoard {
  if (step !== undefined && step.board !== null && !isOfPair(step, who)) return step.board
  return playerAt(state, holder).boards[0] === 1 ? 'flipped' : 'spent'
}

/**
 * `skateboard.steal`: only a flipped Skateboard may be grabbed; `skateboard.two-uses` names one that was used up
 * in this play (ruling `spent-board` gives it back in the contact its block made), `skateboard.hidden` all others.
 */
export function refuseBoard(state: State, faults: Faults, who: Seat, holder: Seat, step?: Contact): void {
  if (boardAt(state, who, holder, step) === 'flipped') return
  if (!has(state.play.spent, holder)) {
    faults.add('skateboard.hidden', { who, victim: holder })
    return
  }
  const justSpent = step !== undefined && step.defender === holder && step.board === 'spent'
  if (justSpent && state.rulings['spent-board'] === 'yes') return
  faults.add('skateboard.two-uses', { who, victim: holder }, 'skateboard.spent')
}
