/**
 * What sessions are found by: a short text beside each, so that thousands are looked through without reading one of
 * them. Written in the same transaction as the session it is about.
 */
import { searchable } from '../engine/digest.ts'
import { foldName } from '../engine/record/names.ts'
import { ROW_VERSION, type SessionRow, type StoredSession, type TextRow } from './rows.ts'
import type { Tables } from './tables.ts'

/** The row of a session, with the keys its indexes need. */
export function sessionRow(session: StoredSession): SessionRow {
  const byPlayer = session.players.map((name) => [name, session.started, session.id] as const)
  return { ...session, byPlayer }
}

/** The text of a session. The words of its log are in it once it has a digest. */
export function textRow({ id, started, game, players, summary }: StoredSession): TextRow {
  return {
    started,
    id,
    v: ROW_VERSION,
    about: [...players, game, foldName(summary.text)].join('\n'),
    log: summary.digest?.words ?? '',
  }
}

/** Stores sessions as they are given, with their texts. */
export async function putSessions(
  { sessions, texts }: Pick<Tables, 'sessions' | 'texts'>,
  list: readonly StoredSession[],
): Promise<void> {
  await sessions.bulkPut(list.map(sessionRow))
  await texts.bulkPut(list.map(textRow))
}

/** Words as they are looked for: each must be somewhere, in any case; undefined where nothing is asked for. */
export function asked(text: string | undefined): ((row: TextRow) => boolean) | undefined {
  const words = (text ?? '')
    .split(/\s+/)
    .map(foldName)
    .filter((word) => word !== '')
    .map((word) => ({ word, said: searchable(word) }))
  if (words.length === 0) return undefined
  // A word of nothing but hyphens is said nowhere.
  return ({ about, log }) =>
    words.every(({ word, said }) => about.includes(word) || (said !== '' && log.includes(said)))
}
