/** Under a name: whether One Card can be called about them, and who is next. Cards in hand are the number itself. */
import { NextTag } from '../table/NextTag.tsx'
import type { DetailsProps } from '../table/pieces.ts'
import { nextOf, stateOf } from './view.ts'
import { words } from './words.ts'

export function Details({ moment, seat }: DetailsProps) {
  const say = words.value
  const { hands, due } = stateOf(moment)
  const called = due.includes(seat)
  return (
    <>
      {called ? <span class="hand is-over">{say.callDue}</span> : null}
      {hands[seat] === 1 && !called ? <span class="hand">{say.oneLeft}</span> : null}
      {nextOf(moment) === seat && moment.names.length > 2 ? <NextTag /> : null}
    </>
  )
}
