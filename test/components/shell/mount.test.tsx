import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Popup } from '../../../components/popup/Popup.tsx'
import { go } from '../../../components/shared/router.ts'
import { mount } from '../../../components/shell/mount.tsx'
import { table } from '../../../components/table/model.ts'
import { Database, shareDatabase } from '../../../store/database.ts'
import { openOnTable } from '../../../store/live.ts'
import { createSession, type StoredSession } from '../../../store/sessions.ts'

const NOTE = 'tableside.table'
let nth = 0
let leave = (): void => {}

async function session(players: readonly string[]): Promise<StoredSession> {
  const setup = { players, dealer: 0, options: {} }
  const made = await createSession({ game: 'one-outs', edition: 1, setup, rulings: {} }, 1_750_000_000_000)
  if (!made.saved) throw new Error(made.why)
  return made.value
}

/** What a page shows at the moment of its first rendering. */
async function firstShown(): Promise<string> {
  leave = await mount('popup', Popup)
  return document.body.textContent ?? ''
}

afterEach(async () => {
  leave()
  // What a page does when it goes it does after the next frame.
  await vi.waitFor(() => expect(table.value).toBeUndefined())
})

beforeEach(() => {
  localStorage.clear()
  go('table')
  shareDatabase(new Database(`mounted-${nth++}`))
})

describe('a surface', () => {
  it('has the current table on it from the first', async () => {
    await openOnTable((await session(['Ann', 'Ben', 'Cas'])).id)
    expect(await firstShown()).toContain('Ann')
  })

  it.each([
    ['no note', undefined],
    ['the note of a session that is gone', JSON.stringify({ session: 'gone', game: 'one-card' })],
    ['the note of a game that is gone', JSON.stringify({ session: 'gone', game: 'chess' })],
    ['a note that is no note', '{"session":'],
    ['a note of other things', '[1]'],
  ])('goes by the database, whatever is noted: %s', async (_, note) => {
    await session(['Dot', 'Eve', 'Flo'])
    await openOnTable((await session(['Ann', 'Ben', 'Cas'])).id)
    if (note !== undefined) localStorage.setItem(NOTE, note)
    const shown = await firstShown()
    expect(shown).toContain('Ann')
    expect(shown).not.toContain('Dot')
  })

  it('shows what it has glanced at before the database is open, and follows it then', async () => {
    const { id } = await session(['Ann', 'Ben', 'Cas'])
    await openOnTable(id)
    localStorage.setItem(NOTE, JSON.stringify({ session: id, game: 'one-outs' }))
    const late = new Database(`mounted-${nth - 1}`)
    shareDatabase(late)
    expect(await firstShown()).toContain('Ann')
    expect(late.state.value).toBe('opening')
    await vi.waitFor(() => expect(late.state.value).toBe('ready'))
    await openOnTable((await session(['Dot', 'Eve', 'Flo'])).id)
    await vi.waitFor(() => expect(document.body.textContent).toContain('Dot'))
  })

  it('says that there is nothing yet where there is nothing', async () => {
    expect(await firstShown()).toContain('Keep score beside the cards')
  })
})
