/** The house rules: each question, its options with the table's own choice marked, and why the usual one is usual. */
import type { Rulings as Chosen, Ruleset } from '../../engine/ruleset.ts'
import type { RuleText } from '../../engine/text.ts'
import { to } from '../shared/router.ts'
import { RULINGS } from './address.ts'
import type { Item } from './catalogue.ts'
import { Marked } from './Marked.tsx'
import { Row } from './Row.tsx'
import { words } from './words.ts'

interface RulingsProps {
  readonly ruleset: Ruleset
  readonly text: RuleText
  readonly items: readonly Item[]
  /** What the session on the table plays by; undefined where none of this game is. */
  readonly chosen: Chosen | undefined
  readonly marks: ReadonlySet<string>
  /** Id of the house rule the address points at. */
  readonly here: string | undefined
}

export function Rulings({ ruleset, text, items, chosen, marks, here }: RulingsProps) {
  const say = words.value
  return (
    <section class="book rule-book is-rulings" aria-labelledby={RULINGS}>
      <h2 id={RULINGS} tabIndex={-1}>
        {say.houseRules}
      </h2>
      {items.map((item) => {
        const ruling = ruleset.rulings.find((one) => one.id === item.id)
        const own = text.rulings[item.id]
        return (
          <Row key={item.id} item={item} marks={marks} here={here === item.id}>
            <ul class="choices">
              {ruling?.options.map((option, place) => (
                <li key={option} class={chosen?.[item.id] === option ? 'is-chosen' : undefined}>
                  <span>
                    <Marked text={own?.options[option] ?? option} marks={marks} />
                  </span>{' '}
                  {place === 0 ? <em>{say.usual}</em> : null}{' '}
                  {chosen?.[item.id] === option ? <em class="is-here">{say.here}</em> : null}
                </li>
              ))}
            </ul>
            <p>
              <Marked text={own?.reason ?? ''} marks={marks} />
            </p>
            {ruling === undefined || ruling.rules.length === 0 ? null : (
              <p class="rule-bends">
                {say.bends}{' '}
                {ruling.rules.map((rule) => (
                  <a key={rule} class="rule-id" href={to('rules', ruleset.id, rule)}>
                    {rule}
                  </a>
                ))}
              </p>
            )}
          </Row>
        )
      })}
    </section>
  )
}
