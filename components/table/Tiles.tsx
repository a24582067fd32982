/** Every player in seat order; while a card needs a victim, those who can be it are lit. */
import type { Seat } from '../../engine/ruleset.ts'
import { tapVictim } from '../declare/tap.ts'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { Share } from './Share.tsx'
import { countOf } from './seats.ts'
import { Tile } from './Tile.tsx'
import './tile.css'
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
  const way = session.laying.value.victims.get(seat)?.[0]
  const before = countOf(session, moment, seat)
  const after = way === undefined ? undefined : session.pieces.landed(moment, way.move, seat)
  const end = after === undefined ? undefined : count.end(after)
  return (
    <li class="tile is-victim" data-seat={seatLook(seat)}>
      <button type="button" class="victim" data-player={seat + 1} onClick={() => tapVictim(session, seat)}>
        <Shape seat={seat} />
        <span class="tile-who">
          <span class="tile-name">{moment.names[seat]}</span>
          {after === undefined ? null : <span class="tile-meta">{say.ifItLands}</span>}
        </span>
        {after === undefined ? (
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
              {after}
              <span class={end === undefined ? 'hp-unit' : 'hp-unit is-loss'}>{end ?? count.unit(after)}</span>
            </span>
          </span>
        )}
      </button>
    </li>
  )
}
