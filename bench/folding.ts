/** What opening a long log costs: folding it into states must take a time that grows with its length, and no faster. */
import { ruleset } from '../engine/one-outs/index.ts'
import { fold, type LogEntry } from '../engine/session.ts'
import { begun, setupOf } from './begun.ts'
import { median, millis, type Result, under } from './measure.ts'

const SHORT = 2_000
const LONG = 32_000
const ROUNDS = 7

export async function folding(): Promise<Result[]> {
  const start = begun(ruleset, setupOf(['Ann', 'Ben', 'Cas'], { hp: '7' }))
  /** Corrections, which cost little to play, so that what is measured is the folding. */
  const log = (entries: number) =>
    Array.from({ length: entries }, (_, nth): LogEntry => {
      if (nth % 50 === 49) return { kind: 'undo' }
      return { kind: 'correction', fix: { kind: 'hp', seat: nth % 3, value: 1 + (nth % 7) } }
    })
  /** Microseconds an entry. */
  const cost = (entries: number) => {
    const own = log(entries)
    return median(Array.from({ length: ROUNDS }, () => (1000 * millis(() => fold(ruleset, start, own))) / entries))
  }
  cost(SHORT)
  const short = cost(SHORT)
  const long = cost(LONG)
  return [
    { what: `folding a log of ${SHORT} entries, an entry`, value: short, unit: 'µs' },
    {
      what: `folding a log of ${LONG} entries, an entry`,
      value: long,
      unit: 'µs',
      // Sixteen times the entries: what grew with their square would take sixteen times as long an entry. More than once,
      // since so many states are more work for the garbage collector.
      goal: under(4 * short, long, 'not four times as much'),
    },
  ]
}
