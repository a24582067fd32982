/** What was played elsewhere comes in: it is added to what is here and never replaces any of it. */
import type { LogEntry, SessionHead } from '../engine/session.ts'
import type { BackedUp, Backup, LoggedEntry } from './backup.ts'
import { MalformedRow } from './checks.ts'
import { type Database, database, type SavedWith } from './database.ts'
import { rowsOf } from './entries.ts'
import { allHouseRules, HOUSE_RULES, type HouseRules, sameHouseRules } from './house-rules.ts'
import {
  type EntryRow,
  ROW_VERSION,
  readEntryRow,
  readSession,
  type SessionSummary,
  type StoredSession,
} from './rows.ts'
import { DIGESTED, newSession } from './sessions.ts'
import type { Tables } from './tables.ts'
import { putSessions } from './texts.ts'

/** What an import adds, or has added. */
export interface Merge {
  /** Sessions that are not here, or were deleted here. */
  readonly added: readonly StoredSession[]
  /** Sessions that are here and go on in the file: the further entries are appended. */
  readonly longer: readonly StoredSession[]
  /** Sessions that are here but went another way: the file's are added beside them. */
  readonly apart: readonly StoredSession[]
  /** Sessions that are here already, with all that the file has. */
  readonly known: readonly StoredSession[]
  /** Saved house rules whose name is not taken here. */
  readonly houseRules: readonly HouseRules[]
  /** Entries in all of that that are not here yet. */
  readonly entries: number
}

/** What importing a backup would add now. */
export async function previewMerge(file: Backup, on: Database = database()): Promise<Merge> {
  return on.read(['sessions', 'entries', 'values'], async (tables) => (await plan(tables, file)).merge)
}

/** Imports a backup: everything that is not here yet, or nothing. Importing it again adds nothing. */
export function mergeBackup(file: Backup, on: Database = database()): Promise<SavedWith<Merge>> {
  return on.write(['sessions', 'texts', 'entries', 'values'], async (tables) => {
    // Planned anew: a window may have played on since the preview.
    const { merge, sessions, entries } = await plan(tables, file)
    await putSessions(tables, sessions)
    await tables.entries.bulkAdd(entries)
    if (sessions.length > 0) await tables.values.delete(DIGESTED)
    if (merge.houseRules.length > 0) {
      const value = [...(await allHouseRules(tables)), ...merge.houseRules]
      await tables.values.put({ key: HOUSE_RULES, v: ROW_VERSION, value })
    }
    return merge
  })
}

/** Adds a session that was played elsewhere, e.g. typed as a play record. It does not go on the table. */
export function addSession(
  head: SessionHead,
  log: readonly LogEntry[],
  now: number,
  summary: SessionSummary,
  on: Database = database(),
): Promise<SavedWith<StoredSession>> {
  const session = newSession(head, now, summary)
  const logged = log.map((entry) => ({ at: now, entry }))
  return on.write(['sessions', 'texts', 'entries', 'values'], async (tables) => {
    const { entries, values } = tables
    await putSessions(tables, [session])
    await entries.bulkAdd(entryRows(session.id, 0, logged))
    if (summary.digest === undefined) await values.delete(DIGESTED)
    return session
  })
}

interface Plan {
  readonly merge: Merge
  /** Session rows to put; those that are here keep all they have. */
  readonly sessions: readonly StoredSession[]
  readonly entries: readonly EntryRow[]
}

async function plan(tables: Tables, file: Backup): Promise<Plan> {
  const sessions: StoredSession[] = []
  const entries: EntryRow[] = []
  const merge = { added: [], longer: [], apart: [], known: [] } as Record<Outcome, StoredSession[]>
  const places = await Promise.all(file.sessions.map(async (theirs) => ({ theirs, ...(await place(tables, theirs)) })))
  for (const { theirs, outcome, session, from } of places) {
    merge[outcome].push(session)
    if (outcome === 'known') continue
    sessions.push(session)
    entries.push(...entryRows(session.id, from, theirs.log.slice(from)))
  }
  const ours = await allHouseRules(tables)
  const houseRules = file.houseRules.filter((set) => !ours.some((one) => sameHouseRules(one, set)))
  return { merge: { ...merge, houseRules, entries: entries.length }, sessions, entries }
}

type Outcome = 'added' | 'longer' | 'apart' | 'known'

/** Where a session of the file belongs: under which id, and from which of its entries on it is new. */
async function place(
  tables: Tables,
  theirs: BackedUp,
): Promise<{ outcome: Outcome; session: StoredSession; from: number }> {
  const { log } = theirs
  const session = { ...theirs.session, summary: { ...theirs.session.summary, entries: log.length } }
  const there = await compare(tables, theirs)
  if (there === 'none') return { outcome: 'added', session, from: 0 }
  if (there === 'apart') {
    // The same file gives the same id, so that importing it twice does not add it twice.
    const beside = { ...session, id: `${session.id}~${fingerprint(theirs)}` }
    const known = (await tables.sessions.get(beside.id)) !== undefined
    return known ? { outcome: 'known', session: beside, from: 0 } : { outcome: 'apart', session: beside, from: 0 }
  }
  const updated = Math.max(session.updated, there.session.updated)
  if (log.length > there.entries)
    return {
      outcome: 'longer',
      session: { ...present(there.session), updated, summary: session.summary },
      from: there.entries,
    }
  if (there.session.deleted === undefined) return { outcome: 'known', session: there.session, from: 0 }
  return { outcome: 'added', session: present(there.session), from: log.length }
}

/** How a session of the file stands to what is here: `apart` where one of the two says what the other does not. */
async function compare(
  { sessions, entries }: Tables,
  { session, log }: BackedUp,
): Promise<'none' | 'apart' | { readonly session: StoredSession; readonly entries: number }> {
  const row = await sessions.get(session.id)
  if (row === undefined) return 'none'
  const rows = await rowsOf(entries, session.id)
  try {
    const here = readSession(row)
    const ours = rows.map((one, seq) => readEntryRow(one, session.id, seq))
    const both = Math.min(ours.length, log.length)
    const agree =
      same(here.head, session.head) && ours.slice(0, both).every((entry, seq) => same(entry, log[seq]?.entry))
    return agree ? { session: here, entries: ours.length } : 'apart'
  } catch (error) {
    // What is here cannot be read and stays; the file's comes beside it.
    if (error instanceof MalformedRow) return 'apart'
    throw error
  }
}

function present({ deleted: _, ...session }: StoredSession): StoredSession {
  return session
}

function entryRows(session: string, from: number, log: readonly LoggedEntry[]): EntryRow[] {
  return log.map(({ at, entry }, nth) => ({ session, seq: from + nth, v: ROW_VERSION, at, entry }))
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Eight letters that differ where the play differs (FNV-1a). */
function fingerprint({ session, log }: BackedUp): string {
  let hash = 0x811c9dc5
  const text = JSON.stringify([session.head, log.map((one) => one.entry)])
  for (let place = 0; place < text.length; place++) hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0
  return hash.toString(16).padStart(8, '0')
}
