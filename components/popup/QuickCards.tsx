/** The legal cards of whoever is asked, without their second lines: by group where there are many. */
import { useState } from 'preact/hooks'
import type { Choice } from '../../engine/ruleset.ts'
import { offered } from '../declare/offered.ts'
import { SeenCards } from '../declare/SeenCards.tsx'
import { tapChoice } from '../declare/tap.ts'
import '../declare/pad.css'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import { words } from './words.ts'

/** So many cards fit into the popup beside everything else; of more, one group at a time is shown. */
const FIT = 6

export function QuickCards({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const { pieces } = session
  const { seat, said, stage } = session.laying.value
  const Own = pieces.Cards
  const [group, setGroup] = useState<string>()
  if (moment.ask.kind === 'over' || seat === undefined) return null
  if (Own !== undefined) return <Own session={session} compact />
  if (stage === 'more') return <SeenCards session={session} class="quick-cards" />
  const legal = offered(session).lifted
  const ids = pieces.groups.filter((id) => legal.some((choice) => choice.group === id))
  const largest = ids.toSorted((one, other) => sizeOf(legal, other) - sizeOf(legal, one))[0]
  const shown = legal.length <= FIT ? legal : legal.filter((choice) => choice.group === group)
  const rest = legal.length <= FIT ? [] : legal.filter((choice) => group === undefined && choice.group !== largest)
  return (
    <ul class="quick-cards" aria-label={say.answerCards(moment.names[seat] ?? '')}>
      {legal.length <= FIT ? null : group === undefined ? (
        largest === undefined ? null : (
          <li>
            <button type="button" class="card" data-key={moment.text.groups[largest]} onClick={() => setGroup(largest)}>
              {moment.text.groups[largest]}
            </button>
          </li>
        )
      ) : (
        <li>
          <button type="button" class="card is-dim" onClick={() => setGroup(undefined)}>
            {say.back}
          </button>
        </li>
      )}
      {[...shown, ...rest].map((choice) => {
        const chosen = said.includes(choice.id) || session.draft.value.chosen === choice.id
        const name = nameOf(moment, choice.id)
        return (
          <li key={choice.id}>
            <button
              type="button"
              class={chosen ? 'card is-chosen' : 'card'}
              aria-pressed={chosen}
              data-key={name}
              onClick={() => tapChoice(session, choice)}
            >
              {name}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function sizeOf(choices: readonly Choice[], group: string): number {
  return choices.filter((choice) => choice.group === group).length
}
