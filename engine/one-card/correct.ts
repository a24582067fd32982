/** What the table says overrides the engine: `hand`, `turn`, `reshuffle`. */
import { canBeSet } from '../correction.ts'
import { directionNow } from '../direction.ts'
import type { Correction, Problem, Result, Seat } from '../ruleset.ts'
import { type Draft, draftOf, finish, handOf, isSeat, type State, TURN, winnerOf } from './state.ts'
import { reshuffle } from './stock.ts'
import { turnedDirection } from './turn.ts'

/** The state after a correction, or why there is no such thing to correct. */
export function correct(state: State, fix: Correction): Result<State, Problem> {
  const draft = draftOf(state)
  const problem = apply(draft, fix)
  if (problem !== undefined) return { ok: false, problem }
  draft.happened.push({ kind: 'correction', seat: fix.seat ?? draft.turn, cause: fix.kind })
  return { ok: true, value: finish(draft) }
}

function apply(draft: Draft, fix: Correction): Problem | undefined {
  if (fix.kind === 'reshuffle') {
    reshuffle(draft, draft.turn)
    return undefined
  }
  if (fix.kind !== 'hand' && fix.kind !== 'turn')
    return { where: fix.kind, reason: 'correction.kind', params: { found: fix.kind } }
  const { seat } = fix
  if (!isSeat(draft, seat)) return { where: fix.kind, reason: 'correction.seat', params: {} }
  if (fix.kind === 'hand') return setHand(draft, seat, fix.value)
  setTurn(draft, seat)
  return undefined
}

/** The difference comes from the stock or goes there. A hand set to one card has no call due. */
function setHand(draft: Draft, seat: Seat, value: Correction['value']): Problem | undefined {
  // How many there can be, the stock says.
  if (!canBeSet(value, Number.POSITIVE_INFINITY))
    return { where: 'hand', reason: 'correction.number', params: { who: seat } }
  const change = value - handOf(draft, seat)
  if (change > draft.stock)
    return { where: 'hand', reason: 'correction.stock', params: { who: seat, value, change, stock: draft.stock } }
  draft.hands[seat] = value
  draft.stock -= change
  draft.due = draft.due.filter((one) => one !== seat)
  if (change !== 0) draft.happened.push({ kind: 'hand', seat, change, cause: 'correction' })
  if (value > 0 && winnerOf(draft) === seat) withdrawWin(draft)
  return undefined
}

/** The last card was not the last one: the game goes on where it would have gone on then. */
function withdrawWin(draft: Draft): void {
  if (draft.step.kind !== 'over') return
  const { turn, turnNumber, direction, step } = draft.step.otherwise
  if (direction !== draft.direction) draft.happened.push(directionNow(draft.turn, direction))
  draft.turn = turn
  draft.turnNumber = turnNumber
  draft.direction = direction
  draft.step = step
  draft.happened.push({ kind: 'turn', seat: turn })
}

/** Closes the play as at its end, with nothing pending, and gives the turn to a player. A win stands. */
function setTurn(draft: Draft, seat: Seat): void {
  const { step, turnNumber } = draft
  if (step.kind === 'over') {
    draft.step = { ...step, otherwise: { ...step.otherwise, turn: seat, step: TURN } }
    return
  }
  if (step.kind === 'turn' && draft.turn === seat) return
  const direction = turnedDirection(draft)
  if (direction !== draft.direction) draft.happened.push(directionNow(draft.turn, direction))
  draft.direction = direction
  draft.turn = seat
  draft.turnNumber = turnNumber + 1
  draft.step = TURN
  draft.happened.push({ kind: 'turn', seat })
}
