/** The log of a session: appended to, never changed. */
import type { LogEntry } from '../engine/session.ts'
import { MalformedRow } from './checks.ts'
import { type Database, database, Refusal, type Saved } from './database.ts'
import { type EntryRow, type PendingTaps, ROW_VERSION, readEntryRow, type SessionSummary, type TapRow } from './rows.ts'
import type { Tables } from './tables.ts'
import { textRow } from './texts.ts'

/** What goes away in the same transaction as an entry is written. */
export interface Settles {
  /** The half-made declaration of the session. */
  readonly draft?: boolean
  /** Pending taps that became this entry. Where they are no longer exactly these, the append is a `conflict`. */
  readonly taps?: PendingTaps
}

/**
 * Appends an entry. With `saved: true` it is on disk, together with the session's `updated` and summary; else
 * nothing has changed. Of two windows that append the same place one gets `conflict` and must read again.
 * @param seq its place: the length of the log it was judged on
 * @param now milliseconds since 1970
 */
export function appendEntry(
  session: string,
  seq: number,
  entry: LogEntry,
  now: number,
  summary: SessionSummary,
  settles: Settles = {},
  on: Database = database(),
): Promise<Saved> {
  return on.write(['sessions', 'texts', 'entries', 'drafts', 'taps'], async (tables) => {
    const { sessions, texts, entries, drafts, taps } = tables
    const due = settles.taps
    // What does not wait for an answer is asked at once: every answer costs a way to the browser's database and back.
    const [row, before, pending] = await Promise.all([
      sessions.get(session),
      seq > 0 ? entries.get([session, seq - 1]) : null,
      due === undefined ? undefined : taps.get([session, due.seat]),
    ])
    if (row === undefined || row.deleted !== undefined || before === undefined) throw new Refusal('conflict')
    if (due !== undefined && !isPending(pending, due)) throw new Refusal('conflict')
    const next = { ...row, updated: Math.max(row.updated, now), summary }
    await Promise.all([
      due === undefined ? undefined : taps.delete([session, due.seat]),
      settles.draft === true ? drafts.delete(session) : undefined,
      entries.add({ session, seq, v: ROW_VERSION, at: now, entry }),
      texts.put(textRow(next)),
      sessions.put(next),
    ])
  })
}

function isPending(stored: TapRow | undefined, { change, since }: PendingTaps): boolean {
  return stored?.change === change && stored.since === since
}

/** The whole log. Throws `MalformedRow` that names the first row that does not fit; nothing is changed. */
export async function entriesOf(session: string, on: Database = database()): Promise<readonly LogEntry[]> {
  const { log, problem } = await readableEntries(session, on)
  if (problem !== undefined) throw problem
  return log
}

/** A log as far as it can be read. */
export interface ReadableLog {
  /** Every entry before the first that does not fit. */
  readonly log: readonly LogEntry[]
  readonly problem: MalformedRow | undefined
}

/** As much of the log as can be read, from a place on, and why it ends there. */
export function readableEntries(session: string, on: Database = database(), from = 0): Promise<ReadableLog> {
  return on.read(['entries'], (tables) => entriesFrom(tables, session, from))
}

/** The readable entries from a place on, inside a transaction or live query. */
export async function entriesFrom({ entries }: Tables, session: string, from: number): Promise<ReadableLog> {
  return readRows(await rowsOf(entries, session, from), session, from)
}

/**
 * The log in some rows that lie there one after the other.
 * @param from place of the first of them
 */
export function readRows(rows: readonly unknown[], session: string, from: number): ReadableLog {
  const log: LogEntry[] = []
  try {
    for (const row of rows) log.push(readEntryRow(row, session, from + log.length))
  } catch (error) {
    if (!(error instanceof MalformedRow)) throw error
    return { log, problem: error }
  }
  return { log, problem: undefined }
}

/** When each entry was logged, milliseconds since 1970, in the order of the log. */
export async function timesOf(session: string, on: Database = database()): Promise<readonly number[]> {
  const rows = await on.read(['entries'], ({ entries }) => rowsOf(entries, session))
  return rows.map((row) => row.at)
}

/** The rows of a log from a place on, unchecked, inside a transaction or live query. */
export function rowsOf(entries: Tables['entries'], session: string, from = 0): PromiseLike<EntryRow[]> {
  return entries.where('[session+seq]').between([session, from], [session, []]).toArray()
}
