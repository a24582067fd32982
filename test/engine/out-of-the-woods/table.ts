/** What the tests of Out of the Woods share: records replayed by the product's own reader, and tables set up in one line. */
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import type { State } from '../../../engine/out-of-the-woods/state.ts'
import { readRecord } from '../../../engine/record/read.ts'
import { type ReplayedLine, replay, startRecord } from '../../../engine/record/replay.ts'
import { readProblem } from '../../../engine/record/text/en.ts'
import type { Declaration, Ruleset } from '../../../engine/ruleset.ts'

export const NAMES = ['Ann', 'Ben', 'Cas', 'Dan']
export const [ANN, BEN, CAS] = [0, 1, 2] as const

export interface Table {
  /** Ann deals, so that Ann starts; then Ben, Cas, Dan. */
  readonly players?: number
  readonly houses?: string
  readonly stories?: string
  readonly rulings?: string
}

/** A record's text. */
export function record({ players = 3, houses = '', stories = '', rulings = '' }: Table, lines: string): string {
  const header = [
    'game: out-of-the-woods',
    `players: ${NAMES.slice(0, players).join(', ')}`,
    'dealer: Ann',
    ...(houses === '' ? [] : [`houses: ${houses}`]),
    ...(stories === '' ? [] : [`stories: ${stories}`]),
    ...(rulings === '' ? [] : [`rulings: ${rulings}`]),
  ]
  return [...header, '', ...lines.split('\n').map((line) => line.trim())].join('\n')
}

/** Where a session stands after a record, with every line of it. */
export function replayed(table: Table, lines: string): { lines: readonly ReplayedLine<State>[]; state: State } {
  const read = readRecord(record(table, lines), ruleset as unknown as Ruleset)
  if (!read.ok) throw new Error(read.problem.map((one) => `line ${one.line}: ${one.reason}`).join('\n'))
  const all = [...replay(read.value, ruleset)]
  return { lines: all, state: all.at(-1)?.after ?? startRecord(read.value, ruleset) }
}

/**
 * What the referee would fail a record for, a line each; empty for one that holds. A record without anything that
 * could fail is a fault itself.
 */
export function faults(table: Table, lines: string): string[] {
  const found: string[] = []
  let said = 0
  for (const { line, verdict, problem, holds, got } of replayed(table, lines).lines) {
    const fault = (what: string) => found.push(`${line.text}: ${what}`)
    if (!line.said.ok) fault(readProblem(line.said.problem.reason, line.said.problem.params))
    else if (problem !== undefined) fault(problem.reason)
    else if (holds === false) fault(`got ${got}`)
    else if (holds === undefined && line.kind === 'move' && verdict?.legal !== true) fault(`${verdict?.rules[0]}`)
    if (holds !== undefined) said++
  }
  return said > 0 ? found : ['nothing is asserted']
}

/** The state after lines of a record that all hold. */
export function stateAfter(table: Table, lines: string): State {
  const { lines: all, state } = replayed(table, lines)
  for (const { line, verdict, problem, holds } of all)
    if (!line.said.ok || problem !== undefined || holds === false || (line.kind === 'move' && verdict?.legal === false))
      throw new Error(`${line.text}: ${verdict?.rules[0] ?? problem?.reason ?? 'does not hold'}`)
  return state
}

/** What a seat says, in the words of a record. */
function say(state: State, seat: number, text: string): Declaration {
  const read = ruleset.notation.read(text, seat, NAMES, state)
  if (!read.ok) throw new Error(`${text}: ${read.problem.reason}`)
  return read.value
}

/** The verdict on what a seat says. */
export function judged(state: State, seat: number, text: string) {
  return ruleset.judge(state, say(state, seat, text))
}
