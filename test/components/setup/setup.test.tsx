import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { begin, playAgain } from '../../../components/setup/again.ts'
import { emptyDraft, rematch } from '../../../components/setup/draft.ts'
import { Screen } from '../../../components/setup/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go, route } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { createSession, lastSession } from '../../../store/sessions.ts'

let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`setup-screen-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  go('new')
})
afterEach(() => {
  cleanup()
  on.close()
})

const last = {
  game: 'one-outs',
  edition: 1,
  setup: { players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 3, options: { hp: '5' } },
  rulings: { buffs: 'stack' },
}

/** Opens the form and waits until it can be filled in. */
async function open() {
  render(
    <>
      <Screen rest={[]} />
      <LiveRegion />
    </>,
  )
  await screen.findByRole('button', { name: /^Start(,|$)/ })
}
const names = () =>
  screen.getAllByRole('textbox', { name: /^Seat \d+, name$/ }).map((box) => (box as HTMLInputElement).value)
const adding = () => screen.getByRole('textbox', { name: 'Add a player' })
/** Sits somebody down the way a person does: type, Enter. */
function seat(...who: string[]) {
  for (const name of who) {
    fireEvent.input(adding(), { target: { value: name } })
    fireEvent.keyDown(adding(), { key: 'Enter' })
  }
}
const start = () =>
  fireEvent.submit(screen.getByRole('button', { name: /^Start(,|$)/ }).closest('form') as HTMLFormElement)
const started = () =>
  waitFor(async () => {
    const session = await lastSession()
    if (session === undefined) throw new Error('Nothing has been started')
    return session
  })

describe('the first session ever', () => {
  it('is set up by typing names, says who starts, and starts', async () => {
    await open()
    expect(screen.queryByRole('button', { name: /Same again/ })).toBeNull()
    expect(screen.getByText('One-Outs starts with at least 3 players.')).toBeTruthy()
    seat('Charlie', 'Dave', 'Max')
    expect(names()).toEqual(['Charlie', 'Dave', 'Max'])
    expect(screen.getByText('Dave, on Charlie’s left, starts.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Max deals' }))
    expect(screen.getByText('Charlie, on Max’s left, starts.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Starting HP: one less' }))
    expect(screen.getByRole('button', { name: 'Start, Charlie’s turn' })).toBeTruthy()
    start()
    const session = await started()
    expect(session.head).toMatchObject({
      game: 'one-outs',
      setup: { players: ['Charlie', 'Dave', 'Max'], dealer: 2, options: { hp: '6' } },
    })
    await waitFor(() => expect(route.value.screen).toBe('table'))
  })

  it('takes a pasted list of names at once', async () => {
    await open()
    fireEvent.input(adding(), { target: { value: 'Ann, Ben, Cas' } })
    expect(names()).toEqual(['Ann', 'Ben', 'Cas'])
  })

  it('takes a name that was typed and left without Enter', async () => {
    await open()
    seat('Ann', 'Ben')
    fireEvent.input(adding(), { target: { value: 'Cas' } })
    fireEvent.blur(adding())
    expect(names()).toEqual(['Ann', 'Ben', 'Cas'])
  })

  it('keeps a name that looks like markup or like a key as a name', async () => {
    await open()
    seat('<b>Max</b>', '__proto__', 'Ann')
    start()
    expect((await started()).head.setup.players).toEqual(['<b>Max</b>', '__proto__', 'Ann'])
    expect(document.querySelector('.seats b')).toBeNull()
  })
})

describe('what is wrong', () => {
  it('is shown all at once, next to its field, counted at the start button, and nothing starts', async () => {
    await open()
    seat('Charlie', 'Dave', 'dave', 'Nova')
    fireEvent.input(screen.getByRole('textbox', { name: 'Starting HP' }), { target: { value: '0' } })
    start()
    const twin = screen.getByRole('textbox', { name: 'Seat 3, name' })
    expect(twin.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(twin.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Dave already has seat 2. Two players need different names.',
    )
    const hp = screen.getByRole('textbox', { name: 'Starting HP' })
    expect(document.getElementById(hp.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/HP/)
    screen.getByText('2 things to fix before you start.', { selector: '.start *' })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 things to fix before you start.'))
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(twin))
    expect(await lastSession()).toBeUndefined()

    fireEvent.input(twin, { target: { value: 'Max' } })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 thing to fix before you start.'))
    fireEvent.click(screen.getByRole('button', { name: 'Starting HP: one more' }))
    expect(screen.queryByRole('alert')).toBeNull()
    start()
    expect((await started()).head.setup).toEqual({
      players: ['Charlie', 'Dave', 'Max', 'Nova'],
      dealer: 0,
      options: { hp: '1' },
    })
  })

  it('is not shown before anything was entered', async () => {
    await open()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
  })

  it('says that a seat has lost its name', async () => {
    await open()
    seat('Ann', 'Ben', 'Cas')
    const ben = screen.getByRole('textbox', { name: 'Seat 2, name' })
    fireEvent.input(ben, { target: { value: '  ' } })
    fireEvent.blur(ben)
    expect(screen.getByText('This seat needs a name.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Remove Seat 2' })).toBeTruthy()
  })
})

describe('the seating', () => {
  const grip = (name: string) => screen.getByRole('button', { name: new RegExp(`^Move ${name}, `) })

  it('is moved by arrow keys; the grip keeps the focus and the new place is said', async () => {
    await open()
    seat('Ann', 'Ben', 'Cas')
    grip('Ann').focus()
    fireEvent.keyDown(grip('Ann'), { key: 'ArrowDown' })
    expect(names()).toEqual(['Ben', 'Ann', 'Cas'])
    expect(document.activeElement).toBe(grip('Ann'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Ann, seat 2 of 3'))
    fireEvent.keyDown(grip('Ann'), { key: 'End' })
    expect(names()).toEqual(['Ben', 'Cas', 'Ann'])
    fireEvent.keyDown(grip('Ann'), { key: 'ArrowDown' })
    expect(names()).toEqual(['Ben', 'Cas', 'Ann'])
    fireEvent.keyDown(grip('Ann'), { key: 'Home' })
    expect(names()).toEqual(['Ann', 'Ben', 'Cas'])
  })

  it('is dragged by the grip, and Escape puts it back', async () => {
    await open()
    seat('Ann', 'Ben', 'Cas')
    // The rows as they would lie on a screen, 50 px each.
    const lay = () =>
      [...document.querySelectorAll<HTMLElement>('.seats [data-key]')].forEach((row, place) => {
        row.getBoundingClientRect = () => ({ top: place * 50, height: 50 }) as DOMRect
      })
    lay()
    fireEvent.pointerDown(grip('Ann'), { button: 0 })
    fireEvent.pointerMove(window, { clientY: 140 })
    expect(names()).toEqual(['Ben', 'Cas', 'Ann'])
    lay()
    fireEvent.pointerMove(window, { clientY: 60 })
    expect(names()).toEqual(['Ben', 'Ann', 'Cas'])
    fireEvent.pointerUp(window)
    lay()
    fireEvent.pointerMove(window, { clientY: 0 })
    expect(names()).toEqual(['Ben', 'Ann', 'Cas'])
    fireEvent.pointerDown(grip('Ben'), { button: 0 })
    fireEvent.pointerMove(window, { clientY: 149 })
    expect(names()).toEqual(['Ann', 'Cas', 'Ben'])
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(names()).toEqual(['Ben', 'Ann', 'Cas'])
  })

  it('offers who was removed to be put back', async () => {
    await open()
    seat('Ann', 'Ben', 'Cas')
    fireEvent.click(screen.getByRole('button', { name: 'Remove Ben' }))
    expect(names()).toEqual(['Ann', 'Cas'])
    fireEvent.click(screen.getByRole('button', { name: 'Add Ben' }))
    expect(names()).toEqual(['Ann', 'Cas', 'Ben'])
    expect(screen.queryByRole('button', { name: 'Add Ben' })).toBeNull()
  })
})

describe('after a session', () => {
  beforeEach(async () => {
    await createSession({ ...last, setup: { ...last.setup, players: ['Zoe', 'Yan', 'Xu'], dealer: 0 } }, 1000)
    await createSession(last, 2000)
  })

  it('starts a rematch with one tap, the next dealer dealing, the house rules kept', async () => {
    await open()
    const again = screen.getByRole('button', { name: /Same again/ })
    expect(again.textContent).toContain('One-Outs, 5 HP, Charlie deals')
    fireEvent.click(again)
    await waitFor(() => expect(route.value.screen).toBe('table'))
    const session = await lastSession()
    expect(session?.head.setup).toEqual({ ...last.setup, dealer: 0 })
    expect(session?.head.rulings).toMatchObject({ buffs: 'stack', 'heal-cap': 'no-cap' })
  })

  it('does not start twice when tapped twice', async () => {
    await open()
    const again = screen.getByRole('button', { name: /Same again/ })
    fireEvent.click(again)
    fireEvent.click(again)
    await waitFor(() => expect(route.value.screen).toBe('table'))
    const all = await on.read(['sessions'], ({ sessions }) => sessions.count())
    expect(all).toBe(3)
  })

  it('does not start twice from anywhere else either', async () => {
    const stored = await lastSession()
    if (stored === undefined) throw new Error('Nothing was played')
    expect(await Promise.all([playAgain(stored), playAgain(stored)])).toEqual([true, true])
    expect(await on.read(['sessions'], ({ sessions }) => sessions.count())).toBe(3)
  })

  it('leaves whoever has gone elsewhere meanwhile where they are', async () => {
    const starts = begin(rematch(emptyDraft('one-outs'), ruleset, last.setup, last.rulings), ruleset)
    go('settings')
    expect(await starts).toBe(true)
    expect(route.value.screen).toBe('settings')
  })

  it('has the form filled in with it, and suggests whoever else has played', async () => {
    await open()
    expect(names()).toEqual(['Charlie', 'Dave', 'Max', 'Nova'])
    fireEvent.input(adding(), { target: { value: 'xu' } })
    expect(screen.queryByRole('button', { name: 'Add Zoe' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Add Xu' }))
    expect(names()).toEqual(['Charlie', 'Dave', 'Max', 'Nova', 'Xu'])
    expect((adding() as HTMLInputElement).value).toBe('')
  })

  it('remembers what was entered when it was closed without starting', async () => {
    await open()
    seat('Ann')
    await waitFor(async () => {
      const row = await on.read(['drafts'], ({ drafts }) => drafts.toCollection().first())
      expect(JSON.stringify(row)).toContain('Ann')
    })
    cleanup()
    await open()
    expect(names()).toEqual(['Charlie', 'Dave', 'Max', 'Nova', 'Ann'])
  })
})

describe('house rules', () => {
  const openRules = async () => {
    const details = screen.getByText('House rules').closest('details') as HTMLDetailsElement
    details.open = true
    fireEvent(details, new Event('toggle'))
    await screen.findByRole('group', { name: 'How many Buffs may go on one attack?' })
    return details
  }

  it('are folded away, each with its question, the usual option, and why; a change is counted', async () => {
    await open()
    expect(screen.getByText(/questions, all as usual$/)).toBeTruthy()
    await openRules()
    const buffs = screen.getByRole('group', { name: 'How many Buffs may go on one attack?' })
    const [usual, other] = within(buffs).getAllByRole('radio') as HTMLInputElement[]
    expect(usual?.checked).toBe(true)
    expect(usual?.closest('label')?.textContent).toMatch(/usual$/)
    expect(buffs.querySelector('p')?.textContent).not.toBe('')
    fireEvent.click(other as HTMLInputElement)
    expect(other?.closest('label')?.textContent).toMatch(/changed$/)
    expect(screen.getByText(/questions, 1 changed$/)).toBeTruthy()
    seat('Ann', 'Ben', 'Cas')
    start()
    expect((await started()).head.rulings).toMatchObject({ buffs: 'stack', 'heal-cap': 'no-cap' })
  })

  it('show the rest on demand and take the focus there', async () => {
    await open()
    const details = await openRules()
    const before = within(details).getAllByRole('group').length
    fireEvent.click(screen.getByRole('button', { name: /more questions$/ }))
    const groups = within(details).getAllByRole('group')
    expect(groups.length).toBeGreaterThan(before)
    await waitFor(() => expect(groups[before]?.contains(document.activeElement)).toBe(true))
  })

  it('are saved under a name, used again, deleted, and the deletion undone', async () => {
    await open()
    await openRules()
    const stack = () => screen.getByRole('radio', { name: /^One of each/ }) as HTMLInputElement
    fireEvent.click(stack())
    const name = screen.getByRole('textbox', { name: 'Name for these house rules' })
    fireEvent.input(name, { target: { value: 'Fridays' } })
    fireEvent.keyDown(name, { key: 'Enter' })
    const use = await screen.findByRole('button', { name: 'Use house rules Fridays' })
    expect(use.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'All as usual' }))
    expect(stack().checked).toBe(false)
    fireEvent.click(use)
    expect(stack().checked).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Delete house rules Fridays' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use house rules Fridays' })).toBeNull())
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('button', { name: 'Use house rules Fridays' })
  })

  it('that cannot be saved or deleted say so, until they can', async () => {
    await open()
    await openRules()
    fireEvent.click(screen.getByRole('radio', { name: /^One of each/ }))
    const name = screen.getByRole('textbox', { name: 'Name for these house rules' })
    fireEvent.input(name, { target: { value: 'Fridays' } })
    const full = () => vi.spyOn(on, 'write').mockResolvedValueOnce({ saved: false, why: 'full' })
    const trouble = () => document.querySelector('.sets .problem')?.textContent
    full()
    fireEvent.keyDown(name, { key: 'Enter' })
    await waitFor(() => expect(trouble()).toMatch(/^The house rules could not be saved\./))
    fireEvent.keyDown(name, { key: 'Enter' })
    const drop = await screen.findByRole('button', { name: 'Delete house rules Fridays' })
    await waitFor(() => expect(trouble()).toBeUndefined())
    full()
    fireEvent.click(drop)
    await waitFor(() => expect(trouble()).toMatch(/^The saved house rules could not be changed/))
    expect(screen.getByRole('status').textContent).toBe(trouble())
    vi.restoreAllMocks()
  })
})
