/** Finds the statements that a question is about: minisearch fetches those that share words, then each is weighed. */
import MiniSearch from 'minisearch'
import type { AnswerKind, Knowledge, Statement } from './knowledge.ts'
import { type Asks, choicesOf, type Reader, type Tongue } from './reader.ts'
import type { Reading } from './reading.ts'
import { draftOf } from './way.ts'
import { type Nearness, nearnessOf, rarityOf, weightOf } from './weights.ts'
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

/** What a word of the way that the question lacks costs, and the other way round. */
const MISSING = 0.85
const EXTRA = 0.5
/** The same for a word that says what happens, rather than to which card. */
const EXTRA_DEED = 0.75
/** An extra word costs this part where another way of the statement has it. */
const FAMILIAR = 0.3
/** What a word that only tells what was before costs where the way lacks it. */
const ASIDE = 0.8
/** What the name of a class counts where a card of it is named too. */
const NAMED = 0.5
/** What is left where a needed word is missing, or a barred one there. */
const UNFIT = 0.35
/** Ways that are weighed. */
const CANDIDATES = 150

/** Makes a game's statements ready to be found. */
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
  return { match }
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
    const cost = (weights[index] ?? 0) * (1 - (used[index] ?? 0)) * (/[:#?*>]/.test(id) ? EXTRA : EXTRA_DEED)
    extra += vocabulary.has(id) ? cost * FAMILIAR : cost
  }
  extra += Math.min(reading.strange.length, 3) * 0.08
  const score = matched / (matched + MISSING * (way.total - Math.min(way.total, matched)) + extra)
  return { score: Number.isFinite(score) ? score * fitting : 0, cards }
}

/** How well a sort of answer fits a sort of question, from 0 to 1. */
export function suitability(kind: AnswerKind, asks: ReadonlySet<Asks>): number {
  if (kind === 'unknown' || kind === 'depends') return 1
  const short = kind === 'fact'
  if (asks.has('polar')) return short ? 0.85 : 1
  if (asks.has('count') || asks.has('who') || asks.has('why') || asks.has('which') || asks.has('where'))
    return short ? 1 : 0.75
  if (asks.size > 0) return short ? 1 : 0.9
  // `jab?` wants to hear what it does.
  return short ? 1 : 0.96
}
