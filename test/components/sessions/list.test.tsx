import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it, vi } from 'vitest'
import { go } from '../../../components/shared/router.ts'
import { Database, Unavailable } from '../../../store/database.ts'
import { createSession, deleteSession } from '../../../store/sessions.ts'
import { emptyHistory, june, MINUTE, play, record, rows, show, shown } from './history.tsx'

const store = emptyHistory()
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

  it('is there, and can be searched, where it cannot be known who has played', async () => {
    await play(record)
    const { on } = store
    const read = on.read.bind(on)
    let refused = 0
    vi.spyOn(on, 'read').mockImplementation((names, work) => {
      // What asks for the names of players reads the sessions and nothing else.
      if (names.join() !== 'sessions' || refused > 0) return read(names, work)
      refused++
      return Promise.reject(new Unavailable('failed'))
    })
    show()
    await waitFor(() => expect(refused).toBe(1))
    find('ann')
    await waitFor(() => expect(rows()).toHaveLength(1))
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
    await store.on.write(['sessions'], ({ sessions }) => sessions.update(broken, { players: 7 } as never))
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
    const other = new Database(store.on.name)
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
