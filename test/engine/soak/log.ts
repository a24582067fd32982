/** A random session as a log: moves, and everything else that a table and its scorekeeper can do to a log. */
import type { BaseState } from '../../../engine/ruleset.ts'
import {
  fold,
  type GameEntry,
  type LogEntry,
  playEntry,
  type SessionHead,
  type Timeline,
} from '../../../engine/session.ts'
import { type Fixture, fromPad, randomHead } from '../conformance/fixture.ts'
import { type Random, randomOf } from '../conformance/random.ts'

export interface Session {
  readonly head: SessionHead
  readonly log: readonly LogEntry[]
}

/** Entries of a session at most. Most games are over before. */
const LONGEST = 70
/** Tries before the pad is asked for a legal move. */
const TRIES = 40

/** The session of a seed: the same on every machine. It makes entries and checks nothing; `faultOf` does. */
export function randomSession<State extends BaseState>(fixture: Fixture<State>, seed: number): Session {
  const random = randomOf(seed)
  const { ruleset } = fixture
  const head = randomHead(fixture, random)
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) return { head, log: [] }
  const log: LogEntry[] = []
  let state = started.value
  const longest = 5 + random.int(LONGEST)
  while (log.length < longest) {
    if (log.length > 0 && random.chance(0.08)) {
      const timeline = fold(ruleset, started.value, log)
      log.push(...edits(fixture, timeline, log.length, random))
      state = fold(ruleset, started.value, log).now
      continue
    }
    if (ruleset.ask(state).kind === 'over' && random.chance(0.7)) break
    const entry = said(fixture, state, random)
    log.push(entry)
    state = playEntry(ruleset, state, entry).after
  }
  return { head, log }
}

/** What somebody says next: mostly a legal move. */
function said<State extends BaseState>(fixture: Fixture<State>, state: State, random: Random): GameEntry {
  const { ruleset } = fixture
  if (random.chance(0.04)) return { kind: 'correction', fix: fixture.correction(state, random) }
  for (let tries = 0; tries < TRIES; tries++) {
    const move = fixture.declaration(state, random)
    if (ruleset.judge(state, move).legal) return { kind: 'move', move }
    if (random.chance(0.01)) return { kind: random.pick(['overruled', 'refused']), move }
  }
  return { kind: 'move', move: fromPad(ruleset, state, random) ?? fixture.declaration(state, random) }
}

/** Undo a few times and redo some of it, or change, drop or insert an entry that is in force. */
function edits<State extends BaseState>(
  fixture: Fixture<State>,
  { start, lines }: Timeline<State>,
  length: number,
  random: Random,
): LogEntry[] {
  if (random.chance(0.5)) {
    const back = 1 + random.int(4)
    const forth = random.chance(0.5) ? random.int(back + 2) : 0
    return [
      ...Array.from({ length: back }, (): LogEntry => ({ kind: 'undo' })),
      ...Array.from({ length: forth }, (): LogEntry => ({ kind: 'redo' })),
    ]
  }
  const at = random.int(lines.length + 1)
  const before = lines[at - 1]?.after ?? start
  // Now and then an edit of what is not there, as another window may have taken it away.
  const root = random.chance(0.9) ? (lines[at]?.root ?? 0) : random.int(length + 2)
  switch (random.int(3)) {
    case 0:
      return [{ kind: 'changed', of: root, entry: said(fixture, before, random) }]
    case 1:
      return [{ kind: 'inserted', before: root, entry: said(fixture, before, random) }]
    default:
      return [{ kind: 'dropped', of: root }]
  }
}
