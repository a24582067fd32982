/** A Down Trow as a clause tells it: who stops the play, and whom they rob. */
import type { Declaration, Seat } from '../../ruleset.ts'
import { namedIn } from './attacks.ts'
import type { Before, Deed } from './deed.ts'
import { attacksIn, buffsIn, cardFor, namedBehind, type Part } from './parts.ts'
import { isStrike } from './table.ts'

const TROW = 'card:down-trow'

/** Somebody plays a Down Trow. */
export function trows({ clause }: Part): boolean {
  return clause.tokens.some(({ id }) => id === TROW)
}

/** The Down Trow, with the attack that it stops where the same clause tells that. */
export function trowing(part: Part, before: Before): Deed | undefined {
  const { table, cast } = before
  const token = part.clause.tokens.find(({ id }) => id === TROW)
  if (token === undefined) return undefined
  const attack = attackIn(part, before)
  if (attack !== undefined) return stopping(part, before, attack)
  // What is to be stopped is not told.
  if (!table.state.play.open) return undefined
  const [by, at] = namedIn({ ...part, attack: token, answer: undefined }, undefined)
  const seat = by ?? (part.clause.asks ? cast.me : cast.seat('somebody with a down trow'))
  if (seat === undefined) return undefined
  const move = trow(seat, robbed(part) ?? (at === seat ? undefined : at), before)
  return move && { moves: [move] }
}

interface Thrown {
  readonly seat: Seat
  readonly cards: readonly string[]
}

/** `my jab got down trowed`: the attack and what stopped it. */
function attackIn(part: Part, { table }: Before): Thrown | undefined {
  const { clause, people } = part
  const [card] = attacksIn(part)
  if (table.state.play.open || clause.asks || card === undefined || !isStrike(cardFor(card))) return undefined
  const owner = people.find((one) => one.owner && one.at < card.at)?.seat
  return owner === undefined ? undefined : { seat: owner, cards: [...buffsIn(clause), cardFor(card)] }
}

function stopping(part: Part, before: Before, attack: Thrown): Deed | undefined {
  const { cast } = before
  const by = namedBehind(part, 'done-by') ?? cast.seat('somebody with a down trow')
  const at = attack.seat === cast.me ? cast.seat('somebody attacked') : cast.me
  if (by === undefined || at === undefined || by === attack.seat) return undefined
  const victim = at === by ? cast.seat('somebody attacked') : at
  if (victim === undefined) return undefined
  const stop: Declaration = { seat: by, cards: ['down-trow'], targets: [{ seat: attack.seat }] }
  return { moves: [{ ...attack, targets: [{ seat: victim }] }, stop], begins: attack.seat }
}

/** Whom a clause says is robbed. */
function robbed(part: Part): Seat | undefined {
  return namedBehind(part, 'robbed')
}

/** Where nobody is said to be robbed, it is somebody who has to do with the play. */
function trow(seat: Seat, named: Seat | undefined, { table }: Before): Declaration | undefined {
  const { top } = table
  const near: readonly (Seat | null | undefined)[] =
    top?.kind === 'strike' || top?.kind === 'contact'
      ? [top.attacker, top.kind === 'strike' ? top.victim : top.defender]
      : top?.kind === 'theft'
        ? [top.thief]
        : []
  const out = (one: Seat): boolean => table.state.players[one]?.out !== false
  const at =
    named ??
    [...near, table.state.turn, seat + 1, 0].find((one) => typeof one === 'number' && one !== seat && !out(one))
  return typeof at === 'number' ? { seat, cards: ['down-trow'], targets: [{ seat: at }] } : undefined
}

/** A Down Trow was told, and now whom it robs. */
export function robs(part: Part, { table: { top } }: Before): boolean {
  return top?.kind === 'theft' && !part.clause.asks && !trows(part) && part.said.has('steals')
}

/** The same Down Trow at whom it robs. */
export function robbing(part: Part, { table: { top } }: Before): Deed | undefined {
  if (top?.kind !== 'theft') return undefined
  const [card] = attacksIn(part)
  const owner = part.people.find((one) => one.owner && (card === undefined || one.at < card.at))?.seat
  const at = robbed(part) ?? owner
  if (at === top.thief || (part.subject !== undefined && part.subject !== top.thief)) return undefined
  if (at === undefined || at === top.victim) return { moves: [] }
  return { moves: [{ seat: top.thief, cards: ['down-trow'], targets: [{ seat: at }] }], instead: true }
}
