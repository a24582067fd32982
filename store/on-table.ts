/** Which session is on the table of every window, inside a transaction. A sample lives only there. */
import { removeForGood } from './removal.ts'
import { ROW_VERSION } from './rows.ts'
import type { TableName, Tables } from './tables.ts'
import { CURRENT } from './version.ts'

/** What has to be open to change what is on the table. */
export const AROUND_TABLE: readonly TableName[] = ['sessions', 'texts', 'entries', 'drafts', 'taps', 'values']

/** Id of the session on the table; null where there is none. */
export async function idOnTable({ values }: Pick<Tables, 'values'>): Promise<string | null> {
  const row = await values.get(CURRENT)
  return typeof row?.value === 'string' ? row.value : null
}

/** Id of the sample on the table. There is no sample anywhere else. */
export async function sampleOnTable(tables: Pick<Tables, 'sessions' | 'values'>): Promise<string | undefined> {
  const id = await idOnTable(tables)
  return id !== null && (await tables.sessions.get(id))?.sample === true ? id : undefined
}

/** Ids of the sessions that are no person's own, see `isKept`: found by keys, so that no other session has to be read. */
export async function notKept(tables: Pick<Tables, 'sessions' | 'values'>): Promise<ReadonlySet<string>> {
  const [deleted, sample] = await Promise.all([
    tables.sessions.where('deleted').above(Number.NEGATIVE_INFINITY).primaryKeys(),
    sampleOnTable(tables),
  ])
  return new Set(sample === undefined ? deleted : [...deleted, sample])
}

/** Puts a session on the table, or nothing with `null`. A sample whose place it takes goes for good. */
export async function putOnTable(tables: Tables, id: string | null): Promise<void> {
  const sample = await sampleOnTable(tables)
  if (sample !== undefined && sample !== id) await removeForGood(tables, [sample])
  await tables.values.put({ key: CURRENT, v: ROW_VERSION, value: id })
}
