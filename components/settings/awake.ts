/** Keeps the screen awake while a session is on the table and in sight, where the settings say so. */
import { effect, signal } from '@preact/signals'
import { settings } from '../../store/settings.ts'
import { table } from '../table/model.ts'

/** Whether this browser can do that. */
export function canStayAwake(): boolean {
  return 'wakeLock' in navigator
}

/**
 * Holds a wake lock as long as it is wanted. The browser lets it go whenever the page is hidden, so it is asked
 * for again when the page comes back. That it is refused (a low battery) is no reason to disturb anybody.
 * @returns how to stop
 */
export function followAwake(): () => void {
  if (!canStayAwake()) return () => {}
  const visible = signal(document.visibilityState === 'visible')
  const look = () => {
    visible.value = document.visibilityState === 'visible'
  }
  document.addEventListener('visibilitychange', look)
  const stop = effect(() => {
    const session = table.value instanceof Object ? table.value : undefined
    const playing = session !== undefined && session.now.value.ask.kind !== 'over'
    if (!settings.value.keepAwake || !visible.value || !playing) return
    const lock = navigator.wakeLock.request('screen').catch(() => undefined)
    return () => {
      lock.then((held) => held?.release())
    }
  })
  return () => {
    document.removeEventListener('visibilitychange', look)
    stop()
  }
}
