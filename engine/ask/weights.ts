/** How much a word of a question matters, and which words are nearly the same. */

/** How much a word matters by what it is. */
const WEIGHTS = {
  card: 1.3,
  class: 1.1,
  meaning: 1,
  word: 0.9,
  number: 0.35,
  asks: 0.55,
  order: 1.4,
  person: 0.05,
  twice: 0.7,
  players: 0.4,
  deed: 0.35,
}
/** Meanings that nearly every question has tell less, and some that few have more. */
const OWN: Readonly<Record<string, number>> = {
  best: 1.8,
  money: 1.8,
  cheat: 1.4,
  timer: 1.8,
  odds: 1.8,
  'is:two-persons': 0.8,
  'is:two-cards': 0.3,
  plus: 0.15,
  equals: 0.3,
  play: 0.25,
  'own-turn': 0.5,
  hand: 0.6,
  players: 0.4,
  'w:card': 0.35,
  'w:turn': 0.6,
  any1: 0.5,
  every1: 0.7,
  more: 0.7,
  first: 0.7,
  last: 0.7,
  before: 0.5,
  after: 0.3,
  during: 0.4,
  back: 0.3,
  same: 0.5,
  'keep-turn': 0.9,
  must: 0.7,
  without: 0.5,
  'many-players': 0.35,
  instead: 0.4,
  hp: 0.6,
  again: 0.7,
  count: 0.5,
  give: 0.6,
  lose: 0.7,
  'next-player': 0.8,
}

/** How much a word matters by itself. */
export function weightOf(id: string): number {
  const own = OWN[id]
  if (own !== undefined) return own
  if (id.includes('>')) return WEIGHTS.order
  if (id.startsWith('do:')) return WEIGHTS.deed
  if (id.endsWith('*2')) return WEIGHTS.twice
  if (id.startsWith('players:')) return WEIGHTS.players
  if (id.startsWith('card:')) return WEIGHTS.card
  if (id.startsWith('class:')) return WEIGHTS.class
  if (id.startsWith('w:')) return WEIGHTS.word
  if (id.startsWith('#')) return WEIGHTS.number
  if (id.startsWith('?')) return WEIGHTS.asks
  return id === 'person' ? WEIGHTS.person : WEIGHTS.meaning
}

/**
 * A word that few statements have tells more. From 0.4 to 1; words that no statement has count in between.
 * @param having how many statements have each word @param count how many there are
 */
export function rarityOf(having: ReadonlyMap<string, number>, count: number) {
  // Of a single statement nothing is rare.
  const most = Math.log(Math.max(2, count))
  return (id: string): number => {
    const many = having.get(id) ?? 0
    return many === 0 ? 0.75 : 0.4 + (0.6 * Math.log(count / many)) / most
  }
}

/** Which meanings come near which. */
export interface Nearness {
  of(way: string, asked: string): number
  keysOf(asked: string): readonly string[]
}

/** @param list meanings that are nearly the same @param classesOf the classes of every card */
export function nearnessOf(
  list: readonly (readonly [string, string, number])[],
  classesOf: ReadonlyMap<string, readonly string[]>,
): Nearness {
  const near = new Map<string, Map<string, number>>()
  const put = (from: string, to: string, value: number): void => {
    const all = near.get(from) ?? new Map<string, number>()
    all.set(to, Math.max(value, all.get(to) ?? 0))
    near.set(from, all)
  }
  for (const [one, other, value] of list) {
    put(one, other, value)
    put(other, one, value)
  }
  for (const [card, classes] of classesOf)
    for (const name of classes) {
      put(`card:${card}`, `class:${name}`, 0.88)
      put(`do:card:${card}`, `do:class:${name}`, 0.9)
    }
  return {
    of: (way, asked) => (way === asked ? 1 : (near.get(asked)?.get(way) ?? 0)),
    keysOf: (asked) => [...(near.get(asked)?.keys() ?? [])],
  }
}
