/** What the table of Out of the Woods shows that its public view leaves out: houses, stories, the order of escapes. */
import type { State } from '../../engine/out-of-the-woods/state.ts'
import type { Declaration, Seat } from '../../engine/ruleset.ts'
import type { Moment } from '../table/pieces.ts'

/** The state of the table: a moment of this game has no other. */
export function stateOf({ state }: Moment): State {
  return state as State
}

/** A story and how many cards of it lie in a row. */
export interface Run {
  readonly story: string
  readonly length: number
}

/** Cards of one story in a row on top of the pile, as this table counts them. */
export function runOf({ view }: Moment): Run | null {
  return view.run as Run | null
}

/** A player says a word. */
export function sayBy(seat: Seat, word: string): Declaration {
  return { seat, cards: [], word }
}

/** Who is on turn after whoever is asked now, if that one adds nothing; undefined once the game is over. */
export function nextOf({ ask, ruleset, state, names }: Moment): Seat | undefined {
  const who = ask.who[0]
  if (who === undefined) return undefined
  for (const word of ['draw', 'take']) {
    const move = sayBy(who, word)
    if (!ruleset.judge(state, move).legal) continue
    const { turn } = ruleset.view(ruleset.play(state, move), names)
    const seat = turn === null ? -1 : names.indexOf(turn)
    return seat < 0 || seat === who ? undefined : seat
  }
  return undefined
}
