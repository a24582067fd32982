/** How the database stands, and how a write or a read went. */

/**
 * - `opening` not yet known; `ready` reads and writes.
 * - `newer` the database was made by newer code: everything can be read, nothing is written.
 * - `blocked` another window holds an older version open; goes on by itself once that is closed.
 * - `outdated` newer code took the database over while this page was open: the page must reload.
 * - `full` the last write found no room and was not made; a later write that finds room leads back to `ready`.
 *   Where the disk is so full that the browser gives up the database, nothing can be read meanwhile either.
 * - `failed` the browser gave no database; whoever needs it next makes it try again.
 */
export type DatabaseState = 'opening' | 'ready' | 'newer' | 'blocked' | 'outdated' | 'full' | 'failed'

/** Whether there is nothing to say of a database but that it is there, or soon will be. */
export function isQuiet(state: DatabaseState): state is 'opening' | 'ready' {
  return state === 'opening' || state === 'ready'
}

/**
 * Why a write was not made. `conflict`: another window was first, or what it speaks of is gone; read again.
 * Nothing of a refused write is kept.
 */
export type WhyNotSaved = 'conflict' | 'full' | 'read-only' | 'outdated' | 'failed'

/** A write of which nothing is on disk. */
export interface NotSaved {
  readonly saved: false
  readonly why: WhyNotSaved
}

/** A write that is on disk, or the reason why nothing of it is. */
export type Saved = { readonly saved: true } | NotSaved

/** A write that is on disk with what it gave, or the reason why nothing of it is. */
export type SavedWith<Value> = { readonly saved: true; readonly value: Value } | NotSaved

/** Thrown inside `write` to give the whole transaction up. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly why: WhyNotSaved
  constructor(why: WhyNotSaved) {
    super(why)
    this.why = why
  }
}

/** The database cannot be read; `state` says why. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'
  readonly state: DatabaseState
  constructor(state: DatabaseState, options?: ErrorOptions) {
    super(`The database is ${state}`, options)
    this.state = state
  }
}

/** Less room than this is none, bytes: a browser needs some to write at all. */
const NONE = 1_000_000

/**
 * Whether something failed for lack of room. A full disk is not always called so: Chromium ends the connection
 * with an error of no kind, but its estimate then leaves nothing free.
 */
export async function saysFull(error: unknown): Promise<boolean> {
  if (errorNames(error).includes('QuotaExceededError')) return true
  try {
    const { quota, usage } = (await globalThis.navigator?.storage?.estimate?.()) ?? {}
    return quota !== undefined && usage !== undefined && quota - usage < NONE
  } catch {
    return false
  }
}

/** The names of an error and of what caused it: a quota that runs out at commit comes wrapped in an abort. */
export function errorNames(error: unknown): string[] {
  const names: string[] = []
  let one: unknown = error
  while (one instanceof Object && names.length < 8) {
    if ('name' in one) names.push(String(one.name))
    one = 'inner' in one ? one.inner : undefined
  }
  return names
}
