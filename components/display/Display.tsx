/** The table for the whole room: every player who is still in, as large as it goes. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../engine/ruleset.ts'
import { AskKey, type OpenAsk } from '../ask/useAsk.tsx'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { signed } from '../shared/words.ts'
import { GameTitle, Place, UndoRedo } from '../table/Bar.tsx'
import { entryText } from '../table/entries.ts'
import { tap } from '../table/logging.ts'
import { Middle } from '../table/Middle.tsx'
import { Missing } from '../table/Missing.tsx'
import type { OpenSession } from '../table/model.ts'
import { Over } from '../table/Over.tsx'
import { Answers, QuestionBlock } from '../table/QuestionBlock.tsx'
import { Stepper } from '../table/Stepper.tsx'
import { Sudden } from '../table/Sudden.tsx'
import { question } from '../table/said.ts'
import { countOf, isGone, leavingOf, pendingOf } from '../table/seats.ts'
import { TapKeys } from '../table/TapKeys.tsx'
import { Tags } from '../table/Tile.tsx'
import { Tiles } from '../table/Tiles.tsx'
import { words as table } from '../table/words.ts'
import './bigs.css'
import './display.css'
import { fullSize, setFullSize } from './full.ts'
import { words } from './words.ts'

interface DisplayBarProps {
  readonly session: OpenSession
  readonly onAsk: OpenAsk
  readonly menu: ComponentChildren
}

export function DisplayBar({ session, onAsk, menu }: DisplayBarProps) {
  const say = words.value
  const { turn } = session.now.value.view
  // A page has one banner: under the tab's bar this one is a part of the table.
  const Bar = fullSize.value ? 'header' : 'section'
  return (
    <Bar class="display-bar" aria-labelledby="display-bar">
      <div class="bar-title">
        <h1 id="display-bar" tabIndex={-1}>
          <GameTitle session={session} />
        </h1>
        <p>
          <Place session={session} />
          {turn === null ? null : <span class="dot-sep">{table.value.turnOf(turn)}</span>}
        </p>
      </div>
      <Sudden session={session} />
      <div class="bar-tools">
        <UndoRedo session={session} />
        <AskKey onAsk={onAsk} />
        <button
          type="button"
          class="tool"
          aria-label={fullSize.value ? say.leave : say.full}
          onClick={() => setFullSize(!fullSize.value)}
        >
          <Icon name="full" />
        </button>
        {fullSize.value ? null : menu}
      </div>
    </Bar>
  )
}

export function Display({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const seats = moment.names.map((_, seat) => seat)
  const inside = seats.filter((seat) => !isGone(session, moment, seat))
  const { stage } = session.laying.value
  const naming = session.draft.value.mode === 'play' && (stage === 'victim' || stage === 'share')
  return (
    <>
      {naming ? (
        <Tiles session={session} />
      ) : (
        <>
          <h2 class="sr">{say.stillIn}</h2>
          <ol class={crowd(inside.length)}>
            {inside.map((seat) => (
              <Big key={moment.names[seat]} session={session} seat={seat} players={inside.length} />
            ))}
          </ol>
        </>
      )}
      <Middle session={session} size="large" />
      <BigQuestion session={session} />
      <Outs session={session} />
    </>
  )
}

/** So many players have room for words in their tiles; more have pictures and numbers. */
const FEW = 6

/** How players share the page: two fill it, the more there are the smaller they are. */
function crowd(players: number): string {
  if (players > FEW) return 'bigs is-many is-crowd'
  return players > 4 ? 'bigs is-many' : players > 2 ? 'bigs is-some' : 'bigs'
}

interface BigProps {
  readonly session: OpenSession
  readonly seat: Seat
  /** How many share the page. */
  readonly players: number
}

function Big({ session, seat, players }: BigProps) {
  const moment = session.now.value
  const { count, Details } = session.pieces
  const name = moment.names[seat] ?? ''
  const asked = moment.ask.who[0] === seat
  const now = countOf(session, moment, seat)
  const pending = pendingOf(session, seat)
  const shown = Math.max(0, now + (pending?.change ?? 0))
  const say = table.value
  return (
    <li class={asked ? 'big is-asked sheet' : 'big sheet'} data-seat={seatLook(seat)} data-player={seat + 1}>
      <div class="big-head">
        <Shape seat={seat} />
        <p class="big-name">{name}</p>
        <Tags moment={moment} seat={seat} asked={asked} />
      </div>
      <Stepper
        class="big-hp"
        label={say.number(name, count.unit(shown))}
        less={say.less(name, count.unit(1))}
        more={say.more(name, count.unit(1))}
        canLess={shown > 0}
        canMore={true}
        onStep={(change) => tap(session, seat, change)}
      >
        <p class={pending === undefined ? 'big-num' : 'big-num is-pending'}>
          {shown}
          <span>{pending === undefined ? count.unit(shown) : say.was(now)}</span>
        </p>
      </Stepper>
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

function BigQuestion({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  if (moment.ask.kind === 'over') return <Over session={session} large />
  if (session.draft.value.mode === 'play' && session.laying.value.stage !== 'nothing')
    return <Missing session={session} large />
  return (
    <QuestionBlock seat={moment.ask.who[0] ?? 0} ask={question(moment)} size={session.pieces.stake(moment)} large>
      {fullSize.value ? (
        <div class="answers">
          <Answers session={session} moment={moment} />
          <button type="button" class="answer is-quiet" onClick={() => setFullSize(false)}>
            <span>{words.value.other}</span>
          </button>
        </div>
      ) : (
        <Answers session={session} moment={moment} />
      )}
    </QuestionBlock>
  )
}

/** Who is out and why, and what was said last. */
function Outs({ session }: { readonly session: OpenSession }) {
  const say = words.value
  const moment = session.now.value
  const outs = moment.names.flatMap((name, seat) => {
    if (!isGone(session, moment, seat)) return []
    return [{ name, seat, leaving: leavingOf(session, moment, seat) }]
  })
  const last = session.timeline.value.lines.findLast((line) => line.holds && line.entry.kind !== 'refused')
  const said = last === undefined ? undefined : entryText(last.entry, session.ruleset, session.names)
  return (
    <section class="outs" aria-label={say.out}>
      {outs.length === 0 ? null : (
        <>
          <h2>{say.out}</h2>
          <ol>
            {outs
              .sort((one, other) => (one.leaving?.line ?? 0) - (other.leaving?.line ?? 0))
              .map(({ name, seat, leaving }) => (
                <li key={name} data-seat={seatLook(seat)}>
                  <Shape seat={seat} />
                  <b>{name}</b>
                  {leaving === undefined ? null : <span>{say.outAt(leaving.cause, leaving.turn)}</span>}
                </li>
              ))}
          </ol>
        </>
      )}
      {said === undefined ? null : (
        <p class="outs-last">
          <span>{say.before}</span>
          {said.seat === undefined ? said.text : `${moment.names[said.seat] ?? ''}: ${said.text}`}
        </p>
      )}
    </section>
  )
}
