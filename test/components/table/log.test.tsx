import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it } from 'vitest'
import { submit } from '../../../components/declare/typed.ts'
import { Screen } from '../../../components/log/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go, route } from '../../../components/shared/router.ts'
import { undo } from '../../../components/table/logging.ts'
import { table as onTable } from '../../../components/table/model.ts'
import { type Opened, type Opening, openTable } from './opened.tsx'

let table: Opened
afterEach(() => {
  onTable.value = undefined
  table.close()
})

const lines = [
  'Charlie: Crane Kick > Dave', // 0
  'Dave: take', // 1
  'Dave: Jab > Max', // 2
  'Max: Fend', // 3
  'Max: Grab > Dave', // 4
  'Dave: take', // 5
]
const four: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova', lines }

function Log() {
  return (
    <>
      <Screen rest={route.value.rest} />
      <LiveRegion />
    </>
  )
}
async function open(at?: number) {
  table = await openTable(four)
  cleanup()
  onTable.value = table.session
  if (at === undefined) go('log')
  else go('log', at)
  render(<Log />)
}
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const rows = () => [...document.querySelectorAll('.log .entry-text')].map((row) => row.textContent?.trim())
const changes = () => document.querySelector('.log-changes')?.textContent ?? ''
const line = () => screen.findByLabelText<HTMLInputElement>('The entry, as the record writes it')
const hpOf = (name: string) =>
  screen.getByText(name, { selector: '.strip-name' }).closest('li')?.querySelector('.strip-hp')?.textContent

describe('the whole log', () => {
  it('lists every entry, newest first, and shows the table as it was', async () => {
    await open(0)
    expect(rows()).toEqual(lines.toReversed())
    screen.getByText('Entry 1 of 6, turn 1')
    expect(
      within(screen.getByRole('region', { name: 'The table after this entry' })).getByText(lines[0] ?? ''),
    ).toBeTruthy()
    expect(hpOf('Dave')).toBe('7 HP')
    tap('Later entry')
    await screen.findByText('Entry 2 of 6, turn 1')
    expect(hpOf('Dave')).toContain('5 HP')
  })

  it('is gone through by one key, which says where one has come to', async () => {
    await open(0)
    const later = screen.getByRole('button', { name: 'Later entry' })
    later.focus()
    fireEvent.click(later)
    await screen.findByText('Entry 2 of 6, turn 1')
    expect(document.activeElement).toBe(later)
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Entry 2 of 6, turn 1: Dave: take'))
    fireEvent.click(later)
    await screen.findByText('Entry 3 of 6, turn 2')
  })

  it('lets go of a change with the entry it was of', async () => {
    await open(0)
    tap('Change')
    await line()
    tap('Later entry')
    await screen.findByText('Entry 2 of 6, turn 1')
    expect(screen.queryByLabelText('The entry, as the record writes it')).toBeNull()
    tap('Earlier entry')
    await screen.findByText('Entry 1 of 6, turn 1')
    expect(screen.queryByLabelText('The entry, as the record writes it')).toBeNull()
  })

  it('undoes to an entry', async () => {
    await open(1)
    tap('Undo to here')
    await waitFor(() => expect(rows()).toEqual(lines.slice(0, 2).toReversed()))
    expect(table.session.log.value.slice(-4).every((entry) => entry.kind === 'undo')).toBe(true)
    await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Dave 5 HP\. Dave’s turn/))
  })
})

