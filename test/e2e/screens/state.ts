/** A state that a screen can be in, as data: what was played, what is half made, which page is open. */

import type { Draft } from '../../../components/declare/draft.ts'
import { entriesOf, gameOf, readRecord } from '../../../engine/record/read.ts'
import { writeLine } from '../../../engine/record/write.ts'
import { loadGame } from '../../../engine/rulesets.ts'
import { fold, type LogEntry, type SessionHead, startSession } from '../../../engine/session.ts'
import type { SessionSummary } from '../../../store/rows.ts'
import type { Surface } from '../harness/surface.ts'

export type PageName = 'panel' | 'popup' | 'tab'

/** A file in `docs/shots/` without its ending. */
export type Picture = `${PageName}-${string}-${'light' | 'dark'}`

export interface State {
  readonly name: string
  /** The session on the table, as a play record; without it the table stays as it is. */
  readonly record?: string
  /** What is half made on it. */
  readonly draft?: Partial<Draft>
  /** Address of the screen; the table where it says none. `{id}` stands for the session's. */
  readonly screen?: string
  /** What has to be in sight there. */
  readonly shows: string | RegExp
  /** What else somebody does, and what has to be in sight then. */
  readonly act?: (surface: Surface) => Promise<void>
  readonly acted?: string | RegExp
  /** Pages that have it. */
  readonly on?: readonly PageName[]
  /** Whether names or typed text may be broken wherever they are. */
  readonly longNames?: boolean
  /** Whether all of the table has to be in sight in the tab, without scrolling. */
  readonly fits?: boolean
  /** Checked with large type, forced colours and without motion too. */
  readonly main?: boolean
  /** Its pictures in the README, each named for what it shows: page, what, theme. */
  readonly docs?: readonly Picture[]
}

/** Takes something in the menu of a table. */
export async function fromMenu(surface: Surface, entry: string): Promise<void> {
  await surface.click({ role: 'button', name: 'Menu' })
  await surface.click({ role: 'button', name: entry, within: '.menu' })
}

/** A record as rows of the store. */
export interface Stored {
  readonly head: SessionHead
  readonly log: readonly LogEntry[]
  readonly summary: SessionSummary
}

/**
 * Reads a record into what the store keeps.
 * @throws where it does not read, or holds a move that is refused
 */
export async function storedOf(text: string): Promise<Stored> {
  const game = gameOf(text)
  if (!game.ok) throw new Error(JSON.stringify(game.problem))
  const ruleset = await loadGame(game.value)
  const record = readRecord(text, ruleset)
  if (!record.ok) throw new Error(JSON.stringify(record.problem))
  const { head } = record.value
  const start = startSession(ruleset, head)
  if (!start.ok) throw new Error(JSON.stringify(start.problem))
  const log = entriesOf(record.value)
  const unread = record.value.lines.find(({ said }) => !said.ok)
  if (unread !== undefined) throw new Error(`Not read: ${unread.text}`)
  const { now, lines } = fold(ruleset, start.value, log)
  const names = head.setup.players
  const wrong = lines.find((line) => !line.holds)
  if (wrong !== undefined) throw new Error(`Refused: ${writeLine(wrong, ruleset, names)}`)
  const view = ruleset.view(now, names)
  const last = lines.at(-1)
  return {
    head,
    log,
    summary: {
      entries: log.length,
      turn: now.turnNumber,
      over: view.turn === null,
      winner: view.winner,
      text: last === undefined ? '' : writeLine(last, ruleset, names),
    },
  }
}
