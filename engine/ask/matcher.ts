/** Finds the statements that a question is about: minisearch fetches those that share words, then each is weighed. */
import MiniSearch from 'minisearch'
import { evidenceOf, featuresOf } from './evidence.ts'
import type { Knowledge, Statement } from './knowledge.ts'
import { choicesOf, type Reader, type Tongue } from './reader.ts'
import type { Reading } from './reading.ts'
import type { Steps } from './steps.ts'
import { type Draft, draftOf } from './way.ts'
import { type Nearness, nearnessOf, rarityOf, weightOf } from './weights.ts'

interface WayToken {
  readonly id: string
  readonly weight: number
  readonly needed: boolean
}

interface Way {
  readonly statement: Statement
  /** Ways of all statements with one answer belong together. */
  readonly group: string
  readonly text: string
  readonly tokens: readonly WayToken[]
  readonly barred: readonly string[]
  readonly total: number
  /** It asks whether one has to. */
  readonly must: boolean
}

/** A way cut into meanings, with what it belongs to. */
interface Drafted extends Draft {
  readonly statement: Statement
  readonly group: string
  readonly text: string
}

/** A statement with how well it fits. */
export interface Match {
  readonly statement: Statement
  /** From 0; around 1 where everything fits. */
  readonly score: number
  /** The same by the words of the way alone; around 1 where it could have been copied from the question. */
  readonly fit: number
  /** How likely all words together make this answer, its deciding rule and its kind, from 0 to 1. */
  readonly likely: { readonly answer: number; readonly rule: number; readonly kind: number }
  /** The question asks whether one has to and the way whether one may, or the other way round. */
  readonly otherMode: boolean
  /** Cards of the question in the places of the way, by class. */
  readonly cards: Readonly<Record<string, string>>
  /** The way that fits. */
  readonly way: string
}

export interface Matcher {
  match(reading: Reading): readonly Match[]
}

/** What a word of the way that the question lacks costs, and the other way round. */
const MISSING = 0.7
const EXTRA = 0.5
/** The same for a word that says what happens, rather than to which card. */
const EXTRA_DEED = 0.75
/** An extra word costs this part where another way to the same answer has it. */
const FAMILIAR = 0.4
/** What a word that only tells what was before costs where the way lacks it. */
const ASIDE = 0.8
/** What the name of a class counts where a card of it is named too. */
const NAMED = 0.5
/** What is left where a needed word is missing, or a barred one there. */
const UNFIT = 0.35
/** What is left where the way names a card that the question does not. */
const UNNAMED = 0.6
/** What each word nobody knows costs. */
const STRANGE = 0.08
/** What is left where one asks whether one has to, and the other whether one may. */
const OTHER_MODE = 0.8
/** How much what all words together say moves the score, and the share that what is least likely counts as. */
const EVIDENCE = 0.09
const LEAST = 0.003
/** Ways that are weighed. */
const CANDIDATES = 300

