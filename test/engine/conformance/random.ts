/** Seeded random numbers: the same seed, the same plays, on every machine. */

export interface Random {
  /** A whole number from 0 up to `below`, without it. */
  int(below: number): number
  chance(probability: number): boolean
  pick<Value>(from: readonly Value[]): Value
  /** Some of them, in random order. */
  some<Value>(from: readonly Value[], count: number): Value[]
}

/** mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (below: number): number => Math.floor(next() * below)
  return {
    int,
    chance: (probability) => next() < probability,
    pick(from) {
      if (from.length === 0) throw new RangeError('nothing to pick from')
      return from[int(from.length)] as (typeof from)[number]
    },
    some(from, count) {
      const left = [...from]
      return Array.from({ length: Math.min(count, left.length) }, () => left.splice(int(left.length), 1)).flat()
    },
  }
}
