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
  lay(draft, seat, move, 'play')
  const to = afterCards(draft, cards)
  if (handOf(draft, seat) === 0) {
    const { skips: _, ...otherwise } = to
    win(draft, seat, otherwise)
    return
  }
  if (weaker) draw(draft, seat, 1, 'weaker')
  goOn(draft, to)
}

/** The cards leave the hand and lie on the pile, the last one on top; a 7 asks for its suit. */
function lay(draft: Draft, seat: Seat, move: Declaration, cause: string): void {
  const { cards } = move
  const top = cards[cards.length - 1] as string
  const calls = cardOf(top)?.rank === '7' ? suitNamed(move.details?.calls) : undefined
  draft.hands[seat] = handOf(draft, seat) - cards.length
  draft.discard = [...draft.discard, ...cards]
  draft.called = calls ?? null
  draft.happened.push({ kind: 'hand', seat, change: -cards.length, card: top, cause })
  if (calls !== undefined) draft.happened.push({ kind: 'suit', seat, card: top, cause: calls })
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
  if (!isSeat(state, seat) || move.word !== undefined) return finish(draft)
  draft.happened.push({ kind: 'overruled', seat })
  const missing = cards.length - handOf(state, seat)
  const found = missing > 0 ? take(draft, seat, missing) : 0
  draft.hands[seat] = handOf(draft, seat) + found
  const laid = cards.slice(Math.max(0, cards.length - handOf(draft, seat)))
  if (laid.length === 0) return finish(draft)
  lay(draft, seat, { ...move, cards: laid }, 'overruled')
  if (draft.step.kind !== 'over' && handOf(draft, seat) === 0) {
    const { turn, turnNumber, direction, step } = draft
    win(draft, seat, { turn, turnNumber, direction, step })
  }
  closeCalls(draft, seat, state.turn)
  openCalls(draft, state.hands)
  return finish(draft)
}
