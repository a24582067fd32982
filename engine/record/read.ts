/** Reads a play record: the header, then an entry a line. Generic: a game adds only its `notation`. */
import type { Result, Ruleset } from '../ruleset.ts'
import { type GameId, gameNamed, games } from '../rulesets.ts'
import type { GameEntry, SessionHead } from '../session.ts'
import { gameLine, linesOf, type RecordProblem, readHead } from './head.ts'
import { type Reading, readLine } from './line.ts'
import { named } from './problem.ts'

/** A line with its place in the file. */
export interface RecordLine extends Reading {
  /** Line of the file, from 1. */
  readonly line: number
}

/** A record that was read: its header holds, its lines may not. */
export interface PlayRecord {
  readonly game: string
  readonly head: SessionHead
  /** Every line with an entry, unreadable ones included: those have a problem in place of what they say. */
  readonly lines: readonly RecordLine[]
}

/** The game that a record's header names: load it, then read the record with its rules. */
export function gameOf(text: string): Result<GameId, RecordProblem> {
  const said = gameLine(linesOf(text))
  const ids = games.map((game) => game.id)
  if (said === undefined)
    return {
      ok: false,
      problem: { line: 1, column: 1, from: 'record', reason: 'missing-header', params: { expected: 'game' } },
    }
  const { line, column, value } = said
  const id = gameNamed(value)
  if (id !== undefined) return { ok: true, value: id }
  const params = { ...named(value, ids), expected: ids }
  return { ok: false, problem: { line, column, from: 'record', reason: 'unknown-game', params } }
}

/**
 * Reads a record of a game; the game is the one its header names, see gameOf.
 * Fails only with the header's problems. Columns of unreadable lines count from 0, those of header problems from 1.
 */
export function readRecord(text: string, game: Ruleset): Result<PlayRecord, readonly RecordProblem[]> {
  const rows = linesOf(text)
  const { head, body, problems, start } = readHead(rows, game)
  if (problems.length > 0) return { ok: false, problem: problems }
  const lines: RecordLine[] = []
  for (let index = body; index < rows.length; index++) {
    const reading = readLine(rows[index] ?? '', game, head.setup.players, start)
    if (reading !== undefined) lines.push({ line: index + 1, ...reading })
  }
  return { ok: true, value: { game: game.id, head, lines } }
}

/** Every unreadable line, as problems with places from 1. */
export function unreadable(record: PlayRecord): readonly RecordProblem[] {
  return record.lines.flatMap(({ line, said }) =>
    said.ok
      ? []
      : [
          {
            line,
            column: said.problem.column + 1,
            from: 'record' as const,
            reason: said.problem.reason,
            params: said.problem.params,
          },
        ],
  )
}

/**
 * The entry of a session that a line stands for. A check becomes a try, the entry that changes nothing, so that
 * questions stay in the history. Undefined for an assertion or an unreadable line.
 */
export function entryOf({ said }: Pick<Reading, 'said'>): GameEntry | undefined {
  if (!said.ok) return undefined
  switch (said.value.kind) {
    case 'move':
    case 'overruled':
      return { kind: said.value.kind, move: said.value.move }
    case 'check':
      return { kind: 'refused', move: said.value.move }
    case 'correction':
      return { kind: 'correction', fix: said.value.fix }
    case 'assertion':
      return undefined
  }
}

/** The entries of a record in order: the log of the session it tells of. */
export function entriesOf(record: PlayRecord): GameEntry[] {
  return record.lines.flatMap((line) => entryOf(line) ?? [])
}
