import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance } from '../../../engine/record/names.ts'
import { share } from '../../share.ts'

test.each([
  ['', '', 0],
  ['jab', 'jab', 0],
  ['jab', '', 3],
  ['jab', 'jba', 1],
  ['jab', 'jabs', 1],
  ['haka', 'hopoate', 5],
  ['crane kick', 'carne kik', 2],
])('from %j to %j are %i edits', (one, other, edits) => {
  expect(distance(one, other)).toBe(edits)
  expect(distance(other, one)).toBe(edits)
})

test('asked for at most so many edits it gives the same number, or one above', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '잽'), maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(8), (one, other, most) => {
      const all = distance(one, other)
      const few = distance(one, other, most)
      if (all <= most) expect(few).toBe(all)
      else expect(few).toBeGreaterThan(most)
    }),
    { numRuns: share(3000) },
  )
})
