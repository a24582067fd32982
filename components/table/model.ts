/** The session on the table as signals: everything a screen shows is derived from the stored log. */
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { BaseState, Ruleset } from '../../engine/ruleset.ts'
import { fold, type LogEntry, type SessionHead, startSession, type Timeline } from '../../engine/session.ts'
import { database, databaseState } from '../../store/database.ts'
import { liveDraft, liveTaps, type PendingTaps } from '../../store/drafts.ts'
import { type Glance, glance } from '../../store/glance.ts'
import { liveCurrent, liveSession } from '../../store/live.ts'
import { isQuiet } from '../../store/saved.ts'
import type { StoredSession } from '../../store/sessions.ts'
import { type Draft, NO_DRAFT, readDraft } from '../declare/draft.ts'
import { type Laying, layOut } from '../declare/laying.ts'
import { type Game, openGame } from '../games.ts'
import { afterPaint } from '../shared/afterPaint.ts'
import { route } from '../shared/router.ts'
import { when } from '../shared/when.ts'
import { takeEarly } from './early.ts'
import { followDraft } from './half-made.ts'
import { lastNoted, noteLast } from './last.ts'
import { momentOf } from './moment.ts'
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
 * Why a session cannot be shown: its `game` is not known here, its `setup` does not start under today's rules, or the files
 * of its game cannot be loaded.
 */
type NotShown = 'game' | 'setup' | 'unloaded'

/** Opens a session and follows it, or gives a reason where it cannot be shown. */
export function openSession(stored: StoredSession): Promise<OpenSession | NotShown> {
  return openStored(stored, follow(stored.id))
}

/** Everything stored about a session, followed. Its reading begins here, if nobody has glanced at it yet. */
interface Followed {
  readonly live: ReturnType<typeof liveSession>
  readonly drafts: ReturnType<typeof liveDraft>
  readonly tapped: ReturnType<typeof liveTaps>
  close(): void
}

function follow(id: string, seen?: Glance): Followed {
  const live = liveSession(id, undefined, seen)
  const drafts = liveDraft(id, undefined, seen)
  const tapped = liveTaps(id, undefined, seen)
  return {
    live,
    drafts,
    tapped,
    close() {
      live.close()
      drafts.close()
      tapped.close()
    },
  }
}

async function openStored(stored: StoredSession, followed: Followed): Promise<OpenSession | NotShown> {
  const game = await openGame(stored.game).catch(() => null)
  const started = game ? startSession(game.ruleset, stored.head) : undefined
  if (!game || started?.ok !== true) {
    followed.close()
    return game === null ? 'unloaded' : game === undefined ? 'game' : 'setup'
  }
  const { live, drafts, tapped } = followed
  await when(
    () =>
      live.problem.value !== undefined ||
      (live.log.value !== undefined && drafts.draft.value !== undefined && tapped.taps.value !== undefined),
  )
  return sessionOf(stored, game, started.value, followed)
}

function sessionOf(stored: StoredSession, game: Game, start: BaseState, followed: Followed): OpenSession {
  const { id, head } = stored
  const names = head.setup.players
  const { ruleset, text, pieces } = game
  const { live, drafts, tapped } = followed
  const learnt = signal<readonly LogEntry[]>([])
  const settled = signal<PendingTaps | undefined>(undefined)
  const saving = signal(false)
  const notice = signal<Notice | null>(null)
  // The log only grows, so of two readings the longer one is the newer one. Of two that say the same what was learnt stays:
  // what this window wrote itself is read again a moment later, and nothing is to be drawn again for it.
  const log = computed(() => {
    const stored = live.log.value ?? []
    return stored.length > learnt.value.length ? stored : learnt.value
  })
  let folded: Timeline | undefined
  const timeline = computed(() => {
    folded = fold(ruleset, start, log.value, folded)
    return folded
  })
  const moment = (state: BaseState): Moment => momentOf(ruleset, text.value, names, state)
  const now = computed(() => moment(timeline.value.now))
  const mine = followDraft<Draft>(id, NO_DRAFT, (left) => readDraft(left, names.length), drafts.draft)
  return {
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
      followed.close()
      mine.close()
    },
  }
}

function isSame(one: PendingTaps, other: PendingTaps | undefined): boolean {
  return one.seat === other?.seat && one.change === other.change && one.since === other.since
}

/** What is on the table: `undefined` until that is known, `null` for nothing, or why it cannot be shown. */
export const table = signal<OpenSession | null | undefined | NotShown>(undefined)

let followers = 0
let stopFollowing = (): void => {}

/** Follows the session that is on the table of every window, for whoever asks for it. Gives how to stop. */
export function followTable(): () => void {
  if (followers++ === 0) stopFollowing = followCurrent()
  let mine = true
  return () => {
    if (mine && --followers === 0) stopFollowing()
    mine = false
  }
}

/** Resolves once it is known what is on the table, or once the storage has something to say instead. */
export function tableKnown(): Promise<void> {
  return when(() => table.value !== undefined || isTroubled())
}

/**
 * Resolves once something else is on the table here than is now: whoever begins a session asks for it before, so that what
 * was there is not shown on the way to it, and goes on whichever session it then is, should another window be quicker. At
 * once where no table is followed, or where the storage has something to say instead.
 */
export function tableChanged(): Promise<void> {
  const before = table.peek()
  return followers === 0 ? Promise.resolve() : when(() => table.value !== before || isTroubled())
}

/** Whether the storage has something to say. */
function isTroubled(): boolean {
  return !isQuiet(databaseState.value)
}

function followCurrent(): () => void {
  let stop = (): void => {}
  let following = true
  glanceAhead().then((seen) => {
    if (following) stop = followFrom(seen)
  })
  return () => {
    following = false
    stop()
    show(undefined)
  }
}

/** Looks at what was on the table last, most likely it still is, and begins to load its game. Only a table needs it first. */
async function glanceAhead(): Promise<Glance | undefined> {
  const last = lastNoted()
  if (last === undefined || route.peek().screen !== 'table') return undefined
  // A game that cannot be loaded says so when it is really needed.
  openGame(last.game).catch(() => {})
  // Until that is painted; what a glance does not show, the database must.
  const open = database().putOff()
  const { name } = database()
  const seen = await (takeEarly(last.session, name) ?? glance(last.session, name))
  if (seen === undefined) open()
  else when(() => table.value !== undefined).then(() => afterPaint(open))
  return seen
}

function followFrom(seen: Glance | undefined): () => void {
  const current = liveCurrent(undefined, seen)
  let wanted: string | null | undefined
  const stop = effect(() => {
    const id = current.current.value
    if (id === undefined || id === wanted) return
    wanted = id
    if (id === null) show(null)
    else
      openById(id, seen?.id === id ? seen : undefined).then((opened) => {
        if (wanted === id) show(opened)
        else if (opened instanceof Object) opened.close()
      })
  })
  return () => {
    wanted = undefined
    stop()
    current.close()
  }
}

async function openById(id: string, seen: Glance | undefined): Promise<OpenSession | null | NotShown> {
  const followed = follow(id, seen)
  const { session, problem } = followed.live
  await when(() => session.value !== undefined || problem.value !== undefined)
  const stored = session.peek()
  if (stored instanceof Object && stored.deleted === undefined) return openStored(stored, followed)
  followed.close()
  // A head that cannot be read is one that does not start.
  return stored === undefined ? 'setup' : null
}

function show(next: OpenSession | null | undefined | NotShown): void {
  batch(() => {
    const before = table.peek()
    if (before instanceof Object) before.close()
    table.value = next
    if (next instanceof Object) noteLast({ session: next.id, game: next.ruleset.id })
  })
}
