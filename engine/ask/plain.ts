/**
 * The plainest questions, written out from their first word to their last: what says the same and nothing else gets the answer
 * that was written to it, whatever is likely. A handful of words is easily thrown by each of them; a long question is not.
 * A question says the same word by word, or else meaning by meaning where that says nothing else, too.
 */
import type { Asks } from './reader.ts'
import type { Token } from './reading.ts'
import type { Word } from './words.ts'

/** What of a reading tells that it says the same as another one. */
export interface Said {
  readonly tokens: readonly Token[]
  readonly words: readonly Word[]
  readonly asks: ReadonlySet<Asks>
}

/** A plain question that was found: its statement by number, and the cards in the places of its classes. */
export interface Plain {
  readonly statement: number
  readonly cards: Readonly<Record<string, string>>
}

/** What is worked out from meanings, and is not said itself. */
const WORKED_OUT = /^(\?|do:|is:)|[*>]/
/** A card, a class of cards or a place for any card of one, and nothing about it. */
const CARD = /^((card|class):[^*>]+|\{.+\})$/
/** Classes are tried in the places of so many cards. */
const MOST_CARDS = 3
/** Longer questions, and those that name two cards, say more than their meanings in a row. */
const MOST_WORDS = 9
const MOST_NAMED = 1

/** Words of a tongue, by stem. */
export interface PlainWords {
  /** Those that say the same where it is not told who speaks of whom, each with the one that stands for them. */
  readonly alike: ReadonlyMap<string, string>
  /** Those that say nothing beside others. */
  readonly nothing: ReadonlySet<string>
  /** What turns a question round. */
  readonly not: string
  /** What stands for whoever something is done to. */
  readonly me: string
}

/** Word by word: cards by what they are, everything else as it is said. */
function wordsIn({ tokens, words }: Said, { alike, nothing }: PlainWords): readonly string[] {
  const cards = new Map(tokens.filter(({ id }) => CARD.test(id)).map((token) => [token.at, token]))
  const said: string[] = []
  let next = 0
  for (const [at, { stem }] of words.entries()) {
    if (at < next) continue
    const card = cards.get(at)
    if (card !== undefined) {
      said.push(card.id)
      next = card.to
    } else if (!nothing.has(stem)) said.push(alike.get(stem) ?? stem)
  }
  return said
}

/** Meaning by meaning, and what is asked for; nothing where that is not all it says. `Not` counts where no yes or no is wanted: `what can not be blocked`. */
function meaningsIn({ tokens, words, asks }: Said, { alike, not, me }: PlainWords): readonly string[] {
  const said = tokens.filter(({ id }) => !WORKED_OUT.test(id))
  if (words.length > MOST_WORDS || said.filter(({ id }) => CARD.test(id)).length > MOST_NAMED) return []
  const meant = new Set(said.flatMap(({ at, to }) => Array.from({ length: to - at }, (_, index) => at + index)))
  const turning = words.flatMap(({ stem }, at) => {
    if (meant.has(at)) return []
    if (stem === not) return asks.has('polar') ? [] : [{ id: 'not', at }]
    // `Who attacks` and `who attacks me`.
    return alike.get(stem) === me ? [{ id: 'me', at }] : []
  })
  const inOrder = [...said, ...turning].sort((one, other) => one.at - other.at).map(({ id }) => id)
  return inOrder.length === 0 ? [] : [...inOrder, ...[...asks].sort().map((kind) => `?${kind}`)]
}

/** What a plain question is known by: word by word, and meaning by meaning; undefined where nothing is said. */
export interface PlainKeys {
  readonly words: number | undefined
  readonly meanings: number | undefined
}

/** @param tongue nothing is known by anything where it has no such words */
export function plainKeys(said: Said, tongue: PlainWords | undefined): PlainKeys {
  if (tongue === undefined) return { words: undefined, meanings: undefined }
  return { words: keyOf(wordsIn(said, tongue)), meanings: keyOf(meaningsIn(said, tongue)) }
}

/** A number of 30 bits in the place of the text: thousands of them are in the package, and hardly two ever meet. */
function keyOf(ids: readonly string[]): number | undefined {
  if (ids.length === 0) return undefined
  let hash = 2166136261
  for (const char of ids.join(' ')) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619)
  return hash >>> 2
}

/**
 * Finds the plain question that says what a reading does: of several the one that names the most cards.
 * @param known statements, by number, by what their plain questions are known by
 * @param classesOf the classes of every card
 * @param tongue as for the keys
 */
export function plainIn(
  reading: Said,
  known: ReadonlyMap<number, number>,
  classesOf: ReadonlyMap<string, readonly string[]>,
  tongue: PlainWords | undefined,
): Plain | undefined {
  if (tongue === undefined) return undefined
  return knownAs(wordsIn(reading, tongue), known, classesOf) ?? knownAs(meaningsIn(reading, tongue), known, classesOf)
}

function knownAs(
  ids: readonly string[],
  known: ReadonlyMap<number, number>,
  classesOf: ReadonlyMap<string, readonly string[]>,
): Plain | undefined {
  const named = ids.flatMap((id, at) => (id.startsWith('card:') ? [at] : []))
  if (named.length > MOST_CARDS) return undefined
  const tried = (from: number, said: readonly string[], cards: Plain['cards']): Plain | undefined => {
    const at = named[from]
    if (at === undefined) {
      const statement = known.get(keyOf(said) ?? -1)
      return statement === undefined ? undefined : { statement, cards }
    }
    const card = (ids[at] as string).slice(5)
    const itself = tried(from + 1, said, cards)
    if (itself !== undefined) return itself
    for (const name of classesOf.get(card) ?? []) {
      const placed = said.map((id, index) => (index === at ? `{${name}}` : id))
      const found = tried(from + 1, placed, { [name]: card, ...cards })
      if (found !== undefined) return found
    }
    return undefined
  }
  return tried(0, ids, {})
}
