import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../../engine/session.ts'
import { MalformedRow } from '../../store/checks.ts'
import type { Database } from '../../store/database.ts'
import { appendEntry, entriesOf, readableEntries, timesOf } from '../../store/entries.ts'
import { deleteSession, sessionById } from '../../store/sessions.ts'
import { share } from '../share.ts'
import { marked, newStored, openWindow, randomOf, summaryOf, twoWindows } from './windows.ts'

function append(on: Database, session: string, seq: number, entry: LogEntry, now = 2_000) {
  return appendEntry(session, seq, entry, now, summaryOf(seq + 1), {}, on)
}

function marks(log: readonly LogEntry[]): unknown[] {
  return log.map((entry) => (entry.kind === 'move' ? entry.move.details?.mark : entry.kind))
}

/** Gives other work a random number of turns of the event loop. */
async function dawdle(random: () => number): Promise<void> {
  for (let turns = Math.floor(random() * 4); turns > 0; turns--) await new Promise((next) => setImmediate(next))
}

describe('appending', () => {
  it('writes the entry together with the summary and the time', async () => {
    const on = openWindow()
    const { id } = await newStored(on, 1_000)
    expect(await append(on, id, 0, marked('a'), 5_000)).toEqual({ saved: true })
    expect(await append(on, id, 1, { kind: 'undo' }, 6_000)).toEqual({ saved: true })
    expect(await entriesOf(id, on)).toEqual([marked('a'), { kind: 'undo' }])
    expect(await timesOf(id, on)).toEqual([5_000, 6_000])
    expect(await sessionById(id, on)).toMatchObject({ updated: 6_000, started: 1_000, summary: summaryOf(2) })
  })

  it('is read on from a place that is known, and no entry before it is read again', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    for (const [seq, mark] of ['a', 'b', 'c'].entries()) await append(on, id, seq, marked(mark))
    await on.write(['entries'], ({ entries }) => entries.update([id, 0], { entry: 'unreadable' } as never))
    expect((await readableEntries(id, on, 1)).log).toEqual([marked('b'), marked('c')])
    expect(await readableEntries(id, on, 3)).toEqual({ log: [], problem: undefined })
    expect((await readableEntries(id, on)).problem).toBeInstanceOf(MalformedRow)
  })

  it('keeps every kind of entry as it was', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    const all: LogEntry[] = [
      { kind: 'move', move: { seat: null, cards: [], word: 'done' } },
      {
        kind: 'overruled',
        move: {
          seat: 1,
          cards: ['eggs'],
          targets: [
            { seat: 0, count: 3 },
            { seat: 1, card: 'skateboard' },
          ],
        },
      },
      { kind: 'correction', fix: { kind: 'skateboard', seat: 0, value: null } },
      { kind: 'correction', fix: { kind: 'reshuffle' } },
      { kind: 'refused', move: { seat: 2, cards: [], details: { count: 3, with: ['a', 'b'], calls: 'red' } } },
      { kind: 'undo' },
      { kind: 'redo' },
      { kind: 'changed', of: 0, entry: { kind: 'correction', fix: { kind: 'hp', seat: 0, value: 5 } } },
      { kind: 'inserted', before: 1, entry: { kind: 'move', move: { seat: 0, cards: [], word: 'take' } } },
      { kind: 'dropped', of: 2 },
    ]
    for (const [seq, entry] of all.entries()) expect(await append(on, id, seq, entry)).toEqual({ saved: true })
    expect(await entriesOf(id, on)).toEqual(all)
  })

  it('refuses a place that is taken, one beyond the end, and a session that is gone', async () => {
    const on = openWindow()
    const { id } = await newStored(on)
    await append(on, id, 0, marked('a'))
    expect(await append(on, id, 0, marked('b'))).toEqual({ saved: false, why: 'conflict' })
    expect(await append(on, id, 2, marked('c'))).toEqual({ saved: false, why: 'conflict' })
    expect(await append(on, 'nobody', 0, marked('d'))).toEqual({ saved: false, why: 'conflict' })
    await deleteSession(id, 3_000, on)
    expect(await append(on, id, 1, marked('e'))).toEqual({ saved: false, why: 'conflict' })
    expect(await entriesOf(id, on)).toEqual([marked('a')])
    expect((await sessionById(id, on))?.summary).toEqual(summaryOf(1))
  })

  it('never lets the time of a session go back', async () => {
    const on = openWindow()
    const { id } = await newStored(on, 9_000)
    await append(on, id, 0, marked('a'), 4_000)
    expect((await sessionById(id, on))?.updated).toBe(9_000)
  })
})

