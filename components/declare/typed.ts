/** Reads what was typed, and does what it says. */
import { type Reading, readLine } from '../../engine/record/line.ts'
import { writeName } from '../../engine/record/quote.ts'
import type { Declaration, ReadProblem } from '../../engine/ruleset.ts'
import type { Verdict } from '../../engine/verdict.ts'
import { correct, declare, overrule } from '../table/logging.ts'
import type { OpenSession } from '../table/model.ts'
import { NO_DRAFT } from './draft.ts'

/** What came of a typed line. `problem`: it could not be read; `column` counts in the line as it was typed. */
export type Typed =
  | { readonly kind: 'done' }
  | { readonly kind: 'checked' }
  | { readonly kind: 'problem'; readonly problem: ReadProblem }
  | { readonly kind: 'refused'; readonly move: Declaration; readonly verdict: Verdict }
  | { readonly kind: 'assertion' }
  | { readonly kind: 'lost' }

/**
 * Reads a line as a record has it. A line without a name is said by whoever speaks on the pad.
 * @returns undefined for a line in which nothing stands
 */
export function readTyped(session: OpenSession, line: string): Reading | undefined {
  const { names, ruleset } = session
  const { state } = session.now.peek()
  const reading = readLine(line, ruleset, names, state)
  const seat = session.laying.peek().seat
  if (reading === undefined || reading.said.ok || reading.said.problem.reason !== 'expected-name' || seat === undefined)
    return reading
  const sign = /^\s*[?!]?\s*/.exec(line)?.[0] ?? ''
  const spoken = `${sign}${writeName(names[seat] ?? '')}: `
  const named = readLine(spoken + line.slice(sign.length), ruleset, names, state)
  if (named === undefined || named.said.ok) return named ?? reading
  const shift = spoken.length - sign.length
  const { problem } = named.said
  return {
    ...named,
    said: { ok: false, problem: { ...problem, column: Math.max(sign.length, problem.column - shift) } },
  }
}

/** Plays, checks, corrects or overrules, as the line says. In a check nothing is logged. */
export async function submit(session: OpenSession, line: string): Promise<Typed> {
  const reading = readTyped(session, line)
  if (reading === undefined) return { kind: 'done' }
  if (!reading.said.ok) return { kind: 'problem', problem: reading.said.problem }
  const said = reading.said.value
  if (said.kind === 'assertion') return { kind: 'assertion' }
  if (said.kind === 'correction')
    return { kind: (await correct(session, said.fix)).kind === 'logged' ? 'done' : 'lost' }
  return submitMove(session, said.move, said.kind)
}

/** Plays a declaration that was typed, checks it, or lets it stand as overruled. In a check nothing is logged. */
export async function submitMove(
  session: OpenSession,
  move: Declaration,
  kind: 'move' | 'check' | 'overruled' = 'move',
): Promise<Typed> {
  if (kind === 'check' || session.draft.peek().mode === 'check') {
    session.lay({ ...NO_DRAFT, mode: 'check', seat: move.seat, checked: move })
    return { kind: 'checked' }
  }
  const outcome = kind === 'overruled' ? await overrule(session, move) : await declare(session, move, true)
  if (outcome.kind === 'refused') return { kind: 'refused', move, verdict: outcome.verdict }
  return { kind: outcome.kind === 'logged' ? 'done' : 'lost' }
}
