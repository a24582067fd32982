/** The history as a list: which sessions are in it, in its order, and the rows of those in sight. */

import type { ReadonlySignal } from '@preact/signals'
import { signal } from '@preact/signals'
import { MalformedRow } from './checks.ts'
import { type Database, database } from './database.ts'
import { sampleOnTable } from './on-table.ts'
import { readSession, type StoredSession } from './rows.ts'
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
const FIRST = 40
/** Texts looked through at once. */
const BATCH = 500

/** What a list is made of. */
const READS: readonly TableName[] = ['sessions', 'texts', 'values']

/** Ids of the sessions that fit, the one begun last first; equal times by id. */
export function findSessions(finding: Finding, on: Database = database()): Promise<readonly string[]> {
  return on.read(READS, (tables) => idsOf(tables, finding))
}

/**
 * The ids, inside a transaction or live query.
 * @param partly told of the first of them as soon as they are known
 */
async function idsOf(
  tables: Tables,
  { text, from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Finding,
  partly: (ids: readonly string[]) => void = () => {},
): Promise<readonly string[]> {
  const { sessions, texts } = tables
  // Whatever is not a person's own, see `isKept`: known by its ids, so that no other session has to be read.
  const not = new Set(await sessions.where('deleted').above(Number.NEGATIVE_INFINITY).primaryKeys())
  const sample = await sampleOnTable(tables)
  if (sample !== undefined) not.add(sample)
  // By their own key, which costs nothing to follow; a query by an index would be followed key by key.
  const all = () => texts.where('[started+id]').between([from], [until], true, false)
  const present = (keys: readonly [number, string][]) => keys.flatMap(([, id]) => (not.has(id) ? [] : [id]))
  const fits = asked(text)
  if (fits === undefined) {
    partly(present(await all().reverse().limit(FIRST).primaryKeys()))
    return present((await all().primaryKeys()).reverse())
  }
  // From the newest to the oldest, yet each batch in rising order, which reads many times as fast.
  const keys = await all().primaryKeys()
  const found: string[] = []
  for (let end = keys.length; end > 0; end -= BATCH) {
    const [first, last] = [keys[Math.max(0, end - BATCH)], keys[end - 1]]
    const rows = await texts.where('[started+id]').between(first, last, true, true).toArray()
    const before = found.length
    for (const row of rows.reverse()) if (fits(row) && !not.has(row.id)) found.push(row.id)
    // The rest comes with the whole, unless there is little so far: then each find is news.
    if (found.length > before && before < FIRST) partly([...found])
  }
  return found
}

export interface Found {
  readonly ids: readonly string[]
  /** False while more may be found. */
  readonly whole: boolean
}

/** Follows what is found; the first of it is there before all of it is. */
export function liveFound(
  finding: Finding,
  on: Database = database(),
): { readonly found: ReadonlySignal<Found | undefined>; close(): void } {
  const found = signal<Found | undefined>(undefined)
  const partly = (ids: readonly string[]) => {
    // What a screen does with it must not happen inside the transaction.
    setTimeout(() => {
      if (found.peek()?.whole !== true) found.value = { ids, whole: false }
    })
  }
  const close = on.follow(
    READS,
    (tables) => idsOf(tables, finding, partly),
    (ids) => {
      const before = found.peek()
      const same =
        before?.whole === true && ids.length === before.ids.length && ids.every((id, nth) => id === before.ids[nth])
      if (!same) found.value = { ids, whole: true }
    },
  )
  return { found, close }
}

/** Follows sessions by their ids: each as it is, or `null` where it cannot be read or is gone. */
export function followRows(
  ids: readonly string[],
  next: (rows: ReadonlyMap<string, StoredSession | null>) => void,
  on: Database = database(),
): () => void {
  return on.follow(
    ['sessions'],
    ({ sessions }) => sessions.bulkGet([...ids]),
    (rows) => next(new Map(rows.map((row, nth) => [ids[nth] ?? '', readable(row)]))),
  )
}

function readable(row: unknown): StoredSession | null {
  if (row === undefined) return null
  try {
    return readSession(row)
  } catch (error) {
    if (error instanceof MalformedRow) return null
    throw error
  }
}
