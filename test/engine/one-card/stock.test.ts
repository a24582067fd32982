import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { State } from '../../../engine/one-card/state.ts'
import { ANN, BEN, CAS, cardsOf, faults, playedOn, say, started } from './table.ts'

/** A table whose stock is short: its other cards are in Ann's hand. */
function short(state: State, stock: number): State {
  const hands = [...state.hands]
  hands[ANN] = (hands[ANN] ?? 0) + state.stock - stock
  return { ...state, hands, stock }
}

describe('stock.reshuffle', () => {
  const played = () => playedOn(started(), 'Cas: 5S', 'Ben: 6S', 'Ann: 8S')

  it('not before it is needed', () => {
    const state = ruleset.play(short(played(), 1), say(CAS, 'draw'))
    expect(state.stock).toBe(0)
    expect(state.discard).toEqual(['4S', '5S', '6S', '8S'])
    expect(state.happened.map((one) => one.kind)).not.toContain('reshuffle')
  })

  it('is cited where the draw needs it', () => {
    const rules = (stock: number) => ruleset.judge(short(played(), stock), say(CAS, 'draw')).rules
    expect(rules(0)).toEqual(['turn.play-or-draw', 'stock.reshuffle'])
    expect(rules(1)).toEqual(['turn.play-or-draw'])
    const attacked = (stock: number) =>
      ruleset.judge(playedOn(short(played(), stock), 'Cas: AS'), say(BEN, 'draw')).rules
    expect(attacked(4)).toContain('stock.reshuffle')
    expect(attacked(5)).not.toContain('stock.reshuffle')
  })

  it('when the stock cannot cover a draw, all of the pile but its top card becomes the stock', () => {
    const before = short(played(), 0)
    const state = ruleset.play(before, say(CAS, 'draw'))
    expect(state.discard).toEqual(['8S'])
    expect(state.stock).toBe(2)
    expect(state.hands[CAS]).toBe(5)
    expect(state.happened[0]).toEqual({ kind: 'reshuffle', seat: CAS })
    expect(cardsOf(state)).toBe(54)
    expect(ruleset.judge(before, say(CAS, 'draw')).rules).toContain('stock.reshuffle')
  })

  it('what was left of the stock counts too', () => {
    const attacked = playedOn(short(played(), 3), 'Cas: AS')
    const state = ruleset.play(attacked, say(BEN, 'draw'))
    // 3 in the stock and 4 under the AS, 5 of them drawn.
    expect(state.stock).toBe(2)
    expect(state.discard).toEqual(['AS'])
    expect(state.hands[BEN]).toBe(9)
  })

  it('if even that is not enough, the player takes what there is', () => {
    const attacked = playedOn(short(started(), 0), 'Cas: BJ')
    const state = ruleset.play(attacked, say(BEN, 'draw'))
    expect(state.hands[BEN]).toBe(6)
    expect(state.stock).toBe(0)
    expect(cardsOf(state)).toBe(54)
    const more = ruleset.play(state, say(BEN, 'draw'))
    expect(more.hands[BEN]).toBe(6)
    expect(more.turn).toBe(ANN)
  })

  it('serves a call as well', () => {
    const state = playedOn(short({ ...played(), hands: [5, 5, 2] }, 0), 'Cas: 10S', 'Ann: one card Cas')
    expect(state.discard).toEqual(['10S'])
    expect(state.hands[CAS]).toBe(2)
  })

  it('the called suit stays with the top card', () => {
    const state = playedOn(short(played(), 0), 'Cas: 7S calls hearts', 'Ben: draw')
    expect(state.discard).toEqual(['7S'])
    expect(ruleset.view(state, []).suit).toBe('hearts')
  })
})

describe('deck.single', () => {
  it('a card in the discard pile cannot be played, the start card neither', () => {
    expect(
      faults(
        {},
        `? Cas: 4S => illegal deck.single
        Cas: 5S
        Ben: 6S
        ? Ann: 5S => illegal deck.single
        ? Ann: 6S => illegal deck.single
        ? Ann: 8S => legal`,
      ),
    ).toEqual([])
  })

  it('after a reshuffle all but the top card may come again', () => {
    expect(
      faults({}, 'Cas: 5S\nBen: 6S\n* reshuffle\n= stock 40\n? Ann: 6S => illegal deck.single\n? Ann: 5S => legal'),
    ).toEqual([])
  })

  it('nobody plays one card twice at once', () => {
    expect(faults({ rulings: 'multi=yes' }, '? Cas: 5S + 5S => illegal deck.single')).toEqual([])
  })
})

describe('hand.enough', () => {
  it('nobody plays more cards than they hold', () => {
    expect(
      faults(
        { rulings: 'multi=yes' },
        '* Cas hand 2\n? Cas: 5S + 5H + 5D => illegal hand.enough\n? Cas: 5S + 5H => legal',
      ),
    ).toEqual([])
    expect(faults({}, '* Cas hand 0\n? Cas: 5S => illegal hand.enough\n? Cas: draw => legal')).toEqual([])
  })
})
