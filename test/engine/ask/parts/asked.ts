/** What the tests of answers share: a small game to ask about, whose table is one of One-Outs, and matches that are made up. */
import { type AskedGame, prepare } from '../../../../engine/ask/ask.ts'
import type { AnswerKind, Knowledge } from '../../../../engine/ask/knowledge.ts'
import { learning } from '../../../../engine/ask/learn.ts'
import type { Match } from '../../../../engine/ask/matcher.ts'
import { statementsOf } from '../../../../engine/ask/statements.ts'
import { ruleset } from '../../../../engine/one-outs/index.ts'
import { phrasing } from '../../../../engine/one-outs/phrases.ts'
import { text } from '../../../../engine/one-outs/text/en.ts'
import type { Phrasing } from '../../../../engine/phrase/phrase.ts'
import type { Ruleset } from '../../../../engine/ruleset.ts'
import type { RuleText } from '../../../../engine/text.ts'
import { knowledge } from './toy.ts'

export const oneOuts = ruleset as unknown as Ruleset

const rule = (title: string) => ({ title, text: `${title} is told here.` })

export const rules: RuleText = {
  sections: {},
  rules: { draw: rule('Drawing'), swap: rule('Swapping'), jab: rule('The Jab'), limit: rule('The limit') },
  rulings: {
    buffs: { question: 'How many?', reason: '', options: { one: 'One.', stack: 'Any number.' } },
    countered: { question: 'Is it countered?', reason: '', options: {} },
  },
  called: [],
}

/** The game with these lessons. */
export const gameWith = (lessons: string, more: Partial<Knowledge> = {}): AskedGame => {
  const own = { ...knowledge, ...more }
  const parts = [oneOuts, text, rules, phrasing as unknown as Phrasing, own] as const
  return prepare(...parts, learning(own, statementsOf(lessons)))
}

/** What a question may be about, as if the matcher had found it: as likely as it fits. */
export interface Likely {
  readonly kind: AnswerKind
  /** The deciding one first. */
  readonly rule: string
  readonly fit?: number
  readonly score?: number
  readonly fact?: string
  readonly rulings?: readonly string[]
  readonly work?: string
  readonly cards?: Match['cards']
}

const matchOf = ({ kind, rule, fit = 0.9, score = fit, rulings = [], cards = {}, ...more }: Likely): Match => {
  const { fact, work } = more
  return {
    statement: {
      kind,
      rules: rule.split(' ').filter((one) => one !== ''),
      rulings,
      ...(fact === undefined ? {} : { fact }),
      ...(work === undefined ? {} : { work }),
    },
    fit,
    score,
    likely: { answer: 0.1, rule: 0.1, kind: 0.1 },
    otherMode: false,
    cards,
    plain: false,
    way: 0,
  }
}

/** A game for which every question may be about these. */
export const gameOf = (likely: readonly Likely[], more: Partial<AskedGame> = {}): AskedGame => {
  const matches = likely.map(matchOf)
  return { ...gameWith('yes draw: draw\nno swap: swap'), matcher: { match: () => matches }, ...more }
}
