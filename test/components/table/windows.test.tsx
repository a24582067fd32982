import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { followTaps } from '../../../components/table/keep.ts'
import { declare, keepTaps, overrule, tap, undo } from '../../../components/table/logging.ts'
import { type OpenSession, openSession } from '../../../components/table/model.ts'
import { summary } from '../../../components/table/summary.ts'
import { clearDraft } from '../../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../../store/entries.ts'
import { sessionById } from '../../../store/sessions.ts'
import { asked, entered, numberOf, type Opened, type Opening, openTable } from './opened.tsx'

let table: Opened
const others: OpenSession[] = []
afterEach(() => {
  for (const other of others.splice(0)) other.close()
  table.close()
})

const four: Opening = { game: 'one-outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' }
const open = async (more: Partial<Opening> = {}) => {
  table = await openTable({ ...four, ...more })
}
/** The same session in another window. */
async function another(): Promise<OpenSession> {
  const stored = await sessionById(table.session.id)
  if (stored === undefined) throw new Error('The session is not stored')
  const other = await openSession(stored)
  if (!(other instanceof Object)) throw new Error(`The other window does not open: ${other}`)
  others.push(other)
  return other
}
const take = (seat: number) => ({ seat, cards: [], word: 'take' })
const notice = () => screen.queryByText(/Another window/, { selector: '.notice p' })?.textContent ?? ''

describe('two windows', () => {
  it('follow each other', async () => {
    await open()
    const other = await another()
    await declare(other, { seat: 0, cards: ['jab'], targets: [{ seat: 3 }] })
    await entered('Charlie: Jab > Nova')
    expect(asked()).toBe('Nova: answer Jab from Charlie')
  })

  it('draw each entry once: what a window logged itself is no news to it when it reads it again', async () => {
    await open()
    const other = await another()
    const { session } = table
    const drawn: number[] = []
    const stop = session.now.subscribe(() => {
      drawn.push(session.log.peek().length)
    })
    await declare(session, { seat: 0, cards: ['jab'], targets: [{ seat: 3 }] })
    await waitFor(() => expect(other.log.value).toHaveLength(1))
    await declare(other, take(3))
    await waitFor(() => expect(session.log.value).toHaveLength(2))
    stop()
    expect(drawn).toEqual([0, 1, 2])
  })

  it('that answer the same question at once log one answer, and the loser is told', async () => {
    await open({ lines: ['Charlie: Jab > Nova'] })
    const other = await another()
    const both = [declare(table.session, take(3)), declare(other, take(3))]
    const [here, there] = await Promise.all(both)
    expect([here?.kind, there?.kind].sort()).toEqual(['logged', 'lost'])
    expect(await entriesOf(table.session.id)).toHaveLength(2)
    await waitFor(() => expect(numberOf('Nova')).toBe(5))
    const loser = here?.kind === 'lost' ? table.session : other
    expect(loser.notice.value?.text).toMatch(
      /^Another window logged “Nova: take” first\. “Nova: take” was not logged: .*nothing for Nova to answer|turn/,
    )
  })

  it('do not answer the next question with an answer that was meant for the one before', async () => {
    // After the first egg Nova is asked about the second: the same word is legal again, and would cost another HP.
    await open({ lines: ['Charlie: 4 Eggs > Nova'] })
    const other = await another()
    await Promise.all([declare(table.session, take(3)), declare(other, take(3))])
    expect(await entriesOf(table.session.id)).toHaveLength(2)
    const told = [table.session, other].map((one) => one.notice.value?.text ?? '')
    expect(told.join('')).toBe(
      'Another window logged “Nova: take” first. “Nova: take” was not logged. Look at the question again.',
    )
  })

  it('log an answer after a correction that left the question as it was, and say so', async () => {
    await open({ lines: ['Charlie: Jab > Nova'] })
    const other = await another()
    // Written to the disk behind this window's back: it still judges on the log it knows.
    const saved = await appendEntry(
      other.id,
      1,
      { kind: 'correction', fix: { kind: 'hand', seat: 1, value: 3 } },
      1_750_000_000_001,
      summary(other, other.log.value),
    )
    expect(saved.saved).toBe(true)
    expect(other.log.value).toHaveLength(1)
    expect((await declare(other, take(3))).kind).toBe('logged')
    expect((await entriesOf(other.id)).map((entry) => entry.kind)).toEqual(['move', 'correction', 'move'])
    expect(other.notice.value).toEqual({
      kind: 'news',
      text: 'Another window logged “Dave: hand 3” first. “Nova: take” was logged after it.',
    })
  })

  it('tell of a lost undo, and of an overruled move that came second', async () => {
    await open({ lines: ['Charlie: Jab > Nova'] })
    const other = await another()
    const bite = { seat: 2, cards: ['bite'], targets: [{ seat: 3 }] }
    await Promise.all([declare(other, take(3)), overrule(table.session, bite)])
    const lost = [table.session, other].filter((one) => one.notice.value?.kind === 'trouble')
    expect(lost).toHaveLength(1)
    await Promise.all([undo(table.session), undo(other)])
    const undos = (await entriesOf(table.session.id)).filter((entry) => entry.kind === 'undo')
    expect(undos).toHaveLength(1)
  })

  it('make one correction of pending taps, whichever of them keeps it', async () => {
    await open()
    const other = await another()
    await act(() => tap(table.session, 3, -1))
    await waitFor(() => expect(other.taps.value).toHaveLength(1))
    await waitFor(() => expect(table.session.taps.value).toHaveLength(1))
    const pending = table.session.taps.value[0]
    if (pending === undefined) throw new Error('nothing is pending')
    await Promise.all([keepTaps(table.session, pending), keepTaps(other, pending)])
    expect(await entriesOf(table.session.id)).toEqual([{ kind: 'correction', fix: { kind: 'hp', seat: 3, value: 6 } }])
    await waitFor(() => expect(numberOf('Nova')).toBe(6))
    expect(notice()).toBe('')
  })

  it('lose no taps to what another logged first: they are kept after it', async () => {
    await open({ lines: ['Charlie: Jab > Nova'] })
    await act(() => tap(table.session, 3, -1))
    await waitFor(() => expect(table.session.taps.value).toHaveLength(1))
    const pending = table.session.taps.value[0]
    if (pending === undefined) throw new Error('nothing is pending')
    const other = await another()
    // Written to the disk behind this window's back, the taps left pending: it still judges on the log it knows.
    const fix = { kind: 'hp', seat: 3, value: 5 }
    const saved = await appendEntry(
      other.id,
      1,
      { kind: 'correction', fix },
      1_750_000_000_001,
      summary(other, other.log.value),
    )
    expect(saved.saved).toBe(true)
    expect(table.session.log.value).toHaveLength(1)
    expect((await keepTaps(table.session, pending)).kind).toBe('logged')
    expect((await entriesOf(table.session.id)).slice(1)).toEqual([
      { kind: 'correction', fix },
      { kind: 'correction', fix: { ...fix, value: 4 } },
    ])
    expect(notice()).toBe('')
  })

  it('share a half-made declaration', async () => {
    await open()
    const other = await another()
    fireEvent.click(screen.getByRole('button', { name: /^Haka/ }))
    await waitFor(() => expect(other.draft.value.said).toEqual(['haka']))
    act(() => other.lay({ said: [], chosen: 'jab' }))
    await waitFor(() => expect(asked()).toBe('Charlie: Jab at whom?'))
  })
})

