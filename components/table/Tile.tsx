/** A player's tile: name, what they hold, the number with its keys, and a correction that is not kept yet. */
import type { Seat } from '../../engine/ruleset.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { amount, signed } from '../shared/words.ts'
import { Counter } from './Counter.tsx'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { isGone, leavingOf, pendingOf, shownOf } from './seats.ts'
import { TapKeys } from './TapKeys.tsx'
import './tile.css'
import { words } from './words.ts'

interface TileProps {
  readonly session: OpenSession
  readonly moment: Moment
  readonly seat: Seat
  /** Whether this player's answer is what the table waits for. */
  readonly asked: boolean
  /** Without keys: while a victim is being chosen. */
  readonly still: boolean
}

export function Tile({ session, moment, seat, asked, still }: TileProps) {
  const gone = isGone(session, moment, seat)
  const { Details } = session.pieces
  const classes = ['tile', ...(asked ? ['is-asked'] : []), ...(gone ? ['is-out'] : [])]
  return (
    <li class={classes.join(' ')} data-seat={seatLook(seat)} data-player={seat + 1}>
      <Shape seat={seat} />
      <div class="tile-who">
        <p class="tile-name">
          <span>{moment.names[seat]}</span> <Tags moment={moment} seat={seat} asked={asked} />
        </p>
        <p class="tile-meta">
          {gone ? <Leaving session={session} moment={moment} seat={seat} /> : <Details moment={moment} seat={seat} />}
        </p>
      </div>
      <Counter session={session} seat={seat} still={still || gone} />
      {gone ? null : <Pending session={session} moment={moment} seat={seat} />}
    </li>
  )
}

interface TagsProps {
  readonly moment: Moment
  readonly seat: Seat
  readonly asked: boolean
}

/** On turn and asked, in words. Whoever is both is called asked; that it is their turn the sign says alone. */
export function Tags({ moment, seat, asked }: TagsProps) {
  const say = words.value
  const onTurn = moment.view.turn !== null && moment.view.turn === moment.names[seat]
  const toAnswer = asked && !(onTurn && moment.ask.kind === 'turn')
  if (!onTurn && !toAnswer) return null
  return (
    <span class="tags">
      {onTurn ? (
        <span class="tag">
          <span class="tag-mark">
            <Icon name="turn" />
          </span>
          <span class={toAnswer ? 'sr' : undefined}>{say.onTurn}</span>
        </span>
      ) : null}
      {toAnswer ? <span class="tag tag-seat">{say.asked}</span> : null}
    </span>
  )
}

function Leaving({ session, moment, seat }: Pick<TileProps, 'session' | 'moment' | 'seat'>) {
  const own = session.pieces.left?.(moment, seat)
  if (own !== undefined) return <span>{own}</span>
  const leaving = leavingOf(session, moment, seat)
  return <span>{leaving === undefined ? words.value.out : words.value.outBecause(leaving.cause)}</span>
}

/** Taps that add up, stored but not an entry yet. */
function Pending({ session, moment, seat }: Pick<TileProps, 'session' | 'moment' | 'seat'>) {
  const say = words.value
  const pending = pendingOf(session, seat)
  if (pending === undefined) return null
  const name = moment.names[seat] ?? ''
  const { count } = session.pieces
  const after = shownOf(session, seat)
  return (
    <div class="correction" data-correction={seat + 1}>
      <p>
        <span class="sr">{say.correctionFor(name)}</span>
        <b class={`delta ${pending.change < 0 ? 'is-loss' : 'is-gain'}`}>{signed(pending.change)}</b>
        <span class="delta-to">
          <Icon name="arrow" />
          <span class="sr">{say.makes}</span>
          <b>{amount(after, count.unit(after))}</b>
        </span>
      </p>
      <TapKeys session={session} pending={pending} />
    </div>
  )
}
