/** Answers a rules question in people's own words: never without a rule behind it, and plainly where the rules say nothing. */
import type { Phrasing } from '../phrase/phrase.ts'
import { type BaseState, type Declaration, type Ruleset, type Rulings, usualRulings } from '../ruleset.ts'
import { englishNamer, why } from '../sentences.ts'
import type { GameText, Namer, RuleText } from '../text.ts'
import { type AnswerWords, inOne, leadOf, type Said, sayFinding } from './answers.ts'
import type { AnswerKind, Finding, Knowledge } from './knowledge.ts'
import type { Learnt } from './learn.ts'
import { type Match, type Matcher, matcherOf } from './matcher.ts'
import { type Clues, cluesOf, sharesOf } from './rank.ts'
import { type Reader, readerOf } from './reader.ts'
import { followsOn, type Reading, read } from './reading.ts'
import { atOnce, type Steps } from './steps.ts'
import { askTable, type TableFinding } from './table.ts'
import { answers } from './text/en-answers.ts'

/** Another reading of a question that is nearly as good. */
export interface Alternative extends Finding, Said {
  readonly answer: string
}

/** Plain data, JSON-safe. */
export interface Answer extends Said {
  readonly kind: AnswerKind
  /** Rule ids, the deciding one first; for `unknown` the nearest ones to read. */
  readonly rules: readonly string[]
  /** Table rulings it hinges on, the main one first. */
  readonly rulings: readonly string[]
  /** The short answer of a `fact`; empty for the others. */
  readonly fact: string
  /** What the screen shows, in one piece: lead and sentence. */
  readonly answer: string
  /** By the rules at large, on the table as it stands, or a play that was typed out. */
  readonly judged: 'rules' | 'table' | 'play'
  /** The move that was judged, where it was one. */
  readonly move?: Declaration
  readonly alternatives: readonly Alternative[]
}

/** A game made ready for questions: built once, then every question is answered at once. */
export interface AskedGame {
  readonly game: Ruleset
  readonly text: GameText
  readonly rules: RuleText
  /** How answers are put, in the language of `text` and `rules`. */
  readonly words: AnswerWords
  readonly phrasing: Phrasing
  readonly facts: Knowledge['facts']
  readonly story: Knowledge['story']
  readonly works: Knowledge['works']
  readonly reader: Reader
  readonly matcher: Matcher
  /** The same game for questions in its own script. */
  readonly other?: AskedGame
}

/** The one of a game's languages that a question is read in. */
export function inItsLanguage(asked: AskedGame, question: string): AskedGame {
  return asked.other?.reader.script?.test(question) === true ? asked.other : asked
}

/** Where a question is asked. */
export interface AskContext {
  /** The table as it stands; questions about it are judged on it. */
  readonly state?: BaseState
  /** Its players in seat order. */
  readonly names?: readonly string[]
  /** What this table plays; the state's rulings, else the defaults, where nothing is given. */
  readonly rulings?: Rulings
  /** The question before, for one like `and with two players?`. */
  readonly previous?: string
  /** Says players and cards in the language of the answers; English where nothing is given. */
  readonly say?: Namer
}

/** How a question was understood. */
export interface Understanding {
  readonly reading: Reading
  /** What it may be about, the best first. */
  readonly matches: readonly Match[]
}

/** Below this nothing is said but what could be read. */
const SURE = 0.15
/** How likely a yes or a no has to be to be said outright, of 1. */
const OUTRIGHT = 0.6
/** How likely something else has to be to be said in its place, of 1. */
const INSTEAD = 0.25
/** Another reading is offered, too, where it is this likely beside the first one, of 1. */
const NEAR = 0.2
/** Statements that are looked at, the best first. */
const LOOKED_AT = 30

/** What a game is made ready for questions from. */
export type Parts = readonly [
  game: Ruleset,
  text: GameText,
  rules: RuleText,
  phrasing: Phrasing,
  knowledge: Knowledge,
  learnt: Steps<Learnt>,
]

/** Makes a game ready for questions at once: some tenths of a second and what learning takes, in which nothing else happens. */
export function prepare(...parts: Parts): AskedGame {
  return atOnce(preparing(...parts))
}

