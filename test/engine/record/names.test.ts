import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distance, fold, foldName, nearest, seatOf } from '../../../engine/record/names.ts'
import { named, shown } from '../../../engine/record/problem.ts'
import { share } from '../../share.ts'

test.each([
  ['', '', 0],
  ['jab', 'jab', 0],
  ['jab', '', 3],
  ['jab', 'jba', 1],
  ['jab', 'jabs', 1],
  ['haka', 'hopoate', 5],
  ['crane kick', 'carne kik', 2],
  ['ab', 'ba', 1],
  ['xab', 'xba', 1],
  ['abx', 'bax', 1],
  ['abab', 'baba', 2],
  ['abc', 'bca', 2],
  ['ac', 'ca', 1],
  ['ca', 'abc', 3],
  ['ab', 'xa', 2],
  ['ab', 'bx', 2],
  ['aab', 'baa', 2],
  ['abcd', 'badc', 2],
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

test.each([
  ['jav', ['Jab', 'Haka'], 'Jab'],
  ['JAB!', ['Haka', 'Jab'], 'Jab'],
  ['hop', ['Haka', 'Hopoate'], 'Hopoate'],
  // One letter begins too much.
  ['h', ['Hopoate'], undefined],
  ['h', ['Ho'], 'Ho'],
  ['ate', ['Hopoate'], undefined],
  ['kick', ['Crane Kick'], undefined],
  ['slowmododge', ['Dodge', 'Slow-mo Dodge'], 'Slow-mo Dodge'],
  // Of two that are as near the first, of three the nearest.
  ['jax', ['Jab', 'Jam'], 'Jab'],
  ['carnekick', ['Crack Kid', 'Crane Kink', 'Crane Kick'], 'Crane Kick'],
  ['xylophone', ['Jab', 'Haka'], undefined],
  ['', ['Jab'], undefined],
  ['jab', [], undefined],
])('nearest to %j of %j is %j', (written, candidates, expected) => {
  expect(nearest(written, candidates)).toBe(expected)
  expect(named(written, candidates)).toEqual(
    expected === undefined ? { found: written } : { found: written, nearest: expected },
  )
})

test('names are compared without case and doubled spaces, cards without any', () => {
  expect(foldName('  Ann \t LEE ')).toBe('ann lee')
  expect(foldName('Ａｎｎ')).toBe('ann')
  expect(fold(" Slow–mo  d'O’dge ")).toBe('slowmododge')
  expect(seatOf('ann', ['Ben', 'Ann', ' ANN '])).toBe(1)
  expect(seatOf(' BEN', ['Ben', 'Ann'])).toBe(0)
  expect(seatOf('b en', ['Ben', 'Ann'])).toBe(-1)
})

test('a curly apostrophe is a straight one, but for players it tells apart', () => {
  expect(seatOf("o'brien", ['Ann', 'O’Brien'])).toBe(1)
  expect(seatOf('O’Brien', ['Ann', "O'Brien"])).toBe(1)
  expect(seatOf('D`Arcy', ["D'Arcy", 'Ann'])).toBe(0)
  const twins = ['O’Brien', "O'Brien", 'Cy']
  expect(twins.map((name) => seatOf(name, twins))).toEqual([0, 1, 2])
  // Neither of the two is spelled so.
  expect(seatOf('O‘Brien', ['O’Brien', 'O`Brien'])).toBe(-1)
})

test('of a long text so much is shown as finds it', () => {
  expect(shown(`  ${'x'.repeat(60)} `)).toBe('x'.repeat(60))
  expect(shown('x'.repeat(61))).toBe(`${'x'.repeat(57)}…`)
})
