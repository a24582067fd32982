/**
 * A session: its set-up and an append-only log, folded into states. Everything a screen shows is derived
 * from here, so undo leaves no residue and the same log always gives the same state.
 */
import type { BaseState, Correction, Declaration, Problem, Result, Ruleset, Rulings, Setup } from './ruleset.ts'
import { inForce, inOrder, type Placed } from './standing.ts'
import type { Verdict } from './verdict.ts'

/** What a session starts from. */
export interface SessionHead {
  readonly game: string
  /** Edition of the rules it was played under. */
  readonly edition: number
  readonly setup: Setup
  readonly rulings: Rulings
}

/** An entry that says something about the game. */
export type GameEntry =
  | { readonly kind: 'move'; readonly move: Declaration }
  /** An illegal move the table let stand. */
  | { readonly kind: 'overruled'; readonly move: Declaration }
  | { readonly kind: 'correction'; readonly fix: Correction }
  /** A move somebody only asked about, or tried to log and that was refused; changes nothing. See `triedAs`. */
  | { readonly kind: 'refused'; readonly move: Declaration }

/** An entry that says something about earlier entries. `of` and `before` are places in the log, from 0. */
export type LogEntry =
  | GameEntry
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'changed'; readonly of: number; readonly entry: GameEntry }
  | { readonly kind: 'inserted'; readonly before: number; readonly entry: GameEntry }
  | { readonly kind: 'dropped'; readonly of: number }

/** A game entry that is in force, with what it did. */
export interface Line<State extends BaseState = BaseState> {
  /** Place in the log of the entry that put it there. */
  readonly seq: number
  /** Place of the entry it stands for: itself, or for a change the one that was changed. Names it in later edits. */
  readonly root: number
  readonly entry: GameEntry
  /** For a move: what the engine says about it here. Undefined for a correction. */
  readonly verdict: Verdict | undefined
  /** False where the entry no longer holds: a move that is illegal here, a correction of nothing. It changed nothing. */
  readonly holds: boolean
  /** Why a correction does not hold. */
  readonly problem: Problem | undefined
  /** The state after it. */
  readonly after: State
}

/** What became of an entry that changes nothing: a try that was refused, or a check that was answered with yes. */
export function triedAs({ entry, verdict }: Pick<Line, 'entry' | 'verdict'>): 'refused' | 'checked' | undefined {
  if (entry.kind !== 'refused') return undefined
  return verdict?.legal === true ? 'checked' : 'refused'
}

/** A log folded into states. */
export interface Timeline<State extends BaseState = BaseState> {
  readonly start: State
  readonly lines: readonly Line<State>[]
  /** The state now. */
  readonly now: State
  /** How often undo and redo can be said. */
  readonly undoable: number
  readonly redoable: number
  /** What undo takes back, and what redo says again. */
  readonly undoes: LogEntry | undefined
  readonly redoes: LogEntry | undefined
}

/** Starts a session: the first state, or every problem of its head at once. */
export function startSession<State extends BaseState>(
  game: Ruleset<State>,
  head: SessionHead,
): Result<State, readonly Problem[]> {
  return game.start(head.setup, head.rulings)
}

/** Plays one entry on a state. */
export function playEntry<State extends BaseState>(
  game: Ruleset<State>,
  state: State,
  entry: GameEntry,
): { verdict: Verdict | undefined; holds: boolean; problem: Problem | undefined; after: State } {
  if (entry.kind === 'correction') {
    const fixed = game.correct(state, entry.fix)
    return fixed.ok
      ? { verdict: undefined, holds: true, problem: undefined, after: fixed.value }
      : { verdict: undefined, holds: false, problem: fixed.problem, after: state }
  }
  const verdict = game.judge(state, entry.move)
  if (entry.kind === 'refused') return { verdict, holds: true, problem: undefined, after: state }
  if (entry.kind === 'overruled')
    return { verdict, holds: true, problem: undefined, after: game.overrule(state, entry.move) }
  return verdict.legal
    ? { verdict, holds: true, problem: undefined, after: game.play(state, entry.move) }
    : { verdict, holds: false, problem: undefined, after: state }
}

/**
 * Folds a log into states.
 * @param known a fold of the same session before: what both begin with is taken from it, not judged again
 */
export function fold<State extends BaseState>(
  game: Ruleset<State>,
  start: State,
  log: readonly LogEntry[],
  known?: Timeline<State>,
): Timeline<State> {
  const { placed, past, future, tries, done, undone } = inForce(log)
  const order = inOrder(placed, tries)
  const lines = known?.start === start ? inCommon(order, known.lines) : []
  let now = lines.at(-1)?.after ?? start
  for (const one of order.slice(lines.length)) {
    const done = playEntry(game, now, one.entry)
    now = done.after
    lines.push({ ...one, ...done })
  }
  return {
    start,
    lines,
    now,
    undoable: past.length,
    redoable: future.length,
    undoes: log[done.at(-1) ?? -1],
    redoes: log[undone.at(-1) ?? -1],
  }
}

/** The lines that a list of entries begins with: the very same entries, one after the other. */
function inCommon<State extends BaseState>(order: readonly Placed[], lines: readonly Line<State>[]): Line<State>[] {
  const other = lines.findIndex((line, place) => {
    const one = order[place]
    return line.entry !== one?.entry || line.seq !== one.seq || line.root !== one.root
  })
  return lines.slice(0, other < 0 ? lines.length : other)
}

/** How a line differs once an edit is made: what a screen lists before the edit is accepted. */
export interface Difference<State extends BaseState = BaseState> {
  readonly root: number
  readonly before: Line<State> | undefined
  readonly after: Line<State> | undefined
}

/** The lines that an appended entry (an edit, undo or redo) adds, takes away, or gives another outcome. */
export function differences<State extends BaseState>(
  game: Ruleset<State>,
  start: State,
  log: readonly LogEntry[],
  entry: LogEntry,
): Difference<State>[] {
  const before = fold(game, start, log)
  const after = fold(game, start, [...log, entry], before)
  const old = new Map(before.lines.map((line) => [line.root, line]))
  const found: Difference<State>[] = []
  for (const line of after.lines) {
    const was = old.get(line.root)
    old.delete(line.root)
    if (was === undefined || was.seq !== line.seq || was.holds !== line.holds || !same(was.after, line.after))
      found.push({ root: line.root, before: was, after: line })
  }
  for (const line of old.values()) found.push({ root: line.root, before: line, after: undefined })
  return found.sort((one, other) => one.root - other.root)
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
