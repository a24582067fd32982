/** The session on the table as signals: everything a screen shows is derived from the stored log. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { BaseState, Ruleset } from '../../engine/ruleset.ts'
import { fold, type LogEntry, type SessionHead, startSession, type Timeline } from '../../engine/session.ts'
import { clearDraft, liveDraft, liveTaps, type PendingTaps, writeDraft } from '../../store/drafts.ts'
import { liveCurrent, liveSession } from '../../store/live.ts'
import { type StoredSession, sessionById } from '../../store/sessions.ts'
import { type Draft, NO_DRAFT, readDraft } from '../declare/draft.ts'
import { type Laying, layOut } from '../declare/laying.ts'
import { followNotes, noteDraft, notedDraft } from '../declare/noted.ts'
import { type Game, openGame } from '../games.ts'
import { namer } from './namer.ts'
import type { Moment, Pieces } from './pieces.ts'

/** Something the table must know and cannot see from the log: what another window did, what was not saved. */
export interface Notice {
  readonly text: string
  /** `trouble` where something did not happen. */
  readonly kind: 'news' | 'trouble'
}

/** An open session. Made by `openSession`; `close` stops following. */
export interface OpenSession {
  readonly id: string
  readonly head: SessionHead
  /** Whether it is there only to be tried: none of a person's own sessions. */
  readonly sample: boolean
  readonly names: readonly string[]
  readonly ruleset: Ruleset
  readonly pieces: Pieces
  /** Every entry that is on disk. */
  readonly log: ReadonlySignal<readonly LogEntry[]>
  readonly timeline: ReadonlySignal<Timeline>
  /** The table now. */
  readonly now: ReadonlySignal<Moment>
  readonly draft: ReadonlySignal<Draft>
  /** What the draft comes to on the table as it is. */
  readonly laying: ReadonlySignal<Laying>
  /** HP taps that are stored but not yet an entry. */
  readonly taps: ReadonlySignal<readonly PendingTaps[]>
  /** True while an entry is on its way to the disk: nothing is shown as saved before it is. */
  readonly saving: ReadonlySignal<boolean>
  /** Why the log cannot be read to its end; nothing can be appended then. */
  readonly problem: ReadonlySignal<unknown>
  readonly notice: ReadonlySignal<Notice | null>
  /** The table as it was after a line of the timeline; before the first line for −1. */
  at(line: number): Moment
  /** The table in any state, such as one that an edit would lead to. */
  momentOf(state: BaseState): Moment
  /** Changes the draft here at once and in the other windows a moment later. */
  lay(change: Partial<Draft> | ((draft: Draft) => Draft)): void
  /** Takes in entries that this window has just written or read, and the taps that became one of them. */
  learn(log: readonly LogEntry[], settled?: PendingTaps): void
  setSaving(saving: boolean): void
  tell(notice: Notice | null): void
  close(): void
}

/**
 * Opens a session and follows it.
 * @returns a reason where it cannot be shown: `game` is not known here, `setup` does not start under today's rules
 */
export async function openSession(stored: StoredSession): Promise<OpenSession | 'game' | 'setup'> {
  const game = await openGame(stored.game)
  if (game === undefined) return 'game'
  const started = startSession(game.ruleset, stored.head)
  if (!started.ok) return 'setup'
  const { session, known } = follow(stored, game, started.value)
  await when(known)
  return session
}

/** Resolves once it is true. */
function when(holds: ReadonlySignal<boolean>): Promise<void> {
  return new Promise((resolve) => {
    const stop = holds.subscribe((yes) => {
      if (!yes) return
      resolve()
      // It may hold at the first call, when there is nothing to stop yet.
      queueMicrotask(() => stop())
    })
  })
}

