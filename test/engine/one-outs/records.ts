/** The records of `rules/`: what rules.test.ts replays, coverage.test.ts counts and telling.test.ts changes. */
import { readdirSync, readFileSync } from 'node:fs'
import { ruleset } from '../../../engine/one-outs/index.ts'
import type { State } from '../../../engine/one-outs/state.ts'
import { type PlayRecord, readRecord } from '../../../engine/record/read.ts'
import { type ReplayedLine, replay } from '../../../engine/record/replay.ts'
import type { Rulings } from '../../../engine/ruleset.ts'

const FOLDER = new URL('./rules/', import.meta.url)

export interface RuleRecord {
  /** File name without its folder. */
  readonly file: string
  readonly source: string
  readonly record: PlayRecord
}

/** The file names of the folder, in order. */
export const files: readonly string[] = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.txt'))
  .sort()

/**
 * Reads one of the records. Tests read them when they run, not when their file is loaded, so that mutation testing knows
 * which test runs what.
 * @throws with file, line and reason where it cannot be read
 */
export function recordOf(file: string): RuleRecord {
  const source = readFileSync(new URL(file, FOLDER), 'utf8')
  const read = readRecord(source, ruleset)
  if (!read.ok)
    throw new Error(
      read.problem.map(({ line, reason }) => `test/engine/one-outs/rules/${file}:${line} ${reason}`).join('\n'),
    )
  return { file, source, record: read.value }
}

/** Replays a record, with some of its rulings changed if asked for. */
export function replayed({ record }: RuleRecord, changed: Rulings = {}): ReplayedLine<State>[] {
  const head = { ...record.head, rulings: { ...record.head.rulings, ...changed } }
  return [...replay({ ...record, head }, ruleset)]
}
