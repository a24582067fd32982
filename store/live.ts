/** Stored things as signals that follow every window. */
import { batch, type ReadonlySignal, signal } from '@preact/signals'
import type { LogEntry } from '../engine/session.ts'
import { type Database, database, type Saved } from './database.ts'
import { entriesFrom, type ReadableLog, readRows } from './entries.ts'
import type { Glance } from './glance.ts'
import { AROUND_TABLE, idOnTable, putOnTable } from './on-table.ts'
import { readSession, type StoredSession } from './rows.ts'
import { deletedOf } from './sessions.ts'
import type { TableName, Tables } from './tables.ts'

/** A query as a signal: `undefined` until the first answer. */
export interface LiveValue<Value> {
  readonly value: ReadonlySignal<Value | undefined>
  /** Why the query gives no answer now. */
  readonly problem: ReadonlySignal<unknown>
  /** Stops following. */
  close(): void
}

/**
 * Follows a query.
 * @param first what is known of it before its first answer
 */
export function liveValue<Value>(
  names: readonly TableName[],
  query: (tables: Tables) => Promise<Value>,
  on: Database = database(),
  first?: Value,
): LiveValue<Value> {
  const value = signal<Value | undefined>(first)
  const problem = signal<unknown>(undefined)
  const close = on.follow(
    names,
    query,
    (next) => {
      batch(() => {
        value.value = next
        problem.value = undefined
      })
    },
    (error) => {
      problem.value = error
    },
  )
  return { value, problem, close }
}

/** A session that is followed. */
export interface LiveSession {
  /** `undefined` until it is known, `null` where there is no such session. */
  readonly session: ReadonlySignal<StoredSession | null | undefined>
  /** Every entry; the list only grows. `undefined` until it is known. */
  readonly log: ReadonlySignal<readonly LogEntry[] | undefined>
  /** A `MalformedRow` where a stored row cannot be read: `log` then ends before it, and nothing can be appended. */
  readonly problem: ReadonlySignal<unknown>
  close(): void
}

/**
 * Follows a session and its log. Each change reads only the entries not yet known.
 * @param seen what a glance at the session has shown
 */
export function liveSession(id: string, on: Database = database(), seen?: Glance): LiveSession {
  const session = signal<StoredSession | null | undefined>(undefined)
  const log = signal<readonly LogEntry[] | undefined>(undefined)
  const problem = signal<unknown>(undefined)
  const learn = (row: unknown, from: number, tail: ReadableLog): void =>
    batch(() => {
      problem.value = tail.problem
      try {
        session.value = row === undefined ? null : readSession(row)
      } catch (error) {
        problem.value = error
      }
      const known = log.peek()
      if (row === undefined) log.value = undefined
      else if (known === undefined) log.value = tail.log
      else if (from === known.length && tail.log.length > 0) log.value = [...known, ...tail.log]
    })
  if (seen !== undefined) learn(seen.session, 0, readRows(seen.entries, id, 0))
  const close = on.follow(
    ['sessions', 'entries'],
    async (tables) => {
      const row = await tables.sessions.get(id)
      // Entries are never changed, so what is known need not be read again.
      const from = log.peek()?.length ?? 0
      return { row, from, tail: await entriesFrom(tables, id, from) }
    },
    ({ row, from, tail }) => learn(row, from, tail),
    (error) => {
      problem.value = error
    },
  )
  return { session, log, problem, close }
}

/** Follows the sessions that can be brought back, the one deleted last first. */
export function liveDeleted(on: Database = database()): LiveValue<readonly StoredSession[]> {
  return liveValue(['sessions'], deletedOf, on)
}

/**
 * Id of the session on the table of every window: `null` where there is none, `undefined` until it is known.
 * @param seen what a glance at the table has shown
 */
export function liveCurrent(
  on: Database = database(),
  seen?: Glance,
): {
  readonly current: ReadonlySignal<string | null | undefined>
  close(): void
} {
  const live = liveValue<string | null>(['values'], idOnTable, on, seen?.id)
  return { current: live.value, close: live.close }
}

/** Puts a session on the table of every window, or takes it off with `null`. A sample that was there goes for good. */
export function openOnTable(id: string | null, on: Database = database()): Promise<Saved> {
  return on.write(AROUND_TABLE, (tables) => putOnTable(tables, id))
}
