/** Several windows on one database, and waiting for what a signal says. */
import { effect, type ReadonlySignal } from '@preact/signals'
import { afterEach } from 'vitest'
import type { LogEntry, SessionHead } from '../../engine/session.ts'
import { Database } from '../../store/database.ts'
import type { StoredSession } from '../../store/rows.ts'
import type { SchemaVersion } from '../../store/schema.ts'
import { createSession } from '../../store/sessions.ts'

let opened: Database[] = []
let names = 0

afterEach(() => {
  for (const one of opened) one.close()
  opened = []
})

/** A name no other test has used. */
export function freshName(): string {
  return `tableside-${names++}`
}

/** A connection of its own, closed after the test. */
export function openWindow(name: string = freshName(), schema?: readonly SchemaVersion[]): Database {
  const one = new Database(name, schema)
  opened.push(one)
  return one
}

/** Two connections to one fresh database. */
export function twoWindows(): [Database, Database] {
  const name = freshName()
  return [openWindow(name), openWindow(name)]
}

/** The first value of a signal that passes. */
export function until<Value>(watched: ReadonlySignal<Value>, passes: (value: Value) => boolean): Promise<Value> {
  return new Promise((resolve) => {
    let found = false
    let stop = () => {}
    stop = effect(() => {
      const value = watched.value
      if (found || !passes(value)) return
      found = true
      queueMicrotask(() => {
        stop()
        resolve(value)
      })
    })
  })
}

export function headOf(players: readonly string[] = ['Nova', 'Dave'], game = 'one-outs'): SessionHead {
  return { game, edition: 1, setup: { players, dealer: 0, options: { hp: '7' } }, rulings: { buffs: 'stack' } }
}

/** A stored session, and what it takes to say that it could not be made. */
export async function newStored(on: Database, now = 1_000, head: SessionHead = headOf()): Promise<StoredSession> {
  const made = await createSession(head, now, undefined, on)
  if (!made.saved) throw new Error(`The session was not saved: ${made.why}`)
  return made.value
}

/** An entry that can be told from every other. */
export function marked(mark: string): LogEntry {
  return { kind: 'move', move: { seat: 0, cards: ['jab'], targets: [{ seat: 1 }], details: { mark } } }
}

export function summaryOf(entries: number) {
  return { entries, turn: 1, over: false, winner: null, text: `${entries} entries` }
}

/** Random numbers from 0 to below 1 that a seed repeats (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
