/**
 * What is learnt as lines of text, each a piece that is read in a moment: so it lies in the package. The first line is JSON;
 * ways and what is learnt of features are many small numbers, and are written as such (`digits.ts`).
 */
import { inDigits, numbersIn, toSigned, toUnsigned } from './digits.ts'
import type { Learnt, LearntWay } from './learn.ts'
import type { Steps } from './steps.ts'

/** Ways and features to a line: a few kilobytes. */
const TO_A_LINE = 200

/** @param learnt what `learntFrom` gives back from these lines */
export function* linesFrom(learnt: Learnt): Generator<string> {
  const { ways, habits, plain, ...rest } = learnt
  const { answers, features, rows } = habits
  yield JSON.stringify({ ...rest, answers, features, ways: ways.length, rows: rows.length } satisfies Head)
  yield* lined(ways.map(wayAsText))
  yield* lined(rows.map(rowAsText))
  yield* lined(plain.map(inDigits))
}

/**
 * Reads what was learnt, a line a step.
 * @param lines as `linesFrom` wrote them: both are of one build, so nothing is checked
 */
export function* learntFrom(lines: readonly string[]): Steps<Learnt> {
  const [first = '{}', ...others] = lines
  const { answers, features, ways: count, rows: rowCount, ...rest } = JSON.parse(first) as Head
  const ways: LearntWay[] = []
  const rows: (readonly number[])[] = []
  const plain: [key: number, statement: number][] = []
  for (const line of others) {
    yield
    if (ways.length < count) for (const text of line.split(BETWEEN)) ways.push(wayIn(text))
    else if (rows.length < rowCount) for (const text of line.split(BETWEEN)) rows.push(rowIn(text))
    else for (const text of line.split(BETWEEN)) plain.push(plainIn(text))
  }
  return { ...rest, ways, plain, habits: { answers, features, rows } }
}

type Head = Pick<Learnt, 'statements' | 'meanings' | 'stems'> &
  Pick<Learnt['habits'], 'answers' | 'features'> & { readonly ways: number; readonly rows: number }

const BETWEEN = ','

function* lined(texts: readonly string[]): Generator<string> {
  for (let at = 0; at < texts.length; at += TO_A_LINE) yield texts.slice(at, at + TO_A_LINE).join(BETWEEN)
}

/** How many it needs and bars, then everything by number. */
function wayAsText([statement, ids, needed, barred]: LearntWay): string {
  return inDigits([statement, needed.length, barred.length, ...needed, ...barred, ...ids])
}

function wayIn(text: string): LearntWay {
  const [statement = 0, needed = 0, barred = 0, ...ids] = numbersIn(text)
  return [statement, ids.slice(needed + barred), ids.slice(0, needed), ids.slice(needed, needed + barred)]
}

function plainIn(text: string): [key: number, statement: number] {
  const [key = 0, statement = 0] = numbersIn(text)
  return [key, statement]
}

/** Answers come in their order, so how far it is to the next one is a small number. */
function rowAsText(row: readonly number[]): string {
  return inDigits(row.map((one, at) => (at % 2 === 0 ? one - (row[at - 2] ?? 0) : toUnsigned(one))))
}

function rowIn(text: string): number[] {
  const row = numbersIn(text)
  for (let at = 0; at < row.length; at += 2) {
    row[at] = (row[at] ?? 0) + (row[at - 2] ?? 0)
    row[at + 1] = toSigned(row[at + 1] ?? 0)
  }
  return row
}
