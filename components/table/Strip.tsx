/** Every player's number, small: the check, the log. */
import { Shape, seatLook } from '../shared/Icon.tsx'
import '../shared/strip.css'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { countOf } from './seats.ts'
import { words } from './words.ts'

export function Strip({ session, moment }: { readonly session: OpenSession; readonly moment: Moment }) {
  const say = words.value
  return (
    <>
      <h2 class="sr">{say.players}</h2>
      <ol class="strip sheet">
        {moment.names.map((name, seat) => {
          const count = countOf(session, moment, seat)
          const onTurn = moment.view.turn === name
          return (
            <li key={name} class={onTurn ? 'strip-seat is-turn' : 'strip-seat'} data-seat={seatLook(seat)}>
              <Shape seat={seat} />
              <span class="strip-name">{name}</span>
              <span class="strip-hp">
                {count}
                <span class="sr">
                  {' '}
                  {session.pieces.count.unit(count)}
                  {onTurn ? say.alsoOnTurn : null}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
