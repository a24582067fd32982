/**
 * Sessions as a file and back. A backup is lines of JSON: a head, each session followed by its entries, a line
 * each, the saved house rules, and an end that says how many there were. So a bad file is refused with its line, a file that was
 * cut off is noticed, and a person can read what is in it.
 */
import type { Result } from '../engine/ruleset.ts'
import type { LogEntry } from '../engine/session.ts'
import { count, MalformedRow, mapped, object, type RowReason, text as textOf, time } from './checks.ts'
import { type Database, database } from './database.ts'
import { rowsOf } from './entries.ts'
import { allHouseRules, type HouseRules } from './house-rules.ts'
import {
  ENTRY_LIFTS,
  isKept,
  lifted,
  ROW_VERSION,
  readEntry,
  readEntryRow,
  readSession,
  type StoredSession,
} from './rows.ts'

/** Version of the file format. Rises when an older reader would misread it. */
const FORMAT = 1

/** An entry as a file keeps it. */
export interface LoggedEntry {
  /** When it was logged, milliseconds since 1970. */
  readonly at: number
  readonly entry: LogEntry
}

/** A session as a file keeps it. */
export interface BackedUp {
  readonly session: StoredSession
  readonly log: readonly LoggedEntry[]
}

/** What a file holds. */
export interface Backup {
  readonly sessions: readonly BackedUp[]
  readonly houseRules: readonly HouseRules[]
}

/** Why a file is refused, whole. Nothing of it is stored. */
export interface BackupProblem {
  /** From 1. */
  readonly line: number
  /** Where in the line, e.g. `entry.move.seat`; empty for the whole line. */
  readonly place: string
  /**
   * A row's reason, or: `not-json`; `not-a-backup` (no such head); `out-of-place` (an entry before any session, or
   * something after the end); `doubled` (a session that was there already); `cut-off` (fewer lines than the end
   * says, or no end).
   */
  readonly reason: RowReason | 'not-json' | 'not-a-backup' | 'out-of-place' | 'doubled' | 'cut-off'
}

/**
 * The text of a backup file: every session that is kept, or only the named ones of them. Throws `MalformedRow` where one
 * cannot be read: a backup that leaves something out would be worse than none.
 * @param now milliseconds since 1970
 */
export function writeBackup(now: number, ids?: readonly string[], on: Database = database()): Promise<string> {
  return on.read(['sessions', 'entries', 'values'], async ({ sessions, entries, values }) => {
    const rows = ids === undefined ? await sessions.orderBy('[started+id]').toArray() : await sessions.bulkGet([...ids])
    const lines: unknown[] = [{ tableside: 'backup', version: FORMAT, made: now }]
    const present = rows.flatMap((row) => (row === undefined || !isKept(row) ? [] : [row]))
    const logs = await Promise.all(present.map((row) => rowsOf(entries, row.id)))
    for (const [nth, row] of present.entries()) {
      lines.push({ session: forFile(readSession(row)) })
      for (const [seq, one] of (logs[nth] ?? []).entries())
        lines.push({ v: ROW_VERSION, at: one.at, entry: readEntryRow(one, row.id, seq) })
    }
    const entryCount = logs.reduce((sum, log) => sum + log.length, 0)
    const houseRules = ids === undefined ? await allHouseRules({ values }) : []
    for (const one of houseRules) lines.push({ houseRules: one })
    lines.push({ end: { houseRules: houseRules.length, sessions: present.length, entries: entryCount } })
    return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
  })
}

/** A digest is made from the log, never taken from a file that somebody may have changed; samples are in no file. */
function forFile({ summary: { digest: _, ...summary }, sample: __, ...session }: StoredSession): StoredSession {
  return { ...session, summary }
}

/** Reads a backup file, or says where it is bad. Takes any text. */
export function readBackup(text: string): Result<Backup, BackupProblem> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (lines.length > 0 && (lines.at(-1) ?? '').trim() === '') lines.pop()
  const file: Reading = { sessions: new Map(), houseRules: [], last: undefined, ended: false }
  for (const [index, line] of lines.entries()) {
    try {
      const value = parsed(line)
      if (index === 0) readFirst(value)
      else readLine(value, file)
    } catch (error) {
      if (!(error instanceof BadLine || error instanceof MalformedRow)) throw error
      const reason = index === 0 && error.reason === 'not-json' ? 'not-a-backup' : error.reason
      return { ok: false, problem: { line: index + 1, place: error.place.replace(/^.*: /, ''), reason } }
    }
  }
  if (!file.ended) return { ok: false, problem: { line: Math.max(1, lines.length), place: '', reason: 'cut-off' } }
  return { ok: true, value: { sessions: [...file.sessions.values()], houseRules: file.houseRules } }
}

/** What has been read so far. */
interface Reading {
  readonly sessions: Map<string, { readonly session: StoredSession; readonly log: LoggedEntry[] }>
  readonly houseRules: HouseRules[]
  /** The session that entries belong to. */
  last: LoggedEntry[] | undefined
  ended: boolean
}

class BadLine extends Error {
  readonly reason: BackupProblem['reason']
  readonly place: string
  constructor(reason: BackupProblem['reason'], place = '') {
    super(reason)
    this.reason = reason
    this.place = place
  }
}

function parsed(line: string): Record<string, unknown> {
  try {
    return object(JSON.parse(line), '')
  } catch {
    throw new BadLine('not-json')
  }
}

function readFirst(value: Record<string, unknown>): void {
  if (value.tableside !== 'backup') throw new BadLine('not-a-backup')
  if (count(value.version, 'version') > FORMAT) throw new BadLine('newer', 'version')
}

function readLine(value: Record<string, unknown>, file: Reading): void {
  if (file.ended) throw new BadLine('out-of-place')
  if ('session' in value) {
    const session = forFile(readSession(value.session))
    if (file.sessions.has(session.id)) throw new BadLine('doubled', 'session.id')
    file.last = []
    file.sessions.set(session.id, { session, log: file.last })
  } else if ('entry' in value) {
    if (file.last === undefined) throw new BadLine('out-of-place')
    const row = lifted(value, ENTRY_LIFTS, '')
    file.last.push({ at: time(row.at, 'at'), entry: readEntry(row.entry, 'entry') })
  } else if ('houseRules' in value) {
    const one = object(value.houseRules, 'houseRules')
    file.houseRules.push({
      name: textOf(one.name, 'houseRules.name'),
      game: textOf(one.game, 'houseRules.game'),
      rulings: mapped(one.rulings, 'houseRules.rulings', textOf),
    })
  } else if ('end' in value) {
    const end = object(value.end, 'end')
    const entries = [...file.sessions.values()].reduce((sum, one) => sum + one.log.length, 0)
    const { size } = file.sessions
    if (end.sessions !== size || end.entries !== entries || end.houseRules !== file.houseRules.length)
      throw new BadLine('cut-off', 'end')
    file.ended = true
  } else throw new BadLine('out-of-place')
}
