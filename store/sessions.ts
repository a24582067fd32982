/** Sessions: begun, found again, listed, deleted and brought back. */
import type { Collection } from 'dexie'
import { foldName } from '../engine/record/names.ts'
import type { SessionHead } from '../engine/session.ts'
import type { MalformedRow } from './checks.ts'
import { type Database, database, Refusal, type Saved, type SavedWith } from './database.ts'
import { AROUND_TABLE, idOnTable, putOnTable } from './on-table.ts'
import { purge } from './removal.ts'
import {
  isKept,
  ROW_VERSION,
  readableSession,
  readSession,
  type SessionRow,
  type SessionSummary,
  type StoredSession,
} from './rows.ts'
import type { Tables } from './tables.ts'
import { putSessions } from './texts.ts'

export type { SessionSummary, StoredSession } from './rows.ts'

/** Key of the row that says that every session has its digest; see `store/digests.ts`. */
export const DIGESTED = 'digested'

/** Where a page of the list ends. Plain data. */
export interface SessionCursor {
  readonly started: number
  readonly id: string
}

/** What of the history is asked for. Every part narrows it. */
export interface SessionQuery {
  /** Only what lies after this in the list, i.e. began earlier. */
  readonly before?: SessionCursor
  /** At most so many. */
  readonly limit: number
  readonly game?: string
  /** A whole name, in any case. */
  readonly player?: string
  /** Began at or after this, milliseconds since 1970. */
  readonly from?: number
  /** Began before this, milliseconds since 1970. */
  readonly until?: number
}

