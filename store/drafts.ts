/**
 * What is half made: a declaration on the pad, HP taps that are not yet an entry; and what was asked about the rules.
 * Outlives a closed popup.
 */
import type { ReadonlySignal } from '@preact/signals'
import { count, number, object } from './checks.ts'
import { type Database, database, type Saved, type SavedWith } from './database.ts'
import type { Glance } from './glance.ts'
import { liveValue } from './live.ts'
import { type PendingTaps, ROW_VERSION } from './rows.ts'

export type { PendingTaps } from './rows.ts'

/** Keeps a half-made declaration. Whatever the pad needs, as JSON. */
export function writeDraft(session: string, draft: unknown, now: number, on: Database = database()): Promise<Saved> {
  return on.write(['drafts'], async ({ drafts }) => {
    await drafts.put({ session, v: ROW_VERSION, at: now, draft })
  })
}

/** Lets the half-made declaration go. */
export function clearDraft(session: string, on: Database = database()): Promise<Saved> {
  return on.write(['drafts'], ({ drafts }) => drafts.delete(session))
}

/**
 * The half-made declaration of a session as it was written, unchecked: `null` for none, `undefined` until known.
 * `problem`: why it cannot be known.
 * @param seen what a glance at the session has shown
 */
export function liveDraft(
  session: string,
  on: Database = database(),
  seen?: Glance,
): { readonly draft: ReadonlySignal<unknown>; readonly problem: ReadonlySignal<unknown>; close(): void } {
  const live = liveValue<unknown>(
    ['drafts'],
    async ({ drafts }) => {
      const row = await drafts.get(session)
      return row?.draft ?? null
    },
    on,
    seen?.draft,
  )
  return { draft: live.value, problem: live.problem, close: live.close }
}

/**
 * Adds taps to a player's pending ones; taps that cancel each other leave nothing pending.
 * @param change HP, e.g. −1
 * @returns what is now pending, or null
 */
export function tapHp(
  session: string,
  seat: number,
  change: number,
  now: number,
  on: Database = database(),
): Promise<SavedWith<PendingTaps | null>> {
  return on.write(['taps'], async ({ taps }) => {
    const before = await taps.get([session, seat])
    const sum = (before?.change ?? 0) + change
    if (sum === 0) {
      await taps.delete([session, seat])
      return null
    }
    const pending = { seat, change: sum, since: before?.since ?? now }
    await taps.put({ session, v: ROW_VERSION, ...pending })
    return pending
  })
}

/** Takes a player's pending taps back. */
export function dropTaps(session: string, seat: number, on: Database = database()): Promise<Saved> {
  return on.write(['taps'], ({ taps }) => taps.delete([session, seat]))
}

/**
 * Every pending tap of a session, by seat; `undefined` until that is known.
 * @param seen what a glance at the session has shown
 */
export function liveTaps(
  session: string,
  on: Database = database(),
  seen?: Glance,
): { readonly taps: ReadonlySignal<readonly PendingTaps[] | undefined>; close(): void } {
  const live = liveValue<readonly PendingTaps[]>(
    ['taps'],
    async ({ taps }) => {
      const rows = await taps.where('[session+seat]').between([session], [session, []]).toArray()
      return rows.flatMap(readTaps)
    },
    on,
    seen?.taps.flatMap(readTaps),
  )
  return { taps: live.value, close: live.close }
}

/** Pending taps that cannot be read are no loss a player would notice; they are passed over. */
function readTaps(row: unknown): PendingTaps[] {
  try {
    const one = object(row, 'taps')
    return [{ seat: count(one.seat, 'seat'), change: number(one.change, 'change'), since: number(one.since, 'since') }]
  } catch {
    return []
  }
}
