/** Play records in tests, replayed by the product's own reader. */
import { entriesOf, type PlayRecord, readRecord } from '../../engine/record/read.ts'
import { amiss, type ReplayedLine, replay, startRecord } from '../../engine/record/replay.ts'
import { readProblem } from '../../engine/record/text/en.ts'
import type { BaseState, Ruleset } from '../../engine/ruleset.ts'
import { fold, type LogEntry, startSession, type Timeline } from '../../engine/session.ts'

export interface Replayed<State extends BaseState> {
  readonly lines: readonly ReplayedLine<State>[]
  /** Where the session stands after it. */
  readonly state: State
}

function readText<State extends BaseState>(text: string, ruleset: Ruleset<State>): PlayRecord {
  const read = readRecord(text, ruleset as unknown as Ruleset)
  if (!read.ok) throw new Error(read.problem.map((one) => `line ${one.line}: ${one.reason}`).join('\n'))
  return read.value
}

/**
 * Where a session stands after a record, with every line of it.
 * @throws when its head cannot be read
 */
export function replayText<State extends BaseState>(text: string, ruleset: Ruleset<State>): Replayed<State> {
  const record = readText(text, ruleset)
  const lines = [...replay(record, ruleset)]
  return { lines, state: lines.at(-1)?.after ?? startRecord(record, ruleset) }
}

/**
 * A record as a session's timeline, with further entries behind it.
 * @throws when its head cannot be read or the session does not start
 */
export function timelineOf<State extends BaseState>(
  text: string,
  ruleset: Ruleset<State>,
  more: readonly LogEntry[] = [],
): { timeline: Timeline<State>; names: readonly string[] } {
  const record = readText(text, ruleset)
  const started = startSession(ruleset, record.head)
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return {
    timeline: fold(ruleset, started.value, [...entriesOf(record), ...more]),
    names: record.head.setup.players,
  }
}

/** What is wrong with a line, or undefined: the same things that make the referee command fail. */
export function failure<State extends BaseState>(replayed: ReplayedLine<State>): string | undefined {
  if (amiss(replayed) === undefined) return undefined
  const { line, verdict, problem, holds, got } = replayed
  if (!line.said.ok) return `unreadable: ${readProblem(line.said.problem.reason, line.said.problem.params)}`
  if (problem !== undefined) return `the correction is not accepted: ${problem.reason}`
  return holds === false ? `got ${got}` : `illegal ${verdict?.rules[0]}, and no refusal was expected`
}

/**
 * What is wrong with a replay, a line each; empty where it holds. A record without anything that could fail is a
 * fault itself.
 */
export function failures<State extends BaseState>({ lines }: Replayed<State>): string[] {
  if (lines.every(({ holds }) => holds === undefined)) return ['nothing is asserted']
  return lines.flatMap((line) => {
    const wrong = failure(line)
    return wrong === undefined ? [] : [`${line.line.text}: ${wrong}`]
  })
}

/** The text of a record: its header, leaving out what has no value, an empty line, and its lines without their indent. */
export function recordText(header: Readonly<Record<string, string>>, lines: string): string {
  const head = Object.entries(header).flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}`]))
  return [...head, '', ...lines.split('\n').map((line) => line.trim())].join('\n')
}
