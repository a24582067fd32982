/** The play records of a game's tests, replayed. */
import { readRecord } from '../../engine/record/read.ts'
import { replay } from '../../engine/record/replay.ts'
import { type Ruleset, type Rulings, rulingsInForce } from '../../engine/ruleset.ts'
import { read, repository } from './sources.ts'

export interface Said {
  /** Cards of the declaration; none for any other line. */
  readonly cards: readonly string[]
  readonly legal: boolean
  /** Rules that the verdict rests on. */
  readonly rules: readonly string[]
}

export interface TestedRecord {
  readonly file: string
  readonly source: string
  /** Complete: what the record leaves out is as usual. */
  readonly rulings: Rulings
  readonly lines: readonly Said[]
}

/** Every record in `test/records/` and `test/engine/` of a game. */
export function recordsOf(id: string, game: Ruleset): readonly TestedRecord[] {
  const folders = [`test/records/${id}/`, `test/engine/${id}/`]
  const files = repository().filter((file) => file.endsWith('.txt') && folders.some((at) => file.startsWith(at)))
  return files.flatMap((file) => {
    const source = read(file)
    const record = readRecord(source, game)
    // What is wrong with a record, its own test says.
    if (!record.ok) return []
    const lines = [...replay(record.value, game)].map(({ line, verdict }) => ({
      cards: line.said.ok && 'move' in line.said.value ? line.said.value.move.cards : [],
      legal: verdict?.legal === true,
      rules: verdict?.rules ?? [],
    }))
    return [{ file, source, rulings: rulingsInForce(game.rulings, record.value.head.rulings), lines }]
  })
}
