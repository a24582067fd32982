/**
 * An attack waits for its victim (`defend.choose`): a defence card or `take`. Haymaker, Grab and follow-ups differ only
 * in what comes after.
 */

import { Faults } from '../../faults.ts'
import type { Seat } from '../../ruleset.ts'
import { legal, type Params, type RuleId, type Verdict } from '../../verdict.ts'
import { cardOf, isBoard } from '../cards.ts'
import { contradictions } from '../claims.ts'
import { type Draft, gainBoard, hurt, setPlayer, slowDown, spend, tell } from '../draft.ts'
import { refuseUnheld } from '../refusals.ts'
import {
  boardMeant,
  has,
  isIn,
  nextIn,
  type Player,
  playerAt,
  type State,
  type Strike,
  type UsedBoard,
  usesLeft,
} from '../state.ts'
import type { MustStep } from './step.ts'

export const strike: MustStep<Strike> = {
  must: true,
  who: (step) => [step.victim],
  params: strikeParams,

  judge(state, step, move): Verdict {
    if (move.word === 'take') return legal('take', step.board === null ? TAKE : TAKE_BOARD, strikeParams(step))
    const faults = new Faults()
    // Spreading an object costs more than the rest of a verdict, so the parameters are written out.
    const { damage, card: against } = step
    const who = move.seat
    if (move.word !== undefined) {
      faults.add('defend.choose', { who, damage, against, word: move.word })
      return faults.verdict
    }
    const wrong = move.cards.find((id) => cardOf(id)?.defence === undefined)
    if (wrong !== undefined) faults.add('defend.card', { who, damage, against, card: wrong })
    if (move.cards.length !== 1) {
      faults.add('defend.choose', { who, damage, against, cards: move.cards }, 'defend.choose.one')
      faults.add('defend.one')
    } else if (move.targets !== undefined) faults.add('defend.choose', { who, damage, against }, 'defend.choose.target')
    const card = move.cards[0] ?? ''
    if (defendsItself(state, step, card))
      faults.add('skateboard.same-board', { who: move.seat, by: step.attacker ?? -1 })
    refuseUnheld(state, faults, who, move.cards)
    if (!faults.none) return faults.verdict
    return legal(
      'defence',
      defenceRules(state, step, card),
      { who, damage, against, card },
      contradictions(state, move.seat, move.cards),
      defenceReason(state, step, card),
    )
  },

  play(draft, step, move): void {
    if (move.word === 'take') {
      draft.steps.pop()
      land(draft, step)
      return
    }
    const card = move.cards[0] ?? ''
    const board = isBoard(card) ? boardOnceUsed(playerAt(draft, move.seat), card) : null
    spend(draft, move.seat, card)
    draft.steps.pop()
    const by = step.attacker === null ? {} : { by: step.attacker }
    if (cardOf(card)?.defence === 'dodge') {
      tell(draft, { kind: 'dodged', seat: step.victim, card: step.card, ...by })
      if (card === 'slow-mo-dodge') slowDown(draft, step.victim)
      dodged(draft, step)
      return
    }
    tell(draft, { kind: 'blocked', seat: step.victim, card: step.card, ...by })
    if (makesContact(draft, step) && step.attacker !== null) {
      draft.steps.push({
        kind: 'contact',
        defender: step.victim,
        attacker: step.attacker,
        defenderMay: true,
        attackerMay: true,
        board,
      })
      tell(draft, { kind: 'contact', seat: step.victim, by: step.attacker })
    }
  },

  settle(draft, step): boolean {
    // Nobody who is out holds anybody.
    const held = step.form === 'grab' || step.form === 'follow-up'
    if (!isIn(draft, step.victim) || (held && attackerOut(draft, step))) {
      draft.steps.pop()
      return false
    }
    // `defend.slow-mo`: every later attack of the play passes that player without a question.
    if (step.form !== 'hacky-hit' && has(draft.play.slowMo, step.victim)) {
      draft.steps.pop()
      tell(draft, { kind: 'passed-by', seat: step.victim, card: step.card })
      dodged(draft, step)
      return false
    }
    return true
  },
}

const TAKE: readonly RuleId[] = ['defend.choose']
const TAKE_BOARD: readonly RuleId[] = ['defend.choose', 'skateboard.stolen']

