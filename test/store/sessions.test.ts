import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { readBackup, writeBackup } from '../../store/backup.ts'
import { MalformedRow } from '../../store/checks.ts'
import type { Database } from '../../store/database.ts'
import { writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { findSessions } from '../../store/find.ts'
import { liveDeleted, openOnTable } from '../../store/live.ts'
import { addSession, mergeBackup } from '../../store/merge.ts'
import { KEPT_AFTER_DELETION } from '../../store/removal.ts'
import { questionsOf } from '../../store/rows.ts'
import {
  deleteSession,
  knownPlayers,
  lastSession,
  listSessions,
  newSession,
  restoreSession,
  type SessionCursor,
  type SessionQuery,
  sessionById,
} from '../../store/sessions.ts'
import { putSessions } from '../../store/texts.ts'
import { headOf, marked, newStored, openWindow, randomOf, summaryOf, until } from './windows.ts'

type Made = Awaited<ReturnType<typeof newStored>>

/** Every page one after the other. */
async function turned(on: Database, query: SessionQuery): Promise<string[][]> {
  const pages: string[][] = []
  let before: SessionCursor | undefined
  do {
    const page = await listSessions(before === undefined ? query : { ...query, before }, on)
    pages.push(page.sessions.map((one) => one.id))
    before = page.next
  } while (before !== undefined)
  return pages
}

describe('a session', () => {
  it('is stored as it was begun', async () => {
    const on = openWindow()
    const head = headOf(['Nova', '  Ann  Lee ', '<b>Max</b>'])
    const made = await newStored(on, 1_234, head)
    expect(await sessionById(made.id, on)).toEqual({
      ...{ id: made.id, v: 1, game: 'one-outs', head, players: ['nova', 'ann lee', '<b>max</b>'] },
      ...{ started: 1_234, updated: 1_234, summary: { entries: 0, turn: 1, over: false, winner: null, text: '' } },
    })
    expect(await sessionById('nobody', on)).toBeUndefined()
    expect((await newStored(on)).id).not.toBe(made.id)
  })

  it('that does not fit is refused by name, in a list reported beside the others, and stays', async () => {
    const on = openWindow()
    const good = await newStored(on, 1)
    const bad = await newStored(on, 2)
    await on.write(['sessions'], ({ sessions }) => sessions.update(bad.id, { 'head.setup.dealer': 'Nova' } as never))
    await expect(sessionById(bad.id, on)).rejects.toThrow(MalformedRow)
    const page = await listSessions({ limit: 5 }, on)
    expect(page.sessions.map((one) => one.id)).toEqual([good.id])
    expect(page.problems).toMatchObject([{ place: `sessions ${bad.id}: head.setup.dealer`, reason: 'not-a-number' }])
    expect(await on.read(['sessions'], ({ sessions }) => sessions.count())).toBe(2)
  })

  it('played in last is the last one', async () => {
    const on = openWindow()
    expect(await lastSession(on)).toBeUndefined()
    const first = await newStored(on, 1)
    const second = await newStored(on, 2)
    expect((await lastSession(on))?.id).toBe(second.id)
    await appendEntry(first.id, 0, marked('a'), 3, summaryOf(1), {}, on)
    expect((await lastSession(on))?.id).toBe(first.id)
    await deleteSession(first.id, 4, on)
    expect((await lastSession(on))?.id).toBe(second.id)
    await on.write(['sessions'], ({ sessions }) => sessions.update(second.id, { head: null } as never))
    expect(await lastSession(on), 'one that cannot be read is none').toBeUndefined()
  })
})

describe('the list', () => {
  it('has the newest first and shows every session once, also when many began at the same moment', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
    console.info(`paging: SEED=${seed}`)
    const random = randomOf(seed)
    const on = openWindow()
    const made = Array.from({ length: 120 }, () => {
      const game = random() < 0.5 ? 'one-outs' : 'one-card'
      const players = ['Nova', 'Dave', 'Max', 'Charlie'].filter(() => random() < 0.6)
      const session = newSession(headOf(players, game), Math.floor(random() * 8))
      return random() < 0.1 ? { ...session, deleted: 9 } : session
    })
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
    const order = made
      .filter((one) => !('deleted' in one))
      .sort((one, other) => other.started - one.started || (one.id < other.id ? 1 : -1))
    const queries: Omit<SessionQuery, 'limit'>[] = [
      {},
      { game: 'one-card' },
      { player: 'NOVA' },
      { player: 'max', game: 'one-outs' },
      { from: 3 },
      { until: 5 },
      { from: 2, until: 6, player: 'dave' },
      { from: 2, until: 6, game: 'one-card' },
    ]
    for (const query of queries) {
      const expected = order
        .filter((one) => query.game === undefined || one.game === query.game)
        .filter((one) => query.player === undefined || one.players.includes(query.player.toLowerCase()))
        .filter((one) => one.started >= (query.from ?? 0) && one.started < (query.until ?? 99))
        .map((one) => one.id)
      expect(expected.length, JSON.stringify(query)).toBeGreaterThan(3)
      for (const limit of [1, 7, 500]) {
        const pages = await turned(on, { ...query, limit })
        expect(pages.flat(), `seed ${seed} ${JSON.stringify(query)} by ${limit}`).toEqual(expected)
        expect(pages.slice(0, -1).every((page) => page.length === limit)).toBe(true)
      }
    }
    const ids = (list: typeof order) => list.map((one) => one.id)
    expect(await findSessions({}, on), `seed ${seed}`).toEqual(ids(order))
    expect(await findSessions({ from: 2, until: 6 }, on), `seed ${seed}`).toEqual(
      ids(order.filter((one) => one.started >= 2 && one.started < 6)),
    )
    expect(await findSessions({ text: 'nov one-outs', until: 6 }, on), `seed ${seed}`).toEqual(
      ids(order.filter((one) => one.players.includes('nova') && one.game === 'one-outs' && one.started < 6)),
    )
  })

  it('goes on where it was although newer sessions have begun', async () => {
    const on = openWindow()
    for (let now = 1; now <= 6; now++) await newStored(on, now)
    const first = await listSessions({ limit: 3 }, on)
    await newStored(on, 7)
    const second = await listSessions({ limit: 3, ...(first.next === undefined ? {} : { before: first.next }) }, on)
    expect([...first.sessions, ...second.sessions].map((one) => one.started)).toEqual([6, 5, 4, 3, 2, 1])
    expect(second.next).toBeUndefined()
  })

  it('goes on within the time that is asked for, wherever the page before ended', async () => {
    const on = openWindow()
    const made = [3, 4, 5, 5, 6].map((started) => newSession(headOf(), started))
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
    const last = made.filter((one) => one.started === 5).sort((one, other) => (one.id < other.id ? 1 : -1))[0]
    for (const before of [made[4], last]) {
      const page = await listSessions({ limit: 9, until: 5, ...(before === undefined ? {} : { before }) }, on)
      expect(page.sessions.map((one) => one.started)).toEqual([4, 3])
    }
  })

  it('is found by no word that only two of its words together make', async () => {
    const on = openWindow()
    const { id } = await newStored(on, 1, headOf(['Nova', 'Dave']))
    for (const text of ['nova', 'dave', ' NOVA   dave ']) expect(await findSessions({ text }, on)).toEqual([id])
    for (const text of ['novad', 'adave', 'eone']) expect(await findSessions({ text }, on), text).toEqual([])
  })

  it('is there although what is on the table is gone', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await openOnTable('nobody', on)
    expect(await findSessions({}, on)).toEqual([id])
    expect((await listSessions({ limit: 5 }, on)).sessions).toHaveLength(1)
    expect(await openOnTable(null, on)).toEqual({ saved: true })
  })

  it('is found by words of the summary, parts of names, in any case; by player only whole names', async () => {
    const on = openWindow()
    const one = await newStored(on, 1, headOf(['Ann Lee', 'Bo']))
    await appendEntry(one.id, 0, marked('a'), 2, { ...summaryOf(1), text: 'Ann Lee wins with Crane Kick' }, {}, on)
    const other = await newStored(on, 3, headOf(['Joann', 'Cy']))
    expect(await findSessions({ text: 'CRANE lee' }, on)).toEqual([one.id])
    expect(await findSessions({ text: 'ann' }, on)).toEqual([other.id, one.id])
    expect(await findSessions({ text: 'ann dragon' }, on)).toEqual([])
    expect(await findSessions({ text: '  ' }, on)).toEqual([other.id, one.id])
    await deleteSession(other.id, 4, on)
    expect(await findSessions({ text: 'ann' }, on)).toEqual([one.id])
    const by = async (player: string) => (await listSessions({ player, limit: 9 }, on)).sessions.map(({ id }) => id)
    expect(await by(' ann  LEE')).toEqual([one.id])
    expect(await by('ann')).toEqual([])
    expect(await by('__proto__')).toEqual([])
  })

  it('is found by its text after whatever was written, and the text goes with the session', async () => {
    const on = openWindow()
    const { id, head } = await newStored(on, 1)
    await appendEntry(id, 0, marked('a'), 2, { ...summaryOf(1), text: 'first' }, {}, on)
    await appendEntry(id, 1, marked('b'), 3, { ...summaryOf(2), text: 'second' }, {}, on)
    const typed = await addSession(head, [marked('c')], 4, { ...summaryOf(1), text: 'typed' }, on)
    if (!typed.saved) throw new Error(typed.why)
    const file = readBackup(await writeBackup(5, undefined, on))
    if (!file.ok) throw new Error(file.problem.reason)
    const there = openWindow()
    await mergeBackup(file.value, there)
    for (const window of [on, there]) {
      expect(await findSessions({ text: 'first' }, window)).toEqual([])
      expect(await findSessions({ text: 'second' }, window)).toEqual([id])
      expect(await findSessions({ text: 'typed nova' }, window)).toEqual([typed.value.id])
    }
    await deleteSession(id, 6, on)
    await newStored(on, 7 + KEPT_AFTER_DELETION)
    expect(await on.read(['texts'], async ({ texts }) => (await texts.toArray()).map((row) => row.id))).not.toContain(
      id,
    )
  })
})

