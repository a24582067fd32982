/** Makes pending taps one correction after a moment without a further tap. */
import { effect } from '@preact/signals'
import { keepTaps } from './logging.ts'
import type { OpenSession } from './model.ts'

/** How long after the last tap, milliseconds. The keys "Take back" and "Keep" are there for so long. */
export const KEEP_AFTER = 4000

/**
 * Watches the pending taps of a session. Of several windows that do, the store lets only one make the entry.
 * While somebody is at "Take back" or "Keep", it waits.
 * @returns how to stop
 */
export function followTaps(session: OpenSession): () => void {
  const timers = new Map<number, { readonly change: number; readonly timer: ReturnType<typeof setTimeout> }>()
  const stop = effect(() => {
    const pending = session.taps.value
    for (const [seat, { timer }] of timers)
      if (!pending.some((one) => one.seat === seat)) {
        clearTimeout(timer)
        timers.delete(seat)
      }
    for (const one of pending) {
      const before = timers.get(one.seat)
      if (before?.change === one.change) continue
      clearTimeout(before?.timer)
      arm(one.seat, one.change)
    }
  })
  function arm(seat: number, change: number): void {
    timers.set(seat, { change, timer: setTimeout(() => keep(seat, change), KEEP_AFTER) })
  }
  function keep(seat: number, change: number): void {
    const pending = session.taps.peek().find((one) => one.seat === seat)
    if (pending === undefined) return
    const busy = session.saving.peek() || document.activeElement?.closest(`[data-correction="${seat + 1}"]`)
    if (busy) arm(seat, change)
    else keepTaps(session, pending)
  }
  return () => {
    stop()
    for (const { timer } of timers.values()) clearTimeout(timer)
  }
}
