/**
 * A sample table: a session in the middle of the game, to be tried. It is played like any other and is none of a
 * person's own sessions (`isKept`). It lives on the table; whatever is put there in its place removes it for good.
 */
import type { LogEntry, SessionHead } from '../engine/session.ts'
import { type Database, database, type SavedWith } from './database.ts'
import { entriesFrom } from './entries.ts'
import { AROUND_TABLE, putOnTable, sampleOnTable } from './on-table.ts'
import { ROW_VERSION, readSession, type SessionSummary, type StoredSession } from './rows.ts'
import { newSession } from './sessions.ts'
import { putSessions } from './texts.ts'

/** What a sample is made of. */
export interface SampleTable {
  readonly head: SessionHead
  readonly log: readonly LogEntry[]
  readonly summary: SessionSummary
}

/**
 * Puts a sample on the table of every window.
 * @param now milliseconds since 1970
 */
export function putSample(
  { head, log, summary }: SampleTable,
  now: number,
  on: Database = database(),
): Promise<SavedWith<StoredSession>> {
  const session: StoredSession = { ...newSession(head, now, summary), sample: true }
  return on.write(AROUND_TABLE, async (tables) => {
    await putOnTable(tables, session.id)
    await putSessions(tables, [session])
    await tables.entries.bulkAdd(
      log.map((entry, seq) => ({ session: session.id, seq, v: ROW_VERSION, at: now, entry })),
    )
    return session
  })
}

/**
 * Takes the sample off the table and removes it.
 * @returns what was on the table, for `putSample` to bring it back; undefined where there was no sample
 */
export function throwAwaySample(on: Database = database()): Promise<SavedWith<SampleTable | undefined>> {
  return on.write(AROUND_TABLE, async (tables) => {
    const id = await sampleOnTable(tables)
    if (id === undefined) return undefined
    const { head, summary } = readSession(await tables.sessions.get(id))
    const { log } = await entriesFrom(tables, id, 0)
    await putOnTable(tables, null)
    return { head, log, summary }
  })
}
