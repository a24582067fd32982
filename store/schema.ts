/**
 * Every schema the database has had, oldest first. A published version is never edited: a change is a new
 * version, with a fixture of it in test/store/fixtures and what its upgrade does there in a test.
 */
import type { Transaction } from 'dexie'
import { readableSession, type TextRow } from './rows.ts'
import { textRow } from './texts.ts'

/** What the database was like from a version on. */
export interface SchemaVersion {
  /** Whole, from 1, rising by one. */
  readonly version: number
  /** Tables and indexes as Dexie writes them. `null` drops a table. */
  readonly stores: Readonly<Record<string, string | null>>
  /** Turns the rows of the version before into rows of this one; one transaction, so it happens whole or not at all. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

/** The last one is the database as this code reads and writes it. */
export const SCHEMA: readonly SchemaVersion[] = [
  {
    version: 1,
    stores: {
      // [started+id] pages the history, [game+started+id] and byPlayer the same for one game or one player.
      sessions: 'id, [started+id], [game+started+id], *players, *byPlayer, updated, deleted',
      entries: '[session+seq]',
      drafts: 'session',
      taps: '[session+seat]',
      values: 'key',
    },
  },
  {
    version: 2,
    // What sessions are found by, beside them: the newest are the last of it.
    stores: { texts: '[started+id]' },
    upgrade: writeTexts,
  },
]

/** Sessions read at once in an upgrade. */
const TOGETHER = 500

/** Writes the text of every session. One that cannot be read is found by no word, but stands in the list. */
async function writeTexts(transaction: Transaction): Promise<void> {
  const [sessions, texts] = [transaction.table('sessions'), transaction.table('texts')]
  const ids = await sessions.toCollection().primaryKeys()
  for (let from = 0; from < ids.length; from += TOGETHER) {
    const rows = await sessions.bulkGet(ids.slice(from, from + TOGETHER))
    await texts.bulkPut(rows.flatMap(readableText))
  }
}

function readableText(row: unknown): readonly TextRow[] {
  const session = readableSession(row)
  if (session !== undefined) return [textRow(session)]
  const { started, id } = row as Partial<TextRow>
  return Number.isFinite(started) && typeof id === 'string'
    ? [{ started: started ?? 0, id, v: 1, about: '', log: '' }]
    : []
}
