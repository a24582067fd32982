import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bytes } from '../../../components/settings/Storage.tsx'
import { Screen } from '../../../components/settings/screen.tsx'
import { followAppearance } from '../../../components/shared/appearance.ts'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession } from '../../../store/sessions.ts'
import { saveSettings, USUAL_SETTINGS } from '../../../store/settings.ts'

let on: Database
let nth = 0
let stop: () => void

beforeEach(async () => {
  on = new Database(`settings-screen-${nth++}`)
  shareDatabase(on)
  await saveSettings(USUAL_SETTINGS)
  stop = followAppearance()
})
afterEach(() => {
  cleanup()
  stop()
  on.close()
  vi.unstubAllGlobals()
})

const open = () =>
  render(
    <>
      <Screen rest={[]} />
      <LiveRegion />
    </>,
  )
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement

describe('the look', () => {
  it('changes at once, is stored, and is found again', async () => {
    open()
    expect(radio('System').checked).toBe(true)
    fireEvent.click(radio('Dark'))
    await waitFor(() => expect(document.documentElement.dataset.theme).toBe('dark'))
    fireEvent.click(radio('Largest'))
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.3'))
    const row = await on.read(['values'], ({ values }) => values.get('settings'))
    expect(row?.value).toMatchObject({ theme: 'dark', textScale: 1.3 })
    cleanup()
    open()
    expect(radio('Dark').checked).toBe(true)
    expect(radio('Largest').checked).toBe(true)
    fireEvent.click(radio('System'))
    await waitFor(() => expect(document.documentElement.dataset.theme).toBeUndefined())
  })

  it('follows a change made in another window', async () => {
    open()
    const other = new Database(on.name)
    await saveSettings({ theme: 'light' }, other)
    await waitFor(() => expect(radio('Light').checked).toBe(true))
    other.close()
  })

  it('says so when it could not be saved, and stays as it was', async () => {
    open()
    on.close()
    fireEvent.click(radio('Dark'))
    const said = await screen.findAllByText('That setting could not be saved; it is as it was.')
    expect(said.length).toBeGreaterThan(0)
    await waitFor(() => expect(radio('System').checked).toBe(true))
  })
})

describe('the screen', () => {
  it('is kept awake or not, where the browser can', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: {} }))
    open()
    const awake = screen.getByRole('switch', { name: /Keep the screen awake/ }) as HTMLInputElement
    expect(awake.checked).toBe(true)
    fireEvent.click(awake)
    await waitFor(async () => {
      const row = await on.read(['values'], ({ values }) => values.get('settings'))
      expect(row?.value).toMatchObject({ keepAwake: false })
    })
  })

  it('cannot be kept awake everywhere, and then that is said', () => {
    open()
    const awake = screen.getByRole('switch', { name: /Keep the screen awake/ }) as HTMLInputElement
    expect(awake.disabled).toBe(true)
    expect(screen.getByText('This browser cannot keep the screen awake.')).toBeTruthy()
  })
})

describe('what is stored', () => {
  it('is counted in words, with the last backup', async () => {
    const players = ['Ann', 'Ben', 'Cas']
    await createSession({ game: 'one-outs', edition: 1, setup: { players, dealer: 0, options: {} }, rulings: {} }, 1000)
    await saveSettings({ lastBackup: Date.UTC(2026, 5, 14, 12) })
    open()
    await screen.findByText(/^1 session with 0 entries on this device/)
    expect(screen.getByText('Everything is saved as soon as it is tapped.')).toBeTruthy()
    expect(screen.getByText(/14 June 2026/)).toBeTruthy()
  })

  it('says what to do where nothing is stored yet or ever backed up', async () => {
    open()
    await screen.findByText(/^Nothing is stored yet/)
    expect(screen.getByText('never')).toBeTruthy()
  })

  it('gives sizes a person can read', () => {
    expect(bytes(0)).toBe('0 bytes')
    expect(bytes(5400)).toBe('5 kB')
    expect(bytes(1_250_000)).toBe('1.3 MB')
  })
})

it('what is stored, and how much of it has no backup, is said anew once something is brought in', async () => {
  open()
  await screen.findByText(/^Nothing is stored yet\./)
  const record = 'game: one-outs\nplayers: Zoe, Yan, Xu\ndealer: Xu\n\nZoe: Jab > Yan\n'
  fireEvent.input(screen.getByRole('textbox', { name: 'Play record or backup' }), { target: { value: record } })
  fireEvent.click(screen.getByRole('button', { name: 'Look into it' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Add it' }))
  await screen.findByText(/^1 session with 1 entry on this device/)
  await screen.findByText('1 session has no backup yet')
})
