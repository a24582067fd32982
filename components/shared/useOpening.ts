/** What opens under a key and lies over the page: a menu, the ways to save. */
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

/** What is open, and what its parts need. */
export interface Opening {
  readonly open: boolean
  /** The place of the key and of what it opens. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Opens or closes it: the key. */
  turn(): void
  /** Closes it; the key has the focus again. */
  close(): void
  /** What the place listens to. */
  readonly listens: {
    onKeyDown(event: KeyboardEvent): void
    onFocusOut(event: FocusEvent): void
  }
}

/**
 * The focus goes into it as it opens. It closes by Escape, by a tap beside it, and when the focus goes on to another part
 * of the page, which it may cover.
 * @param first what takes the focus in the place, as a selector
 */
export function useOpening(first: string): Opening {
  const [open, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isBeside = (target: EventTarget | null) => !place.current?.contains(target as Node | null)
  useLayoutEffect(() => {
    if (!open) return
    place.current?.querySelector<HTMLElement>(first)?.focus()
    const outside = (event: Event) => {
      if (isBeside(event.target)) setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    place.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  return {
    open,
    place,
    turn: () => setOpen(!open),
    close,
    listens: {
      onKeyDown(event) {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      },
      onFocusOut({ relatedTarget }) {
        // Without a target it goes nowhere in the page: another window has it, or what had it is gone.
        if (relatedTarget !== null && isBeside(relatedTarget)) setOpen(false)
      },
    },
  }
}