/** Makes a game's statements ready to be found, in small steps. */
export function* matcherOf(knowledge: Knowledge, tongue: Tongue, reader: Reader): Steps<Matcher> {
  const classesOf = new Map<string, string[]>()
  for (const [name, cards] of Object.entries(knowledge.classes))
    for (const card of cards) classesOf.set(card, [...(classesOf.get(card) ?? []), name])
  const near = nearnessOf([...tongue.near, ...knowledge.near], classesOf)
  const drafts: Drafted[] = []
  for (const statement of knowledge.statements) {
    const group = groupOf(statement)
    for (const way of statement.ways) {
      drafts.push(...draftsOf(way, statement, group, reader, knowledge, classesOf))
      yield
    }
  }
  const rarity = rarityOf(drafts, knowledge.statements.length)
  yield
  const weight = (id: string): number => weightOf(id) * rarity(id)
  const ways: Way[] = drafts.map(({ statement, group, text, ids, needed, barred }) => {
    const tokens = ids.map((id) => ({ id, weight: weight(id), needed: needed.has(id) }))
    const total = tokens.reduce((sum, token) => sum + token.weight, 0)
    return { statement, group, text, tokens, barred, total, must: ids.includes(MUST) }
  })
  yield
  const vocabulary = vocabularyOf(ways)
  const ruleOf = new Map(drafts.map(({ group, statement }) => [group, statement.rules[0] ?? group]))
  const kindOf = new Map(
    drafts.map(({ group, statement }) => [group, statement.work === undefined ? statement.kind : 'work']),
  )
  yield
  const evidence = yield* evidenceOf(drafts)
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  for (const [id, { tokens }] of ways.entries()) {
    search.add({ id, text: tokens.map((token) => token.id).join(' ') })
    yield
  }
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
    const best = new Map<string, Fitting>()
    if (wider.length === 0) return []
    const must = asked.includes(MUST)
    for (const found of search.search(wider.join(' '), { boostTerm: weight }).slice(0, CANDIDATES)) {
      const way = ways[found.id as number] as Way
      const weighed = weigh(
        way,
        asked,
        weights,
        reading,
        vocabulary.get(way.group) as ReadonlySet<string>,
        near,
        classesOf,
      )
      const polar = way.statement.kind === 'yes' || way.statement.kind === 'no'
      const otherMode = polar && way.must !== must
      const fit = weighed.score * (otherMode ? OTHER_MODE : 1)
      if (fit > (best.get(way.group)?.fit ?? 0))
        best.set(way.group, { statement: way.statement, fit, otherMode, cards: weighed.cards, way: way.text })
    }
    const likely = evidence.of(featuresOf(reading.tokens, reading.words, classesOf, true))
    const rules = summed(likely, (group) => ruleOf.get(group) ?? '')
    const kinds = summed(likely, (group) => kindOf.get(group) ?? '')
    return [...best]
      .map(([group, one]) => {
        const answer = likely.get(group) ?? 0
        return {
          ...one,
          score: Math.max(0, one.fit + EVIDENCE * Math.log(LEAST + answer)),
          likely: {
            answer,
            rule: rules.get(ruleOf.get(group) ?? '') ?? 0,
            kind: kinds.get(kindOf.get(group) ?? '') ?? 0,
          },
        }
      })
      .sort((one, other) => other.score - one.score)
  }
  return { match }
}

const MUST = 'must'

/** A match before it is known how likely it is. */
type Fitting = Omit<Match, 'score' | 'likely'>

/** What the answers that have something in common are together. */
function summed(likely: ReadonlyMap<string, number>, keyOf: (group: string) => string): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const [group, share] of likely) sums.set(keyOf(group), (sums.get(keyOf(group)) ?? 0) + share)
  return sums
}

function draftsOf(
  way: string,
  statement: Statement,
  group: string,
  reader: Reader,
  knowledge: Knowledge,
  classesOf: ReadonlyMap<string, readonly string[]>,
): Drafted[] {
  return choicesOf(way).map((text) => {
    const draft = draftOf(text, statement.spoken === true, reader, knowledge, classesOf)
    return { statement, group, text, ...draft }
  })
}

/** All that is said in the ways of each group. */
function vocabularyOf(ways: readonly Way[]): ReadonlyMap<string, ReadonlySet<string>> {
  const vocabulary = new Map<string, Set<string>>()
  for (const { group, tokens } of ways) {
    const all = vocabulary.get(group) ?? new Set<string>()
    for (const token of tokens) all.add(token.id)
    vocabulary.set(group, all)
  }
  return vocabulary
}

/** Statements that come to the same answer. What the rules do not say is a subject of its own each time. */
function groupOf({ kind, rules, rulings, fact, work, ways }: Statement): string {
  if (kind === 'unknown') return `unknown|${ways[0]}`
  return work === undefined ? [kind, rules[0], rulings[0], fact].join('|') : `work|${work.name}`
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
    // What is said of one card is not said of another.
    else if (best < 0.5 && token.id.startsWith('card:') && !token.id.endsWith('*2')) fitting *= UNNAMED
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
  extra += Math.min(reading.strange.length, 3) * STRANGE
  const score = matched / (matched + MISSING * (way.total - Math.min(way.total, matched)) + extra)
  return { score: Number.isFinite(score) ? score * fitting : 0, cards }
}
