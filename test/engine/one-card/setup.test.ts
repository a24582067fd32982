import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import { type Setup, usualRulings } from '../../../engine/ruleset.ts'
import { ANN, BEN, CAS, cardsOf, faults, NAMES, started } from './table.ts'

const usual = usualRulings(ruleset.rulings)
const table = (players: readonly string[], options: Setup['options'] = { top: '9C' }, dealer = 0) =>
  ruleset.start({ players, dealer, options }, usual)
const problems = (...args: Parameters<typeof table>) => {
  const result = table(...args)
  return result.ok ? [] : result.problem.map(({ where, reason }) => `${where} ${reason}`)
}

describe('setup.players', () => {
  it('takes two to ten', () => {
    expect(problems(NAMES.slice(0, 1))).toEqual(['players players.few'])
    for (let count = 2; count <= 10; count++) expect(problems(NAMES.slice(0, count))).toEqual([])
    // 11 players would get 55 cards.
    expect(problems([...NAMES, 'Kim'])).toEqual(['players players.many'])
    expect(ruleset.seats).toEqual([2, 10])
  })

  it('leaves a top card and a stock even with ten', () => {
    const state = started(10)
    expect(state.discard).toEqual(['4S'])
    expect(state.stock).toBe(3)
  })
})

describe('setup.deal, setup.deck', () => {
  it.each([
    [2, 7],
    [3, 5],
    [4, 5],
    [10, 5],
  ])('%i players get %i cards each, of 54', (players, hand) => {
    const state = started(players)
    expect(state.hands).toEqual(Array(players).fill(hand))
    expect(cardsOf(state)).toBe(54)
  })

  it('Jokers are in: one may even be turned up', () => {
    expect(started(3, 'BJ').discard).toEqual(['BJ'])
  })
})

describe('setup.first', () => {
  it('counterclockwise: the dealer’s right starts, and play runs on that way', () => {
    expect(
      faults(
        {},
        `= turn Cas
        = direction counterclockwise
        Cas: draw
        = turn Ben
        Ben: draw
        = turn Ann
        Ann: draw
        = turn Cas`,
      ),
    ).toEqual([])
  })

  it('ruling direction = clockwise: the dealer’s left starts', () => {
    expect(
      faults(
        { rulings: 'direction=clockwise' },
        `= turn Ben
        = direction clockwise
        Ben: draw
        = turn Cas
        Cas: draw
        = turn Ann`,
      ),
    ).toEqual([])
  })

  it('goes round the table', () => {
    const turns = [ANN, BEN, CAS].map((dealer) => {
      const result = ruleset.start({ players: ['Ann', 'Ben', 'Cas'], dealer, options: { top: '9C' } }, usual)
      return result.ok ? result.value.turn : -1
    })
    expect(turns).toEqual([CAS, ANN, BEN])
  })
})

describe('setup.start', () => {
  it.each(['2S', 'AS', 'BJ', 'CJ'])('%s turned up attacks nobody', (top) => {
    expect(faults({ top }, '= pending 0\n= ask turn Cas')).toEqual([])
  })

  it.each(['JS', 'QS', 'KS'])('%s turned up does nothing', (top) => {
    expect(faults({ top }, '= turn Cas\n= direction counterclockwise\nCas: 5S\n= turn Ben')).toEqual([])
  })

  it('a 7 turned up counts with its own suit', () => {
    expect(
      faults({ top: '7H' }, '= suit hearts\n? Cas: 5H => legal\n? Cas: 5S => illegal follow\n? Cas: CJ => legal'),
    ).toEqual([])
  })

  it('a Joker turned up is followed by its colour', () => {
    expect(faults({ top: 'CJ' }, '= suit red\n? Cas: 5H => legal\n? Cas: 5S => illegal follow.joker-colour')).toEqual(
      [],
    )
  })

  it('has to be said, however it is spelled', () => {
    expect(problems(['Ann', 'Ben'], {})).toEqual(['top top.missing'])
    expect(problems(['Ann', 'Ben'], { top: ' ' })).toEqual(['top top.missing'])
    expect(problems(['Ann', 'Ben'], { top: 'nine of clubs' })).toEqual([])
    const wrong = table(['Ann', 'Ben'], { top: 'nien of clubs' })
    expect(wrong.ok ? undefined : wrong.problem).toEqual([
      { where: 'top', reason: 'top.unknown', params: { found: 'nien of clubs', nearest: '9C' } },
    ])
  })
})

describe('a set-up with several problems', () => {
  it('names them all at once', () => {
    const result = ruleset.start(
      { players: ['Ann', 'ann', ''], dealer: 7, options: { top: '1S' } },
      { ...usual, multi: 'maybe', colour: 'red' },
    )
    expect(result.ok ? [] : result.problem.map(({ where, reason }) => `${where} ${reason}`)).toEqual([
      'players.1 name.twice',
      'players.2 name.empty',
      'dealer dealer',
      'rulings.multi ruling.option',
      'rulings.colour ruling.unknown',
      'top top.unknown',
    ])
  })
})