/** The same in small steps. */
export function* preparing(...[game, text, rules, phrasing, knowledge, steps]: Parts): Steps<AskedGame> {
  const learnt = yield* steps
  const reader = yield* readerOf(knowledge, learnt.stems)
  const matcher = yield* matcherOf(knowledge, learnt)
  const { facts, story, works } = knowledge
  return { game, text, rules, words: answers, phrasing, facts, story, works, reader, matcher }
}

/** What a question says and what it may be about. */
export function understand(game: AskedGame, question: string, { names, previous }: AskContext = {}): Understanding {
  const asked = inItsLanguage(game, question)
  const alone = read(question, asked.reader, names)
  const reading = previous === undefined ? alone : followsOn(read(previous, asked.reader, names), alone, asked.reader)
  return { reading, matches: asked.matcher.match(reading) }
}

/** Answers a question. Pure; never throws, whatever is typed. */
export function ask(of: AskedGame, question: string, context: AskContext = {}): Answer {
  const asked = inItsLanguage(of, question)
  const { reading, matches } = understand(asked, question, context)
  const { state, names } = context
  if (state !== undefined && names !== undefined) {
    const { game, phrasing, facts } = asked
    const onTable = askTable(question, reading, { game, phrasing, facts, state, names })
    if (onTable !== undefined) return tableAnswer(onTable, asked, context.say ?? englishNamer(asked.text, names))
  }
  const rulings = context.rulings ?? state?.rulings ?? usualRulings(asked.game.rulings)
  const ranked = rankedWith(asked, reading, matches)
  const best = bestOf(ranked)
  const others = ranked.filter((one) => one !== best)
  const say = (finding: Finding): Said => sayFinding(finding, asked.words, asked.rules, rulings)
  const sure = best !== undefined && best.score >= SURE
  const torn = sure && isTorn(best.finding.kind, ranked)
  const finding: Finding = torn
    ? ruleItself(best.finding, asked.rules)
    : sure
      ? best.finding
      : { kind: 'unknown', rules: nearestRules(matches), rulings: [] }
  const near = sure ? others.filter(({ share }) => share >= best.share * NEAR) : []
  const close = (torn ? [best, ...near] : near).filter((other) => differs(other.finding, finding))
  const said = say(finding)
  return {
    kind: finding.kind,
    rules: finding.rules,
    rulings: finding.rulings,
    fact: factOf(finding),
    ...said,
    answer: inOne(said),
    judged: 'rules',
    alternatives: close.slice(0, torn ? 2 : 1).map(({ finding: { kind, rules, rulings: on, fact } }) => {
      const other: Finding = { kind, rules, rulings: on, ...(fact === undefined ? {} : { fact }) }
      const said = say(other)
      return { ...other, ...said, answer: inOne(said) }
    }),
  }
}

function tableAnswer({ finding, judged, judgement }: TableFinding, { text, words }: AskedGame, say: Namer): Answer {
  const { kind, rules, rulings } = finding
  // What is read off the table is a number or a name: it is the same in every language.
  const lead = leadOf(finding, words) || factOf(finding)
  const reason = judgement === undefined ? '' : why(judgement.verdict, text, say)
  return {
    kind,
    rules,
    rulings,
    fact: factOf(finding),
    lead,
    sentence: reason,
    answer: words.now(inOne({ lead, sentence: reason })),
    judged,
    ...(judgement === undefined ? {} : { move: judgement.move }),
    alternatives: [],
  }
}

/** A finding that may be the answer. */
export interface Candidate {
  readonly finding: Finding
  readonly clues: Clues
  /** How well its statement fits, as the matcher has it. */
  readonly score: number
  /** It is what a plain question that says the same comes to. */
  readonly plain: boolean
}

/** What the statements that fit come to. */
export function candidatesOf(
  { game, works }: AskedGame,
  reading: Reading,
  matches: readonly Match[],
): readonly Candidate[] {
  return matches.slice(0, LOOKED_AT).flatMap((match) => {
    const { statement, cards, score, plain } = match
    const work = statement.work === undefined ? undefined : works[statement.work]
    const said = work === undefined ? statement : work({ game, reading, cards })
    if (said === undefined) return []
    const finding = settled(said, reading)
    return [{ finding, clues: cluesOf(match, finding, reading), score, plain }]
  })
}

