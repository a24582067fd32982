import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fullSize, setFullSize } from '../../../components/display/full.ts'
import { TabTable } from '../../../components/display/TabTable.tsx'
import { CompactTable } from '../../../components/popup/CompactTable.tsx'
import { go } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { SurfaceScreens } from '../../../components/shell/Surface.tsx'
import { PanelTable } from '../../../components/table/PanelTable.tsx'
import { Database, shareDatabase } from '../../../store/database.ts'
import { asked, type Opened, type Opening, openTable } from './opened.tsx'

let table: Opened | undefined
afterEach(() => {
  fullSize.value = false
  cleanup()
  table?.close()
  table = undefined
})

const four: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' }
const key = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(key(name))
const cards = () =>
  within(screen.getByRole('list', { name: /’s cards$/ }))
    .getAllByRole('button')
    .map((card) => card.textContent)

async function popup(more: Partial<Opening> = {}) {
  table = await openTable({ ...four, ...more })
  cleanup()
  surface.value = 'popup'
  render(<CompactTable session={table.session} />)
}

describe('the popup', () => {
  it('asks the same question, with the defence cards under it', async () => {
    await popup({ lines: ['Charlie: Crane Kick > Dave'] })
    expect(asked()).toBe('Dave: answer Crane Kick from Charlie')
    expect(key(/^Take it/)).toBeTruthy()
    expect(cards()).toEqual(['Dodge', 'Sidestep', 'Slippery Gypsy', 'Slow-mo Dodge', 'Fend', 'Skateboard'])
    tap('Fend')
    await waitFor(() => expect(asked()).toBe('A block made contact: Dave may Grab Charlie'))
  })

  it('shows the largest group behind one key, and the others at once', async () => {
    await popup()
    expect(cards()).toEqual(['Attack', '2min Noodles', 'Grab', 'Swap', 'Haka', 'Steroids'])
    tap('Attack')
    await waitFor(() => expect(cards()).toContain('Jab'))
    tap('Jab')
    await waitFor(() => expect(asked()).toBe('Charlie: Jab at whom?'))
    tap(/^Nova if it lands/)
    await waitFor(() => expect(asked()).toBe('Nova: answer Jab from Charlie'))
  })

  it('has Down Trow behind one key', async () => {
    await popup({ lines: ['Charlie: Crane Kick > Dave'] })
    tap('Down Trow')
    fireEvent.click(await screen.findByRole('button', { name: 'Max plays Down Trow' }))
    await waitFor(() => expect(asked()).toBe('Max: Down Trow at whom?'))
  })

  it('opens the full page where there is no panel to open', async () => {
    await popup()
    const open = vi.fn()
    vi.stubGlobal('open', open)
    tap('Open side panel')
    expect(open).toHaveBeenCalledWith('table.html#/')
    vi.unstubAllGlobals()
  })
})

describe('the full page', () => {
  const tab = async (more: Partial<Opening> = {}) => {
    table = await openTable({ ...four, ...more })
    cleanup()
    surface.value = 'tab'
    render(<TabTable session={table.session} />)
  }

  it('shows who is still in, large; who is out and why; and what was said last', async () => {
    await tab({
      lines: ['* Dave hp 2', 'Charlie: Jab > Dave', 'Dave: take', '* Max out', 'Nova: Skateboard > Charlie'],
    })
    expect([...document.querySelectorAll('.big-name')].map((name) => name.textContent)).toEqual(['Charlie', 'Nova'])
    screen.getByText('Jab from Charlie, turn 1')
    screen.getByText('the table said so, turn 2')
    expect(document.querySelector('.outs-last')?.textContent).toBe('Before thatNova: Skateboard > Charlie')
    screen.getByText('Two left: hand limit 3')
    expect(asked()).toBe('Charlie: answer Skateboard from Nova')
    expect(screen.getAllByText('4/3 cards, one over')).toHaveLength(2)
    expect(screen.getByText('1 use left')).toBeTruthy()
  })

  it('lights possible victims in their places, each with what it would be left on', async () => {
    await tab()
    const places = () => [...document.querySelectorAll('.bigs > li .big-name')].map((name) => name.textContent)
    const seated = places()
    tap(/^Jab/)
    const nova = await screen.findByRole('button', { name: /^Nova.*7.*to 5.*if it lands/ })
    expect(places()).toEqual(seated)
    expect(document.querySelectorAll('.bigs .step')).toHaveLength(0)
    fireEvent.click(nova)
    await waitFor(() => expect(asked()).toBe('Nova: answer Jab from Charlie'))
  })

  it('shares out in the places of those who get something', async () => {
    await tab()
    tap(/^4 Eggs/)
    await waitFor(() => expect(asked()).toBe('Charlie: share out 4 Eggs'))
    tap('Max: one egg more')
    await waitFor(() => expect(document.querySelector('.bigs [data-player="3"] .big-num')?.textContent).toBe('1egg'))
    expect(screen.queryByRole('button', { name: /^Charlie: one/ })).toBeNull()
  })

  it('says what follows from an answer, except at full size', async () => {
    await tab({ lines: ['Charlie: Jab > Dave', 'Dave: Fend'] })
    const note = 'If Dave does not, Charlie may Grab Dave. The next move closes this by itself.'
    screen.getByText(note)
    setFullSize(true)
    await waitFor(() => expect(screen.queryByText(note)).toBeNull())
  })

  it('has the pad beside it, and gives it up at full size', async () => {
    await tab({ lines: ['Charlie: Jab > Dave'] })
    screen.getByRole('heading', { name: 'Or Dave plays' })
    setFullSize(true)
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Or Dave plays' })).toBeNull())
    key(/^Take it/)
    tap('Other answers')
    await screen.findByRole('heading', { name: 'Or Dave plays' })
  })
})

describe('a surface', () => {
  it('with nothing on the table says what to do first', async () => {
    const database = new Database('surface-empty')
    shareDatabase(database)
    surface.value = 'panel'
    go('table')
    render(<SurfaceScreens Table={PanelTable} />)
    await screen.findByText('Keep score beside the cards')
    expect(screen.getByRole('link', { name: 'Start a session' }).getAttribute('href')).toBe('#/new')
    cleanup()
    database.close()
  })

  it('opens the session on the table, and another screen by its address', async () => {
    table = await openTable(four)
    cleanup()
    go('table')
    render(<SurfaceScreens Table={PanelTable} />)
    await waitFor(() => expect(asked()).toMatch(/^Charlie’s turn/))
    go('settings')
    await screen.findByRole('heading', { name: 'Settings', level: 1 })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'))
    go('table')
    await waitFor(() => expect(asked()).toMatch(/^Charlie’s turn/))
  })
})
