/**
 * A new version comes while a page of an older one is open: the older page is told and writes no more, the new one
 * waits where it must, and everything the older page was told is saved is there.
 */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StoredSession } from '../../store/rows.ts'
import type { Lying } from '../store/lying.ts'
import { layDown, logsOf, lying, rowsOf, storePage } from './crash/lying.ts'
import { EARLIER, fixtureOf } from './crash/migrate.ts'
import { Tableside } from './harness/chromium.ts'
import { barePage } from './harness/inject.ts'
import { declare, startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { entered } from './harness/table.ts'

let tableside: Tableside
let page: Surface

beforeEach(async () => {
  tableside = await Tableside.launch()
  page = await storePage(tableside)
})
afterEach(() => tableside.close())

/** What a page of an older version leaves in itself. */
interface OldPage {
  /** Entries it was told are saved. */
  saved: number
  /** True once it was told that a new version is there. */
  told: boolean
  close(): void
}

/**
 * Begins to log in a page as code of an earlier schema did: natively, without anything of today's code.
 * @param yields whether it lets go when a new version asks it to
 */
function logAsOnce(old: Surface, session: string, from: number, yields: boolean): Promise<void> {
  return old.eval(
    async (session, from, yields) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('tableside')
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      let closed = false
      const close = () => {
        closed = true
        db.close()
      }
      const state: OldPage = { saved: 0, told: false, close }
      Object.assign(globalThis, { old: state })
      db.onversionchange = () => {
        state.told = true
        if (yields) close()
      }
      const log = () => {
        if (closed) return
        const transaction = db.transaction(['sessions', 'entries'], 'readwrite')
        const seq = from + state.saved
        const entry = { kind: 'correction', fix: { kind: 'hp', seat: 0, value: 7 } }
        transaction.objectStore('entries').add({ session, seq, v: 1, at: seq, entry })
        const sessions = transaction.objectStore('sessions')
        const reading = sessions.get(session)
        reading.onsuccess = () => {
          const row = reading.result
          sessions.put({ ...row, summary: { ...row.summary, entries: seq + 1 } })
        }
        transaction.oncomplete = () => {
          state.saved++
          log()
        }
      }
      log()
    },
    session,
    from,
    yields,
  )
}

const savedIn = (old: Surface) => old.eval(() => (globalThis as unknown as { old: OldPage }).old.saved)

/** A session of a fixture that is not on the table, and how many entries it has. */
function besideTable(fixture: Lying): { id: string; entries: number } {
  const current = (rowsOf<{ key: string; value: unknown }>(fixture, 'values') ?? []).find(
    (row) => row.key === 'current',
  )
  const one = rowsOf<StoredSession>(fixture, 'sessions').find(
    (session) => session.id !== current?.value && session.deleted === undefined,
  )
  if (one === undefined) throw new Error('every session is on the table')
  return {
    id: one.id,
    entries: rowsOf<{ session: string }>(fixture, 'entries').filter((row) => row.session === one.id).length,
  }
}

const BLOCKED = 'Another window of Tableside is still an older version.'

describe.each(EARLIER)('an older page on schema %i', (version) => {
  test.each([true, false])('is told in the middle of its work; it lets go at once: %s', async (yields) => {
    const fixture = fixtureOf(version)
    const { id, entries } = besideTable(fixture)
    await layDown(page, fixture)
    const old = await barePage(tableside)
    await logAsOnce(old, id, entries, yields)
    await old.waitFor('a few entries', () => (globalThis as unknown as { old: OldPage }).old.saved >= 5)
    const panel = await tableside.panel()
    await old.waitFor('it to be told', () => (globalThis as unknown as { old: OldPage }).old.told)
    if (!yields) {
      await panel.waitForText(BLOCKED)
      const saved = await savedIn(old)
      await old.waitFor(
        'it to log on meanwhile',
        (before) => (globalThis as unknown as { old: OldPage }).old.saved > before,
        saved,
      )
      await old.eval(() => (globalThis as unknown as { old: OldPage }).old.close())
    }
    await panel.waitForPlace('#question')
    // What was heard stays where it was said; what is seen goes.
    await panel.waitForNo('.notice')
    const now = await lying(page)
    expect(now.version).toBeGreaterThan(fixture.version)
    const saved = await savedIn(old)
    expect(rowsOf<{ session: string }>(now, 'entries').filter((row) => row.session === id)).toHaveLength(
      entries + saved,
    )
    expect(rowsOf(now, 'sessions')).toHaveLength(rowsOf(fixture, 'sessions').length)
  })
})

test('a page of today is told when a newer version comes, says so, and reads on after it is loaded again', async () => {
  const panel = await tableside.panel()
  await startSession(panel, { game: 'One-Outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' })
  await declare(panel, 'Charlie: Crane Kick > Dave')
  await entered(panel, 'Charlie: Crane Kick > Dave')
  await page.eval(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tableside', 1_000)
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
        opening.onerror = () => reject(opening.error)
      }),
  )
  await panel.waitForText('Tableside was updated. Reload this window to go on; everything logged is kept.')
  await panel.fill('#line', 'Dave: take')
  await panel.press('Enter')
  await panel.waitForText('Not saved: Tableside was updated. Reload this window.')
  await panel.click({ role: 'button', name: 'Reload' })
  await panel.waitForText(/newer version/)
  await entered(panel, 'Charlie: Crane Kick > Dave')
  await panel.fill('#line', 'Dave: take')
  await panel.press('Enter')
  await panel.waitForText('Not saved: a newer version of Tableside made this data.')
  expect([...logsOf(await lying(page)).values()].map((log) => log.length)).toEqual([1])
})
