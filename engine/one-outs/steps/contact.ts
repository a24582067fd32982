/**
 * A block made contact (`block.contact`): the defender may Grab the attacker, then the attacker the defender
 * (`grab.contact`).
 */

import { Faults } from '../../faults.ts'
import type { Seat, Target } from '../../ruleset.ts'
import { legal, type Note, type Params, type Verdict } from '../../verdict.ts'
import { buffsOf, withoutBuffs } from '../buffs.ts'
import { cardOf } from '../cards.ts'
import { spend } from '../draft.ts'
import { launchGrab, onlyTarget, refuseBoard } from '../grab.ts'
import { mayTarget, refuseUnheld } from '../refusals.ts'
import { type Contact, isIn, isOfPair, type State } from '../state.ts'
import type { MayStep, Said } from './step.ts'

export const contact: MayStep<Contact> = {
  must: false,
  who(step) {
    const who: Seat[] = []
    if (step.defenderMay) who.push(step.defender)
    if (step.attackerMay) who.push(step.attacker)
    return who
  },
  params: (step) => ({
    who: step.defenderMay ? step.defender : step.attacker,
    by: other(step, step.defenderMay),
  }),

  judge(state, step, move): Verdict | undefined {
    if (move.word === 'decline') {
      if (!mayStill(step, move.seat)) return undefined
      return legal('decline', ['grab.contact'], { who: move.seat })
    }
    if (!move.cards.includes('grab')) return undefined
    return judgeGrab(state, step, move)
  },

  play(draft, step, move): void {
    draft.steps.pop()
    if (move.word === 'decline') {
      draft.steps.push(move.seat === step.defender ? { ...step, defenderMay: false } : { ...step, attackerMay: false })
      return
    }
    spend(draft, move.seat, 'grab')
    launchGrab(draft, move, true, step)
  },

  lapse(draft): void {
    draft.steps.pop()
  },

  settle(draft, step): boolean {
    if ((step.defenderMay || step.attackerMay) && isIn(draft, step.defender) && isIn(draft, step.attacker)) return true
    draft.steps.pop()
    return false
  },
}

function other(step: Contact, defenderFirst: boolean): Seat {
  return defenderFirst ? step.attacker : step.defender
}

function mayStill(step: Contact, seat: Seat): boolean {
  return (seat === step.defender && step.defenderMay) || (seat === step.attacker && step.attackerMay)
}

/** `grab.contact`: the Grab of a contact, alone and at whom, and whatever else speaks against it. */
function judgeGrab(state: State, step: Contact, move: Said): Verdict {
  const faults = new Faults()
  const who = move.seat
  const target = onlyTarget(move)
  const pair = { who, defender: step.defender, attacker: step.attacker }
  refusePair(state, faults, step, move, pair)
  if (withoutBuffs(move.cards).length !== 1 || target === undefined)
    faults.add('grab.contact', pair, 'grab.contact.shape')
  if (buffsOf(move.cards).length > 0) faults.add('buff.attack-only', { who, card: 'grab' })
  if (target !== undefined) {
    const may = mayTarget(state, faults, who, target.seat)
    if (may && target.card !== undefined) refuseBoard(state, faults, who, target.seat, step)
  }
  refuseUnheld(state, faults, who, move.cards)
  if (!faults.none) return faults.verdict
  const early = who === step.attacker && step.defenderMay
  const notes: readonly Note[] = early ? [{ id: 'grab.defender-first', params: pair }] : []
  const rules = ['grab.contact', 'grab']
  if (who === step.attacker) rules.push('grab.defender-first')
  if (target?.card !== undefined) rules.push('skateboard.steal')
  return legal(
    'grab',
    rules,
    { who, victim: target?.seat ?? -1, damage: cardOf('grab')?.damage ?? 0, card: 'grab' },
    notes,
    target?.card === undefined ? 'grab' : 'grab.board',
  )
}

/** `grab.contact-pair`, `grab.defender-first`: the two in contact at each other, each while their chance is open. */
function refusePair(state: State, faults: Faults, step: Contact, move: Said, pair: Params): void {
  const target = onlyTarget(move)
  if (!isOfPair(step, move.seat)) {
    if (!mayOutsider(state, step, target)) faults.add('grab.contact-pair', pair)
    return
  }
  if (target !== undefined && !isOfPair(step, target.seat))
    faults.add('grab.contact-pair', { ...pair, victim: target.seat }, 'grab.contact-pair.victim')
  if (!mayStill(step, move.seat))
    faults.add(move.seat === step.defender ? 'grab.defender-first' : 'grab.contact', pair, 'grab.declined')
}

/** Ruling `board-grab-who`: somebody else may Grab the Skateboard that made the block. */
function mayOutsider(state: State, step: Contact, target: Target | undefined): boolean {
  if (state.rulings['board-grab-who'] !== 'anyone' || step.board === null) return false
  return target?.seat === step.defender && target.card !== undefined
}
