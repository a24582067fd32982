/** Declarations that no record can hold, as a backup file may: nobody can do such a thing, and nothing breaks. */
import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import type { Declaration } from '../../../engine/ruleset.ts'
import { ANN, stateAfter } from './table.ts'

const four = new Array<string>(4).fill('character')
const judge = (move: Omit<Declaration, 'seat'>, table = {}) =>
  ruleset.judge(stateAfter(table, ''), { seat: ANN, ...move })

describe('what is no turn', () => {
  it.each<Omit<Declaration, 'seat'>>([
    { cards: [] },
    { cards: ['nonsense'] },
    { cards: ['__proto__'] },
    { cards: ['attack', 'attack'] },
    { cards: ['attack'], word: 'nonsense' },
    { cards: [], word: 'nonsense' },
    { cards: ['attack'], word: 'draw' },
    { cards: ['attack'], word: 'take' },
    { cards: ['attack'], targets: [{ seat: 1 }] },
    { cards: [], word: 'draw', targets: [{ seat: 1 }] },
    { cards: four.slice(1), word: 'all-four' },
    { cards: [...four, 'character'], word: 'all-four' },
    { cards: [...four.slice(1), 'attack'], word: 'all-four' },
    { cards: ['attack', ...four.slice(1)], word: 'all-four' },
    { cards: [], word: 'all-four' },
    { cards: four },
    { cards: ['character'], details: { house: 7 } },
    { cards: ['character'], details: { house: 'Red', story: 7 } },
    { cards: ['bedevil-2'], details: { calls: ['Blue'] } },
  ])('%j', (move) => {
    expect(judge(move)).toMatchObject({ legal: false, rules: ['turn.play-or-draw'] })
  })

  it('somebody’s `done`, and one with a card', () => {
    const state = stateAfter({}, 'Ann: Attack')
    for (const move of [
      { seat: ANN, cards: [], word: 'done' },
      { seat: null, cards: ['attack'], word: 'done' },
    ])
      expect(ruleset.judge(state, move).legal).toBe(false)
  })
})

describe('names', () => {
  it('are compared without case and doubled spaces, and told as the set-up spells them', () => {
    const table = { houses: 'Old Oak, Elm', stories: 'Hansel & Gretel' }
    const said = judge({ cards: ['character'], details: { house: '  old   OAK ', story: 'hansel  &  gretel' } }, table)
    expect(said).toMatchObject({ legal: true, params: { house: 'Old Oak', story: 'Hansel & Gretel' } })
    expect(judge({ cards: ['character'], details: { house: ' Old  Ash ' } }, table)).toMatchObject({
      legal: false,
      params: { house: 'Old Ash' },
    })
  })

  it('that are empty are not said', () => {
    for (const empty of ['', '  ']) {
      expect(judge({ cards: ['attack'], details: { house: empty } }).legal).toBe(true)
      expect(judge({ cards: ['character'], details: { house: empty } })).toMatchObject({ reason: 'match.house.unsaid' })
      expect(judge({ cards: ['bedevil-2'], details: { calls: empty } })).toMatchObject({ reason: 'bedevil' })
    }
  })
})
