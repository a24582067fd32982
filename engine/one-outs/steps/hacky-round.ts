/**
 * The chain of a Hacky Sack (`hacky.chain`): round and round, one Attack card each; the first who cannot takes the hit
 * (`hacky.hit`).
 */

import { Faults } from '../../faults.ts'
import { legal, type Verdict } from '../../verdict.ts'
import { cardOf, standsAlone } from '../cards.ts'
import { claimNone, contradictions } from '../claims.ts'
import { hurt, spend } from '../draft.ts'
import { refuseUnheld } from '../refusals.ts'
import { type Hacky, isIn, NO_CARDS, nextIn, playerAt } from '../state.ts'
import type { MustStep } from './step.ts'

export const hackyRound: MustStep<Hacky> = {
  must: true,
  who: (step) => [step.asked],
  params: (step) => ({ who: step.asked, by: step.starter, damage: step.damage }),

  judge(state, step, move): Verdict {
    const player = playerAt(state, move.seat)
    const about = { who: move.seat, damage: step.damage }
    const faults = new Faults()
    if (move.word === 'no-attack-card') {
      if (player.boards.length === 0) return legal('claim', ['hacky.hit', 'hacky.must'], about, [], 'claim.hacky')
      faults.add('hacky.must', about, 'hacky.must.board')
      return faults.verdict
    }
    if (move.word !== undefined) {
      faults.add('hacky.must', about)
      return faults.verdict
    }
    const id = move.cards[0] ?? ''
    const card = cardOf(id)
    const keeps = card?.attack !== undefined && (state.rulings['hacky-keeps'] !== 'standalone' || standsAlone(card))
    if (move.cards.length !== 1) faults.add('hacky.chain', { ...about, cards: move.cards }, 'hacky.chain.one')
    else if (!keeps) faults.add('hacky.chain', { ...about, card: id }, 'hacky.chain.card')
    else if (move.targets !== undefined) faults.add('hacky.chain', about, 'hacky.chain.target')
    refuseUnheld(state, faults, move.seat, move.cards)
    if (!faults.none) return faults.verdict
    return legal(
      'chain',
      ['hacky.chain', 'hacky.must'],
      { who: move.seat, damage: step.damage, card: id },
      contradictions(state, move.seat, move.cards),
    )
  },

  play(draft, step, move): void {
    draft.steps.pop()
    if (move.word !== 'no-attack-card') {
      for (const id of move.cards) spend(draft, move.seat, id)
      draft.steps.push({ ...step, asked: nextIn(draft, step.asked) })
      return
    }
    claimNone(draft, move.seat, draft.rulings['hacky-keeps'] === 'standalone')
    if (draft.rulings['hacky-defend'] !== 'yes') {
      hurt(draft, move.seat, step.damage, 'hacky-sack', null)
      return
    }
    draft.steps.push({
      kind: 'strike',
      attacker: null,
      victim: move.seat,
      damage: step.damage,
      card: 'hacky-sack',
      buffs: NO_CARDS,
      form: 'hacky-hit',
      contact: false,
      board: null,
    })
  },

  settle(draft, step): boolean {
    if (isIn(draft, step.asked)) return true
    draft.steps.pop()
    draft.steps.push({ ...step, asked: nextIn(draft, step.asked) })
    return false
  },
}
