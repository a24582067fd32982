/** What cards do to players. */
import type { Happening, Seat } from '../../ruleset.ts'
import type { Effect } from '../state.ts'

/** An Attack, a Burden or a Bedevil. */
export function isHit(effect: Effect | null): effect is Extract<Effect, { at: Seat }> {
  return effect !== null && 'at' in effect
}

/** Cards that somebody takes for an Attack or a Bedevil. */
export function drawnIn(happened: readonly Happening[], seat: Seat): number {
  return happened
    .filter((one) => one.seat === seat && TAKEN.has(one.cause ?? ''))
    .reduce((sum, { change = 0 }) => sum + change, 0)
}

const TAKEN: ReadonlySet<string> = new Set(['attack', 'bedevil'])
