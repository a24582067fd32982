/** The header of a record: `key: value` lines, then a blank line. */
import type { BaseState, HeaderField, Ruleset, Rulings, Setup } from '../ruleset.ts'
import { usualRulings } from '../ruleset.ts'
import type { SessionHead } from '../session.ts'
import type { Params } from '../verdict.ts'
import { fold, foldName, seatOf } from './names.ts'
import { named, shown } from './problem.ts'
import { part, type Scanned, scan, splitList, unquote } from './quote.ts'

/** Something wrong with a record, and where. */
export interface RecordProblem {
  /** Line of the file, from 1. */
  readonly line: number
  /** Column of the line, from 1. */
  readonly column: number
  /** `record`: `reason` has its sentence in engine/record/text; `game`: in the game's table of problems. */
  readonly from: 'record' | 'game'
  readonly reason: string
  readonly params: Params
}

interface Header {
  readonly line: number
  readonly key: string
  readonly value: Scanned
  /** Column of the value, from 1. */
  readonly column: number
}

/** The parts of a record's text that are its lines. */
export function linesOf(text: string): string[] {
  return (text.startsWith('\ufeff') ? text.slice(1) : text).split(/\r\n|\r|\n/)
}

/** What a `game:` line says; undefined where there is none. */
export function gameLine(lines: readonly string[]): { value: string; line: number; column: number } | undefined {
  for (const [index, line] of lines.entries()) {
    const found = /^\s*game\s*:\s*/i.exec(line)
    if (found !== null)
      return { value: unquote(scan(line.slice(found[0].length)).text), line: index + 1, column: found[0].length + 1 }
  }
  return undefined
}

const COMMON = ['game', 'players', 'dealer', 'rulings']

/**
 * Reads the header. `body` is the index of the first line after it. A blank line ends it, and so does a line that can
 * only be an entry; after a blank line, headers not given yet are still taken as such, since pasted texts often
 * come with every line doubled.
 */
export function readHead(
  lines: readonly string[],
  game: Ruleset,
): {
  readonly head: SessionHead
  readonly body: number
  readonly problems: readonly RecordProblem[]
  /** The first state, where there is no problem. */
  readonly start: BaseState | undefined
} {
  const problems: RecordProblem[] = []
  const { headers, players, body } = headersOf(lines, game, problems)
  checkPresent(headers, game, problems)
  const list = headers.get('players')
  if (list !== undefined) checkNames(list, players, problems)
  const dealer = headers.get('dealer')
  const setup: Setup = {
    players,
    dealer: dealer === undefined ? 0 : readDealer(dealer, players, problems),
    options: readOptions(game.notation.headers, headers),
  }
  const rulings = readRulings(headers.get('rulings'), game, problems)
  const start = problems.length === 0 ? startOf(game, setup, rulings, headers, problems) : undefined
  problems.sort((one, other) => one.line - other.line || one.column - other.column)
  return { head: { game: game.id, edition: game.edition, setup, rulings }, body, problems, start }
}

/** The header lines by key, the players' names, and where the header ends. */
function headersOf(
  lines: readonly string[],
  game: Ruleset,
  problems: RecordProblem[],
): { headers: ReadonlyMap<string, Header>; players: readonly string[]; body: number } {
  const keys = [...COMMON, ...game.notation.headers.map((header) => header.key)]
  const known = new Map(keys.map((key) => [fold(key), key]))
  const headers = new Map<string, Header>()
  let players: readonly string[] = []
  let gap = false
  let body = 0
  for (; body < lines.length; body++) {
    const raw = lines[body] ?? ''
    const scanned = scan(raw)
    if (scanned.text.trim() === '') {
      if (raw.trim() === '' && headers.size > 0) gap = true
      continue
    }
    if (/^\s*([?*!=]|done\s*$)/i.test(scanned.text)) break
    const colon = scanned.mask.indexOf(':')
    const written = colon < 0 ? scanned.text : scanned.text.slice(0, colon)
    const key = known.get(fold(written))
    if (headers.has('players') && (gap || key === undefined) && seatOf(unquote(written), players) >= 0) break
    if (gap && (key === undefined || headers.has(key))) break
    const at = { line: body + 1, column: written.length - written.trimStart().length + 1, from: 'record' as const }
    if (colon < 0) {
      problems.push({ ...at, reason: 'expected-header', params: { found: shown(written) } })
    } else if (key === undefined) {
      problems.push({ ...at, reason: 'unknown-header', params: named(written, keys) })
    } else if (headers.has(key)) {
      problems.push({ ...at, reason: 'duplicate-header', params: { found: key } })
    } else {
      const rest = scanned.text.slice(colon + 1)
      const from = colon + 1 + rest.length - rest.trimStart().length
      headers.set(key, { line: body + 1, key, value: part(scanned, from), column: from + 1 })
      if (key === 'players') players = splitList(part(scanned, from)).map((one) => unquote(one.text))
    }
  }
  return { headers, players, body }
}

