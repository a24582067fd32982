import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { readBackup, writeBackup } from '../../store/backup.ts'
import type { Database } from '../../store/database.ts'
import { digestedSessions } from '../../store/digests.ts'
import { tapHp, writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { findSessions, liveFound } from '../../store/find.ts'
import { sessionsSince, storageHealth } from '../../store/health.ts'
import { liveCurrent, liveDeleted, openOnTable } from '../../store/live.ts'
import { putSample, type SampleTable, throwAwaySample } from '../../store/samples.ts'
import { deleteSession, knownPlayers, lastSession, listSessions, sessionById } from '../../store/sessions.ts'
import { headOf, marked, newStored, openWindow, summaryOf, until } from './windows.ts'

const SAMPLE: SampleTable = {
  head: headOf(['Sam', 'Pia']),
  log: [marked('one'), marked('two')],
  summary: summaryOf(2),
}

async function put(on: Database): Promise<string> {
  const made = await putSample(SAMPLE, 2_000, on)
  if (!made.saved) throw new Error(made.why)
  return made.value.id
}

async function onTable(on: Database): Promise<string | null | undefined> {
  const live = liveCurrent(on)
  const id = await until(live.current, (value) => value !== undefined)
  live.close()
  return id
}

/** How many rows of anything there are. */
const rows = (on: Database) =>
  on.read(['sessions', 'entries', 'drafts', 'taps'], async ({ sessions, entries, drafts, taps }) => [
    await sessions.count(),
    await entries.count(),
    await drafts.count(),
    await taps.count(),
  ])

describe('a sample', () => {
  it('is on the table of every window and goes on like any session', async () => {
    const on = openWindow()
    const id = await put(on)
    expect(await onTable(on)).toBe(id)
    expect(await appendEntry(id, 2, marked('three'), 3_000, summaryOf(3), {}, on)).toEqual({ saved: true })
    expect(await entriesOf(id, on)).toHaveLength(3)
    expect((await sessionById(id, on))?.sample).toBe(true)
  })

  it('is in no list, no count, no suggestion and no file', async () => {
    const on = openWindow()
    const own = await newStored(on, 1_000)
    const before = [await storageHealth(on), await writeBackup(9, undefined, on), await knownPlayers(on)]
    await put(on)
    expect([await storageHealth(on), await writeBackup(9, undefined, on), await knownPlayers(on)]).toEqual(before)
    for (const finding of [{}, { text: 'o' }, { from: 1 }]) expect(await findSessions(finding, on)).toEqual([own.id])
    expect(await findSessions({ text: 'sam' }, on)).toEqual([])
    for (const query of [{}, { game: 'one-outs' }, { from: 1 }])
      expect((await listSessions({ ...query, limit: 9 }, on)).sessions.map((one) => one.id)).toEqual([own.id])
    expect((await listSessions({ player: 'Sam', limit: 9 }, on)).sessions).toEqual([])
    expect((await lastSession(on))?.id).toBe(own.id)
    expect(await sessionsSince(null, on)).toBe(1)
    const digested = []
    for await (const batch of digestedSessions({}, on)) digested.push(...batch)
    expect(digested).toEqual([])
    const live = [liveFound({}, on), liveDeleted(on)] as const
    expect((await until(live[0].found, (found) => found?.whole === true))?.ids).toEqual([own.id])
    expect(await until(live[1].value, (value) => value !== undefined)).toEqual([])
    for (const one of live) one.close()
  })

  it('is in no file even where it is asked for by name, and no file brings one in', async () => {
    const on = openWindow()
    const file = await writeBackup(9, [await put(on)], on)
    expect(readBackup(file)).toMatchObject({ ok: true, value: { sessions: [] } })
    const own = await newStored(on, 1_000)
    const written = (await writeBackup(9, [own.id], on)).replace('"game":', '"sample":true,"game":')
    const read = readBackup(written)
    expect(read.ok && read.value.sessions.map(({ session }) => session.sample)).toEqual([undefined])
  })

  it.each([
    ['another sample', (on: Database) => put(on)],
    ['a new session', (on: Database) => newStored(on, 5_000)],
    ['a session from the history', async (on: Database) => openOnTable((await lastSession(on))?.id ?? '', on)],
    ['nothing', (on: Database) => openOnTable(null, on)],
  ])('goes with all that belongs to it when %s takes its place', async (_, next) => {
    const on = openWindow()
    await newStored(on, 1_000)
    const id = await put(on)
    await writeDraft(id, { half: 'made' }, 2_001, on)
    await tapHp(id, 0, -1, 2_002, on)
    await next(on)
    expect(await sessionById(id, on)).toBeUndefined()
    expect(await entriesOf(id, on)).toEqual([])
    expect((await rows(on)).slice(2)).toEqual([0, 0])
  })

  it('stays when it is opened again', async () => {
    const on = openWindow()
    const id = await put(on)
    await openOnTable(id, on)
    expect(await entriesOf(id, on)).toHaveLength(2)
  })

  it('is thrown away at once, and can be brought back as it was', async () => {
    const on = openWindow()
    const id = await put(on)
    await appendEntry(id, 2, marked('three'), 3_000, summaryOf(3), {}, on)
    const gone = await throwAwaySample(on)
    expect(await rows(on)).toEqual([0, 0, 0, 0])
    expect(await onTable(on)).toBeNull()
    if (!gone.saved || gone.value === undefined) throw new Error('nothing was thrown away')
    const back = await putSample(gone.value, 4_000, on)
    if (!back.saved) throw new Error(back.why)
    expect(await entriesOf(back.value.id, on)).toEqual([marked('one'), marked('two'), marked('three')])
    expect(back.value).toMatchObject({ head: SAMPLE.head, sample: true, summary: summaryOf(3) })
  })

  it('throwing away takes no other session off the table', async () => {
    const on = openWindow()
    const own = await newStored(on, 1_000)
    expect(await throwAwaySample(on)).toEqual({ saved: true, value: undefined })
    expect(await onTable(on)).toBe(own.id)
  })

  it('deleted like a session is in no list of deleted ones', async () => {
    const on = openWindow()
    const id = await put(on)
    expect(await deleteSession(id, 3_000, on)).toEqual({ saved: true })
    expect(await rows(on)).toEqual([0, 0, 0, 0])
  })
})
