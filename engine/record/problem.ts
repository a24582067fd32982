/** A reading that failed: where, why, and what stood there. */
import type { ReadProblem } from '../ruleset.ts'
import type { Params } from '../verdict.ts'
import { nearest } from './names.ts'

/** A failed reading. `column` is a place in the text that was read, from 0. */
export const problem = (column: number, reason: string, params: ReadProblem['params'] = {}) =>
  ({ ok: false, problem: { column, reason, params } }) as const

/** What is shown of a text that somebody else wrote: enough to find it, never all of a long one. */
export function shown(text: string): string {
  const trimmed = text.trim()
  return trimmed.length <= 60 ? trimmed : `${trimmed.slice(0, 57)}…`
}

/** Parameters of an "unknown …" problem. */
export function named(written: string, candidates: readonly string[]): Params {
  const near = nearest(written, candidates)
  return { found: shown(written), ...(near === undefined ? {} : { nearest: shown(near) }) }
}

/** Where a player has to be named: nobody is, or nobody is called so. */
export function noPlayer(written: string, column: number, names: readonly string[]): ReturnType<typeof problem> {
  return written === ''
    ? problem(column, 'expected', { expected: 'player', found: '' })
    : problem(column, 'unknown-name', named(written, names))
}
