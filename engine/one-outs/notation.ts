/** How One-Outs is written in a record: declarations, corrections, facts. */
import { askFact, NONE, playerFact } from '../record/facts.ts'
import { fold, seatOf } from '../record/names.ts'
import { named, noPlayer, problem, shown } from '../record/problem.ts'
import { quote } from '../record/quote.ts'
import type { Declaration, Fact, Field, Notation, ReadProblem, Result, Seat, Target } from '../ruleset.ts'
import { ANOTHER, cardOf, cards } from './cards.ts'
import { HP, USUAL_HP } from './start.ts'
import { handLimit, playerAt, type State } from './state.ts'
import { ask } from './view.ts'

const WORDS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  take: 'take',
  pass: 'pass',
  decline: 'decline',
  noattackcard: 'no-attack-card',
})

const names = new Map<string, string>([[fold('another Skateboard'), ANOTHER]])
for (const card of cards) for (const name of [card.name, card.id, ...(card.also ?? [])]) names.set(fold(name), card.id)
const spellings = [
  ...cards.map((card) => card.name),
  'another Skateboard',
  'take',
  'pass',
  'decline',
  'no attack card',
  'Swap',
]

const corrections: Readonly<Record<string, Field>> = {
  hp: { of: 'player', value: 'number' },
  hand: { of: 'player', value: 'number' },
  skateboard: { of: 'player', value: 'number-or-none' },
  out: { of: 'player', value: 'nothing' },
  turn: { of: 'table', value: 'player' },
  reshuffle: { of: 'table', value: 'nothing' },
}

const facts: Readonly<Record<string, Fact<State>>> = {
  hp: { of: 'player', value: 'number', read: (state, seat) => String(playerAt(state, seat).hp) },
  hand: { of: 'player', value: 'number', read: (state, seat) => String(playerAt(state, seat).hand) },
  skateboards: { of: 'player', value: 'text', read: (state, seat) => playerAt(state, seat).boards.join(' ') || NONE },
  out: { of: 'player', value: 'nothing', read: (state, seat) => (playerAt(state, seat).out ? 'yes' : 'no') },
  turn: playerFact((state) => (state.over ? null : state.turn)),
  ask: askFact(ask),
  limit: { of: 'table', value: 'number', read: (state) => String(handLimit(state)) },
  winner: playerFact((state) => state.winner),
}

export const notation: Notation<State> = {
  headers: [{ key: 'hp', usual: USUAL_HP, input: 'number', min: HP[0], max: HP[1] }],
  corrections,
  facts,
  read,
  write,
}

type Reading<Value> = Result<Value, ReadProblem>

/** Reads what stands after `Name:`. */
function read(text: string, seat: Seat, players: readonly string[]): Reading<Declaration> {
  const folded = fold(text)
  if (folded === '') return problem(0, 'expected', { expected: 'declaration', found: '' })
  const word = WORDS[folded]
  if (word !== undefined) return { ok: true, value: { seat, cards: [], word } }
  const swap = /^\s*swap\b(.*)$/i.exec(text)
  if (swap !== null) return readSwap(swap[1] ?? '', text.length - (swap[1] ?? '').length, seat)
  const arrow = text.indexOf('>')
  const said = readCards(arrow < 0 ? text : text.slice(0, arrow))
  if (!said.ok) return said
  if (arrow < 0) return { ok: true, value: { seat, cards: said.value } }
  return readAim(text, arrow + 1, { seat, cards: said.value }, players)
}

function readCards(text: string): Reading<string[]> {
  const ids: string[] = []
  let column = 0
  for (const part of text.split('+')) {
    const id = names.get(fold(part))
    const at = column + (part.length - part.trimStart().length)
    if (id === undefined) return unknownCard(part.trim(), at)
    ids.push(id)
    column += part.length + 1
  }
  return { ok: true, value: ids }
}

function unknownCard(found: string, column: number): Reading<never> {
  return found === ''
    ? problem(column, 'expected', { expected: 'card', found: '' })
    : problem(column, 'unknown-card', named(found, spellings))
}

function readAim(text: string, from: number, said: Declaration, players: readonly string[]): Reading<Declaration> {
  const targets: Target[] = []
  let column = from
  for (const part of text.slice(from).split(',')) {
    const at = column + (part.length - part.trimStart().length)
    column += part.length + 1
    const got = /^\s*got\s+(.+)$/i.exec(part)
    if (got !== null && targets.length > 0 && said.cards.includes('down-trow') && column > text.length) {
      const what = readGot(got[1] ?? '', at + 4)
      if (!what.ok) return what
      return { ok: true, value: { ...said, targets, details: { got: what.value } } }
    }
    const target = readTarget(part, at, players)
    if (!target.ok) return target
    targets.push(target.value)
  }
  return { ok: true, value: { ...said, targets } }
}

