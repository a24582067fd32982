/** Everything that must hold of a session, whatever was said, taken back and changed in it. */
import assert from 'node:assert/strict'
import { digest } from '../../../engine/digest.ts'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import { writeRecord } from '../../../engine/record/write.ts'
import type { BaseState } from '../../../engine/ruleset.ts'
import { differences, fold, type LogEntry, type SessionHead, type Timeline } from '../../../engine/session.ts'
import { statistics } from '../../../engine/statistics.ts'
import { checkPlain, checkSame, checkState, checkVerdict } from '../conformance/checks.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { randomOf } from '../conformance/random.ts'
import { checkAsk, checkLine, checkPads } from '../conformance/step.ts'
import type { Session } from './log.ts'

export interface Fault {
  /** Which check failed: what stays the same while a session is made shorter. */
  readonly check: string
  readonly message: string
}

/** What is wrong with a session; undefined where nothing is. */
export function faultOf<State extends BaseState>(fixture: Fixture<State>, session: Session): Fault | undefined {
  let check = 'start'
  try {
    const { ruleset } = fixture
    const { head, log } = session
    const started = ruleset.start(head.setup, head.rulings)
    assert.ok(started.ok, `does not start: ${started.ok || JSON.stringify(started.problem)}`)
    const start = started.value
    checkState(start)
    check = 'fold'
    const timeline = fold(ruleset, start, log)
    check = 'entries'
    checkEntries(fixture, head, timeline)
    check = 'edits'
    checkEdits(fixture, timeline, log)
    check = 'stored'
    checkStored(fixture, session, timeline)
    check = 'record'
    checkRecord(fixture, head, timeline)
    check = 'sums'
    checkSums(fixture, head, timeline)
    return undefined
  } catch (problem) {
    return { check, message: problem instanceof Error ? problem.message : String(problem) }
  }
}

/** What the conformance suite asks of every entry holds of each in force, and the pad agrees in one state. */
function checkEntries<State extends BaseState>(
  fixture: Fixture<State>,
  { setup: { players } }: SessionHead,
  { start, lines }: Timeline<State>,
): void {
  const looked = lines.length === 0 || lines.length % 16 > 0 ? -1 : (lines.length * 7) % lines.length
  let state = start
  let corrected = false
  for (const [at, line] of lines.entries()) {
    const { entry, verdict, holds, after } = line
    if (verdict !== undefined) checkVerdict(fixture.ruleset, fixture.text, verdict)
    corrected ||= holds && entry.kind !== 'move'
    checkLine(fixture, players, state, line, corrected)
    if (after !== state) checkAsk(fixture, after, players)
    if (at === looked) checkPads(fixture, after, randomOf(at))
    state = after
  }
}

/** An edit that changes anything says what. */
function checkEdits<State extends BaseState>(
  { ruleset }: Fixture<State>,
  { start, now }: Timeline<State>,
  log: readonly LogEntry[],
): void {
  const last = log.at(-1)
  if (last === undefined || !['changed', 'dropped', 'inserted'].includes(last.kind)) return
  const before = log.slice(0, -1)
  if (JSON.stringify(fold(ruleset, start, before).now) === JSON.stringify(now)) return
  assert.ok(differences(ruleset, start, before, last).length > 0, 'an edit that changes something says nothing')
}

/** JSON gives the session back, and so do as many redos after as many undos. */
function checkStored<State extends BaseState>(
  { ruleset }: Fixture<State>,
  session: Session,
  { start, lines, undoable }: Timeline<State>,
): void {
  const { head, log } = JSON.parse(JSON.stringify(session)) as Session
  const started = ruleset.start(head.setup, head.rulings)
  assert.ok(started.ok)
  const times = (kind: 'undo' | 'redo', count: number): LogEntry[] => Array.from({ length: count }, () => ({ kind }))
  const back = fold(ruleset, start, [...log, ...times('undo', undoable + 1)])
  assert.equal(back.now, start, 'everything undone is not the start')
  assert.equal(back.undoable, 0)
  const again = fold(ruleset, started.value, [...log, ...times('undo', undoable), ...times('redo', undoable)])
  assert.equal(again.undoable, undoable)
  assert.equal(again.lines.length, lines.length, 'the stored log has other entries in force')
  // A state is long as text: the last one and one before it say enough.
  for (const at of [lines.length >> 1, lines.length - 1])
    checkSame(again.lines[at]?.after, lines[at]?.after, `entry ${at} of the stored log gives another state`)
}

/** The printed record reads as the same head and entries; played from there, what was taken back has left nothing. */
function checkRecord<State extends BaseState>(
  { ruleset }: Fixture<State>,
  head: SessionHead,
  { lines, now }: Timeline<State>,
): void {
  const text = writeRecord(ruleset, head, lines)
  const read = readRecord(text, ruleset)
  assert.ok(read.ok, `the printed head does not read: ${read.ok || JSON.stringify(read.problem)}`)
  checkSame(read.value.head, head, 'the printed head reads as another one')
  const entries = entriesOf(read.value)
  checkSame(
    entries,
    lines.map((line) => line.entry),
    'the printed record reads as other entries',
  )
  const started = ruleset.start(read.value.head.setup, read.value.head.rulings)
  assert.ok(started.ok)
  checkSame(fold(ruleset, started.value, entries).now, now, 'the printed record gives another state')
}

/** Statistics and digest are sums of what happened: HP at the end is what there was, less what was taken. */
function checkSums<State extends BaseState>(
  { ruleset }: Fixture<State>,
  { setup: { players } }: SessionHead,
  timeline: Timeline<State>,
): void {
  const { seats, corrections } = statistics(timeline, players.length)
  const made = digest(ruleset, timeline, players)
  checkPlain(made)
  assert.equal(made.seats.length, players.length)
  if (corrections > 0) return
  const [was, is] = [timeline.start, timeline.now].map((state) => ruleset.view(state, players).players)
  for (const [seat, { taken, healed }] of seats.entries()) {
    const hp = is?.[seat]?.hp
    if (typeof hp === 'number') assert.equal(hp, Number(was?.[seat]?.hp) - taken + healed, `HP of seat ${seat}`)
  }
}
