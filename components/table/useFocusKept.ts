/** Focus is never lost: when the key that had it goes away with its question, the new question takes it. */
import { useEffect, useRef } from 'preact/hooks'

/** Watches a part of the page; the part marked `data-home` in it takes a focus that would fall to the body. */
export function useFocusKept<Element extends HTMLElement>() {
  const root = useRef<Element>(null)
  const had = useRef(false)
  useEffect(() => {
    const element = root.current
    if (element === null) return
    const into = () => {
      had.current = true
    }
    // Leaving on purpose names what is gone to; a key that vanishes does not.
    const out = (event: FocusEvent) => {
      if (event.relatedTarget !== null) had.current = element.contains(event.relatedTarget as Node)
    }
    const watch = new MutationObserver(() => {
      if (!had.current || document.activeElement !== document.body) return
      element.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true })
    })
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
