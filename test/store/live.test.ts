import 'fake-indexeddb/auto'
import { effect, signal } from '@preact/signals'
import { describe, expect, it, vi } from 'vitest'
import { MalformedRow } from '../../store/checks.ts'
import type { Database } from '../../store/database.ts'
import { appendEntry } from '../../store/entries.ts'
import { followRows, liveFound } from '../../store/find.ts'
import { liveCurrent, liveSession, openOnTable } from '../../store/live.ts'
import { KEPT_AFTER_DELETION } from '../../store/removal.ts'
import type { StoredSession } from '../../store/rows.ts'
import { deleteSession, restoreSession } from '../../store/sessions.ts'
import { marked, newStored, openWindow, summaryOf, twoWindows, until } from './windows.ts'

/** How Dexie calls `getAll` where it takes options. */
interface Asked {
  readonly query: IDBKeyRange
}

function append(on: Database, session: string, seq: number) {
  return appendEntry(session, seq, marked(`${seq}`), 2_000 + seq, summaryOf(seq + 1), {}, on)
}

describe('a session that is followed', () => {
  it('shows what another window appends, log and summary always of one moment', async () => {
    const [here, there] = twoWindows()
    const { id } = await newStored(here)
    const live = liveSession(id, here)
    expect(live.log.value).toBeUndefined()
    expect(live.session.value).toBeUndefined()
    const seen: [number, number][] = []
    const stop = effect(() => {
      if (live.log.value !== undefined)
        seen.push([live.log.value.length, live.session.value?.summary.entries ?? Number.NaN])
    })
    await until(live.log, (log) => log?.length === 0)
    for (let seq = 0; seq < 10; seq++) await append(seq % 2 === 0 ? there : here, id, seq)
    expect(await until(live.log, (log) => log?.length === 10)).toEqual(
      Array.from({ length: 10 }, (_, seq) => marked(`${seq}`)),
    )
    expect(live.session.value?.updated).toBe(2_009)
    expect(seen.filter(([log, summary]) => log !== summary)).toEqual([])
    expect(live.problem.value).toBeUndefined()
    stop()
    live.close()
  })

  it('reads only the entries it does not know yet', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    for (let seq = 0; seq < 40; seq++) await append(on, id, seq)
    const live = liveSession(id, on)
    const first = (await until(live.log, (log) => log?.length === 40)) ?? []
    const read = vi.spyOn(IDBObjectStore.prototype, 'getAll')
    await append(on, id, 40)
    const next = (await until(live.log, (log) => log?.length === 41)) ?? []
    expect(read.mock.calls.length).toBeGreaterThan(0)
    // Where the browser has it, Dexie passes the range as an option.
    const ranges = read.mock.calls.map(([one]) => (one instanceof IDBKeyRange ? one : (one as never as Asked).query))
    expect(ranges.map((range) => range.lower)).toEqual(ranges.map(() => [id, 40]))
    expect(next.slice(0, 40).every((entry, nth) => entry === first[nth])).toBe(true)
    read.mockRestore()
    live.close()
  })

  it('shows nothing more once it is closed', async () => {
    const [here, there] = twoWindows()
    const { id } = await newStored(here)
    const closed = liveSession(id, here)
    const open = liveSession(id, here)
    await until(closed.log, (log) => log?.length === 0)
    closed.close()
    await append(there, id, 0)
    await until(open.log, (log) => log?.length === 1)
    expect(closed.log.value).toEqual([])
    open.close()
  })

  it('that does not exist is null, and one that is purged becomes so', async () => {
    const [here, there] = twoWindows()
    const none = liveSession('nobody', here)
    await until(none.session, (session) => session === null)
    expect(none.log.value).toBeUndefined()
    none.close()

    const { id } = await newStored(here)
    await append(here, id, 0)
    const live = liveSession(id, here)
    await until(live.log, (log) => log?.length === 1)
    const log = live.log.value
    await deleteSession(id, 5_000, there)
    await until(live.session, (session) => session?.deleted === 5_000)
    expect(live.log.value, 'which has not changed').toBe(log)
    await restoreSession(id, there)
    await until(live.session, (session) => session?.deleted === undefined)
    await deleteSession(id, 5_000, there)
    await newStored(there, 5_001 + KEPT_AFTER_DELETION)
    await until(live.session, (session) => session === null)
    expect(live.log.value).toBeUndefined()
    live.close()
  })

  it('ends before a row that does not fit, and says which it is', async () => {
    const [here, there] = twoWindows()
    const { id } = await newStored(here)
    for (let seq = 0; seq < 3; seq++) await append(here, id, seq)
    const live = liveSession(id, here)
    await until(live.log, (log) => log?.length === 3)
    await there.write(['entries'], ({ entries }) =>
      entries.add({ session: id, seq: 3, v: 1, at: 1, entry: { kind: 'bluff' } } as never),
    )
    const problem = await until(live.problem, (one) => one !== undefined)
    expect(problem).toBeInstanceOf(MalformedRow)
    expect(problem).toMatchObject({ place: `entries ${id} 3: entry.kind`, reason: 'unknown-kind' })
    expect(live.log.value).toHaveLength(3)
    live.close()

    const fresh = liveSession(id, there)
    await until(fresh.problem, (one) => one !== undefined)
    expect(fresh.log.value).toHaveLength(3)
    expect(await append(there, id, 3)).toEqual({ saved: false, why: 'conflict' })
    fresh.close()
  })

  it('says why its own row does not fit', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await on.write(['sessions'], ({ sessions }) => sessions.update(id, { summary: null } as never))
    const live = liveSession(id, on)
    expect(await until(live.problem, (one) => one !== undefined)).toMatchObject({
      place: `sessions ${id}: summary`,
      reason: 'not-an-object',
    })
    live.close()
  })
})

