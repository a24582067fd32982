import { describe, expect, it } from 'vitest'
import { cards } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { State } from '../../../engine/one-card/state.ts'
import { text } from '../../../engine/one-card/text/en.ts'
import { ANN, BEN, CAS, playedOn, replayed, started } from './table.ts'

const legalIds = (state: State, seat: number, said?: readonly string[]) =>
  ruleset
    .choices(state, seat, said)
    .filter((choice) => choice.legal)
    .map((choice) => choice.id)

describe('choices', () => {
  it('every card of the deck, the draw, the calls and done', () => {
    const choices = ruleset.choices(started(), CAS)
    expect(choices.map((choice) => choice.id)).toEqual([...cards.map((card) => card.id), 'draw', 'one-card', 'done'])
    for (const choice of choices) {
      expect(text.groups[choice.group]).toBeTruthy()
      if (choice.group === 'word') expect(text.words[choice.id]).toBeTruthy()
    }
  })

  it('a 7 has a way for each suit, a call one for each player', () => {
    const choices = ruleset.choices(started(), CAS)
    const waysOf = (id: string) => choices.find((choice) => choice.id === id)?.ways ?? []
    expect(waysOf('7H').map((way) => way.move.details?.calls)).toEqual(['spades', 'hearts', 'diamonds', 'clubs'])
    expect(waysOf('7H').every((way) => way.verdict.legal)).toBe(true)
    expect(waysOf('one-card').map((way) => way.move.targets?.[0]?.seat)).toEqual([0, 1, 2])
    expect(waysOf('5S')).toHaveLength(1)
  })

  it('on a turn: what follows, every 7 and the draw', () => {
    expect(legalIds(started(), CAS).sort()).toEqual(
      // All spades but the 4S that lies there, all 4s, all 7s, the black Joker.
      '2S 3S 5S 6S 7S 8S 9S 10S JS QS KS AS 4H 4D 4C 7H 7D 7C BJ draw done'.split(' ').sort(),
    )
  })

  it('under an attack: attack cards that follow and the draw', () => {
    expect(legalIds(playedOn(started(), 'Cas: 2S'), BEN)).toEqual(['AS', '2H', '2D', '2C', 'BJ', 'draw', 'done'])
  })

  it('out of turn: only a call that is due, legal ways first', () => {
    expect(legalIds(started(), ANN)).toEqual(['done'])
    const { state } = replayed({}, '* Cas hand 2\nCas: 5S')
    expect(legalIds(state, ANN)).toEqual(['one-card', 'done'])
    const call = ruleset.choices(state, ANN).find((choice) => choice.id === 'one-card')
    expect(call?.ways[0]?.move).toEqual({ seat: ANN, cards: [], word: 'one-card', targets: [{ seat: CAS }] })
    expect(call?.ways.map((way) => way.verdict.legal)).toEqual([true, false, false])
  })

  it('multi: cards already laid down go with the next one', () => {
    const state = started(3, '4S', { multi: 'yes' })
    expect(legalIds(state, CAS, ['5S'])).toEqual(['5H', '5D', '5C'])
    expect(legalIds(state, CAS, ['5S', '5H'])).toEqual(['5D', '5C'])
    expect(legalIds(state, CAS, ['7H'])).toEqual(['7S', '7D', '7C'])
    expect(ruleset.choices(state, CAS, ['5S']).find((choice) => choice.id === '5H')?.ways[0]?.move).toEqual({
      seat: CAS,
      cards: ['5S', '5H'],
    })
  })

  it('multi=no: nothing goes with another card, and says on what that hinges', () => {
    expect(legalIds(started(), CAS, ['5S'])).toEqual([])
    const fives = ruleset.choices(started(), CAS, ['5S']).find((choice) => choice.id === '5H')
    expect(fives?.ways[0]?.hinges).toEqual(['multi'])
  })

  it('after the end nothing is legal', () => {
    const { state } = replayed({}, '* Cas hand 1\nCas: 5S')
    for (const seat of [ANN, BEN, CAS]) expect(legalIds(state, seat)).toEqual([])
  })
})
