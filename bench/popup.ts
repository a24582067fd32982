/**
 * How soon a surface shows the table of a long session: the real popup, the real side panel and a tab of a real Chromium
 * with the built extension, each left alone until it has come. Measured in its page, from the start of its navigation to
 * the moment its largest content was painted, which is the table.
 */
import { ruleset } from '../engine/one-outs/index.ts'
import { usualRulings } from '../engine/ruleset.ts'
import { fold, type LogEntry } from '../engine/session.ts'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { startSession } from '../test/e2e/harness/session.ts'
import type { Surface } from '../test/e2e/harness/surface.ts'
import { fixture } from '../test/engine/conformance/one-outs.ts'
import { randomOf } from '../test/engine/conformance/random.ts'
import { median, type Result, under } from './measure.ts'

const ENTRIES = 300
const OPENINGS = 15
const QUESTION = /Ann|Ben|Cas/
export const TABLE = { game: 'One-Outs', players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas' }

/** A log of legal moves at the table below; whoever gets low is healed by a correction, so that the session lasts. */
export function longLog(entries = ENTRIES, seed = 21): LogEntry[] {
  const random = randomOf(seed)
  const started = ruleset.start(
    { players: TABLE.players, dealer: 2, options: { hp: '7' } },
    usualRulings(ruleset.rulings),
  )
  if (!started.ok) throw new Error('One-Outs does not start')
  let state = started.value
  const log: LogEntry[] = []
  while (log.length < entries) {
    const low = state.players.findIndex((player) => player.hp < 4)
    const move = fixture.declaration(state, random)
    if (low >= 0) log.push({ kind: 'correction', fix: { kind: 'hp', seat: low, value: 7 } })
    else if (ruleset.judge(state, move).legal) log.push({ kind: 'move', move })
    else continue
    state = fold(ruleset, state, log.slice(-1)).now
  }
  return log
}

/** Runs in a page: adds entries to the one session there is, as if they had been logged one by one. */
async function append(log: readonly LogEntry[]): Promise<void> {
  const done = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('tableside'))
  const transaction = database.transaction(['sessions', 'entries'], 'readwrite')
  const sessions = transaction.objectStore('sessions')
  const [session] = await done(sessions.getAll())
  for (const [seq, entry] of log.entries())
    transaction.objectStore('entries').add({ session: session.id, seq, v: session.v, at: session.started, entry })
  sessions.put({ ...session, summary: { ...session.summary, entries: log.length } })
  await new Promise((resolve) => {
    transaction.oncomplete = resolve
  })
  database.close()
}

/** Runs in a page: when its largest text was painted, the table's question, in milliseconds since navigation began. */
function questionPainted(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      // What is painted before there is a table has gone again, and its entry has no element any more.
      const entries = list.getEntries() as LargestContentfulPaint[]
      const question = entries.find(({ element }) => /turn|answer/.test(element?.textContent ?? ''))
      if (question !== undefined) resolve(question.startTime)
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
}

/** Longer than a popup takes: nothing else happens meanwhile. */
const alone = () => new Promise<void>((resolve) => setTimeout(resolve, 700))

type Opening = (tableside: Tableside) => Promise<Surface>

/** The surfaces, each opened as people open it and left alone until its table is there. */
const SURFACES = {
  popup: (tableside) => tableside.popup(alone),
  panel: (tableside) => tableside.panel(alone),
  tab: (tableside) => tableside.tab('table.html', alone),
} satisfies Readonly<Record<string, Opening>>

/** A browser with a long session on its table, and nothing open. */
export async function longSession(): Promise<Tableside> {
  const tableside = await Tableside.launch()
  const panel = await tableside.panel()
  await startSession(panel, TABLE)
  await panel.waitForText(/Ann’s turn/)
  await panel.eval(append, longLog())
  await panel.close()
  return tableside
}

/** Milliseconds from the navigation to the table's paint, the median of many openings. */
async function shown(tableside: Tableside, open: Opening): Promise<number> {
  const painted: number[] = []
  for (let opening = -2; opening < OPENINGS; opening++) {
    const page = await open(tableside)
    await page.waitForText(QUESTION)
    const paint = await page.eval(questionPainted)
    await page.close()
    if (opening >= 0) painted.push(paint)
  }
  return median(painted)
}

export async function popup(): Promise<Result[]> {
  const tableside = await longSession()
  try {
    const results: Result[] = []
    for (const [name, open] of Object.entries(SURFACES)) {
      const took = await shown(tableside, open)
      const goal = name === 'popup' ? { goal: under(100, took, 'under 100 ms') } : {}
      results.push({ what: `the first table of the ${name}, ${ENTRIES} entries`, value: took, unit: 'ms', ...goal })
    }
    return results
  } finally {
    await tableside.close()
  }
}
