/**
 * Down Trow: when it may be played (`down-trow.any-time`), what it stops (`down-trow.stop`), and the theft that waits
 * only for another Down Trow (`down-trow.steal`).
 */

import { Faults } from '../../faults.ts'
import type { Seat } from '../../ruleset.ts'
import { legal, type Verdict } from '../../verdict.ts'
import { cardOf } from '../cards.ts'
import { type Draft, gainBoard, openPlay, setPlayer, spend, tell } from '../draft.ts'
import { onlyTarget } from '../grab.ts'
import { mayTarget, refuseUnheld } from '../refusals.ts'
import { isIn, nextIn, playerAt, type State, type Theft, topOf, unknown } from '../state.ts'
import type { MayStep, Said } from './step.ts'

export const theft: MayStep<Theft> = {
  must: false,
  who: (step) => [step.thief],
  params: (step) => ({ who: step.thief, victim: step.victim }),
  judge: (_state, step, move) =>
    move.word === 'decline'
      ? legal('decline', ['down-trow.steal'], { who: step.thief, victim: step.victim }, [], 'decline.theft')
      : undefined,
  play(draft, step): void {
    theft.lapse(draft, step)
  },
  lapse(draft, step): void {
    draft.steps.pop()
    const victim = playerAt(draft, step.victim)
    if (victim.out || !isIn(draft, step.thief) || victim.hand === 0 || step.got === 'nothing') {
      tell(draft, { kind: 'stole-nothing', seat: step.thief, by: step.victim })
      return
    }
    const board = step.got === 'skateboard' || (unknown(victim) === 0 && victim.boards.length > 0)
    // Of two known Skateboards the flipped one is drawn: it stands first.
    setPlayer(draft, step.victim, { hand: victim.hand - 1, boards: board ? victim.boards.slice(1) : victim.boards })
    tell(draft, {
      kind: 'hand',
      seat: step.victim,
      change: -1,
      by: step.thief,
      cause: 'stolen',
      ...(board ? { card: 'skateboard' } : {}),
    })
    if (board) {
      gainBoard(draft, step.thief)
      return
    }
    const thief = playerAt(draft, step.thief)
    setPlayer(draft, step.thief, { hand: thief.hand + 1, claim: null })
    tell(draft, { kind: 'hand', seat: step.thief, change: 1, cause: 'steal', by: step.victim })
  },
  settle(draft, step): boolean {
    if (isIn(draft, step.thief)) return true
    draft.steps.pop()
    return false
  },
}

/** A declaration that is a Down Trow, or tries to make more of one (`down-trow.no-combo`). */
export function isDownTrow(move: Said): boolean {
  if (!move.cards.includes('down-trow')) return false
  return move.cards.every((id) => id === 'down-trow' || id === 'grab' || cardOf(id)?.attack !== undefined)
}

/** Whether a Down Trow by this seat would stop a play, or be its turn's action or an idle one. */
function stops(state: State, seat: Seat): boolean {
  const top = topOf(state)
  if (top === undefined) return false
  // Contact and follow-up lapse when the next player acts; against a heal or a theft a Down Trow is the interrupt.
  const lapses = state.steps.every((step) => step.kind === 'contact' || step.kind === 'follow-up')
  return !(lapses && !state.play.idle && seat === nextIn(state, state.turn) && seat !== state.turn)
}

/**
 * `down-trow.any-time` and the rulings that narrow it, `down-trow.no-combo`, `down-trow.steal`, `target.other`.
 * @param state what the Down Trow meets: with what lapses before it closed (`lapsesBefore`)
 */
export function judgeDownTrow(state: State, move: Said): Verdict {
  const faults = new Faults()
  const who = move.seat
  const interrupts = stops(state, who)
  if (move.cards.length !== 1) faults.add('down-trow.no-combo', { who, cards: move.cards })
  refuseByRuling(state, faults, who, interrupts)
  const target = onlyTarget(move)
  if (target === undefined && move.targets === undefined && !interrupts && who === state.turn)
    faults.add('turn.attack', { who }, 'down-trow.steal')
  else if (target === undefined || target.card !== undefined) faults.add('down-trow.steal', { who })
  else if (mayTarget(state, faults, who, target.seat)) refuseGot(state, faults, who, target.seat, gotOf(move))
  refuseUnheld(state, faults, who, ['down-trow'])
  if (!faults.none) return faults.verdict
  const params = { who, victim: target?.seat ?? -1 }
  if (interrupts)
    return legal('interrupt', ['down-trow.any-time', 'down-trow.stop', 'down-trow.steal', 'down-trow'], params)
  if (who === state.turn)
    return legal('utility', ['down-trow.action', 'down-trow.steal', 'down-trow'], params, [], 'utility.down-trow')
  return legal('interrupt', ['down-trow.any-time', 'down-trow.steal', 'down-trow'], params, [], 'interrupt.idle')
}

function refuseByRuling(state: State, faults: Faults, who: Seat, interrupts: boolean): void {
  const top = topOf(state)
  const rulings = state.rulings
  if (rulings['down-trow-chain'] === 'no' && top?.kind === 'theft')
    faults.add('down-trow.any-time', { who }, 'down-trow.any-time.chain')
  if (rulings.countered === 'no-counter' && top?.kind === 'strike' && cardOf(top.card)?.uncountered)
    faults.add('down-trow.any-time', { who, card: top.card }, 'down-trow.any-time.countered')
  if (rulings['down-trow-own'] === 'no' && interrupts && !state.play.idle && who === state.turn)
    faults.add('down-trow.any-time', { who }, 'down-trow.any-time.own')
  if (rulings['down-trow-idle'] === 'no' && !interrupts && who !== state.turn)
    faults.add('down-trow.any-time', { who }, 'down-trow.any-time.idle')
}

/** What was said to be drawn must be possible: an Attack card, out of a hand that can hold it (`down-trow.steal`). */
function refuseGot(state: State, faults: Faults, who: Seat, victim: Seat, got: string): void {
  const hand = playerAt(state, victim)
  const about = { who, victim, card: got }
  if (got === 'unknown') return
  if (got === 'nothing') {
    if (hand.boards.length > 0) faults.add('down-trow.steal', about, 'down-trow.steal.board')
    return
  }
  if (cardOf(got)?.attack === undefined) faults.add('down-trow.steal', about, 'down-trow.steal.attack')
  else if (hand.hand === 0) faults.add('down-trow.steal', about, 'down-trow.steal.empty')
  else if (got !== 'skateboard' && unknown(hand) === 0) faults.add('down-trow.steal', about, 'down-trow.steal.board')
}

/** What the thief said they drew: `unknown`, `nothing` or a card id. */
function gotOf(move: Said): string {
  const got = move.details?.got
  return typeof got === 'string' ? got : 'unknown'
}

/** Plays a legal Down Trow: stops the play in progress (`down-trow.stop`) and opens the theft. */
export function playDownTrow(draft: Draft, move: Said): void {
  const target = move.targets?.[0]
  if (target === undefined) return
  const begins = draft.steps.length === 0
  spend(draft, move.seat, 'down-trow')
  if (!begins) {
    draft.steps = []
    tell(draft, { kind: 'stopped', seat: move.seat })
  } else {
    openPlay(draft, move.seat !== draft.turn)
  }
  draft.steps.push({ kind: 'theft', thief: move.seat, victim: target.seat, got: gotOf(move) })
}

/** Whether the move arrives at an open contact or follow-up that lapses before it: see `stops`. */
export function lapsesBefore(state: State, move: Said): boolean {
  return state.steps.length > 0 && !stops(state, move.seat)
}
