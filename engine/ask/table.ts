/** Questions about the table as it stands: whose turn it is, what somebody has, what they may do now. */

import { hinges } from '../hinges.ts'
import { type Phrasing, readPhrase } from '../phrase/phrase.ts'
import { fold } from '../record/names.ts'
import type { BaseState, Declaration, Ruleset, Seat } from '../ruleset.ts'
import type { Verdict } from '../verdict.ts'
import { isAsking } from './asking.ts'
import type { Finding } from './knowledge.ts'
import type { Reading } from './reading.ts'

export interface Table {
  readonly game: Ruleset
  readonly phrasing: Phrasing
  readonly state: BaseState
  readonly names: readonly string[]
  /** Facts of the notation by the meaning that asks for them, e.g. `hp` for `hp`. */
  readonly facts: Readonly<Record<string, string>>
}

/** An answer that holds for this table at this moment. */
export interface TableFinding {
  readonly finding: Finding
  /** Whether a move that was typed out was judged, or a question about the state. */
  readonly judged: 'table' | 'play'
  /** The move that was judged and the verdict on it, where it was one. */
  readonly judgement?: { readonly move: Declaration; readonly verdict: Verdict }
}

const NOW = /\b(now|currently|at the moment|this turn|right away)\b/i

/**
 * Answers from the state, or undefined where the question is about the rules at large: it names nobody who sits here
 * and does not say `now`.
 */
export function askTable(question: string, reading: Reading, table: Table): TableFinding | undefined {
  const seats = seatsIn(reading, table.names)
  const ids = new Set(reading.tokens.map((token) => token.id))
  const whose = ids.has('whose-turn') || (/\bwho\b/i.test(question) && NOW.test(question))
  if (seats.length === 0 && !NOW.test(question) && !whose) return undefined
  const asked = table.game.ask(table.state)
  if (whose && seats.length === 0)
    return factOf(asked.who.map((seat) => table.names[seat] as string).join(', '), 'turn.owner')
  const seat = seats[0] ?? asked.who[0]
  if (seat === undefined) return undefined
  const counted = countOf(reading, ids, table, seat, seats.length > 0)
  if (counted !== undefined) return counted
  return judgedMove(question, reading, table, seat, seats[1])
}

function factOf(fact: string, rule: string): TableFinding | undefined {
  return fact === '' ? undefined : { judged: 'table', finding: { kind: 'fact', rules: [rule], rulings: [], fact } }
}

/** The players a question names, in the order said. */
function seatsIn(reading: Reading, names: readonly string[]): Seat[] {
  const folded = names.map(fold)
  return reading.words.flatMap(({ text }) => {
    const seat = folded.indexOf(fold(text))
    return seat < 0 ? [] : [seat]
  })
}

/** `how many cards does Max draw`, `how much hp has Nova`. */
function countOf(
  reading: Reading,
  ids: ReadonlySet<string>,
  { game, state, names, facts }: Table,
  seat: Seat,
  named: boolean,
): TableFinding | undefined {
  if (!reading.asks.has('count') && !reading.asks.has('what') && !reading.asks.has('which')) return undefined
  if (ids.has('draw') || ids.has('draw-up')) {
    const pending = game.notation.facts.pending?.read(state, seat, names)
    if (pending !== undefined && pending !== '0') return factOf(pending, 'attack.draw')
    return drawnAtEnd(game, state, seat)
  }
  for (const [meaning, rule] of Object.entries(facts)) {
    const [key, ...rules] = rule.split(' ') as [string, ...string[]]
    const fact = game.notation.facts[key]
    if (!ids.has(meaning) || fact === undefined || (fact.of === 'player' && !named)) continue
    return factOf(fact.read(state, seat, names), rules[0] ?? key)
  }
  return undefined
}

/** How many cards a player draws when the play in progress is over, or undefined where none is with which somebody does. */
function drawnAtEnd(game: Ruleset, state: BaseState, seat: Seat): TableFinding | undefined {
  const done: Declaration = { seat: null, cards: [], word: 'done' }
  const verdict = game.judge(state, done)
  if (!verdict.legal) return undefined
  const hands = game.play(state, done).happened.filter(({ kind }) => kind === 'hand')
  // What somebody gives is not drawn.
  const giving = hands.flatMap(({ seat: giver, change = 0 }) => (change < 0 ? [giver] : []))
  const drawn = hands.filter(({ change = 0, by }) => change > 0 && !giving.some((giver) => giver === by))
  if (drawn.length === 0) return undefined
  const own = drawn.reduce((sum, one) => sum + (one.seat === seat ? (one.change ?? 0) : 0), 0)
  return factOf(String(own), verdict.rules[0] as string)
}

/** A move that somebody would make now, judged by the engine. */
function judgedMove(
  question: string,
  reading: Reading,
  { game, phrasing, state, names }: Table,
  seat: Seat,
  target: Seat | undefined,
): TableFinding | undefined {
  const asking = isAsking(question)
  const plain = question.replace(/^\s*(can|could|may|is|does|do|am|are)\s+/i, '')
  const phrase = readPhrase(plain.replace(NOW, ''), phrasing, state, seat, names)
  const first = phrase.readings[0]
  if (first !== undefined && phrase.unknown.length === 0 && (asking || first.sure)) {
    const complete = game.judge(state, first.move)
    const aimed = first.move.cards.length === 0 || first.move.targets !== undefined
    if (complete.legal || aimed) return ruled(game, state, first.move, asking ? 'table' : 'play')
  }
  if (!asking) return undefined
  const choice = game.choices(state, seat).find(({ id }) => id === reading.cards[0])
  const way = choice?.ways.find(({ move }) => target === undefined || move.targets?.some((one) => one.seat === target))
  return way === undefined ? undefined : ruled(game, state, way.move, 'table')
}

function ruled(game: Ruleset, state: BaseState, move: Declaration, judged: TableFinding['judged']): TableFinding {
  const verdict = game.judge(state, move)
  const rulings = hinges(game, state, move)
  // The table's own rulings are known here, so the answer is theirs; the rulings it hinges on are named with it.
  return {
    judged,
    judgement: { move, verdict },
    finding: { kind: verdict.legal ? 'yes' : 'no', rules: verdict.rules, rulings },
  }
}
