/** A random session of any game, played with every check on the way. */
import assert from 'node:assert/strict'
import { entriesOf, readRecord } from '../../../engine/record/read.ts'
import { writeRecord } from '../../../engine/record/write.ts'
import type { BaseState, Declaration } from '../../../engine/ruleset.ts'
import { fold, type GameEntry, type LogEntry, type SessionHead } from '../../../engine/session.ts'
import type { Verdict } from '../../../engine/verdict.ts'
import { checkSame, checkState, checkVerdict } from './checks.ts'
import { type Fixture, fromPad, randomHead } from './fixture.ts'
import { type Random, randomOf } from './random.ts'
import { checkAsk, checkOver, checkPads, entered } from './step.ts'

export interface Played<State extends BaseState> {
  readonly head: SessionHead
  readonly start: State
  readonly log: readonly GameEntry[]
  /** The state after each entry. */
  readonly states: readonly State[]
  readonly over: boolean
}

export interface Liberties {
  /** Corrections and overruled moves are mixed in, and tries that were refused. */
  readonly table: boolean
  /** Share of the states whose pads are compared with `judge`. */
  readonly pads: number
  /** Told of every legal move before it is played. */
  watch?(state: BaseState, move: Declaration): void
  /** Told of every verdict on a random declaration. */
  judged?(state: BaseState, verdict: Verdict): void
}

/** Tries before the pad is asked for a legal move. */
const TRIES = 60

/** Plays a random session. Throws with the seed and the record so far where anything is not as it must be. */
export function playRandom<State extends BaseState>(
  fixture: Fixture<State>,
  seed: number,
  liberties: Liberties,
): Played<State> {
  const random = randomOf(seed)
  const { ruleset } = fixture
  const head = randomHead(fixture, random)
  const names = head.setup.players
  const log: GameEntry[] = []
  const states: State[] = []
  try {
    const started = ruleset.start(head.setup, head.rulings)
    assert.ok(started.ok, `does not start: ${started.ok || JSON.stringify(started.problem)}`)
    checkState(started.value)
    let state = started.value
    let corrected = false
    const longest = liberties.table ? Math.min(fixture.longest, 80) : fixture.longest
    const over = () => ruleset.ask(state).kind === 'over'
    while (!over() && log.length < longest) {
      const entry = nextEntry(fixture, state, random, liberties)
      log.push(entry)
      corrected ||= entry.kind !== 'move'
      const after = entered(fixture, names, state, entry, corrected)
      if (entry.kind === 'move') liberties.watch?.(state, entry.move)
      states.push(after)
      state = after
      checkAsk(fixture, state, names)
      if (random.chance(liberties.pads)) checkPads(fixture, state, random)
    }
    if (!liberties.table) assert.ok(over(), `not over after ${log.length} moves`)
    if (over()) for (let tries = 0; tries < 10; tries++) checkOver(fixture, state, random, liberties.judged)
    return { head, start: started.value, log, states, over: over() }
  } catch (problem) {
    throw new Error(
      `${ruleset.id}, seed ${seed}: ${problem instanceof Error ? problem.message : String(problem)}\n${printed(fixture, head, log)}`,
      { cause: problem },
    )
  }
}

/** The record so far; the last entry by itself where it is the one that cannot be played. */
function printed<State extends BaseState>(
  fixture: Fixture<State>,
  head: SessionHead,
  log: readonly GameEntry[],
): string {
  const { ruleset } = fixture
  const started = ruleset.start(head.setup, head.rulings)
  if (!started.ok) return JSON.stringify(head)
  try {
    return writeRecord(ruleset, head, fold(ruleset, started.value, log).lines)
  } catch {
    const before = fold(ruleset, started.value, log.slice(0, -1)).lines
    return `${writeRecord(ruleset, head, before)}# ${JSON.stringify(log.at(-1))}\n`
  }
}

