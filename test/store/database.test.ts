import 'fake-indexeddb/auto'
import { signal } from '@preact/signals'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Database, database, databaseState, Refusal, shareDatabase, Unavailable } from '../../store/database.ts'
import { writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { liveFound } from '../../store/find.ts'
import { liveSession } from '../../store/live.ts'
import { SCHEMA, type SchemaVersion } from '../../store/schema.ts'
import { createSession, deleteSession, listSessions, sessionById } from '../../store/sessions.ts'
import { readLying } from './lying.ts'
import { freshName, headOf, marked, newStored, openWindow, summaryOf, twoWindows, until } from './windows.ts'

/** What a later release may do: a table more, one gone, other indexes. */
const LATER: readonly SchemaVersion[] = [
  ...SCHEMA,
  {
    version: SCHEMA.length + 1,
    stores: { taps: null, seasons: 'id', sessions: 'id, [started+id], *players, season' },
    async upgrade(transaction) {
      await transaction.table('sessions').toCollection().modify({ season: 1 })
    },
  },
]

function append(on: Database, session: string, seq: number) {
  return appendEntry(session, seq, marked(`${seq}`), 2_000, summaryOf(seq + 1), {}, on)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('opening', () => {
  it('says that it is ready, and writes so that it survives a crash', async () => {
    const on = openWindow()
    expect(on.state.value).toBe('opening')
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const { id } = await newStored(on)
    await append(on, id, 0)
    expect(on.state.value).toBe('ready')
    const writes = begun.mock.results.map((one) => one.value).filter((one) => one.mode === 'readwrite')
    expect(writes.length).toBeGreaterThan(1)
    expect(writes.map((one) => one.durability)).toEqual(writes.map(() => 'strict'))
  })

  it('is the page’s own when nothing else is said', async () => {
    const on = openWindow()
    shareDatabase(on)
    expect(database()).toBe(on)
    const made = await createSession(headOf(), 1)
    expect(databaseState.value).toBe('ready')
    expect(made.saved && (await sessionById(made.value.id, on))).toMatchObject({ started: 1 })
  })

  it('fails where the browser gives no database, and says so to everybody who asks', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    const on = openWindow()
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(listSessions({ limit: 5 }, on)).rejects.toThrow(Unavailable)
    expect(on.state.value).toBe('failed')
    expect(await createSession(headOf(), 1, undefined, on)).toEqual({ saved: false, why: 'failed' })
    expect(said, 'which is no fault of the code').not.toHaveBeenCalled()
    const live = liveSession('x', on)
    expect(await until(live.problem, (problem) => problem !== undefined)).toBeInstanceOf(Unavailable)
  })

  it('waits while something else is more urgent, and then opens by itself', async () => {
    const on = openWindow()
    const opened = vi.spyOn(IDBFactory.prototype, 'open')
    const go = on.putOff()
    const made = newStored(on)
    await new Promise((resolve) => setTimeout(resolve))
    expect(opened).not.toHaveBeenCalled()
    expect(on.state.value).toBe('opening')
    go()
    expect((await made).started).toBe(1_000)
    expect(on.state.value).toBe('ready')
  })

  it('tries again when it is needed again, and goes on following', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'UnknownError')
    })
    const on = openWindow()
    const live = liveFound({}, on)
    await until(on.state, (state) => state === 'failed')
    vi.restoreAllMocks()
    await newStored(on)
    expect(on.state.value).toBe('ready')
    await until(live.found, (found) => found?.ids.length === 1)
    live.close()
  })

  it('closed while it opens stays closed', async () => {
    const on = openWindow()
    const opening = on.open()
    on.close()
    await expect(opening).rejects.toThrow(Unavailable)
    await expect(on.open()).rejects.toThrow(Unavailable)
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(on.name).onsuccess = resolve
    })
    expect(on.state.value, 'nothing of it was open').toBe('failed')
  })

  it('opens again what the browser closed, and goes on following', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const live = liveSession(id, on)
    await until(live.log, (log) => log?.length === 0)
    for (let nth = 0; nth < 6; nth++) {
      forceCloseDatabase((await on.open()).backendDB() as never)
      await until(on.state, (state) => state === 'opening')
      expect(await append(on, id, nth)).toEqual({ saved: true })
      await until(live.log, (log) => log?.length === nth + 1)
      expect(on.state.value).toBe('ready')
    }
    live.close()
  })

  it('does not open for ever what is closed again and again, until somebody needs it', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const opened = vi.spyOn(IDBFactory.prototype, 'open')
    while (on.state.value !== 'failed') {
      await until(on.state, (state) => state !== 'opening')
      forceCloseDatabase((await on.open()).backendDB() as never)
      await until(on.state, (state) => state !== 'ready')
    }
    expect(opened).toHaveBeenCalledTimes(3)
    expect(await append(on, id, 0)).toEqual({ saved: true })
    expect(on.state.value).toBe('ready')
  })
})

