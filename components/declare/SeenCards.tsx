/** The cards that something may have turned out to be, to be tapped: what a Down Trow drew. */
import type { OpenSession } from '../table/model.ts'
import { say as declare } from './tap.ts'

interface SeenCardsProps {
  readonly session: OpenSession
  /** The grid they stand in. */
  readonly class: string
}

export function SeenCards({ session, class: name }: SeenCardsProps) {
  return (
    <ul class={name}>
      {session.laying.value.more?.cards.map((answer) => (
        <li key={answer.label}>
          <button type="button" class="card" data-key={answer.label} onClick={() => declare(session, answer.move)}>
            {answer.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
