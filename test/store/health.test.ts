import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Unavailable } from '../../store/database.ts'
import { appendEntry } from '../../store/entries.ts'
import { askToPersist, storageHealth } from '../../store/health.ts'
import { saveSettings } from '../../store/settings.ts'
import { marked, newStored, openWindow, summaryOf } from './windows.ts'

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
