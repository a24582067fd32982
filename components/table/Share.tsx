/** A player's share of what is shared out over several victims. */
import type { Seat } from '../../engine/ruleset.ts'
import { share } from '../declare/tap.ts'
import { Shape, seatLook } from '../shared/Icon.tsx'
import { amount } from '../shared/words.ts'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { Stepper } from './Stepper.tsx'
import { countOf } from './seats.ts'
import './tile.css'
import { words } from './words.ts'

interface ShareProps {
  readonly session: OpenSession
  readonly moment: Moment
  readonly seat: Seat
}

export function Share({ session, moment, seat }: ShareProps) {
  if (session.laying.value.sharing === undefined) return null
  const { count } = session.pieces
  const now = countOf(session, moment, seat)
  return (
    <li class="tile" data-seat={seatLook(seat)} data-player={seat + 1}>
      <Shape seat={seat} />
      <div class="tile-who">
        <p class="tile-name">{moment.names[seat]}</p>
        <p class="tile-meta">{amount(now, count.unit(now))}</p>
      </div>
      <Sharer session={session} seat={seat} />
    </li>
  )
}

interface SharerProps {
  readonly session: OpenSession
  readonly seat: Seat
  /** For a display across the room. */
  readonly large?: boolean
}

/** How much of what is shared out a player gets, between the keys that change it. */
export function Sharer({ session, seat, large = false }: SharerProps) {
  const say = words.value
  const { sharing } = session.laying.value
  if (sharing === undefined) return null
  const { shares } = session.draft.value
  const mine = shares.find((one) => one.seat === seat)?.count ?? 0
  const out = shares.reduce((sum, one) => sum + one.count, 0)
  const name = session.names[seat] ?? ''
  const numeral = large ? 'big-num' : 'hp-num'
  return (
    <Stepper
      class={large ? 'big-hp' : 'hp'}
      label={say.number(name, sharing.unit(2))}
      less={say.less(name, sharing.unit(1))}
      more={say.more(name, sharing.unit(1))}
      canLess={mine > 0}
      canMore={out < sharing.total}
      onStep={(change) => share(session, seat, change)}
    >
      <p class={mine === 0 ? `${numeral} is-nil` : numeral}>
        {mine}
        <span class={large ? undefined : 'hp-unit'}>{sharing.unit(mine)}</span>
      </p>
    </Stepper>
  )
}
