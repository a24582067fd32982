/** The tables, typed, and bound to the transaction they are used in. */
import type { Table, Transaction } from 'dexie'
import type { DraftRow, EntryRow, SessionRow, TapRow, TextRow, ValueRow } from './rows.ts'

/** A table of the database. */
export type TableName = 'sessions' | 'texts' | 'entries' | 'drafts' | 'taps' | 'values'

/** The tables of one transaction or query. */
export interface Tables {
  readonly sessions: Table<SessionRow, string>
  readonly texts: Table<TextRow, [number, string]>
  readonly entries: Table<EntryRow, [string, number]>
  readonly drafts: Table<DraftRow, string>
  readonly taps: Table<TapRow, [string, number]>
  readonly values: Table<ValueRow, string>
}

/**
 * Tables bound to their transaction. Those of Dexie itself find it through the promise chain, and where that is
 * lost, in an await too deep, they would quietly write in a transaction of their own.
 */
export function tablesOf(transaction: Transaction): Tables {
  return {
    get sessions() {
      return transaction.table<SessionRow, string>('sessions')
    },
    get texts() {
      return transaction.table<TextRow, [number, string]>('texts')
    },
    get entries() {
      return transaction.table<EntryRow, [string, number]>('entries')
    },
    get drafts() {
      return transaction.table<DraftRow, string>('drafts')
    },
    get taps() {
      return transaction.table<TapRow, [string, number]>('taps')
    },
    get values() {
      return transaction.table<ValueRow, string>('values')
    },
  }
}
