import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { ANN, BEN, faults, judged, stateAfter } from './table.ts'

const holds = (table: Parameters<typeof faults>[0], lines: string) => expect(faults(table, lines)).toEqual([])

describe('turn.owner', () => {
  it('only the player on turn plays or draws', () => {
    holds(
      {},
      `? Ben: Red (Cinderella) => illegal turn.owner
       ? Cas: draw => illegal turn.owner
       ? Ben: Attack => illegal turn.owner
       ? Ben: take => illegal turn.owner
       ? Ann: Red (Cinderella) => legal
       ? Ann: draw => legal
       Ann: draw
       ? Ann: draw => illegal turn.owner
       ? Ben: draw => legal`,
    )
  })

  it('a Block or Reflect out of turn with nothing open is refused', () => {
    holds(
      {},
      `? Ben: Block => illegal turn.owner
       ? Ben: Reflect => illegal turn.owner
       Ann: draw
       ? Ann: Block => illegal turn.owner
       ? Cas: Reflect => illegal turn.owner`,
    )
  })

  it('comes before every other rule', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       ? Cas: Blue (Cinderella) => illegal turn.owner
       * Cas hand 1
       ? Cas: Blue all four (Cinderella) => illegal turn.owner`,
    )
  })
})

describe('turn.play-or-draw', () => {
  it('a draw ends the turn, and is allowed with a card that would fit too', () => {
    holds(
      {},
      `Ann: draw => legal
       = Ann hand 9
       = turn Ben
       = ask turn Ben
       ? Ann: Red (Cinderella) => illegal turn.owner`,
    )
  })

  it('there is nothing to take while nothing is open', () => {
    holds({}, '? Ann: take => illegal turn.play-or-draw')
  })

  it('a turn is one card, at nobody, and nothing else', () => {
    const state = stateAfter({}, '')
    const rule = (move: object) => {
      const { legal, rules } = judgedMove(move)
      return legal ? 'legal' : rules[0]
    }
    const judgedMove = (move: object) => ruleset.judge(state, { seat: ANN, cards: [], ...move })
    expect(rule({ cards: ['attack'] })).toBe('legal')
    expect(rule({ cards: ['attack', 'skip'] })).toBe('turn.play-or-draw')
    expect(rule({})).toBe('turn.play-or-draw')
    expect(rule({ cards: ['jab'] })).toBe('turn.play-or-draw')
    expect(rule({ word: 'pass' })).toBe('turn.play-or-draw')
    expect(rule({ word: 'draw', cards: ['attack'] })).toBe('turn.play-or-draw')
    expect(rule({ cards: ['attack'], targets: [{ seat: BEN }] })).toBe('turn.play-or-draw')
    expect(rule({ cards: ['attack'], details: { story: 'Cinderella' } })).toBe('turn.play-or-draw')
    expect(rule({ cards: ['attack'], details: { house: 3 } })).toBe('turn.play-or-draw')
    expect(rule({ cards: ['character', 'character'], word: 'all-four' })).toBe('turn.play-or-draw')
    expect(rule({ cards: ['character'], word: 'all-four' })).toBe('turn.play-or-draw')
    expect(rule({ word: 'done' })).toBe('turn.play-or-draw')
  })

  it('somebody who is not at the table says nothing that counts', () => {
    const state = stateAfter({}, '')
    for (const seat of [-1, 3, 0.5, Number.NaN, null])
      expect(ruleset.judge(state, { seat, cards: ['attack'] }).rules).toEqual(['turn.owner'])
  })
})

describe('match.house', () => {
  it('a character has to be of the House; the first of the game may be any', () => {
    holds(
      {},
      `= house none
       ? Ann: Yellow (Rapunzel) => legal
       Ann: Red (Cinderella)
       = house Red
       ? Ben: Blue (Cinderella) => illegal match.house
       ? Ben: red (Hansel) => legal
       Ben: RED (Hansel)
       = house Red`,
    )
  })

  it('the first character may be any also after action cards without a house', () => {
    holds(
      {},
      `Ann: Skip
       = house none
       Cas: Burden
       Ann: Green (Hansel) => legal
       = house Green`,
    )
  })

  it('is refused for a house that is none of this game, and for a character without one', () => {
    const state = stateAfter({}, '')
    const character = (details?: object) =>
      ruleset.judge(state, { seat: ANN, cards: ['character'], ...(details === undefined ? {} : { details }) } as never)
    expect(character({ house: 'Pink' })).toMatchObject({
      legal: false,
      rules: ['match.house'],
      reason: 'house.unknown',
    })
    expect(character()).toMatchObject({ legal: false, rules: ['match.house'], reason: 'match.house.unsaid' })
    expect(character({ house: '__proto__' })).toMatchObject({ legal: false, rules: ['match.house'] })
    expect(character({ house: 'blue' })).toMatchObject({ legal: true })
  })

  it('names of houses mean nothing to the engine', () => {
    holds(
      { houses: '__proto__, constructor, Attack, "all four"', stories: 'toString, hasOwnProperty' },
      `Ann: __proto__ (toString)
       = house __proto__
       = run toString 1
       ? Ben: constructor (toString) => illegal match.house
       Ben: "Attack" Skip
       = house Attack
       Ann: "Attack" (hasOwnProperty)
       Ben: "all four" Bedevil 2 calls constructor
       = house "all four"
       Cas: take
       = house constructor`,
    )
  })
})

describe('match.action, house.change', () => {
  it('an action card needs no match; its own house becomes the House', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       Ben: Blue Skip => legal
       = house Blue
       Ann: Green Burden => legal
       = house Green
       Ben: Attack => legal
       = house Green
       Cas: Yellow Block
       = house Yellow
       Ben: take
       Ann: Red Reflect
       = house Red`,
    )
  })

  it('a house that is none of this game is refused on any card', () => {
    const state = stateAfter({}, '')
    for (const card of ['attack', 'burden', 'skip', 'bedevil-2', 'block', 'reflect']) {
      const play = (house: string) => ruleset.judge(state, { seat: ANN, cards: [card], details: { house } })
      expect(play('Pink')).toMatchObject({ legal: false, rules: ['house.change'], reason: 'house.unknown' })
      expect(play('Green').legal).toBe(true)
    }
  })

  it('may be played even when it does nothing', () => {
    holds(
      {},
      `Ann: Block => legal
       Ben: Reflect => legal
       Ann: Block => legal
       = Ann hand 6
       = Ben hand 7
       = house none`,
    )
  })
})

