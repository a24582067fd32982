/** A sheet that is opened beside the table. Its title takes the focus, and one key closes it. */
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../shared/Icon.tsx'
import './beside.css'
import { words } from './words.ts'

interface BesideProps {
  /** Its class, and the id of its title. */
  readonly name: string
  readonly title: string
  readonly onClose: () => void
  readonly children: ComponentChildren
}

export function Beside({ name, title, onClose, children }: BesideProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section class={`beside ${name} sheet`} aria-labelledby={name}>
      <header>
        <h2 id={name} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <button type="button" class="tool" aria-label={words.value.close} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </header>
      {children}
    </section>
  )
}
