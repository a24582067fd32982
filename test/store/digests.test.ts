import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { digest } from '../../engine/digest.ts'
import { ruleset } from '../../engine/one-outs/index.ts'
import { entriesOf as entriesOfRecord, readRecord } from '../../engine/record/read.ts'
import { fold, startSession } from '../../engine/session.ts'
import { readBackup, writeBackup } from '../../store/backup.ts'
import type { Database } from '../../store/database.ts'
import { digestedSessions, makeMissingDigests } from '../../store/digests.ts'
import { appendEntry } from '../../store/entries.ts'
import { findSessions } from '../../store/find.ts'
import { addSession, mergeBackup } from '../../store/merge.ts'
import { deleteSession, restoreSession, sessionById } from '../../store/sessions.ts'
import { marked, newStored, openWindow, summaryOf } from './windows.ts'

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
    expect((await all(on)).map((one) => one.digest)).toEqual([undefined, undefined])
  })

  it('of another version, or that was changed by hand, is made anew', async () => {
    const on = openWindow()
    const id = await older(on)
    const good = read().digest
    for (const bad of [
      { ...good, v: 0 },
      { ...good, seats: good.seats.map((seat) => ({ ...seat, dealt: [] })) },
      { ...good, winner: 7 },
      'words',
    ]) {
      await on.write(['sessions'], ({ sessions }) => sessions.update(id, { 'summary.digest': bad } as never))
      expect((await sessionById(id, on))?.summary.digest).toBeUndefined()
      expect((await all(on))[0]?.digest).toEqual(good)
    }
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
