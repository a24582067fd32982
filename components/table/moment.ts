/** A table at one moment, from its state. */
import type { BaseState, Ruleset } from '../../engine/ruleset.ts'
import type { GameText } from '../../engine/text.ts'
import { namer } from './namer.ts'
import type { Moment } from './pieces.ts'

/** What everybody sees of a state, who is asked, and the words for it. `names` in seat order. */
export function momentOf(ruleset: Ruleset, text: GameText, names: readonly string[], state: BaseState): Moment {
  return {
    ruleset,
    text,
    say: namer(text, names),
    names,
    state,
    view: ruleset.view(state, names),
    ask: ruleset.ask(state),
  }
}
