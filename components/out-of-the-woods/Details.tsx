/** Under a name: who may answer besides the one asked, whose last card lies open, who is next. The number is the hand. */
import { NextTag } from '../table/NextTag.tsx'
import type { DetailsProps } from '../table/pieces.ts'
import { nextOf, stateOf } from './view.ts'
import { words } from './words.ts'

export function Details({ moment, seat }: DetailsProps) {
  const say = words.value
  const { ask, view } = moment
  const others = ask.kind === 'answer' ? ask.who.slice(1) : []
  const lastOpen = stateOf(moment).hands[seat] === 0
  return (
    <>
      {view.loser === moment.names[seat] ? <span class="hand">{say.leftIn}</span> : null}
      {lastOpen ? <span class="hand is-over">{say.lastOpen}</span> : null}
      {others.includes(seat) ? <span class="hand">{say.mayBlock}</span> : null}
      {nextOf(moment) === seat && moment.names.length > 2 ? <NextTag /> : null}
    </>
  )
}
