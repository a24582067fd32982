/** Banks of rules questions with the right rulings, and how often Ask is right about them. */
import { readFileSync } from 'node:fs'
import { type Answer, type AskedGame, ask } from '../../../engine/ask/ask.ts'
import type { AnswerKind } from '../../../engine/ask/knowledge.ts'
import type { GameId } from '../../../engine/rulesets.ts'

export interface Question {
  readonly id: string
  readonly q: string
  readonly kind: AnswerKind
  readonly rules: readonly string[]
  readonly rulings: readonly string[]
}

/** Banks that nothing was tuned to, nor may be. */
export const UNTOUCHED = ['eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'newcomer-kept'] as const

/**
 * The shared bank, and others that were written for this test, each before the engine had seen any of it. What people
 * say was then made wider by what it got wrong in all of them but `fifth` and `eighth` to `thirteenth`, which tell how it does
 * on questions that nobody has tuned it to, and stay so only as long as nobody does. (`fifth` and every other question of
 * `ninth` have been looked at.) `plain` are the plainest questions: an absurd answer to one of them is worse than none to a hard one.
 * `newcomer` is what somebody types on the first evening, in two to nine words; `newcomer-kept` are those of the same hand that nobody looks at.
 */
export const BANKS = [
  'bank',
  'own',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  ...UNTOUCHED,
  'plain',
  'newcomer',
] as const

/** Questions in Korean on One Card, written by somebody who saw no program; every other one of them has been read. */
export const KOREAN = 'korean'

export function questionsOf(bank: (typeof BANKS)[number] | typeof KOREAN, game: GameId): readonly Question[] {
  const text = readFileSync(new URL(`./${bank}/${game}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Question)
}

export interface Score {
  readonly count: number
  /** The kind is right. */
  readonly kind: number
  /** A right rule is cited first; for `unknown`, that is what was said. */
  readonly rule: number
  /** A yes or a no that is wrong. */
  readonly wrong: number
}

function isRight(question: Question, answer: Answer): { kind: boolean; rule: boolean; wrong: boolean } {
  const kind = answer.kind === question.kind
  const rule = question.kind === 'unknown' ? kind : question.rules.includes(answer.rules[0] ?? '')
  return { kind, rule, wrong: !kind && (answer.kind === 'yes' || answer.kind === 'no') }
}

/** What was answered: the parts of a bank are counted again and again. */
const answered = new WeakMap<AskedGame, Map<string, Answer>>()

function answerOf(asked: AskedGame, q: string): Answer {
  const known = answered.get(asked) ?? new Map<string, Answer>()
  answered.set(asked, known)
  const answer = known.get(q) ?? ask(asked, q)
  known.set(q, answer)
  return answer
}

export function score(asked: AskedGame, questions: readonly Question[]): Score {
  const all = questions.map((question) => isRight(question, answerOf(asked, question.q)))
  const count = (key: 'kind' | 'rule' | 'wrong') => all.filter((one) => one[key]).length
  return { count: all.length, kind: count('kind'), rule: count('rule'), wrong: count('wrong') }
}

export function added(scores: readonly Score[]): Score {
  const sum = (key: keyof Score) => scores.reduce((total, one) => total + one[key], 0)
  return { count: sum('count'), kind: sum('kind'), rule: sum('rule'), wrong: sum('wrong') }
}

/** In percent, in words. */
export function inWords({ count, kind, rule, wrong }: Score): string {
  const share = (part: number) => `${((100 * part) / count).toFixed(0)} %`
  return `${count} questions: kind ${share(kind)}, rule ${share(rule)}, wrong yes or no ${share(wrong)}`
}

/** The part a question belongs to, from 0: by its id, so that it never changes. */
export function partOf({ id }: Question, parts: number): number {
  let hash = 2166136261
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash % parts
}
