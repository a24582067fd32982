/** A row of the rules: the id in the margin, the title, and what there is to read. */
import type { ComponentChildren } from 'preact'
import { anchor } from './address.ts'
import type { Item } from './catalogue.ts'
import { Marked } from './Marked.tsx'

interface RowProps {
  readonly item: Item
  /** What was found, to be marked. */
  readonly marks: ReadonlySet<string>
  /** Whether the address points here. */
  readonly here: boolean
  readonly children: ComponentChildren
}

export function Row({ item, marks, here, children }: RowProps) {
  return (
    <div class={here ? 'rule is-here' : 'rule'} id={anchor(item)} tabIndex={-1}>
      <p class="rule-id">
        <Marked text={item.id} marks={marks} />
      </p>
      <div>
        <h3>
          <Marked text={item.title} marks={marks} />
        </h3>
        {children}
      </div>
    </div>
  )
}
