import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../engine/session.ts'
import type { Database } from '../../store/database.ts'
import { clearDraft, dropTaps, liveDraft, liveTaps, type PendingTaps, tapHp, writeDraft } from '../../store/drafts.ts'
import { appendEntry, entriesOf } from '../../store/entries.ts'
import { share } from '../share.ts'
import { marked, newStored, openWindow, randomOf, summaryOf, twoWindows, until } from './windows.ts'

function correction(hp: number): LogEntry {
  return { kind: 'correction', fix: { kind: 'hp', seat: 1, value: hp } }
}

describe('a half-made declaration', () => {
  it('is there in every window, also in one that opens later', async () => {
    const [popup, panel] = twoWindows()
    const { id } = await newStored(popup)
    const seen = liveDraft(id, panel)
    expect(seen.draft.value).toBeUndefined()
    await until(seen.draft, (draft) => draft === null)
    expect(await writeDraft(id, { cards: ['jab'], at: [1] }, 5, popup)).toEqual({ saved: true })
    await until(seen.draft, (draft) => draft !== null)
    expect(seen.draft.value).toEqual({ cards: ['jab'], at: [1] })
    popup.close()
    const again = openWindow(popup.name)
    const later = liveDraft(id, again)
    await until(later.draft, (draft) => draft !== undefined)
    expect(later.draft.value).toEqual({ cards: ['jab'], at: [1] })
    expect(await clearDraft(id, panel)).toEqual({ saved: true })
    await until(later.draft, (draft) => draft === null)
    seen.close()
    later.close()
  })

  it('goes in the same transaction as its entry, and stays where the entry is refused', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const live = liveDraft(id, on)
    await writeDraft(id, 'half', 1, on)
    await until(live.draft, (draft) => draft === 'half')
    expect(await appendEntry(id, 7, marked('a'), 1, summaryOf(1), { draft: true }, on)).toMatchObject({
      why: 'conflict',
    })
    expect(await on.read(['drafts'], ({ drafts }) => drafts.count())).toBe(1)
    expect(await appendEntry(id, 0, marked('a'), 1, summaryOf(1), { draft: true }, on)).toEqual({ saved: true })
    await until(live.draft, (draft) => draft === null)
    live.close()
  })

  it('stays when an entry is written beside it', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await writeDraft(id, 'half', 1, on)
    expect(await appendEntry(id, 0, marked('a'), 2, summaryOf(1), {}, on)).toEqual({ saved: true })
    expect(await on.read(['drafts'], ({ drafts }) => drafts.get(id))).toMatchObject({ draft: 'half' })
  })

  it('belongs to its session', async () => {
    const on = openWindow()
    const one = await newStored(on)
    const other = await newStored(on)
    await writeDraft(one.id, 'one', 1, on)
    await writeDraft(other.id, 'other', 1, on)
    await clearDraft(one.id, on)
    const live = liveDraft(other.id, on)
    await until(live.draft, (draft) => draft === 'other')
    live.close()
  })
})

