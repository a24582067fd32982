/** What the tests of One Card share: records replayed by the product's own reader, and tables set up in one line. */
import { ruleset, type State } from '../../../engine/one-card/index.ts'
import { readRecord } from '../../../engine/record/read.ts'
import { type ReplayedLine, replay, startRecord } from '../../../engine/record/replay.ts'
import { readProblem } from '../../../engine/record/text/en.ts'
import { type Declaration, type Ruleset, type Rulings, usualRulings } from '../../../engine/ruleset.ts'

export const NAMES = ['Ann', 'Ben', 'Cas', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
export const [ANN, BEN, CAS] = [0, 1, 2] as const

export interface Table {
  readonly players?: number
  readonly top?: string
  readonly rulings?: string
}

/** A record's text. Ann deals, so that with three players Cas starts, then Ben, then Ann; with two it is Ben. */
function record({ players = 3, top = '4S', rulings = '' }: Table, lines: string): string {
  const header = [
    'game: one-card',
    `players: ${NAMES.slice(0, players).join(', ')}`,
    'dealer: Ann',
    `top: ${top}`,
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

/** A table at the start, the first player the dealer. */
export function started(players = 3, top = '4S', rulings: Rulings = {}): State {
  const result = ruleset.start(
    { players: NAMES.slice(0, players), dealer: ANN, options: { top } },
    { ...usualRulings(ruleset.rulings), ...rulings },
  )
  if (!result.ok) throw new Error(result.problem.map((one) => one.reason).join())
  return result.value
}

/** What a seat says, in the words of a record. */
export function say(seat: number, text: string): Declaration {
  const read = ruleset.notation.read(text, seat, NAMES)
  if (!read.ok) throw new Error(`${text}: ${read.problem.reason}`)
  return read.value
}

/** Legal moves played one after another: `Cas: 5S`. */
export function playedOn(state: State, ...lines: readonly string[]): State {
  let now = state
  for (const line of lines) {
    const [name = '', text = ''] = line.split(': ')
    const move = say(NAMES.indexOf(name), text)
    const verdict = ruleset.judge(now, move)
    if (!verdict.legal) throw new Error(`${line}: ${verdict.rules[0]}`)
    now = ruleset.play(now, move)
  }
  return now
}

/** 54 = stock + discard pile + hands. */
export function cardsOf(state: State): number {
  return state.stock + state.discard.length + state.hands.reduce((sum, hand) => sum + hand, 0)
}
