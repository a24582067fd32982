/**
 * What all the words of a question together say for each answer, learnt from the ways people ask: a softmax regression
 * over meanings, words and pairs of neighbours. The matcher asks which one way is nearest; this asks what is usual.
 */
import type { Steps } from './steps.ts'
import type { Word } from './words.ts'

/** A way as it is learnt from: the answer it belongs to, and its features. */
export interface Example {
  readonly group: string
  readonly features: readonly string[]
}

export interface Evidence {
  /** How likely each answer is by these features, from 0 to 1; all together they make 1. */
  of(features: readonly string[]): ReadonlyMap<string, number>
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
      at = card === undefined ? at + 1 : Math.max(at + 1, card.to)
    }
    put('$')
  }
  return [...found]
}

function classOf(id: string, classesOf: ReadonlyMap<string, readonly string[]>): string {
  const name = id.startsWith('card:') ? classesOf.get(id.slice(5))?.[0] : undefined
  return name === undefined ? id : `class:${name}`
}

/** Times everything is gone through. */
const ROUNDS = 4
/** How far the first round moves what is learnt, and how much less each round after it does. */
const RATE = 3
const SLOWER = 0.5
/** An error this small moves nothing: most answers are far off most of the time. */
const LEAST_ERROR = 0.01
/** Ways between two steps: about a millisecond. */
const AT_ONCE = 24

/** Learns from the ways, in small steps. The same ways make the same evidence. */
export function* evidenceOf(examples: readonly Example[]): Steps<Evidence> {
  const groups = [...new Set(examples.map(({ group }) => group))]
  const groupAt = new Map(groups.map((group, index) => [group, index]))
  const featureAt = numbered(examples)
  yield
  const data = examples.map(({ group, features }) => ({
    group: groupAt.get(group) ?? 0,
    features: features.flatMap((feature) => featureAt.get(feature) ?? []),
  }))
  yield
  const count = groups.length
  const weights = new Float32Array(featureAt.size * count)
  const errors = new Float64Array(count)
  // The answers an example moves, and how far.
  const moved = new Int32Array(count)
  const steps = new Float64Array(count)
  const next = scattered(data.length)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round * SLOWER)
    for (let index = 0; index < data.length; index++) {
      if (index % AT_ONCE === 0) yield
      const { group, features } = data[next(index, round)] as (typeof data)[number]
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      soft(features, weights, norm, errors)
      let many = 0
      for (let at = 0; at < count; at++) {
        const error = (at === group ? 1 : 0) - (errors[at] as number)
        if (Math.abs(error) <= LEAST_ERROR) continue
        moved[many] = at
        steps[many++] = rate * norm * error
      }
      for (const feature of features)
        for (let index = 0; index < many; index++) {
          const place = feature * count + (moved[index] as number)
          weights[place] = (weights[place] as number) + (steps[index] as number)
        }
    }
  }
  return {
    of: (features) => {
      const known = features.flatMap((feature) => featureAt.get(feature) ?? [])
      const shares = new Float64Array(count)
      soft(known, weights, 1 / Math.sqrt(Math.max(1, features.length)), shares)
      return new Map(groups.map((group, index) => [group, shares[index] ?? 0]))
    },
  }
}

/** Features that are worth a number: pairs of words that only one way has tell nothing. */
function numbered(examples: readonly Example[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([feature, times]) => times > 1 || !feature.includes(' '))
  return new Map(kept.map(([feature], index) => [feature, index]))
}

/** Puts the share of every answer into `shares`. */
function soft(features: readonly number[], weights: Float32Array, norm: number, shares: Float64Array): void {
  const count = shares.length
  shares.fill(0)
  for (const feature of features) {
    const from = feature * count
    for (let at = 0; at < count; at++) shares[at] = (shares[at] as number) + (weights[from + at] as number)
  }
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < count; at++) most = Math.max(most, shares[at] as number)
  let sum = 0
  for (let at = 0; at < count; at++) {
    const part = Math.exp(((shares[at] as number) - most) * norm)
    shares[at] = part
    sum += part
  }
  for (let at = 0; at < count; at++) shares[at] = (shares[at] as number) / sum
}

/** An order in which the ways of one answer do not follow each other, another one each round. */
function scattered(length: number): (index: number, round: number) => number {
  let stride = Math.max(1, Math.floor(length * 0.618))
  while (divisor(stride, length) !== 1) stride++
  return (index, round) => (index * stride + round * 7919) % length
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
