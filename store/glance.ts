/**
 * What is on the table, read in one go by the browser's own means: a window shows it before Dexie, half of its program,
 * is even loaded. It only reads, and only a database of exactly this code's version; whatever else it meets is for the
 * `Database` to find and to tell.
 */
import { CURRENT, NATIVE, VERSION } from './version.ts'

/** Rows as they lie there, unchecked. */
export interface Glance {
  /** The session's id. */
  readonly id: string
  readonly session: unknown
  /** In the order of the log. */
  readonly entries: readonly unknown[]
  readonly draft: unknown
  readonly taps: readonly unknown[]
}

/**
 * Reads what is on the table.
 * @param id the session that is expected there
 * @param name of the database
 * @returns undefined where something else lies there, or where this cannot be read
 */
export function glance(id: string, name: string): Promise<Glance | undefined> {
  return new Promise((resolve) => {
    const nothing = () => resolve(undefined)
    const opening = open(name)
    if (opening === undefined) return nothing()
    // There is none: giving up leaves it so.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = nothing
    opening.onsuccess = () => {
      const database = opening.result
      // Nobody who wants to change it waits for this.
      database.onversionchange = () => database.close()
      try {
        if (database.version === VERSION * NATIVE) read(database, id, resolve, nothing)
        else nothing()
      } catch {
        nothing()
      } finally {
        // Takes effect once what has been asked is answered.
        database.close()
      }
    }
  })
}

/** Undefined where the browser gives no database at all. */
function open(name: string): IDBOpenDBRequest | undefined {
  try {
    return indexedDB.open(name)
  } catch {
    return undefined
  }
}

function read(database: IDBDatabase, id: string, found: (glance: Glance) => void, nothing: () => void): void {
  const transaction = database.transaction(['values', 'sessions', 'entries', 'drafts', 'taps'], 'readonly')
  const table = (name: string) => transaction.objectStore(name)
  // Everything of a session, whatever comes after its id in the key.
  const own = IDBKeyRange.bound([id], [id, []])
  const current = table('values').get(CURRENT)
  const session = table('sessions').get(id)
  const entries = table('entries').getAll(own)
  const draft = table('drafts').get(id)
  const taps = table('taps').getAll(own)
  transaction.onabort = nothing
  // The answers come in the order of the questions.
  taps.onsuccess = () => {
    if (current.result?.value !== id || session.result === undefined) nothing()
    else
      found({
        id,
        session: session.result,
        entries: entries.result,
        draft: draft.result?.draft ?? null,
        taps: taps.result,
      })
  }
}
