/** Tables made up for a question, judged by the engine of One-Outs itself. */
import { describe, expect, test } from 'vitest'
import { findingOf, judgeScene, SEATED, stateOf, weighed } from '../../../../engine/ask/scene.ts'
import { ruleset as oneOuts } from '../../../../engine/one-outs/index.ts'
import type { State } from '../../../../engine/one-outs/state.ts'
import type { Ruleset } from '../../../../engine/ruleset.ts'

const game = oneOuts as unknown as Ruleset

describe('a move at a made-up table', () => {
  const judged = (lines: readonly string[], move: string) => judgeScene(game, { lines, move })

  test('is judged as the engine judges it', () => {
    expect(judged([], 'Ann: Jab > Ben')?.verdict).toMatchObject({ legal: true, rules: ['turn.attack', 'jab'] })
    expect(judged([], 'Ben: Jab > Ann')?.verdict).toMatchObject({ legal: false })
    expect(judged(['Ann: Jab > Ben', 'Ben: Fend'], 'Ben: Grab > Ann')?.verdict.rules[0]).toBe('grab.contact')
  })

  test('names the rulings it hinges on, but those that are told', () => {
    const buffed = { lines: [], move: 'Ann: Haka + Grab > Ben' }
    expect(judgeScene(game, buffed)).toMatchObject({ verdict: { legal: false }, hinges: ['buff-grab'] })
    expect(judgeScene(game, { ...buffed, rulings: { 'buff-grab': 'yes' } })).toMatchObject({
      verdict: { legal: true },
      hinges: [],
    })
    expect(judgeScene(game, { ...buffed, rulings: { 'buff-hacky-sack': 'no' } })?.hinges).toEqual(['buff-grab'])
  })

  test('is none where the table cannot come about, or nothing can be read', () => {
    expect(judged(['Ben: Jab > Ann'], 'Ann: pass')).toBeUndefined()
    expect(judged(['what ever'], 'Ann: pass')).toBeUndefined()
    expect(judged([''], 'Ann: pass')).toBeUndefined()
    expect(judgeScene(game, { lines: ['Ann: pass'], move: 'Ben: pass', players: 1 })).toBeUndefined()
    expect(judged(['* Ann hand -3'], 'Ann: pass')).toBeUndefined()
    expect(judged(['* Ben skateboard 9'], 'Ann: pass')).toBeUndefined()
    expect(judged([], 'Ann: what ever')).toBeUndefined()
    expect(judged([], '* Ann hp 3')).toBeUndefined()
    expect(judged([], '')).toBeUndefined()
    expect(judgeScene(game, { lines: [], move: 'Ann: pass', players: 1 })).toBeUndefined()
    expect(judgeScene(game, { lines: [], move: 'Ann: pass', options: { hp: 'none' } })).toBeUndefined()
  })
})

describe('the table that some lines bring about', () => {
  const table = (lines: readonly string[], players?: number, options?: Readonly<Record<string, string>>) =>
    stateOf(game, {
      lines,
      ...(players === undefined ? {} : { players }),
      ...(options === undefined ? {} : { options }),
    }) as State | undefined

  test('four sit at it where nothing is said, and the first one is on turn', () => {
    expect(table([])?.players).toHaveLength(4)
    expect(table([], 6)?.players).toHaveLength(6)
    expect(table([], 6)?.turn).toBe(0)
    expect(SEATED).toHaveLength(10)
    for (const name of SEATED)
      expect(judgeScene(game, { lines: [], move: `${name}: pass`, players: 10 })?.verdict.legal, name).toBe(
        name === 'Ann',
      )
    expect(new Set(SEATED.map((name) => name[0])).size).toBe(10)
  })

  test('with its options, its corrections and its moves', () => {
    expect(table([], 4, { hp: '3' })?.players.map(({ hp }) => hp)).toEqual([3, 3, 3, 3])
    expect(table(['* Ben hp 2'])?.players[1]?.hp).toBe(2)
    expect(table(['Ann: Jab > Ben', 'Ben: take'])?.players[1]?.hp).toBe(5)
    // What a line claims changes nothing.
    expect(table(['= Ben hp 3'])).toEqual(table([]))
  })

  test('under its rulings', () => {
    const state = stateOf(game, { lines: [], rulings: { buffs: 'stack' } })
    expect(state?.rulings.buffs).toBe('stack')
  })
})

describe('what something comes to', () => {
  const rulings = [
    { id: 'size', options: ['small', 'big', 'none'], rules: ['a'] },
    { id: 'colour', options: ['red', 'blue'], rules: ['b'] },
  ]
  const comesTo = (now: Readonly<Record<string, string>>) =>
    now.size === 'none' ? undefined : `${now.size === 'big' ? 2 : 1}`

  test('under what tables usually play, with what would be otherwise', () => {
    expect(weighed({ rulings }, {}, comesTo)).toEqual({ outcome: '1', rulings: ['size'] })
    expect(weighed({ rulings }, { size: 'big' }, comesTo)).toEqual({ outcome: '2', rulings: [] })
    expect(weighed({ rulings }, { colour: 'blue' }, ({ colour }) => colour)).toEqual({ outcome: 'blue', rulings: [] })
    expect(weighed({ rulings }, {}, ({ colour, size }) => `${colour} ${size}`)?.rulings).toEqual(['size', 'colour'])
  })

  test('an option under which it comes to nothing decides nothing', () => {
    expect(weighed({ rulings }, {}, ({ size }) => (size === 'small' ? '1' : undefined))).toEqual({
      outcome: '1',
      rulings: [],
    })
    expect(weighed({ rulings }, { size: 'none' }, comesTo)).toBeUndefined()
  })

  test('what is told apart by something of it', () => {
    const whole = ({ size = '', colour = '' }: Readonly<Record<string, string>>) => ({ size, colour })
    expect(weighed({ rulings }, {}, whole, ({ colour }) => colour)?.rulings).toEqual(['colour'])
  })
})

test('an answer of a verdict: the rules it is about go before those of a legal move', () => {
  const verdict = (legal: boolean) => ({ legal, rules: ['one', 'two'] }) as never
  expect(findingOf({ verdict: verdict(true), hinges: [] }, ['about', 'one'])).toEqual({
    kind: 'yes',
    rules: ['about', 'one', 'two'],
    rulings: [],
  })
  expect(findingOf({ verdict: verdict(false), hinges: [] }, ['about', 'one'])).toEqual({
    kind: 'no',
    rules: ['one', 'two', 'about'],
    rulings: [],
  })
  expect(findingOf({ verdict: verdict(true), hinges: ['buffs'] }, [])).toEqual({
    kind: 'depends',
    rules: ['one', 'two'],
    rulings: ['buffs'],
  })
})