/** The same, but before them what a plain question was written to come to, or else what a told story comes to. */
function rankedWith(asked: AskedGame, reading: Reading, matches: readonly Match[]): readonly Ranked[] {
  const ranked = rankedOf(asked, reading, matches)
  const plain = ranked.find((one) => one.plain)
  if (plain !== undefined) return [{ ...plain, share: 1, score: 1 }, ...ranked.filter((one) => one !== plain)]
  const told = asked.story?.({ game: asked.game, reading, cards: {} })
  return told === undefined ? ranked : [{ finding: told, share: 1, score: 1, plain: false }, ...ranked]
}

interface Ranked extends Pick<Candidate, 'finding' | 'score' | 'plain'> {
  /** How likely it is the answer, from 0 to 1. */
  readonly share: number
}

/** The most likely first. */
function rankedOf(asked: AskedGame, reading: Reading, matches: readonly Match[]): readonly Ranked[] {
  const candidates = candidatesOf(asked, reading, matches)
  const shares = sharesOf(candidates.map(({ clues }) => clues))
  return candidates
    .map(({ finding, score, plain }, index) => ({ finding, score, plain, share: shares[index] ?? 0 }))
    .sort((one, other) => other.share - one.share)
}

/**
 * The likeliest answer of the kind that is the likeliest: several readings may come to the same yes. A yes or a no that is
 * not likely enough to be said outright gives way to what is no such promise.
 */
function bestOf(ranked: readonly Ranked[]): Ranked | undefined {
  const kinds = [...new Set(ranked.map(({ finding }) => finding.kind))]
    .map((kind) => ({ kind, share: togetherOf(ranked, kind) }))
    .sort((one, other) => other.share - one.share)
  const [first] = kinds
  if (first === undefined) return undefined
  const instead = isTorn(first.kind, ranked)
    ? kinds.find(({ kind, share }) => !isPolar(kind) && share >= INSTEAD)
    : undefined
  return ranked.find(({ finding }) => finding.kind === (instead ?? first).kind)
}

/** Whether it is a yes or a no that is not likely enough to be said outright. */
function isTorn(kind: AnswerKind, ranked: readonly Ranked[]): boolean {
  return isPolar(kind) && togetherOf(ranked, kind) < OUTRIGHT
}

/** How likely all answers of a kind are together. */
function togetherOf(all: readonly Ranked[], kind: AnswerKind): number {
  return all.reduce((sum, { finding, share }) => (finding.kind === kind ? sum + share : sum), 0)
}

function isPolar(kind: AnswerKind): boolean {
  return kind === 'yes' || kind === 'no'
}

/** The deciding rule itself, where it is not sure which way the question turns it: its title leads, its text follows. */
function ruleItself({ rules }: Finding, text: RuleText): Finding {
  return { kind: 'fact', rules, rulings: [], fact: text.rules[rules[0] ?? '']?.title ?? '' }
}

function factOf({ kind, fact }: Finding): string {
  return kind === 'fact' ? (fact ?? '') : ''
}

/** Whether one answer says something that the other does not: `the dealer` is in `the dealer starts`, but no `1` in `1 or 2`. */
function differs(one: Finding, other: Finding): boolean {
  if (one.kind !== other.kind || one.rulings[0] !== other.rulings[0]) return true
  const [fact, whole] = [factOf(one), factOf(other)]
  if (one.rules[0] !== other.rules[0] || !whole.startsWith(fact)) return fact !== whole
  return !(/^\d+$/.test(fact) ? /^(,|$)/ : /^([, ]|$)/).test(whole.slice(fact.length))
}

function nearestRules(matches: readonly Match[]): readonly string[] {
  return [...new Set(matches.flatMap(({ statement }) => statement.rules.slice(0, 1)))].slice(0, 3)
}

/** `so we deal seven each?` is a yes or a no, where the rules name a number. */
function settled(finding: Finding, reading: Reading): Finding {
  if (finding.kind !== 'fact' || !reading.asks.has('polar') || !/^\d+$/.test(finding.fact ?? '')) return finding
  const [said, another] = reading.numbers.filter(({ of }) => !/^(player|people|person|of|hp|left|us)/.test(of))
  if (said === undefined || another !== undefined) return finding
  return { kind: said.value === Number(finding.fact) ? 'yes' : 'no', rules: finding.rules, rulings: [] }
}
