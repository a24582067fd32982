/**
 * One rule: its id in the margin, its title and text, the house rules that bend it, and, for whoever was sent here by a
 * verdict, where the published rules say it.
 */
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { RULING } from './address.ts'
import type { Item } from './catalogue.ts'
import { Marked } from './Marked.tsx'
import { Row } from './Row.tsx'
import { words } from './words.ts'

interface RuleRowProps {
  readonly game: string
  readonly item: Item
  readonly bent: readonly Item[]
  /** What was found, to be marked. */
  readonly marks: ReadonlySet<string>
  /** Whether the address points here. */
  readonly here: boolean
}

export function RuleRow({ game, item, bent, marks, here }: RuleRowProps) {
  return (
    <Row item={item} marks={marks} here={here}>
      <p>
        <Marked text={item.text} marks={marks} />
      </p>
      {bent.map((ruling) => (
        <p key={ruling.id} class="rule-hinge">
          <Icon name="house" />
          <span>
            {words.value.houseRule} <a href={to('rules', game, RULING + ruling.id)}>{ruling.title}</a>
          </span>
        </p>
      ))}
      {here ? (
        <p class="rule-source">
          {words.value.published} <q lang="en">{item.source}</q>
        </p>
      ) : null}
    </Row>
  )
}
