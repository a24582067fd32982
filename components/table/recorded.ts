/** A session as the store keeps it, made from a play record. */
import { entriesOf, type PlayRecord } from '../../engine/record/read.ts'
import type { Ruleset } from '../../engine/ruleset.ts'
import { fold, type LogEntry, type SessionHead, startSession } from '../../engine/session.ts'
import type { SessionSummary } from '../../store/sessions.ts'
import { summaryOf } from './summary.ts'

/** A session read from a play record. */
export interface Recorded {
  readonly head: SessionHead
  readonly log: readonly LogEntry[]
  readonly summary: SessionSummary
  /** Entries that are not legal under the rules of the record. They are kept and marked, like any other. */
  readonly broken: number
}

/** The session of a record that reads without problems; undefined where the game does not start so. */
export function recorded(ruleset: Ruleset, record: PlayRecord): Recorded | undefined {
  const { head } = record
  const started = startSession(ruleset, head)
  if (!started.ok) return undefined
  const log = entriesOf(record)
  const timeline = fold(ruleset, started.value, log)
  return {
    head,
    log,
    summary: summaryOf(ruleset, timeline, head.setup.players, log.length),
    broken: timeline.lines.filter((line) => !line.holds).length,
  }
}
