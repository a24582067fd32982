import { describe, expect, it } from 'vitest'
import { hinges } from '../../../engine/hinges.ts'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { ANN, BEN, CAS, stateAfter, type Table } from './table.ts'

const pad = (lines: string, seat: number, table: Table = {}) => ruleset.choices(stateAfter(table, lines), seat)
const legal = (lines: string, seat: number, table: Table = {}) =>
  pad(lines, seat, table)
    .filter((choice) => choice.legal && choice.id !== 'done')
    .map((choice) => choice.id)
const details = (lines: string, seat: number, id: string, table: Table = {}) =>
  pad(lines, seat, table)
    .find((choice) => choice.id === id)
    ?.ways.filter((way) => way.verdict.legal)
    .map((way) => Object.values(way.move.details ?? {}).join(' '))

const ACTIONS = ['attack', 'burden', 'skip', 'bedevil-2', 'bedevil-4', 'block', 'reflect']

describe('the pad', () => {
  it('has a key for every card kind and word, in the same place at any time', () => {
    const keys = ['character', 'all-four', ...ACTIONS, 'draw', 'take', 'done']
    for (const lines of ['', 'Ann: Attack', 'Ann: Red (Cinderella)', 'Ann: Red all four (Hansel)\ndone'])
      for (const seat of [ANN, BEN, CAS]) expect(pad(lines, seat).map((choice) => choice.id)).toEqual(keys)
    expect(new Set(pad('', ANN).map((choice) => choice.group))).toEqual(
      new Set(['character', 'action', 'answer', 'word']),
    )
  })

  it('on one’s own turn everything but take', () => {
    expect(legal('', ANN)).toEqual(['character', 'all-four', ...ACTIONS, 'draw'])
    expect(legal('', BEN)).toEqual([])
  })

  it('under an Attack only answers and take', () => {
    expect(legal('Ann: Attack', BEN)).toEqual(['block', 'reflect', 'take'])
    expect(legal('Ann: Attack', CAS)).toEqual([
      'character',
      'all-four',
      'attack',
      'burden',
      'skip',
      'bedevil-2',
      'bedevil-4',
      'draw',
    ])
    expect(legal('Ann: Attack', ANN)).toEqual([])
  })

  it('with few cards only what they are enough for', () => {
    expect(legal('* Ann hand 3', ANN)).not.toContain('all-four')
    expect(legal('Ann: Attack\n* Ben hand 0', BEN)).toEqual(['take'])
  })

  it('a character has a way for every house, and for every story where they are named', () => {
    expect(details('', ANN, 'character')).toEqual(['Red', 'Blue', 'Green', 'Yellow'])
    expect(details('Ann: Red (Hansel)', BEN, 'character')).toEqual(['Red'])
    const table = { houses: 'Oak, Elm', stories: 'Hansel, Rapunzel' }
    expect(details('', ANN, 'character', table)).toEqual(['Oak Hansel', 'Oak Rapunzel', 'Elm Hansel', 'Elm Rapunzel'])
    expect(details('', ANN, 'all-four', table)).toEqual([
      'Hansel',
      'Rapunzel',
      'Oak Hansel',
      'Oak Rapunzel',
      'Elm Hansel',
      'Elm Rapunzel',
    ])
  })

  it('an action card has a way without a house and one with each', () => {
    for (const id of ['attack', 'burden', 'skip', 'block', 'reflect'])
      expect(details('', ANN, id, { houses: 'Oak, Elm' })).toEqual(['', 'Oak', 'Elm'])
  })

  it('a Bedevil has each House called, a Reflect of one too', () => {
    const calls = ['', 'Oak', 'Elm', 'Oak', 'Oak Oak', 'Oak Elm', 'Elm', 'Elm Oak', 'Elm Elm']
    expect(details('', ANN, 'bedevil-4', { houses: 'Oak, Elm' })).toEqual(calls)
    expect(details('Ann: Bedevil 4', BEN, 'reflect', { houses: 'Oak, Elm' })).toEqual(calls)
    expect(details('Ann: Burden', BEN, 'reflect', { houses: 'Oak, Elm' })).toEqual(['', 'Oak', 'Elm'])
  })

  it('no other card has a House to call, and nothing is said where nothing is to be said', () => {
    const calls = (lines: string, seat: number) =>
      pad(lines, seat)
        .filter(({ ways }) => ways.some(({ move }) => move.details?.calls !== undefined))
        .map(({ id }) => id)
    expect(calls('', ANN)).toEqual(['bedevil-2', 'bedevil-4'])
    for (const lines of ['Ann: Block', 'Ann: Attack', 'Ann: Attack\nBen: Block', 'Ann: Red (Hansel)'])
      expect(calls(lines, BEN), lines).toEqual(['bedevil-2', 'bedevil-4'])
    expect(calls('Ann: Bedevil 2', BEN)).toEqual(['bedevil-2', 'bedevil-4', 'reflect'])
    const attack = pad('', ANN).find(({ id }) => id === 'attack')
    expect(attack?.ways[0]?.move).toStrictEqual({ seat: ANN, cards: ['attack'] })
  })

  it('legal ways stand first; illegal ones say why; each says what it hinges on', () => {
    const state = stateAfter({}, 'Ann: Red (Cinderella)\nBen: Block')
    for (const seat of [ANN, BEN, CAS])
      for (const choice of ruleset.choices(state, seat)) {
        const verdicts = choice.ways.map((way) => way.verdict.legal)
        expect(verdicts).toEqual([...verdicts].sort((one, other) => Number(other) - Number(one)))
        for (const way of choice.ways) {
          expect(way.verdict).toEqual(ruleset.judge(state, way.move))
          expect(way.hinges).toEqual(hinges(ruleset, state, way.move))
        }
      }
    const block = ruleset.choices(state, CAS).find((choice) => choice.id === 'block')
    expect(block?.ways[0]?.verdict.rules).toEqual(['turn.owner'])
    expect(block?.ways[0]?.hinges).toEqual(['block-who'])
  })

  it('with a card already laid down nothing is legal: a turn is one card', () => {
    const choices = ruleset.choices(stateAfter({}, ''), ANN, ['attack'])
    expect(choices.map((choice) => choice.id)).toEqual(['character', ...ACTIONS])
    for (const choice of choices)
      for (const way of choice.ways) {
        expect(way.move.cards).toEqual(['attack', choice.id])
        expect(way.verdict.rules).toEqual(['turn.play-or-draw'])
      }
  })
})
