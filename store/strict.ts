/** Opening a database at one version and no other. */

/**
 * Dexie answers a newer database by opening it without a version, and tables it misses by raising the version
 * and adding them. Both would let old code write into a newer database, so only our own version is opened.
 */
export function strictOpening(native: number): { factory: IDBFactory; newer: () => boolean } {
  let refused = false
  const real = indexedDB
  return {
    factory: {
      cmp: real.cmp.bind(real),
      databases: real.databases.bind(real),
      deleteDatabase: real.deleteDatabase.bind(real),
      open(name: string, version?: number) {
        if (version === native) return real.open(name, version)
        refused = version === undefined
        throw Object.assign(new Error('Not at the version of this code'), { name: 'VersionError' })
      },
    },
    newer: () => refused,
  }
}
