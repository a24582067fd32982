/** Swapping cards with the draw pile (`turn.swap`): how many, and which of the known Skateboards go along. */

import type { Faults } from '../faults.ts'
import { legal, type Verdict } from '../verdict.ts'
import { ANOTHER } from './cards.ts'
import { type Draft, setPlayer, tell } from './draft.ts'
import { boardMeant, type Player, playerAt, type State, unknown } from './state.ts'
import type { Said } from './steps/step.ts'

/** `turn.swap`, `hand.enough`. */
export function judgeSwap(state: State, move: Said, faults: Faults): Verdict {
  const who = move.seat
  const player = playerAt(state, who)
  const count = swapCount(move)
  const boards = swapBoards(move)
  if (count < 1 || boards.length > count) faults.add('turn.swap', { who, count })
  const taken = boardsTaken(player, boards)
  const whole = count === player.hand
  if (count > player.hand || taken === undefined)
    faults.add('hand.enough', { who, count, hand: player.hand }, 'hand.enough.swap')
  else if (!whole && count - taken.length > unknown(player))
    faults.add('hand.enough', { who, count, hand: player.hand }, 'hand.enough.boards')
  return legal('swap', ['turn.swap'], { who, count })
}

function swapCount(move: Said): number {
  const count = move.details?.count
  return typeof count === 'number' ? count : 0
}

/** The Skateboards a Swap names. */
function swapBoards(move: Said): readonly string[] {
  const named = move.details?.with
  return Array.isArray(named) ? (named as readonly string[]) : []
}

/** Indices of the known Skateboards that are named, or undefined where there are not as many. */
function boardsTaken(player: Player, named: readonly string[]): number[] | undefined {
  const taken: number[] = []
  for (const id of named) {
    const left = player.boards.map((uses, index) => ({ uses, index })).filter((one) => !taken.includes(one.index))
    const meant = boardMeant(
      { ...player, boards: left.map((one) => one.uses) },
      id === ANOTHER && taken.length > 0 ? 'skateboard' : id,
    )
    const found = left[meant]
    if (found === undefined) return undefined
    taken.push(found.index)
  }
  return taken
}

/** A whole hand takes the known Skateboards along, a smaller swap only those it names. */
export function swap(draft: Draft, move: Said): void {
  const player = playerAt(draft, move.seat)
  const count = swapCount(move)
  const taken =
    count === player.hand ? player.boards.map((_, index) => index) : (boardsTaken(player, swapBoards(move)) ?? [])
  setPlayer(draft, move.seat, { boards: player.boards.filter((_, index) => !taken.includes(index)), claim: null })
  tell(draft, { kind: 'swap', seat: move.seat, change: count })
}
