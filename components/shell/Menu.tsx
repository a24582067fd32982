/** What else can be done and where else one can go: a list that opens under its key. */
import type { ComponentChildren } from 'preact'
import { Icon } from '../shared/Icon.tsx'
import { useOpening } from '../shared/useOpening.ts'
import './menu.css'
import { words } from './words.ts'

interface MenuProps {
  /** Gets what closes the menu. */
  readonly children: (close: () => void) => ComponentChildren
}

export function Menu({ children }: MenuProps) {
  const { open, place, turn, close, listens } = useOpening('.menu a, .menu button')
  return (
    <div class="menu-place" ref={place} {...listens}>
      <button type="button" class="tool" aria-label={words.value.menu} aria-expanded={open} onClick={turn}>
        <Icon name="more" />
      </button>
      {open ? <div class="menu sheet">{children(close)}</div> : null}
    </div>
  )
}
