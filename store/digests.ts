/**
 * Digests of sessions that have none: those that came in as a file, or were played before there were any. Each is
 * made from the log, a few at a time so that a window stays at hand, and written back beside the session.
 */
import { DIGEST_VERSION, type Digest, digest } from '../engine/digest.ts'
import { games, loadGame } from '../engine/rulesets.ts'
import { fold, startSession } from '../engine/session.ts'
import { type Database, database } from './database.ts'
import { readableEntries } from './entries.ts'
import { ROW_VERSION } from './rows.ts'
import { DIGESTED, listSessions, type SessionCursor, type SessionQuery, type StoredSession } from './sessions.ts'
import { textRow } from './texts.ts'

/** Sessions read at once. */
const PAGE = 500
/** Digests written in one transaction. */
const TOGETHER = 25
/** Says that every session has its digest as this version makes them. */
const ALL = `all of ${DIGEST_VERSION}`
/** How long to work before others get their turn, milliseconds. */
const SLICE = 12

/** A session and what its log comes to. */
export interface DigestedSession {
  readonly session: StoredSession
  /** Undefined where none can be made: the log cannot be read, or does not start under today's rules. */
  readonly digest: Digest | undefined
}

/**
 * Every session that fits and in which anything was said, with its digest, newest first, a batch at a time.
 * What is deleted meanwhile may still come.
 */
export async function* digestedSessions(
  query: Omit<SessionQuery, 'limit' | 'before'>,
  on: Database = database(),
): AsyncGenerator<readonly DigestedSession[]> {
  for await (const said of playedIn(query, on)) {
    const made = await makeDigests(undigested(said), on)
    yield said.map((session) => ({ session, digest: session.summary.digest ?? made.get(session.id) }))
  }
}

/** Every session that fits and in which anything was said, a page at a time. */
async function* playedIn(query: Omit<SessionQuery, 'limit' | 'before'>, on: Database) {
  let before: SessionCursor | undefined
  do {
    const page = await listSessions({ ...query, limit: PAGE, ...(before === undefined ? {} : { before }) }, on)
    yield page.sessions.filter(({ summary }) => summary.entries > 0)
    before = page.next
  } while (before !== undefined)
}

function undigested(sessions: readonly StoredSession[]): readonly StoredSession[] {
  return sessions.filter(({ summary }) => summary.digest === undefined)
}

/**
 * Sees to it that every session has a digest, so that words of its log can be found. Costs one look where they have.
 * @returns how many were made
 */
export async function makeMissingDigests(on: Database = database()): Promise<number> {
  const known = await on.read(['values'], ({ values }) => values.get(DIGESTED))
  if (known?.value === ALL) return 0
  // A window that takes in a file meanwhile removes the mark, and it is not set then.
  const mark = crypto.randomUUID()
  const marked = await on.write(['values'], ({ values }) => values.put({ key: DIGESTED, v: ROW_VERSION, value: mark }))
  if (!marked.saved) return 0
  let made = 0
  for await (const said of playedIn({}, on)) made += (await makeDigests(undigested(said), on)).size
  await on.write(['values'], async ({ values }) => {
    if ((await values.get(DIGESTED))?.value === mark) await values.put({ key: DIGESTED, v: ROW_VERSION, value: ALL })
  })
  return made
}

async function makeDigests(sessions: readonly StoredSession[], on: Database): Promise<ReadonlyMap<string, Digest>> {
  const made = new Map<string, Digest>()
  let waiting: { readonly session: StoredSession; readonly digest: Digest }[] = []
  let since = performance.now()
  for (const session of sessions) {
    const one = await digestOf(session, on)
    if (one !== undefined) {
      made.set(session.id, one)
      waiting.push({ session, digest: one })
    }
    if (waiting.length >= TOGETHER) {
      await writeDigests(waiting, on)
      waiting = []
    }
    if (performance.now() - since > SLICE) {
      await new Promise((next) => setTimeout(next))
      since = performance.now()
    }
  }
  if (waiting.length > 0) await writeDigests(waiting, on)
  return made
}

async function digestOf({ id, game, head }: StoredSession, on: Database): Promise<Digest | undefined> {
  const known = games.find((one) => one.id === game)
  if (known === undefined) return undefined
  const ruleset = await loadGame(known.id)
  const started = startSession(ruleset, head)
  if (!started.ok) return undefined
  const { log, problem } = await readableEntries(id, on)
  if (problem !== undefined) return undefined
  return digest(ruleset, fold(ruleset, started.value, log), head.setup.players)
}

/** Where it cannot be written, the digest is made again the next time. */
async function writeDigests(
  digests: readonly { readonly session: StoredSession; readonly digest: Digest }[],
  on: Database,
): Promise<void> {
  await on.write(['sessions', 'texts'], async ({ sessions, texts }) => {
    for (const { session, digest } of digests) {
      const row = await sessions.get(session.id)
      // Somebody may have played on meanwhile: then the session has a digest of its own.
      if (row === undefined || row.updated !== session.updated || row.summary.entries !== session.summary.entries)
        continue
      const summary = { ...row.summary, digest }
      await sessions.put({ ...row, summary })
      await texts.put(textRow({ ...row, summary }))
    }
  })
}
