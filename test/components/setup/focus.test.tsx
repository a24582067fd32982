/** Whoever sets up a session by keyboard never loses the place, though what was pressed goes away. */
import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MOST_SEATS } from '../../../components/setup/draft.ts'
import { Screen } from '../../../components/setup/screen.tsx'
import { keepFocus } from '../../../components/shared/keepFocus.ts'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { Database, shareDatabase } from '../../../store/database.ts'

let on: Database
let nth = 0
let leave = (): void => {}

beforeEach(() => {
  on = new Database(`setup-focus-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  go('new')
  leave = keepFocus()
})
afterEach(() => {
  cleanup()
  leave()
  on.close()
})

const ready = () => screen.findByRole('button', { name: /^Start(,|$)/ })
const adding = () => screen.queryByRole('textbox', { name: 'Add a player' }) as HTMLInputElement | null
const rows = () => screen.queryAllByRole('textbox', { name: /^Seat \d+, name$/ })

/** Somebody goes to a control and presses it; what has the focus then. */
function press(name: string | RegExp): Element | null {
  const button = screen.getByRole('button', { name })
  button.focus()
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  return document.activeElement
}

/** Somebody types a name and presses Enter; what has the focus then. */
function enter(name: string): Element | null {
  const line = adding() as HTMLInputElement
  line.focus()
  fireEvent.input(line, { target: { value: name } })
  fireEvent.keyDown(line, { key: 'Enter' })
  return document.activeElement
}

test.each([
  ['One-Outs', MOST_SEATS],
  ['Out of the Woods', 4],
])('%s: the last player who fits takes the line away, and has the focus', async (game, most) => {
  render(<Screen rest={[]} />)
  await ready()
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${game}`) }))
  await ready()
  for (let seat = 1; seat < most; seat++) expect(enter(`Player ${seat}`)).toBe(adding())
  expect(enter('Last')).toBe(rows().at(-1))
  expect(adding()).toBeNull()
  // Where it was full, there is a line again.
  expect(press('Remove Last')).toBe(adding())
  expect(adding()).not.toBeNull()
  expect(press('Remove Player 1')).toBe(adding())
  // A suggestion goes once it is taken, and the last one takes the line with it.
  expect(press('Add Player 1')).toBe(adding())
  expect(press('Add Last')).toBe(rows().at(-1))
  expect(rows()).toHaveLength(most)
})

test('a story that is taken off leaves the focus on the line for the next', async () => {
  render(<Screen rest={[]} />)
  await ready()
  fireEvent.click(screen.getByRole('radio', { name: /^Out of the Woods/ }))
  const line = await screen.findByRole('textbox', { name: 'Add a story' })
  line.focus()
  for (const story of ['Cinderella', 'Rapunzel']) {
    fireEvent.input(line, { target: { value: story } })
    fireEvent.keyDown(line, { key: 'Enter' })
    expect(document.activeElement).toBe(line)
  }
  expect(press(/Remove .*Cinderella|Cinderella.*remove/i)).toBe(line)
  expect(press(/Remove .*Rapunzel|Rapunzel.*remove/i)).toBe(line)
})

test('a set of house rules that is deleted, and the deletion undone, leave the focus somewhere', async () => {
  render(<Screen rest={[]} />)
  await ready()
  const details = screen.getByText('House rules').closest('details') as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
  fireEvent.click(await screen.findByRole('radio', { name: /^One of each/ }))
  const name = screen.getByRole('textbox', { name: 'Name for these house rules' })
  name.focus()
  fireEvent.input(name, { target: { value: 'Fridays' } })
  fireEvent.keyDown(name, { key: 'Enter' })
  await screen.findByRole('button', { name: 'Delete house rules Fridays' })
  press('Delete house rules Fridays')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete house rules Fridays' })).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  press('Undo')
  await screen.findByRole('button', { name: 'Use house rules Fridays' })
  expect(document.activeElement).not.toBe(document.body)
})
