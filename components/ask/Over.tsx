/** A sheet over the page: Escape or a tap beside it takes it away, arrows walk through what can be opened in it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import './ask.css'

interface OverProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

export function Over({ label, onClose, children }: OverProps) {
  const root = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) close.current()
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [])
  const keys = (event: KeyboardEvent) => {
    // The table below has keys of its own.
    event.stopPropagation()
    if (event.key === 'Escape') close.current()
    else if (event.key === 'ArrowDown') walk(root.current, 1)
    else if (event.key === 'ArrowUp') walk(root.current, -1)
    else return
    event.preventDefault()
  }
  return (
    // A tap on its ground leaves the focus in it.
    <section ref={root} class="over panel" role="dialog" aria-label={label} tabIndex={-1} onKeyDown={keys}>
      {children}
    </section>
  )
}

/** What arrows stop at. */
const STOPS = 'input, h2[tabindex], summary, main button'

function walk(root: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const here = stops.indexOf(document.activeElement as HTMLElement)
  stops[Math.max(0, Math.min(stops.length - 1, here + by))]?.focus()
}
