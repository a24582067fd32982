/** Sessions that have begun, by the usual rulings. */
import { type BaseState, type Ruleset, type Setup, usualRulings } from '../engine/ruleset.ts'

/** The last player deals, so that clockwise the first one begins. */
export function setupOf(players: readonly string[], options: Setup['options']): Setup {
  return { players, dealer: players.length - 1, options }
}

/** The first state of a session. */
export function begun<State extends BaseState>(ruleset: Ruleset<State>, setup: Setup): State {
  const started = ruleset.start(setup, usualRulings(ruleset.rulings))
  if (!started.ok) throw new Error(`${ruleset.name} does not start`)
  return started.value
}
