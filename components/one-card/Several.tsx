/** Several cards of one rank at once, at tables that play so, and in a check anywhere. */
import { cardOf, type Suit } from '../../engine/one-card/cards.ts'
import type { Choice } from '../../engine/ruleset.ts'
import { layCard } from '../declare/tap.ts'
import type { OpenSession } from '../table/model.ts'
import { Short } from './Face.tsx'
import { type Held, idOf, writeHeld } from './held.ts'
import { stateOf } from './view.ts'
import { words } from './words.ts'

/** Cards of one rank that are put together. */
export interface SeveralCards {
  /** Whether cards are being put together. */
  readonly on: boolean
  /** What could be put with them, judged together with them. */
  readonly byId: ReadonlyMap<string, Choice>
  /** Puts the card of a suit with them, or takes it out. */
  tap(suit: Suit): void
}

/** The cards that are put together on the pad, and what could be put with them. */
export function useSeveral(session: OpenSession, { rank, several }: Held): SeveralCards {
  const { seat } = session.laying.value
  const { ruleset, state } = session.now.value
  if (several === undefined || rank === undefined || rank === 'joker' || seat === undefined)
    return { on: false, byId: new Map(), tap: () => {} }
  return {
    on: true,
    byId: new Map(ruleset.choices(state, seat, several).map((choice) => [choice.id, choice])),
    tap(suit) {
      const id = idOf(rank, suit)
      const next = several.includes(id) ? several.filter((one) => one !== id) : [...several, id]
      session.lay({ chosen: writeHeld({ rank, several: next }), checked: null })
    },
  }
}

interface SeveralProps {
  readonly session: OpenSession
  readonly held: Held
  readonly several: SeveralCards
  readonly onHold: (session: OpenSession, held: Held) => void
}

/** The key that begins it, and the one that plays what was put together. */
export function Several({ session, held, several, onHold }: SeveralProps) {
  const say = words.value
  const moment = session.now.value
  const { rank, several: these = [] } = held
  const checks = session.draft.value.mode === 'check'
  if (rank === undefined || rank === 'joker' || held.suit !== undefined) return null
  if (!checks && stateOf(moment).rulings.multi !== 'yes') return null
  const last = these.at(-1)
  return (
    <div class="several">
      {several.on ? <p>{say.lastOnTop}</p> : null}
      {several.on && last !== undefined ? (
        <button type="button" class="button is-ink" onClick={() => layCard(session, last, {}, these.slice(0, -1))}>
          {checks ? say.check : say.play}
          {these.map((id, place) => {
            const card = cardOf(id)
            return card === undefined ? null : (
              <span key={id}>
                {place === 0 ? null : '+ '}
                <span class="sr">{moment.say.card(id)}</span>
                <span aria-hidden="true">
                  <Short card={card} />
                </span>
              </span>
            )
          })}
        </button>
      ) : null}
      <button
        type="button"
        class="button is-small is-plain"
        aria-pressed={several.on}
        onClick={() => onHold(session, several.on ? { rank } : { rank, several: [] })}
      >
        {several.on ? say.oneAtATime : say.several}
      </button>
    </div>
  )
}