function follow(
  stored: StoredSession,
  game: Game,
  start: BaseState,
): { readonly session: OpenSession; readonly known: ReadonlySignal<boolean> } {
  const { id, head } = stored
  const names = head.setup.players
  const { ruleset, text, pieces } = game
  const live = liveSession(id)
  const drafts = liveDraft(id)
  const tapped = liveTaps(id)
  const learnt = signal<readonly LogEntry[]>([])
  const settled = signal<PendingTaps | undefined>(undefined)
  const saving = signal(false)
  const notice = signal<Notice | null>(null)
  // The log only grows, so of two readings the longer one is the newer one.
  const log = computed(() => {
    const stored = live.log.value ?? []
    return stored.length >= learnt.value.length ? stored : learnt.value
  })
  const timeline = computed(() => fold(ruleset, start, log.value))
  const moment = (state: BaseState): Moment => ({
    ruleset,
    text: text.value,
    say: namer(text.value, names),
    names,
    state,
    view: ruleset.view(state, names),
    ask: ruleset.ask(state),
  })
  const now = computed(() => moment(timeline.value.now))
  const mine = followDraft(id, names.length, drafts.draft)
  const session: OpenSession = {
    id,
    head,
    sample: stored.sample === true,
    names,
    ruleset,
    pieces,
    log,
    timeline,
    now,
    draft: mine.draft,
    laying: computed(() => layOut(now.value, pieces, mine.draft.value)),
    // Stored taps follow a moment after the log: those that have become an entry are not added to it again.
    taps: computed(() => (tapped.taps.value ?? []).filter((one) => !isSame(one, settled.value))),
    saving,
    problem: live.problem,
    notice,
    at: (line) => moment(line < 0 ? start : (timeline.value.lines[line]?.after ?? timeline.value.now)),
    momentOf: moment,
    lay: mine.lay,
    learn(entries, taps) {
      batch(() => {
        if (entries.length > learnt.peek().length) learnt.value = entries
        if (taps !== undefined) settled.value = taps
      })
    },
    setSaving: (on) => {
      saving.value = on
    },
    tell: (next) => {
      notice.value = next
    },
    close() {
      live.close()
      drafts.close()
      tapped.close()
      mine.close()
    },
  }
  const known = computed(
    () =>
      live.problem.value !== undefined ||
      (live.log.value !== undefined && drafts.draft.value !== undefined && tapped.taps.value !== undefined),
  )
  return { session, known }
}

/** The draft: changed here at once, stored, and taken over from other windows while nothing of ours is on its way. */
function followDraft(session: string, seats: number, stored: ReadonlySignal<unknown>) {
  const draft = signal<Draft>(NO_DRAFT)
  let onTheWay = 0
  const store = (next: Draft): void => {
    onTheWay++
    const written = same(next, NO_DRAFT) ? clearDraft(session) : writeDraft(session, next, Date.now())
    written.then((answer) => {
      onTheWay--
      // What could not be stored still works in this window; the next entry will say what is wrong.
      if (answer.saved && onTheWay === 0) noteDraft(session, undefined)
    })
  }
  const takeUp = (left: unknown): void => {
    draft.value = readDraft(left, seats)
    store(draft.peek())
  }
  const left = notedDraft(session)
  if (left !== undefined) takeUp(left)
  const stopNotes = followNotes(session, takeUp)
  const stopStored = effect(() => {
    const next = stored.value
    if (next !== undefined && onTheWay === 0) draft.value = readDraft(next, seats)
  })
  return {
    draft: draft as ReadonlySignal<Draft>,
    close() {
      stopNotes()
      stopStored()
    },
    lay(change: Partial<Draft> | ((draft: Draft) => Draft)) {
      const before = draft.peek()
      const next = typeof change === 'function' ? change(before) : { ...before, ...change }
      if (same(before, next)) return
      draft.value = next
      noteDraft(session, next)
      store(next)
    },
  }
}

function isSame(one: PendingTaps, other: PendingTaps | undefined): boolean {
  return one.seat === other?.seat && one.change === other.change && one.since === other.since
}

function same(one: Draft, other: Draft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** What is on the table: `undefined` until that is known, `null` for nothing, or why it cannot be shown. */
export const table = signal<OpenSession | null | undefined | 'game' | 'setup'>(undefined)

/** Follows the session that is on the table of every window. Gives how to stop. */
export function followTable(): () => void {
  const current = liveCurrent()
  let wanted: string | null | undefined
  const stop = effect(() => {
    const id = current.current.value
    if (id === undefined || id === wanted) return
    wanted = id
    if (id === null) show(null)
    else
      openById(id).then((opened) => {
        if (wanted === id) show(opened)
        else if (opened instanceof Object) opened.close()
      })
  })
  return () => {
    wanted = undefined
    stop()
    current.close()
    show(undefined)
  }
}

async function openById(id: string): Promise<OpenSession | null | 'game' | 'setup'> {
  const stored = await sessionById(id)
  return stored === undefined || stored.deleted !== undefined ? null : openSession(stored)
}

function show(next: OpenSession | null | undefined | 'game' | 'setup'): void {
  batch(() => {
    const before = table.peek()
    if (before instanceof Object) before.close()
    table.value = next
  })
}
