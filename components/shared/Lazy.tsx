/** Screens and parts that are loaded when they are first needed. */
import type { ComponentType } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { wordsArrived } from './words.ts'

/** A component that is loaded when it is first needed, or as soon as somebody expects to need it. */
export type Lazy<Props> = ComponentType<Props> & {
  /** Loads it. Once that has come to its end it is rendered at once. */
  load(): Promise<void>
}

/**
 * A component whose module is loaded at its first rendering; nothing is shown until then (a few milliseconds:
 * it comes from the package). A module that cannot be loaded throws where it is rendered.
 */
export function lazy<Props extends object>(module: () => Promise<ComponentType<Props>>): Lazy<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const load = (): Promise<void> => {
    loading ??= module().then(async (component) => {
      await wordsArrived()
      loaded = component
    })
    return loading
  }
  function Loaded(props: Props) {
    const [, arrived] = useState(loaded !== undefined)
    const [failure, failed] = useState<unknown>()
    // Before the next paint, not after it: a frame is as long as the loading itself.
    useLayoutEffect(() => {
      if (loaded !== undefined) return
      let here = true
      load().then(
        () => here && arrived(true),
        (error) => here && failed(error),
      )
      return () => {
        here = false
      }
    }, [])
    if (failure !== undefined) throw failure
    if (loaded === undefined) return null
    const Component = loaded
    return <Component {...props} />
  }
  return Object.assign(Loaded, { load })
}
