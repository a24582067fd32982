/** Typing errors: what a word that no lexicon has may have been meant as. */
import { distance, fold } from '../record/names.ts'
import type { Lexicon, Meaning } from './lexicon.ts'

/** What comes nearest to a word, and how many edits away it is. */
interface Near<Found> {
  readonly far: number
  readonly found: Found
}

/** Something a word could have been meant as. */
interface Candidate<Found> {
  readonly key: string
  readonly letters: number
  readonly found: Found
}

/** What lies near a word in a lexicon does not change, and a line that is being typed asks for the same words again. */
interface Known {
  readonly meanings: readonly Candidate<Meaning>[]
  readonly spellings: readonly Candidate<string>[]
  readonly bent: Map<string, Near<Meaning[]>>
  readonly spelled: Map<string, Near<string | undefined>>
}

const known = new WeakMap<Lexicon, Known>()
/** Words remembered of a lexicon; then from the start. */
const REMEMBERED = 2_000

function knownOf(lexicon: Lexicon): Known {
  let made = known.get(lexicon)
  if (made === undefined) {
    const { meanings, spellings, rigid } = lexicon
    const bendable = <Found>(from: ReadonlyMap<string, Found>) =>
      candidates([...from].filter(([key]) => !rigid.has(key)))
    made = { meanings: bendable(meanings), spellings: bendable(spellings), bent: new Map(), spelled: new Map() }
    known.set(lexicon, made)
  }
  return made
}

function candidates<Found>(from: Iterable<readonly [key: string, found: Found]>): Candidate<Found>[] {
  return Array.from(from, ([key, found]) => ({ key, letters: lettersOf(key), found }))
}

function remembered<Found>(words: Map<string, Near<Found>>, key: string, make: () => Near<Found>): Near<Found> {
  const before = words.get(key)
  if (before !== undefined) return before
  if (words.size >= REMEMBERED) words.clear()
  const made = make()
  words.set(key, made)
  return made
}

/** The letters of a word as bits, several letters a bit. */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at++) letters |= 1 << (key.charCodeAt(at) & 31)
  return letters
}

/** Whether so many edits can make one word of the other at all: each adds a letter, takes one, or does both. */
function mayBeNear(one: Candidate<unknown>, key: string, letters: number, edits: number): boolean {
  if (Math.abs(one.key.length - key.length) > edits) return false
  let differ = one.letters ^ letters
  let count = 0
  for (; differ !== 0; differ &= differ - 1) count++
  return count <= 2 * edits
}

/** What is meant at the least distance that still is a typing error; undefined where that is nothing, or two things. */
export function bend(
  key: string,
  lexicon: Lexicon,
  players: ReadonlyMap<string, Meaning>,
  atMost: number,
): Meaning | undefined {
  const most = key.length < 3 || key.length > 24 ? 0 : Math.min(atMost, key.length < 8 ? 1 : 2)
  if (most === 0) return undefined
  const { bent, meanings } = knownOf(lexicon)
  const named = bentIn(key, candidates(players), most)
  const other = remembered(bent, `${most} ${key}`, () => bentIn(key, meanings, most))
  if (named.far === other.far) return undefined
  const [meant, ...more] = named.far < other.far ? named.found : other.found
  return more.length === 0 ? meant : undefined
}

function bentIn(key: string, among: readonly Candidate<Meaning>[], most: number): Near<Meaning[]> {
  const letters = lettersOf(key)
  let least = most
  let found: Meaning[] = []
  for (const one of among) {
    if (one.key.length < 3 || !mayBeNear(one, key, letters, least)) continue
    const far = distance(key, one.key, least)
    if (far > least) continue
    if (far < least) found = []
    least = far
    if (!found.some((other) => sameMeaning(other, one.found))) found.push(one.found)
  }
  return { far: found.length === 0 ? most + 1 : least, found }
}

function sameMeaning(one: Meaning, other: Meaning): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The spelling that comes nearest to a word; of equally near ones a name. */
export function nearestSpelling(key: string, lexicon: Lexicon, names: readonly string[]): string | undefined {
  if (key.length > 24) return undefined
  const { spelled, spellings } = knownOf(lexicon)
  const named = nearestIn(key, candidates(names.map((name) => [fold(name), name])))
  const other = remembered(spelled, key, () => nearestIn(key, spellings))
  return named.far <= other.far ? named.found : other.found
}

function nearestIn(key: string, among: readonly Candidate<string>[]): Near<string | undefined> {
  const letters = lettersOf(key)
  let least = Math.max(2, Math.floor(key.length / 2)) + 1
  let found: string | undefined
  for (const one of among) {
    if (!mayBeNear(one, key, letters, least - 1)) continue
    const far = distance(key, one.key, least - 1)
    if (far >= least) continue
    least = far
    found = one.found
  }
  return { far: least, found }
}
