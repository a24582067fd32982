/** How likely each of several findings is, by what speaks for and against it. */
import { describe, expect, test } from 'vitest'
import type { Finding } from '../../../../engine/ask/knowledge.ts'
import type { Match } from '../../../../engine/ask/matcher.ts'
import { cluesOf, sharesOf } from '../../../../engine/ask/rank.ts'
import type { Asks } from '../../../../engine/ask/reader.ts'
import type { Reading } from '../../../../engine/ask/reading.ts'

function clues(
  { kind = 'yes', asks = 'polar', strange = 0 }: { kind?: Finding['kind']; asks?: Asks; strange?: number },
  match: { otherMode?: boolean; work?: string; spoken?: boolean } = {},
) {
  const { otherMode = false, ...statement } = match
  return cluesOf(
    { fit: 0.7, otherMode, statement, likely: { answer: 0.5, rule: 0.25, kind: 0.125 } } as unknown as Match,
    { kind, rules: [], rulings: [] },
    { asks: new Set([asks]), strange: new Array<string>(strange).fill('x') } as unknown as Reading,
  )
}

describe('what speaks for and against a finding', () => {
  test('how near the way is, and how likely its answer, its rule and its kind are', () => {
    const found = clues({})
    expect(found.fit).toBe(0.7)
    expect(found.likely).toBeCloseTo(Math.log(0.503), 10)
    expect(found['likely rule']).toBeCloseTo(Math.log(0.251), 10)
    expect(found['likely kind']).toBeCloseTo(Math.log(0.135), 10)
  })

  test('that the rules do not say is one answer: of it the kind is as likely as all', () => {
    const found = clues({ kind: 'unknown' })
    expect(found.likely).toBeCloseTo(Math.log(0.128), 10)
    expect(found['likely rule']).toBeCloseTo(Math.log(0.126), 10)
  })

  test('words nobody knows speak for it alone, up to three of them', () => {
    expect([0, 2, 3, 7].map((strange) => clues({ kind: 'unknown', strange })['strange words'])).toEqual([0, 2, 3, 3])
    expect(clues({ strange: 7 })['strange words']).toBe(0)
  })

  test('of the statement: another mode, work, a sentence', () => {
    const marks = ['other mode', 'worked out', 'spoken'] as const
    expect(marks.map((mark) => clues({})[mark])).toEqual([0, 0, 0])
    expect(marks.map((mark) => clues({}, { otherMode: true, work: 'sum', spoken: true })[mark])).toEqual([1, 1, 1])
    expect(clues({}, { spoken: false }).spoken).toBe(0)
  })

  test('its kind with what is wanted', () => {
    expect(clues({})['yes, a yes or no wanted']).toBe(1)
    expect(clues({ kind: 'fact', asks: 'count' })['fact, something else wanted']).toBe(1)
    expect(clues({ kind: 'fact', asks: 'count' })['fact, a yes or no wanted']).toBeUndefined()
  })
})

describe('shares', () => {
  test('make 1 together, and are larger where more speaks for it', () => {
    const [first = 0, second = 0, third = 0] = sharesOf([{ fit: 0.9 }, { fit: 0.5 }, { fit: 0.1 }], { fit: 2 })
    expect(first + second + third).toBeCloseTo(1, 10)
    expect(first / second).toBeCloseTo(Math.exp(0.8), 10)
    expect(second / third).toBeCloseTo(Math.exp(0.8), 10)
  })

  test('what has no weight counts nothing; however much speaks, it stays a share', () => {
    expect(sharesOf([{ fit: 1, spoken: 1 }, { fit: 1 }], { fit: 3 })).toEqual([0.5, 0.5])
    expect(sharesOf([{ fit: 5_000 }, { fit: 5_000 }], { fit: 1 })).toEqual([0.5, 0.5])
    expect(sharesOf([{ fit: 5_000 }, { fit: -5_000 }], { fit: 1 })).toEqual([1, 0])
    const [low = 1, high = 0] = sharesOf([{ fit: -2 }, { fit: -1 }], { fit: 1 })
    expect(high / low).toBeCloseTo(Math.E, 10)
  })

  test('as learnt, a fact is likelier than a yes or no where a number is asked for, and what fits better before what fits less', () => {
    const kinds = ['fact', 'yes', 'no', 'depends'] as const
    const [fact = 0, yes = 0, no = 0, depends = 0] = sharesOf(kinds.map((kind) => clues({ kind, asks: 'count' })))
    expect(fact).toBeGreaterThan(5 * depends)
    expect(depends).toBeGreaterThan(2 * no)
    expect(no).toBeGreaterThan(yes)
    const [better = 0, worse = 0] = sharesOf([{ fit: 0.9 }, { fit: 0.6 }])
    expect(better).toBeGreaterThan(worse)
  })
})
