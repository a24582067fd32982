import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/preact'
import { describe, expect, it, vi } from 'vitest'
import { go, route } from '../../../components/shared/router.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import { readBackup } from '../../../store/backup.ts'
import { openOnTable } from '../../../store/live.ts'
import { lastSession, sessionById } from '../../../store/sessions.ts'
import { emptyHistory, openPlayed, play, record, show } from './history.tsx'

const store = emptyHistory()
/** The session on the table. */
async function current(): Promise<unknown> {
  return (await store.on.read(['values'], ({ values }) => values.get('current')))?.value
}
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

describe('a session that is kept, given away or played again', () => {
  it('is deleted with one tap, and brought back with another', async () => {
    const id = await openPlayed()
    fireEvent.click(screen.getByRole('button', { name: 'Delete this session' }))
    await screen.findByText(/^It can be brought back for 30 days/)
    expect((await sessionById(id))?.deleted).toBeTypeOf('number')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByRole('slider')
    expect((await sessionById(id))?.deleted).toBeUndefined()
  })

  it('goes back on the table', async () => {
    await play(record.replace('Ann: take\n', ''))
    const id = await openPlayed(record.replace('Ann: take\n', '').replace('Ben,', 'Zoe,').replaceAll('Ben', 'Zoe'))
    // The one stored last is on the table; put the other one there first.
    const first = (await store.on.read(['sessions'], ({ sessions }) => sessions.toArray())).find((one) => one.id !== id)
    cleanup()
    show([first?.id ?? ''])
    fireEvent.click(await screen.findByRole('button', { name: 'Go on with this session' }))
    await waitFor(() => expect(route.value.screen).toBe('table'))
    expect(await current()).toBe(first?.id)
  })

  it.each([
    ['Go on with this session', async (id: string) => (await current()) === id],
    ['Same again', async (id: string) => (await lastSession())?.id !== id],
    ['Delete this session', async (id: string) => (await sessionById(id))?.deleted !== undefined],
  ] as const)('%s: whoever has gone elsewhere meanwhile stays there', async (key, done) => {
    const id = await openPlayed(record.replace('Ann: take\n', ''))
    await openOnTable(null)
    fireEvent.click(await screen.findByRole('button', { name: key }))
    go('settings')
    await waitFor(async () => expect(await done(id)).toBe(true))
    // Whoever was to be led somewhere has been by the time that something else is read.
    await current()
    expect(route.value.screen).toBe('settings')
  })

  it('starts a rematch', async () => {
    const id = await openPlayed()
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
    await openPlayed()
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
