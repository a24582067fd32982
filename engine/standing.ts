/** What of a log is in force after every undo, redo and edit, and what became of the rest. Nothing is judged here. */
import type { GameEntry, LogEntry } from './session.ts'

/** An entry in force before it is judged. */
export interface Placed {
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

type Replaced = (before: Placing | undefined, after: Placing | undefined, undone: boolean) => void

/** What is in force after the whole log, and what undo and redo lead back to, the nearest last. */
interface Standing {
  readonly placed: Placing | undefined
  readonly past: readonly (Placing | undefined)[]
  readonly future: readonly (Placing | undefined)[]
  readonly tries: readonly Try[]
  /** Places in the log of what undo takes back and what redo says again, the next one last. */
  readonly done: readonly number[]
  readonly undone: readonly number[]
}

/**
 * What is in force after every undo, redo and edit. An edit is undone like a move: the log's history is a list of
 * such lists, and undo steps back in it. A refused try is no step: undo takes back the last entry that did something,
 * and the try stays in the history where it was made. Takes a time that grows with the log, and for an edit with how
 * far back it reaches.
 * @param replaced told of every list that gives way to another
 */
export function inForce(log: readonly LogEntry[], replaced: Replaced = () => {}): Standing {
  const past: (Placing | undefined)[] = []
  let future: (Placing | undefined)[] = []
  let placed: Placing | undefined
  const tries: Try[] = []
  const done: number[] = []
  let undone: number[] = []
  let now = 0
  const step = (next: Placing | undefined) => {
    past.push(placed)
    future = []
    undone = []
    done.push(now)
    placed = next
  }
  for (const [seq, entry] of log.entries()) {
    const before = placed
    now = seq
    switch (entry.kind) {
      case 'refused':
        tries.push({ one: { seq, root: seq, entry }, after: placed?.one.root ?? -1 })
        break
      case 'undo':
        if (past.length === 0) break
        future.push(placed)
        placed = past.pop()
        undone.push(...done.splice(-1))
        break
      case 'redo':
        if (future.length === 0) break
        past.push(placed)
        placed = future.pop()
        done.push(...undone.splice(-1))
        break
      case 'changed':
        step(edited(placed, entry.of, ({ root }) => [{ seq, root, entry: entry.entry }]))
        break
      case 'dropped':
        step(edited(placed, entry.of, () => []))
        break
      case 'inserted': {
        const own = { seq, root: seq, entry: entry.entry }
        const found = edited(placed, entry.before, (one) => [own, one])
        step(found === placed ? on(placed, own) : found)
        break
      }
      default:
        step(on(placed, { seq, root: seq, entry }))
    }
    replaced(before, placed, entry.kind === 'undo')
  }
  return { placed, past, future, tries, done, undone }
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
export function inOrder(placed: Placing | undefined, tries: readonly Try[]): readonly Placed[] {
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

/** An entry that was logged and is not in force: it stays in the log, and can be shown beside what is. */
export interface Trace {
  /** Place in the log. */
  readonly seq: number
  /** Root of the entry it was, see `Line.root`. */
  readonly root: number
  readonly entry: GameEntry
  /** `changed`: another entry stands in its place; `dropped` by an edit; `undone`, it or the edit that it came with. */
  readonly why: 'changed' | 'dropped' | 'undone'
  /** Root of the entry in force that it belongs to or came after; −1 at the start. */
  readonly after: number
}

/** Everything that was changed, dropped or undone, in the order it was logged. */
export function traces(log: readonly LogEntry[]): readonly Trace[] {
  const gone = new Map<number, { readonly one: Placed; readonly why: Trace['why'] }>()
  const { placed, tries } = inForce(log, (before, after, undone) => {
    const [left, come] = apart(before, after)
    const roots = new Set(come.map(({ root }) => root))
    // What is put back behind an edit is among them; it stands in the end, or goes once more.
    for (const one of left)
      gone.set(one.seq, { one, why: undone ? 'undone' : roots.has(one.root) ? 'changed' : 'dropped' })
  })
  const list = inOrder(placed, tries)
  const standing = new Set(list.map(({ seq }) => seq))
  const roots = new Set(list.map(({ root }) => root))
  return [...gone.values()]
    .filter(({ one }) => !standing.has(one.seq))
    .sort((one, other) => one.one.seq - other.one.seq)
    .map(({ one: { seq, root, entry }, why }) => {
      const after = roots.has(root) ? root : (list.findLast((other) => other.root < root)?.root ?? -1)
      return { seq, root, entry, why, after }
    })
}

/** What two lists do not share: what only the one has at its end, and what only the other. */
function apart(one: Placing | undefined, other: Placing | undefined): [Placed[], Placed[]] {
  const [left, right]: [Placed[], Placed[]] = [[], []]
  let [here, there] = [one, other]
  while (here !== there) {
    const [own, theirs] = [here?.length ?? 0, there?.length ?? 0]
    if (here !== undefined && own >= theirs) {
      left.push(here.one)
      here = here.before
    }
    if (there !== undefined && theirs >= own) {
      right.push(there.one)
      there = there.before
    }
  }
  return [left, right]
}
