import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../../store/database.ts'
import { appendEntry } from '../../store/entries.ts'
import { askToPersist, sessionsSince, storageHealth } from '../../store/health.ts'
import { putSample } from '../../store/samples.ts'
import { deleteSession, newSession } from '../../store/sessions.ts'
import { saveSettings } from '../../store/settings.ts'
import { putSessions } from '../../store/texts.ts'
import { headOf, marked, newStored, openWindow, summaryOf } from './windows.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose storage says this. */
function browserSays(storage: Partial<StorageManager> | undefined): void {
  vi.stubGlobal('navigator', { storage })
}

describe('storage health', () => {
  it('counts what is stored and says what the browser says', async () => {
    browserSays({ estimate: async () => ({ usage: 1_200, quota: 9_000 }), persisted: async () => true })
    const on = openWindow()
    const { id } = await newStored(on)
    await newStored(on)
    await appendEntry(id, 0, marked('a'), 1, summaryOf(1), {}, on)
    await saveSettings({ lastBackup: 55 }, on)
    expect(await storageHealth(on)).toEqual({
      ...{ state: 'ready', used: 1_200, quota: 9_000, persisted: true },
      ...{ sessions: 2, deleted: 0, entries: 1, lastBackup: 55 },
    })
  })

  it('is there also where the browser says nothing, or fails to', async () => {
    const on = openWindow()
    for (const storage of [
      undefined,
      {},
      { estimate: () => Promise.reject(new Error('no')), persisted: () => Promise.reject(new Error('no')) },
    ]) {
      browserSays(storage)
      expect(await storageHealth(on)).toMatchObject({
        used: undefined,
        quota: undefined,
        persisted: false,
        sessions: 0,
      })
    }
  })

  it('counts no sample, and of the others every entry', async () => {
    browserSays(undefined)
    const on = openWindow()
    const made = ['0', 'z'].map((id) => ({ ...newSession(headOf(), 1), id }))
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
    for (const { id } of made) await appendEntry(id, 0, marked('a'), 1, summaryOf(1), {}, on)
    await deleteSession('z', 2, on)
    await putSample({ head: headOf(), log: [marked('b'), marked('c')], summary: summaryOf(2) }, 3, on)
    expect(await storageHealth(on)).toMatchObject({ sessions: 2, deleted: 1, entries: 2 })
  })

  it('knows how many sessions began after a time, of those that are kept', async () => {
    const on = openWindow()
    const made = [1, 2, 3, 3, 4].map((started) => newSession(headOf(), started))
    await on.write(['sessions', 'texts'], (tables) => putSessions(tables, made))
    await putSample({ head: headOf(), log: [], summary: summaryOf(0) }, 9, on)
    const since = async () => [await sessionsSince(null, on), await sessionsSince(2, on), await sessionsSince(4, on)]
    expect(await since()).toEqual([5, 3, 0])
    // One from before the time, one of that very moment, one after it.
    for (const nth of [0, 1, 2]) await deleteSession(made[nth]?.id ?? '', 10 + nth, on)
    expect(await since()).toEqual([2, 2, 0])
  })

  it('cannot be told of a database that cannot be read', async () => {
    browserSays({})
    const on = openWindow()
    await on.open()
    on.close()
    await expect(storageHealth(on)).rejects.toThrow(Unavailable)
  })

  it('asks the browser to keep the data, and takes its no', async () => {
    browserSays({ persist: async () => true })
    expect(await askToPersist()).toBe(true)
    browserSays({ persist: () => Promise.reject(new Error('no')) })
    expect(await askToPersist()).toBe(false)
    browserSays(undefined)
    expect(await askToPersist()).toBe(false)
  })
})
