/** Finds the statements that a question is about: minisearch fetches those that share words, then each is weighed. */
import MiniSearch from 'minisearch'
import { evidenceOf, featuresOf } from './evidence.ts'
import { classesOfCards, type Knowledge, type Statement } from './knowledge.ts'
import type { Learnt } from './learn.ts'
import { plainIn } from './plain.ts'
import type { Reading } from './reading.ts'
import type { Steps } from './steps.ts'
import { type Nearness, nearnessOf, rarityOf, weightOf } from './weights.ts'

interface WayToken {
  readonly id: string
  readonly weight: number
  readonly needed: boolean
}

interface Way {
  readonly statement: Learnt['statements'][number]
  readonly tokens: readonly WayToken[]
  readonly barred: readonly string[]
  readonly total: number
  /** It asks whether one has to. */
  readonly must: boolean
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
  /** It is a plain question that says the same and nothing else. */
  readonly plain: boolean
  /** The way that fits: where it stands among those of `Learnt`; -1 where only a plain question does. */
  readonly way: number
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
/** Ways that are fetched because they have a word of the question, before those with the next more usual word are. */
const ENOUGH = 8000
/** Ways that are weighed, and how many of them to one answer: what is asked often must not crowd out the rest. */
const CANDIDATES = 300
const TO_ONE_ANSWER = 12

/** Ways between two steps: about a millisecond. */
const AT_ONCE = 50

/** Makes what was learnt ready to be found, in small steps. */
export function* matcherOf(knowledge: Knowledge, learnt: Learnt): Steps<Matcher> {
  const { statements, meanings } = learnt
  const classesOf = classesOfCards(knowledge)
  const near = nearnessOf([...knowledge.tongue.near, ...knowledge.near], classesOf)
  const weight = yield* weighing(learnt)
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  })
  // Ways share their words: most of them are made of the same few hundred.
  const words: readonly WayToken[] = meanings.map((id) => ({ id, weight: weight(id), needed: false }))
  const vocabulary = Array.from({ length: learnt.habits.answers }, () => new Set<string>())
  const times = new Map<string, number>()
  const ways: Way[] = []
  for (let at = 0; at < learnt.ways.length; at++) {
    if (at % AT_ONCE === 0) yield
    const [of, ids, needed, barred] = learnt.ways[at] as Learnt['ways'][number]
    const statement = statements[of] as Way['statement']
    const tokens: WayToken[] = []
    let total = 0
    for (const one of ids) {
      const word = words[one] as WayToken
      tokens.push(needed.includes(one) ? { ...word, needed: true } : word)
      total += word.weight
      times.set(word.id, (times.get(word.id) ?? 0) + 1)
      ;(vocabulary[statement.answer] as Set<string>).add(word.id)
    }
    const must = tokens.some((token) => token.id === MUST)
    ways.push({ statement, tokens, barred: barred.map((one) => meanings[one] as string), total, must })
    search.add({ id: at, text: tokens.map(({ id }) => id).join(' ') })
  }
  const plain = new Map(learnt.plain)
  const evidence = yield* evidenceOf(learnt.habits)
  const ruleOf = setsBy(statements, ({ rules, answer }) => rules[0] ?? String(answer))
  const kindOf = setsBy(statements, ({ kind, work }) => (work === undefined ? kind : 'work'))
  // `buffed with haka`: the card says it all.
  const isNamed = (id: string, cards: readonly string[]): boolean =>
    id.startsWith('class:') && cards.some((card) => classesOf.get(card)?.includes(id.slice(6)) === true)
  const match = (reading: Reading): readonly Match[] => {
    const asked = [...new Set(reading.tokens.map((token) => token.id))]
    const main = new Set(reading.tokens.flatMap((token) => (token.aside === true ? [] : [token.id])))
    const weights = asked.map(
      (id) => weight(id) * (main.has(id) ? 1 : ASIDE) * (isNamed(id, reading.cards) ? NAMED : 1),
    )
    const wider = rarestOf([...new Set(asked.flatMap((id) => [id, ...near.keysOf(id)]))], times)
    const best = new Map<number, Fitting>()
    const must = asked.includes(MUST)
    const found = search.search(wider.join(' '), { boostTerm: weight }).map(({ id }) => id as number)
    for (const at of spread(found, (at) => (ways[at] as Way).statement.answer)) {
      const way = ways[at] as Way
      const { statement } = way
      const said = vocabulary[statement.answer] as ReadonlySet<string>
      const weighed = weigh(way, asked, weights, reading, said, near, classesOf)
      const polar = statement.kind === 'yes' || statement.kind === 'no'
      const otherMode = polar && way.must !== must
      const fit = weighed.score * (otherMode ? OTHER_MODE : 1)
      if (fit > (best.get(statement.answer)?.fit ?? 0))
        best.set(statement.answer, { statement, fit, otherMode, cards: weighed.cards, plain: false, way: at })
    }
    // What is told before, or beside, makes another question of it.
    const inOne = reading.words.every(({ part }) => part === reading.words[0]?.part)
    const same = inOne ? plainIn(reading, plain, classesOf, knowledge.tongue.plain) : undefined
    const said = same === undefined ? undefined : statements[same.statement]
    if (same !== undefined && said !== undefined) {
      const way = best.get(said.answer)?.way ?? -1
      best.set(said.answer, { statement: said, fit: 1, otherMode: false, cards: same.cards, plain: true, way })
    }
    const likely = evidence.of(featuresOf(reading.tokens, reading.words, classesOf, true))
    const rules = summed(likely, ruleOf)
    const kinds = summed(likely, kindOf)
    return [...best]
      .map(([at, one]) => {
        const answer = likely[at] ?? 0
        return {
          ...one,
          score: Math.max(0, one.fit + EVIDENCE * Math.log(LEAST + answer)),
          likely: { answer, rule: rules[ruleOf[at] ?? 0] ?? 0, kind: kinds[kindOf[at] ?? 0] ?? 0 },
        }
      })
      .sort((one, other) => other.score - one.score)
  }
  return { match }
}

