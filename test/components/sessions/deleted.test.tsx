import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Screen } from '../../../components/sessions/screen.tsx'
import { Kept } from '../../../components/settings/Storage.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { surface } from '../../../components/shared/surface.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession, deleteSession, listSessions } from '../../../store/sessions.ts'

const DAY = 24 * 60 * 60 * 1000
let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`deleted-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
})
afterEach(() => {
  cleanup()
  on.close()
  vi.restoreAllMocks()
})

/** A session begun and deleted so many days ago. */
async function deleted(players: readonly string[], daysAgo: number): Promise<string> {
  const then = Date.now() - daysAgo * DAY
  const setup = { players, dealer: 0, options: { hp: '7' } }
  const made = await createSession({ game: 'one-outs', edition: 1, setup, rulings: {} }, then - 1_000)
  if (!made.saved) throw new Error(made.why)
  await deleteSession(made.value.id, then + 1_000)
  return made.value.id
}

const show = (rest: readonly string[]) =>
  render(
    <>
      <Screen rest={rest} />
      <LiveRegion />
    </>,
  )
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? '')
const heard = () => screen.getByRole('status').textContent

it('the list leads to what was deleted, and to nothing where nothing was', async () => {
  show([])
  await screen.findByText('No sessions yet')
  expect(screen.queryByText(/deleted session/)).toBeNull()
  await deleted(['Ann', 'Ben', 'Cas'], 3)
  const link = await screen.findByRole('link', { name: '1 deleted session' })
  expect(link.getAttribute('href')).toBe('#/sessions/deleted')
  await deleted(['Ann', 'Ben'], 2)
  await screen.findByRole('link', { name: '2 deleted sessions' })
})

it('shows who played, how it ended and how long it stays, the one deleted last first', async () => {
  await deleted(['Ann', 'Ben', 'Cas'], 3)
  await deleted(['Zoe', 'Ben'], 29)
  await deleted(['Old', 'Ben'], 31)
  show(['deleted'])
  await screen.findByText('Ann, Ben, Cas')
  expect(rows()).toEqual([
    expect.stringMatching(/One-Outs.*Ann, Ben, Cas.*Not finished.*28 days left/),
    expect.stringMatching(/Zoe, Ben.*2 days left/),
    expect.stringMatching(/Old, Ben.*goes when the next session begins/),
  ])
})

it('brings one back with a tap, says so, and the focus stays', async () => {
  const id = await deleted(['Ann', 'Ben', 'Cas'], 3)
  await deleted(['Zoe', 'Ben'], 4)
  show(['deleted'])
  const row = (await screen.findByText('Ann, Ben, Cas')).closest('li') as HTMLElement
  fireEvent.click(within(row).getByRole('button', { name: /^Bring back One-Outs, / }))
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(heard()).toBe('The session is back.')
  expect(document.activeElement?.textContent).toBe('Deleted sessions')
  expect((await listSessions({ limit: 9 })).sessions.map((one) => one.id)).toEqual([id])
})

it('says so where it could not be brought back, and where there is nothing', async () => {
  await deleted(['Ann', 'Ben', 'Cas'], 3)
  show(['deleted'])
  const key = await screen.findByRole('button', { name: /^Bring back/ })
  vi.spyOn(on, 'write').mockResolvedValueOnce({ saved: false, why: 'full' })
  fireEvent.click(key)
  await screen.findByText('That could not be saved; nothing has changed.', { selector: '.past-trouble' })
  expect(rows()).toHaveLength(1)
  fireEvent.click(key)
  await screen.findByText(/^No session is deleted\./)
})

it('the settings count them among what is stored', async () => {
  await deleted(['Ann', 'Ben'], 1)
  render(<Kept />)
  const link = await screen.findByRole('link', { name: '1 of them is deleted and can be brought back' })
  expect(link.getAttribute('href')).toBe('#/sessions/deleted')
})
