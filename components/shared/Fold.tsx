/** A part that is folded away under a line of its own. */
import type { ComponentChildren } from 'preact'
import './fold.css'
import { Icon } from './Icon.tsx'

interface FoldProps {
  readonly title: string
  /** How much of it there is, after the title. */
  readonly count?: string
  readonly children: ComponentChildren
}

export function Fold({ title, count, children }: FoldProps) {
  return (
    <details class="fold">
      <summary>
        <span>
          {title}
          {count === undefined ? null : <small>{count}</small>}
        </span>
        <Icon name="down" />
      </summary>
      {children}
    </details>
  )
}
