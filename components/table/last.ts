/**
 * Which session was on the table last, noted where it can be read at once: most likely it still is, so its game and its
 * log are fetched while the database is asked. What the database says decides.
 */
const KEY = 'tableside.table'

interface Last {
  readonly session: string
  readonly game: string
}

/** Notes what is on the table. */
export function noteLast(last: Last): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(last))
  } catch {
    // The next start is a little slower.
  }
}

/** What is noted; undefined where there is nothing, or nothing that can be read. */
export function lastNoted(): Last | undefined {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { session, game } = (noted ?? {}) as Partial<Last>
    return typeof session === 'string' && typeof game === 'string' ? { session, game } : undefined
  } catch {
    return undefined
  }
}
