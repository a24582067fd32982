/** What was asked before, newest first: a tap asks it again. */
import { Icon } from '../shared/Icon.tsx'
import type { Asked } from './asked.ts'

interface BeforeProps {
  readonly title: string
  readonly asked: readonly Asked[]
  readonly onAsk: (one: Asked) => void
}

export function Before({ title, asked, onAsk }: BeforeProps) {
  if (asked.length === 0) return null
  return (
    <section class="asked sheet" aria-labelledby="asked">
      <h2 id="asked">{title}</h2>
      <ul>
        {asked.toReversed().map((one) => (
          <li key={`${one.question}/${one.after}`}>
            <button type="button" onClick={() => onAsk(one)}>
              <span class="asked-question">{one.question}</span>
              <span class="asked-lead">{one.lead}</span>
              <Icon name="right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
