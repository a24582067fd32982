/** Answers a rules question in people's own words: never without a rule behind it, and plainly where the rules say nothing. */
import { type BaseState, type Ruleset, type Rulings, usualRulings } from '../ruleset.ts'
import type { GameText, RuleText } from '../text.ts'
import type { AnswerKind, Finding, Knowledge } from './knowledge.ts'
import { fit, type Match, type Matcher, matcherOf } from './matcher.ts'
import { type Reader, type Reading, read, readerOf } from './reading.ts'
import { statementsOf } from './statements.ts'
import { answers } from './text/en-answers.ts'
import { silentAnywhere } from './text/en-silent.ts'
import { tongue } from './text/en-words.ts'

export interface Answer {
  readonly kind: AnswerKind
  /** Rule ids, the deciding one first; for `unknown` the nearest ones to read. */
  readonly rules: readonly string[]
  /** Table rulings it hinges on, the main one first. */
  readonly rulings: readonly string[]
  /** The short answer of a `fact`; empty for the others. */
  readonly fact: string
  /** What the screen shows. */
  readonly answer: string
  /** From 0 to 1: how well the question was understood. */
  readonly sure: number
  /** Another reading that is nearly as good. */
  readonly alternatives: readonly Finding[]
}

/** A game made ready for questions: built once, then every question is answered at once. */
export interface AskedGame {
  readonly game: Ruleset
  readonly text: GameText
  readonly rules: RuleText
  readonly reader: Reader
  readonly matcher: Matcher
}

export interface AskContext {
  readonly state?: BaseState
  readonly names?: readonly string[]
  readonly rulings?: Rulings
}

/** Below this nothing is said but what could be read. */
const SURE = (globalThis as any).P?.SURE ?? 0.42

/** Makes a game ready for questions. Takes a moment. */
export function prepare(game: Ruleset, text: GameText, rules: RuleText, own: Knowledge): AskedGame {
  const knowledge = { ...own, statements: [...own.statements, ...statementsOf(silentAnywhere)] }
  const reader = readerOf(tongue, knowledge)
  return { game, text, rules, reader, matcher: matcherOf(knowledge, tongue, reader) }
}

export interface Reasoning {
  readonly reading: Reading
  readonly matches: readonly Match[]
}

/** How a question was understood: for tests and for whoever tunes the words. */
export function reasoning(asked: AskedGame, question: string, context: AskContext = {}): Reasoning {
  const reading = read(question, asked.reader, context.names)
  return { reading, matches: asked.matcher.match(reading) }
}

/** Answers a question. */
export function ask(asked: AskedGame, question: string, context: AskContext = {}): Answer {
  const { reading, matches } = reasoning(asked, question, context)
  const found: { finding: Finding; score: number }[] = []
  for (const { statement, score, cards } of matches) {
    if (score < (found[0]?.score ?? 0) * 0.75 || score < SURE * 0.8) break
    const finding = statement.work === undefined ? statement : statement.work({ game: asked.game, reading, cards })
    if (finding === undefined) continue
    const answer = settled(finding, reading)
    found.push({ finding: answer, score: score * fit(answer.kind, reading.asks) })
  }
  found.sort((one, other) => other.score - one.score)
  const best = found[0]
  const sure = best !== undefined && best.score >= SURE
  const finding: Finding = sure
    ? best.finding
    : {
        kind: 'unknown',
        rules: matches.slice(0, 2).flatMap(({ statement }) => statement.rules.slice(0, 1)),
        rulings: [],
      }
  return {
    kind: finding.kind,
    rules: finding.rules,
    rulings: finding.rulings,
    fact: finding.kind === 'fact' ? (finding.fact ?? '') : '',
    answer: sentenceOf(finding, asked, context.rulings ?? context.state?.rulings ?? usualRulings(asked.game.rulings)),
    sure: best?.score ?? 0,
    alternatives: found.slice(1, 3).map((other) => other.finding),
  }
}

/** `so we deal seven each?` is a yes or a no, where the rules name a number. */
function settled(finding: Finding, reading: Reading): Finding {
  if (finding.kind !== 'fact' || !reading.asks.has('polar') || !/^\d+$/.test(finding.fact ?? '')) return finding
  const said = reading.numbers.filter(({ of }) => !/^(player|people|person|of|hp|left|us)/.test(of))
  if (said.length !== 1) return finding
  return { kind: said[0]?.value === Number(finding.fact) ? 'yes' : 'no', rules: finding.rules, rulings: [] }
}

function sentenceOf(finding: Finding, { rules: table }: AskedGame, rulings: Rulings): string {
  const rule = table.rules[finding.rules[0] ?? '']
  if (finding.kind === 'unknown')
    return [answers.lead.unknown, answers.nearest(finding.rules.map((id) => table.rules[id]?.title ?? id))]
      .filter(Boolean)
      .join(' ')
  if (finding.kind === 'depends') {
    const ruling = table.rulings[finding.rulings[0] ?? '']
    const mine = rulings[finding.rulings[0] ?? ''] ?? ''
    if (ruling !== undefined)
      return [
        answers.lead.depends,
        answers.ruling(
          ruling.question,
          ruling.options[mine] ?? mine,
          Object.entries(ruling.options).flatMap(([id, text]) => (id === mine ? [] : [text])),
        ),
      ].join(' ')
  }
  const lead = finding.kind === 'fact' ? `${capital(finding.fact ?? '')}.` : answers.lead[finding.kind]
  return [lead, rule === undefined ? '' : rule.text].filter(Boolean).join(' ')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