describe('changing an entry', () => {
  it('lists what changes before it is accepted', async () => {
    await open(0)
    tap('Change')
    const input = await line()
    expect(input.value).toBe('Charlie: Crane Kick > Dave')
    screen.getByText('That is what stands there now.')
    fireEvent.input(input, { target: { value: 'Charlie: Hopoate > Dave' } })
    await waitFor(() => expect(changes()).toContain('Dave: 3 HP instead of 4 HP'))
    expect(changes()).toContain('5 later entries are played on another table.')
    expect(table.session.log.value).toHaveLength(6)
    tap('Change it')
    await waitFor(() => expect(table.session.log.value.at(-1)).toMatchObject({ kind: 'changed', of: 0 }))
    expect(rows().at(-1)).toBe('Charlie: Hopoate > Dave changed')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(/^Changed: Charlie: Hopoate > Dave\. Dave 3 HP\. /),
    )
  })

  it('names the later entries that no longer hold, with why', async () => {
    await open(2)
    tap('Change')
    fireEvent.input(await line(), { target: { value: 'Dave: Jab > Nova' } })
    await waitFor(() =>
      expect(changes()).toContain('No longer holds: Max: Fend. The game waits for Nova to answer first.'),
    )
    tap('Change it')
    await waitFor(() => expect(document.querySelectorAll('.entry.is-refused').length).toBeGreaterThan(0))
    expect(document.querySelector('.entry.is-refused .entry-end')?.textContent).toBe('no longer holds')
  })

  it('says where a line cannot be read, and offers nothing to accept', async () => {
    await open(0)
    tap('Change')
    fireEvent.input(await line(), { target: { value: 'Charlie: Hopoat > Dave' } })
    await screen.findByText(/did you mean Hopoate\?/)
    expect(screen.queryByRole('button', { name: 'Change it' })).toBeNull()
  })
})

describe('inserting and dropping', () => {
  it('an entry can be inserted before another one', async () => {
    await open(2)
    tap('Insert before')
    fireEvent.input(await line(), { target: { value: '* Max hp 3' } })
    await waitFor(() => expect(changes()).toContain('Max: 3 HP instead of 7 HP'))
    tap('Insert it')
    await waitFor(() =>
      expect(rows()).toEqual([...lines.slice(2).toReversed(), 'Max: hp 3', ...lines.slice(0, 2).toReversed()]),
    )
  })

  it('an entry can be dropped, and an undo brings it back', async () => {
    await open(5)
    tap('Drop')
    const part = await screen.findByRole('region', { name: 'What that changes' })
    within(part).getByText('Dave: 5 HP instead of 4 HP')
    tap('Drop it')
    await waitFor(() => expect(rows()).toEqual(lines.slice(0, 5).toReversed()))
    const traces = (await screen.findByText('Changed, dropped or undone')).closest('details') as HTMLElement
    expect(within(traces).getByRole('listitem', { hidden: true }).textContent).toMatch(/droppedafter entry 5$/)
    await undo(table.session)
    await screen.findByText(/^Undone: the removal of /)
    await waitFor(() => expect(rows()).toEqual(lines.toReversed()))
    expect(screen.queryByText('Changed, dropped or undone')).toBeNull()
  })
})

it('says that nothing is on the table where nothing is', async () => {
  await open()
  onTable.value = null
  await screen.findByText('There is no session on the table.')
})

describe('what was disputed', () => {
  const refused = async (at = 2) => {
    table = await openTable({ ...four, lines: lines.slice(0, 2) })
    await submit(table.session, 'Dave: Haka + Steroids + Jab > Max')
    await table.say('Dave: pass')
    cleanup()
    onTable.value = table.session
    go('log', at)
    render(<Log />)
  }

  it('a refused entry keeps its verdict: why, the rules it rests on, and what each house rule would say', async () => {
    await refused()
    const verdict = await screen.findByRole('article', { name: 'Not legal' })
    within(verdict).getByText('Dave puts Haka and Steroids on one attack, more than this table allows.')
    const [cite] = verdict.querySelectorAll<HTMLDetailsElement>('details.cite')
    expect(cite?.textContent).toContain('buff.one')
    expect(cite?.open).toBe(true)
    expect([...verdict.querySelectorAll('.fork dd')].map((one) => one.textContent)).toEqual([
      'Not legal',
      expect.stringMatching(/^Legal, −\d on Max$/),
    ])
    // It is the past: nothing can be logged from here.
    expect(within(verdict).queryByRole('button', { name: 'The table allows it' })).toBeNull()
    expect(document.querySelector('[role="status"]')?.textContent).not.toContain('Not legal')
  })

  it('and can be checked again as the table is now', async () => {
    await refused()
    tap('Check it as the table is now')
    expect(route.value.screen).toBe('table')
    const { mode, checked } = table.session.draft.value
    expect({ mode, checked }).toEqual({
      mode: 'check',
      checked: { seat: 1, cards: ['haka', 'steroids', 'jab'], targets: [{ seat: 2 }] },
    })
  })

  it('what held has no verdict beside it', async () => {
    await refused(1)
    await screen.findByText('Entry 2 of 4, turn 1')
    expect(screen.queryByRole('article')).toBeNull()
  })
})
