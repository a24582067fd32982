/** What is learnt as lines of text, each a piece that is read in a moment: so it lies in the package. */
import type { Learnt, LearntWay } from './learn.ts'
import type { Steps } from './steps.ts'

/** Ways and features to a line: JSON of a few kilobytes. */
const TO_A_LINE = 200

/** @param learnt what `linesOf` gives back from these lines */
export function* linesFrom(learnt: Learnt): Generator<string> {
  const { ways, habits, ...rest } = learnt
  const { features, rows, ...others } = habits
  yield JSON.stringify({ ...rest, ...others, features, ways: ways.length })
  for (const some of cut(ways)) yield JSON.stringify(some.map(shortened))
  for (const some of cut(rows)) yield JSON.stringify(some)
}

/**
 * Reads what was learnt, a line a step.
 * @param lines as `linesFrom` wrote them: both are of one build, so nothing is checked
 */
export function* learntFrom(lines: readonly string[]): Steps<Learnt> {
  const [first = '{}', ...others] = lines
  const { answers, features, ways: count, ...rest } = JSON.parse(first) as Head
  const ways: LearntWay[] = []
  const rows: (readonly number[])[] = []
  for (const line of others) {
    yield
    if (ways.length < count) ways.push(...(JSON.parse(line) as ShortWay[]).map(lengthened))
    else rows.push(...(JSON.parse(line) as number[][]))
  }
  return { ...rest, ways, habits: { answers, features, rows } }
}

type Head = Pick<Learnt, 'statements' | 'meanings' | 'stems'> &
  Pick<Learnt['habits'], 'answers' | 'features'> & { readonly ways: number }

/** Few ways have words that they need or bar. */
type ShortWay = readonly [
  statement: number,
  ids: readonly number[],
  needed?: readonly number[],
  barred?: readonly number[],
]

function shortened([statement, ids, needed, barred]: LearntWay): ShortWay {
  if (barred.length > 0) return [statement, ids, needed, barred]
  return needed.length > 0 ? [statement, ids, needed] : [statement, ids]
}

function lengthened([statement, ids, needed = [], barred = []]: ShortWay): LearntWay {
  return [statement, ids, needed, barred]
}

function* cut<Item>(list: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < list.length; at += TO_A_LINE) yield list.slice(at, at + TO_A_LINE)
}
