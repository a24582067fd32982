/**
 * Every play record of `test/records/` holds, and once more with an undo and a redo after each entry. Records that lie
 * beside the repository, where a game's specification keeps its own, are replayed too.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { entryOf, gameOf, type PlayRecord, readRecord } from '../../engine/record/read.ts'
import { amiss, checkClaim, replay, startRecord } from '../../engine/record/replay.ts'
import type { Ruleset } from '../../engine/ruleset.ts'
import { loadGame } from '../../engine/rulesets.ts'
import { fold, type LogEntry } from '../../engine/session.ts'

const FOLDERS = ['test/records', '../shared/records']

const files = FOLDERS.filter(existsSync).flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => path.join(folder, file)),
)

async function opened(file: string): Promise<{ game: Ruleset; record: PlayRecord }> {
  const source = readFileSync(file, 'utf8')
  const named = gameOf(source)
  if (!named.ok) throw new Error(`${file}: ${named.problem.reason}`)
  const game = await loadGame(named.value)
  const read = readRecord(source, game)
  if (!read.ok) throw new Error(`${file}: ${JSON.stringify(read.problem)}`)
  return { game, record: read.value }
}

test('there are records of every game', () => {
  const games = new Set(files.map((file) => path.basename(path.dirname(file))))
  expect([...games].sort()).toEqual(['one-card', 'one-outs', 'out-of-the-woods'])
})

describe.each(files)('%s', (file) => {
  test('holds', async () => {
    const { game, record } = await opened(file)
    const wrong = [...replay(record, game)].filter((line) => amiss(line) !== undefined)
    expect(wrong.map(({ line, got, verdict }) => ({ line: line.line, text: line.text, got, verdict }))).toEqual([])
  })

  test('holds with an undo and a redo after each entry', async () => {
    const { game, record } = await opened(file)
    const start = startRecord(record, game)
    const names = record.head.setup.players
    const log: LogEntry[] = []
    let before = start
    for (const replayed of replay(record, game)) {
      const entry = entryOf(replayed.line)
      const step = entry !== undefined && replayed.line.kind !== 'check'
      if (step) {
        log.push(entry, { kind: 'undo' })
        expect(fold(game, start, log).now).toEqual(before)
        log.push({ kind: 'redo' })
      }
      const { now } = fold(game, start, log)
      expect(now).toEqual(replayed.after)
      const said = replayed.line.said
      if (said.ok && said.value.kind === 'assertion')
        expect(checkClaim(said.value.claim, game, now, names), replayed.line.text).toEqual({ holds: true })
      before = now
    }
  })
})
