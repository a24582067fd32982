/** What is learnt from a few ways: made-up features, so that everything it should come to can be seen. */
import { describe, expect, test } from 'vitest'
import { evidenceOf, type Habits } from '../../../../engine/ask/evidence.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { type Example, training } from '../../../../engine/ask/training.ts'

/** `ways('pass skip', 'jab hit')`: the first is a way to answer 0, the second to answer 1, …; several to one by commas. */
const ways = (...answers: readonly string[]): readonly Example[] =>
  answers.flatMap((text, answer) => text.split(',').map((way) => ({ answer, features: way.trim().split(' ') })))

const learnt = (examples: readonly Example[], answers = 1 + Math.max(0, ...examples.map(({ answer }) => answer))) =>
  atOnce(training(examples, answers))

const shares = (habits: Habits, ...features: string[]): readonly number[] => [
  ...atOnce(evidenceOf(habits)).of(features),
]

/** What a feature says for each answer. */
function row({ answers, features, rows }: Habits, feature: string): readonly number[] {
  const said = new Array<number>(answers).fill(0)
  const found = rows[features.indexOf(feature)] ?? []
  for (let at = 0; at < found.length; at += 2) said[found[at] as number] = found[at + 1] as number
  return said
}

describe('an answer is known by its words', () => {
  const habits = () => learnt(ways('pass skip turn', 'jab hit turn', 'board wheel turn'))

  test.each([
    [0, 'pass skip'],
    [1, 'jab hit'],
    [2, 'board wheel'],
  ])('answer %i by “%s”, and by either of them', (answer, text) => {
    const words = text.split(' ')
    expect(shares(habits(), ...words)[answer]).toBeGreaterThan(0.9)
    for (const word of words) expect(shares(habits(), word)[answer]).toBeGreaterThan(0.7)
  })

  test('each word speaks for its own answer and against the others', () => {
    for (const [answer, text] of ['pass skip', 'jab hit', 'board wheel'].entries())
      for (const word of text.split(' '))
        for (const [at, said] of row(habits(), word).entries())
          expect([word, at, Math.sign(said)]).toEqual([word, at, at === answer ? 1 : -1])
  })
})

const times = (text: string, count: number) => new Array<string>(count).fill(text).join(', ')

test('what all have tells less than what one has', () => {
  const words = ['pass', 'jab', 'board']
  const habits = learnt(ways(...words.map((word) => times(`${word} turn`, 12))))
  const most = Math.max(...row(habits, 'turn').map(Math.abs))
  for (const [answer, word] of words.entries()) expect(row(habits, word)[answer]).toBeGreaterThan(2 * most)
})

describe('a word of two answers', () => {
  test.each([2, 4, 8, 16, 32])('splits between them: %i ways each', (count) => {
    const [one = 0, other = 0, none = 1] = shares(
      learnt(ways(times('jab', count), times('jab', count), times('wheel', count))),
      'jab',
    )
    expect(one + other).toBeGreaterThan(0.95)
    expect(Math.min(one, other)).toBeGreaterThan(0.1)
    expect(none).toBeLessThan(0.02)
  })

  test.each([2, 4, 8, 16, 32])('goes to the one that has it more often: %i ways and three times as many', (count) => {
    const [often = 0, seldom = 0, none = 1] = shares(
      learnt(ways(times('jab', 3 * count), times('jab', count), times('wheel', count))),
      'jab',
    )
    expect(often).toBeGreaterThan(5 * seldom)
    expect(seldom).toBeGreaterThan(5 * none)
  })
})

test('answers that share every word are told apart by the one word that they do not', () => {
  const habits = learnt(ways('can i jab now first, may i jab now first', 'can i jab now later, may i jab now later'))
  expect(shares(habits, 'can', 'i', 'jab', 'now', 'first')[0]).toBeGreaterThan(0.8)
  expect(shares(habits, 'can', 'i', 'jab', 'now', 'later')[1]).toBeGreaterThan(0.8)
})

describe('what gets a number', () => {
  test('every word, in the order in which they come', () => {
    const habits = learnt(ways('pass, turn pass ^', 'jab, my jab, my jab hit, so board'))
    expect(habits.features).toEqual(['pass', 'turn', '^', 'jab', 'my', 'hit', 'so', 'board'])
    expect(habits.rows).toHaveLength(8)
  })

  test('a pair of words only where two ways have it', () => {
    const pairs = learnt([
      { answer: 0, features: ['my turn', 'turn'] },
      { answer: 1, features: ['my turn', 'my jab', 'jab'] },
    ])
    expect(pairs.features).toEqual(['my turn', 'turn', 'jab'])
    expect(shares(pairs, 'my jab')).toEqual([0.5, 0.5])
  })
})

describe('whatever there is to learn', () => {
  test('nothing: nothing is known', () => {
    expect(learnt([])).toEqual({ answers: 1, features: [], rows: [] })
    expect(learnt([], 3).answers).toBe(3)
  })

  test('a single answer: it is the answer to everything, and nothing has to be known for that', () => {
    const habits = learnt(ways('pass skip, jab'))
    expect(shares(habits, 'zebra')).toEqual([1])
    expect(habits.rows.flat()).toEqual([])
  })

  test('a way without a feature', () => {
    const habits = learnt([...ways('pass skip', 'jab hit'), { answer: 2, features: [] }])
    expect(shares(habits, 'pass', 'skip')[0]).toBeGreaterThan(0.9)
  })

  // Every one of them has to be gone through, also where their number has something in common with the stride.
  test.each([2, 3, 4, 6, 8, 12, 13, 21, 35, 50, 130])('%i answers of one way each: each is learnt', (count) => {
    const texts = Array.from({ length: count }, (_, answer) => `x${answer} y${answer} z${answer}`)
    const habits = learnt(ways(...texts))
    for (const [answer, text] of texts.entries()) {
      const all = shares(habits, ...text.split(' '))
      expect([answer, all.indexOf(Math.max(...all))]).toEqual([answer, answer])
      expect(all[answer]).toBeGreaterThan(0.5)
    }
  })
})

test('of very many answers each is so unlikely that nothing has to be learnt against it', () => {
  const habits = learnt(ways(...new Array<string>(400).fill('turn')))
  expect(Math.min(...row(habits, 'turn'))).toBeGreaterThanOrEqual(0)
})

test('the same ways come to the same', () => {
  const examples = ways('pass skip turn, may i pass', 'jab hit turn, can i jab', 'board wheel')
  expect(learnt(examples)).toStrictEqual(learnt(examples))
})

test('what is learnt is whole numbers, by answer, each answer once', () => {
  const { rows } = learnt(ways('pass turn', 'jab turn', 'board turn', 'wheel turn', 'egg turn'))
  for (const found of rows) {
    expect(found.every(Number.isInteger)).toBe(true)
    expect(found.filter((_, at) => at % 2 === 1)).not.toContain(0)
    const answers = found.filter((_, at) => at % 2 === 0)
    expect(answers).toEqual([...new Set(answers)].sort((one, other) => one - other))
  }
})

test('it is done two dozen ways a step', () => {
  const count = (many: number) => [
    ...training(
      Array.from({ length: many }, () => ({ answer: 0, features: ['a'] })),
      1,
    ),
  ]
  // Six times through everything, and two steps to begin with.
  expect([count(0).length, count(1).length, count(24).length, count(25).length]).toEqual([2, 8, 8, 14])
})
