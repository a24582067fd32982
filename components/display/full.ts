/** Whether the table has the whole page for itself. */
import { signal } from '@preact/signals'

/** `setFullSize` changes it. */
export const fullSize = signal(false)

/** Gives the table the whole page, and the whole screen where the browser lets it; or gives it back. */
export function setFullSize(full: boolean): void {
  fullSize.value = full
  if (full) document.documentElement.requestFullscreen?.().catch(() => {})
  else if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
}

if (typeof document !== 'undefined')
  document.addEventListener('fullscreenchange', () => {
    // Esc leaves the full screen without asking us.
    if (!document.fullscreenElement) fullSize.value = false
  })