describe('another version', () => {
  it('of newer code that opens meanwhile: this window is outdated and never writes again', async () => {
    const name = freshName()
    const old = openWindow(name)
    const { id } = await newStored(old)
    await append(old, id, 0)
    const live = liveSession(id, old)
    await until(live.log, (log) => log?.length === 1)

    const later = openWindow(name, LATER)
    await later.open()
    expect(old.state.value).toBe('outdated')
    const before = await readLying(name)
    expect(before.version).toBe(LATER.length * 10)

    expect(await append(old, id, 1)).toEqual({ saved: false, why: 'outdated' })
    expect(await writeDraft(id, {}, 1, old)).toEqual({ saved: false, why: 'outdated' })
    expect(await deleteSession(id, 1, old)).toEqual({ saved: false, why: 'outdated' })
    expect(await createSession(headOf(), 1, undefined, old)).toEqual({ saved: false, why: 'outdated' })
    await expect(entriesOf(id, old)).rejects.toThrow(Unavailable)
    await expect(old.open()).rejects.toThrow(Unavailable)
    expect(live.log.value, 'what was shown stays on the screen').toHaveLength(1)
    expect(await readLying(name)).toEqual(before)
    old.close()
    expect(old.state.value, 'it must still be loaded anew').toBe('outdated')
    expect(later.state.value).toBe('ready')
    expect(await later.write(['drafts'], ({ drafts }) => drafts.clear())).toMatchObject({ saved: true })
  })

  it.each([
    ['', undefined],
    [' also on a full disk', { storage: { estimate: async () => ({ usage: 1, quota: 1 }) } }],
  ])('while a write is under way: it is whole or not at all, and told as it went%s', async (_, navigator) => {
    vi.stubGlobal('navigator', navigator)
    const name = freshName()
    const old = openWindow(name)
    const { id } = await newStored(old)
    const writing = Array.from({ length: 5 }, (_, seq) => append(old, id, seq))
    const later = openWindow(name, LATER)
    const [results] = await Promise.all([Promise.all(writing), later.open()])
    const saved = results.filter((one) => one.saved).length
    expect(results).toEqual(
      results.map((_, nth) => (nth < saved ? { saved: true } : { saved: false, why: 'outdated' })),
    )
    expect(await entriesOf(id, later)).toHaveLength(saved)
  })

  it('newer than the code: everything can be read, nothing is written, not even by Dexie itself', async () => {
    const name = freshName()
    const later = openWindow(name, LATER)
    const made = await later.write(['sessions', 'entries'], async ({ sessions, entries }) => {
      await sessions.add({
        ...{ id: 'abc', v: 1, game: 'one-outs', head: headOf(), players: ['nova', 'dave'] },
        ...{ started: 5, updated: 6, summary: summaryOf(1), byPlayer: [] },
      })
      await entries.add({ session: 'abc', seq: 0, v: 1, at: 6, entry: marked('a') })
    })
    expect(made).toMatchObject({ saved: true })
    later.close()
    const before = await readLying(name)

    const old = openWindow(name)
    expect(await entriesOf('abc', old)).toEqual([marked('a')])
    expect(old.state.value).toBe('newer')
    expect((await listSessions({ limit: 5 }, old)).sessions.map((one) => one.id)).toEqual(['abc'])
    const live = liveSession('abc', old)
    await until(live.log, (log) => log?.length === 1)
    live.close()
    expect(await append(old, 'abc', 1)).toEqual({ saved: false, why: 'read-only' })
    expect(await createSession(headOf(), 1, undefined, old)).toEqual({ saved: false, why: 'read-only' })
    const dexie = await old.open()
    await expect(dexie.table('sessions').clear()).rejects.toThrow('read-only')
    expect(await readLying(name)).toEqual(before)
  })

  it('held open by a window that does not let go: blocked until it is closed, then all is done', async () => {
    const name = freshName()
    const first = openWindow(name)
    const { id } = await newStored(first)
    first.close()
    const stuck = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
    })
    const later = openWindow(name, [...SCHEMA, { version: SCHEMA.length + 1, stores: {} }])
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const writing = append(later, id, 0)
    await until(later.state, (state) => state === 'blocked')
    stuck.close()
    expect(await writing).toEqual({ saved: true })
    expect(later.state.value).toBe('ready')
  })

  it('deleted by somebody: this window is outdated', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(on.name).onsuccess = resolve
    })
    expect(on.state.value).toBe('outdated')
    expect(await append(on, id, 0)).toEqual({ saved: false, why: 'outdated' })
    expect((await indexedDB.databases()).map((one) => one.name)).not.toContain(on.name)
  })
})

describe('a transaction', () => {
  /** Waits for something that is not the database, as helpers within helpers do. */
  async function deep<Value>(value: Value, levels = 5): Promise<Value> {
    await Promise.all([Promise.resolve(), deeper()])
    return levels === 0 ? value : deep(value, levels - 1)
    async function deeper() {
      await undefined
    }
  }

  it('is one, however deep its awaits are: given up at the end it leaves nothing', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const before = await readLying(on.name)
    const written = await on.write(['entries', 'drafts'], async ({ entries, drafts }) => {
      await deep(1)
      await entries.add({ session: id, seq: 0, v: 1, at: 1, entry: await deep(marked('a')) })
      await deep(2)
      await drafts.put({ session: id, v: 1, at: 1, draft: await deep('x') })
      await deep(3)
      throw new Refusal('conflict')
    })
    expect(written).toEqual({ saved: false, why: 'conflict' })
    expect(await readLying(on.name)).toEqual(before)
  })

  it('that is followed runs again for what it read after such an await', async () => {
    const [here, there] = twoWindows()
    const seen = signal<number | undefined>(undefined)
    const stop = here.follow(
      ['values', 'drafts'],
      async ({ values, drafts }) => {
        await deep(await values.count())
        return deep(await drafts.count())
      },
      (count) => {
        seen.value = count
      },
    )
    await until(seen, (count) => count === 0)
    await writeDraft('abc', {}, 1, there)
    await until(seen, (count) => count === 1)
    stop()
  })
})
