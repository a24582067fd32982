/** Judging and playing a move: which step it belongs to, which steps lapse before it, and what settles after it. */

import { Faults } from '../faults.ts'
import type { Declaration } from '../ruleset.ts'
import { illegal, legal, type Verdict } from '../verdict.ts'
import { type Draft, draftOf, finish } from './draft.ts'
import { isIn, type State, topOf } from './state.ts'
import { kindOf } from './steps/kinds.ts'
import { isSaid, type Said } from './steps/step.ts'
import { isDownTrow, judgeDownTrow, lapsesBefore, playDownTrow } from './steps/theft.ts'
import { judgeTurn, playTurn, settleTurn } from './steps/turn.ts'

/** Whether a declaration is legal, and why. Order of refusals: `win`, `out`, `waiting`, then the step's or the turn's. */
export function judge(state: State, move: Declaration): Verdict {
  if (!isSaid(move)) {
    // Nobody in particular says only `done`.
    const done = move.word === 'done' && move.cards.length === 0
    return done ? judgeDone(state) : illegal(['turn.owner'], { who: -1, turn: state.turn })
  }
  const { seat, cards, word } = move
  if (state.over || !isIn(state, seat)) return refuseOver(state, move)
  // No record can say both; a backup file may hold anything. A word is a whole action or answer.
  if (word !== undefined && cards.length > 0) return illegal(['turn.one-action'], { who: seat, cards })
  if (isDownTrow(move)) return judgeDownTrow(lapsesBefore(state, move) ? lapsed(state) : state, move)
  const step = topOf(state)
  if (step === undefined) return judgeTurn(state, move)
  const kind = kindOf(step)
  if (kind.must) {
    const asked = kind.who(step)[0]
    if (asked === seat) return kind.judge(state, step, move)
    return illegal(['waiting'], { who: seat, asked: asked ?? -1, ask: step.kind })
  }
  return kind.judge(state, step, move) ?? judge(lapsed(state), move)
}

function refuseOver(state: State, move: Said): Verdict {
  const faults = new Faults()
  if (state.over) faults.add('win', { winner: state.winner ?? -1 })
  if (!isIn(state, move.seat)) faults.add('out', { who: move.seat })
  return faults.verdict
}

/** `done`: closes every open may step. It has nothing to close where the game waits for an answer. */
function judgeDone(state: State): Verdict {
  const faults = new Faults()
  if (state.over) faults.add('win', { winner: state.winner ?? -1 })
  const step = topOf(state)
  if (step !== undefined && kindOf(step).must)
    faults.add('waiting', { who: -1, asked: kindOf(step).who(step)[0] ?? -1, ask: step.kind })
  return faults.none ? legal('done', ['draw-up']) : faults.verdict
}

// A pad judges every key against the same open step, so what comes after it closes is made once.
const closed = new WeakMap<State, State>()

/** The state once every may step on top has closed: what a move that does not belong to them meets. */
function lapsed(state: State): State {
  const known = closed.get(state)
  if (known !== undefined) return known
  const draft = draftOf(state)
  lapse(draft)
  const after = finish(draft)
  closed.set(state, after)
  return after
}

function lapse(draft: Draft): void {
  for (let step = topOf(draft); step !== undefined; step = topOf(draft)) {
    const kind = kindOf(step)
    if (kind.must) return
    kind.lapse(draft, step)
    settle(draft)
  }
}

/** Looks at the top step until one stands; with none left the play is over. */
export function settle(draft: Draft): void {
  for (let step = topOf(draft); step !== undefined; step = topOf(draft)) if (kindOf(step).settle(draft, step)) return
  if (!draft.over) settleTurn(draft)
}

/** The state after a legal move. */
export function play(state: State, move: Declaration): State {
  const draft = draftOf(state)
  draft.moves++
  if (!isSaid(move)) {
    lapse(draft)
    return finish(draft)
  }
  if (isDownTrow(move)) {
    if (lapsesBefore(state, move)) lapse(draft)
    playDownTrow(draft, move)
    settle(draft)
    return finish(draft)
  }
  const step = topOf(state)
  // A must step takes every move that is legal; a may step only those that belong to it.
  if (step !== undefined && (kindOf(step).must || kindOf(step).judge(state, step, move) !== undefined))
    kindOf(step).play(draft, step, move)
  else {
    if (step !== undefined) lapse(draft)
    const under = topOf(draft)
    if (under === undefined) playTurn(draft, move)
    else kindOf(under).play(draft, under, move)
  }
  settle(draft)
  return finish(draft)
}
