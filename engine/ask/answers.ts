/** Puts a finding into the words the screen shows. */
import type { Rulings } from '../ruleset.ts'
import type { RuleText } from '../text.ts'
import type { AnswerKind, Finding } from './knowledge.ts'

/** How answers are put in a language. Nothing of it ends in a full stop but whole sentences. */
export interface AnswerWords {
  readonly lead: Readonly<Record<AnswerKind, string>>
  /** The short answer of a fact as a lead; empty where this language has no words for it. */
  fact(short: string): string
  /** The nearest rules, by their titles. */
  nearest(titles: readonly string[]): string
  /** A house rule: its question, what this table plays, what others do. */
  ruling(question: string, mine: string, others: readonly string[]): string
  /** An answer that was judged on the state. */
  now(answer: string): string
}

/** An answer as it is said: what it comes to, and why in a sentence or two. */
export interface Said {
  /** `Yes`, `No`, a fact, …; empty only where a language has no words for a fact. */
  readonly lead: string
  readonly sentence: string
}

/** Says a finding: what it comes to, and the deciding rule in the words of the rules screen. */
export function sayFinding(finding: Finding, words: AnswerWords, text: RuleText, rulings: Rulings): Said {
  const lead = leadOf(finding, words)
  if (finding.kind === 'unknown') return { lead, sentence: words.nearest(finding.rules.map((id) => titleOf(id, text))) }
  const id = finding.rulings[0] ?? ''
  const ruling = Object.hasOwn(text.rulings, id) ? text.rulings[id] : undefined
  if (finding.kind === 'depends' && ruling !== undefined) {
    const mine = rulings[id] ?? ''
    const others = Object.entries(ruling.options).flatMap(([option, said]) => (option === mine ? [] : [said]))
    return { lead, sentence: words.ruling(ruling.question, ruling.options[mine] ?? mine, others) }
  }
  return { lead, sentence: text.rules[finding.rules[0] ?? '']?.text ?? '' }
}

/** What a finding comes to, in a word or two. */
export function leadOf({ kind, fact = '' }: Finding, words: AnswerWords): string {
  return kind === 'fact' ? words.fact(fact) : words.lead[kind]
}

/** An answer in one piece of text. */
export function inOne({ lead, sentence }: Said): string {
  return [lead === '' ? '' : `${lead}.`, sentence].filter((part) => part !== '').join(' ')
}

function titleOf(id: string, text: RuleText): string {
  return text.rules[id]?.title ?? id
}
