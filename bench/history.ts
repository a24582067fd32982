/**
 * The history with thousands of long sessions, in a real Chromium with the built extension: how soon the first rows
 * are there, whether scrolling to the oldest one ever shows a gap, what it costs in memory, and how soon a word of a
 * log is found.
 */
import { digest } from '../engine/digest.ts'
import { ruleset } from '../engine/one-outs/index.ts'
import { usualRulings } from '../engine/ruleset.ts'
import { fold, type LogEntry } from '../engine/session.ts'
import { newSession } from '../store/sessions.ts'
import { sessionRow, textRow } from '../store/texts.ts'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { begun, setupOf } from './begun.ts'
import { longLog, TABLE } from './long.ts'
import { median, type Result, under } from './measure.ts'

const SESSIONS = 10_000
const ENTRIES = 200
/** Different logs; the sessions have them in turn. */
const LOGS = 40
const OPENINGS = 9
/** Sessions stored in one transaction. */
const TOGETHER = 100
/** Pixels a frame: half a screen. */
const STEP = 400

interface Model {
  readonly row: ReturnType<typeof sessionRow>
  readonly text: ReturnType<typeof textRow>
  readonly log: readonly LogEntry[]
}

function models(): Model[] {
  const setup = setupOf(TABLE.players, { hp: '7' })
  const head = { game: ruleset.id, edition: ruleset.edition, setup, rulings: usualRulings(ruleset.rulings) }
  const start = begun(ruleset, setup)
  return Array.from({ length: LOGS }, (_, nth) => {
    const log = longLog(ENTRIES, 100 + nth)
    const timeline = fold(ruleset, start, log)
    const own = digest(ruleset, timeline, TABLE.players)
    const summary = {
      entries: ENTRIES,
      turn: timeline.now.turnNumber,
      over: false,
      winner: null,
      text: '',
      digest: own,
    }
    const session = newSession(head, 0, summary)
    return { row: sessionRow(session), text: textRow(session), log }
  })
}

/** Runs in a page: stores sessions with their logs, the first of them the oldest. */
async function store({
  models,
  from,
  count,
}: {
  models: readonly Model[]
  from: number
  count: number
}): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('tableside')
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const stores = ['sessions', 'texts', 'entries', 'values']
  const transaction = database.transaction(stores, 'readwrite', { durability: 'relaxed' })
  // Every session has its digest, as after the first look at the history.
  transaction.objectStore('values').put({ key: 'digested', v: 1, value: 'all' })
  for (let nth = from; nth < from + count; nth++) {
    const { row, text, log } = models[nth % models.length] as Model
    const id = `session-${String(nth).padStart(6, '0')}-${row.id}`
    const started = 1_600_000_000_000 + nth * 9_000_000
    const players = [...row.players.slice(0, 2), `guest ${nth % 37}`]
    const head = { ...row.head, setup: { ...row.head.setup, players } }
    const byPlayer = players.map((name) => [name, started, id] as const)
    transaction.objectStore('sessions').put({ ...row, id, head, players, byPlayer, started, updated: started })
    const about = [...players, row.game, ''].join('\n')
    transaction.objectStore('texts').put({ ...text, id, about, started })
    for (const [seq, entry] of log.entries())
      transaction.objectStore('entries').put({ session: id, seq, v: row.v, at: started, entry })
  }
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  database.close()
}

/** Runs in a page that has come to rest: goes to the history and waits until rows are painted. Milliseconds. */
async function rowsPainted(): Promise<number> {
  // Longer than it takes to have every screen loaded, shorter than it takes to find the link.
  await new Promise((next) => setTimeout(next, 400))
  const begun = performance.now()
  location.hash = '#/sessions'
  while (document.querySelector('a.session') === null) await new Promise((next) => requestAnimationFrame(next))
  return performance.now() - begun
}

