import 'fake-indexeddb/auto'
import { effect, signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import type { Database } from '../../store/database.ts'
import { appendEntry } from '../../store/entries.ts'
import { type Finding, type Found, findSessions, followRows, liveFound, type Rows } from '../../store/find.ts'
import { putSample } from '../../store/samples.ts'
import { deleteSession, newSession, type StoredSession, sessionById } from '../../store/sessions.ts'
import { putSessions } from '../../store/texts.ts'
import { headOf, marked, newStored, openWindow, summaryOf, twoWindows, until } from './windows.ts'

/** Sessions that began one after the other; the text of each is what `said` gives for its number. Newest first. */
async function history(on: Database, count: number, said: (nth: number) => string = () => ''): Promise<string[]> {
  const made: StoredSession[] = Array.from({ length: count }, (_, nth) =>
    newSession(headOf(), 1_000 + nth, { ...summaryOf(0), text: said(nth) }),
  )
  await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
  return made.map(({ id }) => id).reverse()
}

/** Follows a list and keeps everything that a screen would have been shown of it. */
function watch(finding: Finding, on: Database) {
  const live = liveFound(finding, on)
  const shown: Found[] = []
  const stop = effect(() => {
    if (live.found.value !== undefined) shown.push(live.found.value)
  })
  return {
    found: live.found,
    shown,
    all: () => until(live.found, (found) => found?.whole === true),
    close() {
      stop()
      live.close()
    },
  }
}

describe('the whole history', () => {
  it('begins with the newest and what is in sight of them, and then has every session', async () => {
    const on = openWindow()
    const ids = await history(on, 40)
    const list = watch({}, on)
    expect((await list.all())?.ids).toEqual(ids)
    const [first, last, ...more] = list.shown
    expect(more).toEqual([])
    expect(last?.whole).toBe(true)
    expect(first?.whole).toBe(false)
    expect(first?.ids.length).toBeGreaterThan(9)
    expect(first?.ids).toEqual(ids.slice(0, first?.ids.length))
    const read = [...(first?.rows ?? [])]
    expect(read.length).toBeGreaterThan(9)
    expect(read.map(([id]) => id)).toEqual(ids.slice(0, read.length))
    for (const [id, row] of read) expect(row).toEqual(await sessionById(id, on))
    list.close()
  })

  it('shows no deleted session and no sample, not even at first', async () => {
    const on = openWindow()
    const ids = await history(on, 5)
    await deleteSession(ids[1] ?? '', 9_000, on)
    await putSample({ head: headOf(), log: [], summary: summaryOf(0) }, 9_000, on)
    const kept = [ids[0], ids[2], ids[3], ids[4]]
    const list = watch({}, on)
    await list.all()
    expect(list.shown.map((found) => found.ids)).toEqual([kept, kept])
    list.close()
  })

  it('begins within the time that is asked for', async () => {
    const on = openWindow()
    const ids = await history(on, 9)
    const list = watch({ from: 1_002, until: 1_006 }, on)
    await list.all()
    expect(list.shown.map((found) => found.ids)).toEqual([ids.slice(3, 7), ids.slice(3, 7)])
    list.close()
  })
})

describe('words', () => {
  it('show what was found so far while older sessions are looked through', async () => {
    const on = openWindow()
    const told = new Map([
      [80, 'crane'],
      [900, 'Crane Kick'],
      [1_000, 'crane'],
      [1_600, 'crane'],
    ])
    const ids = await history(on, 2_200, (nth) => told.get(nth) ?? 'jab')
    const found = [1_600, 1_000, 900, 80].map((nth) => ids[2_199 - nth])
    const list = watch({ text: 'CRANE' }, on)
    expect((await list.all())?.ids).toEqual(found)
    // The last find comes with the whole, or just before it.
    expect(list.shown.slice(0, 2).map(({ ids, whole }) => [ids.length, whole])).toEqual([
      [1, false],
      [3, false],
    ])
    for (const { ids } of list.shown) expect(ids).toEqual(found.slice(0, ids.length))
    expect(await findSessions({ text: 'crane' }, on)).toEqual(found)
    list.close()
  })

  it('that many sessions have fill the screen once, and then the list', async () => {
    const on = openWindow()
    const ids = await history(on, 1_200)
    const list = watch({ text: 'nova' }, on)
    expect((await list.all())?.ids).toEqual(ids)
    expect(list.shown.map(({ whole }) => whole)).toEqual([false, true])
    list.close()
  })

  it('find nothing where there is nothing yet', async () => {
    const list = watch({ text: 'crane' }, openWindow())
    expect(await list.all()).toMatchObject({ ids: [], whole: true })
    list.close()
  })

  it('nobody said are found nowhere, and that is told once everything was looked through', async () => {
    const on = openWindow()
    await history(on, 600)
    const list = watch({ text: 'crane' }, on)
    await list.all()
    expect(list.shown.map(({ ids, whole }) => [ids, whole])).toEqual([[[], true]])
    list.close()
  })
})

describe('a list that is on the screen', () => {
  it.each([{}, { text: 'nova' }])('of %j stays whole while sessions come, and grows by them', async (finding) => {
    const [here, there] = twoWindows()
    const ids = await history(here, 3)
    const list = watch(finding, here)
    await list.all()
    const before = list.shown.length
    const { id } = await newStored(there, 5_000)
    await until(list.found, (found) => found?.ids.length === 4)
    expect(list.found.value?.ids).toEqual([id, ...ids])
    await deleteSession(id, 6_000, there)
    await until(list.found, (found) => found?.ids.length === 3)
    expect(list.shown.slice(before).map(({ whole }) => whole)).toEqual([true, true])
    list.close()
  })

  it('is not drawn anew for what changes no place in it', async () => {
    const [here, there] = twoWindows()
    const ids = await history(here, 3)
    const list = watch({}, here)
    await list.all()
    const before = list.found.value
    await appendEntry(ids[1] ?? '', 0, marked('a'), 7_000, summaryOf(1), {}, there)
    const again = watch({}, there)
    await again.all()
    expect(list.found.value).toBe(before)
    again.close()
    list.close()
  })

  it('sees that one went where another came', async () => {
    const [here, there] = twoWindows()
    const ids = await history(here, 3)
    const list = watch({}, here)
    await list.all()
    const next = newSession(headOf(), 2_000)
    await there.write(['sessions', 'texts'], async (tables) => {
      await tables.sessions.update(ids[0] ?? '', { deleted: 3_000 })
      await putSessions(tables, [next])
    })
    await until(list.found, (found) => found?.ids[0] !== ids[0])
    expect(list.found.value?.ids).toEqual([next.id, ids[1], ids[2]])
    list.close()
  })

  it.each([{}, { text: 'nova' }])('of %j that is left at once shows nothing any more', async (finding) => {
    const on = openWindow()
    await history(on, 3)
    const left = watch(finding, on)
    left.close()
    const stays = watch(finding, on)
    await stays.all()
    await newStored(on, 5_000)
    await until(stays.found, (found) => found?.ids.length === 4)
    expect(left.found.value).toBeUndefined()
    stays.close()
  })

  it.each([{}, { text: 'nova' }])('of %j that is left later stays as it was', async (finding) => {
    const on = openWindow()
    const ids = await history(on, 3)
    const left = watch(finding, on)
    const stays = watch(finding, on)
    await Promise.all([left.all(), stays.all()])
    left.close()
    await newStored(on, 5_000)
    await until(stays.found, (found) => found?.ids.length === 4)
    expect(left.found.value?.ids).toEqual(ids)
    stays.close()
  })
})

describe('rows that are followed', () => {
  it('are those that were asked for, `null` where there is none or none that can be read', async () => {
    const [here, there] = twoWindows()
    const ids = await history(here, 3)
    const [one = '', two = ''] = ids
    await there.write(['sessions'], ({ sessions }) => sessions.update(two, { head: 'gone' } as never))
    const rows = signal<Rows>(new Map())
    const stop = followRows(
      [one, two, 'nobody'],
      (next) => {
        rows.value = next
      },
      here,
    )
    for (const entries of [0, 1]) {
      await until(rows, (now) => now.get(one)?.summary.entries === entries)
      expect([...rows.value.keys()]).toEqual([one, two, 'nobody'])
      expect([rows.value.get(two), rows.value.get('nobody')]).toEqual([null, null])
      await appendEntry(one, 0, marked('a'), 7_000, summaryOf(1), {}, there)
    }
    stop()
  })
})
