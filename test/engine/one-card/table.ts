/** What the tests of One Card share: records replayed by the product's own reader, and tables set up in one line. */
import { ruleset } from '../../../engine/one-card/index.ts'
import type { State } from '../../../engine/one-card/state.ts'
import { type Declaration, type Rulings, usualRulings } from '../../../engine/ruleset.ts'
import { failures, type Replayed, recordText, replayText } from '../replayed.ts'

export const NAMES = ['Ann', 'Ben', 'Cas', 'Dan', 'Eva', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon']
export const [ANN, BEN, CAS] = [0, 1, 2] as const

export interface Table {
  readonly players?: number
  readonly top?: string
  readonly rulings?: string
}

/** A record's text. Ann deals, so that with three players Cas starts, then Ben, then Ann; with two it is Ben. */
function record({ players = 3, top = '4S', rulings = '' }: Table, lines: string): string {
  const seated = NAMES.slice(0, players).join(', ')
  return recordText({ game: 'one-card', players: seated, dealer: 'Ann', top, rulings }, lines)
}

/** Where a session stands after a record, with every line of it. */
export function replayed(table: Table, lines: string): Replayed<State> {
  return replayText(record(table, lines), ruleset)
}

/** What the referee would fail a record for, a line each; empty for one that holds. */
export function faults(table: Table, lines: string): string[] {
  return failures(replayed(table, lines))
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
