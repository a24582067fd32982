/** The stock and the discard pile: `stock.reshuffle`, `deck.single`. Every card is in the stock, the pile or a hand. */
import type { Seat } from '../ruleset.ts'
import { type Draft, handOf, type State, topId } from './state.ts'

/**
 * `stock.reshuffle`: all of the discard pile but its top card becomes the stock.
 * @param seat whose draw made it necessary, or who is on turn when the table says so
 */
export function reshuffle(draft: Draft, seat: Seat): void {
  const under = draft.discard.length - 1
  if (under <= 0) return
  draft.stock += under
  draft.discard = [topId(draft)]
  draft.happened.push({ kind: 'reshuffle', seat })
}

/**
 * Takes cards for a player. Where the stock cannot cover the draw the discard pile is turned over first
 * (`stock.reshuffle`); where even that is not enough there are fewer.
 * @returns how many there were
 */
export function take(draft: Draft, seat: Seat, wanted: number): number {
  if (draft.stock < wanted) reshuffle(draft, seat)
  const taken = Math.min(wanted, draft.stock)
  draft.stock -= taken
  return taken
}

/**
 * A player draws.
 * @param cause `draw`, `attack`, `weaker` (ruling `attack-order`), `next` (`one-card.first`) or `caught` (`one-card.caught`)
 * @param by whose call it was
 */
export function draw(draft: Draft, seat: Seat, wanted: number, cause: string, by?: Seat): void {
  const taken = take(draft, seat, wanted)
  if (taken === 0) return
  draft.hands[seat] = handOf(draft, seat) + taken
  draft.happened.push({ kind: 'hand', seat, change: taken, cause, ...(by === undefined ? {} : { by }) })
}

/** `deck.single`: the first card that lies in the discard pile already, or that is said twice. */
export function laidBefore(state: State, cards: readonly string[]): string | undefined {
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as string
    if (state.discard.includes(card) || cards.indexOf(card) !== at) return card
  }
  return undefined
}
