/** One line of a record: a move, a check, a correction, an overruled move or an assertion. */
import type { BaseState, Correction, Declaration, ReadProblem, Result, Ruleset } from '../ruleset.ts'
import type { RuleId } from '../verdict.ts'
import { readDeclaration } from './declaration.ts'
import { fold, seatOf } from './names.ts'
import { named, problem, shown } from './problem.ts'
import { part, type Scanned, scan, skipSpace, splitList, unquote } from './quote.ts'
import { readSubject } from './subject.ts'

/** What a line is, by the sign before it. */
type LineKind = 'move' | 'check' | 'correction' | 'overruled' | 'assertion'

/** What a verdict must be: `=> illegal buff.one ~buffs`. */
export interface Expectation {
  readonly legal: boolean
  /** The rule that must forbid it; undefined where any may. */
  readonly rule: RuleId | undefined
  /** Rulings it must hinge on. */
  readonly hinges: readonly string[]
  /** Notes it must carry. */
  readonly notes: readonly string[]
  /** `!none`: it must carry no note at all. */
  readonly noNotes: boolean
}

/** A fact that must hold: `= Nova hp 5`. */
export interface Claim {
  /** Key of the game's facts. */
  readonly fact: string
  readonly seat: number | undefined
  /** What it must be, as written; names in it spelled as the header spells them where a name is all there is. */
  readonly expected: string
}

/** What a line says. */
export type Said =
  | {
      readonly kind: 'move' | 'check' | 'overruled'
      readonly move: Declaration
      readonly expectation: Expectation | undefined
    }
  | { readonly kind: 'correction'; readonly fix: Correction }
  | { readonly kind: 'assertion'; readonly claim: Claim }

/** A line that was read, or could not be. */
export interface Reading {
  readonly kind: LineKind
  /** The line without its comment. */
  readonly text: string
  readonly said: Result<Said, ReadProblem>
}

const KINDS: Readonly<Record<string, LineKind>> = {
  '?': 'check',
  '*': 'correction',
  '!': 'overruled',
  '=': 'assertion',
}

/**
 * Reads one line as records, the type-to-declare box and imports have it; undefined for a line without an entry.
 * @param names the players in seat order; pass the same array for every line, it is indexed once
 * @param state a state of the session, for what its set-up names besides players
 */
export function readLine(
  line: string,
  game: Ruleset,
  names: readonly string[],
  state?: BaseState,
): Reading | undefined {
  const scanned = scan(line)
  const text = scanned.text.trimStart()
  const start = scanned.text.length - text.length
  if (text === '') return undefined
  const sign = KINDS[text[0] ?? '']
  const kind = sign ?? 'move'
  const from = skipSpace(scanned.text, sign === undefined ? start : start + 1)
  const rest = part(scanned, from)
  const said = readSaid(kind, rest, game, names, state)
  return {
    kind,
    text,
    said: said.ok ? said : { ok: false, problem: { ...said.problem, column: said.problem.column + from } },
  }
}

function readSaid(
  kind: LineKind,
  rest: Scanned,
  game: Ruleset,
  names: readonly string[],
  state: BaseState | undefined,
): Result<Said, ReadProblem> {
  if (kind === 'correction') return readCorrection(rest, game, names)
  if (kind === 'assertion') return readAssertion(rest, game, names)
  const arrow = rest.mask.indexOf('=>')
  const move = readDeclaration(arrow < 0 ? rest : trimmedPart(rest, 0, arrow), game, names, state)
  if (!move.ok) return move
  if (arrow < 0) return { ok: true, value: { kind, move: move.value, expectation: undefined } }
  const expectation = readExpectation(rest.text, arrow + 2, game)
  return expectation.ok ? { ok: true, value: { kind, move: move.value, expectation: expectation.value } } : expectation
}

const EXPECTED = /([~!]?)\s*([^\s~!]+)/y

function readExpectation(text: string, from: number, game: Ruleset): Result<Expectation, ReadProblem> {
  const start = skipSpace(text, from)
  const verdict = /[^\s~!]*/y
  verdict.lastIndex = start
  const word = verdict.exec(text)?.[0] ?? ''
  const legal = word.toLowerCase() === 'legal'
  if (!legal && word.toLowerCase() !== 'illegal') return problem(start, 'expected-verdict', { found: shown(word) })
  let rule: string | undefined
  let noNotes = false
  const hinges: string[] = []
  const notes: string[] = []
  for (let column = skipSpace(text, start + word.length); column < text.length; ) {
    EXPECTED.lastIndex = column
    const found = EXPECTED.exec(text)
    const [all, sign, id] = found ?? ['', '', '']
    if (found === null) return problem(column, 'expected-id', { found: shown(text.slice(column)) })
    if (sign === '~') {
      const ids = game.rulings.map((ruling) => ruling.id)
      const ruling = ids.find((one) => fold(one) === fold(id ?? ''))
      if (ruling === undefined) return problem(column, 'unknown-ruling', named(id ?? '', ids))
      hinges.push(ruling)
    } else if (sign === '!') {
      if ((id ?? '').toLowerCase() === 'none') noNotes = true
      else notes.push((id ?? '').toLowerCase())
    } else {
      if (legal || rule !== undefined) return problem(column, 'unexpected', { found: shown(id ?? '') })
      const ids = game.rules.map((one) => one.id)
      rule = ids.find((one) => one.toLowerCase() === (id ?? '').toLowerCase())
      if (rule === undefined) return problem(column, 'unknown-rule', named(id ?? '', ids))
    }
    column = skipSpace(text, column + all.length)
  }
  return { ok: true, value: { legal, rule, hinges, notes, noNotes } }
}

function readCorrection(rest: Scanned, game: Ruleset, names: readonly string[]): Result<Said, ReadProblem> {
  const read = readSubject(rest, game.notation.corrections, names, 'unknown-correction', false)
  if (!read.ok) return read
  const { key, seat, value } = read.value
  const field = game.notation.corrections[key]
  const amount =
    field?.value === 'number' || field?.value === 'number-or-none'
      ? { value: value === 'none' ? null : Number(value) }
      : {}
  return {
    ok: true,
    value: { kind: 'correction', fix: { kind: key, ...(seat === undefined ? {} : { seat }), ...amount } },
  }
}

function readAssertion(rest: Scanned, game: Ruleset, names: readonly string[]): Result<Said, ReadProblem> {
  const read = readSubject(rest, game.notation.facts, names, 'unknown-fact', true)
  if (!read.ok) return read
  const { key, seat, value } = read.value
  const field = game.notation.facts[key]
  if (key === 'ask') {
    // Every game has this fact: a kind, and then the players who are asked.
    const from = rest.text.length - value.length
    const kind = /^\S+\s*/.exec(value)?.[0].length ?? 0
    for (const one of splitList(part(rest, from + kind)))
      if (one.text !== '' && seatOf(unquote(one.text), names) < 0)
        return problem(from + kind + one.column, 'unknown-name', named(unquote(one.text), names))
  }
  const claim = { fact: key, seat: field?.of === 'player' ? seat : undefined, expected: value }
  return { ok: true, value: { kind: 'assertion', claim } }
}

function trimmedPart(whole: Scanned, from: number, to: number): Scanned {
  return part(whole, from, whole.text.slice(0, to).trimEnd().length)
}
