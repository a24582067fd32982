/**
 * Eggs still in the air (`eggs.separate`): each becomes a strike of its own when the one before is answered. `settle` takes
 * the step away as soon as it is on top, so nobody is ever asked.
 */
import { cardOf } from '../cards.ts'
import { type Eggs, NO_CARDS } from '../state.ts'
import type { MayStep } from './step.ts'

export const eggs: MayStep<Eggs> = {
  must: false,
  who: () => [],
  params: () => ({}),
  judge: () => undefined,
  play: () => {},
  lapse(draft): void {
    draft.steps.pop()
  },
  settle(draft, step): boolean {
    draft.steps.pop()
    const [victim, ...rest] = step.at
    if (victim === undefined) return false
    if (rest.length > 0) draft.steps.push({ ...step, at: rest })
    draft.steps.push({
      kind: 'strike',
      attacker: step.thrower,
      victim,
      damage: cardOf('four-eggs')?.damage ?? 0,
      card: 'four-eggs',
      buffs: NO_CARDS,
      form: 'egg',
      contact: false,
      board: null,
    })
    return false
  },
}
