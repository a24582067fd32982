/** Records with anything in them: replayed, or refused with a place and a sentence for each problem. */
import assert from 'node:assert/strict'
import fc from 'fast-check'
import type { RecordProblem } from '../../../engine/record/head.ts'
import { entriesOf, gameOf, readRecord, unreadable } from '../../../engine/record/read.ts'
import { replay } from '../../../engine/record/replay.ts'
import { readProblem, readProblems } from '../../../engine/record/text/en.ts'
import { writeRecord } from '../../../engine/record/write.ts'
import { englishNamer, problemSentence } from '../../../engine/sentences.ts'
import { fold } from '../../../engine/session.ts'
import { fixtures } from '../conformance/fixtures.ts'
import { nasty, soon } from './hostile.ts'
import { line, lineOf } from './lines.ts'
import { checkUse, type Played, sessions } from './sessions.ts'

/** One change to the text of a record. */
const change = fc.oneof(
  fc.record({ how: fc.constant('put' as const), at: fc.nat(800), text: nasty }),
  fc.record({ how: fc.constant('cut' as const), at: fc.nat(800), count: fc.nat(20) }),
  fc.record({ how: fc.constant('line' as const), at: fc.nat(30), line }),
  fc.record({ how: fc.constant('twice' as const), at: fc.nat(30) }),
  fc.record({ how: fc.constant('move' as const), at: fc.nat(30), to: fc.nat(30) }),
  fc.record({
    how: fc.constant('header' as const),
    key: fc.constantFrom('game', 'players', 'dealer', 'hp', 'top', 'houses', 'stories', 'rulings', '__proto__'),
    value: fc.oneof(
      nasty,
      fc.constantFrom('Ann, Ben, Cas', 'one-card', '7', 'buffs=stack', 'Red', '9C', 'a, a, b', ',,,'),
    ),
  }),
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

function changed(text: string, one: Change, names: readonly string[]): string {
  if (one.how === 'put') return text.slice(0, one.at) + one.text + text.slice(one.at)
  if (one.how === 'cut') return text.slice(0, one.at) + text.slice(one.at + one.count)
  if (one.how === 'header') return `${one.key}: ${one.value}\n${text}`
  const lines = text.split('\n')
  if (one.how === 'line') lines.splice(one.at, 0, lineOf(one.line, names))
  else {
    const at = one.at % lines.length
    const [moved = ''] = one.how === 'move' ? lines.splice(at, 1) : [lines[at]]
    lines.splice(one.how === 'move' ? one.to : at, 0, moved)
  }
  return lines.join('\n')
}

/** Longest record that changes are made to: a long one is no other one, only slower. */
const LONGEST = 800

export const records = fc.property(fc.nat(10_000), fc.array(change, { minLength: 1, maxLength: 5 }), (nth, changes) => {
  const all = sessions()
  const played = all[nth % all.length] as Played
  const names = played.head.setup.players
  let text = writtenOf(played).slice(0, LONGEST)
  for (const one of changes) text = changed(text, one, names)
  soon(text.length, () => checkRead(text))
})

const written = new WeakMap<Played, string>()

function writtenOf(played: Played): string {
  let text = written.get(played)
  if (text === undefined) {
    const { ruleset } = played.fixture
    const started = ruleset.start(played.head.setup, played.head.rulings)
    assert.ok(started.ok)
    text = writeRecord(ruleset, played.head, fold(ruleset, started.value, played.log).lines)
    written.set(played, text)
  }
  return text
}

function checkRead(text: string): void {
  const game = gameOf(text)
  if (!game.ok) {
    checkProblem(game.problem, text)
    return
  }
  const fixture = fixtures.find(({ ruleset }) => ruleset.id === game.value)
  assert.ok(fixture !== undefined)
  const { ruleset, text: words } = fixture
  const read = readRecord(text, ruleset)
  if (!read.ok) {
    assert.ok(read.problem.length > 0, 'refused for no reason')
    for (const problem of read.problem)
      if (problem.from === 'game') assert.notEqual(problemSentence(problem, words, englishNamer(words, [])), '')
      else checkProblem(problem, text)
    return
  }
  for (const problem of unreadable(read.value)) checkProblem(problem, text)
  for (const one of replay(read.value, ruleset)) JSON.stringify(one.verdict)
  const entries = entriesOf(read.value)
  checkUse(read.value.head, entries)
  const started = ruleset.start(read.value.head.setup, read.value.head.rulings)
  assert.ok(started.ok, 'a head that was read does not start')
  const again = readRecord(writeRecord(ruleset, read.value.head, fold(ruleset, started.value, entries).lines), ruleset)
  assert.ok(again.ok, `what was read cannot be read again: ${again.ok || JSON.stringify(again.problem)}`)
  assert.deepEqual(again.value.head, read.value.head)
  // A refused try stays where it was made; everything else in its order.
  assert.deepEqual(entriesOf(again.value), entries)
}

function checkProblem({ line, column, reason, params }: RecordProblem, text: string): void {
  assert.ok(line >= 1 && column >= 1 && line <= text.split(/\r\n|\r|\n/).length, `place ${line}:${column}`)
  assert.ok(Object.hasOwn(readProblems, reason), reason)
  assert.ok(readProblem(reason, params).length < 1000, 'a problem as long as the line')
}
