/** The table for the whole room: every player who is still in, as large as it goes. */
import type { ComponentChildren } from 'preact'
import { AskKey, type OpenAsk } from '../ask/useAsk.tsx'
import { Icon, Shape, seatLook } from '../shared/Icon.tsx'
import { GameTitle, Place, UndoRedo } from '../table/Bar.tsx'
import { entryText } from '../table/entries.ts'
import { Middle } from '../table/Middle.tsx'
import { Missing } from '../table/Missing.tsx'
import type { OpenSession } from '../table/model.ts'
import { Over } from '../table/Over.tsx'
import { Answers, QuestionBlock } from '../table/QuestionBlock.tsx'
import { Sudden } from '../table/Sudden.tsx'
import { question } from '../table/said.ts'
import { isGone, leavingOf } from '../table/seats.ts'
import { words as table } from '../table/words.ts'
import { Big, FEW } from './Big.tsx'
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
  return (
    <>
      <h2 class="sr">{say.stillIn}</h2>
      <ol class={crowd(inside.length)}>
        {inside.map((seat) => (
          <Big key={moment.names[seat]} session={session} seat={seat} players={inside.length} />
        ))}
      </ol>
      <Middle session={session} size="large" />
      <BigQuestion session={session} />
      <Outs session={session} />
    </>
  )
}

/** How players share the page: two fill it, the more there are the smaller they are. */
function crowd(players: number): string {
  if (players > FEW) return 'bigs is-many is-crowd'
  return players > 4 ? 'bigs is-many' : players > 2 ? 'bigs is-some' : 'bigs'
}

function BigQuestion({ session }: { readonly session: OpenSession }) {
  const moment = session.now.value
  if (moment.ask.kind === 'over') return <Over session={session} large />
  if (session.draft.value.mode === 'play' && session.laying.value.stage !== 'nothing')
    return <Missing session={session} large />
  return (
    <QuestionBlock
      seat={moment.ask.who[0] ?? 0}
      ask={question(moment)}
      size={session.pieces.stake(moment)}
      // Beside the pad somebody has to know what "Nobody, go on" means. Across the room it would be too small to read,
      // and with many players the room is theirs.
      note={fullSize.value || moment.names.length > FEW ? undefined : session.pieces.note(moment)}
      large
    >
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
