/** How One Card is written in a record: declarations, corrections, facts. */
import { directionName } from '../direction.ts'
import { askFact, playerFact } from '../record/facts.ts'
import { fold, seatOf } from '../record/names.ts'
import { named, noPlayer, problem, shown } from '../record/problem.ts'
import type { Declaration, Fact, Field, Notation, ReadProblem, Result, Seat } from '../ruleset.ts'
import { cardNamed, nearestCard, type Suit, suitSign, suits } from './cards.ts'
import { handOf, pendingOf, type State, suitToFollow, topId, winnerOf } from './state.ts'
import { ask } from './view.ts'

const corrections: Readonly<Record<string, Field>> = {
  hand: { of: 'player', value: 'number' },
  turn: { of: 'table', value: 'player' },
  reshuffle: { of: 'table', value: 'nothing' },
}

const facts: Readonly<Record<string, Fact<State>>> = {
  hand: { of: 'player', value: 'number', read: (state, seat) => String(handOf(state, seat)) },
  turn: playerFact((state) => (winnerOf(state) === null ? state.turn : null)),
  ask: askFact(ask),
  winner: playerFact(winnerOf),
  top: { of: 'table', value: 'text', read: (state) => topId(state) },
  suit: { of: 'table', value: 'text', read: (state) => suitToFollow(state) },
  pending: { of: 'table', value: 'number', read: (state) => String(pendingOf(state)) },
  direction: { of: 'table', value: 'text', read: (state) => directionName(state.direction) },
  stock: { of: 'table', value: 'number', read: (state) => String(state.stock) },
}

export const notation: Notation<State> = {
  headers: [{ key: 'top', usual: '', input: 'card' }],
  corrections,
  facts,
  read,
  write,
}

type Reading = Result<Declaration, ReadProblem>

/** Reads what stands after `Name:`: cards joined by `+` and perhaps the suit they call, `draw`, `one card Name`. */
function read(text: string, seat: Seat, names: readonly string[]): Reading {
  const from = text.length - text.trimStart().length
  const body = text.trim()
  if (body === '') return problem(text.length, 'expected', { expected: 'declaration', found: '' })
  const draw = /^draw(?=$|\s)\s*/i.exec(body)
  if (draw !== null) {
    const rest = body.slice(draw[0].length)
    if (rest !== '') return problem(from + draw[0].length, 'unexpected', { found: shown(rest) })
    return { ok: true, value: { seat, cards: [], word: 'draw' } }
  }
  const call = /^one[\s-]*card(?=$|\s)\s*/i.exec(body)
  if (call !== null) return readCall(body.slice(call[0].length), from + call[0].length, seat, names)
  return readCards(body, from, seat)
}

function readCall(written: string, column: number, seat: Seat, names: readonly string[]): Reading {
  const holder = seatOf(written, names)
  if (holder < 0) return noPlayer(written, column, names)
  return { ok: true, value: { seat, cards: [], word: 'one-card', targets: [{ seat: holder }] } }
}

function readCards(body: string, from: number, seat: Seat): Reading {
  const calls = /\s+calls(?=$|\s)\s*/i.exec(body)
  const list = calls === null ? body : body.slice(0, calls.index)
  const cards: string[] = []
  let column = from
  for (const part of list.split('+')) {
    const written = part.trim()
    const at = column + part.length - part.trimStart().length
    const card = cardNamed(written)
    if (card === undefined) return notACard(written, at)
    cards.push(card)
    column += part.length + 1
  }
  if (calls === null) return { ok: true, value: { seat, cards } }
  const start = calls.index + calls[0].length
  const suit = readSuit(body.slice(start), from + start)
  return suit.ok ? { ok: true, value: { seat, cards, details: { calls: suit.value } } } : suit
}

function notACard(written: string, column: number): { ok: false; problem: ReadProblem } {
  if (written === '') return problem(column, 'expected', { expected: 'card', found: '' })
  // A card with something behind it: what stands behind it is the trouble.
  const head = /^\S+(?=\s)/.exec(written)?.[0] ?? ''
  if (cardNamed(head) !== undefined) {
    const rest = written.slice(head.length)
    return problem(column + written.length - rest.trimStart().length, 'unexpected', { found: shown(rest) })
  }
  const near = nearestCard(written) ?? named(written, WORDS).nearest
  return problem(column, 'unknown-card', { found: shown(written), ...(near === undefined ? {} : { nearest: near }) })
}

const WORDS = ['draw', 'one card']

const suitSpellings = new Map<string, Suit>(
  suits.flatMap((suit) => [suit, suit.slice(0, -1), suitSign(suit)].map((name) => [fold(name), suit] as const)),
)

function readSuit(written: string, column: number): Result<Suit, ReadProblem> {
  const suit = suitSpellings.get(fold(written))
  if (suit !== undefined) return { ok: true, value: suit }
  return problem(column, 'expected', { ...named(written, suits), expected: suits })
}

/** Writes a declaration so that `read` gives the same one back. */
function write(move: Declaration, names: readonly string[]): string {
  if (move.word === 'one-card') return `one card ${names[move.targets?.[0]?.seat ?? -1] ?? ''}`.trimEnd()
  if (move.word !== undefined) return move.word
  const calls = move.details?.calls
  return `${move.cards.join(' + ')}${calls === undefined ? '' : ` calls ${calls}`}`
}