function nextEntry<State extends BaseState>(
  fixture: Fixture<State>,
  state: State,
  random: Random,
  liberties: Liberties,
): GameEntry {
  const { ruleset } = fixture
  if (liberties.table && random.chance(0.06)) return { kind: 'correction', fix: fixture.correction(state, random) }
  if (fixture.impossible !== undefined && random.chance(0.1)) {
    const verdict = ruleset.judge(state, fixture.impossible(state, random))
    checkVerdict(ruleset, fixture.text, verdict)
    assert.equal(verdict.legal, false, 'the impossible is legal')
    liberties.judged?.(state, verdict)
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const move = fixture.declaration(state, random)
    const verdict = ruleset.judge(state, move)
    checkVerdict(ruleset, fixture.text, verdict)
    liberties.judged?.(state, verdict)
    if (verdict.legal) return { kind: 'move', move }
    if (liberties.table && random.chance(0.02)) return { kind: random.pick(['overruled', 'refused']), move }
  }
  const move = fromPad(ruleset, state, random)
  assert.ok(
    move !== undefined,
    `asked are seats [${ruleset.ask(state).who}], and the pad has nothing legal for the first`,
  )
  return { kind: 'move', move }
}

/** The log gives the same states again: from JSON, from the printed record, and after undo and redo. */
export function checkLog<State extends BaseState>(fixture: Fixture<State>, played: Played<State>, seed: number): void {
  const { ruleset } = fixture
  const { head, start, log, states } = played
  const now = states.at(-1) ?? start
  try {
    const stored = JSON.parse(JSON.stringify({ head, log })) as { head: SessionHead; log: GameEntry[] }
    const again = ruleset.start(stored.head.setup, stored.head.rulings)
    assert.ok(again.ok)
    const timeline = fold(ruleset, again.value, stored.log)
    checkSame(
      timeline.lines.map((line) => line.after),
      states,
      'the stored log gives other states',
    )
    const text = writeRecord(ruleset, head, timeline.lines)
    const read = readRecord(text, ruleset)
    assert.ok(read.ok, `the printed head does not read: ${read.ok || JSON.stringify(read.problem)}`)
    assert.deepEqual(read.value.head, head, 'the printed head reads as another one')
    assert.deepEqual(entriesOf(read.value), log, 'the printed record reads as other entries')
    const replayed = ruleset.start(read.value.head.setup, read.value.head.rulings)
    assert.ok(replayed.ok)
    checkSame(fold(ruleset, replayed.value, entriesOf(read.value)).now, now, 'the printed record gives another state')
    checkUndo(fixture, played)
  } catch (problem) {
    throw new Error(
      `${ruleset.id}, seed ${seed}: ${problem instanceof Error ? problem.message : String(problem)}\n${printed(fixture, head, log)}`,
      { cause: problem },
    )
  }
}

/** Undo to the start gives every earlier state, redo every later one. */
function checkUndo<State extends BaseState>(fixture: Fixture<State>, { start, log, states }: Played<State>): void {
  const { ruleset } = fixture
  const steps = fold(ruleset, start, log).undoable
  // The states between which undo steps: refused tries are none.
  const reached = [start, ...states.filter((_, place) => log[place]?.kind !== 'refused')]
  assert.equal(reached.length, steps + 1)
  const undone: LogEntry[] = [...log]
  // A long session is looked at in a few places, each of them a fold of the whole log.
  const every = Math.max(1, Math.floor(steps / 4))
  for (let back = 1; back <= steps; back++) {
    undone.push({ kind: 'undo' })
    if (back % every === 0 || back === steps)
      checkSame(fold(ruleset, start, undone).now, reached[steps - back], `after ${back} undos`)
  }
  assert.equal(fold(ruleset, start, undone).undoable, 0)
  for (let forth = 1; forth <= steps; forth++) {
    undone.push({ kind: 'redo' })
    if (forth % every === 0 || forth === steps)
      checkSame(fold(ruleset, start, undone).now, reached[forth], `after ${forth} redos`)
  }
}
