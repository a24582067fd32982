/** A clause of a story with what stands out in it: who is named, the attack, its answer, a Grab. */
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Token } from '../../ask/reading.ts'
import type { Cast, Clause, Mentioned } from '../../ask/story.ts'
import type { Seat } from '../../ruleset.ts'
import { cardOf, isBoard } from '../cards.ts'
import type { Step } from '../state.ts'
import { fillers, roundFillers, told } from './en-story.ts'
import { isStrike, type Table } from './table.ts'

export const listen = listenerFor(told)

export interface Part {
  readonly clause: Clause
  readonly said: Heard<keyof typeof told>
  readonly people: readonly Mentioned[]
  /** The first who is named himself, and not by something of his. */
  readonly subject: Seat | undefined
  readonly attack: Token | undefined
  /** Cards that answer, or words for their kind; a word and the card that it was done with are one. */
  readonly answers: readonly Token[]
  readonly answer: Token | undefined
  readonly grab: Token | undefined
  /** Noogies and Bites. */
  readonly followUps: readonly Token[]
}

export function partOf(clause: Clause, cast: Cast, table: Table): Part {
  const { tokens } = clause
  const { top } = table
  const people = peopleIn(clause, cast, table)
  const attacks = tokens.filter((token) => isAttack(token))
  const attack = attacks[0]
  // A Skateboard answers where an attack waits for it.
  const open = top?.kind === 'strike'
  const defences = tokens.filter((token) => isAnswer(token, open))
  const answers = defences
    .filter((token) => !defences.some((other) => isKindOf(token, other)))
    .map((token) => (token.id === 'class:block' && usesBoard(clause, top) ? { ...token, id: BOARD } : token))
  return {
    clause,
    said: listen(clause.words),
    people,
    subject: people.find(({ owner }) => !owner)?.seat,
    attack,
    answers,
    answer: answers[0],
    grab: tokens.find(({ id }) => id === 'card:grab'),
    followUps: tokens.filter(({ id }) => cardOf(cardIn(id))?.attack === 'follow-up'),
  }
}

/** What people call somebody by what they do at the table. */
const ROLES = ['narker', 'narked', 'starter', 'attacker', 'defender'] as const
type Role = (typeof ROLES)[number]

/** Everybody a clause names; `the attacker` is whoever that is at the table. */
function peopleIn(clause: Clause, cast: Cast, { top, roundBelow: round }: Table): readonly Mentioned[] {
  // `a third player` is nobody who was spoken of.
  const third = clause.tokens.find(({ id }) => id === 'third')
  const people = cast.in(clause).filter(({ at }) => third === undefined || at < third.at || at >= third.to)
  const pair = top?.kind === 'contact' || top?.kind === 'strike' ? top : undefined
  const seats: Readonly<Record<Role, Seat | null | undefined>> = {
    attacker: pair?.attacker,
    defender: pair?.kind === 'contact' ? pair.defender : pair?.victim,
    narker: round?.kind === 'nark' ? round.narker : undefined,
    narked: round?.kind === 'nark' ? round.victim : undefined,
    starter: round?.kind === 'hacky-sack' ? round.starter : undefined,
  }
  const roles = clause.words.flatMap((_, at) => {
    const said = listen(clause.words.slice(at))
    const role = ROLES.find((one) => said.has(one) && typeof seats[one] === 'number')
    const seat = role && seats[role]
    return typeof seat !== 'number' ? [] : [{ seat, at, owner: false }]
  })
  const others = people.filter((one) => !roles.some(({ at }) => at === one.at))
  return [...others, ...roles].sort((one, other) => one.at - other.at)
}

const BOARD = 'card:skateboard'
const BOARDS: ReadonlySet<string> = new Set([BOARD, 'my-board'])

/** Where a Skateboard is named, whosever it is. */
export function boardIn({ tokens }: Pick<Clause, 'tokens'>): Token | undefined {
  return tokens.find(({ id }) => BOARDS.has(id))
}

