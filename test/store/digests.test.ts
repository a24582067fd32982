import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { DIGEST_VERSION, digest } from '../../engine/digest.ts'
import { ruleset } from '../../engine/one-outs/index.ts'
import { entriesOf as entriesOfRecord, readRecord } from '../../engine/record/read.ts'
import { fold, startSession } from '../../engine/session.ts'
import { readBackup, writeBackup } from '../../store/backup.ts'
import type { Database } from '../../store/database.ts'
import { digestedSessions, makeMissingDigests } from '../../store/digests.ts'
import { appendEntry } from '../../store/entries.ts'
import { findSessions } from '../../store/find.ts'
import { addSession, mergeBackup } from '../../store/merge.ts'
import { DIGESTED, deleteSession, newSession, restoreSession, sessionById } from '../../store/sessions.ts'
import { putSessions } from '../../store/texts.ts'
import { headOf, marked, newStored, openWindow, summaryOf } from './windows.ts'

const record = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

? Ben: Jab > Ann
Ann: Tail Whip > Ben
Ben: take
Cas: Slow-mo Dodge
! Cas: King Hit > Ann
* Ann hp 3
`

function read(text = record) {
  const found = readRecord(text, ruleset)
  if (!found.ok) throw new Error(JSON.stringify(found.problem))
  const started = startSession(ruleset, found.value.head)
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  const log = entriesOfRecord(found.value)
  const { head } = found.value
  return { head, log, digest: digest(ruleset, fold(ruleset, started.value, log), head.setup.players) }
}

/** A session as it lay there before there were digests. */
async function older(on: Database, started = 1_000, text = record): Promise<string> {
  const { head, log } = read(text)
  const summary = { entries: log.length, turn: 2, over: false, winner: null, text: '' }
  const added = await addSession(head, log, started, summary, on)
  if (!added.saved) throw new Error(added.why)
  return added.value.id
}

async function all(on: Database, query = {}) {
  const found = []
  for await (const batch of digestedSessions(query, on)) found.push(...batch)
  return found
}

const finds = (on: Database, text: string) => findSessions({ text }, on)

describe('a digest', () => {
  it('is made from the log where there is none, and written back without touching the session', async () => {
    const on = openWindow()
    const id = await older(on)
    const before = await sessionById(id, on)
    expect(before?.summary.digest).toBeUndefined()
    const [one] = await all(on)
    expect(one?.digest).toEqual(read().digest)
    const after = await sessionById(id, on)
    expect(after?.summary.digest).toEqual(read().digest)
    expect({ ...after, summary: before?.summary }).toEqual(before)
  })

  it('is left out for what is deleted, and for sessions in which nothing was said', async () => {
    const on = openWindow()
    const id = await older(on)
    const other = await older(on, 2_000)
    await newStored(on, 3_000)
    await deleteSession(id, 9_000, on)
    expect((await all(on)).map(({ session }) => session.id)).toEqual([other])
    await restoreSession(id, on)
    expect((await all(on)).map(({ session }) => session.id)).toEqual([other, id])
  })

  it('is not made where the log cannot be read or the game is not known', async () => {
    const on = openWindow()
    const broken = await older(on)
    await on.write(['entries'], ({ entries }) => entries.delete([broken, 1]))
    const strange = await older(on, 2_000)
    await on.write(['sessions'], ({ sessions }) => sessions.update(strange, { game: 'chess' }))
    const lonely = await older(on, 3_000)
    await on.write(['sessions'], ({ sessions }) =>
      sessions.update(lonely, { 'head.setup.players': ['Ann'], players: ['ann'] } as never),
    )
    expect((await all(on)).map((one) => one.digest)).toEqual([undefined, undefined, undefined])
    expect(await makeMissingDigests(on)).toBe(0)
  })

  it('of another version, or that was changed by hand, is made anew', async () => {
    const on = openWindow()
    const id = await older(on)
    const good = read().digest
    for (const bad of [
      { ...good, v: 0 },
      { ...good, seats: good.seats.map((seat) => ({ ...seat, dealt: [] })) },
      { ...good, winner: 7 },
      { ...good, winner: good.seats.length },
      { ...good, winner: -1 },
      { ...good, over: 0 },
      { ...good, hp: 'yes' },
      { ...good, words: ['jab'] },
      { ...good, seats: 3 },
      { ...good, seats: [null, null, null] },
      ...[
        { place: 'first' },
        { taken: null },
        { cards: Number.NaN },
        { out: 'early' },
        { dealt: 3 },
        { dealt: ['x', 0, 0] },
        { played: 'jab' },
        { played: ['jab'] },
        { played: [[1, 1]] },
        { played: [['jab']] },
      ].map((change) => ({ ...good, seats: good.seats.map((seat) => ({ ...seat, ...change })) })),
      'words',
      7,
    ]) {
      await on.write(['sessions'], ({ sessions }) => sessions.update(id, { 'summary.digest': bad } as never))
      expect((await sessionById(id, on))?.summary.digest).toBeUndefined()
      expect((await all(on))[0]?.digest).toEqual(good)
    }
  })

  it('of today is taken as it lies there: nobody is asked again who won or fell', async () => {
    const on = openWindow()
    const id = await older(on)
    const good = read().digest
    for (const fine of [
      { ...good, winner: null },
      { ...good, winner: 0, over: true },
      { ...good, winner: good.seats.length - 1, seats: good.seats.map((seat) => ({ ...seat, out: 3 })) },
    ]) {
      await on.write(['sessions'], ({ sessions }) => sessions.update(id, { 'summary.digest': fine } as never))
      expect((await all(on))[0]?.digest).toEqual(fine)
    }
  })

  it('is made for every session, however many there are, and each comes once', async () => {
    const on = openWindow()
    // Nobody knows this game, so that nothing has to be played again.
    const many = Array.from({ length: 1_001 }, (_, nth) =>
      newSession(headOf(['Ann', 'Ben'], 'chess'), nth, summaryOf(1)),
    )
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, many))
    expect((await all(on)).map(({ session }) => session.id)).toEqual(many.map(({ id }) => id).reverse())
  })

  it('is never taken from a file', async () => {
    const on = openWindow()
    await older(on)
    await makeMissingDigests(on)
    const text = await writeBackup(5_000, undefined, on)
    expect(text).not.toContain('digest')
    const changed = text.replace('"text":""', `"text":"","digest":${JSON.stringify({ ...read().digest, over: true })}`)
    expect(changed).not.toBe(text)
    const file = readBackup(changed)
    if (!file.ok) throw new Error(file.problem.reason)
    const other = openWindow()
    await mergeBackup(file.value, other)
    expect((await all(other))[0]?.digest).toEqual(read().digest)
  })

  it('gives way to an entry that is logged meanwhile', async () => {
    const on = openWindow()
    const id = await older(on)
    const making = all(on)
    const { log } = read()
    await appendEntry(id, log.length, marked('on'), 9_000, summaryOf(log.length + 1), {}, on)
    await making
    const summary = (await sessionById(id, on))?.summary
    expect(summary?.entries).toBe(log.length + 1)
    expect(summary?.digest, 'never the one of a shorter log').toBeUndefined()
  })
})

describe('search', () => {
  it('reaches every word of the log, once digests are made', async () => {
    const on = openWindow()
    const id = await older(on)
    await older(on, 2_000, record.replace(/^[?!].*\n/gm, ''))
    expect(await finds(on, 'king hit')).toEqual([])
    expect(await makeMissingDigests(on)).toBe(2)
    for (const text of ['king hit', 'KING', 'overruled', 'refused', 'ann jab one-outs']) {
      expect(await finds(on, text), text).toEqual([id])
    }
    for (const text of ['slowmo', 'slow-mo dodge', 'correction', 'take', 'tail']) {
      expect(await finds(on, text), text).toHaveLength(2)
    }
    for (const text of ['crane', 'king crane', "'"]) expect(await finds(on, text), text).toEqual([])
  })

  it('looks through everything once, and again after something came in', async () => {
    const on = openWindow()
    await older(on)
    expect(await makeMissingDigests(on)).toBe(1)
    expect(await makeMissingDigests(on)).toBe(0)
    const id = await older(on, 2_000)
    expect(await makeMissingDigests(on)).toBe(1)
    expect((await sessionById(id, on))?.summary.digest).toBeDefined()
  })

  /** Takes a session's digest away behind the store's back: whoever looks at all of them makes it again. */
  const strip = (on: Database, id: string) =>
    on.write(['sessions'], ({ sessions }) => sessions.update(id, { 'summary.digest': undefined } as never))

  it('looks at no session any more once all have been looked through', async () => {
    const on = openWindow()
    const id = await older(on)
    expect(await makeMissingDigests(on)).toBe(1)
    await strip(on, id)
    expect(await makeMissingDigests(on)).toBe(0)
    expect((await sessionById(id, on))?.summary.digest).toBeUndefined()
  })

  it('looks again after a file brought a session, not after one that brought none or a session with its digest', async () => {
    const on = openWindow()
    const id = await older(on)
    await makeMissingDigests(on)
    await strip(on, id)
    const there = openWindow()
    const fresh = await older(there, 5_000)
    const known = readBackup(await writeBackup(1, undefined, on))
    const more = readBackup(await writeBackup(1, undefined, there))
    if (!known.ok || !more.ok) throw new Error('not read')
    expect(await mergeBackup(known.value, on)).toMatchObject({ saved: true, value: { entries: 0 } })
    const { head, log, digest: own } = read()
    await addSession(head, log, 4_000, { ...summaryOf(log.length), digest: own }, on)
    expect(await makeMissingDigests(on)).toBe(0)
    await mergeBackup(more.value, on)
    expect(await makeMissingDigests(on)).toBe(2)
    expect((await sessionById(fresh, on))?.summary.digest).toEqual(own)
  })

  it('looks again after another version looked, which made them otherwise', async () => {
    const on = openWindow()
    const id = await older(on)
    expect(await makeMissingDigests(on)).toBe(1)
    await on.write(['sessions', 'values'], async ({ sessions, values }) => {
      const row = await values.get(DIGESTED)
      const value = String(row?.value).replace(String(DIGEST_VERSION), String(DIGEST_VERSION - 1))
      expect(value).not.toBe(row?.value)
      await values.put({ ...row, key: DIGESTED, value } as never)
      await sessions.update(id, { 'summary.digest.v': DIGEST_VERSION - 1 } as never)
    })
    expect(await makeMissingDigests(on)).toBe(1)
    expect(await makeMissingDigests(on)).toBe(0)
  })

  it('looks again for what came in while it looked', async () => {
    const on = openWindow()
    for (let nth = 0; nth < 30; nth++) await older(on, 1_000 + nth)
    const looking = makeMissingDigests(on)
    // It has begun as soon as its mark lies there.
    while ((await on.read(['values'], ({ values }) => values.get(DIGESTED))) === undefined);
    const id = await older(on, 9_000)
    expect(await looking).toBeGreaterThanOrEqual(30)
    await makeMissingDigests(on)
    expect((await sessionById(id, on))?.summary.digest).toEqual(read().digest)
    expect((await all(on)).every(({ session }) => session.summary.digest !== undefined)).toBe(true)
  })

  it('makes none where nothing can be written', async () => {
    const on = openWindow()
    await older(on)
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await makeMissingDigests(on)).toBe(0)
    put.mockRestore()
    expect(await makeMissingDigests(on)).toBe(1)
  })

  it('finds what was deleted before digests were made and is back', async () => {
    const on = openWindow()
    const id = await older(on)
    await deleteSession(id, 9_000, on)
    expect(await makeMissingDigests(on)).toBe(0)
    await restoreSession(id, on)
    expect(await makeMissingDigests(on)).toBe(1)
    expect(await finds(on, 'king hit')).toEqual([id])
  })
})
