/** The set-up: `setup.players`, `setup.deal`, `setup.deck`, `setup.start`, `setup.first`. */
import type { Direction } from '../direction.ts'
import type { Problem, Result, Rulings, Setup } from '../ruleset.ts'
import { rulingsInForce } from '../ruleset.ts'
import { playerProblems, rulingProblems } from '../setup.ts'
import { cardNamed, DECK, nearestCard } from './cards.ts'
import { rulings } from './rulings.ts'
import { finish, NOBODY, type State, seatAfter, TURN } from './state.ts'

/** `setup.deal`: cards dealt to each of so many players. */
function dealTo(players: number): number {
  return players === 2 ? 7 : 5
}

/** `setup.players`: two or more, and few enough that the deal leaves a top card and a stock. */
export const SEATS = [2, Math.floor((DECK - 2) / dealTo(3))] as const

/** Deals and turns up the start card, which has no effect of its own; or names every problem of the set-up. */
export function start(setup: Setup, chosen: Rulings): Result<State, readonly Problem[]> {
  const problems = [...playerProblems(setup, SEATS), ...rulingProblems(rulings, chosen)]
  const written = setup.options.top ?? ''
  const top = cardNamed(written)
  if (top === undefined) problems.push(topProblem(written))
  if (problems.length > 0 || top === undefined) return { ok: false, problem: problems }
  const players = setup.players.length
  const inForce = rulingsInForce(rulings, chosen)
  const direction: Direction = inForce.direction === 'clockwise' ? 1 : -1
  const deal = dealTo(players)
  return {
    ok: true,
    value: finish({
      rulings: inForce,
      turnNumber: 1,
      happened: [],
      turn: seatAfter(players, setup.dealer, direction, 1),
      direction,
      hands: setup.players.map(() => deal),
      stock: DECK - players * deal - 1,
      discard: [top],
      called: null,
      step: TURN,
      due: NOBODY,
    }),
  }
}

function topProblem(written: string): Problem {
  if (written.trim() === '') return { where: 'top', reason: 'top.missing', params: {} }
  const near = nearestCard(written)
  return {
    where: 'top',
    reason: 'top.unknown',
    params: { found: written, ...(near === undefined ? {} : { nearest: near }) },
  }
}