/** Whether what every record needs is there, and it is a record of this game. */
function checkPresent(headers: ReadonlyMap<string, Header>, game: Ruleset, problems: RecordProblem[]): void {
  for (const key of ['game', 'players', 'dealer'])
    if (!headers.has(key))
      problems.push({ line: 1, column: 1, from: 'record', reason: 'missing-header', params: { expected: key } })
  const said = headers.get('game')
  if (said !== undefined && !isGame(unquote(said.value.text), game))
    problems.push({
      line: said.line,
      column: said.column,
      from: 'record',
      reason: 'unknown-game',
      params: { ...named(unquote(said.value.text), [game.id]), expected: [game.id] },
    })
}

/** The first state; undefined where the game refuses the set-up, with its problems at the headers they are about. */
function startOf(
  game: Ruleset,
  setup: Setup,
  rulings: Rulings,
  headers: ReadonlyMap<string, Header>,
  problems: RecordProblem[],
): BaseState | undefined {
  const started = game.start(setup, rulings)
  if (started.ok) return started.value
  for (const { where, reason, params } of started.problem) {
    // `players.2` is about the header `players`, `hp` about `hp`; what has no header is about the first line.
    const header = headers.get(where.split('.')[0] ?? '')
    problems.push({ line: header?.line ?? 1, column: header?.column ?? 1, from: 'game', reason, params })
  }
  return undefined
}

function isGame(written: string, game: Ruleset): boolean {
  return fold(written) === fold(game.id) || fold(written) === fold(game.name)
}

function checkNames(list: Header, players: readonly string[], problems: RecordProblem[]): void {
  const seen = new Set<string>()
  for (const [seat, { column }] of splitList(list.value).entries()) {
    const name = players[seat] ?? ''
    const at = { line: list.line, column: list.column + column, from: 'record' as const }
    const folded = foldName(name)
    if (folded === '') problems.push({ ...at, reason: 'empty-name', params: {} })
    else if (seen.has(folded)) problems.push({ ...at, reason: 'duplicate-name', params: { found: shown(name) } })
    seen.add(folded)
  }
}

function readDealer(header: Header, players: readonly string[], problems: RecordProblem[]): number {
  const written = unquote(header.value.text)
  const seat = seatOf(written, players)
  if (seat >= 0) return seat
  problems.push({
    line: header.line,
    column: header.column,
    from: 'record',
    reason: written === '' ? 'expected-player' : 'unknown-name',
    params: named(written, players),
  })
  return 0
}

function readOptions(fields: readonly HeaderField[], headers: ReadonlyMap<string, Header>): Record<string, string> {
  const options: [string, string][] = []
  for (const field of fields) {
    const header = headers.get(field.key)
    // What is left empty is not given, so that it reads as the record does that is written of it.
    const value = (header === undefined ? '' : unquote(header.value.text)) || field.usual
    if (value !== '') options.push([field.key, value])
  }
  return Object.fromEntries(options)
}

function readRulings(header: Header | undefined, game: Ruleset, problems: RecordProblem[]): Rulings {
  const rulings = { ...usualRulings(game.rulings) }
  if (header === undefined || header.value.text === '') return rulings
  const given = new Set<string>()
  for (const { text, column } of splitList(header.value)) {
    if (text === '') continue
    const at = { line: header.line, column: header.column + column, from: 'record' as const }
    const sign = text.indexOf('=')
    const written = sign < 0 ? text : text.slice(0, sign)
    const ruling = game.rulings.find((one) => fold(one.id) === fold(written))
    if (ruling === undefined) {
      const ids = game.rulings.map((one) => one.id)
      problems.push({ ...at, reason: 'unknown-ruling', params: named(written, ids) })
      continue
    }
    const option = sign < 0 ? '' : text.slice(sign + 1)
    const chosen = ruling.options.find((one) => fold(one) === fold(option))
    if (chosen === undefined)
      problems.push({
        ...at,
        column: at.column + sign + 1,
        reason: 'unknown-option',
        params: { ...named(option, ruling.options), expected: ruling.options },
      })
    else if (given.has(ruling.id)) problems.push({ ...at, reason: 'duplicate-ruling', params: { found: ruling.id } })
    else rulings[ruling.id] = chosen
    given.add(ruling.id)
  }
  return rulings
}
