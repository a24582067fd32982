/** What a correction may set, in every game. */
import type { Correction } from './ruleset.ts'

/** Most HP and most cards that a correction can set. */
export const MOST = 999

/** Whether the value of a correction is a whole number from 0 to `most`. */
export function canBeSet(value: Correction['value'], most = MOST): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
}