describe('the table', () => {
  it('has one session in every window, and a new one goes on it', async () => {
    const [here, there] = twoWindows()
    const left = liveCurrent(here)
    const right = liveCurrent(there)
    expect(await until(left.current, (id) => id !== undefined)).toBeNull()
    const first = await newStored(here)
    await until(right.current, (id) => id === first.id)
    const second = await newStored(there)
    await until(left.current, (id) => id === second.id)
    expect(await openOnTable(first.id, there)).toEqual({ saved: true })
    await until(left.current, (id) => id === first.id)
    await openOnTable(null, here)
    await until(right.current, (id) => id === null)
    left.close()
    right.close()
  })

  it('is empty once its session is deleted, not when another is', async () => {
    const [here, there] = twoWindows()
    const first = await newStored(here)
    const second = await newStored(here)
    const live = liveCurrent(there)
    await until(live.current, (id) => id === second.id)
    await deleteSession(first.id, 1, here)
    const list = liveFound({}, there)
    await until(list.found, (one) => one?.ids.length === 1)
    expect(live.current.value).toBe(second.id)
    await deleteSession(second.id, 1, here)
    await until(live.current, (id) => id === null)
    live.close()
    list.close()
  })
})

describe('a list that is followed', () => {
  it('shows sessions that begin, change, go and come back', async () => {
    const [here, there] = twoWindows()
    const live = liveFound({}, here)
    await until(live.found, (found) => found?.whole === true && found.ids.length === 0)
    const { id } = await newStored(there, 1_000)
    await until(live.found, (found) => found?.ids[0] === id)
    const rows = signal<ReadonlyMap<string, StoredSession | null>>(new Map())
    const stop = followRows(
      [id, 'nobody'],
      (next) => {
        rows.value = next
      },
      here,
    )
    await until(rows, (now) => now.get(id)?.summary.entries === 0 && now.get('nobody') === null)
    await append(there, id, 0)
    await until(rows, (now) => now.get(id)?.summary.text === '1 entries')
    await deleteSession(id, 2_000, there)
    await until(live.found, (found) => found?.ids.length === 0)
    await restoreSession(id, there)
    await until(live.found, (found) => found?.ids.length === 1)
    await there.write(['sessions'], ({ sessions }) => sessions.update(id, { players: 7 } as never))
    await until(rows, (now) => now.get(id) === null)
    live.close()
    stop()
  })
})
