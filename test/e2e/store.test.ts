/**
 * The store in the real browser: real IndexedDB, two real pages of the extension, each with its own copy of the
 * code, on a database of the test's own.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LogEntry } from '../../engine/session.ts'
import type { Database, DatabaseState, Saved } from '../../store/database.ts'
import type { PendingTaps } from '../../store/drafts.ts'
import { SCHEMA } from '../../store/schema.ts'
import { Tableside } from './harness/chromium.ts'
import { injecting } from './harness/inject.ts'
import type { Surface } from './harness/surface.ts'
import type { StorePage } from './store-page.ts'

/** What `store-page.ts` leaves in a page. */
declare const store: StorePage
declare const windows: Record<string, Database>

let tableside: Tableside
let left: Surface
let right: Surface
let names = 0

beforeAll(async () => {
  const inject = await injecting('test/e2e/store-page.ts')
  tableside = await Tableside.launch()
  left = await tableside.tab()
  right = await tableside.tab()
  for (const page of [left, right]) await inject(page)
})
afterAll(() => tableside.close())

/** Opens the same fresh database in both pages; `later` with that many versions more. */
async function open(page: Surface, name: string, later = 0): Promise<DatabaseState> {
  return page.eval(
    async (name, later) => {
      const extra = Array.from({ length: later }, (_, nth) => ({ version: store.SCHEMA.length + 1 + nth, stores: {} }))
      windows[name] = new store.Database(name, [...store.SCHEMA, ...extra])
      await windows[name].open()
      return windows[name].state.value
    },
    name,
    later,
  )
}

/** A session of a database that is open in the page. */
function begin(page: Surface, name: string): Promise<string> {
  return page.eval(async (name) => {
    const setup = { players: ['Nova', 'Dave'], dealer: 0, options: {} }
    const head = { game: 'one-outs', edition: 1, setup, rulings: {} }
    const made = await store.createSession(head, Date.now(), undefined, windows[name])
    return made.saved ? made.value.id : made.why
  }, name)
}

function append(page: Surface, name: string, id: string, seq: number): Promise<Saved> {
  return page.eval(
    (name, id, seq) => {
      const entry = { kind: 'correction', fix: { kind: 'hp', seat: 0, value: seq } } as const
      const summary = { entries: seq + 1, turn: 1, over: false, winner: null, text: '' }
      return store.appendEntry(id, seq, entry, Date.now(), summary, {}, windows[name])
    },
    name,
    id,
    seq,
  )
}

/** Plays a hundred entries of its own as fast as it can, each on what it has read; gives those that were saved. */
function race(page: Surface, name: string, id: string, who: string): Promise<{ saved: string[]; conflicts: number }> {
  return page.eval(
    async (name, id, who) => {
      const on = windows[name]
      const saved: string[] = []
      let conflicts = 0
      let known = 0
      while (saved.length < 100) {
        const mark = `${who}${saved.length}`
        const entry = { kind: 'move', move: { seat: 0, cards: [mark] } } as const
        const summary = { entries: known + 1, turn: 1, over: false, winner: null, text: mark }
        const result = await store.appendEntry(id, known, entry, Date.now(), summary, {}, on)
        if (result.saved) saved.push(mark)
        else if (result.why === 'conflict') conflicts++
        else throw new Error(result.why)
        known = result.saved ? known + 1 : (await store.entriesOf(id, on)).length
      }
      return { saved, conflicts }
    },
    name,
    id,
    who,
  )
}

function logOf(page: Surface, name: string, id: string): Promise<readonly LogEntry[]> {
  return page.eval((name, id) => store.entriesOf(id, windows[name]), name, id)
}

