/** What the empty table has to know before it greets: all of it at once, so that nothing moves once it is there. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { MANY_SESSIONS, sessionsSince } from '../../store/health.ts'
import { lastSession } from '../../store/sessions.ts'
import { settings } from '../../store/settings.ts'
import { lazy } from '../shared/Lazy.tsx'

export const Offer = lazy(async () => (await import('../sample/Offer.tsx')).Offer)

export interface Greeting {
  /** Whether anything was ever played here: a newcomer is greeted with other words. */
  readonly played: boolean
  /** How many sessions have no backup, where many have been begun since the last one or since it was put off. */
  readonly backupDue?: number
}

const found = signal<Greeting | undefined>(undefined)

/** Undefined until it is known. */
export const greeting: ReadonlySignal<Greeting | undefined> = found

/** Looks it up. Storage that cannot be read has its own notice, and what cannot be loaded says so where it would stand. */
export async function prepareGreeting(): Promise<void> {
  const [last, due] = await Promise.all([
    lastSession().catch(() => null),
    backupDue().catch(() => undefined),
    Offer.load().catch(() => undefined),
  ])
  found.value = { played: last !== undefined, ...(due === undefined ? {} : { backupDue: due }) }
}

/** When the empty table goes: the next time it is looked up anew. */
export function forgetGreeting(): void {
  found.value = undefined
}

async function backupDue(): Promise<number | undefined> {
  const { lastBackup, backupPutOff } = settings.peek()
  const since = Math.max(lastBackup ?? Number.NEGATIVE_INFINITY, backupPutOff ?? Number.NEGATIVE_INFINITY)
  return (await sessionsSince(since)) < MANY_SESSIONS ? undefined : sessionsSince(lastBackup)
}
