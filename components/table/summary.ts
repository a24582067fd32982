/** What lists show of a session without replaying it. */
import { digest } from '../../engine/digest.ts'
import type { Ruleset } from '../../engine/ruleset.ts'
import { fold, type LogEntry, type Timeline } from '../../engine/session.ts'
import type { SessionSummary } from '../../store/sessions.ts'
import { entryLine } from './entries.ts'
import type { OpenSession } from './model.ts'

/** What lists show of an open session with a log. */
export function summary({ ruleset, names, timeline }: OpenSession, log: readonly LogEntry[]): SessionSummary {
  const known = timeline.peek()
  return summaryOf(ruleset, fold(ruleset, known.start, log, known), names, log.length)
}

/** @param entries how many there are in the log, undone ones included */
export function summaryOf(
  ruleset: Ruleset,
  timeline: Timeline,
  names: readonly string[],
  entries: number,
): SessionSummary {
  const view = ruleset.view(timeline.now, names)
  const last = timeline.lines.at(-1)
  return {
    entries,
    turn: timeline.now.turnNumber,
    over: view.turn === null,
    winner: view.winner,
    text: last === undefined ? '' : entryLine(last.entry, ruleset, names),
    digest: digest(ruleset, timeline, names),
  }
}