describe('two pages', () => {
  test('that append at once lose and double nothing', async () => {
    const name = `race-${names++}`
    expect(await Promise.all([open(left, name), open(right, name)])).toEqual(['ready', 'ready'])
    const id = await begin(left, name)
    const [one, other] = await Promise.all([race(left, name, id, 'l'), race(right, name, id, 'r')])
    const log = await logOf(left, name, id)
    const marks = log.map((entry) => (entry.kind === 'move' ? entry.move.cards[0] : ''))
    expect([...marks].sort()).toEqual([...one.saved, ...other.saved].sort())
    expect(new Set(marks).size).toBe(200)
    expect(await logOf(right, name, id)).toEqual(log)
    expect(one.conflicts + other.conflicts, 'they did get into each other’s way').toBeGreaterThan(0)
  })

  test('follow each other', async () => {
    const name = `follow-${names++}`
    await open(left, name)
    await open(right, name)
    const id = await begin(left, name)
    await right.eval(
      (name, id) => {
        Object.assign(globalThis, { live: store.liveSession(id, windows[name]) })
      },
      name,
      id,
    )
    for (let seq = 0; seq < 20; seq++) {
      expect(await append(left, name, id, seq)).toEqual({ saved: true })
      await right.waitFor(
        `entry ${seq}`,
        (count) => {
          const { live } = globalThis as unknown as { live: ReturnType<StorePage['liveSession']> }
          return live.log.value?.length === count && live.session.value?.summary.entries === count
        },
        seq + 1,
      )
    }
  })

  test('make pending taps one correction', async () => {
    const name = `taps-${names++}`
    await open(left, name)
    await open(right, name)
    const id = await begin(left, name)
    const settle = (page: Surface, seq: number, taps: PendingTaps) =>
      page.eval(
        (name, id, seq, taps) => {
          const entry = { kind: 'correction', fix: { kind: 'hp', seat: 1, value: 6 } } as const
          const summary = { entries: seq + 1, turn: 1, over: false, winner: null, text: '' }
          return store.appendEntry(id, seq, entry, Date.now(), summary, { taps }, windows[name])
        },
        name,
        id,
        seq,
        taps,
      )
    for (let seq = 0; seq < 20; seq++) {
      const tapped = await left.eval(
        async (name, id) => {
          await store.tapHp(id, 1, -1, 5, windows[name])
          return store.tapHp(id, 1, -1, 6, windows[name])
        },
        name,
        id,
      )
      expect(tapped).toEqual({ saved: true, value: { seat: 1, change: -2, since: 5 } })
      const pending = { seat: 1, change: -2, since: 5 }
      const both = await Promise.all([settle(left, seq, pending), settle(right, seq, pending)])
      expect(both.filter((one) => one.saved)).toHaveLength(1)
    }
    expect(await logOf(right, name, id)).toHaveLength(20)
  })
})

describe('another version', () => {
  test('opened in one page makes the other outdated, which writes no more', async () => {
    const name = `version-${names++}`
    await open(left, name)
    const id = await begin(left, name)
    expect(await append(left, name, id, 0)).toEqual({ saved: true })
    expect(await open(right, name, 1)).toBe('ready')
    await left.waitFor('the older page to know', (name) => windows[name]?.state.value === 'outdated', name)
    expect(await append(left, name, id, 1)).toEqual({ saved: false, why: 'outdated' })
    expect(await append(right, name, id, 1)).toEqual({ saved: true })
    expect(await logOf(right, name, id)).toHaveLength(2)
  })

  test('that is newer is read and not written, and stays as new as it was', async () => {
    const name = `newer-${names++}`
    await open(right, name, 3)
    const id = await begin(right, name)
    await append(right, name, id, 0)
    expect(await open(left, name)).toBe('newer')
    expect(await logOf(left, name, id)).toHaveLength(1)
    expect(await append(left, name, id, 1)).toEqual({ saved: false, why: 'read-only' })
    const versions = await left.eval(() => indexedDB.databases())
    expect(versions.find((one) => one.name === name)?.version).toBe(10 * (SCHEMA.length + 3))
    expect(await append(right, name, id, 1), 'and the newer page was not disturbed').toEqual({ saved: true })
  })
})
