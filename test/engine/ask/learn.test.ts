/** What Ask learns from the ways people ask, and has in a build. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inDigits, numbersIn, toSigned, toUnsigned } from '../../../engine/ask/digits.ts'
import { learning } from '../../../engine/ask/learn.ts'
import { learntOf } from '../../../engine/ask/learnt.ts'
import { loadLessons } from '../../../engine/ask/lessons.ts'
import { learntFrom, linesFrom } from '../../../engine/ask/lines.ts'
import { atOnce } from '../../../engine/ask/steps.ts'
import { games, loadKnowledge } from '../../../engine/rulesets.ts'

describe.each(games.map((game) => game.id))('%s', (id) => {
  test('is read back as it was written', async () => {
    const built = atOnce(await learntOf(id))
    expect(atOnce(learntFrom([...linesFrom(built)]))).toStrictEqual(built)
  })
})

describe('one-card', () => {
  const id = 'one-card'

  // It stands for the others: learning takes seconds.
  test('a build has what would be learnt now', async () => {
    const [knowledge, lessons, built] = await Promise.all([loadKnowledge(id), loadLessons(id), learntOf(id)])
    const learnt = atOnce(learning(knowledge, lessons))
    expect(atOnce(built)).toStrictEqual(learnt)
  })
})

test('a lesson that nobody can ask about is none', async () => {
  const knowledge = await loadKnowledge('one-card')
  const silent = { kind: 'unknown', rules: [], rulings: [] } as const
  const learnt = atOnce(
    learning(knowledge, [
      { ...silent, ways: ['who pays for the snacks'] },
      { ...silent, ways: [] },
    ]),
  )
  const without = atOnce(learning(knowledge, []))
  expect(learnt.statements.length).toBe(without.statements.length + 1)
  expect(learnt.ways.length).toBe(without.ways.length + 1)
  expect(learnt.habits.answers).toBe(without.habits.answers + 1)
})

test('numbers are read back from their digits, and small ones are short', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 30 })), (numbers) => {
      expect(numbersIn(inDigits(numbers))).toEqual(numbers)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -(2 ** 29), max: 2 ** 29 }), (number) => {
      const unsigned = toUnsigned(number)
      expect(unsigned).toBeGreaterThanOrEqual(0)
      expect(toSigned(unsigned)).toBe(number)
    }),
  )
  expect(inDigits([0, 31])).toHaveLength(2)
  expect(inDigits([32])).toHaveLength(2)
})
