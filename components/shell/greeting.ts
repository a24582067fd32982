/** Whether anything was ever played here: the empty table greets a newcomer with other words. */
import { type ReadonlySignal, signal } from '@preact/signals'
import { lastSession } from '../../store/sessions.ts'

const found = signal<boolean | undefined>(undefined)

/** Undefined until it is known. */
export const played: ReadonlySignal<boolean | undefined> = found

/** Looks it up. Storage that cannot be read has its own notice. */
export async function lookIntoPlayed(): Promise<void> {
  found.value = (await lastSession().catch(() => null)) !== undefined
}
