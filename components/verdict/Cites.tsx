/** Rules by title and id, each opening to its text. */
import type { RuleText } from '../../engine/text.ts'
import { Icon } from '../shared/Icon.tsx'
import './verdict.css'
import { words } from './words.ts'

interface CitesProps {
  /** Id of the heading in the page. */
  readonly id: string
  /** Rule ids, the deciding one first. */
  readonly rules: readonly string[]
  /** Their words; undefined until they are loaded. */
  readonly text: RuleText | undefined
  /** What stands over them where they are not what a verdict rests on. */
  readonly title?: string
  /** Whether the first one is open from the start. */
  readonly open?: boolean
}

export function Cites({ id: heading, rules, text, title = words.value.rules, open = false }: CitesProps) {
  if (rules.length === 0) return null
  return (
    <section class="verdict-part" aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      {rules.map((id, place) => {
        const rule = text !== undefined && Object.hasOwn(text.rules, id) ? text.rules[id] : undefined
        return (
          <details key={id} class="cite" open={open && place === 0}>
            <summary>
              <span class="cite-title">{rule?.title ?? id}</span>
              <span class="rule-id">{id}</span>
              <Icon name="down" />
            </summary>
            <p>{rule?.text}</p>
          </details>
        )
      })}
    </section>
  )
}
