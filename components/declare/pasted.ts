/** Several lines at once: read and judged one after the other, as they would come about, before anything is logged. */
import type { Phrasing } from '../../engine/phrase/phrase.ts'
import { entryOf } from '../../engine/record/read.ts'
import { problemSentence, why } from '../../engine/sentences.ts'
import { type GameEntry, playEntry } from '../../engine/session.ts'
import { recordProblem } from '../shared/record.ts'
import { entryLine } from '../table/entries.ts'
import { correct, declare, overrule } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import type { Moment } from '../table/pieces.ts'
import { meaningsOf } from './readings.ts'
import { readTyped } from './typed.ts'
import { words } from './words.ts'

/** A pasted line, read and judged. */
export interface PastedLine {
  readonly text: string
  /** What would be logged; undefined where nothing would. */
  readonly entry: GameEntry | undefined
  /** Whether it would hold, and in a word or a sentence what there is to say. */
  readonly holds: boolean
  readonly note: string
}

/** Most lines that are taken at once. */
const MOST = 500

/** The lines of a pasted text that say something, each with its verdict after the ones before it. */
export function readPasted(session: OpenSession, text: string, phrasing: Phrasing | undefined): readonly PastedLine[] {
  const lines: PastedLine[] = []
  let moment = session.now.peek()
  for (const written of text.split(/\r\n|\r|\n/).slice(0, MOST)) {
    const line = written.trim()
    if (line === '' || line.startsWith('#')) continue
    const entry = entryIn(session, line, phrasing, moment)
    if (typeof entry === 'string') {
      lines.push({ text: line, entry: undefined, holds: false, note: entry })
      continue
    }
    const done = playEntry(moment.ruleset, moment.state, entry)
    const note =
      done.problem !== undefined
        ? problemSentence(done.problem, moment.text, moment.say)
        : done.verdict === undefined || done.verdict.legal
          ? words.value.legal
          : why(done.verdict, moment.text, moment.say)
    lines.push({ text: entryLine(entry, session.ruleset, session.names), entry, holds: done.holds, note })
    moment = session.momentOf(done.after)
  }
  return lines
}

/** The entry of a line, or why there is none. */
function entryIn(
  session: OpenSession,
  line: string,
  phrasing: Phrasing | undefined,
  moment: Moment,
): GameEntry | string {
  const reading = readTyped(session, line)
  if (reading?.said.ok) {
    if (reading.said.value.kind === 'assertion') return words.value.states
    if (reading.said.value.kind === 'check') return words.value.checkOnly
    return entryOf(reading) ?? words.value.unread
  }
  const meanings = phrasing === undefined ? undefined : meaningsOf(line, phrasing, moment, moment.ask.who[0])
  const only = meanings?.meant.length === 1 ? meanings.meant[0] : undefined
  if (only?.sure === true) return { kind: 'move', move: only.move }
  if (reading?.said.ok === false)
    return words.value.unreadable(recordProblem(reading.said.problem.reason, reading.said.problem.params))
  return words.value.unread
}

/** Logs the lines that hold, in order, each judged again. Returns how many were logged; it stops where one is lost. */
export async function logPasted(session: OpenSession, lines: readonly PastedLine[]): Promise<number> {
  let logged = 0
  for (const { entry, holds } of lines) {
    if (entry === undefined || !holds) continue
    const outcome =
      entry.kind === 'correction'
        ? await correct(session, entry.fix)
        : entry.kind === 'overruled'
          ? await overrule(session, entry.move)
          : await declare(session, entry.move)
    if (outcome.kind !== 'logged') break
    logged++
  }
  return logged
}
