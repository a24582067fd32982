import 'fake-indexeddb/auto'
import { act, cleanup, render, screen } from '@testing-library/preact'
import { afterEach, expect, it, vi } from 'vitest'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { loadScreensWhenIdle, screens } from '../../../components/shell/screens.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('has every screen at hand once the page was idle, and shows it in the very frame it is asked for', async () => {
  const loaded: Promise<void>[] = []
  for (const one of Object.values(screens)) {
    const { load } = one
    vi.spyOn(one, 'load').mockImplementation(() => {
      const loading = load()
      loaded.push(loading)
      return loading
    })
  }
  let idle: (() => void) | undefined
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    idle = run
  })
  loadScreensWhenIdle()
  expect(loaded).toEqual([])
  const all = Object.keys(screens).length
  while (loaded.length < all) {
    await vi.waitFor(() => expect(idle).toBeDefined())
    const run = idle
    idle = undefined
    run?.()
    await Promise.all(loaded)
  }
  surface.value = 'panel'
  go('settings')
  const Settings = screens.settings
  act(() => {
    render(<Settings rest={[]} />)
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Settings')
})
