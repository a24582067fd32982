/** Screens and parts that are loaded when they are first needed. */
import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { wordsArrived } from './words.ts'

/**
 * A component whose module is loaded at its first rendering; nothing is shown until then (a few milliseconds:
 * it comes from the package). A module that cannot be loaded throws where it is rendered.
 */
export function lazy<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  return function Loaded(props: Props) {
    const [, arrived] = useState(loaded !== undefined)
    const [failure, failed] = useState<unknown>()
    useEffect(() => {
      if (loaded !== undefined) return
      let here = true
      loading ??= load().then(async (component) => {
        await wordsArrived()
        loaded = component
      })
      loading.then(
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
}
