/** The card that anybody may play at any time: one key a player, always in sight. */
import { Icon, Shape } from '../shared/Icon.tsx'
import type { OpenSession } from '../table/model.ts'
import { nameOf } from '../table/namer.ts'
import { isGone } from '../table/seats.ts'
import { tapInterrupt } from './tap.ts'
import { words } from './words.ts'

export function Interrupt({ session }: { readonly session: OpenSession }) {
  const { interrupt } = session.pieces
  const moment = session.now.value
  const draft = session.draft.value
  if (interrupt === undefined) return null
  const name = nameOf(moment, interrupt.card)
  return (
    <div class="interrupt">
      <p class="interrupt-name" id="interrupt">
        <Icon name={interrupt.icon} />
        <span>
          <b>{name}</b>
          <small>{interrupt.note}</small>
        </span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend of its own */}
      <div class="interrupt-who" role="group" aria-labelledby="interrupt">
        {moment.names.map((player, seat) =>
          isGone(session, moment, seat) ? null : (
            <button
              key={player}
              type="button"
              class="seat-key"
              aria-label={words.value.plays(player, name)}
              aria-pressed={draft.chosen === interrupt.card && session.laying.value.seat === seat}
              onClick={() => tapInterrupt(session, seat, interrupt.card)}
            >
              <Shape seat={seat} />
            </button>
          ),
        )}
      </div>
    </div>
  )
}
