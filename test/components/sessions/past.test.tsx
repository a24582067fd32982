import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it, vi } from 'vitest'
import type { LogEntry } from '../../../engine/session.ts'
import { Database } from '../../../store/database.ts'
import { appendEntry } from '../../../store/entries.ts'
import { createSession } from '../../../store/sessions.ts'
import { emptyHistory, june, MINUTE, openPlayed, play, record, show, slider } from './history.tsx'

const store = emptyHistory()
/** Whatever says exactly this, in one piece or in several. */
const saying = (text: string) => (_: string, one: Element | null) => one?.textContent === text && one.tagName === 'SPAN'

describe('an opened session', () => {
  const strip = () => screen.getByRole('list', { name: /^The table at/ })
  const log = () => screen.getByRole('region', { name: 'Log, entry by entry' })

  it('says who won, when, and how long it took', async () => {
    await openPlayed()
    expect(screen.getByRole('heading', { name: 'Cas won' })).toBeTruthy()
    expect(document.querySelector('.past-head p')?.textContent).toMatch(
      /One-Outs·?Saturday,? 14 June 2025, 15:20·?2 turns·?6 minutes/,
    )
    expect(screen.getByRole('link', { name: 'All sessions' }).getAttribute('href')).toBe('#/sessions')
  })

  it('is replayed entry by entry, by the slider, by keys and by its buttons', async () => {
    await openPlayed()
    expect(slider().getAttribute('aria-valuetext')).toBe('Entry 6 of 6, turn 2, Ann: take')
    expect(strip().textContent).toBe('Ann0 outBen0 outCas4 HP')
    fireEvent.input(slider(), { target: { value: '1' } })
    expect(slider().getAttribute('aria-valuetext')).toBe('Entry 1 of 6, turn 1, Ann: Tail Whip > Ben')
    expect(strip().textContent).toBe('Ann4 HP, on turnBen4 HPCas4 HP')
    fireEvent.click(screen.getByRole('button', { name: 'Entry after' }))
    expect(strip().textContent).toBe('Ann4 HPBen0 outCas4 HP, on turn')
    fireEvent.click(screen.getByRole('button', { name: 'Entry before' }))
    fireEvent.click(screen.getByRole('button', { name: 'Entry before' }))
    expect(slider().getAttribute('aria-valuetext')).toBe('Start, before entry 1 of 6')
    // Faster than anything is shown.
    for (const key of ['.', '.', '.', ',']) fireEvent.keyDown(document.body, { key })
    await waitFor(() => expect(slider().value).toBe('2'))
    fireEvent.keyDown(document.body, { key: ',' })
    await waitFor(() => expect(slider().value).toBe('1'))
    fireEvent.keyDown(document.body, { key: ',' })
    await waitFor(() => expect(slider().value).toBe('0'))
    fireEvent.keyDown(document.body, { key: ',' })
    expect(slider().value).toBe('0')
  })

  it('plays by itself and stops when told, or at the end', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const id = await vi.waitFor(() => play(record))
      show([id])
      await vi.waitFor(() => expect(screen.getByRole('slider')).toBeTruthy())
      fireEvent.click(screen.getByRole('button', { name: 'Play from here' }))
      expect(slider().value).toBe('0')
      await vi.advanceTimersByTimeAsync(1100)
      await vi.waitFor(() => expect(slider().value).toBe('1'))
      fireEvent.click(screen.getByRole('button', { name: 'Stop playing' }))
      await vi.advanceTimersByTimeAsync(5000)
      expect(slider().value).toBe('1')
    } finally {
      vi.useRealTimers()
    }
  })

  it('has its whole log, with what became of each entry and why', async () => {
    await openPlayed()
    const entries = within(log()).getAllByRole('button')
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Turn 1Ann: Tail Whip > Ben',
      'Ben: takeout',
      'Turn 2Cas: Jab > Benrefused',
      'Cas: Bite > Annallowed by the table',
      'Cas: Haka + Jab > Ann',
      'Ann: takeout',
    ])
    fireEvent.click(entries[2] as HTMLElement)
    expect(slider().value).toBe('3')
    expect(entries[2]?.getAttribute('aria-current')).toBe('true')
    const why = document.querySelector('.entry-why') as HTMLElement
    expect(why.textContent).toContain('Ben is out and cannot be the target.')
    expect(within(why).getByRole('link', { name: 'target.other' }).getAttribute('href')).toBe(
      '#/rules/one-outs/target.other',
    )
  })

  it('says of a check that was answered with yes that it was only asked', async () => {
    await openPlayed(record.replace('Cas: Haka + Jab > Ann', '? Cas: Jab > Ann\nCas: Haka + Jab > Ann'))
    const asked = within(log()).getByRole('button', { name: /Cas: Jab > Ann/ })
    expect(asked.textContent).toContain('only asked')
    expect(asked.classList.contains('is-refused')).toBe(false)
    const refused = screen.getByText('Refused').closest('details') as HTMLElement
    expect(refused.textContent).toContain('1 move')
  })

  it('adds up damage, cards, refusals, and says who went out when and by what', async () => {
    await openPlayed()
    const [table] = screen.getAllByRole('table') as [HTMLElement]
    const row = (name: string) =>
      within(table)
        .getByRole('rowheader', { name: new RegExp(name) })
        .closest('tr')?.textContent
    expect(row('Ann')).toContain('Out, turn 2')
    expect(row('Ann')).toContain('Jab from Cas')
    expect(row('Ben')).toContain('Tail Whip from Ann')
    expect(row('Cas')).toContain('Won, 4 HP')
  })

  it('adds up every card that was played, and lists what was refused, allowed and corrected', async () => {
    await openPlayed(`${record.replace('Ann: take\n', '')}* Cas hp 2\nAnn: take\n`)
    const cards = screen.getByText('By card').closest('details') as HTMLElement
    fireEvent.click(within(cards).getByText('By card'))
    expect(
      within(cards)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Card', 'Played', 'Dealt'],
      ['Tail Whip', '1', '4 HP'],
      ['Jab', '1', '4 HP'],
      ['Bite', '1', '–'],
      ['Haka', '1', '–'],
    ])
    const disputed = (title: string) => {
      const part = screen.getByText(title, { selector: 'summary span' }).closest('details') as HTMLElement
      return within(part)
        .getAllByRole('button', { hidden: true })
        .map((one) => one.textContent)
    }
    expect(disputed('Refused')).toEqual(['Cas: Jab > Benentry 3'])
    expect(disputed('Allowed by the table')).toEqual(['Cas: Bite > Annentry 4'])
    expect(disputed('Corrections')).toEqual(['Cas: hp 2entry 6'])
    fireEvent.click(screen.getByRole('button', { name: /Jab > Ben.*entry 3/, hidden: true }))
    expect(slider().value).toBe('3')
  })

  it('still shows what was changed, dropped and undone, as it was said', async () => {
    const id = await openPlayed()
    expect(screen.queryByText('Changed, dropped or undone')).toBeNull()
    const summary = { entries: 9, turn: 2, over: true, winner: 'Cas', text: '' }
    const move = { seat: 0, cards: ['king-hit'], targets: [{ seat: 1 }] }
    const more: LogEntry[] = [
      { kind: 'changed', of: 0, entry: { kind: 'move', move } },
      { kind: 'dropped', of: 3 },
      { kind: 'correction', fix: { kind: 'hp', seat: 2, value: 1 } },
      { kind: 'undo' },
    ]
    for (const [nth, entry] of more.entries()) await appendEntry(id, 6 + nth, entry, june + MINUTE, summary)
    const part = (await screen.findByText('Changed, dropped or undone')).closest('details') as HTMLElement
    await waitFor(() =>
      expect(
        within(part)
          .getAllByRole('listitem', { hidden: true })
          .map((one) => one.textContent),
      ).toEqual([
        'Ann: Tail Whip > Ben changed to Ann: King Hit > Benentry 1',
        'Cas: Bite > Ann droppedafter entry 3',
        'Cas: hp 1 undoneafter entry 5',
      ]),
    )
    const [first] = within(log()).getAllByRole('button') as [HTMLElement]
    expect(first.textContent).toBe('Turn 1Ann: King Hit > Ben changed')
    fireEvent.click(first)
    expect(document.querySelector('.entry-why')?.textContent).toContain('Before it was changed: Ann: Tail Whip > Ben')
  })

  it('shows its numbers as a chart that says them, and as a table', async () => {
    await openPlayed()
    const chart = await screen.findByRole('img', { name: 'HP over the entries' })
    const said = document.getElementById(chart.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).toBe(
      'Ann is out in turn 2. Ben is out in turn 1. Cas ends on 4 HP and wins. The same numbers are in the table view.',
    )
    for (const label of ['Ann out', 'Ben out', 'Cas 4 HP', 'Two left', 'HP']) within(chart).getByText(saying(label))
    fireEvent.click(screen.getByRole('button', { name: 'Table' }))
    expect(screen.queryByRole('img')).toBeNull()
    const numbers = within(screen.getByRole('region', { name: 'HP as a table' }))
    expect(numbers.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Entry', 'Turn', 'Ann', 'Ben', 'Cas'],
      ['Start', '1', '4', '4', '4'],
      ['2Ben: take', '1', '4', '0', '4'],
      ['6Ann: take', '2', '0', '0', '4'],
    ])
    fireEvent.click(numbers.getByRole('button', { name: /Ben: take/ }))
    expect(slider().value).toBe('2')
  })

  it('follows what another window logs', async () => {
    const id = await openPlayed(record.replace('Ann: take\n', ''))
    expect(screen.getByRole('heading', { name: 'Not finished' })).toBeTruthy()
    const other = new Database(store.on.name)
    const summary = { entries: 6, turn: 2, over: true, winner: 'Cas', text: '' }
    await appendEntry(
      id,
      5,
      { kind: 'move', move: { seat: 0, cards: [], word: 'take' } },
      june + MINUTE,
      summary,
      {},
      other,
    )
    await screen.findByRole('heading', { name: 'Cas won' })
    await waitFor(() => expect(slider().max).toBe('6'))
    expect(slider().value).toBe('6')
    other.close()
  })
})

describe('what cannot be shown', () => {
  it('is said: no such session, an unknown game, a set-up that does not start', async () => {
    show(['nowhere'])
    await screen.findByText(/^There is no such session/)
    cleanup()
    const head = { game: 'whist', edition: 1, setup: { players: ['Ann'], dealer: 0, options: {} }, rulings: {} }
    const made = await createSession(head, june)
    if (!made.saved) throw new Error(made.why)
    show([made.value.id])
    await screen.findByText(/a game that this version does not know/)
    cleanup()
    const alone = await createSession({ ...head, game: 'one-outs' }, june)
    if (!alone.saved) throw new Error(alone.why)
    show([alone.value.id])
    await screen.findByText(/does not start under today’s rules/)
  })

  it('is cut off where the log cannot be read, and that is said', async () => {
    const id = await play(record)
    await store.on.write(['entries'], ({ entries }) =>
      entries.update([id, 4], { entry: { kind: 'nonsense' } } as never),
    )
    show([id])
    await screen.findByText(/The rest of the log cannot be read/)
    expect((screen.getByRole('slider') as HTMLInputElement).max).toBe('4')
  })
})
