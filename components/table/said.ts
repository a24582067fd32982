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
  const now = session.now.peek()
  const said = [news, `${entryLine(entry, session.ruleset, session.names)}.`, ...changes(session, now)]
  return [...said, session.pieces.heard?.(now) ?? '', question(now)].filter((one) => one !== '').join(' ')
}

/** `Dave 2 HP.` for every player whose number the last entry changed. */
function changes(session: OpenSession, now: Moment): string[] {
  const { count } = session.pieces
  const before = session.at(session.timeline.peek().lines.length - 2)
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
