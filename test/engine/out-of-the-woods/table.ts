/** What the tests of Out of the Woods share: records replayed by the product's own reader, and tables set up in one line. */
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import type { State } from '../../../engine/out-of-the-woods/state.ts'
import type { Declaration } from '../../../engine/ruleset.ts'
import { failure, failures, type Replayed, recordText, replayText } from '../replayed.ts'

export const NAMES = ['Ann', 'Ben', 'Cas', 'Dan']
export const [ANN, BEN, CAS, DAN] = [0, 1, 2, 3] as const

export interface Table {
  /** Ann deals, so that Ann starts; then Ben, Cas, Dan. */
  readonly players?: number
  readonly houses?: string
  readonly stories?: string
  readonly rulings?: string
}

/** A record's text. */
export function record({ players = 3, houses = '', stories = '', rulings = '' }: Table, lines: string): string {
  const seated = NAMES.slice(0, players).join(', ')
  return recordText({ game: 'out-of-the-woods', players: seated, dealer: 'Ann', houses, stories, rulings }, lines)
}

/** Where a session stands after a record, with every line of it. */
export function replayed(table: Table, lines: string): Replayed<State> {
  return replayText(record(table, lines), ruleset)
}

/** What the referee would fail a record for, a line each; empty for one that holds. */
export function faults(table: Table, lines: string): string[] {
  return failures(replayed(table, lines))
}

/** The state after lines of a record that all hold. */
export function stateAfter(table: Table, lines: string): State {
  const all = replayed(table, lines)
  for (const line of all.lines) {
    const wrong = failure(line)
    if (wrong !== undefined) throw new Error(`${line.line.text}: ${wrong}`)
  }
  return all.state
}

/** What a seat says, in the words of a record; nobody in particular says `done`. */
function say(state: State, seat: number | null, text: string): Declaration {
  if (seat === null) return { seat, cards: [], word: text }
  const read = ruleset.notation.read(text, seat, NAMES, state)
  if (!read.ok) throw new Error(`${text}: ${read.problem.reason}`)
  return read.value
}

/** The verdict on what a seat says. */
export function judged(state: State, seat: number | null, text: string) {
  return ruleset.judge(state, say(state, seat, text))
}
