/** The turn player's one action (`turn.one-action`): attack, swap, a Utility card, a Buff alone, or pass. */

import { Faults } from '../../faults.ts'
import type { Seat } from '../../ruleset.ts'
import { legal, type Verdict } from '../../verdict.ts'
import { actionOf } from '../action.ts'
import { damageOf, launch } from '../attack.ts'
import { buffsOf, judgeBuffs, withoutBuffs } from '../buffs.ts'
import { cardOf } from '../cards.ts'
import { contradictions } from '../claims.ts'
import { type Draft, endPlay, openPlay, spend } from '../draft.ts'
import { launchGrab, refuseBoard } from '../grab.ts'
import { mayTarget, refuseUnheld } from '../refusals.ts'
import { handLimit, isIn, playerAt, type State } from '../state.ts'
import { judgeSwap, swap } from '../swap.ts'
import type { Said } from './step.ts'

/** Judges a move with no play in progress; Down Trow and `done` are judged before. */
export function judgeTurn(state: State, move: Said): Verdict {
  const faults = new Faults()
  const who = move.seat
  if (who !== state.turn) faults.add('turn.owner', { who, turn: state.turn })
  let verdict: Verdict
  if (move.word === 'swap') verdict = judgeSwap(state, move, faults)
  else if (move.word !== undefined) {
    if (move.word !== 'pass' && faults.none)
      faults.add('turn.one-action', { who, word: move.word }, 'turn.one-action.word')
    verdict = legal('pass', ['turn.pass'], { who })
  } else verdict = judgeCards(state, move, faults)
  if (!faults.none) return faults.verdict
  return withLimitNote(state, who, verdict)
}

/** `over-limit`: said once, when a player with more cards than the limit takes their turn. */
function withLimitNote(state: State, who: Seat, verdict: Verdict): Verdict {
  const hand = playerAt(state, who).hand
  const limit = handLimit(state)
  if (hand <= limit) return verdict
  return { ...verdict, notes: [...verdict.notes, { id: 'over-limit', params: { who, hand, limit } }] }
}

function judgeCards(state: State, move: Said, faults: Faults): Verdict {
  const who = move.seat
  const buffs = buffsOf(move.cards)
  const others = withoutBuffs(move.cards)
  if (buffs.length > 0 && others.length > 0) judgeBuffs(state, faults, who, buffs, others)
  const action = actionOf(state, move, buffs, others, faults)
  for (const target of move.targets ?? []) {
    const may = mayTarget(state, faults, who, target.seat)
    if (may && target.card !== undefined && others.includes('grab')) refuseBoard(state, faults, who, target.seat)
  }
  refuseUnheld(state, faults, who, move.cards)
  const damage = damageOf(move.cards)
  const params = { who, cards: move.cards, damage, victim: move.targets?.[0]?.seat ?? -1 }
  return legal(action.as, action.rules, params, contradictions(state, who, move.cards), action.reason)
}

/** Takes the action. Several of them end the play at once. */
export function playTurn(draft: Draft, move: Said): void {
  openPlay(draft)
  if (move.word === 'swap') {
    swap(draft, move)
    return
  }
  if (move.word !== undefined) return
  for (const id of move.cards) spend(draft, move.seat, id)
  const targets = move.targets ?? []
  if (move.cards.includes('noodles')) {
    draft.steps.push({ kind: 'heal', healer: move.seat, amount: cardOf('noodles')?.heal ?? 0 })
    return
  }
  if (move.cards.includes('grab')) {
    launchGrab(draft, move, draft.rulings['grab-blocked'] === 'yes')
    return
  }
  if (move.cards.includes('nark')) {
    nark(draft, move)
    return
  }
  launch(draft, move.seat, move.cards, targets, null)
}

/** `nark.circle`: the round goes clockwise from the narker and skips the victim. */
function nark(draft: Draft, move: Said): void {
  const victim = move.targets?.[0]?.seat
  if (victim === undefined) return
  const seats = draft.players.length
  const due: Seat[] = []
  for (let step = 1; step < seats; step++) {
    const seat = (move.seat + step) % seats
    if (seat !== victim && isIn(draft, seat)) due.push(seat)
  }
  draft.steps.push({ kind: 'nark', narker: move.seat, victim, due })
  const rest = move.cards.filter((id) => id !== 'nark')
  launch(draft, move.seat, rest, move.targets ?? [], victim)
}

/** Nothing is open any more: the play is over, if one was. */
export function settleTurn(draft: Draft): void {
  if (draft.play.open) endPlay(draft)
}
