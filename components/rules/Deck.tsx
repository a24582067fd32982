/** The cards by group: name, number, what else is printed on it. */

import { Fragment } from 'preact'
import { anchor } from './address.ts'
import type { Catalogue, Item } from './catalogue.ts'
import { Marked } from './Marked.tsx'
import { words } from './words.ts'

interface DeckProps {
  readonly groups: Catalogue['groups']
  readonly marks: ReadonlySet<string>
  /** Id of the card the address points at. */
  readonly here: string | undefined
}

/** Whether nothing more can be said of a card than its name: such cards share a row. */
function isPlain(item: Item): boolean {
  return item.size === '' && item.text === ''
}

export function Deck({ groups, marks, here }: DeckProps) {
  return (
    <>
      <h2>{words.value.cards}</h2>
      {groups.map((group) => (
        <section key={group.id}>
          <h3 class="group">{group.title}</h3>
          <dl class="deck">
            {group.items
              .filter((item) => !isPlain(item))
              .map((item) => (
                <div key={item.id} id={anchor(item)} class={here === item.id ? 'is-here' : undefined} tabIndex={-1}>
                  <dt>
                    <Marked text={item.title} marks={marks} />
                  </dt>
                  <dd class="deck-size">{item.size}</dd>
                  <dd class="deck-text">
                    <Marked text={item.text} marks={marks} />
                  </dd>
                </div>
              ))}
          </dl>
          {group.items.some(isPlain) ? (
            <p class="deck-plain">
              {group.items.filter(isPlain).map((item, nth) => (
                <Fragment key={item.id}>
                  {nth === 0 ? '' : ', '}
                  <span id={anchor(item)} class={here === item.id ? 'is-here' : undefined} tabIndex={-1}>
                    <Marked text={item.title} marks={marks} />
                  </span>
                </Fragment>
              ))}
            </p>
          ) : null}
        </section>
      ))}
    </>
  )
}
