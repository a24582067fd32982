/** Logs and records: folding a long session, writing it and reading it back, and how soon the referee has an answer. */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { readRecord } from '../engine/record/read.ts'
import { replay } from '../engine/record/replay.ts'
import { writeRecord } from '../engine/record/write.ts'
import { fold, type LogEntry } from '../engine/session.ts'
import { fixture } from '../test/engine/conformance/one-outs.ts'
import { playRandom } from '../test/engine/conformance/table.ts'
import { median, millis, type Result, rates, under } from './measure.ts'

const ENTRIES = 1000

/** A session of a thousand entries: random games are shorter, so this table corrects everybody's HP now and then. */
function longSession() {
  const { ruleset } = fixture
  const { head, start } = playRandom(fixture, 5, { table: false, pads: 0 })
  const log: LogEntry[] = []
  let seed = 6
  while (log.length < ENTRIES) {
    const players = head.setup.players.length
    for (let seat = 0; seat < players; seat++) log.push({ kind: 'correction', fix: { kind: 'hp', seat, value: 7 } })
    log.push({ kind: 'correction', fix: { kind: 'turn', seat: 0 } })
    // Moves of another game: what is illegal here is part of a log too, as a move that does not hold.
    const other = playRandom(fixture, seed++, { table: false, pads: 0 })
    for (const entry of other.log) {
      const legal = entry.kind === 'move' && (entry.move.seat ?? 0) < players
      if (legal && (entry.move.targets ?? []).every((target) => target.seat < players)) log.push(entry)
    }
  }
  return { head, start, log: log.slice(0, ENTRIES), ruleset }
}

export function records(): Result[] {
  const { head, start, log, ruleset } = longSession()
  const folds = Array.from({ length: 25 }, () => millis(() => fold(ruleset, start, log))).slice(5)
  const whole = fold(ruleset, start, log)
  const { lines } = whole
  const undone = [...log, { kind: 'undo' } as const]
  const undos = Array.from({ length: 225 }, () => millis(() => fold(ruleset, start, undone, whole))).slice(25)
  const text = writeRecord(ruleset, head, lines)
  const read = readRecord(text, ruleset)
  if (!read.ok || read.value.lines.length !== ENTRIES) throw new Error('the record does not read back')
  const [written = 0, readBack = 0, replayed = 0] = rates(
    9,
    { name: 'write', round: () => writeRecord(ruleset, head, lines).split('\n').length },
    {
      name: 'read',
      round() {
        const again = readRecord(text, ruleset)
        return again.ok ? again.value.lines.length : 0
      },
    },
    { name: 'replay', round: () => [...replay(read.value, ruleset)].length },
  )
  return [
    { what: `a session of ${ENTRIES} entries folded`, value: median(folds), unit: 'ms' },
    { what: 'the last of them undone', value: median(undos), unit: 'ms' },
    { what: 'record entries written', value: written, unit: '/s' },
    { what: 'record entries read', value: readBack, unit: '/s' },
    { what: 'record entries replayed with hinges', value: replayed, unit: '/s' },
  ]
}

export function referee(): Result[] {
  const record = path.join('test', 'records', 'one-outs', 'nark.txt')
  const start = () =>
    millis(() => {
      const { status } = spawnSync('npm', ['run', '-s', 'referee', '--', record])
      if (status !== 0) throw new Error(`the referee ended with ${status}`)
    })
  start()
  const took = median([start(), start(), start(), start(), start()])
  return [
    { what: 'npm run -s referee, from start to end', value: took, unit: 'ms', goal: under(500, took, 'under 500 ms') },
  ]
}
