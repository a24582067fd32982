/** A session in the list: game, day, players, how it ended. */
import { foldName } from '../../engine/record/names.ts'
import { gameName as nameIn } from '../../engine/rulesets.ts'
import type { StoredSession } from '../../store/sessions.ts'
import { Shape } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { language } from '../shared/words.ts'
import { dayOf } from './dates.ts'
import { words } from './words.ts'

/** What a game is called; its id where this version does not know it. */
export function gameName(id: string): string {
  return nameIn(id, language.value)
}

/** The seat of whoever won, or -1. */
export function winnerSeat(session: StoredSession): number {
  const { winner } = session.summary
  return winner === null ? -1 : session.players.indexOf(foldName(winner))
}

/** How a session ended, in words. */
export function endingOf({ summary }: StoredSession): string {
  const say = words.value
  if (summary.winner !== null) return say.won(summary.winner)
  return summary.over ? say.nobodyWon : say.notFinished
}

export function SessionRow({ session, here }: { readonly session: StoredSession; readonly here: boolean }) {
  const say = words.value
  const { summary } = session
  const seat = winnerSeat(session)
  return (
    <a class="session" href={to('sessions', session.id)} aria-current={here ? 'true' : undefined}>
      <span class="session-top">
        <b>{gameName(session.game)}</b>
        <time dateTime={new Date(session.started).toISOString()}>{dayOf(session.started)}</time>
      </span>
      <span class="session-who">{session.head.setup.players.join(', ')}</span>
      <span class="session-end">
        {seat < 0 ? null : <Shape seat={seat} />}
        {endingOf(session)}
        <span class="dot-sep">{summary.over ? say.turns(summary.turn) : say.turn(summary.turn)}</span>
      </span>
    </a>
  )
}
