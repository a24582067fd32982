import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Screen } from '../../../components/setup/screen.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession, lastSession } from '../../../store/sessions.ts'

let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`setup-remembered-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  go('new')
})
afterEach(() => {
  cleanup()
  on.close()
})

const STORIES = [
  'Cinderella',
  'Hansel and Gretel',
  'Rapunzel',
  'Red Riding Hood',
  'Snow White',
  'Puss in Boots',
  'The Frog King',
  'Rumpelstiltskin',
  'Sleeping Beauty',
  'The Seven Ravens',
]
const players = ['Ann', 'Ben', 'Cas']

const field = (name: string) => screen.findByRole('textbox', { name })
const chips = () => [...document.querySelectorAll('.list-field li span')].map((chip) => chip.textContent)
const choose = async (game: RegExp) => fireEvent.click(await screen.findByRole('radio', { name: game }))

it('takes ten stories, and has them and the houses ready the next time, whatever was played since', async () => {
  render(<Screen rest={[]} />)
  await choose(/^Out of the Woods/)
  const adding = await field('Add a player')
  fireEvent.input(adding, { target: { value: players.join(', ') } })
  fireEvent.click(screen.getByRole('button', { name: 'Houses: remove Yellow' }))
  fireEvent.input(await field('Add a house'), { target: { value: 'Foxes,' } })
  fireEvent.input(await field('Add a story'), { target: { value: `${STORIES.join(', ')},` } })
  fireEvent.submit(screen.getByRole('button', { name: /^Start/ }).closest('form') as HTMLFormElement)
  await waitFor(async () => expect((await lastSession())?.game).toBe('out-of-the-woods'))
  cleanup()
  const since = Date.now() + 1000
  await createSession(
    {
      game: 'one-card',
      edition: 1,
      setup: { players, dealer: 0, options: { top: '4S' } },
      rulings: {},
    },
    since,
  )

  render(<Screen rest={[]} />)
  await field('Add a player')
  expect(chips()).toEqual([])
  await choose(/^Out of the Woods/)
  await screen.findByRole('button', { name: 'Stories: remove The Seven Ravens' })
  expect(chips()).toEqual(['Red', 'Blue', 'Green', 'Foxes', ...STORIES])
  fireEvent.click(screen.getByRole('button', { name: 'Stories: remove Rapunzel' }))
  expect(chips()).toHaveLength(13)
})

it('asks for the start card anew', async () => {
  await createSession(
    { game: 'one-card', edition: 1, setup: { players, dealer: 0, options: { top: '4S' } }, rulings: {} },
    Date.now(),
  )
  render(<Screen rest={[]} />)
  const card = (await screen.findByRole('combobox', { name: /^Start card/ })) as HTMLSelectElement
  expect(card.value).toBe('')
})
