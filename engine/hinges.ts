/** Which rulings an answer hinges on: found by judging the same move under each other option, never listed by hand. */
import type { BaseState, Declaration, Ruleset } from './ruleset.ts'
import type { Verdict } from './verdict.ts'

/** The same state at a table that chose another option. */
interface Alternative<State> {
  readonly ruling: string
  readonly option: string
  readonly state: State
}

// Every key of a pad is judged under the same alternatives of one state, so they are made once.
const known = new WeakMap<BaseState, readonly Alternative<BaseState>[]>()

function alternatives<State extends BaseState>(game: Ruleset<State>, state: State): readonly Alternative<State>[] {
  const made = known.get(state)
  if (made !== undefined) return made as readonly Alternative<State>[]
  const list: Alternative<State>[] = []
  for (const ruling of game.rulings)
    for (const option of ruling.options)
      if (option !== state.rulings[ruling.id])
        list.push({
          ruling: ruling.id,
          option,
          state: { ...state, rulings: { ...state.rulings, [ruling.id]: option } },
        })
  known.set(state, list)
  return list
}

/**
 * The rulings under which the same move would get the other answer, found by judging it under each
 * other option. In the order of the game's ruling list.
 */
export function hinges<State extends BaseState>(game: Ruleset<State>, state: State, move: Declaration): string[] {
  const { legal } = game.judge(state, move)
  const found: string[] = []
  for (const other of alternatives(game, state))
    if (!found.includes(other.ruling) && game.judge(other.state, move).legal !== legal) found.push(other.ruling)
  return found
}

/** A ruling and what each other option of it would say. */
export interface Fork {
  readonly ruling: string
  readonly verdicts: readonly { readonly option: string; readonly verdict: Verdict }[]
}

/** The rulings a move hinges on, each with the verdict under every other option of it. */
export function forks<State extends BaseState>(game: Ruleset<State>, state: State, move: Declaration): Fork[] {
  return hinges(game, state, move).map((ruling) => ({
    ruling,
    verdicts: alternatives(game, state)
      .filter((other) => other.ruling === ruling)
      .map((other) => ({ option: other.option, verdict: game.judge(other.state, move) })),
  }))
}
