/** The database as it lies in the browser, read and written without any code of the store. */

export interface LyingIndex {
  readonly name: string
  readonly keyPath: string | readonly string[]
  readonly multiEntry: boolean
}

export interface LyingStore {
  readonly keyPath: string | readonly string[]
  readonly indexes: readonly LyingIndex[]
  readonly rows: readonly unknown[]
}

export interface Lying {
  /** As IndexedDB counts it: ten times Dexie's. */
  readonly version: number
  readonly stores: Readonly<Record<string, LyingStore>>
}

/** Reads everything there is, schema and rows. */
export function readLying(name: string): Promise<Lying> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const db = opening.result
      const names = [...db.objectStoreNames]
      const stores: Record<string, LyingStore> = {}
      const transaction = db.transaction(names)
      for (const one of names) {
        const store = transaction.objectStore(one)
        const indexes = [...store.indexNames].map((index) => {
          const { name, keyPath, multiEntry } = store.index(index)
          return { name, keyPath, multiEntry }
        })
        const all = store.getAll()
        all.onsuccess = () => {
          stores[one] = { keyPath: store.keyPath ?? '', indexes, rows: all.result }
        }
      }
      transaction.oncomplete = () => {
        db.close()
        resolve({ version: db.version, stores })
      }
    }
  })
}

/** Makes a database that is exactly this. */
export function layDown(name: string, { version, stores }: Lying): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version)
    opening.onerror = () => reject(opening.error)
    opening.onupgradeneeded = () => {
      for (const [one, { keyPath, indexes, rows }] of Object.entries(stores)) {
        const store = opening.result.createObjectStore(one, { keyPath: path(keyPath) })
        for (const index of indexes)
          store.createIndex(index.name, path(index.keyPath), { multiEntry: index.multiEntry })
        for (const row of rows) store.add(row)
      }
    }
    opening.onsuccess = () => {
      opening.result.close()
      resolve()
    }
  })
}

function path(one: string | readonly string[]): string | string[] {
  return typeof one === 'string' ? one : [...one]
}
