/** The only place that appends to a log: judge, append, and where another window was first, read again and say so. */
import type { Correction, Declaration, Seat } from '../../engine/ruleset.ts'
import { problemSentence, why } from '../../engine/sentences.ts'
import type { GameEntry, LogEntry } from '../../engine/session.ts'
import { undosTo } from '../../engine/standing.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { dropTaps, type PendingTaps, tapHp } from '../../store/drafts.ts'
import { appendEntry, readableEntries, type Settles } from '../../store/entries.ts'
import type { NotSaved } from '../../store/saved.ts'
import { NO_DRAFT } from '../declare/draft.ts'
import { announce } from '../shared/live.tsx'
import { entryLine } from './entries.ts'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { saidOf, saidOfStep } from './said.ts'
import { countOf } from './seats.ts'
import { stepLine } from './step.ts'
import { summary } from './summary.ts'
import { words } from './words.ts'

/** What came of something that was said. `lost`: nothing was logged, and a notice says why. */
export type Outcome =
  | { readonly kind: 'logged' }
  | { readonly kind: 'refused'; readonly verdict: Verdict }
  | { readonly kind: 'lost' }

/**
 * Judges a move and logs it where it is legal.
 * @param tried true where somebody meant to log it come what may: a refusal is then kept in the history
 */
export function declare(session: OpenSession, move: Declaration, tried = false): Promise<Outcome> {
  return alone(session, async () => {
    if (!(await keepAllTaps(session))) return { kind: 'lost' }
    const before = session.now.peek()
    const verdict = before.ruleset.judge(before.state, move)
    if (!verdict.legal) {
      if (tried) await append(session, { kind: 'refused', move }, {})
      return { kind: 'refused', verdict }
    }
    const entry: GameEntry = { kind: 'move', move }
    const known = session.log.peek().length
    const saved = await append(session, entry, { draft: true })
    if (saved.saved) return logged(session, entry)
    if (saved.why !== 'conflict') return lost(session, saved)
    return declareAgain(session, move, before, verdict, known)
  })
}

/** Another window was first: the move is judged again, and logged only where the very same question is still open. */
async function declareAgain(
  session: OpenSession,
  move: Declaration,
  before: Moment,
  meant: Verdict,
  known: number,
): Promise<Outcome> {
  const own = entryLine({ kind: 'move', move }, session.ruleset, session.names)
  const other = await readAgain(session, known)
  if (other === undefined) return lost(session, { saved: false, why: 'failed' })
  const now = session.now.peek()
  const verdict = now.ruleset.judge(now.state, move)
  // The same question in the same words may be another one: the second of four eggs. Only what answers nothing
  // leaves the question as it was.
  const unanswered = session.log
    .peek()
    .slice(known)
    .every((entry) => entry.kind === 'correction' || entry.kind === 'refused')
  const same = unanswered && verdict.as === meant.as && JSON.stringify(now.ask) === JSON.stringify(before.ask)
  if (verdict.legal && same) {
    const entry: GameEntry = { kind: 'move', move }
    const saved = await append(session, entry, { draft: true })
    if (saved.saved) {
      const text = `${other} ${words.value.yoursToo(own)}`
      session.tell({ text, kind: 'news' })
      return logged(session, entry, text)
    }
    return lost(session, saved)
  }
  const reason = verdict.legal
    ? words.value.yoursNot(own)
    : words.value.yoursRefused(own, why(verdict, now.text, now.say))
  tell(session, `${other} ${reason}`, 'trouble')
  return { kind: 'lost' }
}

/** Logs a move that the engine calls illegal and the table lets stand. */
export function overrule(session: OpenSession, move: Declaration): Promise<Outcome> {
  return simple(session, { kind: 'overruled', move }, { draft: true })
}

/** Logs what the table says overrides the engine. A correction of nothing is refused by the engine and not logged. */
export function correct(session: OpenSession, fix: Correction): Promise<Outcome> {
  return simple(session, { kind: 'correction', fix }, {})
}

