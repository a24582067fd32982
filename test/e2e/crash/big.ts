/** Much of it: backups and databases of many sessions. */
import type { LogEntry } from '../../../engine/session.ts'
import type { EntryRow, SessionRow, StoredSession } from '../../../store/rows.ts'
import { textRow } from '../../../store/texts.ts'
import type { Lying, LyingStore } from '../../store/lying.ts'

const PLAYERS = ['Nova', 'Dave']

/** When the first session of all began, milliseconds since 1970. */
const BEGAN = Date.UTC(2026, 0, 1)

function marked(mark: string): LogEntry {
  return { kind: 'move', move: { seat: 0, cards: ['jab'], targets: [{ seat: 1 }], details: { mark } } }
}

function sessionOf(id: string, nth: number, entries: number): StoredSession {
  const started = BEGAN + nth * 60_000
  return {
    id,
    v: 1,
    game: 'one-outs',
    head: { game: 'one-outs', edition: 1, setup: { players: PLAYERS, dealer: 0, options: { hp: '7' } }, rulings: {} },
    players: PLAYERS.map((name) => name.toLowerCase()),
    started,
    updated: started,
    summary: { entries, turn: 1, over: false, winner: null, text: '' },
  }
}

/** A backup of many sessions: its text, and the logs in it. */
export function bigBackup(name: string, sessions: number, entries: number) {
  const logs = new Map<string, LogEntry[]>()
  const lines: unknown[] = [{ tableside: 'backup', version: 1, made: BEGAN }]
  for (let nth = 0; nth < sessions; nth++) {
    const id = `${name}-${nth}`
    const log = Array.from({ length: entries }, (_, seq) => marked(`${id}:${seq}`))
    logs.set(id, log)
    lines.push({ session: sessionOf(id, nth, entries) }, ...log.map((entry) => ({ v: 1, at: BEGAN, entry })))
  }
  lines.push({ end: { houseRules: 0, sessions, entries: sessions * entries } })
  return { text: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`, logs }
}

/** A database of an earlier schema with many more sessions in it. */
export function bigDatabase(fixture: Lying, sessions: number, entries: number): Lying {
  const { logs } = bigBackup('old', sessions, entries)
  const all = [...logs.keys()].map((id, nth) => sessionOf(id, nth, entries))
  const added: Record<string, readonly unknown[]> = {
    sessions: all.map(
      (one): SessionRow => ({ ...one, byPlayer: one.players.map((name) => [name, one.started, one.id]) }),
    ),
    texts: all.map(textRow),
    entries: all.flatMap(({ id }) =>
      (logs.get(id) ?? []).map((entry, seq): EntryRow => ({ session: id, seq, v: 1, at: BEGAN, entry })),
    ),
  }
  const stores = Object.entries(fixture.stores).map(([name, store]): [string, LyingStore] => [
    name,
    { ...store, rows: [...store.rows, ...(added[name] ?? [])] },
  ])
  return { version: fixture.version, stores: Object.fromEntries(stores) }
}
