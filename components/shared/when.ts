import { effect } from '@preact/signals'

/** Resolves once what is read from signals is true. */
export function when(holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      if (!holds()) return
      resolve()
      // It may hold at the first call, when there is nothing to stop yet.
      queueMicrotask(() => stop())
    })
  })
}
