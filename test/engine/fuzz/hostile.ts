/** Text and values that nobody means well with, and how long a program may look at them. */
import assert from 'node:assert/strict'
import fc from 'fast-check'

/** Texts that look like something else, or that careless code measures, folds, nests or trusts. */
export const NASTY: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '\ud800',
  '\udc00x',
  'a\ud83d',
  '\u202eevoN',
  '\u200f\u2067אב',
  '\u200b',
  '\ufeff',
  '\u0000',
  '\u001b[31m',
  '\u2028',
  '\r',
  '\ue000\ue001',
  'İ',
  'ß',
  'ﬃ',
  'e\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '노바',
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '&lt;b&gt;',
  '{"end":{}}',
  '../../x',
  '=HYPERLINK("x")',
  '$& $1 $`',
  '\\',
  '"',
  "'",
  '99999999999999999999',
  '-1',
  '1e309',
  'x'.repeat(10_000),
  '\ud800'.repeat(300),
  '(('.repeat(500),
]

export const nasty: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 5 }) },
)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let at = 0; at < depth; at++) value = at % 2 === 0 ? [value] : { in: value }
  return value
}

function cyclic(): unknown {
  const value: Record<string, unknown> = { kind: 'move' }
  value.move = value
  return value
}

/** Values as JSON can say them. */
const SAID: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  7,
  99,
  1e300,
  -1e300,
  2 ** 53,
  [],
  {},
  [[]],
  ['jab'],
  { seat: 0 },
  nested(3),
  nested(300),
  JSON.parse('{"__proto__":{"legal":true},"constructor":"x"}'),
]

/** Values that only a database gives back. */
const KEPT: readonly unknown[] = [
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -0,
  new Date(0),
  new Date(Number.NaN),
  new Map([['seat', 0]]),
  new Set(['jab']),
  new Uint8Array(4),
  10n,
  cyclic(),
]

/** What a JSON file may hold in any place. */
export const fromFile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...SAID) },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: fc.integer({ min: -2, max: 12 }) },
)

/** What a stored row may hold in any place. */
export const fromRow: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fromFile },
  { weight: 1, arbitrary: fc.constantFrom(...KEPT) },
)

/** One change of a value somewhere inside: `at` says where, counted through all of its parts. */
export interface Spoiling {
  readonly at: number
  readonly how: 'replace' | 'delete' | 'add' | 'repeat'
  readonly key: string
  readonly value: unknown
}

export const spoiling = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Spoiling> =>
  fc.record({
    at: fc.nat(4000),
    how: fc.constantFrom('replace', 'replace', 'replace', 'delete', 'add', 'repeat'),
    key: fc.constantFrom(
      'seat',
      'kind',
      'of',
      'before',
      'count',
      'details',
      'targets',
      '__proto__',
      'constructor',
      'x',
    ),
    value,
  })

/** A copy of plain data with parts of it changed. */
export function spoiled(value: unknown, changes: readonly Spoiling[]): unknown {
  const copy = structuredClone({ value })
  for (const change of changes) spoil(copy, change)
  return copy.value
}

function spoil(root: object, { at, how, key, value: from }: Spoiling): void {
  // A copy: what a later change does in it is not done to the next input too.
  const value: unknown = structuredClone(from)
  const places = placesIn(root)
  const place = places[at % places.length]
  if (place === undefined) return
  const [holder, name] = place
  if (how === 'delete' && Array.isArray(holder)) holder.splice(Number(name), 1)
  else if (how === 'delete') delete holder[name]
  else if (how === 'repeat' && Array.isArray(holder)) holder.splice(Number(name), 0, holder[Number(name)])
  else if (how === 'add' && !Array.isArray(holder)) define(holder, key, value)
  else define(holder, name, value)
}

/** A key is a key, whatever it is called. */
function define(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

type Place = readonly [holder: Record<string, unknown>, key: string]

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

/** Every part of a value, outside first. What an earlier change put there may be of any shape, and is not looked into far. */
function placesIn(root: object): Place[] {
  const places: Place[] = []
  const look = (holder: Record<string, unknown>, depth: number): void => {
    for (const key of Object.keys(holder)) {
      places.push([holder, key])
      const inside = holder[key]
      if (depth < 8 && isPlain(inside)) look(inside, depth + 1)
    }
  }
  look(root as Record<string, unknown>, 0)
  return places
}

/** The longest that a program may look at a text, milliseconds of its own time a kilobyte. */
const MOST = 100

/**
 * Does something with a text of a length, and fails where that takes too long. A machine that is busy elsewhere is given
 * another try: what is too slow is so three times, by the processor's clock.
 */
export function soon<Value>(length: number, work: () => Value): Value {
  const most = MOST * Math.max(1, length / 1024)
  const begun = performance.now()
  const value = work()
  if (performance.now() - begun <= most) return value
  let least = Number.POSITIVE_INFINITY
  for (let again = 0; again < 3; again++) {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  assert.ok(least <= most, `${least.toFixed(0)} ms for ${length} characters`)
  return value
}
