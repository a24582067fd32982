/** Every step kind with its module: the one place that knows them all. */
import type { Step } from '../state.ts'
import { contact } from './contact.ts'
import { eggs } from './eggs.ts'
import { followUp } from './follow-up.ts'
import { hackyRound } from './hacky-round.ts'
import { heal } from './heal.ts'
import { narkRound } from './nark-round.ts'
import type { StepKind } from './step.ts'
import { strike } from './strike.ts'
import { theft } from './theft.ts'

type Kinds = { readonly [Kind in Step['kind']]: StepKind<Extract<Step, { readonly kind: Kind }>> }

const kinds: Kinds = {
  strike,
  contact,
  'follow-up': followUp,
  nark: narkRound,
  'hacky-sack': hackyRound,
  eggs,
  heal,
  theft,
}

/** The module of a step, typed for that step. */
export function kindOf<One extends Step>(step: One): StepKind<One> {
  return kinds[step.kind] as StepKind<One>
}