it('a second tap while the first is on its way to the disk does nothing', async () => {
  await open({ lines: ['Charlie: 4 Eggs > Nova'] })
  const first = declare(table.session, take(3))
  const second = await declare(table.session, take(3))
  expect(second.kind).toBe('lost')
  expect((await first).kind).toBe('logged')
  expect(await entriesOf(table.session.id)).toHaveLength(2)
})

it('the watch over pending taps stops with its window', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stop = followTaps(table.session)
    stop()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('a draft whose window closed before it was stored is there in the next one', async () => {
  await open()
  const first = await another()
  first.lay({ said: ['haka'] })
  // The window is gone with its write; only the note it left at once remains.
  const note = localStorage.getItem(`tableside.draft.${first.id}`)
  await waitFor(() => expect(localStorage.getItem(`tableside.draft.${first.id}`)).toBeNull())
  await clearDraft(first.id)
  await waitFor(() => expect(first.draft.value.said).toEqual([]))
  localStorage.setItem(`tableside.draft.${first.id}`, note ?? '')
  const next = await another()
  expect(next.draft.value.said).toEqual(['haka'])
  await waitFor(() => expect(first.draft.value.said).toEqual(['haka']))
  expect(localStorage.getItem(`tableside.draft.${first.id}`)).toBeNull()
})

it('a draft left by a window that closed is taken up by the windows that are open', async () => {
  await open()
  const other = await another()
  const key = `tableside.draft.${other.id}`
  const note = JSON.stringify({ ...other.draft.value, said: ['steroids'] })
  localStorage.setItem(key, note)
  dispatchEvent(new StorageEvent('storage', { key, newValue: note }))
  await waitFor(() => expect(other.draft.value.said).toEqual(['steroids']))
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
})
