/** What all words of a question together say for each answer, from what was learnt of them. */
import { describe, expect, test } from 'vitest'
import { evidenceOf, type Habits, toShares, UNIT } from '../../../../engine/ask/evidence.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'

const habits: Habits = {
  answers: 3,
  features: ['pass', 'jab', 'turn'],
  rows: [
    [0, 8],
    [1, 8, 2, -8],
    [0, 4, 1, 4],
  ],
}
const shares = (...features: string[]): number[] => [...atOnce(evidenceOf(habits)).of(features)]
const close = (found: readonly number[], wanted: readonly number[]) => {
  expect(found).toHaveLength(wanted.length)
  for (const [at, share] of wanted.entries()) expect(found[at]).toBeCloseTo(share, 10)
}

describe('how likely each answer is', () => {
  test('all together make 1, and without a word that speaks all are alike', () => {
    close(shares(), [1 / 3, 1 / 3, 1 / 3])
    close(shares('zebra', 'horse'), [1 / 3, 1 / 3, 1 / 3])
    for (const asked of [['pass'], ['jab', 'turn'], ['pass', 'jab', 'turn', 'zebra']])
      expect(shares(...asked).reduce((sum, share) => sum + share)).toBeCloseTo(1, 10)
  })

  test('what speaks for one adds up, what speaks against it takes off', () => {
    const sum = Math.exp(8 * UNIT) + 2
    close(shares('pass'), [Math.exp(8 * UNIT) / sum, 1 / sum, 1 / sum])
    const [pass = 0, jab = 0, none = 0] = shares('jab')
    expect(jab).toBeGreaterThan(pass)
    expect(pass).toBeGreaterThan(none)
    const both = [4, 12, -8].map((counted) => Math.exp((counted * UNIT) / Math.SQRT2))
    const all = both.reduce((left, right) => left + right)
    close(
      shares('jab', 'turn'),
      both.map((share) => share / all),
    )
  })

  test('the more is asked, the less a word counts', () => {
    expect(shares('pass', 'a', 'b', 'c')[0]).toBeLessThan(shares('pass')[0] ?? 0)
  })

  test('asking leaves nothing behind', () => {
    const evidence = atOnce(evidenceOf(habits))
    const first = [...evidence.of(['pass'])]
    evidence.of(['jab'])
    expect([...evidence.of(['pass'])]).toEqual(first)
  })
})

test('it is made ready five hundred words a step', () => {
  const features = Array.from({ length: 1001 }, (_, index) => `word ${index}`)
  expect([...evidenceOf({ answers: 1, features, rows: features.map(() => [0, 1]) })]).toHaveLength(3)
  expect([...evidenceOf(habits)]).toHaveLength(1)
})

test('what was learnt counts in quarters', () => {
  expect(UNIT).toBe(0.25)
})

test('shares of numbers however great', () => {
  const all = Float64Array.of(1_000_000, 1_000_000, 0)
  toShares(all, 1)
  close([...all], [0.5, 0.5, 0])
  const below = Float64Array.of(-3, -3)
  toShares(below, 2)
  close([...below], [0.5, 0.5])
  const two = Float64Array.of(Math.log(3), 0)
  toShares(two, 1)
  close([...two], [0.75, 0.25])
})