/** Appends an edit of an earlier entry. */
export function edit(session: OpenSession, entry: LogEntry): Promise<Outcome> {
  return simple(session, entry, {})
}

/** Takes back the last entry in force, and says which and what that changes. `lost` where there is none. */
export async function undo(session: OpenSession): Promise<Outcome> {
  const { undoable, undoes } = session.timeline.peek()
  const what = stepLine(session, undoes)
  return undoable === 0 ? { kind: 'lost' } : step(session, 'undo', () => words.value.said.undone(what))
}

/** Says again what undo took back last. `lost` where there is nothing. */
export async function redo(session: OpenSession): Promise<Outcome> {
  const { redoable, redoes } = session.timeline.peek()
  return redoable === 0
    ? { kind: 'lost' }
    : step(session, 'redo', () => words.value.said.redone(stepLine(session, redoes)))
}

async function step(session: OpenSession, kind: 'undo' | 'redo', told: () => string): Promise<Outcome> {
  const before = session.now.peek()
  const outcome = await simple(session, { kind }, {}, false)
  if (outcome.kind === 'logged') announce(saidOfStep(session, told(), before))
  return outcome
}

/** Undoes until an entry is the last one in force. */
export async function undoTo(session: OpenSession, root: number): Promise<Outcome> {
  const was = session.now.peek()
  const undos = undosTo(session.log.peek(), root) ?? 0
  for (let undone = 0; undone < undos; undone++) {
    const outcome = await simple(session, { kind: 'undo' }, {}, false)
    if (outcome.kind !== 'logged') return outcome
  }
  announce(saidOfStep(session, '', was))
  return { kind: 'logged' }
}

/** Adds a tap on − or + to what is pending for a player. Stored at once; an entry once it is kept. */
export async function tap(session: OpenSession, seat: Seat, change: number): Promise<void> {
  const saved = await tapHp(session.id, seat, change, Date.now())
  if (!saved.saved) {
    lost(session, saved)
    return
  }
  const { said } = words.value
  const name = session.names[seat] ?? ''
  const before = countOf(session, session.now.peek(), seat)
  const after = Math.max(0, before + (saved.value?.change ?? 0))
  announce(
    saved.value === null ? said.takenBack(name) : said.pending(name, before, after, session.pieces.count.unit(after)),
  )
}

/** Takes a player's pending taps back. */
export async function takeBack(session: OpenSession, seat: Seat): Promise<void> {
  const saved = await dropTaps(session.id, seat)
  if (saved.saved) announce(words.value.said.takenBack(session.names[seat] ?? ''))
  else lost(session, saved)
}

/** Makes a player's pending taps one correction. Another window that was first has done the same: no word of it. */
export function keepTaps(session: OpenSession, pending: PendingTaps): Promise<Outcome> {
  return alone(session, async () => {
    const { entry, saved } = await appendTaps(session, pending)
    if (saved.saved) return logged(session, entry)
    return saved.why === 'conflict' ? { kind: 'lost' } : lost(session, saved)
  })
}

/** Whatever is pending becomes an entry before the next declaration. */
async function keepAllTaps(session: OpenSession): Promise<boolean> {
  for (const pending of session.taps.peek()) {
    const { saved } = await appendTaps(session, pending)
    if (saved.saved || saved.why === 'conflict') continue
    lost(session, saved)
    return false
  }
  return true
}

/**
 * Makes pending taps an entry: after whatever another window has logged first. A conflict means that they are an entry
 * already, or no longer these: nobody has to be told.
 */
async function appendTaps(session: OpenSession, pending: PendingTaps) {
  for (let again = false; ; again = true) {
    const entry = tapsEntry(session, pending)
    const saved = await append(session, entry, { taps: pending })
    if (saved.saved || saved.why !== 'conflict') return { entry, saved }
    await readAgain(session, session.log.peek().length)
    if (again) return { entry, saved }
  }
}

