import 'fake-indexeddb/auto'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Backup } from '../../../components/settings/Backup.tsx'
import { lookInto } from '../../../components/settings/bringing.ts'
import { writeBackup } from '../../../store/backup.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { appendEntry, entriesOf } from '../../../store/entries.ts'
import { saveHouseRules } from '../../../store/house-rules.ts'
import { createSession, lastSession } from '../../../store/sessions.ts'
import { saveSettings, USUAL_SETTINGS } from '../../../store/settings.ts'

let on: Database
let nth = 0

beforeEach(async () => {
  on = new Database(`backup-${nth++}`)
  shareDatabase(on)
  await saveSettings(USUAL_SETTINGS)
})
afterEach(() => {
  cleanup()
  on.close()
  vi.restoreAllMocks()
})

const head = {
  game: 'one-outs',
  edition: 1,
  setup: { players: ['Ann', 'Ben', 'Cas'], dealer: 2, options: { hp: '4' } },
  rulings: {},
}
const summary = { entries: 1, turn: 2, over: false, winner: null, text: 'Ann: pass' }

/** A session with one entry, in a database. */
async function played(where: Database) {
  const made = await createSession(head, 1000, undefined, where)
  if (!made.saved) throw new Error(made.why)
  await appendEntry(
    made.value.id,
    0,
    { kind: 'move', move: { seat: 0, cards: [], word: 'pass' } },
    2000,
    summary,
    {},
    where,
  )
  return made.value.id
}

/** The text of a backup made in another profile. */
async function elsewhere(prepare: (where: Database) => Promise<unknown>): Promise<string> {
  const other = new Database(`elsewhere-${nth++}`)
  await prepare(other)
  const text = await writeBackup(3000, undefined, other)
  other.close()
  return text
}

/** Picks a file as a person would. */
function pick(file: string | File) {
  const input = screen.getByLabelText('A backup or a play record')
  const picked = typeof file === 'string' ? new File([file], 'file.txt') : file
  Object.defineProperty(input, 'files', { value: [picked], configurable: true })
  fireEvent.change(input)
}
function paste(text: string) {
  fireEvent.input(screen.getByRole('textbox', { name: 'Play record or backup' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Look into it' }))
}
const found = () => screen.findByRole('region', { name: 'What it would add' })
const sessions = () => on.read(['sessions'], (tables) => tables.sessions.count())

const record = `game: one-outs
players: Zoe, Yan, Xu
dealer: Xu
hp: 4

Zoe: Tail Whip > Yan
Yan: take
`

describe('saving a backup', () => {
  it('gives a file with everything, and remembers when', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob)
      return 'blob:test'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const id = await played(on)
    render(<Backup since={0} />)
    expect(screen.getByText('never')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Save a backup' }))
    await waitFor(() => expect(screen.queryByText('never')).toBeNull())
    expect((click.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^tableside-\d{4}-\d\d-\d\d\.json$/)
    expect(await files[0]?.text()).toContain(id)
  })

  it('gives none where something stored cannot be read, and says so', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const id = await played(on)
    await on.write(['entries'], ({ entries }) => entries.update([id, 0], { entry: { kind: 'nonsense' } } as never))
    render(<Backup since={0} />)
    fireEvent.click(screen.getByRole('button', { name: 'Save a backup' }))
    await screen.findByText(/so there is no backup/)
    expect(click).not.toHaveBeenCalled()
    expect(screen.getByText('never')).toBeTruthy()
  })
})

describe('bringing in a backup', () => {
  it('says first what it would add, adds it on a tap, and adds nothing the second time', async () => {
    const text = await elsewhere(async (where) => {
      await played(where)
      await saveHouseRules({ name: 'Fridays', game: 'one-outs', rulings: { buffs: 'stack' } }, where)
    })
    render(<Backup since={0} />)
    pick(text)
    expect((await found()).textContent).toContain(
      'It would add 1 session that is not here, 1 set of house rules: 1 entry.',
    )
    expect(await sessions()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: 'Add it' }))
    await screen.findByText(/^Added\./)
    expect(await sessions()).toBe(1)
    pick(text)
    expect((await found()).textContent).toContain('Everything in it is here already.')
    expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
  })

  it('adds nothing where it is left', async () => {
    const text = await elsewhere(played)
    render(<Backup since={0} />)
    pick(text)
    await found()
    fireEvent.click(screen.getByRole('button', { name: 'Leave it' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'What it would add' })).toBeNull())
    expect(await sessions()).toBe(0)
  })

  it('refuses a bad file whole, with the line and the reason', async () => {
    const text = await elsewhere(played)
    render(<Backup since={0} />)
    pick(text.replace('"word":"pass"', '"word":7'))
    const region = await found()
    expect(region.textContent).toContain('Nothing of it was taken in.')
    expect(within(region).getByRole('listitem').textContent).toMatch(/^Line 3: something here is not what it should be/)
    expect(screen.queryByRole('button', { name: 'Add it' })).toBeNull()
    cleanup()
    render(<Backup since={0} />)
    pick(text.slice(0, text.lastIndexOf('{"end"')))
    expect((await found()).textContent).toContain('the file ends before its end')
    expect(await sessions()).toBe(0)
  })

  it('takes the file that was picked last, whichever is read first', async () => {
    const text = await elsewhere(played)
    let arrive = (_: string) => {}
    const slow = new File([], 'slow.txt')
    slow.text = () => new Promise((resolve) => (arrive = resolve))
    render(<Backup since={0} />)
    pick(slow)
    pick(text)
    expect((await found()).textContent).toContain('It would add 1 session that is not here')
    await act(async () => {
      arrive(record)
      // Begun after it, and so answered after it.
      await lookInto(record)
    })
    expect((await found()).textContent).toContain('It would add 1 session that is not here')
  })

  it('says so where the file has gone, or what is stored cannot be read', async () => {
    const gone = new File([], 'gone.txt')
    gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
    render(<Backup since={0} />)
    pick(gone)
    expect((await found()).textContent).toContain('Nothing of it was taken in.')
    const text = await elsewhere(played)
    on.close()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    pick(text)
    expect((await found()).textContent).toContain('cannot be read at the moment')
  })
})

