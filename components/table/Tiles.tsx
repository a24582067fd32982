/** Every player in seat order; while a card needs a victim, those who can be it are lit. */
import type { Seat } from '../../engine/ruleset.ts'
import { tapVictim } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { Share } from './Share.tsx'
import { countOf, fallOf } from './seats.ts'
import { Tile } from './Tile.tsx'
import { words } from './words.ts'

export function Tiles({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  const { stage, victims, seat: speaker } = session.laying.value
  const choosing = stage === 'victim' || stage === 'share'
  return (
    <>
      <h2 class="sr">{words.value.players}</h2>
      <ol class="tiles sheet">
        {moment.names.map((name, seat) =>
          stage === 'victim' && victims.has(seat) ? (
            <Victim key={name} session={session} moment={moment} seat={seat} />
          ) : stage === 'share' && victims.has(seat) ? (
            <Share key={name} session={session} moment={moment} seat={seat} />
          ) : (
            <Tile
              key={name}
              session={session}
              moment={moment}
              seat={seat}
              asked={(choosing ? speaker : moment.ask.who[0]) === seat}
              still={choosing}
            />
          ),
        )}
      </ol>
    </>
  )
}

interface VictimProps {
  readonly session: OpenSession
  readonly moment: Moment
  readonly seat: Seat
}

/** A player who can be the victim, with the number they would be left on. */
function Victim({ session, moment, seat }: VictimProps) {
  const say = words.value
  const { count } = session.pieces
  const before = countOf(session, moment, seat)
  const fall = fallOf(session, moment, seat)
  return (
    <li class="tile is-victim" data-seat={seatLook(seat)}>
      <button type="button" class="victim" data-player={seat + 1} onClick={() => tapVictim(session, seat)}>
        <Shape seat={seat} />
        <span class="tile-who">
          <span class="tile-name">{moment.names[seat]}</span>
          {fall === undefined ? null : <span class="tile-meta">{say.ifItLands}</span>}
        </span>
        {fall === undefined ? (
          <span class="hp-num">
            {before}
            <span class="hp-unit">{count.unit(before)}</span>
          </span>
        ) : (
          <span class="fall">
            <span class="hp-num is-before">
              {before}
              <span class="hp-unit">{count.unit(before)}</span>
            </span>
            <Icon name="arrow" />
            <span class="sr">{say.to}</span>
            <span class="hp-num">
              {fall.after}
              <span class={fall.ends ? 'hp-unit is-loss' : 'hp-unit'}>{fall.unit}</span>
            </span>
          </span>
        )}
      </button>
    </li>
  )
}
