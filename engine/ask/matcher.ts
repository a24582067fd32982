/** Finds the statements that a question is about: minisearch fetches those that share words, then each is weighed. */
import MiniSearch from 'minisearch'
import type { AnswerKind, Knowledge, Statement } from './knowledge.ts'
import { type Asks, choicesOf, type Reader, type Reading, read, type Tongue } from './reading.ts'
import { wordsOf } from './words.ts'

interface WayToken {
  readonly id: string
  readonly weight: number
  readonly needed: boolean
}

interface Way {
  readonly statement: Statement
  readonly text: string
  readonly tokens: readonly WayToken[]
  readonly barred: readonly string[]
  readonly total: number
}

/** A statement with how well it fits. */
export interface Match {
  readonly statement: Statement
  /** From 0 to 1. */
  readonly score: number
  /** Cards of the question in the places of the way, by class. */
  readonly cards: Readonly<Record<string, string>>
  /** The way that fits. */
  readonly way: string
}

export interface Matcher {
  match(reading: Reading): readonly Match[]
}

const P = (globalThis as any).P ?? {}
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
  strange: 0.9,
  twice: 0.7,
  players: 0.4,
  deed: P.DEED ?? 0.35,
}
/** Meanings that nearly every question has. */
const LIGHT: Readonly<Record<string, number>> = {
  best: 1.8,
  money: 1.8,
  cheat: 1.4,
  timer: 1.8,
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

/** What a word of the way that the question lacks costs, and the other way round. */
const MISSING = P.MISSING ?? 0.85
const EXTRA = P.EXTRA ?? 0.5
const PRED = P.PRED ?? 0.75
/** An extra word costs this part where another way of the statement has it. */
const FAMILIAR = P.FAMILIAR ?? 0.3
/** What a word that only tells what was before costs where the way lacks it. */
const ASIDE = P.ASIDE ?? 0.8
/** What the name of a class counts where a card of it is named too. */
const NAMED = P.NAMED ?? 0.5
/** What is left where a needed word is missing, or a barred one there. */
const UNFIT = P.UNFIT ?? 0.35
/** Ways that are weighed. */
const CANDIDATES = 150

export function matcherOf(knowledge: Knowledge, tongue: Tongue, reader: Reader): Matcher {
  const classesOf = new Map<string, string[]>()
  for (const [name, cards] of Object.entries(knowledge.classes))
    for (const card of cards) classesOf.set(card, [...(classesOf.get(card) ?? []), name])
  const near = nearnessOf([...tongue.near, ...knowledge.near], classesOf)
  for (const { ways } of knowledge.statements)
    for (const way of ways.flatMap(choicesOf))
      for (const { stem } of wordsOf(way.replace(/[-!{}_]/g, ' '), reader.forms)) reader.known.add(stem)
  const drafts = knowledge.statements.flatMap((statement) =>
    statement.ways.flatMap(choicesOf).map((text) => ({ statement, text, ...draftOf(text, reader, knowledge.generic) })),
  )
  const rarity = rarityOf(drafts, knowledge.statements.length)
  const weight = (id: string): number => weightOf(id) * rarity(id)
  const ways: Way[] = drafts.map(({ statement, text, ids, needed, barred }) => {
    const tokens = ids.map((id) => ({ id, weight: weight(id), needed: needed.has(id) }))
    return { statement, text, tokens, barred, total: tokens.reduce((sum, token) => sum + token.weight, 0) }
  })
  const vocabulary = new Map<Statement, Set<string>>()
  for (const { statement, tokens } of ways) {
    const all = vocabulary.get(statement) ?? new Set<string>()
    for (const token of tokens) all.add(token.id)
    vocabulary.set(statement, all)
  }
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  search.addAll(ways.map((way, id) => ({ id, text: way.tokens.map((token) => token.id).join(' ') })))
  // `buffed with haka`: the card says it all.
  const isNamed = (id: string, cards: readonly string[]): boolean =>
    id.startsWith('class:') && cards.some((card) => classesOf.get(card)?.includes(id.slice(6)) === true)
  const match = (reading: Reading): readonly Match[] => {
    const asked = [...new Set(reading.tokens.map((token) => token.id))]
    const main = new Set(reading.tokens.flatMap((token) => (token.aside === true ? [] : [token.id])))
    const weights = asked.map(
      (id) => weight(id) * (main.has(id) ? 1 : ASIDE) * (isNamed(id, reading.cards) ? NAMED : 1),
    )
    const wider = [...new Set(asked.flatMap((id) => [id, ...near.keysOf(id)]))]
    const best = new Map<Statement, Match>()
    if (wider.length === 0) return []
    for (const found of search.search(wider.join(' '), { boostTerm: weight }).slice(0, CANDIDATES)) {
      const way = ways[found.id as number] as Way
      const weighed = weigh(way, asked, weights, reading, vocabulary.get(way.statement) as Set<string>, near, classesOf)
      const { score } = weighed
      if (score > (best.get(way.statement)?.score ?? 0))
        best.set(way.statement, { statement: way.statement, score, cards: weighed.cards, way: way.text })
    }
    return [...best.values()].sort((one, other) => other.score - one.score)
  }
  return { match, ways } as Matcher
}

function draftOf(text: string, reader: Reader, generic: Readonly<Record<string, string>>) {
  const barred: string[] = []
  const marked: string[] = []
  const classes: string[] = []
  const plain = text
    .split(' ')
    .flatMap((part) => {
      if (part.startsWith('-')) {
        barred.push(part.slice(1))
        return []
      }
      const must = part.endsWith('!')
      const bare = must ? part.slice(0, -1) : part
      const slot = /^\{([a-z0-9-]+)\}$/.exec(bare)
      const explicit =
        slot !== null
          ? `class:${slot[1]}`
          : /^[a-z]+:/.test(bare) || (bare.includes('-') && reader.meanings.has(bare))
            ? bare
            : undefined
      if (explicit !== undefined) {
        classes.push(explicit)
        if (must) marked.push(explicit)
        return []
      }
      if (must) marked.push(bare.replace(/_/g, ' '))
      return [bare.replace(/_/g, ' ')]
    })
    .join(' ')
  const { tokens } = read(plain, reader)
  const general = ({ id }: { readonly id: string }): string =>
    generic[id] ?? (id.startsWith('do:') ? `do:${generic[id.slice(3)] ?? id.slice(3)}` : id)
  const ids = [...new Set([...tokens.map(general), ...classes])]
  const idsOf = (word: string): string[] =>
    /^[a-z]+:/.test(word) || reader.meanings.has(word) ? [word] : read(word, reader).tokens.map(general)
  return {
    ids,
    needed: new Set(marked.flatMap(idsOf)),
    barred: barred.flatMap((word) =>
      /^[{]/.test(word) ? [`class:${word.slice(1, -1)}`] : idsOf(word.replace(/_/g, ' ')),
    ),
  }
}

function weightOf(id: string): number {
  const light = LIGHT[id]
  if (light !== undefined) return light
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

/** A word that few statements have tells more. From 0.4 to 1; words that no statement has count in between. */
function rarityOf(drafts: readonly { statement: Statement; ids: readonly string[] }[], count: number) {
  const seen = new Map<string, Set<Statement>>()
  for (const { statement, ids } of drafts)
    for (const id of ids) {
      const known = seen.get(id) ?? new Set()
      known.add(statement)
      seen.set(id, known)
    }
  return (id: string): number => {
    const many = seen.get(id)?.size
    return many === undefined ? 0.75 : 0.4 + (0.6 * Math.log(count / many)) / Math.log(count)
  }
}

interface Nearness {
  of(way: string, asked: string): number
  keysOf(asked: string): readonly string[]
}

function nearnessOf(
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

function weigh(
  way: Way,
  asked: readonly string[],
  weights: readonly number[],
  reading: Reading,
  vocabulary: ReadonlySet<string>,
  near: Nearness,
  classesOf: ReadonlyMap<string, readonly string[]>,
): { score: number; cards: Record<string, string> } {
  const used = asked.map(() => 0)
  const cards: Record<string, string> = {}
  let matched = 0
  let fitting = 1
  for (const token of way.tokens) {
    let best = 0
    let at = -1
    for (const [index, id] of asked.entries()) {
      const value = near.of(token.id, id) * ((used[index] ?? 0) > 0 ? 0.3 : 1)
      if (value > best) {
        best = value
        at = index
      }
    }
    if (at >= 0) {
      used[at] = Math.max(used[at] ?? 0, best)
      matched += token.weight * best
      const id = asked[at] ?? ''
      if (token.id.startsWith('class:') && id.startsWith('card:') && cards[token.id.slice(6)] === undefined)
        cards[token.id.slice(6)] = id.slice(5)
    }
    if (token.needed && best < 0.5) fitting *= UNFIT
  }
  for (const id of way.barred)
    if (
      asked.includes(id) ||
      asked.some((one) => one.startsWith('card:') && classesOf.get(one.slice(5))?.includes(id.slice(6)) === true)
    )
      fitting *= UNFIT
  let extra = 0
  for (const [index, id] of asked.entries()) {
    if (used[index] === 1) continue
    const cost = (weights[index] ?? 0) * (1 - (used[index] ?? 0)) * (/[:#?*>]/.test(id) ? EXTRA : PRED)
    extra += vocabulary.has(id) ? cost * FAMILIAR : cost
  }
  extra += Math.min(reading.strange.length, 3) * 0.08
  const score = matched / (matched + MISSING * (way.total - Math.min(way.total, matched)) + extra)
  return { score: Number.isFinite(score) ? score * fitting : 0, cards }
}

/** How well a sort of answer fits a sort of question, from 0 to 1. */
export function fit(kind: AnswerKind, asks: ReadonlySet<Asks>): number {
  if (kind === 'unknown' || kind === 'depends') return 1
  const short = kind === 'fact'
  if (asks.has('polar')) return short ? 0.85 : 1
  if (asks.has('count') || asks.has('who') || asks.has('why') || asks.has('which') || asks.has('where'))
    return short ? 1 : 0.75
  if (asks.size > 0) return short ? 1 : 0.9
  return 1
}