/** Whether it is a Skateboard that blocks. */
function usesBoard(clause: Clause, top: Step | undefined): boolean {
  const grabbed = top?.kind === 'strike' && top.board !== null && listen(clause.words).has('with-it')
  return grabbed || boardIn(clause) !== undefined
}

/** An answer that is a word for the kind of card that another token names, as in `blocked with a fend`. */
function isKindOf(token: Token, other: Token): boolean {
  const kind = token.id.startsWith('class:') ? token.id.slice('class:'.length) : undefined
  return kind !== undefined && cardOf(cardIn(other.id))?.defence === kind
}

function cardIn(id: string): string {
  return id.startsWith('card:') ? id.slice(5) : ''
}

function isAttack({ id }: Token): boolean {
  return id === 'class:attack' || isStrike(cardIn(id))
}

function isAnswer({ id }: Token, open: boolean): boolean {
  if (TYPICAL.has(id)) return id !== 'class:attack'
  const card = cardOf(cardIn(id))
  return card?.defence !== undefined && (!isBoard(card.id) || open)
}

/** `he blocked` names no card: one that does what the word says. */
const TYPICAL: ReadonlyMap<string, string> = new Map([
  ['class:attack', 'jab'],
  ['class:block', 'fend'],
  ['class:dodge', 'dodge'],
])

/** The card that is named, or one of the kind that is. */
export function cardFor({ id }: Token): string {
  return TYPICAL.get(id) ?? cardIn(id)
}

/** The card as often as the number before it says. */
export function severalOf({ words }: Clause, token: Token): readonly string[] {
  const before = words.slice(0, token.at)
  const count = listen(before).has('both') ? 2 : Number(before.at(-1)?.stem)
  return Array.from({ length: count || 1 }, () => cardFor(token))
}

export function buffsIn({ tokens }: Clause): readonly string[] {
  return tokens.flatMap(({ id }) => (cardOf(cardIn(id))?.buff === undefined ? [] : [cardIn(id)]))
}

/** The cards of the Attack group in a clause, whatever they are played for, and words for one. */
export function attacksIn({ clause }: Part): readonly Token[] {
  return clause.tokens.filter(({ id }) => id === 'class:attack' || cardOf(cardIn(id))?.attack !== undefined)
}

/** Whether a clause names a card or a class of cards. */
export function namesCard({ tokens }: Clause): boolean {
  return tokens.some(({ id }) => /^(card|class):/.test(id))
}

/** Who is named right behind a word that says whose deed it is, or whom it is at. */
export function namedBehind({ clause, people }: Part, how: 'done-by' | 'done-at' | 'robbed'): Seat | undefined {
  return people.find(({ at, owner }) => !owner && listen(clause.words.slice(0, at)).has(how))?.seat
}

/** Whether a clause has a word of which nothing is known here. */
export function hasUnknown({ clause, people }: Pick<Part, 'clause' | 'people'>, { rounds }: Table): boolean {
  const known = new Set(people.map(({ at }) => at))
  const isFiller = (word: string) => fillers.has(word) || (rounds.length > 0 && roundFillers.has(word))
  return clause.tokens.some(({ id, at }) => id.startsWith('w:') && !isFiller(id.slice(2)) && !known.has(at))
}

/** The HP that a clause says somebody has, where it says nothing more. */
export function hpIn({ clause, said }: Part): number | undefined {
  if (clause.tokens.some(({ id }) => cardIn(id) !== '')) return undefined
  return said.place('stands-at')?.number ?? (said.has('last-hp') ? 1 : undefined)
}

/** Whether something says whose turn it is. */
export function saysTurn(ids: ReadonlySet<string>): boolean {
  return ids.has('own-turn') || ids.has('off-turn')
}

/** Whether a clause says that it is the turn of whoever asks, or that it is not; undefined where it says neither. */
export function mineIsTurn({ clause, people }: Part, me: Seat): boolean | undefined {
  const turn = clause.tokens.find(({ id }) => id === 'own-turn' || id === 'off-turn')
  if (turn === undefined) return undefined
  const whose = people.find(({ owner }) => owner)?.seat
  return turn.id === 'own-turn' && whose === me
}
