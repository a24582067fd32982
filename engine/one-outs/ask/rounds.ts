/** A Nark and a Hacky Sack as clauses tell them: who opens one, whose card comes next, and who has none. */
import type { Declaration, Seat } from '../../ruleset.ts'
import { namedIn, pairOf } from './attacks.ts'
import { type Before, type Deed, take } from './deed.ts'
import { attacksIn, buffsIn, cardFor, namedBehind, type Part, severalOf } from './parts.ts'
import type { Round, Table } from './table.ts'

const NARK = 'card:nark'
const HACKY = 'card:hacky-sack'

/** Somebody narks somebody. */
export function narks({ clause }: Part, { table }: Before): boolean {
  return clause.tokens.some(({ id }) => id === NARK) && table.roundBelow === undefined
}

/** The Nark with its attack, and the answer where the clause tells it. */
export function narking(part: Part, before: Before): Deed | undefined {
  const { clause, said, answers } = part
  const nark = clause.tokens.find(({ id }) => id === NARK)
  const [card, another] = attacksIn(part).filter(({ id }) => id !== NARK && id !== 'class:attack')
  if (nark === undefined || another !== undefined) return undefined
  if (clause.asks) return undefined
  const pair = pairOf(part, nark, before)
  if (pair === undefined) return undefined
  const [by, at] = pair
  const move: Declaration = {
    seat: by,
    cards: ['nark', ...buffsIn(clause), card === undefined ? 'jab' : cardFor(card)],
    targets: [{ seat: at }],
  }
  const answered = answers.map((answer): Declaration => ({ seat: at, cards: [cardFor(answer)] }))
  return {
    moves: [move, ...(said.has('takes') ? [take(at)] : answered)],
    begins: by,
    guess: card === undefined,
  }
}

/** Somebody starts a Hacky Sack. */
export function startsHacky({ clause }: Part): boolean {
  return !clause.asks && clause.tokens.some(({ id }) => id === HACKY)
}

/** The Hacky Sack, and the cards that bring it to whom it is said to be at. */
export function startingHacky(part: Part, { cast, table }: Before): Deed | undefined {
  const { clause, said, subject, attack } = part
  // Somebody who did not start it, or had nothing for it, when it was going already.
  if (attack !== undefined || said.has('denied') || said.has('has-none')) return undefined
  const at = namedBehind(part, 'done-at')
  const by = namedBehind(part, 'done-by') ?? (subject === at ? undefined : subject) ?? cast.other(at ?? cast.me)
  if (by === undefined) return undefined
  const move: Declaration = { seat: by, cards: [...buffsIn(clause), 'hacky-sack'] }
  const players = table.state.players.length
  const others = at === undefined ? [] : between((by + 1) % players, at, players)
  return { moves: [move, ...others.map(keeps)], begins: by }
}

/** A card for the round, or the word that there is none. */
export function joins(part: Part, { table }: Before): boolean {
  const { clause, said, subject, followUps } = part
  const { top, roundBelow: round } = table
  if (round === undefined) return false
  // A Grab has a round of its own.
  if (followUps.length > 0) return false
  const free = top?.kind !== 'strike' || (subject !== undefined && subject !== top.victim)
  if (!free) return false
  if (said.has('has-none')) return !clause.asks
  return attacksIn(part).length > 0
}

/** The card or the word of whoever it is, with what brings the round to them. */
export function joining(part: Part, before: Before): Deed | undefined {
  const { clause, said } = part
  const { roundBelow: round } = before.table
  if (round === undefined) return undefined
  if (said.has('has-none')) return claiming(part, before, round)
  const cards = attacksIn(part)
  const [card] = cards
  const [by, at] = card === undefined ? [undefined, undefined] : namedIn(part, card, before.spoken)
  const seat = by ?? (cards.length === 0 ? (namedBehind(part, 'done-at') ?? part.subject) : undefined) ?? nextOf(round)
  if (seat === undefined) return undefined
  const reached = reaching(seat, round, before)
  if (reached === undefined) return undefined
  if (card === undefined) return { moves: reached, lands: true }
  const victim = round.kind === 'nark' ? round.victim : undefined
  const aimed = at !== undefined && at !== victim && at !== seat && round.kind === 'nark'
  const move: Declaration = {
    seat,
    cards: [...buffsIn(clause), ...cards.flatMap((one) => severalOf(clause, one))],
    ...(aimed ? { targets: [{ seat: at }] } : {}),
  }
  return { moves: [...reached, move], lands: true }
}

function claiming({ subject }: Part, before: Before, round: Round): Deed | undefined {
  const seat = subject ?? nextOf(round)
  const reached = seat === undefined ? undefined : reaching(seat, round, before)
  if (seat === undefined || reached === undefined) return undefined
  return { moves: [...reached, { seat, cards: [], word: 'no-attack-card' }], lands: true }
}

function nextOf(round: Round): Seat | undefined {
  return round.kind === 'nark' ? round.due[0] : round.asked
}

/**
 * What comes before it is somebody's chance in a round: those nobody has spoken of keep a Hacky Sack going, and have
 * nothing for a Nark. Undefined where it does not come to them, or somebody who was named would come first.
 */
function reaching(seat: Seat, round: Round, { table, named }: Before): readonly Declaration[] | undefined {
  const ahead =
    round.kind === 'nark'
      ? round.due.includes(seat)
        ? round.due.slice(0, round.due.indexOf(seat))
        : undefined
      : between(round.asked, seat, table.state.players.length)
  if (ahead === undefined || ahead.some((one) => named.has(one))) return undefined
  return ahead.map((one) => (round.kind === 'nark' ? { seat: one, cards: [], word: 'no-attack-card' } : keeps(one)))
}

/** The seats from one up to another, without that. */
function between(from: Seat, to: Seat, players: number): readonly Seat[] {
  return Array.from({ length: (to - from + players) % players }, (_, step) => (from + step) % players)
}

function keeps(seat: Seat): Declaration {
  return { seat, cards: ['jab'] }
}

/** Whether somebody owes a card to the round in progress, now or later; nobody does where it is over. */
export function owesCard({ roundBelow: round }: Table, seat: Seat): boolean {
  return round !== undefined && (round.kind === 'hacky-sack' || round.due.includes(seat))
}
