/** 2min Noodles wait only for a Down Trow (`noodles.turn`). */
import { legal } from '../../verdict.ts'
import { setPlayer, tell } from '../draft.ts'
import { type Heal, isIn, playerAt } from '../state.ts'
import type { MayStep } from './step.ts'

export const heal: MayStep<Heal> = {
  must: false,
  who: (step) => [step.healer],
  params: (step) => ({ who: step.healer, amount: step.amount }),
  judge: (_state, step, move) =>
    move.word === 'decline' ? legal('decline', ['noodles.turn'], { who: step.healer }, [], 'decline.heal') : undefined,
  play(draft, step): void {
    heal.lapse(draft, step)
  },
  lapse(draft, step): void {
    draft.steps.pop()
    if (!isIn(draft, step.healer)) return
    const player = playerAt(draft, step.healer)
    const healed = player.hp + step.amount
    // `heal-cap`: never above the start, but never down to it either.
    const hp = draft.rulings['heal-cap'] === 'start' ? Math.max(player.hp, Math.min(healed, draft.startHp)) : healed
    if (hp === player.hp) return
    setPlayer(draft, step.healer, { hp })
    tell(draft, {
      kind: 'hp',
      seat: step.healer,
      change: hp - player.hp,
      card: 'noodles',
      cause: 'heal',
      by: step.healer,
    })
  },
  settle(draft, step): boolean {
    if (isIn(draft, step.healer)) return true
    draft.steps.pop()
    return false
  },
}
