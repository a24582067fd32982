/**
 * A session: its set-up and an append-only log, folded into states. Everything a screen shows is derived
 * from here, so undo leaves no residue and the same log always gives the same state.
 */
import type { BaseState, Correction, Declaration, Problem, Result, Ruleset, Rulings, Setup } from './ruleset.ts'
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
  /** A move somebody tried to log and that was refused; changes nothing. */
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

export interface Timeline<State extends BaseState = BaseState> {
  readonly start: State
  readonly lines: readonly Line<State>[]
  /** The state now. */
  readonly now: State
  /** How often undo and redo can be said. */
  readonly undoable: number
  readonly redoable: number
}

/** An entry in force before it is judged. */
interface Placed {
  readonly seq: number
  readonly root: number
  readonly entry: GameEntry
}

/**
 * A list of entries in force, its last one first: every list of a log's history shares all that it has in common with
 * the one before, so that a long log costs no more an entry than a short one.
 */
interface Placing {
  readonly one: Placed
  readonly before: Placing | undefined
  readonly length: number
}

/** A refused try, and the root of the entry it followed; −1 at the start. */
interface Try {
  readonly one: Placed
  readonly after: number
}

/** What is in force after the whole log, and what undo and redo lead back to, the nearest last. */
interface Standing {
  readonly placed: Placing | undefined
  readonly past: readonly (Placing | undefined)[]
  readonly future: readonly (Placing | undefined)[]
  readonly tries: readonly Try[]
}

/**
 * What is in force after every undo, redo and edit. An edit is undone like a move: the log's history is a list of
 * such lists, and undo steps back in it. A refused try is no step: undo takes back the last entry that did something,
 * and the try stays in the history where it was made. Takes a time that grows with the log, and for an edit with how
 * far back it reaches.
 */
function inForce(log: readonly LogEntry[]): Standing {
  const past: (Placing | undefined)[] = []
  let future: (Placing | undefined)[] = []
  let placed: Placing | undefined
  const tries: Try[] = []
  const step = (next: Placing | undefined) => {
    past.push(placed)
    future = []
    placed = next
  }
  for (const [seq, entry] of log.entries()) {
    switch (entry.kind) {
      case 'refused':
        tries.push({ one: { seq, root: seq, entry }, after: placed?.one.root ?? -1 })
        break
      case 'undo':
        if (past.length === 0) break
        future.push(placed)
        placed = past.pop()
        break
      case 'redo':
        if (future.length === 0) break
        past.push(placed)
        placed = future.pop()
        break
      case 'changed':
        step(edited(placed, entry.of, ({ root }) => [{ seq, root, entry: entry.entry }]))
        break
      case 'dropped':
        step(edited(placed, entry.of, () => []))
        break
      case 'inserted': {
        const own = { seq, root: seq, entry: entry.entry }
        const before = edited(placed, entry.before, (one) => [own, one])
        step(before === placed ? on(placed, own) : before)
        break
      }
      default:
        step(on(placed, { seq, root: seq, entry }))
    }
  }
  return { placed, past, future, tries }
}

function on(before: Placing | undefined, one: Placed): Placing {
  return { one, before, length: (before?.length ?? 0) + 1 }
}

/** The list with others in the place of an entry; the very same list where there is no such entry. */
function edited(
  placed: Placing | undefined,
  root: number,
  instead: (one: Placed) => readonly Placed[],
): Placing | undefined {
  const later: Placed[] = []
  let here = placed
  for (; here !== undefined && here.one.root !== root; here = here.before) later.push(here.one)
  if (here === undefined) return placed
  let list = here.before
  for (const one of instead(here.one)) list = on(list, one)
  for (const one of later.reverse()) list = on(list, one)
  return list
}

/** The entries in order of play, refused tries where they were made: after the entry they followed, or by age where that is gone. */
function inOrder(placed: Placing | undefined, tries: readonly Try[]): readonly Placed[] {
  const list: Placed[] = []
  for (let here = placed; here !== undefined; here = here.before) list.push(here.one)
  list.reverse()
  if (tries.length === 0) return list
  const roots = new Set(list.map((one) => one.root))
  const following = new Map<number, Placed[]>()
  // The youngest first: what an older one follows cannot lie behind that.
  let older = list.length - 1
  for (const { one, after } of tries.toReversed()) {
    while (older >= 0 && (list[older]?.seq ?? 0) >= one.seq) older--
    const anchor = roots.has(after) ? after : (list[older]?.root ?? -1)
    const there = following.get(anchor)
    if (there === undefined) following.set(anchor, [one])
    else there.push(one)
  }
  const triesAfter = (root: number) => (following.get(root) ?? []).toReversed()
  return [...triesAfter(-1), ...list.flatMap((one) => [one, ...triesAfter(one.root)])]
}

/**
 * How often undo has to be said until an entry is the last one in force.
 * @param root see `Line.root`
 * @returns undefined where undo alone does not lead there: it is not in force, or was edited since
 */
export function undosTo(log: readonly LogEntry[], root: number): number | undefined {
  const { placed, past, tries } = inForce(log)
  const tried = tries.some(({ one }) => one.root === root)
  for (const [undos, list] of [placed, ...past.toReversed()].entries()) {
    if ((list?.length ?? 0) > (placed?.length ?? 0)) continue
    const last = tried
      ? inOrder(list, tries).findLast(({ root: own, entry }) => own === root || entry.kind !== 'refused')
      : list?.one
    if (last?.root === root) return undos
  }
  return undefined
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

/** Folds a log into states. */
export function fold<State extends BaseState>(
  game: Ruleset<State>,
  start: State,
  log: readonly LogEntry[],
): Timeline<State> {
  const { placed, past, future, tries } = inForce(log)
  const lines: Line<State>[] = []
  let now = start
  for (const one of inOrder(placed, tries)) {
    const done = playEntry(game, now, one.entry)
    now = done.after
    lines.push({ ...one, ...done })
  }
  return { start, lines, now, undoable: past.length, redoable: future.length }
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
  const after = fold(game, start, [...log, entry])
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
