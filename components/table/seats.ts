/** What a screen says about one player: the number, what is pending, and how they went out. */
import type { Happening, Seat } from '../../engine/ruleset.ts'
import type { PendingTaps } from '../../store/drafts.ts'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { words } from './words.ts'

/** The number of a player that their tile shows large. */
export function countOf(session: Pick<OpenSession, 'pieces'>, moment: Moment, seat: Seat): number {
  return Number(moment.view.players[seat]?.[session.pieces.count.key] ?? 0)
}

/** Whether a player is no longer in the game. */
export function isGone(session: Pick<OpenSession, 'pieces'>, moment: Moment, seat: Seat): boolean {
  const player = moment.view.players[seat]
  return player !== undefined && session.pieces.gone(player)
}

/** A player's HP taps that are not an entry yet. */
export function pendingOf(session: OpenSession, seat: Seat): PendingTaps | undefined {
  return session.taps.value.find((pending) => pending.seat === seat)
}

/** Where a possible victim would be left. */
export interface Fall {
  readonly after: number
  /** What the number counts, or the word for what it ends: "out". */
  readonly unit: string
  readonly ends: boolean
}

/** Where what is laid down would leave a possible victim if it lands; undefined where it changes no number. */
export function fallOf(session: OpenSession, moment: Moment, seat: Seat): Fall | undefined {
  const way = session.laying.value.victims.get(seat)?.[0]
  const after = way === undefined ? undefined : session.pieces.landed(moment, way.move, seat)
  if (after === undefined) return undefined
  const { count } = session.pieces
  const end = count.end(after)
  return { after, unit: end ?? count.unit(after), ends: end !== undefined }
}

/** A player's number as it is now, with the taps that are not an entry yet. */
export function shownOf(session: OpenSession, seat: Seat): number {
  return Math.max(0, countOf(session, session.now.value, seat) + (pendingOf(session, seat)?.change ?? 0))
}

/** How a player left the game. */
export interface Leaving {
  /** Where in the timeline. */
  readonly line: number
  readonly turn: number
  /** "Jab from Nova". */
  readonly cause: string
}

/** When a player left the game, and why: the last time it happened. */
export function leavingOf(session: OpenSession, moment: Moment, seat: Seat): Leaving | undefined {
  const { lines } = session.timeline.value
  const leaves = ({ seat: who, kind }: Happening) => who === seat && (kind === 'out' || kind === 'escape')
  const line = lines.findLastIndex(({ after }) => after.happened.some(leaves))
  const found = lines[line]
  const happening = found?.after.happened.find(leaves)
  if (found === undefined || happening === undefined) return undefined
  const by = happening.by === undefined ? undefined : moment.names[happening.by]
  return {
    line,
    turn: line === 0 ? session.timeline.value.start.turnNumber : (lines[line - 1]?.after.turnNumber ?? 1),
    cause:
      session.pieces.left?.(moment, seat) ??
      (happening.card === undefined
        ? words.value.outByTable
        : words.value.outCause(moment.say.card(happening.card), by)),
  }
}
