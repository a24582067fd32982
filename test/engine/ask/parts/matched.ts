/** What the tests of the matcher share: lessons of a small game, and ways that were made up as if they had been learnt. */
import type { Knowledge } from '../../../../engine/ask/knowledge.ts'
import { type Learnt, learning } from '../../../../engine/ask/learn.ts'
import { type Match, matcherOf } from '../../../../engine/ask/matcher.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { statementsOf } from '../../../../engine/ask/statements.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { knowledge, reader } from './toy.ts'

export const own: Knowledge = {
  ...knowledge,
  classes: { attack: ['jab', 'haymaker'], guard: ['fend', 'jab'] },
  near: [
    ['swap', 'draw', 0.6],
    ['hand', 'take', 0.45],
    ['card:spade', 'card:nark', 0.5],
  ],
}

/** Lessons as they would be learnt, but that no answer is likelier than another by what all words say. */
export function unbiased(text: string): Learnt {
  const learnt = atOnce(learning(own, statementsOf(text)))
  return { ...learnt, habits: { ...learnt.habits, features: [], rows: [] } }
}

/** What a question may be about. */
export const asked = (question: string, learnt: Learnt): readonly Match[] =>
  atOnce(matcherOf(own, learnt)).match(read(question, reader(learnt.stems)))

/** Ways as if they were learnt: `text` with a meaning for each word, to a statement each. */
export function madeUp(
  statements: readonly { kind?: 'yes' | 'no' | 'fact'; rule: string; work?: string }[],
  ways: readonly (readonly [number, string])[],
): Learnt {
  const meanings = [...new Set(ways.flatMap(([, text]) => text.split(' ')))]
  return {
    statements: statements.map(({ kind = 'fact', rule, work }, answer) => ({
      kind,
      rules: rule === '' ? [] : [rule],
      rulings: [],
      answer,
      ...(work === undefined ? {} : { work }),
    })),
    meanings,
    ways: ways.map(([statement, text]) => [statement, text.split(' ').map((word) => meanings.indexOf(word)), [], []]),
    plain: [],
    stems: [],
    habits: { answers: statements.length, features: [], rows: [] },
  }
}

/** What these meanings may be about. */
export const found = (learnt: Learnt, ...ids: string[]) =>
  atOnce(matcherOf(own, learnt)).match({
    ...read('', reader()),
    tokens: ids.map((id, at) => ({ id, at, to: at + 1 })),
  })
