/** What a way that shares words with a question is worth: ways that were made up. */
import { describe, expect, test } from 'vitest'
import { type Learnt, learning } from '../../../../engine/ask/learn.ts'
import { matcherOf } from '../../../../engine/ask/matcher.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { statementsOf } from '../../../../engine/ask/statements.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { asked, found, madeUp, own } from './matched.ts'
import { reader } from './toy.ts'

describe('whether one may, and whether one has to', () => {
  const match = (kind: 'yes' | 'no' | 'fact', way: string, ...ids: string[]) =>
    found(
      madeUp(
        [{ kind, rule: 'a' }, { rule: 'b' }],
        [
          [0, way],
          [1, 'zebra'],
        ],
      ),
      ...ids,
    )[0]

  test.each(['yes', 'no'] as const)('a %s to one is hardly an answer to the other', (kind) => {
    const other = (way: string, ...ids: string[]) => match(kind, way, ...ids)?.otherMode
    expect([other('swap', 'swap'), other('swap must', 'swap', 'must')]).toEqual([false, false])
    expect([other('swap', 'swap', 'must'), other('swap must', 'swap')]).toEqual([true, true])
  })

  test('a fact is an answer to both', () => {
    expect([match('fact', 'swap', 'swap', 'must')?.otherMode, match('fact', 'swap must', 'swap')?.otherMode]).toEqual([
      false,
      false,
    ])
  })

  test('it costs a fifth', () => {
    const [yes, fact] = (['yes', 'fact'] as const).map((kind) => match(kind, 'swap', 'swap', 'must')?.fit ?? 0)
    expect((yes ?? 0) / (fact ?? 1)).toBeCloseTo(0.8, 10)
  })
})

test('that a card is said twice is no other card', () => {
  const fits = (word: string) =>
    found(
      madeUp(
        [{ rule: 'a' }, { rule: 'b' }],
        [
          [0, `swap ${word}`],
          [1, 'zebra'],
        ],
      ),
      'swap',
    )[0]?.fit ?? 0
  expect(fits('card:nark*2')).toBeGreaterThan(fits('card:nark') / 0.6)
})

describe('which words matter', () => {
  const first = (ways: readonly (readonly [number, string])[], ...ids: string[]) =>
    found(madeUp([{ rule: 'a' }, { rule: 'b' }, { rule: 'c' }], ways), ...ids).find(
      ({ statement }) => statement.rules[0] === 'a',
    )?.fit ?? 0

  test('one that few statements have tells more than one that most have', () => {
    const ways = [
      [0, 'seldom often'],
      [1, 'often'],
      [2, 'zebra'],
    ] as const
    expect(first(ways, 'seldom')).toBeGreaterThan(first(ways, 'often'))
    expect(first(ways, 'seldom', 'zebra')).toBeGreaterThan(first(ways, 'often', 'zebra'))
  })

  test('one that has matched well is not too many because it also comes near another', () => {
    const ways = (text: string) =>
      [
        [0, text],
        [1, 'zebra'],
        [2, 'horse'],
      ] as const
    expect(first(ways('swap draw'), 'swap')).toBeGreaterThan(first(ways('swap take'), 'swap'))
  })

  test('half near is near enough', () => {
    const ways = (text: string) =>
      [
        [0, text],
        [1, 'zebra'],
        [2, 'horse'],
      ] as const
    // `nark` is half a spade, and a take less than half a hand.
    expect(first(ways('swap card:spade'), 'swap', 'card:nark')).toBeGreaterThan(
      0.7 * first(ways('swap card:spade'), 'swap', 'card:spade'),
    )
    const needing = (word: string) => {
      const learnt = madeUp(
        [{ rule: 'a' }, { rule: 'b' }],
        [
          [0, 'swap card:spade'],
          [1, 'zebra'],
        ],
      )
      const [statement, ids] = learnt.ways[0] as Learnt['ways'][number]
      return found({ ...learnt, ways: [[statement, ids, [1], []], ...learnt.ways.slice(1)] }, 'swap', word)[0]?.fit ?? 0
    }
    expect(needing('card:nark')).toBeGreaterThan(0.7 * needing('card:spade'))
    expect(needing('card:fend')).toBeLessThan(0.5 * needing('card:spade'))
  })

  test('a word that ends like a card, or like a class, is neither', () => {
    const learnt = madeUp(
      [{ rule: 'a' }, { rule: 'b' }],
      [
        [0, 'swap'],
        [1, 'class:attack w:oldjab w:overattack'],
      ],
    )
    const barring = {
      ...learnt,
      ways: learnt.ways.map((way) => [way[0], way[1], [], way[0] === 0 ? [1] : []] as const),
    }
    expect(found(barring, 'swap', 'w:oldjab')[0]?.fit).toBe(found(learnt, 'swap', 'w:oldjab')[0]?.fit)
    const matcher = atOnce(matcherOf(own, learnt))
    const fits = ['w:overattack', 'w:oldjab'].map((id) => {
      const tokens = ['swap', id].map((one, at) => ({ id: one, at, to: at + 1 }))
      return matcher.match({ ...read('', reader()), cards: ['jab'], tokens })[0]?.fit
    })
    expect(fits[0]).toBe(fits[1])
  })
})

