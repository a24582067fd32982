/**
 * A new version that has arrived and waits. The browser starts it when nothing of this one is open any more; until then
 * nothing is torn down, unless somebody asks for it. Windows opened after it arrived learn of it from those before.
 */
import { type ReadonlySignal, signal } from '@preact/signals'
import { browser } from 'wxt/browser'

const CHANNEL = 'tableside-update'

const waiting = signal(false)

/** Whether a new version waits to be started. */
export const updateWaiting: ReadonlySignal<boolean> = waiting

interface Updates {
  readonly runtime?: {
    readonly onUpdateAvailable?: { addListener(hear: () => void): void; removeListener(hear: () => void): void }
    reload?(): void
  }
}

const updates = () => ((browser ?? {}) as unknown as Updates).runtime

/** Listens for a new version. Gives how to stop. */
export function followUpdates(): () => void {
  const windows = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined
  const arrived = () => {
    waiting.value = true
    windows?.postMessage('waiting')
  }
  if (windows !== undefined) {
    windows.onmessage = ({ data }) => {
      if (data === 'waiting') waiting.value = true
      else if (data === 'ask' && waiting.peek()) windows.postMessage('waiting')
    }
    windows.postMessage('ask')
  }
  updates()?.onUpdateAvailable?.addListener(arrived)
  return () => {
    updates()?.onUpdateAvailable?.removeListener(arrived)
    windows?.close()
    waiting.value = false
  }
}

/** Starts the new version: every window of this one closes or loads again. Only ever called by a tap. */
export function startUpdate(): void {
  updates()?.reload?.()
}