function tapsEntry(session: OpenSession, { seat, change }: PendingTaps): GameEntry {
  const before = countOf(session, session.now.peek(), seat)
  return {
    kind: 'correction',
    fix: { kind: session.pieces.count.correction, seat, value: Math.max(0, before + change) },
  }
}

/** One thing at a time: a second tap while the first is on its way to the disk does nothing. */
async function alone(session: OpenSession, work: () => Promise<Outcome>): Promise<Outcome> {
  if (session.saving.peek()) return { kind: 'lost' }
  session.setSaving(true)
  try {
    return await work()
  } finally {
    session.setSaving(false)
  }
}

function simple(session: OpenSession, entry: LogEntry, settles: Settles, aloud = true): Promise<Outcome> {
  return alone(session, async () => {
    if (!(await keepAllTaps(session))) return { kind: 'lost' }
    if (entry.kind === 'correction') {
      const { ruleset, state, text, say } = session.now.peek()
      const fixed = ruleset.correct(state, entry.fix)
      if (!fixed.ok) {
        tell(session, problemSentence(fixed.problem, text, say), 'trouble')
        return { kind: 'lost' }
      }
    }
    const known = session.log.peek().length
    const saved = await append(session, entry, settles)
    if (saved.saved) return aloud && isGameEntry(entry) ? logged(session, entry) : { kind: 'logged' }
    if (saved.why !== 'conflict') return lost(session, saved)
    const other = await readAgain(session, known)
    if (other === undefined) return lost(session, { saved: false, why: 'failed' })
    tell(
      session,
      isGameEntry(entry)
        ? `${other} ${words.value.yoursNot(entryLine(entry, session.ruleset, session.names))}`
        : `${other} ${words.value.lookAgain}`,
      'trouble',
    )
    return { kind: 'lost' }
  })
}

function isGameEntry(entry: LogEntry): entry is GameEntry {
  return ['move', 'overruled', 'correction', 'refused'].includes(entry.kind)
}

async function append(session: OpenSession, entry: LogEntry, settles: Settles) {
  const log = session.log.peek()
  const next = [...log, entry]
  const saved = await appendEntry(session.id, log.length, entry, Date.now(), summary(session, next), settles)
  if (!saved.saved) return saved
  session.learn(next, settles.taps)
  if (settles.draft === true) session.lay(() => NO_DRAFT)
  return saved
}

/**
 * Reads the log as it now is.
 * @param known its length when the entry was judged: by now the other window's may have arrived by itself
 * @returns the sentence about what the other window did; undefined where it cannot be read
 */
async function readAgain(session: OpenSession, known: number): Promise<string | undefined> {
  try {
    // Entries are never changed, so that only what came after those known is read: logs grow long.
    const before = session.log.peek()
    const { log: tail, problem } = await readableEntries(session.id, undefined, before.length)
    if (problem !== undefined) return undefined
    const log = [...before, ...tail]
    session.learn(log)
    const newer = log.slice(known).filter(isGameEntry).at(-1)
    return newer === undefined
      ? words.value.otherChanged
      : words.value.otherFirst(entryLine(newer, session.ruleset, session.names))
  } catch {
    return undefined
  }
}

/**
 * The entry is on disk: says what it changed and who is asked now, once.
 * @param news what another window did before it
 */
function logged(session: OpenSession, entry: GameEntry, news = ''): Outcome {
  announce(saidOf(session, entry, news))
  return { kind: 'logged' }
}

function lost(session: OpenSession, notSaved: NotSaved): Outcome {
  const { full, readOnly, outdated, failed, otherChanged } = words.value
  const texts = { full, 'read-only': readOnly, outdated, failed, conflict: otherChanged }
  tell(session, texts[notSaved.why], 'trouble')
  return { kind: 'lost' }
}

function tell(session: OpenSession, text: string, kind: 'news' | 'trouble'): void {
  session.tell({ text, kind })
  announce(text)
}