describe('two windows', () => {
  it('of the same place at once one wins and the other is told', async () => {
    const [left, right] = twoWindows()
    const { id } = await newStored(left)
    for (let seq = 0; seq < 50; seq++) {
      const results = await Promise.all([
        append(left, id, seq, marked(`l${seq}`)),
        append(right, id, seq, marked(`r${seq}`)),
      ])
      expect(results.filter((one) => one.saved)).toHaveLength(1)
      expect(results.filter((one) => !one.saved)).toEqual([{ saved: false, why: 'conflict' }])
    }
    expect(await entriesOf(id, left)).toHaveLength(50)
    expect(await entriesOf(id, right)).toEqual(await entriesOf(id, left))
  })

  it('lose and double nothing, however they interleave', async () => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
    console.info(`two windows: SEED=${seed}`)
    const random = randomOf(seed)
    for (let round = 0; round < share(25); round++) {
      const windows = twoWindows()
      const { id } = await newStored(windows[0])
      const saved: string[] = []
      /** Plays like a window: judges on what it read, appends, reads again when another was first. */
      const play = async (on: Database, name: string) => {
        let known = 0
        for (let nth = 0; nth < 12; nth++) {
          const mark = `${name}${nth}`
          for (;;) {
            await dawdle(random)
            const result = await append(on, id, known, marked(mark))
            if (result.saved) {
              saved.push(mark)
              known++
              break
            }
            expect(result.why, `seed ${seed} round ${round}`).toBe('conflict')
            known = (await entriesOf(id, on)).length
          }
        }
      }
      await Promise.all(windows.map((on, index) => play(on, `w${index}-`)))
      const log = marks(await entriesOf(id, windows[0]))
      expect([...log].sort(), `seed ${seed} round ${round}`).toEqual([...saved].sort())
      expect(new Set(log).size, `seed ${seed} round ${round}`).toBe(24)
      expect((await sessionById(id, windows[1]))?.summary, `seed ${seed} round ${round}`).toEqual(summaryOf(24))
      for (const on of windows) on.close()
    }
  })
})

describe('rows that do not fit', () => {
  /** A log of three, its row `seq` replaced by what somebody made of it. */
  async function spoilt(seq: number, spoil: (row: Record<string, unknown>) => unknown) {
    const on = openWindow()
    const { id } = await newStored(on)
    for (let nth = 0; nth < 3; nth++) await append(on, id, nth, marked(`${nth}`))
    await on.write(['entries'], async ({ entries }) => {
      const row = await entries.get([id, seq])
      const made = spoil(structuredClone(row) as unknown as Record<string, unknown>)
      if (made === undefined) await entries.delete([id, seq])
      else await entries.put(made as never)
    })
    const before = await on.read(['entries'], ({ entries }) => entries.toArray())
    const failed = await entriesOf(id, on).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(MalformedRow)
    expect((failed as MalformedRow).place).toContain(id)
    const { log, problem } = await readableEntries(id, on)
    expect(problem).toEqual(failed)
    expect(marks(log)).toEqual(Array.from({ length: seq }, (_, nth) => `${nth}`))
    expect(await on.read(['entries'], ({ entries }) => entries.toArray()), 'nothing is lost').toEqual(before)
    const { place, reason } = failed as MalformedRow
    return `${place.replace(id, 'ID')}: ${reason}`
  }

  it.each([
    ['a missing place', 1, () => undefined, 'entries ID 1: gap'],
    ['no version', 1, ({ v: _, ...row }: Record<string, unknown>) => row, 'entries ID 1: v: missing'],
    ['a newer version', 1, (row: object) => ({ ...row, v: 99 }), 'entries ID 1: v: newer'],
    ['a version that is none', 1, (row: object) => ({ ...row, v: 0 }), 'entries ID 1: v: not-a-place'],
    ['no time', 0, (row: object) => ({ ...row, at: 'noon' }), 'entries ID 0: at: not-a-number'],
    ['no entry', 2, ({ entry: _, ...row }: Record<string, unknown>) => row, 'entries ID 2: entry: missing'],
    ['a list for an entry', 2, (row: object) => ({ ...row, entry: [] }), 'entries ID 2: entry: not-an-object'],
    [
      'an unknown kind',
      1,
      (row: object) => ({ ...row, entry: { kind: 'bluff' } }),
      'entries ID 1: entry.kind: unknown-kind',
    ],
    [
      'a seat that is text',
      1,
      (row: object) => ({ ...row, entry: { kind: 'move', move: { seat: '0', cards: [] } } }),
      'entries ID 1: entry.move.seat: not-a-number',
    ],
    [
      'a seat below 0',
      1,
      (row: object) => ({ ...row, entry: { kind: 'move', move: { seat: -1, cards: [] } } }),
      'entries ID 1: entry.move.seat: not-a-place',
    ],
    [
      'a seat that is NaN',
      1,
      (row: object) => ({ ...row, entry: { kind: 'move', move: { seat: Number.NaN, cards: [] } } }),
      'entries ID 1: entry.move.seat: not-a-number',
    ],
    [
      'cards that are no list',
      1,
      (row: object) => ({ ...row, entry: { kind: 'move', move: { seat: 0, cards: 'jab' } } }),
      'entries ID 1: entry.move.cards: not-a-list',
    ],
    [
      'a card that is a number',
      1,
      (row: object) => ({ ...row, entry: { kind: 'move', move: { seat: 0, cards: ['jab', 4] } } }),
      'entries ID 1: entry.move.cards.1: not-text',
    ],
    [
      'a detail that is a date',
      1,
      (row: object) => ({
        ...row,
        entry: { kind: 'move', move: { seat: 0, cards: [], details: { got: new Date(0) } } },
      }),
      'entries ID 1: entry.move.details.got: not-text',
    ],
    [
      'a correction to text',
      1,
      (row: object) => ({ ...row, entry: { kind: 'correction', fix: { kind: 'hp', seat: 0, value: '5' } } }),
      'entries ID 1: entry.fix.value: not-a-number',
    ],
    [
      'an edit of an edit',
      1,
      (row: object) => ({ ...row, entry: { kind: 'changed', of: 0, entry: { kind: 'undo' } } }),
      'entries ID 1: entry.entry.kind: unknown-kind',
    ],
  ] as const)('says where and why: %s', async (_, seq, spoil, expected) => {
    expect(await spoilt(seq, spoil as (row: Record<string, unknown>) => unknown)).toBe(expected)
  })
})
