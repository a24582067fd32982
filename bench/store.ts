/**
 * The store in a page of a real Chromium, without any screen: writing an entry so that it is on the disk, opening a long
 * session, the first page of a long history, and taking in a large backup. Every reading by a connection of its own.
 */
import type { Database } from '../store/database.ts'
import { bigBackup } from '../test/e2e/crash/big.ts'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { barePage, injecting } from '../test/e2e/harness/inject.ts'
import type { StorePage } from '../test/e2e/store-page.ts'
import { median, type Result } from './measure.ts'

const LONG = 1_000
const SESSIONS = 10_000
const ENTRIES = 20
const READINGS = 9

/** What `store-page.ts` leaves in a page. */
declare const store: StorePage
declare const windows: Record<string, Database>

/** Runs in a page: a session of so many entries, appended one after the other. Its id, and how long each took, milliseconds. */
async function append(entries: number): Promise<{ id: string; took: number[] }> {
  const on = new store.Database('bench')
  windows.bench = on
  const setup = { players: ['Nova', 'Dave'], dealer: 0, options: {} }
  const made = await store.createSession(
    { game: 'one-outs', edition: 1, setup, rulings: {} },
    Date.now(),
    undefined,
    on,
  )
  if (!made.saved) throw new Error(made.why)
  const took: number[] = []
  for (let seq = 0; seq < entries; seq++) {
    const entry = { kind: 'correction', fix: { kind: 'hp', seat: 0, value: seq % 90 } } as const
    const summary = { entries: seq + 1, turn: 1, over: false, winner: null, text: 'Nova is healed' }
    const begun = performance.now()
    const saved = await store.appendEntry(made.value.id, seq, entry, Date.now(), summary, {}, on)
    if (!saved.saved) throw new Error(saved.why)
    took.push(performance.now() - begun)
  }
  return { id: made.value.id, took }
}

/** Runs in a page: opens the database and follows a session until all of its log is there. Milliseconds. */
async function open(id: string, entries: number): Promise<number> {
  const begun = performance.now()
  const on = new store.Database('bench')
  const live = store.liveSession(id, on)
  await new Promise<void>((resolve) => {
    live.log.subscribe((log) => {
      if (log?.length === entries) resolve()
    })
  })
  const took = performance.now() - begun
  live.close()
  on.close()
  return took
}

/** Runs in a page: opens the database and reads the newest sessions. Milliseconds. */
async function list(): Promise<number> {
  const begun = performance.now()
  const on = new store.Database('bench')
  const { sessions } = await store.listSessions({ limit: 50 }, on)
  const took = performance.now() - begun
  on.close()
  if (sessions.length !== 50) throw new Error(`${sessions.length} sessions`)
  return took
}

/** Runs in a page: reads the text of a backup and takes it in. Seconds. */
async function takeIn(text: string): Promise<number> {
  const begun = performance.now()
  const read = store.readBackup(text)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  const merged = await store.mergeBackup(read.value, windows.bench)
  if (!merged.saved) throw new Error(merged.why)
  return (performance.now() - begun) / 1000
}

export async function storing(): Promise<Result[]> {
  const tableside = await Tableside.launch()
  try {
    const page = await barePage(tableside)
    await (await injecting('test/e2e/store-page.ts'))(page)
    const { id, took } = await page.eval(append, LONG)
    const opened: number[] = []
    for (let reading = 0; reading < READINGS; reading++) opened.push(await page.eval(open, id, LONG))
    const taken = await page.eval(takeIn, bigBackup('bench', SESSIONS, ENTRIES).text)
    const listed: number[] = []
    for (let reading = 0; reading < READINGS; reading++) listed.push(await page.eval(list))
    return [
      { what: 'an entry appended, on the disk', value: median(took), unit: 'ms' },
      { what: `a session of ${LONG} entries opened`, value: median(opened), unit: 'ms' },
      { what: `a backup of ${SESSIONS} sessions of ${ENTRIES} entries taken in`, value: taken, unit: 's' },
      { what: `the newest 50 of ${SESSIONS} sessions, read`, value: median(listed), unit: 'ms' },
    ]
  } finally {
    await tableside.close()
  }
}
