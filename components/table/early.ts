/** A glance at the table that is begun before the program is there, by the first script of the page, and taken over by it. */
import { type Glance, glance } from '../../store/glance.ts'
import { DATABASE } from '../../store/version.ts'

interface Early {
  readonly session: string
  readonly seen: Promise<Glance | undefined>
}

/** Where one script leaves it for the other. */
const place = globalThis as { tablesideEarly?: Early | undefined }

/** Begins to look at a session in the page's own database. */
export function glanceEarly(session: string): void {
  place.tablesideEarly = { session, seen: glance(session, DATABASE) }
}

/** What was begun, once and no more; undefined where it was another session or nothing at all. */
export function takeEarly(session: string, database: string): Promise<Glance | undefined> | undefined {
  const early = place.tablesideEarly
  place.tablesideEarly = undefined
  return early?.session === session && database === DATABASE ? early.seen : undefined
}
