/** What lies in the database of the extension, read in a page without any code that could put it right. */
import assert from 'node:assert/strict'
import type { LogEntry } from '../../../engine/session.ts'
import type { Database } from '../../../store/database.ts'
import type { StoredSession } from '../../../store/rows.ts'
import type { Lying } from '../../store/lying.ts'
import type { Tableside } from '../harness/chromium.ts'
import { barePage, injecting } from '../harness/inject.ts'
import type { Surface } from '../harness/surface.ts'
import type { StorePage } from '../store-page.ts'

/** What `store-page.ts` leaves in a page. */
declare const store: StorePage
declare const windows: Record<string, Database>

let inject: ReturnType<typeof injecting> | undefined

/** A page without the app, in which the store is within reach as `store`. */
export async function storePage(tableside: Tableside): Promise<Surface> {
  inject ??= injecting('test/e2e/store-page.ts')
  const page = await barePage(tableside)
  await (await inject)(page)
  return page
}

/** @param page one of `storePage` */
export function lying(page: Surface): Promise<Lying> {
  return page.eval(() => store.readLying('tableside'))
}

/** Puts a database in the place of what lies there. */
export function layDown(page: Surface, all: Lying): Promise<void> {
  return page.eval(async (all) => {
    await new Promise<void>((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase('tableside')
      deleting.onsuccess = () => resolve()
      deleting.onerror = () => reject(deleting.error)
    })
    await store.layDown('tableside', all)
  }, all)
}

/** Opens it as the code of today does. */
export function openDatabase(page: Surface): Promise<string> {
  return page.eval(async () => {
    windows.tableside = new store.Database('tableside')
    await windows.tableside.open()
    return windows.tableside.state.value
  })
}

/** Takes in the text of a backup as the settings screen does. */
export async function takeIn(page: Surface, text: string): Promise<void> {
  await openDatabase(page)
  const saved = await page.eval(async (text) => {
    const read = store.readBackup(text)
    if (!read.ok) return JSON.stringify(read.problem)
    const merged = await store.mergeBackup(read.value, windows.tableside)
    windows.tableside?.close()
    return merged.saved ? '' : merged.why
  }, text)
  assert.equal(saved, '')
}

export interface Logged {
  readonly session: string
  readonly seq: number
  readonly entry: LogEntry
}

export function rowsOf<Row>({ stores }: Lying, name: string): Row[] {
  return (stores[name]?.rows ?? []) as Row[]
}

/** The log of every session by its id. @throws where one has a gap, or says another number of entries than it has */
export function logsOf(all: Lying): Map<string, LogEntry[]> {
  const logs = new Map<string, LogEntry[]>()
  for (const { id } of rowsOf<StoredSession>(all, 'sessions')) logs.set(id, [])
  for (const { session, seq, entry } of rowsOf<Logged>(all, 'entries')) {
    const log = logs.get(session)
    assert.ok(log !== undefined, `an entry of no session: ${session} ${seq}`)
    assert.equal(seq, log.length, `the place of an entry of ${session}`)
    log.push(entry)
  }
  for (const { id, summary } of rowsOf<StoredSession>(all, 'sessions'))
    assert.equal(summary.entries, logs.get(id)?.length, `what ${id} says of its log`)
  return logs
}
