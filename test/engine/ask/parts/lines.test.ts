/** What was learnt, as text and back. */
import { describe, expect, test } from 'vitest'
import { inDigits, numbersIn, toSigned, toUnsigned } from '../../../../engine/ask/digits.ts'
import type { Learnt } from '../../../../engine/ask/learn.ts'
import { learntFrom, linesFrom } from '../../../../engine/ask/lines.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'

describe('numbers as text', () => {
  test('come back as they were', () => {
    const numbers = [0, 1, 31, 32, 33, 63, 64, 1023, 1024, 1025, 32_767, 32_768, 2 ** 30 - 1, 2 ** 30]
    for (const number of numbers) expect(numbersIn(inDigits([number])), String(number)).toEqual([number])
    expect(numbersIn(inDigits(numbers))).toEqual(numbers)
    expect(numbersIn('')).toEqual([])
    expect(inDigits([])).toBe('')
  })

  test('are one character up to 31, two up to 1023, the lowest digit first', () => {
    expect(inDigits([0, 31])).toBe('Af')
    expect(inDigits([32])).toBe('gB')
    expect([31, 32, 1023, 1024].map((number) => inDigits([number]).length)).toEqual([1, 2, 2, 3])
  })

  test('those below 0 are odd', () => {
    expect([0, -1, 1, -2, 2, -3].map(toUnsigned)).toEqual([0, 1, 2, 3, 4, 5])
    for (const number of [0, 1, -1, 17, -17, 1000, -1000]) expect(toSigned(toUnsigned(number))).toBe(number)
  })
})

function learnt(ways: number, rows: number, plain = rows): Learnt {
  return {
    statements: [{ kind: 'yes', rules: ['turn.pass'], rulings: [], answer: 0 }],
    meanings: ['pass', 'card:jab'],
    stems: ['pass', 'jab'],
    ways: Array.from({ length: ways }, (_, way) => [
      way % 40,
      [0, way],
      way % 3 === 0 ? [way] : [],
      way % 2 === 0 ? [1, 40] : [],
    ]),
    plain: Array.from({ length: plain }, (_, at) => [at * 1_000_003, at % 40]),
    habits: {
      answers: 2,
      features: ['pass'],
      rows: Array.from({ length: rows }, (_, row) => [row, -5, row + 3, 40, row + 100, 0]),
    },
  }
}

describe('what was learnt, as lines', () => {
  test.each([
    [0, 0],
    [1, 1],
    [200, 3],
    [201, 401],
    [3, 0],
  ])('%i ways and %i rows come back as they were', (ways, rows) => {
    const before = learnt(ways, rows)
    expect(atOnce(learntFrom([...linesFrom(before)]))).toEqual(before)
  })

  test('two hundred to a line, and each line is a step', () => {
    const lines = [...linesFrom(learnt(401, 200))]
    expect(lines).toHaveLength(1 + 3 + 1 + 1)
    expect([...learntFrom(lines)]).toHaveLength(5)
    expect(JSON.parse(lines[0] ?? '').ways).toBe(401)
  })

  test('of nothing is nothing', () => {
    expect([...linesFrom(learnt(0, 0))]).toHaveLength(1)
  })
})
