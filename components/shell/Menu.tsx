/** What else can be done and where else one can go: a list that opens under its key. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import './menu.css'
import { words } from './words.ts'

interface MenuProps {
  /** Gets what closes the menu. */
  readonly children: (close: () => void) => ComponentChildren
}

export function Menu({ children }: MenuProps) {
  const [open, setOpen] = useState(false)
  const key = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!open) return
    place.current?.querySelector<HTMLElement>('.menu a, .menu button')?.focus()
    const outside = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', outside)
    return () => removeEventListener('pointerdown', outside)
  }, [open])
  const close = () => {
    setOpen(false)
    key.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape for what is inside
    <div
      class="menu-place"
      ref={place}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation()
          close()
        }
      }}
    >
      <button
        type="button"
        class="tool"
        ref={key}
        aria-label={words.value.menu}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open ? <div class="menu sheet">{children(close)}</div> : null}
    </div>
  )
}
