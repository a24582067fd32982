/** What goes for good: no undo brings it back. */
import { questionsOf } from './rows.ts'
import type { Tables } from './tables.ts'

/** How long a deleted session can be brought back, milliseconds. */
export const KEPT_AFTER_DELETION = 30 * 24 * 60 * 60 * 1000

/** Removes sessions for good, with all that belongs to them. */
export async function removeForGood(tables: Omit<Tables, 'values'>, ids: readonly string[]): Promise<void> {
  const { sessions, texts, entries, drafts, taps } = tables
  // A row that somebody changed by hand may have no such key, and then has no text.
  for (const row of await sessions.bulkGet([...ids]))
    if (row !== undefined && Number.isFinite(row.started)) await texts.delete([row.started, row.id])
  for (const id of ids) {
    await entries.where('[session+seq]').between([id], [id, []]).delete()
    await taps.where('[session+seat]').between([id], [id, []]).delete()
  }
  await drafts.bulkDelete([...ids, ...ids.map(questionsOf)])
  await sessions.bulkDelete([...ids])
}

/** Removes what was deleted longer ago than `KEPT_AFTER_DELETION`. */
export async function purge(tables: Tables, now: number): Promise<void> {
  const old = tables.sessions.where('deleted').below(now - KEPT_AFTER_DELETION)
  await removeForGood(tables, await old.primaryKeys())
}
