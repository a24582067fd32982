/** Long sessions of One-Outs: their logs, and a real browser with one on its table. */
import { ruleset } from '../engine/one-outs/index.ts'
import { fold, type LogEntry } from '../engine/session.ts'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { startSession } from '../test/e2e/harness/session.ts'
import { fixture } from '../test/engine/conformance/one-outs.ts'
import { randomOf } from '../test/engine/conformance/random.ts'
import { begun, setupOf } from './begun.ts'

/** Entries of the session on the table, unless more or fewer are asked for. */
export const ENTRIES = 300
/** The table of every long session of One-Outs. */
export const TABLE = { game: 'One-Outs', players: ['Ann', 'Ben', 'Cas'], dealer: 'Cas' }

/** A log of legal moves at the table below; whoever gets low is healed by a correction, so that the session lasts. */
export function longLog(entries = ENTRIES, seed = 21): LogEntry[] {
  const random = randomOf(seed)
  let state = begun(ruleset, setupOf(TABLE.players, { hp: '7' }))
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
