/** How the storage is doing, for the settings screen. */
import { type Database, type DatabaseState, database } from './database.ts'
import { notKept, sampleOnTable } from './on-table.ts'
import { settings } from './settings.ts'

/** What there is to say of the storage. */
export interface StorageHealth {
  readonly state: DatabaseState
  /** Bytes taken, where the browser says. */
  readonly used: number | undefined
  /** Bytes there may be, where the browser says. */
  readonly quota: number | undefined
  /**
   * True where the browser promises to keep the data. False is no danger: Chromium says so even for extensions
   * whose storage is never cleared for lack of room.
   */
  readonly persisted: boolean
  /** Sessions that can be listed or brought back. A sample is none. */
  readonly sessions: number
  /** How many of them are deleted. */
  readonly deleted: number
  readonly entries: number
  /** Milliseconds since 1970. */
  readonly lastBackup: number | null
}

/** How the storage is doing now. Rejects with `Unavailable` where the database cannot be read. */
export async function storageHealth(on: Database = database()): Promise<StorageHealth> {
  const storage = globalThis.navigator?.storage
  const [estimate, persisted, counts] = await Promise.all([
    storage?.estimate?.().catch(() => undefined),
    storage?.persisted?.().catch(() => false),
    on.read(['sessions', 'entries', 'values'], async (tables) => {
      const { sessions, entries } = tables
      const sample = await sampleOnTable(tables)
      const tried =
        sample === undefined ? 0 : await entries.where('[session+seq]').between([sample], [sample, []]).count()
      return {
        sessions: (await sessions.count()) - (sample === undefined ? 0 : 1),
        entries: (await entries.count()) - tried,
        deleted: await sessions.where('deleted').above(Number.NEGATIVE_INFINITY).count(),
      }
    }),
  ])
  return {
    state: on.state.peek(),
    used: estimate?.usage,
    quota: estimate?.quota,
    persisted: persisted ?? false,
    ...counts,
    lastBackup: settings.peek().lastBackup,
  }
}

/** Asks the browser to keep the data. Firefox may ask the person, so only after a tap. */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await globalThis.navigator?.storage?.persist?.()) ?? false
  } catch {
    return false
  }
}

/** So many sessions without a backup are many. */
export const MANY_SESSIONS = 20

/**
 * How many sessions began after a time, milliseconds since 1970; `null` is all of them. Counted by their keys: to read
 * thousands of sessions would keep everything else waiting.
 */
export function sessionsSince(time: number | null, on: Database = database()): Promise<number> {
  const after = time ?? Number.NEGATIVE_INFINITY
  return on.read(['sessions', 'values'], async (tables) => {
    const { sessions } = tables
    const [all, not] = await Promise.all([sessions.where('[started+id]').above([after, []]).count(), notKept(tables)])
    const others = await sessions.bulkGet([...not])
    return all - others.filter((one) => one !== undefined && one.started > after).length
  })
}