function strikeParams(step: Strike): Params {
  return {
    who: step.victim,
    by: step.attacker ?? -1,
    card: step.card,
    cards: [...step.buffs, step.card],
    damage: step.damage,
    board: step.board ?? '',
    form: step.form,
  }
}

/** `skateboard.same-board`: of two flipped ones the other one may still defend. */
function defendsItself(state: State, step: Strike, card: string): boolean {
  if (step.board !== 'flipped' || !isBoard(card)) return false
  const player = playerAt(state, step.victim)
  return boardMeant(player, card) === 0 && player.boards.filter((uses) => uses === 1).length === 1
}

/** `block.contact`, `eggs.no-contact`, `haymaker.pass`, `out`: whether a block of this attack makes contact. */
function makesContact(state: State | Draft, step: Strike): boolean {
  return step.contact && step.attacker !== step.victim && !attackerOut(state, step)
}

/** An attack outlives its attacker. */
function attackerOut(state: State | Draft, step: Strike): boolean {
  return step.attacker !== null && !isIn(state, step.attacker)
}

function defenceRules(state: State, step: Strike, card: string): RuleId[] {
  if (card === 'slow-mo-dodge') return ['defend.choose', 'defend.slow-mo', 'dodge.no-contact', card]
  if (cardOf(card)?.defence === 'dodge') {
    const rules = ['defend.choose', 'dodge.no-contact', card]
    if (step.form === 'haymaker') rules.push('haymaker.pass')
    return rules
  }
  const rules = ['defend.choose']
  const contact = makesContact(state, step)
  if (contact) rules.push('block.contact')
  else if (step.form === 'egg') rules.push('eggs.no-contact')
  else if (step.contact && attackerOut(state, step)) rules.push('out')
  else if (step.form === 'haymaker') rules.push('haymaker.pass')
  else if (step.form === 'grab') rules.push('grab.contact')
  else rules.push('hacky.hit')
  // A block that makes contact says so and no more; elsewhere the card is cited for what it does.
  if (isBoard(card)) rules.push('skateboard.two-uses')
  else if (!contact) rules.push(card)
  return rules
}

function defenceReason(state: State, step: Strike, card: string): string {
  if (card === 'slow-mo-dodge') return 'defence.slow-mo'
  if (cardOf(card)?.defence === 'dodge') return step.form === 'haymaker' ? 'defence.pass' : 'defence.dodge'
  return makesContact(state, step) ? 'defence.contact' : 'defence.block'
}

function boardOnceUsed(player: Player, card: string): UsedBoard {
  return usesLeft(player, card) === 1 ? 'spent' : 'flipped'
}

/** The attack lands: HP go, a Grab moves its Skateboard first (`skateboard.stolen`) and may be followed up. */
function land(draft: Draft, step: Strike): void {
  const { victim, attacker } = step
  if (step.board !== null && attacker !== null) moveBoard(draft, step.board, victim, attacker)
  const still = hurt(draft, victim, step.damage, step.card, attacker)
  if (still && step.form === 'grab' && attacker !== null && isIn(draft, attacker))
    draft.steps.push({ kind: 'follow-up', grabber: attacker, victim })
}

function moveBoard(draft: Draft, board: UsedBoard, from: Seat, to: Seat): void {
  if (!isIn(draft, to)) return
  if (board === 'flipped') {
    const holder = playerAt(draft, from)
    // A correction may have taken it away since the Grab was declared.
    if (holder.boards[0] !== 1) return
    setPlayer(draft, from, { hand: holder.hand - 1, boards: holder.boards.slice(1) })
    tell(draft, { kind: 'hand', seat: from, change: -1, card: 'skateboard', cause: 'stolen', by: to })
  }
  gainBoard(draft, to)
}

/** `haymaker.pass`: a dodged Haymaker goes to the next player, 1 weaker. Every other attack is over. */
function dodged(draft: Draft, step: Strike): void {
  if (step.form !== 'haymaker' || step.damage <= 1) return
  if (draft.rulings['haymaker-in-nark'] === 'no' && draft.steps.some((one) => one.kind === 'nark')) return
  let next = nextIn(draft, step.victim)
  if (draft.rulings['haymaker-home'] === 'no' && next === step.attacker) next = nextIn(draft, next)
  if (next === step.victim) return
  draft.steps.push({ ...step, victim: next, damage: step.damage - 1 })
  tell(draft, { kind: 'passed-on', seat: next, card: step.card, change: step.damage - 1 })
}
