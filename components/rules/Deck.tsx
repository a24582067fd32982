/** The cards by group: name, number, what else is printed on it. */

import { anchor } from './address.ts'
import type { Catalogue } from './catalogue.ts'
import { Marked } from './Marked.tsx'
import { words } from './words.ts'

interface DeckProps {
  readonly groups: Catalogue['groups']
  readonly marks: readonly string[]
  /** Id of the card the address points at. */
  readonly here: string | undefined
}

export function Deck({ groups, marks, here }: DeckProps) {
  return (
    <>
      <h2>{words.value.cards}</h2>
      {groups.map((group) => (
        <section key={group.id}>
          <h3 class="group">{group.title}</h3>
          <dl class="deck">
            {group.items.map((item) => (
              <div key={item.id} id={anchor(item)} class={here === item.id ? 'is-here' : undefined} tabIndex={-1}>
                <dt>
                  <Marked text={item.title} words={marks} />
                </dt>
                <dd class="deck-size">{item.size}</dd>
                <dd class="deck-text">
                  <Marked text={item.text} words={marks} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