describe('taps', () => {
  it('of two windows add up, cancel out, and keep the time of the first', async () => {
    const [left, right] = twoWindows()
    const { id } = await newStored(left)
    expect(await tapHp(id, 1, -1, 100, left)).toEqual({ saved: true, value: { seat: 1, change: -1, since: 100 } })
    expect(await tapHp(id, 1, -1, 200, right)).toEqual({ saved: true, value: { seat: 1, change: -2, since: 100 } })
    expect(await tapHp(id, 0, 1, 300, right)).toEqual({ saved: true, value: { seat: 0, change: 1, since: 300 } })
    const live = liveTaps(id, left)
    expect(await until(live.taps, (taps) => taps !== undefined)).toEqual([
      { seat: 0, change: 1, since: 300 },
      { seat: 1, change: -2, since: 100 },
    ])
    expect(await tapHp(id, 0, -1, 400, left)).toEqual({ saved: true, value: null })
    await until(live.taps, (taps) => taps?.length === 1)
    expect(await dropTaps(id, 1, right)).toEqual({ saved: true })
    await until(live.taps, (taps) => taps?.length === 0)
    live.close()
  })

  it('at once from two windows are all counted', async () => {
    const [left, right] = twoWindows()
    const { id } = await newStored(left)
    await Promise.all(Array.from({ length: 40 }, (_, nth) => tapHp(id, 1, -1, nth, nth % 2 === 0 ? left : right)))
    expect(await on(left, id)).toEqual([{ seat: 1, change: -40, since: 0 }])
    async function on(window: Database, session: string) {
      const live = liveTaps(session, window)
      const taps = await until(live.taps, (value) => value !== undefined)
      live.close()
      return taps
    }
  })

  it('become one correction although every window tries, however they interleave', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
    console.info(`taps: SEED=${seed}`)
    const random = randomOf(seed)
    const windows = twoWindows()
    const { id } = await newStored(windows[0])
    const rounds = share(40)
    for (let round = 0; round < rounds; round++) {
      const tapped = await tapHp(id, 1, -1, round, windows[0])
      const pending = (tapped.saved && tapped.value) as PendingTaps
      /** Like a window whose pause is over: makes the entry, and reads again where the log has grown meanwhile. */
      const settle = async (window: Database) => {
        for (let turns = Math.floor(random() * 3); turns > 0; turns--) await new Promise((next) => setImmediate(next))
        const seq = (await entriesOf(id, window)).length
        return appendEntry(id, seq, correction(round), round, summaryOf(seq + 1), { taps: pending }, window)
      }
      const results = await Promise.all([...windows, ...windows].map(settle))
      expect(results.filter((one) => one.saved).length, `seed ${seed} round ${round}`).toBe(1)
      expect(await entriesOf(id, windows[1]), `seed ${seed}`).toHaveLength(round + 1)
    }
    expect(await entriesOf(id, windows[0])).toEqual(Array.from({ length: rounds }, (_, round) => correction(round)))
  })

  it('that grew meanwhile are not settled by what was seen before; nothing is lost', async () => {
    const [left, right] = twoWindows()
    const { id } = await newStored(left)
    const seen = await tapHp(id, 1, -1, 5, left)
    await tapHp(id, 1, -1, 6, right)
    const taps = (seen.saved && seen.value) as PendingTaps
    expect(await appendEntry(id, 0, correction(6), 7, summaryOf(1), { taps }, left)).toEqual({
      saved: false,
      why: 'conflict',
    })
    expect(await entriesOf(id, left)).toEqual([])
    const now = { ...taps, change: -2 }
    expect(await appendEntry(id, 0, correction(5), 8, summaryOf(1), { taps: now }, right)).toEqual({ saved: true })
    expect(await entriesOf(id, left)).toEqual([correction(5)])
  })

  it('are settled only as they were seen, and are gone then, no others', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await tapHp(id, 0, 2, 4, on)
    await tapHp(id, 1, -1, 5, on)
    const seen = { seat: 1, change: -1, since: 5 }
    for (const taps of [
      { ...seen, seat: 2 },
      { ...seen, change: -2 },
      { ...seen, since: 6 },
    ]) {
      const conflict = { saved: false, why: 'conflict' }
      expect(await appendEntry(id, 0, correction(6), 7, summaryOf(1), { taps }, on)).toEqual(conflict)
    }
    expect(await appendEntry(id, 0, correction(6), 7, summaryOf(1), { taps: seen }, on)).toEqual({ saved: true })
    expect(await on.read(['taps'], ({ taps }) => taps.toArray())).toMatchObject([{ seat: 0, change: 2 }])
  })

  it('that cannot be read are passed over', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await tapHp(id, 1, -1, 5, on)
    await on.write(['taps'], ({ taps }) => taps.add({ session: id, seat: 0, v: 1, change: 'two', since: 1 } as never))
    const live = liveTaps(id, on)
    expect(await until(live.taps, (taps) => taps !== undefined)).toEqual([{ seat: 1, change: -1, since: 5 }])
    live.close()
  })
})
