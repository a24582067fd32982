/** Stored rows that are not as the code wrote them: read, or refused by name, and whatever is read can be used. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { LogEntry } from '../../../engine/session.ts'
import { MalformedRow } from '../../../store/checks.ts'
import { ROW_VERSION, readEntryRow, readSession } from '../../../store/rows.ts'
import { sessionRow } from '../../../store/texts.ts'
import { checkPlain } from '../../engine/conformance/checks.ts'
import { fromRow, type Spoiling, soon, spoiled, spoiling } from '../../engine/fuzz/hostile.ts'
import { checkUse, type Played, sessions } from '../../engine/fuzz/sessions.ts'

/** Entries of a session that are stored: more are only slower. */
export const ENTRIES = 5

/** The rows of a session as they lie in the database, with its first entries. */
export function rowsOf({ head, log: whole }: Played, id: string) {
  const log = whole.slice(0, ENTRIES)
  const session = {
    id,
    v: ROW_VERSION,
    game: head.game,
    head,
    players: head.setup.players.map((name) => name.toLowerCase()),
    started: 1_000,
    updated: 2_000,
    summary: { entries: log.length, turn: 1, over: false, winner: null, text: 'in play' },
  }
  const entries = log.map((entry, seq) => ({ session: id, seq, v: ROW_VERSION, at: 1_000 + seq, entry }))
  return { session: sessionRow(session), entries }
}

/** The value, or undefined where the row is refused as rows are. Anything else that is thrown is a crash. */
function read<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (problem) {
    if (!(problem instanceof MalformedRow)) throw problem
    assert.notEqual(problem.place, '')
    return undefined
  }
}

interface Spoilt {
  readonly session: number
  readonly head: readonly Spoiling[]
  readonly log: readonly Spoiling[]
}

const changes = spoiling(fromRow)

export const rows = fc.property(
  fc.record({
    session: fc.nat(10_000),
    head: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      { weight: 1, arbitrary: fc.array(changes, { maxLength: 3 }) },
    ),
    log: fc.array(changes, { minLength: 1, maxLength: 4 }),
  }),
  ({ session: nth, head, log }: Spoilt) => {
    const all = sessions()
    const played = all[nth % all.length] as Played
    const written = rowsOf(played, 'one')
    const session = spoiled(written.session, head)
    const entries = spoiled(written.entries, log)
    soon(8 * 1024, () => {
      const readable = read(() => readSession(session))
      if (readable !== undefined) checkTime(readable.started, readable.updated, readable.deleted ?? 0)
      const whole: LogEntry[] = []
      for (const row of Array.isArray(entries) ? entries : [entries]) {
        const entry = read(() => readEntryRow(row, 'one', whole.length))
        // A log ends for the reader where a row does not fit.
        if (entry === undefined) break
        checkPlain(entry)
        whole.push(entry)
      }
      checkUse(readable?.head ?? played.head, whole)
    })
  },
)

/** A time that can be shown. */
export function checkTime(...times: readonly number[]): void {
  for (const time of times) assert.doesNotThrow(() => new Date(time).toISOString(), `a time that is none: ${time}`)
}
