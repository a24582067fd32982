/**
 * The rules of One-Outs as play records: one theme a file, written from the specification. A failure names the file,
 * the line, what it says and what is the case instead.
 */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import type { State } from '../../../engine/one-outs/state.ts'
import { entryOf } from '../../../engine/record/read.ts'
import { startRecord } from '../../../engine/record/replay.ts'
import { fold, type LogEntry } from '../../../engine/session.ts'
import { failure } from '../replayed.ts'
import { files, type RuleRecord, recordOf, replayed } from './records.ts'

function failures(record: RuleRecord): string[] {
  return replayed(record).flatMap((line) => {
    const wrong = failure(line)
    return wrong === undefined ? [] : [`${record.file}:${line.line.line}  ${line.line.text}  — ${wrong}`]
  })
}

describe('rules as records', () => {
  test.each(files)('%s', (file) => {
    expect(failures(recordOf(file))).toEqual([])
  })

  test('there is something to fail', () => {
    const claims = files.flatMap((file) => recordOf(file).source.match(/^=|=>/gm) ?? [])
    expect(claims.length).toBeGreaterThan(1000)
  })
})

describe('undone and redone after every entry, a record comes to the same', () => {
  test.each(files)('%s', (file) => {
    const { record } = recordOf(file)
    const start: State = startRecord(record, ruleset)
    const entries = record.lines.flatMap((line): LogEntry[] => {
      const entry = entryOf(line)
      return entry === undefined || entry.kind === 'refused' ? [] : [entry]
    })
    // A move that is refused is logged as a step too, so undo takes it back like the others.
    const log = entries.flatMap((entry): LogEntry[] => [entry, { kind: 'undo' }, { kind: 'redo' }])
    expect(fold(ruleset, start, log).now).toEqual(fold(ruleset, start, entries).now)
    const back = [...entries, ...entries.map((): LogEntry => ({ kind: 'undo' }))]
    expect(fold(ruleset, start, back).now).toEqual(start)
  })
})
