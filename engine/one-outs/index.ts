/** One-Outs, edition 1. */
import type { Ruleset } from '../ruleset.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { correct, overrule } from './correct.ts'
import { notation } from './notation.ts'
import { judge, play } from './play.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { SEATS, start } from './start.ts'
import type { State } from './state.ts'
import { ask, view } from './view.ts'

export const ruleset: Ruleset<State> = {
  id: 'one-outs',
  name: 'One-Outs',
  edition: 1,
  seats: SEATS,
  cards,
  rules,
  rulings,
  notation,
  start,
  judge,
  play,
  overrule,
  correct,
  ask,
  choices: (state, seat, said) => choices(ruleset, state, seat, said),
  view,
}
