/** A card or word on the pad. */
import type { Choice } from '../../engine/ruleset.ts'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import { Why } from './Why.tsx'

interface CardProps {
  readonly session: OpenSession
  readonly choice: Choice
  readonly legal: boolean
  /** Without a second line, and with its reason right behind it. */
  readonly plain?: boolean
  /** In a check every card can be laid down, and none says why. */
  readonly checks?: boolean
  readonly open: string | undefined
  readonly onTap: (choice: Choice) => void
}

export function Card({ session, choice, legal, plain = false, checks = false, open, onTap }: CardProps) {
  const moment = session.now.value
  const { seat, said } = session.laying.value
  const chosen = session.draft.value.chosen === choice.id || said.includes(choice.id)
  const name = nameOf(moment, choice.id)
  const short =
    plain || seat === undefined
      ? undefined
      : (session.pieces.short(moment, seat, choice) ?? moment.text.cards[choice.id]?.short)
  const isOpen = !legal && open === choice.id
  const verdict = choice.ways[0]?.verdict
  const classes = [
    'card',
    ...(chosen ? ['is-chosen'] : []),
    ...(legal ? [] : ['is-dim']),
    ...(isOpen ? ['is-open'] : []),
  ]
  return (
    <>
      <li>
        <button
          type="button"
          class={classes.join(' ')}
          data-key={name}
          {...(legal || checks ? { 'aria-pressed': chosen } : { 'aria-expanded': isOpen })}
          onClick={() => onTap(choice)}
        >
          {name}
          {short === undefined ? null : <small>{short}</small>}
        </button>
      </li>
      {plain && isOpen && verdict !== undefined ? (
        <li class="why-row">
          <Why moment={moment} id={choice.id} verdict={verdict} />
        </li>
      ) : null}
    </>
  )
}