describe('deleting', () => {
  it('takes a session out of the list until it is restored, with all its entries', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await appendEntry(id, 0, marked('a'), 2, summaryOf(1), {}, on)
    expect(await deleteSession(id, 50, on)).toMatchObject({ saved: true })
    expect((await listSessions({ limit: 5 }, on)).sessions).toEqual([])
    expect((await sessionById(id, on))?.deleted).toBe(50)
    expect(await restoreSession(id, on)).toMatchObject({ saved: true })
    expect((await sessionById(id, on))?.deleted).toBeUndefined()
    expect((await listSessions({ limit: 5 }, on)).sessions).toHaveLength(1)
    expect(await entriesOf(id, on)).toHaveLength(1)
    expect(await deleteSession('nobody', 1, on)).toEqual({ saved: false, why: 'conflict' })
    expect(await restoreSession('nobody', on)).toEqual({ saved: false, why: 'conflict' })
  })

  it('keeps what can be brought back at hand, the one deleted last first', async () => {
    const on = openWindow()
    const [first, second, lost] = [await newStored(on), await newStored(on), await newStored(on)]
    await newStored(on)
    const live = liveDeleted(on)
    expect(await until(live.value, (list) => list !== undefined)).toEqual([])
    await deleteSession(second.id, 50, on)
    await deleteSession(first.id, 60, on)
    await deleteSession(lost.id, 70, on)
    await until(live.value, (list) => list?.length === 3)
    await on.write(['sessions'], ({ sessions }) => sessions.update(lost.id, { head: null } as never))
    await until(live.value, (list) => list?.length === 2)
    expect(live.value.value?.map(({ id, deleted }) => [id, deleted])).toEqual([
      [first.id, 60],
      [second.id, 50],
    ])
    live.close()
  })

  it('is for good only after its time, and then takes everything of the session and of no other', async () => {
    const on = openWindow()
    const made = [await newStored(on), await newStored(on), await newStored(on)]
    // What goes lies between the others, in every table.
    const [kept, gone, recent] = made.sort((one, other) => (one.id < other.id ? -1 : 1)) as [Made, Made, Made]
    for (const { id } of [gone, kept, recent]) {
      await appendEntry(id, 0, marked('a'), 2, summaryOf(1), {}, on)
      await writeDraft(id, {}, 1, on)
      await writeDraft(questionsOf(id), {}, 1, on)
      await on.write(['taps'], ({ taps }) => taps.add({ session: id, seat: 0, v: 1, change: 1, since: 1 }))
    }
    const now = 10 * KEPT_AFTER_DELETION
    await deleteSession(gone.id, now - KEPT_AFTER_DELETION - 1, on)
    await deleteSession(recent.id, now - KEPT_AFTER_DELETION + 1, on)
    const next = await newStored(on, now)
    const left = await on.read(['sessions', 'entries', 'drafts', 'taps'], async (tables) => [
      (await tables.sessions.toCollection().primaryKeys()).filter((id) => id !== next.id),
      (await tables.entries.toArray()).map((row) => row.session),
      (await tables.drafts.toCollection().primaryKeys()).filter((key) => !key.startsWith('ask:')),
      (await tables.drafts.toCollection().primaryKeys()).flatMap((key) => (key.startsWith('ask:') ? key.slice(4) : [])),
      (await tables.taps.toArray()).map((row) => row.session),
    ])
    for (const ids of left) expect([...ids].sort()).toEqual([kept.id, recent.id].sort())
  })

  it('is for good also where somebody changed by hand when it began', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await on.write(['sessions'], ({ sessions }) => sessions.update(id, { started: null } as never))
    await deleteSession(id, 1, on)
    const next = await newStored(on, 2 + KEPT_AFTER_DELETION)
    expect(await on.read(['sessions'], ({ sessions }) => sessions.toCollection().primaryKeys())).toEqual([next.id])
  })

  it('keeps what was deleted for thirty days', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const [deleted, days] = [Date.UTC(2026, 0, 1), 30]
    await deleteSession(id, deleted, on)
    await newStored(on, Date.UTC(2026, 0, 1 + days))
    expect(await restoreSession(id, on)).toMatchObject({ saved: true })
    await deleteSession(id, deleted, on)
    await newStored(on, Date.UTC(2026, 0, 1 + days, 0, 0, 0, 1))
    expect(await restoreSession(id, on)).toEqual({ saved: false, why: 'conflict' })
  })
})

describe('names', () => {
  it('are remembered as last written, who played last first, each once', async () => {
    const on = openWindow()
    expect(await knownPlayers(on)).toEqual([])
    await newStored(on, 1, headOf(['nova', 'Zoë']))
    await newStored(on, 2, headOf(['Dave', '__proto__']))
    await newStored(on, 3, headOf(['Nova', 'Max']))
    expect(await knownPlayers(on)).toEqual(['Nova', 'Max', 'Dave', '__proto__', 'Zoë'])
  })

  it('of deleted sessions are forgotten, unless they played elsewhere', async () => {
    const on = openWindow()
    await newStored(on, 1, headOf(['Nova', 'Dave']))
    const { id } = await newStored(on, 2, headOf(['Nova', 'Max']))
    await deleteSession(id, 3, on)
    expect(new Set(await knownPlayers(on))).toEqual(new Set(['Nova', 'Dave']))
  })
})
