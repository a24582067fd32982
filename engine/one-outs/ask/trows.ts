/** A Down Trow as a clause tells it: who stops the play, and whom they rob. */
import type { Declaration, Seat } from '../../ruleset.ts'
import type { Before, Deed } from './deed.ts'
import { attacksIn, buffsIn, cardFor, namedBehind, type Part } from './parts.ts'
import { isStrike, type Table } from './table.ts'

const TROW = 'card:down-trow'

/** Somebody plays a Down Trow. */
export function trows({ clause }: Part): boolean {
  return clause.tokens.some(({ id }) => id === TROW)
}

/** The Down Trow, with the attack that it stops where the same clause tells that. */
export function trowing(part: Part, before: Before): Deed | undefined {
  const { table, cast } = before
  const { people } = part
  const token = part.clause.tokens.find(({ id }) => id === TROW)
  if (token === undefined) return undefined
  const attack = attackIn(part, before)
  if (attack !== undefined) return stopping(part, before, attack)
  // What is to be stopped is not told.
  if (!table.state.play.open) return undefined
  const by = people.findLast(({ at, owner }) => !owner && at < token.at)?.seat
  const at = people.find((one) => one.at > token.at)?.seat
  const seat = by ?? (part.clause.asks ? cast.me : cast.seat('somebody with a down trow')) ?? cast.me
  const [robbed] = [namedBehind(part, 'robbed'), at, ...near(table)].flatMap((one) => (one === seat ? [] : (one ?? [])))
  return robbed === undefined ? undefined : { moves: [{ seat, cards: ['down-trow'], targets: [{ seat: robbed }] }] }
}

interface Thrown {
  readonly seat: Seat
  readonly cards: readonly string[]
}

/** `my jab got down trowed`: the attack and what stopped it. */
function attackIn(part: Part, { table }: Before): Thrown | undefined {
  const { clause, people } = part
  const [card] = attacksIn(part)
  if (table.state.play.open || card === undefined || !isStrike(cardFor(card))) return undefined
  const owner = people.find((one) => one.owner)?.seat
  return owner === undefined ? undefined : { seat: owner, cards: [...buffsIn(clause), cardFor(card)] }
}

function stopping(part: Part, { cast }: Before, attack: Thrown): Deed {
  const by = namedBehind(part, 'done-by') ?? cast.other(attack.seat) ?? cast.me
  const stop: Declaration = { seat: by, cards: ['down-trow'], targets: [{ seat: attack.seat }] }
  return {
    moves: [{ ...attack, targets: [{ seat: attack.seat === cast.me ? by : cast.me }] }, stop],
    begins: attack.seat,
  }
}

/** Where nobody is said to be robbed, it is whoever has to do with the play. */
function near({ top, state }: Table): readonly (Seat | null)[] {
  if (top?.kind === 'strike') return [top.attacker, top.victim]
  return [state.turn, 0, 1]
}
