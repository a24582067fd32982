import 'fake-indexeddb/auto'
import { forceCloseDatabase } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../store/database.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { liveSession } from '../../store/live.ts'
import { readLying } from './lying.ts'
import { marked, newStored, openWindow, summaryOf, twoWindows, until } from './windows.ts'

function append(on: Database, session: string, seq: number) {
  return appendEntry(session, seq, marked(`${seq}`), 2_000, summaryOf(seq + 1), {}, on)
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('no room', () => {
  const full = () => new DOMException('no room', 'QuotaExceededError')
  const put = IDBObjectStore.prototype.put

  /** The ways a browser says it. */
  const ways: Record<string, () => void> = {
    'at the call': () => {
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw full()
      })
    },
    'by the request': () => {
      vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
        const transaction = this.transaction as unknown as { _execRequestAsync(request: object): IDBRequest }
        const operation = () => {
          throw full()
        }
        return transaction._execRequestAsync({ operation, source: this })
      })
    },
    'at the commit': () => {
      // The session is put last of all.
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
        const request = put.apply(this, args)
        const transaction = this.transaction as unknown as { _abort(name: string): void }
        if (this.name === 'sessions')
          request.addEventListener('success', () => transaction._abort('QuotaExceededError'))
        return request
      })
    },
  }

  it.each(Object.keys(ways))(
    '%s: nothing of the write is kept, nothing else is lost, and room leads back',
    async (way) => {
      const [on, other] = twoWindows()
      const { id } = await newStored(on)
      await append(on, id, 0)
      const before = await readLying(on.name)
      ways[way]?.()
      expect(await append(on, id, 1)).toEqual({ saved: false, why: 'full' })
      expect(on.state.value).toBe('full')
      expect(await readLying(on.name)).toEqual(before)
      expect(await entriesOf(id, on), 'reading goes on').toHaveLength(1)
      vi.restoreAllMocks()
      expect(await append(on, id, 1)).toEqual({ saved: true })
      expect(on.state.value).toBe('ready')
      expect(await entriesOf(id, other)).toHaveLength(2)
    },
  )

  it('on a disk so full that the browser gives up: told so, and all goes on once there is room', async () => {
    // As Chromium does it, seen on a disk with nothing left: the write is aborted, the connection closed, and no
    // opening succeeds, all as an UnknownError; only the estimate says why.
    const on = openWindow()
    const { id } = await newStored(on)
    await append(on, id, 0)
    const live = liveSession(id, on)
    await until(live.log, (log) => log?.length === 1)
    const before = await readLying(on.name)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 1_631_758, quota: 1_631_758 }) } })
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('Connection is closing', 'UnknownError')
    })
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError')
    })
    expect(await append(on, id, 1)).toEqual({ saved: false, why: 'full' })
    forceCloseDatabase((await on.open()).backendDB() as never)
    await until(on.state, (state) => state === 'opening')
    await until(on.state, (state) => state === 'full')
    expect(await append(on, id, 1)).toEqual({ saved: false, why: 'full' })
    await expect(entriesOf(id, on)).rejects.toMatchObject({ name: 'Unavailable', state: 'full' })
    expect(live.log.value, 'what was shown stays on the screen').toHaveLength(1)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(await readLying(on.name)).toEqual(before)
    expect(await append(on, id, 1)).toEqual({ saved: true })
    expect(on.state.value).toBe('ready')
    await until(live.log, (log) => log?.length === 2)
    expect(live.problem.value).toBeUndefined()
    live.close()
  })

  it.each<[string, object | undefined, 'full' | 'failed']>([
    ['says nothing', undefined, 'failed'],
    ['has no storage to ask about', {}, 'failed'],
    ['gives no estimate', { storage: {} }, 'failed'],
    ['fails to estimate', { storage: { estimate: () => Promise.reject(new Error('no')) } }, 'failed'],
    ['estimates nothing', { storage: { estimate: async () => ({}) } }, 'failed'],
    ['says only what is taken', { storage: { estimate: async () => ({ usage: 5 }) } }, 'failed'],
    ['says only what there may be', { storage: { estimate: async () => ({ quota: 5 }) } }, 'failed'],
    ['has a megabyte left', { storage: { estimate: async () => ({ usage: 5e6, quota: 6e6 }) } }, 'failed'],
    ['has less than that', { storage: { estimate: async () => ({ usage: 5e6, quota: 5_999_999 }) } }, 'full'],
  ])('where a write fails and the browser %s, %#', async (_, navigator, why) => {
    const on = openWindow()
    const { id } = await newStored(on)
    vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('navigator', navigator)
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('disk', 'UnknownError')
    })
    expect(await append(on, id, 0)).toEqual({ saved: false, why })
    expect(on.state.value).toBe(why === 'full' ? 'full' : 'ready')
  })

  it('is not looked for for ever in an error that names itself as its cause', async () => {
    const on = openWindow()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const error = Object.assign(new Error('round'), { inner: undefined as unknown })
    error.inner = error
    expect(await on.write(['drafts'], () => Promise.reject(error))).toEqual({ saved: false, why: 'failed' })
  })

  it('of any other failure the window is told, and the transaction leaves nothing', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const before = await readLying(on.name)
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('disk', 'UnknownError')
    })
    expect(await append(on, id, 0)).toEqual({ saved: false, why: 'failed' })
    expect(said).toHaveBeenCalledOnce()
    expect(await readLying(on.name)).toEqual(before)
    expect(on.state.value).toBe('ready')
  })
})
