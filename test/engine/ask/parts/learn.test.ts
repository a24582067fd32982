/** What lessons come to: a few of a small game, in a small language (`toy.ts`). */
import { describe, expect, test } from 'vitest'
import { evidenceOf } from '../../../../engine/ask/evidence.ts'
import type { Lesson } from '../../../../engine/ask/knowledge.ts'
import { learning } from '../../../../engine/ask/learn.ts'
import { spokenOf, statementsOf } from '../../../../engine/ask/statements.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { knowledge } from './toy.ts'

const learnt = (...lessons: readonly Lesson[]) => atOnce(learning(knowledge, lessons))

/** The ways as they are read: what they are about, what they need, what they bar. */
function waysOf({ ways, meanings }: ReturnType<typeof learnt>) {
  const named = (numbers: readonly number[]) => numbers.map((one) => meanings[one] ?? '?').join(' ')
  return ways.map(([statement, ids, needed, barred]) => [statement, named(ids), named(needed), named(barred)])
}

describe('answers', () => {
  const answers = (text: string) => learnt(...statementsOf(text)).statements.map(({ answer }) => answer)

  test('statements that come to the same have one number, by kind, deciding rule, ruling and fact', () => {
    expect(answers('yes a b: jab\nno a: jab\nyes a c: swap\nyes b a: draw')).toEqual([0, 1, 0, 2])
    expect(answers('depends one/ a: jab\ndepends two/ a: swap\ndepends one/ a b: draw')).toEqual([0, 1, 0])
    expect(answers('fact a=3: jab\nfact a=4: swap\nfact a=3: draw')).toEqual([0, 1, 0])
    // Each by itself, and not by how they read one after the other.
    expect(answers('fact a=bc: jab\nfact ab=c: swap')).toEqual([0, 1])
  })

  test('what is worked out is one answer by the name of the work', () => {
    expect(answers('work sum a: jab\nwork sum b: swap\nwork total a: draw\nfact a: nark')).toEqual([0, 0, 1, 2])
  })

  test('what the rules do not say is a subject of its own each time', () => {
    expect(answers('silent: jab; swap\nsilent: swap; jab\nsilent: jab; draw')).toEqual([0, 1, 0])
  })

  test('statements are kept as they are written, but for their ways', () => {
    const { statements } = learnt(...spokenOf('depends one two/ a b: jab\nwork sum c: swap'))
    expect(statements).toEqual([
      { kind: 'depends', rules: ['a', 'b'], rulings: ['one', 'two'], spoken: true, answer: 0 },
      { kind: 'fact', rules: ['c'], rulings: [], work: 'sum', spoken: true, answer: 1 },
    ])
  })

  test('a lesson that nobody can ask about is none', () => {
    const { statements, ways, habits } = learnt(...statementsOf('yes a: jab\nsilent:\nno b: swap'))
    expect(statements.map(({ rules }) => rules)).toEqual([['a'], ['b']])
    expect(ways.map(([statement]) => statement)).toEqual([0, 1])
    expect(habits.answers).toBe(2)
  })
})

describe('ways', () => {
  test('each with its statement, what it needs and what it bars', () => {
    expect(waysOf(learnt(...statementsOf('yes a: jab! -swap; hp\nno b: {attack} zebra! -nark -draw')))).toEqual([
      [0, 'card:jab', 'card:jab', 'swap'],
      [0, 'hp', '', ''],
      [1, 'w:zebra class:attack', 'w:zebra', 'card:nark draw'],
    ])
  })

  test('choices are several ways', () => {
    expect(waysOf(learnt(...statementsOf('yes a: (jab|nark) (swap|)'))).map(([, ids]) => ids)).toEqual([
      'card:jab swap',
      'card:jab',
      'card:nark swap',
      'card:nark',
    ])
  })

  test('a sentence tells who does what to whom, a handful of words does not', () => {
    const sentence = waysOf(learnt(...spokenOf('yes a: can i {attack}')))[0]?.[1]
    expect(sentence).toContain('do:class:attack')
    expect(waysOf(learnt(...statementsOf('yes a: can i {attack}')))[0]?.[1]).not.toContain('do:')
  })

  test('a meaning has one number, however often it comes', () => {
    const { meanings } = learnt(...statementsOf('yes a: jab swap; swap jab\nno b: swap! -jab'))
    expect(new Set(meanings).size).toBe(meanings.length)
    expect(meanings).toContain('swap')
  })
})

test('words that only ways have are kept, as typing errors are bent to them, and no word of the language', () => {
  const { stems } = learnt(...statementsOf('yes a: jab zebras zebra\nno b: swap horse'))
  expect([...stems].sort()).toEqual(['hors', 'zebra'])
})

test('each answer is known by the words of its ways', () => {
  const { habits } = learnt(...statementsOf('yes a: jab board wheel\nno b: swap hand zebra\nyes a: nark board'))
  const evidence = atOnce(evidenceOf(habits))
  expect(habits.answers).toBe(2)
  for (const word of ['s:board', 's:wheel', 'card:nark']) expect(evidence.of([word])[0], word).toBeGreaterThan(0.7)
  for (const word of ['swap', 's:zebra']) expect(evidence.of([word])[1], word).toBeGreaterThan(0.7)
})

test('the same lessons come to the same, and a way is a step', () => {
  const lessons = statementsOf('yes a: jab; nark (board|wheel)\nno b: swap hand')
  expect(learnt(...lessons)).toStrictEqual(learnt(...lessons))
  const steps = (text: string) => [...learning(knowledge, statementsOf(text))].length
  // Of training, as many for a few ways.
  expect(steps('yes a: jab; nark; swap') - steps('yes a: jab')).toBe(2)
  expect(steps('yes a: jab') - steps('')).toBeGreaterThan(1)
})
