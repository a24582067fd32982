/**
 * What all the words of a question together say for each answer: a softmax regression over meanings, words and pairs of
 * neighbours. The matcher asks which one way is nearest; this asks what is usual. How it is learnt: `training.ts`.
 */
import type { Steps } from './steps.ts'
import type { Word } from './words.ts'

/** What was learnt of features. Plain data, JSON-safe. */
export interface Habits {
  /** How many answers there are; they are numbered from 0. */
  readonly answers: number
  readonly features: readonly string[]
  /** For each feature the answers it speaks for or against, each followed by how much, in `UNIT`s. */
  readonly rows: readonly (readonly number[])[]
}

/** What one in `Habits` counts. */
export const UNIT = 1 / 4

export interface Evidence {
  /** How likely each answer is by these features, from 0 to 1; all together they make 1. */
  of(features: readonly string[]): Float64Array
}

/** A meaning in its place, as a reading or a way has it. */
interface Placed {
  readonly id: string
  readonly at: number
  readonly to: number
  readonly aside?: boolean
}

/**
 * What is learnt from: the meanings, with the classes of named cards; the words; and of whole sentences, which words stand
 * side by side and which meanings are in the part that asks. A card counts as its class beside other words: ways name
 * another one of it.
 * @param classesOf the classes of every card, the one that tells most first
 */
export function featuresOf(
  tokens: readonly Placed[],
  words: readonly Word[],
  classesOf: ReadonlyMap<string, readonly string[]>,
  sentence: boolean,
): readonly string[] {
  const found = new Set<string>()
  const cards = new Map<number, Placed>()
  for (const token of tokens) {
    found.add(token.id)
    if (token.id.startsWith('card:'))
      for (const name of classesOf.get(token.id.slice(5)) ?? []) found.add(`class:${name}`)
    if (sentence && token.aside !== true) found.add(`a:${token.id}`)
    if (/^(card|class):[^*>]+$/.test(token.id)) cards.set(token.at, token)
  }
  const named = new Set(
    [...cards.values()].flatMap(({ at, to }) => Array.from({ length: to - at }, (_, index) => at + index)),
  )
  for (const [at, { stem }] of words.entries()) if (!named.has(at)) found.add(`s:${stem}`)
  if (sentence) {
    let before = '^'
    const put = (next: string): void => {
      found.add(`${before} ${next}`)
      before = next
    }
    for (let at = 0; at < words.length; ) {
      const card = cards.get(at)
      put(card === undefined ? (words[at]?.stem ?? '') : classOf(card.id, classesOf))
      at = card?.to ?? at + 1
    }
    put('$')
  }
  return [...found]
}

function classOf(id: string, classesOf: ReadonlyMap<string, readonly string[]>): string {
  const name = id.startsWith('card:') ? classesOf.get(id.slice(5))?.[0] : undefined
  return name === undefined ? id : `class:${name}`
}

/** Features between two steps: less than a millisecond. */
const AT_ONCE = 500

/** Makes what was learnt ready to be asked, in small steps. */
export function* evidenceOf({ answers, features, rows }: Habits): Steps<Evidence> {
  const rowOf = new Map<string, Int16Array>()
  for (const [index, feature] of features.entries()) {
    if (index % AT_ONCE === 0) yield
    rowOf.set(feature, Int16Array.from(rows[index] ?? []))
  }
  return {
    of: (asked) => {
      const shares = new Float64Array(answers)
      for (const feature of asked) {
        const row = rowOf.get(feature) ?? []
        for (let at = 0; at < row.length; at += 2) {
          const answer = row[at] as number
          shares[answer] = (shares[answer] as number) + (row[at + 1] as number)
        }
      }
      toShares(shares, UNIT / Math.sqrt(Math.max(1, asked.length)))
      return shares
    },
  }
}

/** Puts shares that make 1 together in the place of what speaks for each. @param scale what one of them counts */
export function toShares(all: Float64Array, scale: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < all.length; at++) most = Math.max(most, all[at] as number)
  let sum = 0
  for (let at = 0; at < all.length; at++) {
    const part = Math.exp(((all[at] as number) - most) * scale)
    all[at] = part
    sum += part
  }
  for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) / sum
}
