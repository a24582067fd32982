/** Log entries in the words of the play record, taken apart for a row: who, and what. */
import type { BaseState, Correction, Declaration, Ruleset, Seat } from '../../engine/ruleset.ts'
import { type GameEntry, type Line, triedAs } from '../../engine/session.ts'
import type { Moment } from './pieces.ts'
import { words } from './words.ts'

/** An entry in words, without the name before it. */
export interface EntryText {
  /** The player it is about; undefined where it speaks of the table. */
  readonly seat: Seat | undefined
  readonly text: string
}

/** An entry as a row of the log shows it. */
export function entryText(entry: GameEntry, ruleset: Ruleset, names: readonly string[]): EntryText {
  return entry.kind === 'correction'
    ? correctionText(entry.fix, ruleset, names)
    : { seat: entry.move.seat ?? undefined, text: moveText(entry.move, ruleset, names) }
}

/** What stands after `Name:`. */
function moveText(move: Declaration, ruleset: Ruleset, names: readonly string[]): string {
  return move.seat === null ? (move.word ?? '') : ruleset.notation.write(move, names)
}

function correctionText(fix: Correction, ruleset: Ruleset, names: readonly string[]): EntryText {
  const field = Object.hasOwn(ruleset.notation.corrections, fix.kind)
    ? ruleset.notation.corrections[fix.kind]
    : undefined
  const name = fix.seat === undefined ? '' : ` ${names[fix.seat] ?? ''}`
  const value = field?.value === 'number' || field?.value === 'number-or-none' ? ` ${fix.value ?? 'none'}` : ''
  if (field?.of === 'player') return { seat: fix.seat, text: `${fix.kind}${value}` }
  return { seat: undefined, text: `${fix.kind}${field?.value === 'player' ? name : value}` }
}

/** An entry in one string: `Dave: Fend`. */
export function entryLine(entry: GameEntry, ruleset: Ruleset, names: readonly string[]): string {
  const { seat, text } = entryText(entry, ruleset, names)
  return seat === undefined ? text : `${names[seat] ?? ''}: ${text}`
}

/** A line of the timeline with the turn it belongs to. */
export interface LogRow {
  readonly line: Line
  /** Index into the timeline's lines. */
  readonly index: number
  /** The turn it was said in. */
  readonly turn: number
  /** Whether it is the first entry of that turn: the margin says the number once a turn. */
  readonly first: boolean
  readonly before: BaseState
}

/** The lines of a timeline as rows, oldest first. */
export function logRows(start: BaseState, lines: readonly Line[]): LogRow[] {
  let before = start
  let shown = 0
  return lines.map((line, index) => {
    const turn = before.turnNumber
    const row = { line, index, turn, first: turn !== shown, before }
    shown = turn
    before = line.after
    return row
  })
}

/** How a row looks: refused tries and what no longer holds are struck through. */
export function classOf(line: Line): string {
  return !line.holds || triedAs(line) === 'refused' ? ' is-refused' : ''
}

/** One or two words at the end of a row: what became of the entry. */
export function outcomeOf(row: LogRow, moment: Moment, own: string | undefined): string | undefined {
  const { line } = row
  if (!line.holds) return words.value.noLongerHolds
  const tried = triedAs(line)
  if (tried !== undefined) return words.value[tried]
  if (line.entry.kind === 'overruled') return words.value.overruled
  if (line.entry.kind === 'correction') return words.value.correction
  return own ?? outcomeNow(row, moment)
}

/** The newest entry is open while somebody must answer it. */
function outcomeNow({ line }: LogRow, moment: Moment): string | undefined {
  return line.after === moment.state && moment.ask.must && moment.ask.kind !== 'turn' ? words.value.open : undefined
}
