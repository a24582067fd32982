/** What is being learnt, as it is kept: it comes to what a plain table of all weights would come to. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { UNIT } from '../../../../engine/ask/evidence.ts'
import { Rows } from '../../../../engine/ask/rows.ts'

const FEATURES = 4
/** More than a row has room for at first, twice over. */
const ANSWERS = 40
/** A power of two, so that means are exact. */
const COUNTED = 16

const moves = fc.array(
  fc.record({
    feature: fc.nat({ max: FEATURES - 1 }),
    answer: fc.nat({ max: ANSWERS - 1 }),
    // In eighths: half a unit is among them.
    step: fc.integer({ min: -40, max: 40 }).map((eighths) => eighths / 8),
    at: fc.nat({ max: COUNTED - 1 }),
  }),
  { maxLength: 200 },
)

test('weights add up, and their mean is that of all that they were at each step that counts', () => {
  fc.assert(
    fc.property(moves, (unsorted) => {
      const sorted = [...unsorted].sort((one, other) => one.at - other.at)
      const rows = new Rows(FEATURES, ANSWERS)
      const weights = Array.from({ length: FEATURES }, () => new Array<number>(ANSWERS).fill(0))
      const sums = weights.map((row) => row.map(() => 0))
      for (let at = 0; at < COUNTED; at++) {
        for (const { feature, answer, step } of sorted.filter((move) => move.at === at)) {
          rows.move(feature, answer, step, at)
          const row = weights[feature] as number[]
          row[answer] = (row[answer] as number) + step
        }
        for (const [feature, row] of weights.entries())
          for (const [answer, weight] of row.entries()) {
            const sum = sums[feature] as number[]
            sum[answer] = (sum[answer] as number) + weight
          }
      }
      for (const [feature, row] of weights.entries()) {
        const found = Float64Array.from({ length: ANSWERS }, (_, answer) => answer)
        rows.addTo(found, feature)
        expect([...found]).toEqual(row.map((weight, answer) => answer + weight))
        const means = (sums[feature] as number[]).flatMap((sum, answer) => {
          const units = Math.round(sum / COUNTED / UNIT)
          return units === 0 ? [] : [answer, units]
        })
        expect(rows.mean(feature, COUNTED)).toEqual(means)
      }
    }),
  )
})

test('a feature that was never moved says nothing', () => {
  const rows = new Rows(2, 3)
  rows.move(0, 2, 1, 0)
  expect([rows.mean(0, 1), rows.mean(1, 1)]).toEqual([[2, 1 / UNIT], []])
})

test.each([1, 7, 8, 9, 16, 17, 32, 40])(
  '%i answers of one feature: as many as there is room for, and one more',
  (count) => {
    const rows = new Rows(1, ANSWERS)
    for (let answer = count; answer-- > 0; ) rows.move(0, answer, 1, 0)
    expect(rows.mean(0, 1)).toEqual(Array.from({ length: count }, (_, answer) => [answer, 1 / UNIT]).flat())
  },
)
