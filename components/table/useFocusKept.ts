/** Focus is never lost: when the key that had it goes away with its question, the new question takes it. */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { wasLed } from '../shared/router.ts'

/** Whether the focus was on a table when it was last seen; the next session's table takes it over. */
let had = false

/** Says that whoever was at something over the table is at the table again. */
export function backAtTable(): void {
  had = true
}

/**
 * Watches a part of the page; the part marked `data-home` in it, or else its title, takes a focus that would
 * fall to the body.
 */
export function useFocusKept<Element extends HTMLElement>() {
  const root = useRef<Element>(null)
  // Before the browser paints: in no picture is the focus nowhere.
  useLayoutEffect(() => {
    const element = root.current
    if (element === null) return
    element.dataset.keepsFocus = ''
    const into = () => {
      had = true
    }
    // Leaving on purpose names what is gone to; a key that vanishes does not.
    const out = (event: FocusEvent) => {
      if (event.relatedTarget !== null) had = element.contains(event.relatedTarget as Node)
    }
    const keep = () => {
      if (!had || document.activeElement !== document.body) return
      // A check has no question until there is a verdict.
      const home = element.querySelector<HTMLElement>('[data-home]') ?? element.querySelector<HTMLElement>('h1')
      home?.focus({ preventScroll: true })
    }
    const watch = new MutationObserver(keep)
    // Whoever comes from another screen, or sees another session begin, is at the question.
    if (wasLed()) had = true
    keep()
    element.addEventListener('focusin', into)
    element.addEventListener('focusout', out)
    watch.observe(element, { childList: true, subtree: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('focusin', into)
      element.removeEventListener('focusout', out)
    }
  }, [])
  return root
}