function readGot(text: string, column: number): Reading<string> {
  const folded = fold(text)
  if (folded === 'nothing') return { ok: true, value: 'nothing' }
  const id = names.get(folded)
  if (id === undefined || id === ANOTHER) return unknownCard(text.trim(), column)
  return { ok: true, value: id }
}

/** `Nova`, `Nova 3`, `Nova's Skateboard`. A name is tried as a whole first, so that a name may end in a number. */
function readTarget(part: string, column: number, players: readonly string[]): Reading<Target> {
  const text = part.trim()
  const whole = seatOf(text, players)
  if (whole >= 0) return { ok: true, value: { seat: whole } }
  const count = /^(.*\S)\s+(\d{1,3})$/s.exec(text)
  if (count !== null) {
    const seat = seatOf(count[1] ?? '', players)
    if (seat >= 0) return { ok: true, value: { seat, count: Number(count[2]) } }
  }
  const owner = boardOwner(text)
  if (owner !== undefined) {
    const [, bare = '', suffix = ''] = /^(.*?)(['’]s?)?$/is.exec(owner) ?? []
    const seat = Math.max(seatOf(bare, players), seatOf(bare + suffix, players))
    if (seat >= 0) return { ok: true, value: { seat, card: 'skateboard' } }
    return noPlayer(bare, column, players)
  }
  return noPlayer(count?.[1] ?? text, column, players)
}

// However a Skateboard is spelled, it is the end of what names it as a target.
const SPELLED_BOARD = 20

/** What stands before the Skateboard at the end of a target, however the card is spelled; undefined where there is none. */
function boardOwner(text: string): string | undefined {
  for (let at = Math.max(1, text.length - SPELLED_BOARD); at < text.length; at++)
    if (/\s/.test(text[at] ?? '') && names.get(fold(text.slice(at))) === 'skateboard')
      return text.slice(0, at).trimEnd()
  return undefined
}

/** `Swap 3`, `Swap 3 with Skateboard`, `Swap 3 with Skateboard + another Skateboard`. */
function readSwap(rest: string, column: number, seat: Seat): Reading<Declaration> {
  const parts = /^\s*(\d{1,3})(?:\s+with\s+(.+))?\s*$/is.exec(rest)
  if (parts === null) return problem(column, 'expected', { expected: 'swap', found: shown(rest) })
  const count = Number(parts[1])
  if (parts[2] === undefined) return { ok: true, value: { seat, cards: [], word: 'swap', details: { count } } }
  const boards = readCards(parts[2].replaceAll(',', '+'))
  const from = column + rest.indexOf(parts[2])
  if (!boards.ok) return { ok: false, problem: { ...boards.problem, column: from + boards.problem.column } }
  const wrong = boards.value.find((id) => id !== 'skateboard' && id !== ANOTHER)
  // Hands are secret: only a Skateboard that the table has seen can be named.
  if (wrong !== undefined) return problem(from, 'expected', { expected: 'Skateboard', found: shown(parts[2]) })
  return { ok: true, value: { seat, cards: [], word: 'swap', details: { count, with: boards.value } } }
}

/** Writes a declaration so that `read` gives the same one back. */
function write(move: Declaration, players: readonly string[]): string {
  if (move.word === 'swap') {
    const boards = Array.isArray(move.details?.with) ? (move.details.with as readonly string[]).map(nameOf) : []
    return `Swap ${move.details?.count ?? 0}${boards.length > 0 ? ` with ${boards.join(' + ')}` : ''}`
  }
  if (move.word !== undefined) return move.word === 'no-attack-card' ? 'no attack card' : move.word
  const said = move.cards.map(nameOf).join(' + ')
  if (move.targets === undefined) return said
  const got = move.details?.got
  return `${said} > ${move.targets.map((target) => targetText(target, players)).join(', ')}${typeof got === 'string' ? `, got ${got === 'nothing' ? got : nameOf(got)}` : ''}`
}

function nameOf(id: string): string {
  return cardOf(id)?.name ?? id
}

function targetText(target: Target, players: readonly string[]): string {
  const name = players[target.seat] ?? ''
  const suffix =
    target.card !== undefined ? `'s ${nameOf(target.card)}` : target.count !== undefined ? ` ${target.count}` : ''
  // Another player may be called just that, say `Nova 3`.
  return suffix !== '' && seatOf(name + suffix, players) >= 0 ? quote(name) + suffix : name + suffix
}
