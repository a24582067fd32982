import 'fake-indexeddb/auto'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Screen } from '../../../components/sessions/screen.tsx'
import { LiveRegion } from '../../../components/shared/live.tsx'
import { go, route } from '../../../components/shared/router.ts'
import { surface } from '../../../components/shared/surface.ts'
import { followTable } from '../../../components/table/model.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import type { LogEntry } from '../../../engine/session.ts'
import { fold, startSession } from '../../../engine/session.ts'
import { readBackup } from '../../../store/backup.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { appendEntry } from '../../../store/entries.ts'
import { createSession, deleteSession, lastSession, sessionById } from '../../../store/sessions.ts'
import { withoutCanvas } from './canvas.ts'

let on: Database
let nth = 0
let stop: () => void

beforeEach(() => {
  on = new Database(`sessions-screen-${nth++}`)
  shareDatabase(on)
  surface.value = 'panel'
  withoutCanvas()
  stop = followTable()
  go('sessions')
})
afterEach(() => {
  cleanup()
  stop()
  on.close()
  vi.restoreAllMocks()
})

const MINUTE = 60_000
/** 14 June 2025, 15:20 in the time of this place. */
const june = new Date(2025, 5, 14, 15, 20).getTime()

const record = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

Ann: Tail Whip > Ben
Ben: take
? Cas: Jab > Ben
! Cas: Bite > Ann
Cas: Haka + Jab > Ann
Ann: take
`

/** Opens a session and saves it as a table. */
async function saved(id: string): Promise<{ rows: number; text: string }> {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    files.push(blob as Blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  show([id])
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }))
  fireEvent.click(screen.getByRole('button', { name: /^Table \(CSV/ }))
  const text = (await files[0]?.text()) ?? ''
  return { rows: text.split('\r\n').length, text }
}

/** Stores a session as if it had been played, an entry a minute. */
async function play(text: string, started = june): Promise<string> {
  const read = readRecord(text, ruleset)
  if (!read.ok) throw new Error(JSON.stringify(read.problem))
  const { head } = read.value
  const begun = startSession(ruleset, head)
  if (!begun.ok) throw new Error(JSON.stringify(begun.problem))
  const made = await createSession(head, started)
  if (!made.saved) throw new Error(made.why)
  const log: LogEntry[] = entriesOf(read.value)
  for (const [seq, entry] of log.entries()) {
    const { now } = fold(ruleset, begun.value, log.slice(0, seq + 1))
    const view = ruleset.view(now, head.setup.players)
    const saved = await appendEntry(made.value.id, seq, entry, started + (seq + 1) * MINUTE, {
      entries: seq + 1,
      turn: now.turnNumber,
      over: view.turn === null,
      winner: view.winner,
      text: '',
    })
    if (!saved.saved) throw new Error(saved.why)
  }
  return made.value.id
}

/** Whatever says exactly this, in one piece or in several. */
const saying = (text: string) => (_: string, one: Element | null) => one?.textContent === text && one.tagName === 'SPAN'

const shown = (rest: readonly string[]) => (
  <>
    <Screen rest={rest} />
    <LiveRegion />
  </>
)
const show = (rest: readonly string[] = []) => render(shown(rest))
const rows = () => screen.queryAllByRole('link').filter((link) => link.classList.contains('session'))
const finding = () => screen.getByRole('searchbox', { name: 'Find by player, game, date or word' })
const find = (text: string) => fireEvent.input(finding(), { target: { value: text } })

describe('the list', () => {
  it('says what to do first while there is nothing', async () => {
    show()
    await screen.findByText('No sessions yet')
    expect(screen.getByRole('link', { name: 'New session' }).getAttribute('href')).toBe('#/new')
  })

  it('is newest first, by month, with who played and how it ended', async () => {
    await play(record, new Date(2025, 4, 29, 20).getTime())
    await play(record.replace('Ann: take\n', ''))
    show()
    await waitFor(() => expect(rows()).toHaveLength(2))
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'June 2025',
      'May 2025',
    ])
    expect(rows()[0]?.textContent).toContain('Ann, Ben, Cas')
    expect(rows()[0]?.textContent).toContain('Sat 14')
    expect(rows()[1]?.textContent).toContain('Cas won')
    expect(rows()[1]?.textContent).toContain('2 turns')
  })

  it('is found by player, game, date and word', async () => {
    await play(record)
    await play(record.replaceAll('Ben', 'Zoe'), new Date(2025, 4, 29, 20).getTime())
    show()
    await waitFor(() => expect(rows()).toHaveLength(2))
    find('zoe')
    await waitFor(() => expect(rows().map((row) => row.textContent?.includes('Zoe'))).toEqual([true]))
    find('14 june 2025')
    await waitFor(() => expect(rows().map((row) => row.textContent?.includes('Ben'))).toEqual([true]))
    find('one-outs may 2025')
    await waitFor(() => expect(rows().map((row) => row.textContent?.includes('Zoe'))).toEqual([true]))
    find('nobody')
    await screen.findByText('No session fits “nobody”.')
    find('')
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('is found by what was said anywhere in the log, also where it was played before logs were searched', async () => {
    await play(record)
    await play(record.replace('! Cas: Bite > Ann\n', ''))
    show()
    await waitFor(() => expect(rows()).toHaveLength(2))
    find('bite overruled')
    await waitFor(() => expect(rows()).toHaveLength(1))
    find('tail whip cas')
    await waitFor(() => expect(rows()).toHaveLength(2))
  })

  it('keeps its first rows when the others, and whose names there are, have been looked up', async () => {
    const head = {
      game: 'one-outs',
      edition: 1,
      setup: { players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: {} },
      rulings: {},
    }
    for (let one = 0; one < 30; one++) await createSession(head, june + one * MINUTE)
    let gone = 0
    const watch = new MutationObserver((changes) => {
      for (const { removedNodes } of changes)
        for (const node of removedNodes) if (node instanceof HTMLElement && node.querySelector('a.session')) gone++
    })
    watch.observe(document.body, { childList: true, subtree: true })
    show()
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    const items = () => within(screen.getByRole('region', { name: 'Sessions, newest first' })).getAllByRole('listitem')
    await waitFor(() => expect(items()[0]?.getAttribute('aria-setsize')).toBe('30'))
    watch.disconnect()
    expect(gone).toBe(0)
  })

  it('is whole from the first, has only the rows in sight in the page, and each session once', async () => {
    const head = {
      game: 'one-outs',
      edition: 1,
      setup: { players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: {} },
      rulings: {},
    }
    // Several at the same moment.
    for (let one = 0; one < 100; one++) await createSession(head, june + Math.floor(one / 3) * MINUTE)
    show()
    await waitFor(() => expect(rows().length).toBeGreaterThan(5))
    const items = () => within(screen.getByRole('region', { name: 'Sessions, newest first' })).getAllByRole('listitem')
    await waitFor(() => expect(items()[0]?.getAttribute('aria-setsize')).toBe('100'))
    const seen = new Map<number, string>()
    const look = () => {
      expect(rows().length).toBeLessThan(50)
      for (const item of items()) {
        const href = within(item).queryByRole('link')?.getAttribute('href')
        if (href != null) seen.set(Number(item.getAttribute('aria-posinset')), href)
      }
    }
    for (let top = 0; top < 100 * 90; top += 400) {
      scrollTo(0, top)
      fireEvent.scroll(window)
      await waitFor(() => expect(rows()).toHaveLength(items().length))
      look()
    }
    expect([...seen.keys()].sort((one, other) => one - other)).toEqual(Array.from({ length: 100 }, (_, nth) => nth + 1))
    expect(new Set(seen.values()).size).toBe(100)
    scrollTo(0, 0)
    fireEvent.scroll(window)
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(1)
    const made = await createSession(head, june + 60 * MINUTE)
    if (!made.saved) throw new Error(made.why)
    await waitFor(() => expect(rows()[0]?.getAttribute('href')).toBe(`#/sessions/${made.value.id}`))
    expect(items()[0]?.getAttribute('aria-setsize')).toBe('101')
  })

  it('says how many fit, and keeps a place for what cannot be read', async () => {
    const broken = await play(record)
    await play(record, june + MINUTE)
    await on.write(['sessions'], ({ sessions }) => sessions.update(broken, { players: 7 } as never))
    show()
    await screen.findByText('This stored session cannot be read. It is kept as it is.')
    await waitFor(() => expect(rows()).toHaveLength(1))
    find('one-outs')
    await screen.findByText('2 sessions fit.')
    find('nobody')
    await screen.findByText('No session fits.')
  })

  it('loses a session that another window deletes', async () => {
    const id = await play(record)
    show()
    await waitFor(() => expect(rows()).toHaveLength(1))
    const other = new Database(on.name)
    await deleteSession(id, june, other)
    await screen.findByText('No sessions yet')
    other.close()
  })
})