describe('how likely all words make it', () => {
  const learnt = {
    ...madeUp(
      [
        { kind: 'yes', rule: 'one' },
        { kind: 'yes', rule: 'two' },
        { kind: 'no', rule: 'one' },
        { rule: '' },
        { rule: '', work: 'sum' },
        { kind: 'yes', rule: 'two', work: 'sum' },
      ],
      [0, 1, 2, 3, 4, 5].map((of) => [of, `swap of${of}`] as const),
    ),
    habits: { answers: 6, features: ['swap'], rows: [[0, 4, 1, 8, 2, 12, 3, 16, 4, 20, 5, 24]] },
  }

  test('the answer, all answers with the same deciding rule, all of the same kind', () => {
    const matches = [...found(learnt, 'swap')].sort((one, other) => one.way - other.way).map(({ likely }) => likely)
    const sum = (...answers: readonly number[]) => answers.reduce((all, one) => all + (matches[one]?.answer ?? 0), 0)
    expect(sum(0, 1, 2, 3, 4, 5)).toBeCloseTo(1, 10)
    // What is worked out is a kind of its own, and what has no rule is told apart by its answer.
    const rules = [sum(0, 2), sum(1, 5), sum(0, 2), sum(3), sum(4), sum(1, 5)]
    const kinds = [sum(0, 1), sum(0, 1), sum(2), sum(3), sum(4, 5), sum(4, 5)]
    for (const [at, { rule, kind }] of matches.entries()) {
      expect(rule).toBeCloseTo(rules[at] ?? 0, 10)
      expect(kind).toBeCloseTo(kinds[at] ?? 0, 10)
    }
  })

  test('where several statements come to one answer, the first says which rule it is', () => {
    const statements = [
      { kind: 'fact', rules: ['one'], rulings: [], work: 'sum', answer: 0 },
      { kind: 'fact', rules: ['two'], rulings: [], work: 'sum', answer: 0 },
      { kind: 'yes', rules: ['one'], rulings: [], answer: 1 },
      { kind: 'no', rules: ['two'], rulings: [], answer: 2 },
    ] as const
    const { ways, meanings } = learnt
    const habits = { answers: 3, features: [], rows: [] }
    const matches = found({ statements, ways: ways.slice(0, 4), meanings, plain: [], stems: [], habits }, 'swap')
    const ruleOf = (rule: string) =>
      matches.find(({ statement: { kind, rules } }) => kind !== 'fact' && rules[0] === rule)
    expect(ruleOf('one')?.likely.rule).toBeCloseTo(2 / 3, 10)
    expect(ruleOf('two')?.likely.rule).toBeCloseTo(1 / 3, 10)
  })

  test('of what fits alike the likelier goes first', () => {
    const matches = found(learnt, 'swap')
    expect(matches.map(({ way }) => way)).toEqual([5, 4, 3, 2, 1, 0])
    expect(new Set(matches.map(({ fit }) => fit.toFixed(10))).size).toBe(1)
  })

  test('moves the score a little, and never below 0', () => {
    for (const { score, fit, likely } of found(learnt, 'swap')) {
      expect(score).toBeLessThanOrEqual(fit)
      expect(score).toBeGreaterThan(fit - 0.09 * Math.log(1 / 0.003))
      expect(score).toBeCloseTo(Math.max(0, fit + 0.09 * Math.log(0.003 + likely.answer)), 10)
    }
    // It fits so little that likelihood would take all and more.
    const far = madeUp(
      [{ rule: 'a' }, { rule: 'b' }],
      [
        [0, 'swap p q r s t u v w x y'],
        [1, 'zebra'],
      ],
    )
    expect(found({ ...far, habits: { answers: 2, features: ['swap'], rows: [[0, -40]] } }, 'swap')[0]?.score).toBe(0)
  })

  test('as learnt from the ways, what is usual decides between ways that fit alike', () => {
    const lessons = statementsOf('yes a: jab swap; jab swap hp; jab swap hand\nno b: jab swap; nark zebra; nark horse')
    const [first] = asked('swap jab', atOnce(learning(own, lessons)))
    expect(first?.statement.rules).toEqual(['a'])
    expect(first?.likely.answer).toBeGreaterThan(0.6)
  })
})
