/** Name of the database of a page. */
export const DATABASE = 'tableside'

/** The version of the database that this code reads and writes; what led there is in `store/schema.ts`. */
export const VERSION = 2

/** Native versions are ten times Dexie's. */
export const NATIVE = 10

/** Key of the row in `values` that says which session is on the table; see `liveCurrent`. */
export const CURRENT = 'current'
