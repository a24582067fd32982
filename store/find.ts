/** The history as a list: which sessions are in it, in its order, and the rows of those in sight. */

import type { ReadonlySignal } from '@preact/signals'
import { signal } from '@preact/signals'
import type { Collection } from 'dexie'
import { type Database, database } from './database.ts'
import { notKept } from './on-table.ts'
import { readableSession, type StoredSession, type TextRow } from './rows.ts'
import type { TableName, Tables } from './tables.ts'
import { asked } from './texts.ts'

/** What is looked for. Every part narrows it; nothing is every session. */
export interface Finding {
  /** Words to be found in names, game, summary or anywhere in the log, in any case. */
  readonly text?: string
  /** Began at or after this, milliseconds since 1970. */
  readonly from?: number
  /** Began before this, milliseconds since 1970. */
  readonly until?: number
}

/** So many are known at once, before all of them are. */
const FIRST = 14
/** So many of them are read with it: about what is in sight. */
const SEEN = 12
/** Texts looked through at once. */
const BATCH = 500

/** What a list is made of. */
const READS: readonly TableName[] = ['sessions', 'texts', 'values']

/** Ids of the sessions that fit, the one begun last first; equal times by id. */
export function findSessions(finding: Finding, on: Database = database()): Promise<readonly string[]> {
  return on.read(READS, (tables) => idsOf(tables, finding))
}

/** The texts of the time that is asked for. By their own key, which costs nothing to follow: an index is followed key by key. */
function textsOf(
  { texts }: Tables,
  { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Finding,
): Collection<TextRow, [number, string]> {
  return texts.where('[started+id]').between([from], [until], true, false)
}

/** The newest sessions, whatever their words: what is seen first. */
async function newestOf(tables: Tables, finding: Finding): Promise<Found> {
  const [not, keys] = await Promise.all([
    notKept(tables),
    textsOf(tables, finding).reverse().limit(FIRST).primaryKeys(),
  ])
  const ids = keys.flatMap(([, id]) => (not.has(id) ? [] : [id]))
  const seen = ids.slice(0, SEEN)
  return { ids, whole: false, rows: rowsFor(seen, await tables.sessions.bulkGet(seen)) }
}

/**
 * The ids, inside a transaction or live query.
 * @param partly told of the first of them as soon as they are known
 */
async function idsOf(
  tables: Tables,
  finding: Finding,
  partly: (ids: readonly string[]) => void = () => {},
): Promise<readonly string[]> {
  const [not, keys] = await Promise.all([notKept(tables), textsOf(tables, finding).primaryKeys()])
  const fits = asked(finding.text)
  if (fits === undefined) return keys.reverse().flatMap(([, id]) => (not.has(id) ? [] : [id]))
  // From the newest to the oldest, yet each batch in rising order, which reads many times as fast.
  const found: string[] = []
  for (let end = keys.length; end > 0; end -= BATCH) {
    const [first, last] = [keys[Math.max(0, end - BATCH)], keys[end - 1]]
    const rows = await tables.texts.where('[started+id]').between(first, last, true, true).toArray()
    const before = found.length
    for (const row of rows.reverse()) if (fits(row) && !not.has(row.id)) found.push(row.id)
    // The rest comes with the whole, unless there is little so far: then each find is news.
    if (found.length > before && before < FIRST) partly([...found])
  }
  return found
}

/** What is in the list. */
export interface Found {
  readonly ids: readonly string[]
  /** False while more may be found. */
  readonly whole: boolean
  /** Those of the first rows that were read with them. */
  readonly rows: Rows
}

/** Sessions by id; `null` for one that cannot be read or is gone. */
export type Rows = ReadonlyMap<string, StoredSession | null>

const NO_ROWS: Rows = new Map()

/** Follows what is found; the first of it is there before all of it is. */
export function liveFound(
  finding: Finding,
  on: Database = database(),
): { readonly found: ReadonlySignal<Found | undefined>; close(): void } {
  const found = signal<Found | undefined>(undefined)
  let closed = false
  let close = () => {}
  const partly = (ids: readonly string[]) => {
    // What a screen does with it must not happen inside the transaction.
    setTimeout(() => {
      if (found.peek()?.whole !== true) found.value = { ids, whole: false, rows: NO_ROWS }
    })
  }
  const follow = () => {
    if (closed) return
    close = on.follow(
      READS,
      (tables) => idsOf(tables, finding, partly),
      (ids) => {
        const before = found.peek()
        const same =
          before?.whole === true && ids.length === before.ids.length && ids.every((id, nth) => id === before.ids[nth])
        if (!same) found.value = { ids, whole: true, rows: NO_ROWS }
      },
    )
  }
  if (asked(finding.text) !== undefined) follow()
  else {
    // The first rows wait for nothing, not even for the others to be counted. What fails here fails there too.
    const first = on.read(READS, (tables) => newestOf(tables, finding))
    first
      .then((newest) => {
        if (!closed) found.value = newest
      })
      .catch(() => {})
      .then(() => setTimeout(follow))
  }
  return {
    found,
    close() {
      closed = true
      close()
    },
  }
}

/** Follows sessions by their ids. */
export function followRows(ids: readonly string[], next: (rows: Rows) => void, on: Database = database()): () => void {
  return on.follow(
    ['sessions'],
    ({ sessions }) => sessions.bulkGet([...ids]),
    (rows) => next(rowsFor(ids, rows)),
  )
}

function rowsFor(ids: readonly string[], rows: readonly unknown[]): Rows {
  return new Map(ids.map((id, nth) => [id, readableSession(rows[nth]) ?? null]))
}
