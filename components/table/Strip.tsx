/** Every player's number, small: the check, the log, the replay. */
import { Shape, seatLook } from '../shared/Icon.tsx'
import '../shared/strip.css'
import type { Moment, Pieces } from './pieces.ts'
import { countOf, isGone } from './seats.ts'
import { words } from './words.ts'

interface StripProps {
  readonly pieces: Pieces
  readonly moment: Moment
}

export function Strip({ pieces, moment }: StripProps) {
  return (
    <>
      <h2 class="sr">{words.value.players}</h2>
      <ol class="strip sheet">
        <StripSeats pieces={pieces} moment={moment} />
      </ol>
    </>
  )
}

/** The players alone, for a list that says itself what it is. */
export function StripSeats({ pieces, moment }: StripProps) {
  const say = words.value
  return moment.names.map((name, seat) => {
    const count = countOf({ pieces }, moment, seat)
    const gone = isGone({ pieces }, moment, seat)
    const onTurn = moment.view.turn === name
    const unit = gone ? (pieces.count.end(count) ?? say.out) : pieces.count.unit(count)
    return (
      <li
        key={name}
        class={`strip-seat${onTurn ? ' is-turn' : ''}${gone ? ' is-gone' : ''}`}
        data-seat={seatLook(seat)}
      >
        <Shape seat={seat} />
        <span class="strip-name">{name}</span>
        <span class="strip-hp">
          {count}
          <span class="sr">{` ${unit}${onTurn ? say.alsoOnTurn : ''}`}</span>
        </span>
      </li>
    )
  })
}
