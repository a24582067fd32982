// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { effect } from '@preact/signals'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../store/database.ts'
import { freshName, openWindow, until } from './windows.ts'

const MIRROR = 'tableside.settings'

/** The settings of a window of its own: its own copy of the modules, a connection to the same database. */
async function openSettings(name: string) {
  vi.resetModules()
  const store = await import('../../store/settings.ts')
  const { Database: Own, shareDatabase } = await import('../../store/database.ts')
  const on = new Own(name) as unknown as Database
  shareDatabase(on as never)
  return { ...store, on }
}

beforeEach(() => localStorage.clear())

describe('settings', () => {
  it('are as usual until something is set, and are then the same in every window', async () => {
    const name = freshName()
    const left = await openSettings(name)
    const right = await openSettings(name)
    expect(left.settings.value).toEqual(left.USUAL_SETTINGS)
    const stop = right.settings.subscribe(() => {})
    expect(await left.saveSettings({ theme: 'dark', textScale: 1.3 }, left.on)).toEqual({ saved: true })
    expect(left.settings.value).toMatchObject({ theme: 'dark', textScale: 1.3, keepAwake: true })
    await until(right.settings, (now) => now.theme === 'dark')
    await right.saveSettings({ keepAwake: false }, right.on)
    expect(right.settings.value).toEqual({ ...right.USUAL_SETTINGS, theme: 'dark', textScale: 1.3, keepAwake: false })
    stop()
  })

  it('are right at the first look of a new page, before the database is open', async () => {
    const name = freshName()
    const first = await openSettings(name)
    await first.saveSettings({ theme: 'light', lastBackup: 77 }, first.on)
    const opening = vi.spyOn(IDBFactory.prototype, 'open')
    const next = await openSettings(name)
    expect(next.settings.value).toMatchObject({ theme: 'light', lastBackup: 77 })
    expect(opening).not.toHaveBeenCalled()
    opening.mockRestore()
  })

  it('come from the database where the copy is missing or says otherwise, and the copy is put right', async () => {
    const name = freshName()
    const first = await openSettings(name)
    await first.saveSettings({ theme: 'dark' }, first.on)
    localStorage.setItem(MIRROR, JSON.stringify({ theme: 'light', textScale: 0.9 }))
    const next = await openSettings(name)
    expect(next.settings.value.theme).toBe('light')
    const stop = next.settings.subscribe(() => {})
    await until(next.settings, (now) => now.theme === 'dark' && now.textScale === 1)
    expect(JSON.parse(localStorage.getItem(MIRROR) ?? '')).toEqual(next.settings.value)
    stop()
  })

  it('changed in two windows at once keep both changes', async () => {
    const name = freshName()
    const left = await openSettings(name)
    const right = await openSettings(name)
    await Promise.all([
      left.saveSettings({ theme: 'dark' }, left.on),
      right.saveSettings({ textScale: 1.15 }, right.on),
      left.saveSettings({ keepAwake: false }, left.on),
    ])
    const stop = left.settings.subscribe(() => {})
    await until(left.settings, (now) => now.theme === 'dark' && now.textScale === 1.15 && !now.keepAwake)
    stop()
  })

  it.each([
    { theme: 'light' },
    { theme: 'dark' },
    { textScale: 0.9 },
    { textScale: 1.15 },
    { textScale: 1.3 },
    { language: 'ko' },
    { keepAwake: false },
    { lastBackup: 0 },
    { backupPutOff: 1_700_000_000_000 },
  ] as const)('are kept as they were set: %j', async (change) => {
    const name = freshName()
    const { saveSettings, USUAL_SETTINGS, on } = await openSettings(name)
    expect(USUAL_SETTINGS).toEqual({
      ...{ theme: 'system', textScale: 1, language: 'system', keepAwake: true },
      ...{ lastBackup: null, backupPutOff: null },
    })
    await saveSettings(change, on)
    const next = await openSettings(name)
    expect(next.settings.value, 'from the copy').toEqual({ ...USUAL_SETTINGS, ...change })
    localStorage.clear()
    const later = await openSettings(name)
    const stop = later.settings.subscribe(() => {})
    await until(later.settings, (now) => JSON.stringify(now) === JSON.stringify({ ...USUAL_SETTINGS, ...change }))
    stop()
  })

  it.each([
    { theme: 'neon' },
    { textScale: 2 },
    { textScale: '0.9' },
    { language: '' },
    { language: 7 },
    { keepAwake: 'yes' },
    { lastBackup: 'today' },
    { backupPutOff: 8.64e15 + 1 },
    ['theme'],
    'dark',
    null,
  ])('are as usual where the copy holds %j', async (spoilt) => {
    localStorage.setItem(MIRROR, JSON.stringify(spoilt))
    const { settings, USUAL_SETTINGS } = await openSettings(freshName())
    expect(settings.value).toEqual(USUAL_SETTINGS)
  })

  it('that somebody spoilt are as usual one by one; what a later version keeps beside them stays', async () => {
    const name = freshName()
    localStorage.setItem(MIRROR, '{"theme":"dark"')
    const { settings, saveSettings, USUAL_SETTINGS, on } = await openSettings(name)
    expect(settings.value).toEqual(USUAL_SETTINGS)
    await on.write(['values'], ({ values }) =>
      values.put({
        key: 'settings',
        v: 1,
        value: {
          theme: 'neon',
          textScale: '1',
          language: '',
          keepAwake: false,
          lastBackup: Number.NaN,
          backupPutOff: 1e300,
          felt: 'green',
        },
      }),
    )
    await saveSettings({ theme: 'light' }, on)
    expect(settings.value).toEqual({ ...USUAL_SETTINGS, theme: 'light', keepAwake: false })
    const row = await on.read(['values'], ({ values }) => values.get('settings'))
    expect(row?.value).toMatchObject({ felt: 'green', theme: 'light' })
  })

  it('work without room for the copy', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    const { settings, saveSettings, on } = await openSettings(freshName())
    expect(await saveSettings({ theme: 'dark' }, on)).toEqual({ saved: true })
    expect(settings.value.theme).toBe('dark')
    vi.restoreAllMocks()
  })

  it('that could not be saved change nothing', async () => {
    const { settings, saveSettings, USUAL_SETTINGS, on } = await openSettings(freshName())
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(await saveSettings({ theme: 'dark' }, on)).toEqual({ saved: false, why: 'full' })
    vi.restoreAllMocks()
    expect(settings.value).toEqual(USUAL_SETTINGS)
    expect(localStorage.getItem(MIRROR)).toBeNull()
  })

  it('follow the database only while somebody watches', async () => {
    const name = freshName()
    const { settings, on } = await openSettings(name)
    const other = openWindow(name)
    const put = (theme: string) =>
      other.write(['values'], ({ values }) => values.put({ key: 'settings', v: 1, value: { theme } }))
    const seen: string[] = []
    const stop = effect(() => {
      seen.push(settings.value.theme)
    })
    await put('dark')
    await until(settings, (now) => now.theme === 'dark')
    stop()
    await put('light')
    const again = effect(() => {
      seen.push(settings.value.theme)
    })
    await until(settings, (now) => now.theme === 'light')
    again()
    expect(seen).toEqual(['system', 'dark', 'dark', 'light'])
    on.close()
  })
})
