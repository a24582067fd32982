/** Times in what may be anything: one that no calendar has would fail wherever it is shown. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { readBackup, writeBackup } from '../../store/backup.ts'
import { MalformedRow } from '../../store/checks.ts'
import { appendEntry } from '../../store/entries.ts'
import { readEntryRow, readSession } from '../../store/rows.ts'
import { marked, newStored, openWindow, summaryOf } from './windows.ts'

const LAST = 8.64e15
const NONE = [LAST + 1, -LAST - 1, 1e300, Number.POSITIVE_INFINITY, Number.NaN]

test.each([0, -0, -1, LAST, -LAST])('%d is one', async (at) => {
  const { id, ...session } = await newStored(openWindow())
  const read = readSession({ ...session, id, started: at })
  expect(new Date(read.started).toISOString()).toMatch(/Z$/)
  // What JSON would not give back is no number of ours.
  expect(Object.is(read.started, -0)).toBe(false)
})

test.each(NONE)('%d is none: in a session, in an entry', async (at) => {
  const session = await newStored(openWindow())
  for (const key of ['started', 'updated', 'deleted'])
    expect(() => readSession({ ...session, [key]: at })).toThrow(MalformedRow)
  const row = { session: session.id, seq: 0, v: 1, at, entry: marked('a') }
  expect(() => readEntryRow(row, session.id, 0)).toThrow(MalformedRow)
})

test('a backup file with one is refused with its line', async () => {
  const on = openWindow()
  const { id } = await newStored(on, 1234)
  await appendEntry(id, 0, marked('a'), 5678, summaryOf(1), {}, on)
  const text = await writeBackup(1, undefined, on)
  const spoilt = (from: string) => readBackup(text.replace(from, from.replace(/\d+/, '1e300')))
  expect(spoilt('"started":1234')).toEqual({ ok: false, problem: { line: 2, place: 'started', reason: 'not-a-time' } })
  expect(spoilt('"at":5678')).toEqual({ ok: false, problem: { line: 3, place: 'at', reason: 'not-a-time' } })
})