describe('going from the list to a session and back', () => {
  it('takes the focus along, and the list is where it was', async () => {
    const id = await play(record)
    const { rerender } = show()
    await waitFor(() => expect(rows()).toHaveLength(1))
    const link = rows()[0] as HTMLElement
    link.focus()
    fireEvent.click(link)
    go('sessions', id)
    link.blur()
    rerender(shown([id]))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cas won' })))
    expect(screen.queryByRole('searchbox')).toBeNull()
    go('sessions')
    ;(document.activeElement as HTMLElement).blur()
    rerender(shown([]))
    await waitFor(() => expect(document.activeElement).toBe(rows()[0]))
    expect(finding()).toBeTruthy()
  })
})

describe('an opened session', () => {
  const open = async (text = record) => {
    const id = await play(text)
    show([id])
    await screen.findByRole('slider')
    return id
  }
  const slider = () => screen.getByRole('slider') as HTMLInputElement
  const strip = () => screen.getByRole('list', { name: /^The table at/ })
  const log = () => screen.getByRole('region', { name: 'Log, entry by entry' })

  it('says who won, when, and how long it took', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Cas won' })).toBeTruthy()
    expect(document.querySelector('.past-head p')?.textContent).toMatch(
      /One-Outs·?Saturday,? 14 June 2025, 15:20·?2 turns·?6 minutes/,
    )
    expect(screen.getByRole('link', { name: 'All sessions' }).getAttribute('href')).toBe('#/sessions')
  })

  it('is replayed entry by entry, by the slider, by keys and by its buttons', async () => {
    await open()
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
    await open()
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
    await open(record.replace('Cas: Haka + Jab > Ann', '? Cas: Jab > Ann\nCas: Haka + Jab > Ann'))
    const asked = within(log()).getByRole('button', { name: /Cas: Jab > Ann/ })
    expect(asked.textContent).toContain('only asked')
    expect(asked.classList.contains('is-refused')).toBe(false)
    const refused = screen.getByText('Refused').closest('details') as HTMLElement
    expect(refused.textContent).toContain('1 move')
  })

  it('adds up damage, cards, refusals, and says who went out when and by what', async () => {
    await open()
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
    await open(`${record.replace('Ann: take\n', '')}* Cas hp 2\nAnn: take\n`)
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
    const id = await open()
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
    await open()
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
    const id = await open(record.replace('Ann: take\n', ''))
    expect(screen.getByRole('heading', { name: 'Not finished' })).toBeTruthy()
    const other = new Database(on.name)
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

  it('is deleted with one tap, and brought back with another', async () => {
    const id = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Delete this session' }))
    await screen.findByText(/^It can be brought back for 30 days/)
    expect((await sessionById(id))?.deleted).toBeTypeOf('number')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('slider')
    expect((await sessionById(id))?.deleted).toBeUndefined()
  })

  it('goes back on the table', async () => {
    await play(record.replace('Ann: take\n', ''))
    const id = await open(record.replace('Ann: take\n', '').replace('Ben,', 'Zoe,').replaceAll('Ben', 'Zoe'))
    // The one stored last is on the table; put the other one there first.
    const first = (await on.read(['sessions'], ({ sessions }) => sessions.toArray())).find((one) => one.id !== id)
    cleanup()
    show([first?.id ?? ''])
    fireEvent.click(await screen.findByRole('button', { name: 'Go on with this session' }))
    await waitFor(() => expect(route.value.screen).toBe('table'))
    const current = await on.read(['values'], ({ values }) => values.get('current'))
    expect(current?.value).toBe(first?.id)
  })

  it('starts a rematch', async () => {
    const id = await open()
    fireEvent.click(screen.getByRole('button', { name: 'Same again' }))
    await waitFor(() => expect(route.value.screen).toBe('table'))
    const next = await lastSession()
    expect(next?.id).not.toBe(id)
    expect(next?.head.setup).toEqual({ players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: { hp: '4' } })
  })

  it('is saved as a play record, as JSON or as a table; the first two read back', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:test'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await open()
    const key = screen.getByRole('button', { name: 'Export' })
    fireEvent.click(key)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Play record/ })))
    fireEvent.click(screen.getByRole('button', { name: /^Play record/ }))
    expect(click.mock.contexts[0]).toMatchObject({ download: 'one-outs-2025-06-14.txt' })
    const read = readRecord((await files[0]?.text()) ?? '', ruleset)
    expect(read.ok && entriesOf(read.value)).toHaveLength(6)
    expect(document.activeElement).toBe(key)
    expect(screen.queryByRole('button', { name: /^Play record/ })).toBeNull()

    fireEvent.click(key)
    fireEvent.click(screen.getByRole('button', { name: /^JSON/ }))
    await waitFor(() => expect(click.mock.contexts[1]).toMatchObject({ download: 'one-outs-2025-06-14.json' }))
    const backup = readBackup((await files[1]?.text()) ?? '')
    expect(backup.ok && backup.value.sessions[0]?.log).toHaveLength(6)

    fireEvent.click(key)
    fireEvent.click(screen.getByRole('button', { name: /^Table \(CSV/ }))
    expect(click.mock.contexts[2]).toMatchObject({ download: 'one-outs-2025-06-14.csv' })
    // Without the mark a spreadsheet takes names like Zoë for something else.
    expect([...new Uint8Array((await files[2]?.arrayBuffer()) ?? new ArrayBuffer(0))].slice(0, 3)).toEqual([
      0xef, 0xbb, 0xbf,
    ])
    expect((await files[2]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
      'entry,turn,kind,player,said,verdict,rules,Ann HP,Ben HP,Cas HP',
      '1,1,move,Ann,Tail Whip > Ben,legal,turn.attack tail-whip,4,4,4',
      '2,1,move,Ben,take,legal,defend.choose,4,0,4',
      '3,2,refused,Cas,Jab > Ben,not legal,target.other,4,0,4',
      '4,2,allowed by the table,Cas,Bite > Ann,not legal,follow-up.needs-grab,4,0,4',
      '5,2,move,Cas,Haka + Jab > Ann,legal,turn.attack buff.one-play haka jab,4,0,4',
      '6,2,move,Ann,take,legal,defend.choose,0,0,4',
      '',
    ])
  })

  it('a name cannot become a formula of the spreadsheet it is opened in', async () => {
    const id = await play(record.replaceAll('Ann', '"=1+1"'))
    const { rows, text } = await saved(id)
    expect(rows).toBeGreaterThan(0)
    expect(text).toContain("'=1+1 HP")
    expect(text).not.toMatch(/(^|,)"?[=+@-]/m)
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
    await on.write(['entries'], ({ entries }) => entries.update([id, 4], { entry: { kind: 'nonsense' } } as never))
    show([id])
    await screen.findByText(/The rest of the log cannot be read/)
    expect((screen.getByRole('slider') as HTMLInputElement).max).toBe('4')
  })
})
