/** Sessions that hostile input is made from and thrown at, and what must hold when such input has become a log. */
import assert from 'node:assert/strict'
import { digest } from '../../../engine/digest.ts'
import { writeRecord } from '../../../engine/record/write.ts'
import type { BaseState } from '../../../engine/ruleset.ts'
import { englishNamer, happenedSentence, noteSentence, problemSentence, why } from '../../../engine/sentences.ts'
import { fold, type LogEntry, type SessionHead, startSession } from '../../../engine/session.ts'
import { statistics } from '../../../engine/statistics.ts'
import { checkPlain, checkState } from '../conformance/checks.ts'
import type { Fixture } from '../conformance/fixture.ts'
import { fixtures } from '../conformance/fixtures.ts'
import { randomSession, type Session } from '../soak/log.ts'

/** Sessions of each game, for input to be made from. */
const EACH = 40

export interface Played extends Session {
  readonly fixture: Fixture
  /** States that the session comes through, the first one included. */
  readonly states: readonly BaseState[]
}

let made: readonly Played[] | undefined

/** A few sessions of every game, always the same. */
export function sessions(): readonly Played[] {
  made ??= fixtures.flatMap((fixture) =>
    Array.from({ length: EACH }, (_, seed) => {
      const session = randomSession(fixture, 7000 + seed)
      const started = startSession(fixture.ruleset, session.head)
      assert.ok(started.ok)
      const lines = fold(fixture.ruleset, started.value, session.log).lines
      return { ...session, fixture, states: [started.value, ...lines.map((line) => line.after)] }
    }),
  )
  return made
}

/**
 * What has been read is folded, told in sentences, counted, and written down, and nothing of that fails, whatever it says.
 * A head that does not start says why.
 */
export function checkUse(head: SessionHead, log: readonly LogEntry[]): void {
  const fixture = fixtures.find(({ ruleset }) => ruleset.id === head.game)
  if (fixture === undefined) return
  const { ruleset, text } = fixture
  const started = startSession(ruleset, head)
  const say = englishNamer(text, head.setup.players)
  if (!started.ok) {
    for (const problem of started.problem) assert.notEqual(problemSentence(problem, text, say), '')
    return
  }
  const timeline = fold(ruleset, started.value, log)
  for (const { verdict, problem, after, holds, entry } of timeline.lines) {
    if (verdict !== undefined) {
      assert.notEqual(why(verdict, text, say), '')
      for (const note of verdict.notes) assert.notEqual(noteSentence(note, text, say), '')
    }
    if (problem !== undefined) assert.notEqual(problemSentence(problem, text, say), '')
    if (!holds || entry.kind === 'refused') continue
    checkState(after)
    for (const one of after.happened) assert.notEqual(happenedSentence(one, text, say), '')
    const broken = fixture.broken(after, true)
    if (broken.length > 0) assert.fail(`${broken.join('; ')} after ${JSON.stringify(entry)}`)
    checkPlain(ruleset.view(after, head.setup.players))
  }
  checkPlain(digest(ruleset, timeline, head.setup.players))
  statistics(timeline, head.setup.players.length)
  writeRecord(ruleset, head, timeline.lines)
}
