/** A stored session, opened to be looked at: its log folded, the table at every place, and what it adds up to. */
import { useEffect, useMemo } from 'preact/hooks'
import { type Courses, courses } from '../../engine/courses.ts'
import { fold, type LogEntry, startSession, type Timeline } from '../../engine/session.ts'
import { type Statistics, statistics } from '../../engine/statistics.ts'
import { liveSession } from '../../store/live.ts'
import type { StoredSession } from '../../store/sessions.ts'
import { type Game, openGame } from '../games.ts'
import { useLoaded } from '../shared/useLoaded.ts'
import { type LogRow, logRows } from '../table/entries.ts'
import { momentOf } from '../table/moment.ts'
import type { Moment } from '../table/pieces.ts'

/** A session as it is looked at. */
export interface Past {
  readonly stored: StoredSession
  readonly game: Game
  readonly names: readonly string[]
  readonly log: readonly LogEntry[]
  readonly timeline: Timeline
  readonly rows: readonly LogRow[]
  readonly courses: Courses
  readonly statistics: Statistics
  /** Whether the log ends before its end, because what follows cannot be read. */
  readonly cutShort: boolean
  /** The table at a place: 0 is the start, n the state after the nth line. */
  at(place: number): Moment
}

/** Why a session cannot be shown. */
export type NotShown = 'missing' | 'unknown-game' | 'no-start'

/**
 * Follows a session: what another window logs shows up here. Undefined until everything is loaded.
 * A session that is deleted stays to be seen; `stored.deleted` says so.
 */
export function usePast(id: string): Past | NotShown | undefined {
  const live = useMemo(() => liveSession(id), [id])
  useEffect(() => live.close, [live])
  const stored = live.session.value
  const log = live.log.value
  const cutShort = live.problem.value !== undefined
  const gameId = stored?.game
  const game = useLoaded<Game | null>(
    async () => (gameId === undefined ? null : ((await openGame(gameId)) ?? null)),
    [gameId],
  )
  // A deletion, a new summary: the row changes, the head and so the replay do not.
  const head = stored?.head
  const replayed = useMemo(() => {
    if (!game || head === undefined || log === undefined) return undefined
    const started = startSession(game.ruleset, head)
    if (!started.ok) return 'no-start' as const
    const names = head.setup.players
    const timeline = fold(game.ruleset, started.value, log)
    const { count, gone } = game.pieces
    return {
      names,
      log,
      timeline,
      rows: logRows(timeline.start, timeline.lines),
      courses: courses(game.ruleset, timeline, names, count.key, gone),
      statistics: statistics(timeline, names.length),
    }
  }, [game, JSON.stringify(head), log])
  if (stored === null) return 'missing'
  if (stored === undefined) return cutShort ? 'missing' : undefined
  if (game === null) return 'unknown-game'
  if (game === undefined || replayed === undefined) return undefined
  if (replayed === 'no-start') return 'no-start'
  const { names, timeline } = replayed
  return {
    ...replayed,
    stored,
    game,
    cutShort,
    at(place) {
      const state = place <= 0 ? timeline.start : (timeline.lines[place - 1]?.after ?? timeline.now)
      return momentOf(game.ruleset, game.text.value, names, state)
    },
  }
}

/** How long a session took, milliseconds. */
export function lengthOf({ started, updated }: StoredSession): number {
  return Math.max(0, updated - started)
}
