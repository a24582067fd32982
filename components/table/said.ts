/** What is said aloud of a table: what an entry changed, and who is asked now. */
import type { GameEntry } from '../../engine/session.ts'
import { entryLine } from './entries.ts'
import type { OpenSession } from './model.ts'
import type { Moment } from './pieces.ts'
import { countOf } from './seats.ts'
import { words } from './words.ts'

/**
 * An entry that is in the log now, what it changed and who is asked, as sentences.
 * @param news what another window did before it
 */
export function saidOf(session: OpenSession, entry: GameEntry, news: string): string {
  const line = `${entryLine(entry, session.ruleset, session.names)}.`
  const before = session.at(session.timeline.peek().lines.length - 2)
  const did = session.pieces.heard?.(session.now.peek()) ?? ''
  return sentences([news, line, ...changed(session, before), did, ...asked(session)])
}

/**
 * A step back or forth in the log, what it changed and who is asked, as sentences.
 * @param told which step
 * @param before the table before it
 */
export function saidOfStep(session: OpenSession, told: string, before: Moment): string {
  return sentences([told, ...changed(session, before), ...asked(session)])
}

function sentences(said: readonly string[]): string {
  return said.filter((one) => one !== '').join(' ')
}

/** How the table has changed. */
function changed(session: OpenSession, before: Moment): string[] {
  const { pieces } = session
  const now = session.now.peek()
  const banner = pieces.banner(before) === undefined ? pieces.banner(now) : undefined
  return [...changes(session, before, now), banner === undefined ? '' : `${banner.title}. ${banner.note}.`]
}

/** What can be said now. */
function asked({ pieces, now }: OpenSession): string[] {
  return [pieces.due?.(now.peek()) ?? '', question(now.peek())]
}

/** `Dave 2 HP.` for every player whose number is another one now. */
function changes(session: OpenSession, before: Moment, now: Moment): string[] {
  const { count } = session.pieces
  return now.names.flatMap((name, seat) => {
    const value = countOf(session, now, seat)
    if (value === countOf(session, before, seat)) return []
    const end = count.end(value)
    return [
      `${end === undefined ? words.value.said.count(name, value, count.unit(value)) : words.value.said.ended(name, end)}.`,
    ]
  })
}

/** The question of a moment as a sentence. */
export function question({ text, ask, say }: Moment): string {
  return text.asks[ask.kind]?.(ask.params, say) ?? ''
}
