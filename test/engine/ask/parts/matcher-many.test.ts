/** Which of very many ways are weighed at all. */
import { describe, expect, test } from 'vitest'
import { matcherOf } from '../../../../engine/ask/matcher.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { found, madeUp, own } from './matched.ts'
import { reader } from './toy.ts'

describe('very many ways', () => {
  const many = (count: number, of: (at: number) => number, text: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => [of(at), text(at)] as const)

  test('a dozen to one answer are weighed, the most promising ones, so that the others are found', () => {
    const answers = Array.from({ length: 2 }, (_, at) => ({ rule: `r${at}` }))
    // The search has those that share more words first: of the thirteen it is the last that needs no more.
    const ways = [
      ...many(
        500,
        () => 0,
        (at) => `swap hand x${at}`,
      ),
      ...many(
        1,
        () => 1,
        () => 'swap zebra horse cow',
      ),
    ]
    expect(found(madeUp(answers, ways), 'swap', 'hand').map(({ statement }) => statement.rules)).toEqual([
      ['r0'],
      ['r1'],
    ])
  })

  test('three hundred are weighed at most', () => {
    const answers = Array.from({ length: 400 }, (_, at) => ({ rule: `r${at}` }))
    expect(
      found(
        madeUp(
          answers,
          many(
            400,
            (at) => at,
            () => 'swap',
          ),
        ),
        'swap',
      ),
    ).toHaveLength(300)
    expect(
      found(
        madeUp(
          answers.slice(0, 299),
          many(
            299,
            (at) => at,
            () => 'swap',
          ),
        ),
        'swap',
      ),
    ).toHaveLength(299)
  })

  test('words that few ways have are looked for first, and the most usual ones not where there are enough without', () => {
    const answers = [{ rule: 'rare' }, { rule: 'usual' }, { rule: 'common' }]
    const ways = (rare: number) =>
      madeUp(answers, [
        ...many(
          rare,
          () => 0,
          () => 'zebra',
        ),
        ...many(
          rare + 1,
          () => 1,
          () => 'horse',
        ),
        ...many(
          rare + 2,
          () => 2,
          () => 'cow',
        ),
      ])
    const words = ['cow', 'horse', 'zebra']
    const orders = [
      words,
      [...words].reverse(),
      ['horse', 'cow', 'zebra'],
      ['horse', 'zebra', 'cow'],
      ['zebra', 'cow', 'horse'],
    ]
    for (const [rare, wanted] of [
      [10, ['common', 'rare', 'usual']],
      [4000, ['rare', 'usual']],
      [8000, ['rare']],
    ] as const) {
      const matcher = atOnce(matcherOf(own, ways(rare)))
      for (const order of orders) {
        const tokens = [...order, 'xqxq'].map((id, at) => ({ id, at, to: at + 1 }))
        const matches = matcher.match({ ...read('', reader()), tokens })
        expect([rare, order, matches.map(({ statement }) => statement.rules[0]).sort()]).toEqual([rare, order, wanted])
      }
    }
  })

  test('those that share what matters more are weighed rather than others', () => {
    // `money` matters more than `play`, and as many ways have it.
    const answers = Array.from({ length: 400 }, (_, at) => ({ rule: at < 200 ? 'play' : 'money' }))
    const learnt = madeUp(
      answers,
      many(
        400,
        (at) => at,
        (at) => (at < 200 ? 'play' : 'money'),
      ),
    )
    const matches = found(learnt, 'play', 'money')
    expect(matches.filter(({ statement }) => statement.rules[0] === 'money')).toHaveLength(200)
  })
})

test('it is made ready fifty ways a step', () => {
  const ways = (count: number) =>
    madeUp(
      [{ rule: 'a' }, { rule: 'b' }],
      Array.from({ length: count }, () => [0, 'swap'] as const),
    )
  const steps = (count: number) => [...matcherOf(own, ways(count))].length
  // Twice: how rare words are has to be known first.
  expect([steps(51) - steps(50), steps(50) - steps(1)]).toEqual([2, 0])
})