const MUST = 'must'

/** A match before it is known how likely it is. */
type Fitting = Omit<Match, 'score' | 'likely'>

/** The words that the fewest ways have, until enough ways have them. @param times how many ways have a word */
function rarestOf(words: readonly string[], times: ReadonlyMap<string, number>): readonly string[] {
  let sum = 0
  return [...words]
    .sort((one, other) => (times.get(one) ?? 0) - (times.get(other) ?? 0))
    .filter((id) => {
      const enough = sum >= ENOUGH
      sum += times.get(id) ?? 0
      return !enough
    })
}

/** The first ways to each answer, as many as are weighed. */
function spread(found: readonly number[], answerOf: (way: number) => number): readonly number[] {
  const times = new Map<number, number>()
  const kept: number[] = []
  for (const way of found) {
    const answer = answerOf(way)
    const before = times.get(answer) ?? 0
    if (before === TO_ONE_ANSWER) continue
    times.set(answer, before + 1)
    if (kept.push(way) === CANDIDATES) break
  }
  return kept
}

/** For each answer the number of the set it is in: those that have something in common. */
function setsBy(
  statements: Learnt['statements'],
  keyOf: (statement: Learnt['statements'][number]) => string,
): number[] {
  const numbers = new Map<string, number>()
  const setOf: number[] = []
  for (const statement of statements) {
    // Where several come to one answer, the first says which set it is in.
    if (setOf[statement.answer] !== undefined) continue
    const key = keyOf(statement)
    const number = numbers.get(key) ?? numbers.size
    numbers.set(key, number)
    setOf[statement.answer] = number
  }
  return setOf
}

/** How likely each set is: its answers together. */
function summed(likely: Float64Array, setOf: readonly number[]): Float64Array {
  const sums = new Float64Array(likely.length)
  for (const [at, set] of setOf.entries()) sums[set] = (sums[set] ?? 0) + (likely[at] ?? 0)
  return sums
}

/** How much a word matters, by itself and by how few statements have it. */
function* weighing({ statements, meanings, ways }: Learnt): Steps<(id: string) => number> {
  const having = meanings.map(() => new Set<number>())
  for (const [index, [of, ids]] of ways.entries()) {
    if (index % AT_ONCE === 0) yield
    for (const id of ids) (having[id] as Set<number>).add(of)
  }
  const rarity = rarityOf(
    new Map(meanings.map((id, index) => [id, (having[index] as Set<number>).size])),
    statements.length,
  )
  return (id) => weightOf(id) * rarity(id)
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
    let at = 0
    for (const [index, id] of asked.entries()) {
      const value = near.of(token.id, id) * ((used[index] as number) > 0 ? 0.3 : 1)
      if (value > best) {
        best = value
        at = index
      }
    }
    used[at] = Math.max(used[at] as number, best)
    matched += token.weight * best
    const id = asked[at] as string
    if (best > 0 && token.id.startsWith('class:') && id.startsWith('card:')) cards[token.id.slice(6)] = id.slice(5)
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
    const cost = (weights[index] as number) * (1 - (used[index] as number)) * (/[:#?*>]/.test(id) ? EXTRA : EXTRA_DEED)
    extra += vocabulary.has(id) ? cost * FAMILIAR : cost
  }
  extra += Math.min(reading.strange.length, 3) * STRANGE
  const score = matched / (matched + MISSING * (way.total - Math.min(way.total, matched)) + extra)
  return { score: score * fitting, cards }
}
