/** Reads what corrections and assertions are about: `Nova hp 5`, `turn Nova`. */
import type { Field, ReadProblem, Result } from '../ruleset.ts'
import { fold, seatOf } from './names.ts'
import { named, problem, shown } from './problem.ts'
import { part, type Scanned, skipSpace, unquote, writeName } from './quote.ts'

/** What a correction or an assertion is about. */
interface Subject {
  readonly key: string
  /** The player it is about: before the key, or after it for a field whose value is a player. */
  readonly seat: number | undefined
  /** The value, as it is kept. */
  readonly value: string
}

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
}

/**
 * Reads `key value` or `Name key value`. Where a player is called like a key, the reading that fits as a whole counts.
 * @param unknown the problem's reason where the key is none
 * @param orNone whether `none` may stand where a player is expected
 */
export function readSubject(
  line: Scanned,
  fields: Readonly<Record<string, Field>>,
  names: readonly string[],
  unknown: string,
  orNone: boolean,
): Result<Subject, ReadProblem> {
  const words = wordsIn(line)
  const [head] = words
  if (head === undefined) return problem(0, 'expected-subject')
  const byKey = keysOf(fields)
  let failed: Result<Subject, ReadProblem> | undefined
  const attempt = (at: number, of: Field['of'], seat?: number): Result<Subject, ReadProblem> | undefined => {
    const word = words[at]
    const found = word === undefined ? undefined : byKey.get(fold(word.text))
    if (found === undefined || found.field.of !== of || word === undefined) return undefined
    const from = skipSpace(line.text, word.to)
    const value = readValue(part(line, from), found.field, names, orNone)
    if (value.ok)
      return { ok: true, value: { key: found.key, seat: seat ?? value.value.seat, value: value.value.text } }
    failed ??= problem(from + value.problem.column, value.problem.reason, value.problem.params)
    return undefined
  }
  let after: number | undefined
  for (const count of wordCounts(names)) {
    const last = words[count - 1]
    if (last === undefined) continue
    const seat = seatOf(unquote(line.text.slice(head.from, last.to)), names)
    if (seat < 0) continue
    after ??= count
    const read = attempt(count, 'player', seat)
    if (read !== undefined) return read
  }
  return attempt(0, 'table') ?? failed ?? noKey(line, words, after, byKey, names, unknown)
}

function wordsIn({ text, mask }: Scanned): Word[] {
  return [...mask.matchAll(/\S+/g)].map(({ 0: found, index }) => {
    const to = index + found.length
    return { text: text.slice(index, to), from: index, to }
  })
}

/** Which word should have been a key, or a name. @param after how many words a name takes, where one begins the line */
function noKey(
  line: Scanned,
  words: readonly Word[],
  after: number | undefined,
  byKey: ReturnType<typeof keysOf>,
  names: readonly string[],
  unknown: string,
): Result<Subject, ReadProblem> {
  const keys = (of: Field['of']) => [...byKey.values()].filter((one) => one.field.of === of).map((one) => one.key)
  if (after !== undefined) {
    const next = words[after]
    if (next === undefined) return problem(line.text.length, 'expected-value', { expected: keys('player') })
    return problem(next.from, unknown, named(next.text, keys('player')))
  }
  const { from, text } = words[0] as Word
  // A key further on shows that what stands before it was meant as a name.
  const at = words.findIndex((word, index) => index > 0 && byKey.get(fold(word.text))?.field.of === 'player')
  const before = words[at - 1]
  if (before !== undefined)
    return problem(from, 'unknown-name', named(unquote(line.text.slice(from, before.to)), names))
  return problem(from, unknown, named(text, [...keys('table'), ...names]))
}

const keyed = new WeakMap<object, ReadonlyMap<string, { readonly key: string; readonly field: Field }>>()

function keysOf(fields: Readonly<Record<string, Field>>) {
  let known = keyed.get(fields)
  if (known === undefined) {
    known = new Map(Object.entries(fields).map(([key, field]) => [fold(key), { key, field }]))
    keyed.set(fields, known)
  }
  return known
}

const counts = new WeakMap<readonly string[], readonly number[]>()

/**
 * How many words the name at the start of a line may have, most first: up to those of the longest name, and every number
 * below, since what stands in quotes is one word, within a name too.
 */
function wordCounts(names: readonly string[]): readonly number[] {
  const known = counts.get(names)
  if (known !== undefined) return known
  const most = names.reduce((most, name) => Math.max(most, name.trim().split(/\s+/).length), 1)
  const sorted = Array.from({ length: most }, (_, fewer) => most - fewer)
  counts.set(names, sorted)
  return sorted
}

function readValue(
  value: Scanned,
  field: Field,
  names: readonly string[],
  orNone: boolean,
): Result<{ text: string; seat?: number }, ReadProblem> {
  const text = value.text.trim()
  switch (field.value) {
    case 'nothing':
      return text === '' ? { ok: true, value: { text: 'yes' } } : problem(0, 'unexpected', { found: shown(text) })
    case 'number':
    case 'number-or-none':
      if (/^\d{1,15}$/.test(text)) return { ok: true, value: { text: String(Number(text)) } }
      if (field.value === 'number-or-none' && fold(text) === 'none') return { ok: true, value: { text: 'none' } }
      return problem(0, field.value === 'number' ? 'expected-number' : 'expected-number-or-none', {
        found: shown(text),
      })
    case 'player': {
      const seat = seatOf(unquote(text), names)
      if (seat >= 0) return { ok: true, value: { text: writeName(names[seat] ?? ''), seat } }
      if (text === '') return problem(0, 'expected-player')
      if (orNone && fold(text) === 'none') return { ok: true, value: { text: 'none' } }
      return problem(0, 'unknown-name', named(unquote(text), names))
    }
    case 'text':
      return text === '' ? problem(0, 'expected-value') : { ok: true, value: { text } }
  }
}
