/**
 * The focus is never nowhere: when what has it is taken off the page (a row that is deleted, a key that was pressed and
 * goes), what stands next to it takes it. A part that knows better says so while it renders, or is marked
 * `data-keeps-focus`; a whole screen that goes leaves it to the screen that comes.
 */

const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]'

/** Begins to watch the page; gives back how to stop. */
export function keepFocus(): () => void {
  let had: HTMLElement | null = null
  const noted = ({ target }: FocusEvent) => {
    had = target instanceof HTMLElement ? target : null
  }
  // Before the browser paints: in no picture is the focus nowhere.
  const watch = new MutationObserver((changes) => {
    if (had === null || had.isConnected || document.activeElement !== document.body) return
    const lost = had
    had = null
    nextTo(lost, changes)?.focus({ preventScroll: true })
  })
  document.addEventListener('focusin', noted)
  watch.observe(document.body, { childList: true, subtree: true })
  return () => {
    document.removeEventListener('focusin', noted)
    watch.disconnect()
  }
}

/** What stands where an element was: after it, else before it, in the smallest part of the screen that has anything. */
function nextTo(lost: HTMLElement, changes: readonly MutationRecord[]): HTMLElement | undefined {
  if (lost.closest('[data-keeps-focus]') !== null) return undefined
  const taken = changes.find(({ target, removedNodes }) => {
    return target.isConnected && [...removedNodes].some((node) => node.contains(lost))
  })
  if (taken === undefined) return undefined
  const after = taken.nextSibling
  let place = taken.target instanceof Element ? taken.target : null
  if (place?.closest('[data-keeps-focus]')) return undefined
  for (; place?.closest('main, [role="dialog"]'); place = place.parentElement) {
    const stops = [...place.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility?.() ?? true)
    if (stops.length === 0) continue
    const following = stops.filter((stop) => after !== null && follows(after, stop))
    // Where a row of a list goes, the same key of the next row.
    const alike = lost.parentNode === null ? undefined : following.find((stop) => stop.className === lost.className)
    return alike ?? following[0] ?? stops.at(-1)
  }
  return undefined
}

/** Whether something stands in a node or behind it. */
function follows(node: Node, stop: Element): boolean {
  return node.contains(stop) || (node.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}
