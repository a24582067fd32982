/** A player as large as it goes, in their place whatever is asked: with the keys, lit as a possible victim, with a share. */
import type { Seat } from '../../engine/ruleset.ts'
import { tapVictim } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { amount, signed } from '../shared/words.ts'
import { Counter } from '../table/Counter.tsx'
import type { OpenSession } from '../table/model.ts'
import { Sharer } from '../table/Share.tsx'
import { countOf, fallOf, pendingOf } from '../table/seats.ts'
import { TapKeys } from '../table/TapKeys.tsx'
import { Tags } from '../table/Tile.tsx'
import { words as table } from '../table/words.ts'
import './bigs.css'
import './lit.css'

/** So many players have room for words in their tiles; more have pictures and numbers. */
export const FEW = 6

interface SeatProps {
  readonly session: OpenSession
  readonly seat: Seat
}

interface BigProps extends SeatProps {
  /** How many share the page. */
  readonly players: number
}

/** A player who is still in. While a card needs a victim, those who can be it are lit and nobody has keys. */
export function Big({ session, seat, players }: BigProps) {
  const { mode } = session.draft.value
  const { stage, victims, seat: speaker } = session.laying.value
  const choosing = mode === 'play' && (stage === 'victim' || stage === 'share')
  if (choosing && victims.has(seat))
    return stage === 'victim' ? <Victim session={session} seat={seat} /> : <Share session={session} seat={seat} />
  const moment = session.now.value
  const { Details } = session.pieces
  const asked = (choosing ? speaker : moment.ask.who[0]) === seat
  const pending = pendingOf(session, seat)
  return (
    <li class={asked ? 'big is-asked sheet' : 'big sheet'} data-seat={seatLook(seat)} data-player={seat + 1}>
      <div class="big-head">
        <Shape seat={seat} />
        <p class="big-name">{moment.names[seat]}</p>
        <Tags moment={moment} seat={seat} asked={asked} />
      </div>
      <Counter session={session} seat={seat} still={choosing} large />
      {pending === undefined ? (
        <div class="big-foot">
          <Details moment={moment} seat={seat} large={players <= FEW} />
        </div>
      ) : (
        <div class="big-foot" data-correction={seat + 1}>
          <b class={`delta ${pending.change < 0 ? 'is-loss' : 'is-gain'}`}>{signed(pending.change)}</b>
          <TapKeys session={session} pending={pending} />
        </div>
      )}
    </li>
  )
}

/** A player who can be the victim, with the number they would be left on. */
function Victim({ session, seat }: SeatProps) {
  const say = table.value
  const moment = session.now.value
  const before = countOf(session, moment, seat)
  const fall = fallOf(session, moment, seat)
  return (
    <li class="big is-victim sheet" data-seat={seatLook(seat)}>
      <button type="button" class="big-victim" data-player={seat + 1} onClick={() => tapVictim(session, seat)}>
        <span class="big-head">
          <Shape seat={seat} />
          <span class="big-name">{moment.names[seat]}</span>
        </span>
        <span class="big-hp is-still">
          {fall === undefined ? null : (
            <span class="big-before">
              {before}
              <Icon name="arrow" />
              <span class="sr">{say.to}</span>
            </span>
          )}
          <span class="big-num">
            {fall?.after ?? before}
            <span class={fall?.ends ? 'is-loss' : undefined}>{fall?.unit ?? session.pieces.count.unit(before)}</span>
          </span>
        </span>
        <span class="big-foot">{fall === undefined ? null : say.ifItLands}</span>
      </button>
    </li>
  )
}

/** A player's share of what is shared out over several victims. */
function Share({ session, seat }: SeatProps) {
  if (session.laying.value.sharing === undefined) return null
  const moment = session.now.value
  const { count } = session.pieces
  const now = countOf(session, moment, seat)
  return (
    <li class="big is-victim sheet" data-seat={seatLook(seat)} data-player={seat + 1}>
      <div class="big-head">
        <Shape seat={seat} />
        <p class="big-name">{moment.names[seat]}</p>
      </div>
      <Sharer session={session} seat={seat} large />
      <div class="big-foot">{amount(now, count.unit(now))}</div>
    </li>
  )
}
