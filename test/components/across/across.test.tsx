import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { beginning } from '../../../components/across/Across.tsx'
import { Screen } from '../../../components/sessions/screen.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { entriesOf, gameOf, readRecord } from '../../../engine/record/read.ts'
import { loadGame } from '../../../engine/rulesets.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { addSession } from '../../../store/merge.ts'
import { createSession, deleteSession, restoreSession } from '../../../store/sessions.ts'

let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`across-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  go('sessions', 'all')
})
afterEach(() => {
  cleanup()
  on.close()
})

const DAY = 24 * 3_600_000

/** Cas wins: Ann put Ben out, and Cas Ann. */
const finished = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

Ann: Tail Whip > Ben
Ben: take
Cas: Haka + Jab > Ann
Ann: take
`
const open = `game: one-outs
players: ben, Ann, Zed
dealer: Zed
hp: 7

ben: Jab > Ann
Ann: take
`
const cards = `game: one-card
players: Ann, Cas
dealer: Ann
top: 9C

Cas: draw
`

/** Stores a session as it lies after it came in as a file: without a digest. */
async function play(text: string, started = Date.now()): Promise<string> {
  const game = gameOf(text)
  if (!game.ok) throw new Error(JSON.stringify(game.problem))
  const read = readRecord(text, await loadGame(game.value))
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  const log = entriesOf(read.value)
  const summary = { entries: log.length, turn: 1, over: false, winner: null, text: '' }
  const added = await addSession(read.value.head, log, started, summary)
  if (!added.saved) throw new Error(added.why)
  return added.value.id
}

/** The cells of a table, a row a line. */
const cells = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '))
const players = async () => within(await screen.findByRole('group')).getByRole('table')
const heads = () => screen.getByRole('table', { name: 'Head to head' })
const choose = (label: string, option: string) =>
  fireEvent.change(screen.getByLabelText(label), {
    target: {
      value: within(screen.getByLabelText(label)).getByRole<HTMLOptionElement>('option', { name: option }).value,
    },
  })

describe('across sessions', () => {
  it('is reached from the list and leads back', async () => {
    const { rerender } = render(<Screen rest={[]} />)
    expect((await screen.findByRole('link', { name: 'Across sessions' })).getAttribute('href')).toBe('#/sessions/all')
    rerender(<Screen rest={['all']} />)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Across sessions')
    expect(screen.getByRole('link', { name: 'Sessions one by one' }).getAttribute('href')).toBe('#/sessions')
  })

  it('says what to do first while there is nothing, and what to change where nothing fits', async () => {
    render(<Screen rest={['all']} />)
    await screen.findByText('No sessions here yet')
    expect(screen.getByRole('link', { name: 'New session' }).getAttribute('href')).toBe('#/new')
    choose('Game', 'One Card')
    await screen.findByText('No session fits')
  })

  it('adds up a row a player, by the name that was written last', async () => {
    await play(finished, Date.now() - DAY)
    await play(open)
    await createSession(
      { game: 'one-outs', edition: 1, setup: { players: ['Zed', 'Ann', 'Pat'], dealer: 0, options: {} }, rulings: {} },
      Date.now(),
    )
    render(<Screen rest={['all']} />)
    await screen.findByText(/Tail Whip/)
    expect(cells(await players())).toEqual([
      'Player | Sessions | Wins | Win rate | Place | Out in turn | Dealt | Taken | Cards | Most played',
      'Ann | 2 | 0 | 0% | 2.0 | 2.0 | 4 | 6 | 1 | Tail Whip 1',
      'ben | 2 | 0 | 0% | 3.0 | 1.0 | 2 | 4 | 1 | Jab 1',
      'Cas | 1 | 1 | 100% | 1.0 | – | 4 | 0 | 2 | Haka 1, Jab 1',
      'Zed | 1 | 0 | – | – | – | 0 | 0 | 0 | ',
    ])
  })

  it('sets two players side by side, whoever is named first', async () => {
    await play(finished, Date.now() - DAY)
    await play(open)
    render(<Screen rest={['all']} />)
    await players()
    expect(cells(heads()).slice(0, 3)).toEqual([' | Ann | ben', 'Won | 0 | 0', 'Better place | 1 | 0'])
    screen.getByText('2 sessions together, 1 finished.')
    choose('One player', 'Cas')
    await waitFor(() =>
      expect(cells(heads()).slice(0, 3)).toEqual([' | Cas | ben', 'Won | 1 | 0', 'Better place | 1 | 0']),
    )
    choose('Other player', 'Ann')
    await waitFor(() => expect(cells(heads())[0]).toBe(' | Cas | Ann'))
    expect(cells(heads())[3]).toBe('HP taken from the other | 4 | 0')
    screen.getByText('1 session together.')
  })

  it('says so where two have never met', async () => {
    await play(open)
    await play(cards)
    render(<Screen rest={['all']} />)
    await players()
    choose('One player', 'Cas')
    choose('Other player', 'ben')
    await screen.findByText('Cas and ben have not played together.')
  })

  it('counts one game or all, and shows no damage where the game has none', async () => {
    await play(open)
    await play(cards)
    render(<Screen rest={['all']} />)
    expect(cells(await players())).toHaveLength(5)
    choose('Game', 'One Card')
    await waitFor(async () => expect(cells(await players())).toHaveLength(3))
    expect(cells(await players())[0]).toBe('Player | Sessions | Wins | Win rate | Place | Cards | Most played')
  })

  it('counts a period', async () => {
    await play(open, Date.now() - 31 * DAY)
    await play(cards, Date.now() - DAY)
    render(<Screen rest={['all']} />)
    expect(cells(await players())).toHaveLength(5)
    choose('Period', 'Last 30 days')
    await waitFor(async () =>
      expect(cells(await players()).map((row) => row.split(' ')[0])).toEqual(['Player', 'Ann', 'Cas']),
    )
    const now = new Date(2026, 4, 3, 20).getTime()
    expect(beginning('year', now)).toBe(new Date(2026, 0, 1).getTime())
    expect(beginning('month', now)).toBe(now - 30 * DAY)
    expect(beginning('all', now)).toBeUndefined()
  })

  it('does not count what is deleted, and says what cannot be counted', async () => {
    const id = await play(open)
    await play(finished, Date.now() - DAY)
    const broken = await play(open)
    await on.write(['entries'], ({ entries }) => entries.delete([broken, 0]))
    await deleteSession(id, Date.now())
    render(<Screen rest={['all']} />)
    expect(cells(await players())[1]).toMatch(/^Ann \| 1 /)
    screen.getByText('1 session cannot be replayed by this version and is left out.')
    cleanup()
    await restoreSession(id)
    render(<Screen rest={['all']} />)
    expect(cells(await players())[1]).toMatch(/^Ann \| 2 /)
  })
})
