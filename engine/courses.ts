/** What a chart of a session shows: a number of every player at every place, read off the public view. */
import type { BaseState, Ruleset, Seat, View } from './ruleset.ts'
import type { Timeline } from './session.ts'

/** One player's numbers along a session: the start, then the state after every line. */
interface Course {
  readonly seat: Seat
  readonly values: readonly number[]
  /** Index into `values` from which on the player is out; undefined for one who never is, at the end. */
  readonly out: number | undefined
}

/** What a chart of a session shows. */
export interface Courses {
  readonly courses: readonly Course[]
  /** Turn number at each place, the start first. */
  readonly turns: readonly number[]
  /** Place from which on sudden death holds; undefined where it never does, at the end. */
  readonly sudden: number | undefined
}

type PlayerView = View['players'][number]

/**
 * Reads a number of every player at every place off the public view.
 * @param key the number's key in the view of a player
 * @param gone whether a player is no longer in the game
 */
export function courses<State extends BaseState>(
  game: Ruleset<State>,
  timeline: Timeline<State>,
  names: readonly string[],
  key: string,
  gone: (player: PlayerView) => boolean,
): Courses {
  const states = [timeline.start, ...timeline.lines.map((line) => line.after)]
  const views = states.map((state) => game.view(state, names))
  return {
    courses: names.map((_, seat) => {
      const players = views.flatMap((view) => view.players[seat] ?? [])
      return { seat, values: players.map((player) => Number(player[key] ?? 0)), out: lasting(players.map(gone)) }
    }),
    turns: states.map((state) => state.turnNumber),
    sudden: lasting(views.map((view) => view.suddenDeath === true)),
  }
}

/** Where the last unbroken run of `true` begins that reaches the end; undefined when there is none. */
function lasting(flags: readonly boolean[]): number | undefined {
  const last = flags.lastIndexOf(false)
  return last === flags.length - 1 ? undefined : last + 1
}
