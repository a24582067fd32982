/** What a legal move does, and what an overruled one does. */
import type { Declaration, Seat } from '../ruleset.ts'
import { costsOne, drawAttack } from './attack.ts'
import { closeCalls, openCalls, playCall } from './call.ts'
import { cardOf, suitNamed } from './cards.ts'
import { type Draft, draftOf, finish, handOf, isSeat, NOBODY, type Position, type State } from './state.ts'
import { draw, take } from './stock.ts'
import { afterCards, afterDraw, goOn } from './turn.ts'

/** The state after a move that `judge` called legal. */
export function play(state: State, move: Declaration): State {
  const draft = draftOf(state)
  const { seat } = move
  if (move.word === 'one-card') playCall(draft, move)
  else if (move.word === 'done' || seat === null) draft.due = NOBODY
  else {
    if (move.cards.length > 0) playCards(draft, seat, move)
    else if (draft.step.kind === 'attack') drawAttack(draft, seat)
    else {
      draw(draft, seat, 1, 'draw')
      goOn(draft, afterDraw(draft))
    }
    closeCalls(draft, seat, state.turn)
    openCalls(draft, state.hands)
  }
  return finish(draft)
}

function playCards(draft: Draft, seat: Seat, move: Declaration): void {
  const { cards } = move
  const weaker = costsOne(draft, cards)
  lay(draft, seat, move, handOf(draft, seat) - cards.length, 'play')
  const to = afterCards(draft, cards)
  if (handOf(draft, seat) === 0) {
    const { skips: _, ...otherwise } = to
    win(draft, seat, otherwise)
    return
  }
  if (weaker) draw(draft, seat, 1, 'weaker')
  goOn(draft, to)
}

/**
 * The cards lie on the pile, the last one on top; a 7 asks for its suit.
 * @param left cards that are left in the hand
 */
function lay(draft: Draft, seat: Seat, move: Declaration, left: number, cause: string): void {
  const { cards } = move
  const card = cards[cards.length - 1] as string
  const calls = cardOf(card)?.rank === '7' ? suitNamed(move.details?.calls) : undefined
  const change = left - handOf(draft, seat)
  // A card that an empty hand was let play came from the stock: the hand is as it was.
  if (change !== 0) draft.happened.push({ kind: 'hand', seat, change, card, cause })
  draft.hands[seat] = left
  draft.discard = [...draft.discard, ...cards]
  draft.called = calls ?? null
  if (calls !== undefined) draft.happened.push({ kind: 'suit', seat, card, cause: calls })
}

/** `win`: the last card ends the game, whatever it would have done. */
function win(draft: Draft, seat: Seat, otherwise: Position): void {
  draft.step = { kind: 'over', winner: seat, otherwise }
  draft.happened.push({ kind: 'win', seat })
}

/**
 * The state after a move that the table let stand: its cards lie on top and are spent, and the last one of a hand still
 * wins. Turn and open steps stay as they are; a word alone changes nothing. A card more than the hand was thought to
 * hold must have come from the stock, as 54 cards there are.
 */
export function overrule(state: State, move: Declaration): State {
  const draft = draftOf(state)
  const { seat } = move
  const cards = move.cards.filter((id) => cardOf(id) !== undefined)
  if (!isSeat(state, seat)) return finish(draft)
  draft.happened.push({ kind: 'overruled', seat })
  const hand = handOf(state, seat)
  const held = hand + (cards.length > hand ? take(draft, seat, cards.length - hand) : 0)
  const laid = cards.slice(Math.max(0, cards.length - held))
  if (laid.length === 0) return finish(draft)
  lay(draft, seat, { ...move, cards: laid }, held - laid.length, 'overruled')
  if (draft.step.kind !== 'over' && handOf(draft, seat) === 0) {
    const { turn, turnNumber, direction, step } = draft
    win(draft, seat, { turn, turnNumber, direction, step })
  }
  closeCalls(draft, seat, state.turn)
  openCalls(draft, state.hands)
  return finish(draft)
}
