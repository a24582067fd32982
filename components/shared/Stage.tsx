/** A page, and what lies over it for a while. What it covers keeps its place and cannot be reached until it is gone. */
import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

interface Cover {
  readonly draw: () => ComponentChildren
  /** What had the focus before. */
  readonly from: Element | null
}

const cover = signal<Cover | null>(null)

/**
 * Lays something over the page.
 * @param draw what lies there: it takes the focus
 * @returns how to take it away again, and nothing else; undefined where something lies there already and stays
 */
export function layOver(draw: () => ComponentChildren): (() => void) | undefined {
  if (cover.peek() !== null) return undefined
  const mine = { draw, from: document.activeElement }
  cover.value = mine
  return () => {
    if (cover.peek() === mine) uncover()
  }
}

/** Takes away what lies over the page; the focus goes back to where it was. */
export function uncover(): void {
  cover.value = null
}

/** `mount` puts every page on it. */
export function Stage({ children }: { readonly children: ComponentChildren }) {
  const now = cover.value
  const from = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (now !== null) {
      from.current = now.from
      return
    }
    const back = from.current
    from.current = null
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
  }, [now])
  return (
    <>
      <div class="stage" inert={now !== null}>
        {children}
      </div>
      {now?.draw()}
    </>
  )
}
