/** What a question comes to that is typed somewhere else: a tap opens the answer. */
import { useEffect, useMemo, useRef } from 'preact/hooks'
import type { GameId } from '../../engine/rulesets.ts'
import { Icon } from '../shared/Icon.tsx'
import type { OpenSession } from '../table/model.ts'
import { answerTo, useAsked } from './answering.ts'
import './ask.css'
import { words } from './words.ts'

interface OfferProps {
  readonly game: GameId
  readonly session?: OpenSession
  readonly question: string
  readonly onAsk: (question: string) => void
}

export function Offer({ game, session, question, onAsk }: OfferProps) {
  const asked = useAsked(game)
  const state = session?.now.value.state
  const answer = useMemo(
    () => (asked === undefined ? undefined : answerTo(asked, question, session)),
    [asked, question, state],
  )
  const root = useRef<HTMLElement>(null)
  const there = answer !== undefined
  // The line may be the last thing in sight, while somebody types into it; one that was left there moves nothing.
  useEffect(() => {
    if (root.current?.closest('form')?.contains(document.activeElement))
      root.current.scrollIntoView({ block: 'nearest' })
  }, [there])
  if (answer === undefined) return null
  const { lead, sentence } = answer
  return (
    <section ref={root} class="offered" aria-labelledby="offer">
      <p class="offered-title" id="offer">
        {words.value.title}
      </p>
      <button type="button" class="offer" onClick={() => onAsk(question)}>
        <span>
          {lead === '' ? null : <b>{lead}</b>}
          <span class="offer-why">{sentence}</span>
        </span>
        <Icon name="right" />
      </button>
    </section>
  )
}
