/**
 * The round of a Nark (`nark.circle`): each other player in turn must play one Attack card at the victim if able
 * (`nark.unable`).
 */

import { Faults } from '../../faults.ts'
import { legal, type Verdict } from '../../verdict.ts'
import { atSeveral, damageOf, launch, sharesFour } from '../attack.ts'
import { buffsOf, judgeBuffs, withoutBuffs } from '../buffs.ts'
import { cardOf, citedAs, standsAlone } from '../cards.ts'
import { claimNone, contradictions } from '../claims.ts'
import { type Draft, spend } from '../draft.ts'
import { mayTarget, refuseUnheld } from '../refusals.ts'
import { has, isIn, type Nark, playerAt, type State } from '../state.ts'
import type { MustStep, Said } from './step.ts'

export const narkRound: MustStep<Nark> = {
  must: true,
  who: (step) => step.due.slice(0, 1),
  params: (step) => ({ who: step.due[0] ?? -1, victim: step.victim, by: step.narker }),

  judge(state, step, move): Verdict {
    const player = playerAt(state, move.seat)
    const about = { who: move.seat, victim: step.victim }
    if (move.word === 'no-attack-card') {
      if (player.boards.length === 0) return legal('claim', ['nark.unable', 'nark.circle'], about)
      const faults = new Faults()
      faults.add('nark.circle', about, 'nark.circle.board')
      return faults.verdict
    }
    const faults = new Faults()
    if (move.word !== undefined) {
      faults.add('nark.circle', about)
      return faults.verdict
    }
    const buffs = buffsOf(move.cards)
    const others = withoutBuffs(move.cards)
    refuseUnusable(faults, move.seat, others)
    const wrong = others.find((id) => cardOf(id)?.attack === undefined)
    if (wrong !== undefined || others.length !== 1)
      faults.add('nark.circle', { ...about, cards: move.cards }, 'nark.circle.one')
    refuseTargets(state, step, move, faults)
    if (buffs.length > 0) judgeBuffs(state, faults, move.seat, buffs, ['nark'])
    if (others.includes('four-eggs') && move.targets !== undefined && !sharesFour(move.targets))
      faults.add('eggs.four', { who: move.seat })
    for (const target of move.targets ?? []) mayTarget(state, faults, move.seat, target.seat)
    refuseUnheld(state, faults, move.seat, move.cards)
    if (!faults.none) return faults.verdict
    return legal(
      'attack',
      ['nark.circle', others.includes('four-eggs') ? 'nark.eggs' : 'nark.each', ...others.map(citedAs)],
      { who: move.seat, victim: step.victim, cards: move.cards, damage: damageOf(move.cards) },
      contradictions(state, move.seat, move.cards),
      'attack.nark',
    )
  },

  play(draft, step, move): void {
    draft.steps.pop()
    draft.steps.push({ ...step, due: step.due.slice(1) })
    if (move.word === 'no-attack-card') {
      claimNone(draft, move.seat, true)
      return
    }
    for (const id of move.cards) spend(draft, move.seat, id)
    launch(draft, move.seat, move.cards, move.targets ?? [], step.victim)
  },

  settle(draft, step): boolean {
    const first = step.due[0]
    if (first === undefined || isOver(draft, step)) {
      draft.steps.pop()
      return false
    }
    if (isIn(draft, first)) return true
    draft.steps.pop()
    draft.steps.push({ ...step, due: step.due.slice(1) })
    return false
  },
}

/** The victim is out; or what the rulings `nark-slow-mo` and `nark-narker-out` say. */
function isOver(draft: Draft, step: Nark): boolean {
  if (!isIn(draft, step.victim)) return true
  if (draft.rulings['nark-narker-out'] === 'no' && !isIn(draft, step.narker)) return true
  return draft.rulings['nark-slow-mo'] === 'no' && has(draft.play.slowMo, step.victim)
}

/** `nark.usable`: Nark, Noogie and Bite cannot be the attack of a Nark, and Grab is no Attack card. */
export function refuseUnusable(faults: Faults, who: number, others: readonly string[]): void {
  const unusable = others.find((id) => {
    const card = cardOf(id)
    return id === 'grab' || (card?.attack !== undefined && !standsAlone(card))
  })
  if (unusable !== undefined) faults.add('nark.usable', { who, card: unusable })
}

/** In a Nark a card is aimed at its victim; eggs may be split under ruling `eggs-in-nark` (`nark.circle`). */
function refuseTargets(state: State, step: Nark, move: Said, faults: Faults): void {
  const targets = move.targets
  if (targets === undefined) return
  const about = { who: move.seat, victim: step.victim }
  const eggs = move.cards.includes('four-eggs')
  const atVictim = targets[0]?.seat === step.victim
  const split = eggs && atSeveral(targets)
  if (split && state.rulings['eggs-in-nark'] !== 'split') faults.add('nark.circle', about, 'nark.circle.split')
  else if (!atVictim || (targets.length > 1 && !eggs)) faults.add('nark.circle', about, 'nark.circle.victim')
  else if (targets.some((target) => target.card !== undefined || (target.count !== undefined && !eggs)))
    faults.add('nark.circle', about, 'nark.circle.victim')
}
