/** Something that arrives later, in a component: a game's module, a page of a list. */
import { useEffect, useState } from 'preact/hooks'

/**
 * What `load` gives for these keys; undefined until it has arrived, and again as soon as a key changes, so that
 * nothing is ever shown for the wrong key. A failure is thrown where it is rendered.
 * @param again it is loaded again when one of these changes, and what was there stays until it has arrived
 */
export function useLoaded<Value>(
  load: () => Promise<Value>,
  keys: readonly unknown[],
  again: readonly unknown[] = [],
): Value | undefined {
  const [arrived, setArrived] = useState<{ readonly keys: readonly unknown[]; readonly value?: Value }>()
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  useEffect(() => {
    let here = true
    load().then(
      (value) => here && setArrived({ keys, value }),
      (error) => here && setFailure({ error }),
    )
    return () => {
      here = false
    }
  }, [...keys, ...again])
  if (failure !== undefined) throw failure.error
  return arrived?.keys.every((key, place) => key === keys[place]) ? arrived.value : undefined
}
