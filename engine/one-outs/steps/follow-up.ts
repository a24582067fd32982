/** A Grab landed: the grabber may at once play one Noogie or Bite on its victim (`grab.follow-up`). */

import { Faults } from '../../faults.ts'
import { legal, type Verdict } from '../../verdict.ts'
import { damageOf } from '../attack.ts'
import { buffsOf, judgeBuffs, withoutBuffs } from '../buffs.ts'
import { cardOf } from '../cards.ts'
import { contradictions } from '../claims.ts'
import { spend } from '../draft.ts'
import { refuseUnheld } from '../refusals.ts'
import { type FollowUp, isIn } from '../state.ts'
import type { MayStep } from './step.ts'

export const followUp: MayStep<FollowUp> = {
  must: false,
  who: (step) => [step.grabber],
  params: (step) => ({ who: step.grabber, victim: step.victim }),

  judge(state, step, move): Verdict | undefined {
    if (move.seat !== step.grabber) return undefined
    if (move.word === 'decline') return legal('decline', ['grab.follow-up'], { who: move.seat })
    const follows = move.cards.filter((id) => cardOf(id)?.attack === 'follow-up')
    const id = follows[0]
    if (id === undefined) return undefined
    const faults = new Faults()
    const about = { who: move.seat, victim: step.victim, card: id }
    const others = withoutBuffs(move.cards)
    if (others.length !== 1) faults.add('grab.follow-up', about, 'grab.follow-up.one')
    const target = move.targets?.[0]
    if (
      target !== undefined &&
      (move.targets?.length !== 1 ||
        target.seat !== step.victim ||
        target.card !== undefined ||
        target.count !== undefined)
    )
      faults.add('grab.follow-up', about)
    const buffs = buffsOf(move.cards)
    if (buffs.length > 0) judgeBuffs(state, faults, move.seat, buffs, others, state.rulings['buff-follow-up'] === 'yes')
    refuseUnheld(state, faults, move.seat, move.cards)
    if (!faults.none) return faults.verdict
    const damage = damageOf(move.cards)
    return legal(
      'follow-up',
      ['grab.follow-up', id],
      { ...about, damage },
      contradictions(state, move.seat, move.cards),
    )
  },

  play(draft, step, move): void {
    draft.steps.pop()
    if (move.word === 'decline') return
    for (const id of move.cards) spend(draft, move.seat, id)
    const card = move.cards.find((id) => cardOf(id)?.attack === 'follow-up') ?? ''
    draft.steps.push({
      kind: 'strike',
      attacker: step.grabber,
      victim: step.victim,
      damage: damageOf(move.cards),
      card,
      buffs: buffsOf(move.cards),
      form: 'follow-up',
      contact: true,
      board: null,
    })
  },

  lapse(draft): void {
    draft.steps.pop()
  },

  settle(draft, step): boolean {
    if (isIn(draft, step.grabber) && isIn(draft, step.victim)) return true
    draft.steps.pop()
    return false
  },
}
