/**
 * How a turn goes on and how it passes: `turn.play-or-draw`, `king.again`, `queen.reverse`, `queen.two`,
 * `jack.skip`. Skips and reversals count when the turn passes.
 */
import { type Direction, directionNow, opposite } from '../direction.ts'
import { pendingAfter } from './attack.ts'
import { cardOf } from './cards.ts'
import {
  type AgainStep,
  type AttackStep,
  type Draft,
  type Position,
  pendingOf,
  seatAfter,
  TURN,
  type TurnStep,
} from './state.ts'

/** What the cards of a turn have added up to so far. */
interface Sum {
  plays: number
  skips: number
  reversals: number
}

/** Where the game goes on, and how many players are jumped over on the way there. */
interface Onward extends Position {
  readonly skips: number
}

/** An ordinary turn has one play; after a K more may be due. */
function sumOf(draft: Draft): Sum {
  const step = draft.step
  return step.kind === 'again'
    ? { plays: step.plays, skips: step.skips, reversals: step.reversals }
    : { plays: 1, skips: 0, reversals: 0 }
}

/** Where the game goes on after the player on turn has played these cards, counted one after another. */
export function afterCards(draft: Draft, cards: readonly string[]): Onward {
  const sum = sumOf(draft)
  sum.plays -= 1
  for (const id of cards) {
    const rank = cardOf(id)?.rank
    if (rank === 'K') sum.plays += 1
    else if (rank === 'J') sum.skips += 1
    else if (rank !== 'Q') continue
    else if (draft.hands.length === 2) sum.skips += 1
    else sum.reversals += 1
  }
  const pending = pendingAfter(pendingOf(draft), cards, draft.rulings)
  // An attack forfeits plays that are still due.
  if (pending > 0) return passed(draft, sum, Object.freeze({ kind: 'attack', pending }))
  if (sum.plays > 0) {
    const step: AgainStep = Object.freeze({ kind: 'again', ...sum })
    return { turn: draft.turn, turnNumber: draft.turnNumber, direction: draft.direction, step, skips: 0 }
  }
  return passed(draft, sum, TURN)
}

/** Where the game goes on when the player on turn has drawn: plays still due are forfeited, skips and reversals are not. */
export function afterDraw(draft: Draft): Onward {
  return passed(draft, sumOf(draft), TURN)
}

/** The direction once the reversals of the turn count, those of the plays so far unless said otherwise. */
export function turnedDirection(draft: Draft, { reversals }: Pick<Sum, 'reversals'> = sumOf(draft)): Direction {
  return reversals % 2 === 1 ? opposite(draft.direction) : draft.direction
}

/** Skips count round the table, the seat of their own player included. */
function passed(draft: Draft, sum: Sum, step: TurnStep | AttackStep): Onward {
  const direction = turnedDirection(draft, sum)
  return {
    turn: seatAfter(draft.hands.length, draft.turn, direction, 1 + sum.skips),
    turnNumber: draft.turnNumber + 1,
    direction,
    step,
    skips: sum.skips,
  }
}

/** Goes on there and says what that means: who is skipped, which way round, who is on turn or attacked. */
export function goOn(draft: Draft, to: Onward): void {
  const { happened, turn } = draft
  if (to.direction !== draft.direction) happened.push(directionNow(turn, to.direction))
  for (let place = 1; place <= to.skips; place++)
    happened.push({ kind: 'skip', seat: seatAfter(draft.hands.length, turn, to.direction, place), by: turn })
  if (to.step.kind === 'again') happened.push({ kind: 'again', seat: to.turn })
  else happened.push({ kind: 'turn', seat: to.turn })
  if (to.step.kind === 'attack') happened.push({ kind: 'attack', seat: to.turn, by: turn })
  draft.turn = to.turn
  draft.turnNumber = to.turnNumber
  draft.direction = to.direction
  draft.step = to.step
}
