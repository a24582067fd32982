/**
 * How likely each of several findings is the answer to a question: everything that speaks for or against one, weighed
 * and put in proportion to the others. The weights are learnt by `npm run -s weights`, which prints them.
 */
import type { AnswerKind, Finding } from './knowledge.ts'
import type { Match } from './matcher.ts'
import type { Reading } from './reading.ts'

type Clue =
  | 'fit'
  | 'likely'
  | 'likely rule'
  | 'likely kind'
  | 'other mode'
  | 'worked out'
  | 'spoken'
  | 'strange words'
  | `${AnswerKind}, a yes or no wanted`
  | `${AnswerKind}, something else wanted`

/** What speaks for and against a finding, by name. */
export type Clues = Readonly<Partial<Record<Clue, number>>>

/** What each clue counts. */
const WEIGHTS: Clues = {
  fit: 4.974,
  likely: 0.388,
  'likely rule': 0.381,
  'likely kind': 0.22,
  'other mode': 0.22,
  'worked out': 2.157,
  spoken: -0.058,
  'strange words': 0.861,
  'yes, a yes or no wanted': 0.004,
  'no, a yes or no wanted': 0.045,
  'depends, a yes or no wanted': 0.094,
  'fact, a yes or no wanted': -0.562,
  'unknown, a yes or no wanted': 0.524,
  'unknown, something else wanted': 1.873,
  'depends, something else wanted': -0.06,
  'yes, something else wanted': -2.213,
  'no, something else wanted': -1.341,
  'fact, something else wanted': 2.008,
}

/** The least share anything counts as: what was never seen is not impossible. */
const LEAST = { likely: 0.003, rule: 0.001, kind: 0.01 }
/** More strange words than this say no more. */
const MOST_STRANGE = 3

/** @param finding what the statement that was matched comes to for this question */
export function cluesOf(match: Match, finding: Finding, reading: Reading): Clues {
  const wants = reading.asks.has('polar') ? 'a yes or no wanted' : 'something else wanted'
  // That the rules do not say is one answer, whatever the subject is.
  const { answer, rule, kind } = match.likely
  const silent = finding.kind === 'unknown'
  return {
    fit: match.fit,
    likely: Math.log(LEAST.likely + (silent ? kind : answer)),
    'likely rule': Math.log(LEAST.rule + (silent ? kind : rule)),
    'likely kind': Math.log(LEAST.kind + kind),
    'other mode': match.otherMode ? 1 : 0,
    'worked out': match.statement.work === undefined ? 0 : 1,
    spoken: match.statement.spoken === true ? 1 : 0,
    'strange words': silent ? Math.min(MOST_STRANGE, reading.strange.length) : 0,
    [`${finding.kind}, ${wants}`]: 1,
  }
}

/** How likely each of them is the answer, from 0 to 1; all together they make 1. */
export function sharesOf(all: readonly Clues[], weights: Clues = WEIGHTS): readonly number[] {
  const sums = all.map((clues) =>
    Object.entries(clues).reduce((sum, [clue, value]) => sum + value * (weights[clue as Clue] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const whole = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / whole)
}
