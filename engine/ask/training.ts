/** Learns what features say for each answer (`evidence.ts`) from the ways people ask. */
import { type Habits, toShares } from './evidence.ts'
import { Rows } from './rows.ts'
import type { Steps } from './steps.ts'

/** A way as it is learnt from: the answer it belongs to, by number, and its features. */
export interface Example {
  readonly answer: number
  readonly features: readonly string[]
}

/** Times everything is gone through. */
const ROUNDS = 6
/** The rounds before what is learnt has settled: from then on the mean of all that it was counts, which tells more. */
const SETTLING = 2
/** One feature in so many is passed over, another each time: an answer has to be known by more than one of its words. */
const PASSED_OVER = 10
/** How far the first round moves what is learnt, and how much less each round after it does. */
const RATE = 8
const SLOWER = 0.5
/** An error this small moves nothing: most answers are far off most of the time. */
const LEAST_ERROR = 0.01
/** Ways between two steps: about a millisecond. */
const AT_ONCE = 24

/** Learns from the ways, in small steps. The same ways come to the same. */
export function* training(examples: readonly Example[], answers: number): Steps<Habits> {
  const featureAt = numbered(examples)
  yield
  const data = examples.map(({ answer, features }) => ({
    answer,
    features: features.flatMap((feature) => featureAt.get(feature) ?? []),
  }))
  yield
  const rows = new Rows(featureAt.size, answers)
  const shares = new Float64Array(answers)
  // The answers an example moves, and how far.
  const moved = new Int32Array(answers)
  const steps = new Float64Array(answers)
  const features: number[] = []
  const next = scattered(data.length)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round * SLOWER)
    for (let index = 0; index < data.length; index++) {
      if (index % AT_ONCE === 0) yield
      const example = data[next(index, round)] as (typeof data)[number]
      const { answer } = example
      const passed = round * data.length + index
      features.length = 0
      for (const feature of example.features) if ((feature + 3 * passed) % PASSED_OVER !== 0) features.push(feature)
      const counting = Math.max(0, passed - SETTLING * data.length)
      const norm = 1 / Math.sqrt(Math.max(1, features.length))
      shares.fill(0)
      for (const feature of features) rows.addTo(shares, feature)
      toShares(shares, norm)
      let many = 0
      for (let at = 0; at < answers; at++) {
        const error = (at === answer ? 1 : 0) - (shares[at] as number)
        if (Math.abs(error) <= LEAST_ERROR) continue
        moved[many] = at
        steps[many++] = rate * norm * error
      }
      for (const feature of features)
        for (let index = 0; index < many; index++)
          rows.move(feature, moved[index] as number, steps[index] as number, counting)
    }
  }
  const counted = Math.max(1, (ROUNDS - SETTLING) * data.length)
  return {
    answers,
    features: [...featureAt.keys()],
    rows: [...featureAt.values()].map((row) => rows.mean(row, counted)),
  }
}

/** Features that are worth a number: pairs of words that only one way has tell nothing. */
function numbered(examples: readonly Example[]): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const { features } of examples) for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  const kept = [...seen].filter(([feature, times]) => times > 1 || !feature.includes(' '))
  return new Map(kept.map(([feature], index) => [feature, index]))
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
