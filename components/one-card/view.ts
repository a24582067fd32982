/** What One Card's table shows that its public view leaves out: the pile card by card, calls that are due, who is next. */
import { cardOf, cards, type PlayingCard } from '../../engine/one-card/cards.ts'
import type { State } from '../../engine/one-card/state.ts'
import type { Declaration, Seat } from '../../engine/ruleset.ts'
import type { Moment } from '../table/pieces.ts'

/** The state of a One Card table: a moment of this game has no other. */
export function stateOf({ state }: Moment): State {
  return state as State
}

/** The top card of the pile. */
export function topOf(moment: Moment): PlayingCard | undefined {
  return cardOf(stateOf(moment).discard.at(-1) ?? '')
}

/** Cards that have not been seen since the last reshuffle: in the stock or in a hand. In the deck's order. */
export function unseenOf(moment: Moment): readonly PlayingCard[] {
  const seen = new Set(stateOf(moment).discard)
  return cards.filter((card) => !seen.has(card.id))
}

/** Whether a card lies in the pile. */
export function isSeen(moment: Moment, card: string): boolean {
  return stateOf(moment).discard.includes(card)
}

/** A player draws. */
export function drawBy(seat: Seat): Declaration {
  return { seat, cards: [], word: 'draw' }
}

/** "One Card", said by somebody about whoever holds the card. */
export function callBy(seat: Seat, holder: Seat): Declaration {
  return { seat, cards: [], word: 'one-card', targets: [{ seat: holder }] }
}

/** Who is on turn after the player on turn, if that one just draws; undefined once the game is over. */
export function nextOf(moment: Moment): Seat | undefined {
  const { ruleset } = moment
  let state = stateOf(moment)
  const { turn } = state
  // After an attack has been drawn it is still the same player's turn, so it may take two.
  for (let draws = 0; draws < 2 && state.turn === turn; draws++) {
    if (!ruleset.judge(state, drawBy(turn)).legal) return undefined
    state = ruleset.play(state, drawBy(turn)) as State
  }
  return state.turn
}

/** How a hand changes with a legal move: before and after. */
export function handsAfter(
  moment: Moment,
  move: Declaration,
): readonly { seat: Seat; before: number; after: number }[] {
  const before = stateOf(moment).hands
  const { hands } = moment.ruleset.play(moment.state, move) as State
  return hands.flatMap((after, seat) => {
    const was = before[seat] ?? 0
    return was === after ? [] : [{ seat, before: was, after }]
  })
}
