/** What the single words of a question say for one answer over the others, from how often its ways have them. */
import type { Reading } from './reading.ts'

/** A way as it is counted: the answer it belongs to, and all its meanings and words. */
export interface Counted {
  readonly group: string
  readonly features: readonly string[]
}

export interface Evidence {
  /** Meanings of the reading and stems of its words that are worth counting. */
  featuresOf(reading: Reading): readonly string[]
  /** How much more usual the features are in questions of this answer than in others; around 0. */
  of(group: string, features: readonly string[]): number
}

/** Ways of all answers that count beside the answer's own. */
const SMOOTHING = 5
/** The most a single word says, either way. */
const MOST = 2

/** The stem of a word as a feature, apart from meanings of the same spelling. */
export function stemFeature(stem: string): string {
  return `s:${stem}`
}

/** Counts the ways. */
export function evidenceOf(ways: readonly Counted[]): Evidence {
  const groups = new Map<string, { count: number; readonly seen: Map<string, number> }>()
  const everywhere = new Map<string, number>()
  for (const { group, features } of ways) {
    const own = groups.get(group) ?? { count: 0, seen: new Map<string, number>() }
    groups.set(group, own)
    own.count++
    for (const id of new Set(features)) {
      own.seen.set(id, (own.seen.get(id) ?? 0) + 1)
      everywhere.set(id, (everywhere.get(id) ?? 0) + 1)
    }
  }
  return {
    featuresOf: (reading) => {
      // Which card it is tells little: ways name another of its class.
      const named = new Set(
        reading.tokens.flatMap(({ id, at, to }) =>
          id.startsWith('card:') ? reading.words.slice(at, to).map(({ stem }) => stemFeature(stem)) : [],
        ),
      )
      const all = new Set([
        ...reading.tokens.map(({ id }) => id),
        ...reading.words.map(({ stem }) => stemFeature(stem)),
      ])
      return [...all].filter((id) => everywhere.has(id) && !named.has(id) && !/^(card|class|do):|[#*>]/.test(id))
    },
    of: (group, features) => {
      const own = groups.get(group)
      if (own === undefined) return 0
      let sum = 0
      for (const id of features) {
        const usual = ((everywhere.get(id) ?? 0) + 0.5) / (ways.length + 1)
        const here = ((own.seen.get(id) ?? 0) + SMOOTHING * usual) / (own.count + SMOOTHING)
        sum += Math.max(-MOST, Math.min(MOST, Math.log(here / usual)))
      }
      return sum / Math.sqrt(features.length + 1)
    },
  }
}
