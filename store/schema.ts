/**
 * Every schema the database has had, oldest first. A published version is never edited: a change is a new
 * version, with a fixture of it in test/store/fixtures and what its upgrade does there in a test.
 */
import type { Transaction } from 'dexie'

export interface SchemaVersion {
  /** Whole, from 1, rising by one. */
  readonly version: number
  /** Tables and indexes as Dexie writes them. `null` drops a table. */
  readonly stores: Readonly<Record<string, string | null>>
  /** Turns the rows of the version before into rows of this one; one transaction, so it happens whole or not at all. */
  readonly upgrade?: (transaction: Transaction) => Promise<void>
}

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
]
