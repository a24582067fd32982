/** One Card, edition 1. */
import type { Ruleset } from '../ruleset.ts'
import { cards } from './cards.ts'
import { choices } from './choices.ts'
import { correct } from './correct.ts'
import { judge } from './judge.ts'
import { notation } from './notation.ts'
import { overrule, play } from './play.ts'
import { rules } from './rules.ts'
import { rulings } from './rulings.ts'
import { SEATS, start } from './start.ts'
import type { State } from './state.ts'
import { ask, view } from './view.ts'

export const ruleset: Ruleset<State> = {
  id: 'one-card',
  name: 'One Card',
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