describe('hand.enough', () => {
  it('nobody plays more cards than they hold', () => {
    holds(
      {},
      `* Ann hand 3
       ? Ann: Red all four (Cinderella) => illegal hand.enough
       * Ann hand 4
       ? Ann: Red all four (Cinderella) => legal
       Ann: Attack
       * Ben hand 0
       ? Ben: Block => illegal hand.enough
       ? Ben: Reflect => illegal hand.enough
       * Ben hand 1
       ? Ben: Block => legal
       ? Ben: Reflect => legal`,
    )
  })

  it('is named after the House', () => {
    holds(
      {},
      `Ann: Red (Cinderella)
       * Ben hand 3
       ? Ben: Blue all four (Cinderella) => illegal match.house
       ? Ben: Red all four (Cinderella) => illegal hand.enough`,
    )
    const state = stateAfter({}, 'Ann: Red (Cinderella)\n* Ben hand 3')
    expect(judged(state, BEN, 'Blue all four (Cinderella)').rules).toEqual(['match.house', 'hand.enough'])
  })

  it('counts the cards that the open card brings first', () => {
    holds(
      {},
      `* Ben hand 2
       Ann: Bedevil 2
       Ben: Red all four (Cinderella) => legal
       = Ben hand 0`,
    )
  })
})

it('a turn is counted when it begins: with every card that is a turn, and with every draw', () => {
  const turns = (lines: string, rulings = '') => stateAfter({ players: 4, rulings }, lines).turnNumber
  expect(turns('')).toBe(1)
  expect(turns('Ann: draw')).toBe(2)
  expect(turns('Ann: Red (Cinderella)')).toBe(2)
  expect(turns('Ann: Red (Cinderella)\nBen: take')).toBe(2)
  expect(turns('Ann: Red (Cinderella)\nBen: Block')).toBe(3)
  expect(turns('Ann: Red (Cinderella)\nBen: Block', 'answer-turn=no')).toBe(2)
  expect(turns('Ann: Attack\nDan: Block', 'block-who=anyone')).toBe(2)
})
