import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import { BEN, CAS, faults, NAMES, replayed, say } from './table.ts'

describe('win', () => {
  it('the first to play their last card wins', () => {
    expect(faults({}, '* Cas hand 1\n= winner none\nCas: 5S\n= winner Cas\n= ask over\n= turn none')).toEqual([])
  })

  it.each(['2S', 'AS', 'BJ', 'JS', 'QS', 'KS', '7S calls hearts'])('whatever that card does: %s', (card) => {
    expect(
      faults({}, `* Cas hand 1\nCas: ${card}\n= winner Cas\n= ask over\n= pending 0\n= direction counterclockwise`),
    ).toEqual([])
  })

  it('in answer to an attack, and with several cards at once', () => {
    expect(faults({}, '* Ben hand 1\nCas: 2S\nBen: AS\n= winner Ben\n= pending 0')).toEqual([])
    expect(faults({ rulings: 'multi=yes' }, '* Cas hand 2\nCas: 5S + 5H\n= winner Cas')).toEqual([])
  })

  it('after it everything is refused, calls and done too', () => {
    expect(
      faults(
        {},
        `* Cas hand 1
        Cas: 5S
        ? Ben: 6S => illegal win
        ? Ben: draw => illegal win
        ? Cas: draw => illegal win
        ? Ann: one card Cas => illegal win
        ? done => illegal win`,
      ),
    ).toEqual([])
  })

  it('only the card and the win happen', () => {
    const { state } = replayed({}, '* Cas hand 1\nCas: JS')
    expect(state.happened).toEqual([
      { kind: 'hand', seat: CAS, change: -1, card: 'JS', cause: 'play' },
      { kind: 'win', seat: CAS },
    ])
  })
})

describe('ruling finish', () => {
  it('any: no card is barred from being the last', () => {
    expect(faults({}, '* Cas hand 1\n? Cas: KS => legal ~finish\n? Cas: 5S => legal')).toEqual([])
  })

  it.each(['AS', '2S', 'JS', 'QS', 'KS', '7S calls spades', 'BJ'])('plain: %s may not be the last card', (card) => {
    expect(
      faults(
        { rulings: 'finish=plain' },
        `* Cas hand 1\n? Cas: ${card} => illegal win ~finish\n* Cas hand 2\n? Cas: ${card} => legal`,
      ),
    ).toEqual([])
  })

  it.each(['3S', '5S', '6S', '8S', '9S', '10S', '4H'])('plain: %s may', (card) => {
    expect(faults({ rulings: 'finish=plain' }, `* Cas hand 1\nCas: ${card} => legal\n= winner Cas`)).toEqual([])
  })

  it('plain: several at once are the last card together', () => {
    const rulings = 'finish=plain, multi=yes'
    expect(faults({ rulings }, '* Cas hand 2\n? Cas: KS + KH => illegal win\n? Cas: 5S + 5H => legal')).toEqual([])
  })

  it('plain: an attack with the last card in hand can only be drawn for', () => {
    expect(
      faults(
        { rulings: 'finish=plain' },
        '* Ben hand 1\nCas: 2S\n? Ben: AS => illegal win ~finish\nBen: draw\n= Ben hand 3',
      ),
    ).toEqual([])
  })
})

describe('a win that was none', () => {
  it.each([
    ['5S', '= ask turn Ben'],
    ['KS', '= ask again Cas'],
    ['AS', '= ask attack Ben\n= pending 5'],
    ['QS', '= ask turn Ann\n= direction clockwise'],
    ['7S calls hearts', '= ask turn Ben\n= suit hearts'],
  ])('the winner held more cards: the game goes on after %s', (card, then) => {
    expect(
      faults({}, `* Cas hand 1\nCas: ${card}\n* Ann hand 3\n= winner Cas\n* Cas hand 2\n= winner none\n${then}`),
    ).toEqual([])
  })

  it('counts the turn that begins then', () => {
    const { state } = replayed({}, '* Cas hand 1\nCas: 5S')
    expect(state.turnNumber).toBe(1)
    const fixed = ruleset.correct(state, { kind: 'hand', seat: CAS, value: 1 })
    expect(fixed.ok && fixed.value.turnNumber).toBe(2)
    expect(fixed.ok && ruleset.judge(fixed.value, say(BEN, '6S')).legal).toBe(true)
  })

  it('turns the direction only then, and says so', () => {
    const { state } = replayed({}, '* Cas hand 1\nCas: QS\n* Cas hand 1')
    expect(state.happened).toEqual([
      { kind: 'hand', seat: CAS, change: 1, cause: 'correction' },
      { kind: 'direction', seat: CAS, cause: 'clockwise' },
      { kind: 'turn', seat: 0 },
      { kind: 'correction', seat: CAS, cause: 'hand' },
    ])
    const plain = replayed({}, '* Cas hand 1\nCas: 5S\n* Cas hand 1').state
    expect(plain.happened.map((one) => one.kind)).toEqual(['hand', 'turn', 'correction'])
  })

  it('a hand that is still empty leaves the win', () => {
    expect(faults({}, '* Cas hand 1\nCas: 5S\n* Cas hand 0\n= winner Cas')).toEqual([])
  })

  it('a turn correction alone leaves the win, and says who is on if it is withdrawn', () => {
    expect(
      faults({}, '* Cas hand 1\nCas: AS\n* turn Ann\n= winner Cas\n* Cas hand 1\n= ask turn Ann\n= pending 0'),
    ).toEqual([])
  })
})

describe('the summary when it is over', () => {
  it('nobody is on turn or asked, and nothing is pending', () => {
    const { state } = replayed({}, '* Cas hand 1\nCas: 2S')
    expect(ruleset.view(state, NAMES)).toEqual({
      turn: null,
      ask: { kind: 'over', who: [] },
      top: '2S',
      suit: 'spades',
      direction: 'counterclockwise',
      pending: 0,
      stock: 42,
      players: [
        { name: 'Ann', hand: 5 },
        { name: 'Ben', hand: 5 },
        { name: 'Cas', hand: 0 },
      ],
      winner: 'Cas',
    })
  })
})
