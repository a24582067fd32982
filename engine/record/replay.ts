/** Replays a record through its rules: what each line comes to. */
import { hinges } from '../hinges.ts'
import type { BaseState, Problem, Ruleset } from '../ruleset.ts'
import { playEntry } from '../session.ts'
import type { Verdict } from '../verdict.ts'
import type { Claim, Expectation } from './line.ts'
import { foldName } from './names.ts'
import { scan, unquote, writeName } from './quote.ts'
import { entryOf, type PlayRecord, type RecordLine } from './read.ts'

/** A line with what became of it. */
export interface ReplayedLine<State extends BaseState = BaseState> {
  readonly line: RecordLine
  /** For moves, checks and overruled moves. */
  readonly verdict: Verdict | undefined
  /** Rulings under which the move would get the other answer. */
  readonly hinges: readonly string[]
  /** Why a correction was not accepted. */
  readonly problem: Problem | undefined
  /** For assertions and expectations: whether they hold. */
  readonly holds: boolean | undefined
  /** What is the case instead, as a record would say it; undefined where it holds. */
  readonly got: string | undefined
  readonly after: State
  /** Whether the line did something: only then does `after.happened` tell of it. */
  readonly played: boolean
}

/** What is amiss with a line: it cannot be read, or it is illegal or does not hold. Undefined where all is well. */
export function amiss({ line, verdict, problem, holds }: ReplayedLine): 'unreadable' | 'fails' | undefined {
  if (!line.said.ok) return 'unreadable'
  if (problem !== undefined || holds === false) return 'fails'
  // A question may be answered with no, and what the table overruled is illegal by its nature.
  return line.kind === 'move' && verdict?.legal === false && holds === undefined ? 'fails' : undefined
}

/** Starts the record's session; throws only for a head that readRecord has not accepted. */
export function startRecord<State extends BaseState>(record: PlayRecord, game: Ruleset<State>): State {
  const started = game.start(record.head.setup, record.head.rulings)
  if (!started.ok) throw new RangeError(`a head that does not start: ${started.problem.map((one) => one.where)}`)
  return started.value
}

/** Plays a record line by line. A line that is illegal or unreadable changes nothing and the replay goes on. */
export function* replay<State extends BaseState>(
  record: PlayRecord,
  game: Ruleset<State>,
): Generator<ReplayedLine<State>> {
  const names = record.head.setup.players
  let state = startRecord(record, game)
  for (const line of record.lines) {
    const replayed = replayLine(line, game, state, names)
    state = replayed.after
    yield replayed
  }
}

/** What one line comes to in a state. */
function replayLine<State extends BaseState>(
  line: RecordLine,
  game: Ruleset<State>,
  state: State,
  names: readonly string[],
): ReplayedLine<State> {
  const nothing = { line, verdict: undefined, hinges: [], problem: undefined, holds: undefined, got: undefined }
  if (!line.said.ok) return { ...nothing, after: state, played: false }
  const said = line.said.value
  if (said.kind === 'assertion')
    return { ...nothing, ...checkClaim(said.claim, game, state, names), after: state, played: false }
  const entry = entryOf(line)
  if (entry === undefined) return { ...nothing, after: state, played: false }
  const { verdict, problem, holds, after } = playEntry(game, state, entry)
  const played = holds && entry.kind !== 'refused'
  if (said.kind === 'correction' || verdict === undefined) return { ...nothing, problem, after, played }
  const found = hinges(game, state, said.move)
  const expected = said.expectation === undefined ? {} : checkExpectation(said.expectation, verdict, found)
  return { ...nothing, verdict, hinges: found, ...expected, after, played }
}

/** Whether a fact is as claimed. Case, spaces and the spelling of names do not count. */
export function checkClaim<State extends BaseState>(
  claim: Claim,
  game: Ruleset<State>,
  state: State,
  names: readonly string[],
): { holds: boolean; got: string | undefined } {
  const fact = game.notation.facts[claim.fact]
  if (fact === undefined) return { holds: false, got: undefined }
  const written = names.map(writeName)
  const got = fact.read(state, claim.seat ?? 0, written)
  const holds =
    compared(got) === compared(claim.expected) || plainlySame(claim, fact.read(state, claim.seat ?? 0, names))
  return { holds, got: holds ? undefined : got }
}

/** A name that a record would quote may stand in an assertion without quotes too. */
function plainlySame(claim: Claim, got: string): boolean {
  return !claim.expected.includes('"') && foldName(got) === foldName(claim.expected)
}

function compared(text: string): string {
  const { mask, quoted } = scan(text)
  let same = ''
  let from = 0
  for (const [open, close] of quoted) {
    same += text.slice(from, open) + writeName(unquote(text.slice(open, close)))
    from = close
  }
  same += text.slice(from, Math.max(from, mask.length))
  return foldName(same).replace(/ ?, ?/g, ', ')
}

/** Whether a verdict is as expected, and if not what it is, in the words of a record. */
function checkExpectation(
  expected: Expectation,
  verdict: Verdict,
  found: readonly string[],
): { holds: boolean; got: string | undefined } {
  const notes = verdict.notes.map((note) => note.id)
  const holds =
    expected.legal === verdict.legal &&
    (expected.rule === undefined || expected.rule === verdict.rules[0]) &&
    expected.hinges.every((id) => found.includes(id)) &&
    expected.notes.every((id) => notes.includes(id)) &&
    (!expected.noNotes || notes.length === 0)
  return { holds, got: holds ? undefined : describe(verdict, found, notes) }
}

function describe(verdict: Verdict, found: readonly string[], notes: readonly string[]): string {
  const rule = verdict.legal ? [] : verdict.rules.slice(0, 1)
  return [
    verdict.legal ? 'legal' : 'illegal',
    ...rule,
    ...found.map((id) => `~${id}`),
    ...notes.map((id) => `!${id}`),
  ].join(' ')
}
