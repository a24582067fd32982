import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { tapHp, writeDraft } from '../../store/drafts.ts'
import { appendEntry } from '../../store/entries.ts'
import { glance } from '../../store/glance.ts'
import { liveCurrent, liveSession, openOnTable } from '../../store/live.ts'
import { SCHEMA } from '../../store/schema.ts'
import { NATIVE, VERSION } from '../../store/version.ts'
import { marked, newStored, openWindow, summaryOf, until } from './windows.ts'

/** A database with two sessions, both with some entries; the first is on the table. */
async function played() {
  const on = openWindow()
  const here = await newStored(on)
  const other = await newStored(on)
  for (let seq = 0; seq < 3; seq++)
    for (const { id } of [here, other])
      await appendEntry(id, seq, marked(`${seq}`), 2_000 + seq, summaryOf(seq + 1), {}, on)
  await openOnTable(here.id, on)
  return { on, here, other }
}

describe('a glance at the table', () => {
  it('shows what there is of the session, and nothing of another', async () => {
    const { on, here, other } = await played()
    await writeDraft(here.id, { cards: ['jab'] }, 3_000, on)
    await writeDraft(other.id, { cards: ['other'] }, 3_000, on)
    await tapHp(here.id, 1, -1, 3_000, on)
    await tapHp(other.id, 2, -1, 3_000, on)
    const seen = await glance(here.id, on.name)
    expect(seen?.id).toBe(here.id)
    expect(seen?.draft).toEqual({ cards: ['jab'] })
    expect(seen?.taps).toMatchObject([{ session: here.id, seat: 1, change: -1 }])
    expect(seen?.entries).toMatchObject([0, 1, 2].map((seq) => ({ session: here.id, seq, entry: marked(`${seq}`) })))
    expect(seen?.session).toMatchObject({ id: here.id, summary: summaryOf(3) })
  })

  it('is the same as what is followed then, which reads only what has come since', async () => {
    const { on, here } = await played()
    const seen = await glance(here.id, on.name)
    await appendEntry(here.id, 3, marked('3'), 2_003, summaryOf(4), {}, on)
    const live = liveSession(here.id, on, seen)
    expect(live.log.value).toEqual([0, 1, 2].map((seq) => marked(`${seq}`)))
    expect(live.session.value?.summary).toEqual(summaryOf(3))
    const current = liveCurrent(on, seen)
    expect(current.current.value).toBe(here.id)
    expect(await until(live.log, (log) => log?.length === 4)).toEqual([0, 1, 2, 3].map((seq) => marked(`${seq}`)))
    live.close()
    current.close()
  })

  it.each([
    [
      'another session is on the table',
      async ({ on, other }: Awaited<ReturnType<typeof played>>) => glance(other.id, on.name),
    ],
    [
      'nothing is on the table',
      async ({ on, here }: Awaited<ReturnType<typeof played>>) => {
        await openOnTable(null, on)
        return glance(here.id, on.name)
      },
    ],
    [
      'the session on the table is gone',
      async ({ on }: Awaited<ReturnType<typeof played>>) => {
        await openOnTable('gone', on)
        return glance('gone', on.name)
      },
    ],
    ['there is no such session', async ({ on }: Awaited<ReturnType<typeof played>>) => glance('gone', on.name)],
  ])('shows nothing where %s', async (_, look) => {
    expect(await look(await played())).toBeUndefined()
  })

  it('makes no database where there is none', async () => {
    expect(await glance('any', 'not-there')).toBeUndefined()
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('not-there')
  })

  it.each([VERSION - 1, VERSION + 1])(
    'leaves a database of version %i to those who know what to do with it',
    async (version) => {
      const name = `at-${version}`
      await new Promise((resolve, reject) => {
        const opening = indexedDB.open(name, version * NATIVE)
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept')
        opening.onerror = reject
        opening.onsuccess = () => {
          opening.result.close()
          resolve(undefined)
        }
      })
      expect(await glance('any', name)).toBeUndefined()
      expect(await indexedDB.databases()).toContainEqual({ name, version: version * NATIVE })
    },
  )

  it('shows nothing where nothing was ever on the table', async () => {
    const on = openWindow()
    await on.open()
    expect(await glance('any', on.name)).toBeUndefined()
  })

  it('shows nothing of a database that newer code has made, though the session lies there as ever', async () => {
    const { on, here } = await played()
    on.close()
    await openWindow(on.name, [...SCHEMA, { version: VERSION + 1, stores: {} }]).open()
    expect(await glance(here.id, on.name)).toBeUndefined()
  })

  it('shows nothing where the browser gives no database', async () => {
    const { on, here } = await played()
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(await glance(here.id, on.name)).toBeUndefined()
    open.mockRestore()
  })

  it('shows nothing where a table is missing', async () => {
    const name = 'empty-of-this-version'
    await new Promise((resolve) => {
      const opening = indexedDB.open(name, VERSION * NATIVE)
      opening.onsuccess = () => resolve(opening.result.close())
    })
    expect(await glance('any', name)).toBeUndefined()
  })

  it('holds nobody up who deletes or changes the database', async () => {
    const { on, here } = await played()
    const looking = glance(here.id, on.name)
    on.close()
    await new Promise((resolve, reject) => {
      const deleting = indexedDB.deleteDatabase(on.name)
      deleting.onsuccess = resolve
      deleting.onerror = reject
      deleting.onblocked = () => reject(new Error('blocked'))
    })
    expect(await looking).toMatchObject({ id: here.id })
  })

  it('knows the version that the schema has come to', () => {
    expect(SCHEMA.at(-1)?.version).toBe(VERSION)
  })
})