/** Runs in a page: scrolls down to the end, and looks at every frame whether there is a row in the middle. */
async function scrollDown(step: number): Promise<{ frames: number; blank: number; rows: number; height: number }> {
  const box = document.querySelector<HTMLElement>('.finder-list')
  if (box === null) throw new Error('No list')
  while (document.querySelector('.finder-list [aria-setsize="-1"]') !== null)
    await new Promise((next) => requestAnimationFrame(next))
  const { left, top, width, height } = box.getBoundingClientRect()
  let frames = 0
  let blank = 0
  let rows = 0
  let still = 0
  while (still < 60) {
    const before = box.scrollTop
    box.scrollTop += step
    await new Promise((next) => requestAnimationFrame(next))
    // At the end for a second: there is nothing more to come.
    still = box.scrollTop === before ? still + 1 : 0
    frames++
    const seen = [0.25, 0.5, 0.75].map((part) => document.elementFromPoint(left + width / 2, top + height * part))
    // A place that is kept for a row that has not been read yet is a gap too.
    if (seen.some((one) => one?.closest('.session, .month') == null)) blank++
    rows = Math.max(rows, document.querySelectorAll('a.session').length)
  }
  return { frames, blank, rows, height: box.scrollHeight }
}

/** Runs in a page: types words and waits until every row shown is one that was found. Milliseconds. */
async function found(text: string): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('.finder input')
  if (field === null) throw new Error('No field')
  const old = document.querySelector('.finder-list')
  const begun = performance.now()
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // Another question is another list.
  while (
    document.querySelector('.finder-list') === old ||
    document.querySelector('.finder-list :is(a.session, b)') === null
  )
    await new Promise((next) => requestAnimationFrame(next))
  return performance.now() - begun
}

export async function history(): Promise<Result[]> {
  const tableside = await Tableside.launch()
  try {
    const first = await tableside.tab('table.html')
    await first.waitForText(/Start a session|New session/)
    const all = models()
    const begun = performance.now()
    for (let from = 0; from < SESSIONS; from += TOGETHER) {
      await first.eval(store, { models: all, from, count: Math.min(TOGETHER, SESSIONS - from) })
    }
    const stored = (performance.now() - begun) / 1000
    await first.close()
    const painted: number[] = []
    let page = await tableside.tab('table.html')
    for (let opening = -1; opening < OPENINGS; opening++) {
      await page.close()
      page = await tableside.tab('table.html')
      await page.waitForText(/Start a session|New session/)
      const took = await page.eval(rowsPainted)
      if (opening >= 0) painted.push(took)
    }
    const before = (await page.heap()) / 1_000_000
    const scrolled = await page.eval(scrollDown, STEP)
    const after = (await page.heap()) / 1_000_000
    const common = await page.eval(found, 'crane kick')
    const none = await page.eval(found, 'crane nosuchword')
    const rows = median(painted)
    return [
      { what: `storing ${SESSIONS} sessions of ${ENTRIES} entries`, value: stored, unit: 's' },
      { what: 'first rows of the history', value: rows, unit: 'ms', goal: under(100, rows, 'under 100 ms') },
      { what: `scrolling ${Math.round(scrolled.height / 1000)} 000 px down`, value: scrolled.frames, unit: 'frames' },
      {
        what: 'of them with a gap',
        value: scrolled.blank,
        unit: 'frames',
        goal: { text: 'none', met: scrolled.blank === 0 },
      },
      { what: 'most rows at once in the page', value: scrolled.rows, unit: 'rows' },
      { what: 'heap before scrolling', value: before, unit: 'MB' },
      {
        what: 'heap after scrolling to the oldest',
        value: after,
        unit: 'MB',
        goal: under(before + 20, after, 'at most 20 MB more'),
      },
      { what: 'a word of the log, found (120 ms of them waiting)', value: common, unit: 'ms' },
      { what: 'a word that is nowhere, looked for in all', value: none, unit: 'ms' },
    ]
  } finally {
    await tableside.close()
  }
}
