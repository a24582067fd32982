/** "One Card": `one-card.call`, `one-card.first`, `one-card.caught`, `one-card.nobody`. */
import type { Declaration, Seat } from '../ruleset.ts'
import { illegal, legal, type Verdict } from '../verdict.ts'
import { type Draft, handOf, isSeat, NOBODY, type State, seatAfter } from './state.ts'
import { draw } from './stock.ts'

/** Whether somebody may say "One Card" about somebody. */
export function judgeCall(state: State, move: Declaration): Verdict {
  if (!isSeat(state, move.seat)) return illegal(['turn.owner'], { turn: state.turn })
  if (move.cards.length > 0)
    return illegal(['turn.play-or-draw'], { who: move.seat, cards: move.cards }, 'turn.play-or-draw.both')
  const holder = calledAbout(move)
  if (!isSeat(state, holder)) return illegal(['one-card.nobody'], { who: move.seat }, 'one-card.nobody.unnamed')
  if (!state.due.includes(holder)) {
    const params = { who: move.seat, holder, hand: handOf(state, holder) }
    return illegal(
      ['one-card.nobody'],
      params,
      handOf(state, holder) === 1 ? 'one-card.nobody.late' : 'one-card.nobody',
    )
  }
  if (holder !== move.seat) return legal('catch', ['one-card.caught'], { who: move.seat, holder })
  if (state.rulings['call-penalty'] === 'no')
    return legal('call', ['one-card.call'], { who: holder }, undefined, 'call.free')
  return legal('call', ['one-card.call', 'one-card.first'], { who: holder, next: whoDraws(state, holder) })
}

/** The move is legal: the chance is taken, and one player draws one. */
export function playCall(draft: Draft, move: Declaration): void {
  const holder = calledAbout(move)
  const { seat } = move
  if (!isSeat(draft, holder) || !isSeat(draft, seat)) return
  const hands = draft.hands.slice()
  draft.due = draft.due.filter((one) => one !== holder)
  if (seat !== holder) {
    draft.happened.push({ kind: 'caught', seat: holder, by: seat })
    draw(draft, holder, 1, 'caught', seat)
  } else {
    draft.happened.push({ kind: 'call', seat: holder })
    if (draft.rulings['call-penalty'] !== 'no') draw(draft, whoDraws(draft, holder), 1, 'next', holder)
  }
  openCalls(draft, hands)
}

/** `one-card.first`: whoever is on turn at the call, or, while the caller plays again, the player after them. */
function whoDraws(state: State | Draft, caller: Seat): Seat {
  return state.turn === caller ? seatAfter(state.hands.length, caller, state.direction, 1) : state.turn
}

function calledAbout(move: Declaration): Seat | undefined {
  return move.targets?.length === 1 ? move.targets[0]?.seat : undefined
}

/** Somebody has played or drawn: a chance is over when the next player acts, or its holder plays or draws again. */
export function closeCalls(draft: Draft, actor: Seat, onTurn: Seat): void {
  if (draft.due.length > 0) draft.due = actor === onTurn ? NOBODY : draft.due.filter((seat) => seat !== actor)
}

/**
 * `one-card.call`: a hand that has just become one card has a call due, and one that is no longer one card has none: two
 * calls can make the same player draw twice.
 * @param hands the hands before
 */
export function openCalls(draft: Draft, hands: readonly number[]): void {
  if (draft.due.some((seat) => draft.hands[seat] !== 1)) draft.due = draft.due.filter((seat) => draft.hands[seat] === 1)
  for (let seat = 0; seat < hands.length; seat++)
    if (draft.hands[seat] === 1 && hands[seat] !== 1) draft.due = [...draft.due, seat]
}