/** Some of the list, in its order. */
export interface SessionPage {
  /** The one begun last first; equal times by id, so no session is shown twice or left out. */
  readonly sessions: readonly StoredSession[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: SessionCursor | undefined
  /** Rows in between that could not be read. */
  readonly problems: readonly MalformedRow[]
}

/** What a new session's summary says until its first entry. */
const NO_ENTRIES: SessionSummary = { entries: 0, turn: 1, over: false, winner: null, text: '' }

/**
 * Begins a session and puts it on the table of every window. Sessions deleted long enough ago go for good, and so does
 * a sample that was on the table.
 * @param now milliseconds since 1970
 */
export function createSession(
  head: SessionHead,
  now: number,
  summary: SessionSummary = NO_ENTRIES,
  on: Database = database(),
): Promise<SavedWith<StoredSession>> {
  const session = newSession(head, now, summary)
  return on.write(AROUND_TABLE, async (tables) => {
    await putSessions(tables, [session])
    await putOnTable(tables, session.id)
    await purge(tables, now)
    return session
  })
}

/** A session that is not stored yet, with a new id. */
export function newSession(head: SessionHead, now: number, summary: SessionSummary = NO_ENTRIES): StoredSession {
  return {
    id: crypto.randomUUID(),
    v: ROW_VERSION,
    game: head.game,
    head,
    players: head.setup.players.map(foldName),
    started: now,
    updated: now,
    summary,
  }
}

/** A session, also a deleted one that can still be brought back. Throws `MalformedRow`. */
export async function sessionById(id: string, on: Database = database()): Promise<StoredSession | undefined> {
  const row = await on.read(['sessions'], ({ sessions }) => sessions.get(id))
  return row === undefined ? undefined : readSession(row)
}

/** A page of the history. */
export function listSessions(query: SessionQuery, on: Database = database()): Promise<SessionPage> {
  return on.read(['sessions'], (tables) => pageOf(tables, query))
}

/** How many rows are read at once where most may not fit. */
const BATCH = 1_000

async function pageOf({ sessions }: Tables, query: SessionQuery): Promise<SessionPage> {
  const narrow = query.player !== undefined && query.game !== undefined
  const size = narrow ? Math.max(BATCH, query.limit + 1) : query.limit + 1
  const found: StoredSession[] = []
  const problems: MalformedRow[] = []
  let end = endOf(query)
  for (;;) {
    const rows = await before(sessions, query, end).reverse().limit(size).toArray()
    for (const row of rows) {
      const session = readableSession(row, (why) => problems.push(why))
      if (session === undefined || !isKept(session)) continue
      if (query.game !== undefined && session.game !== query.game) continue
      const last = found.at(-1)
      if (last !== undefined && found.length >= query.limit)
        return { sessions: found, next: { started: last.started, id: last.id }, problems }
      found.push(session)
    }
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return { sessions: found, next: undefined, problems }
    end = [last.started, last.id]
  }
}

/** Where a page begins in an index: before this key. `[until, '']` is before every session that began then. */
function endOf({ before, until = Number.POSITIVE_INFINITY }: SessionQuery): readonly [number, string] {
  return before !== undefined && before.started < until ? [before.started, before.id] : [until, '']
}

/** The rows before a key in the index that fits the query best. */
function before(sessions: Tables['sessions'], query: SessionQuery, end: readonly [number, string]) {
  const first = query.from ?? Number.NEGATIVE_INFINITY
  if (query.player !== undefined) {
    const player = foldName(query.player)
    return sessions.where('byPlayer').between([player, first], [player, ...end], true, false)
  }
  if (query.game !== undefined)
    return sessions.where('[game+started+id]').between([query.game, first], [query.game, ...end], true, false)
  return sessions.where('[started+id]').between([first], [...end], true, false)
}

/** The session that was played in last. */
export function lastSession(on: Database = database()): Promise<StoredSession | undefined> {
  return on.read(['sessions'], ({ sessions }) => lastOf(sessions.orderBy('updated')))
}

/** The last of some rows that can be read and is kept. */
async function lastOf(rows: Collection<SessionRow, string>): Promise<StoredSession | undefined> {
  const [last] = await rows
    .reverse()
    .filter((row) => isKept(row) && readableSession(row) !== undefined)
    .limit(1)
    .toArray()
  return last === undefined ? undefined : readSession(last)
}

/** Takes a session out of the lists and off the table; `restoreSession` brings it back, until a session is begun after `KEPT_AFTER_DELETION`. */
export function deleteSession(id: string, now: number, on: Database = database()): Promise<Saved> {
  return on.write(AROUND_TABLE, async (tables) => {
    if ((await tables.sessions.update(id, { deleted: now })) === 0) throw new Refusal('conflict')
    if ((await idOnTable(tables)) === id) await putOnTable(tables, null)
  })
}

/** The sessions that can be brought back, the one deleted last first, inside a transaction or live query. */
export async function deletedOf({ sessions }: Tables): Promise<readonly StoredSession[]> {
  const rows = await sessions.where('deleted').above(Number.NEGATIVE_INFINITY).reverse().toArray()
  return rows.flatMap((row) => readableSession(row) ?? [])
}

/** Brings a deleted session back into the lists. */
export function restoreSession(id: string, on: Database = database()): Promise<Saved> {
  return on.write(['sessions', 'values'], async ({ sessions, values }) => {
    const changed = await sessions
      .where('id')
      .equals(id)
      .modify((row) => {
        delete (row as { deleted?: number }).deleted
      })
    // Deleted sessions are passed over when digests are made.
    await values.delete(DIGESTED)
    if (changed === 0) throw new Refusal('conflict')
  })
}

/** Names that have played, as they were last written: who played last comes first, those of one session in seat order. */
export function knownPlayers(on: Database = database()): Promise<readonly string[]> {
  return on.read(['sessions'], async ({ sessions }) => {
    const names = (await sessions.orderBy('players').uniqueKeys()).map(String)
    const found: { name: string; started: number; seat: number }[] = []
    const look = async (name: string) => {
      const last = await lastOf(sessions.where('byPlayer').between([name], [name, []]))
      if (last === undefined) return
      const written = last.head.setup.players
      const seat = written.findIndex((one) => foldName(one) === name)
      found.push({ name: written[seat] ?? name, started: last.started, seat })
    }
    await Promise.all(names.map(look))
    found.sort((one, other) => other.started - one.started || one.seat - other.seat)
    return found.map((one) => one.name)
  })
}
