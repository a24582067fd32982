/** Reads `Name: declaration`, or `done`. What stands after the name, the game's notation reads. */
import type { BaseState, Declaration, ReadProblem, Result, Ruleset } from '../ruleset.ts'
import { seatOf } from './names.ts'
import { named, problem, shown } from './problem.ts'
import { alias, part, replaceAliases, type Scanned, skipSpace, unquote } from './quote.ts'

// No declaration has more colons than this: beyond it nobody looks for the end of a name.
const COLONS = 8

/** Reads `Name: declaration`, or `done`. Columns in problems are places in the text. */
export function readDeclaration(
  line: Scanned,
  game: Ruleset,
  names: readonly string[],
  state?: BaseState,
): Result<Declaration, ReadProblem> {
  if (isDone(line.text)) return { ok: true, value: done() }
  const first = line.mask.indexOf(':')
  if (first < 0) return problem(0, 'expected-name', { found: shown(line.text) })
  // A name may hold a colon itself where it is written without quotes.
  let colon = first
  let seat = seatOf(unquote(line.text.slice(0, colon)), names)
  for (let tries = 1; seat < 0 && tries < COLONS; tries++) {
    const next = line.mask.indexOf(':', colon + 1)
    if (next < 0) break
    colon = next
    seat = seatOf(unquote(line.text.slice(0, colon)), names)
  }
  if (seat < 0) return problem(0, 'unknown-name', named(unquote(line.text.slice(0, first)), names))
  const from = skipSpace(line.text, colon + 1)
  if (from >= line.text.length) return problem(colon + 1, 'expected-declaration')
  const body = part(line, from)
  if (isDone(body.text)) return { ok: true, value: done() }
  const read =
    body.quoted.length === 0 && !/\s{3}/.test(body.text)
      ? game.notation.read(body.text, seat, names, state)
      : readPrepared(body, seat, game, names, state)
  return read.ok ? read : { ok: false, problem: { ...read.problem, column: read.problem.column + from } }
}

/** Whether a line is the word that nobody in particular says. */
function isDone(text: string): boolean {
  return /^\s*done\s*$/i.test(text)
}

function done(): Declaration {
  return { seat: null, cards: [], word: 'done' }
}

/**
 * Lets the notation read a declaration with quoted names, which it sees as aliases, or with long runs of spaces, which
 * it sees as one: so that no notation has to be careful about either.
 */
function readPrepared(
  body: Scanned,
  seat: number,
  game: Ruleset,
  names: readonly string[],
  state: BaseState | undefined,
): Result<Declaration, ReadProblem> {
  const shownNames = [...names]
  /** Where the text given to the notation was made longer or shorter: place in it, and by how much until there. */
  const shifts: { at: number; by: number }[] = []
  let text = ''
  let from = 0
  const put = (instead: string, to: number) => {
    text += instead
    from = to
    shifts.push({ at: text.length, by: to - text.length })
  }
  const copy = (to: number) => {
    text += body.text.slice(from, to).replace(/[\ue000\ue001]/g, '\ufffd')
    from = to
  }
  const copyCollapsed = (to: number) => {
    const start = from
    for (const run of body.text.slice(start, to).matchAll(/\s{3,}/g)) {
      copy(start + run.index)
      put(' ', start + run.index + run[0].length)
    }
    copy(to)
  }
  for (const [open, close] of body.quoted) {
    copyCollapsed(open)
    const named = seatOf(unquote(body.text.slice(open, close)), names)
    // Something else may stand in quotes too: what that is, the notation knows.
    if (named < 0) copy(close)
    else {
      put(alias(named), close)
      shownNames[named] = alias(named)
    }
  }
  copyCollapsed(body.text.length)
  const read = game.notation.read(text, seat, shownNames, state)
  const back = (value: string) => replaceAliases(value, (one) => names[one] ?? '')
  if (!read.ok) {
    const { column, reason, params } = read.problem
    const shift = shifts.filter(({ at }) => at <= column).pop()?.by ?? 0
    return problem(column + shift, reason, mapTexts(params, back))
  }
  const { details } = read.value
  return details === undefined ? read : { ok: true, value: { ...read.value, details: mapTexts(details, back) } }
}

function mapTexts<Value extends string | number | readonly string[] | readonly number[]>(
  values: Readonly<Record<string, Value>>,
  change: (text: string) => string,
): Record<string, Value> {
  const one = (value: unknown): unknown =>
    typeof value === 'string' ? change(value) : Array.isArray(value) ? value.map(one) : value
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, one(value) as Value]))
}
