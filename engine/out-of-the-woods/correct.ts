/** What the table says overrides the engine: corrections, and illegal moves that it let stand. */
import { canBeSet, MOST } from '../correction.ts'
import type { Correction, Declaration, Problem, Result, Seat } from '../ruleset.ts'
import { close } from './closing.ts'
import { letEscape } from './escape.ts'
import { changeHand } from './hands.ts'
import { changeHouse } from './match.ts'
import { saidIn } from './said.ts'
import { type Draft, draftOf, finish, handOf, hasEscaped, isSeat, type State, turnOf } from './state.ts'
import { NO_RUNS } from './story.ts'
import { passTo } from './turn.ts'

/** The state after a correction. Problems: `correction.kind`, `correction.seat`, `correction.number`, `correction.turn`. */
export function correct(state: State, fix: Correction): Result<State, Problem> {
  const draft = draftOf(state)
  const reason = apply(draft, state, fix)
  if (reason !== undefined)
    return { ok: false, problem: { where: fix.kind, reason, params: { who: fix.seat ?? -1, most: MOST } } }
  draft.happened.push({ kind: 'correction', seat: fix.seat ?? turnOf(state) ?? 0, cause: fix.kind })
  return { ok: true, value: finish(draft) }
}

function apply(draft: Draft, state: State, fix: Correction): string | undefined {
  const { seat, value } = fix
  switch (fix.kind) {
    case 'reshuffle':
      endRun(draft)
      return undefined
    case 'hand':
      if (!isSeat(draft, seat)) return 'correction.seat'
      if (!canBeSet(value)) return 'correction.number'
      setHand(draft, seat, value)
      return undefined
    case 'turn':
      if (!isSeat(draft, seat)) return 'correction.seat'
      // The open card takes effect first; it may be that player's last one.
      close(draft)
      if (hasEscaped(draft, seat)) return 'correction.turn'
      draft.pass = passTo(seat)
      if (state.open !== null || turnOf(state) !== seat) draft.turnNumber++
      return undefined
  }
  return 'correction.kind'
}

/** Whoever has no cards escapes, at the latest when the open card closes; whoever has some again is back in. */
function setHand(draft: Draft, seat: Seat, hand: number): void {
  changeHand(draft, seat, hand - handOf(draft, seat), 'correction')
  if (hand > 0 && hasEscaped(draft, seat)) {
    draft.escaped = draft.escaped.filter((other) => other !== seat)
    if (draft.story !== null)
      draft.story = { seat: draft.story.seat, escapes: Math.min(draft.story.escapes, draft.escaped.length) }
    draft.happened.push({ kind: 'back', seat })
  }
  if (draft.open === null) letEscape(draft)
}

/** `stock.reshuffle`: the discard pile is gone, and the run with it; the House stays. */
function endRun(draft: Draft): void {
  draft.runs = NO_RUNS
  if (draft.open !== null) draft.open = { ...draft.open, broken: true }
}

/**
 * The state after an illegal move that the table let stand: its cards are spent, they break a run, and their House
 * applies. Turn and open card stay as they are.
 */
export function overrule(state: State, move: Declaration): State {
  const draft = draftOf(state)
  const who = move.seat
  if (!isSeat(draft, who)) return finish(draft)
  const said = saidIn(draft, move)
  for (const card of move.cards) changeHand(draft, who, -1, 'play', { card })
  if (move.cards.length > 0) endRun(draft)
  changeHouse(draft, said)
  // It lies on top of the open card: should that be taken back, the House of this one stays.
  if (draft.open !== null && 'house' in said && said.house?.known === true)
    draft.open = { ...draft.open, said: said.house.text }
  draft.happened.push({ kind: 'overruled', seat: who })
  if (draft.open === null) letEscape(draft)
  return finish(draft)
}
