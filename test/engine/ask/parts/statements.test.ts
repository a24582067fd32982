/** What the rules say, read from the text it is written in. */
import { expect, test } from 'vitest'
import { spokenOf, statementsOf } from '../../../../engine/ask/statements.ts'

const one = (text: string) => statementsOf(text)[0]

test('a statement is read whole', () => {
  expect(statementsOf('depends buffs / buff.one: stack buffs;\n  two buffs\nfact out = 0: when out')).toEqual([
    { kind: 'depends', rules: ['buff.one'], rulings: ['buffs'], ways: ['stack buffs', 'two buffs'] },
    { kind: 'fact', rules: ['out'], rulings: [], fact: '0', ways: ['when out'] },
  ])
})

test('each kind', () => {
  expect(one('yes turn.pass turn.owner: pass')).toEqual({
    kind: 'yes',
    rules: ['turn.pass', 'turn.owner'],
    rulings: [],
    ways: ['pass'],
  })
  expect(one('no buff.nark: {buff}! in card:nark!; join')?.ways).toEqual(['{buff}! in card:nark!', 'join'])
  expect(one('no  buffs  more / buff.one: x')).toMatchObject({ rules: ['buff.one'], rulings: ['buffs', 'more'] })
  expect(one('work damageOf turn.attack jab: how much')).toEqual({
    kind: 'fact',
    rules: ['turn.attack', 'jab'],
    rulings: [],
    ways: ['how much'],
    work: 'damageOf',
  })
  expect(one('work: how much')?.work).toBe('')
  expect(one('yes a: stack\n   several buffs')?.ways).toEqual(['stack several buffs'])
  expect(one('silent: where buy')).toEqual({ kind: 'unknown', rules: [], rulings: [], ways: ['where buy'] })
  expect(one('silent what ever: where buy')?.rules).toEqual([])
})

test('a fact may have several words, or none', () => {
  expect(one('fact a =  two cards : how many')).toMatchObject({ kind: 'fact', fact: 'two cards', rules: ['a'] })
  expect(one('fact a: how many')).toMatchObject({ kind: 'fact', fact: '', rules: ['a'] })
})

test('ways stand between semicolons; a colon in one is its own', () => {
  expect(one('yes a: one ;; two;')?.ways).toEqual(['one', 'two'])
  expect(one('yes a: card:jab at')?.ways).toEqual(['card:jab at'])
  expect(one('yes a:')?.ways).toEqual([])
})

test('empty lines are passed over, and a line that is none is refused', () => {
  expect(statementsOf('\nyes a: x\n\n \nno b: y\n')).toHaveLength(2)
  expect(statementsOf('')).toEqual([])
  for (const wrong of ['perhaps turn.pass: pass', 'yes a', 'so yes a: x', 'yesterday: x', 'yes a:x'])
    expect(() => statementsOf(wrong), wrong).toThrow(RangeError)
  expect(() => statementsOf(`perhaps ${'x'.repeat(100)}: y`)).toThrow(/^no statement: perhaps x{52}$/)
})

test('whole sentences are marked as such', () => {
  expect(spokenOf('yes a: may I pass\nno b: x')).toEqual([
    { kind: 'yes', rules: ['a'], rulings: [], ways: ['may I pass'], spoken: true },
    { kind: 'no', rules: ['b'], rulings: [], ways: ['x'], spoken: true },
  ])
})