describe('bringing in a play record', () => {
  it('reads a pasted one, adds it as a session, and leads to it', async () => {
    render(<Backup since={0} />)
    paste(record)
    expect((await found()).textContent).toContain('It would add a session of One-Outs: Zoe, Yan, Xu, 2 entries.')
    fireEvent.click(screen.getByRole('button', { name: 'Add it' }))
    const link = await screen.findByRole('link', { name: 'Look at it' })
    const session = await lastSession()
    expect(link.getAttribute('href')).toBe(`#/sessions/${session?.id}`)
    expect(session?.head.setup.players).toEqual(['Zoe', 'Yan', 'Xu'])
    expect(session?.summary).toMatchObject({ entries: 2, turn: 2, over: false })
    expect(await entriesOf(session?.id ?? '')).toHaveLength(2)
    // It was played elsewhere: what is on the table here stays there.
    expect(await on.read(['values'], ({ values }) => values.get('current'))).toBeUndefined()
  })

  it('adds it once, however often that is tapped', async () => {
    render(<Backup since={0} />)
    paste(record)
    await found()
    const add = screen.getByRole('button', { name: 'Add it' })
    fireEvent.click(add)
    fireEvent.click(add)
    await screen.findByText(/^Added\./)
    // A second one would have been begun before this is asked.
    expect(await sessions()).toBe(1)
  })

  it('says which lines cannot be read, and takes none', async () => {
    render(<Backup since={0} />)
    paste(`${record}Xu: Jebb > Zoe\nNobody: pass\n`)
    const region = await found()
    expect(
      within(region)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringMatching(/^Line 8: .*Jebb.*Jab/), expect.stringMatching(/^Line 9: .*Nobody/)])
    expect(await sessions()).toBe(0)
  })

  it('says what is wrong with a header', async () => {
    render(<Backup since={0} />)
    paste('hello\n')
    expect((await found()).textContent).toContain('Line 1: the header has no line "game:"')
    cleanup()
    render(<Backup since={0} />)
    paste('game: one-outs\nplayers: Ann, Ben\ndealer: Ann\n\n')
    expect((await found()).textContent).toMatch(/Line 2: One-Outs needs at least 3 players/)
  })

  it('keeps what is not legal and says how much that is', async () => {
    render(<Backup since={0} />)
    paste(`${record}Zoe: Jab > Xu\n`)
    expect((await found()).textContent).toContain('1 entry of it is not legal. It is kept and marked as such.')
  })

  it('says what the record claims and the rules do not', async () => {
    render(<Backup since={0} />)
    paste(`${record}= Zoe hp 99\n`)
    expect((await found()).textContent).toMatch(/Line \d+: “= Zoe hp 99” does not hold; it is \d+\./)
  })
})
