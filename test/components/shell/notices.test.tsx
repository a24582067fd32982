import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The browser's part: who listens for an update, and how often the extension was started anew. */
const chrome = vi.hoisted(() => {
  const hears = new Set<() => void>()
  const seen = { reloads: 0, hears }
  const onUpdateAvailable = {
    addListener: (hear: () => void) => hears.add(hear),
    removeListener: (hear: () => void) => hears.delete(hear),
  }
  Object.assign(globalThis, {
    chrome: { runtime: { id: 'tableside', onUpdateAvailable, reload: () => seen.reloads++ } },
  })
  return seen
})

import { Kept } from '../../../components/settings/Storage.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { followUpdates, updateWaiting } from '../../../components/shared/update.ts'
import { SurfaceScreens } from '../../../components/shell/Surface.tsx'
import { PanelTable } from '../../../components/table/PanelTable.tsx'
import { Database, shareDatabase } from '../../../store/database.ts'
import { MANY_SESSIONS, sessionsSince } from '../../../store/health.ts'
import { openOnTable } from '../../../store/live.ts'
import { createSession, deleteSession } from '../../../store/sessions.ts'
import { saveSettings, USUAL_SETTINGS } from '../../../store/settings.ts'
import { asked } from '../table/opened.tsx'

let on: Database
let nth = 0

beforeEach(async () => {
  on = new Database(`notices-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  chrome.reloads = 0
  await saveSettings(USUAL_SETTINGS)
  go('table')
})
afterEach(() => {
  cleanup()
  on.close()
})

async function begun(started: number, entries = 1): Promise<string> {
  const made = await createSession(
    {
      game: 'one-outs',
      edition: 1,
      setup: { players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: '7' } },
      rulings: {},
    },
    started,
    { entries, turn: 1, over: false, winner: null, text: '' },
  )
  if (!made.saved) throw new Error(made.why)
  return made.value.id
}

const arrive = () => {
  for (const hear of chrome.hears) hear()
}
const surfaceShown = () =>
  render(
    <>
      <SurfaceScreens Table={PanelTable} />
      <LiveRegion />
    </>,
  )
const waits = () => screen.queryByText(/^A new version is ready/, { selector: '.notice p' })
const due = () => screen.queryByText(/have no backup yet/)

describe('a new version', () => {
  it('is said over a session that goes on, and starts only when it is tapped', async () => {
    await begun(1_000, 0)
    surfaceShown()
    await waitFor(() => expect(asked()).toMatch(/Ann/))
    expect(waits()).toBeNull()
    arrive()
    await waitFor(() => expect(waits()).not.toBeNull())
    expect(screen.getByRole('status').textContent).toBe(waits()?.textContent)
    expect(chrome.reloads).toBe(0)
    expect(asked()).toMatch(/Ann/)
    fireEvent.click(screen.getByRole('button', { name: 'Start it now' }))
    expect(chrome.reloads).toBe(1)
  })

  it('can be left for later', async () => {
    surfaceShown()
    await screen.findByText('Start a session')
    arrive()
    await waitFor(() => expect(waits()).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }))
    await waitFor(() => expect(waits()).toBeNull())
    expect(chrome.reloads).toBe(0)
  })

  it('is known to a window that is opened after it arrived, from one that was there', async () => {
    // What another window does when it is asked.
    const other = new BroadcastChannel('tableside-update')
    other.onmessage = ({ data }) => {
      if (data === 'ask') other.postMessage('waiting')
    }
    const stop = followUpdates()
    await waitFor(() => expect(updateWaiting.value).toBe(true))
    stop()
    other.close()
  })

  it('is passed on to the windows that are there, and to those that ask', async () => {
    const heard: unknown[] = []
    const other = new BroadcastChannel('tableside-update')
    other.onmessage = ({ data }) => heard.push(data)
    const stop = followUpdates()
    await waitFor(() => expect(heard).toEqual(['ask']))
    other.postMessage('ask')
    arrive()
    await waitFor(() => expect(heard).toContain('waiting'))
    const before = heard.length
    other.postMessage('ask')
    await waitFor(() => expect(heard.length).toBeGreaterThan(before))
    stop()
    other.close()
    expect(chrome.hears.size).toBe(0)
    expect(updateWaiting.value).toBe(false)
  })
})

describe('the reminder of the backup', () => {
  const DAY = 24 * 3_600_000
  const now = Date.now()
  const many = async (count: number, entries = 1) => {
    for (let session = 0; session < count; session++) await begun(now - 2 * DAY + session, entries)
    await openOnTable(null)
  }

  it('counts every session but those that are deleted', async () => {
    await begun(1_000)
    await begun(2_000, 0)
    await deleteSession(await begun(3_000), 4_000)
    await begun(5_000)
    expect(await sessionsSince(null)).toBe(3)
    expect(await sessionsSince(1_000)).toBe(2)
    expect(await sessionsSince(5_000)).toBe(0)
  })

  it('comes after many sessions, where nothing is being played', async () => {
    await many(MANY_SESSIONS)
    surfaceShown()
    await screen.findByText(`${MANY_SESSIONS} sessions have no backup yet. A file keeps them outside this browser.`)
    expect(screen.getByRole('link', { name: 'To the backup' }).getAttribute('href')).toBe('#/settings')
    await begun(now)
    await waitFor(() => expect(asked()).toMatch(/Ann/))
    expect(due()).toBeNull()
  })

  it('does not come before, nor after a backup', async () => {
    await many(MANY_SESSIONS - 1)
    render(<Kept />)
    await screen.findByText(`${MANY_SESSIONS - 1} sessions have no backup yet`)
    cleanup()
    surfaceShown()
    await screen.findByText('Start a session')
    // Once it has been looked up, nothing has come.
    await sessionsSince(null)
    expect(due()).toBeNull()
    await many(1)
    await saveSettings({ lastBackup: now - DAY })
    render(<Kept />)
    await waitFor(() => expect(screen.queryByText('never')).toBeNull())
    expect(await sessionsSince(now - DAY)).toBe(0)
    expect(due()).toBeNull()
  })

  it('can be put off until there are as many again', async () => {
    await many(MANY_SESSIONS)
    surfaceShown()
    await waitFor(() => expect(due()).not.toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Remind me later' }))
    await waitFor(() => expect(due()).toBeNull())
    cleanup()
    const later = Date.now() + DAY
    for (let session = 0; session < MANY_SESSIONS; session++) await begun(later + session)
    await openOnTable(null)
    surfaceShown()
    await screen.findByText(new RegExp(`^${2 * MANY_SESSIONS} sessions`))
  })
})
