/** For every rule that forbids something: a legal move passes, and one that breaks it is refused by it first. */
import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'
import { ANN, BEN, CAS, faults, playedOn, replayed, say, started, type Table } from './table.ts'

interface Case {
  readonly table?: Table
  readonly before?: string
  readonly legal: string
  readonly illegal: string
}

const cases: Readonly<Record<string, Case>> = {
  win: { table: { rulings: 'finish=plain' }, before: '* Cas hand 1', legal: 'Cas: 5S', illegal: 'Cas: KS' },
  'turn.owner': { legal: 'Cas: 5S', illegal: 'Ben: 5S' },
  'attack.answer': { before: 'Cas: 2S', legal: 'Ben: AS', illegal: 'Ben: 5S' },
  'hand.enough': {
    table: { rulings: 'multi=yes' },
    before: '* Cas hand 2',
    legal: 'Cas: 5S + 5H',
    illegal: 'Cas: 5S + 5H + 5D',
  },
  'deck.single': { before: 'Cas: 5S\nBen: 6S', legal: 'Ann: 8S', illegal: 'Ann: 5S' },
  'seven.call': { legal: 'Cas: 7H calls clubs', illegal: 'Cas: 7H' },
  follow: { legal: 'Cas: 5S', illegal: 'Cas: 5H' },
  'follow.joker-colour': { legal: 'Cas: BJ', illegal: 'Cas: CJ' },
  'follow.jokers': { table: { top: 'BJ' }, legal: 'Cas: 5S', illegal: 'Cas: CJ' },
  'turn.play-or-draw': { table: { rulings: 'multi=yes' }, legal: 'Cas: 5S + 5H', illegal: 'Cas: 5S + 6S' },
  'one-card.nobody': { before: '* Cas hand 2\nCas: 5S', legal: 'Cas: one card Cas', illegal: 'Ben: one card Ben' },
}

describe('every rule that forbids', () => {
  it('has a case here', () => {
    const forbidding = ruleset.rules.filter((rule) => rule.kind === 'forbids').map((rule) => rule.id)
    expect(Object.keys(cases).sort()).toEqual(forbidding.sort())
  })

  it.each(Object.entries(cases))('%s', (rule, { table = {}, before, legal, illegal }) => {
    const lines = [...(before === undefined ? [] : [before]), `? ${legal} => legal`, `? ${illegal} => illegal ${rule}`]
    expect(faults(table, lines.join('\n'))).toEqual([])
  })
})

describe('the order of refusals', () => {
  const order = (table: Table, lines: string) => expect(faults(table, lines)).toEqual([])

  it('win before turn.owner', () => order({}, '* Cas hand 1\nCas: 5S\n? Ann: 5H => illegal win'))

  it('turn.owner before attack.answer and everything else', () =>
    order({}, 'Cas: 2S\n? Ann: 5H => illegal turn.owner\n? Ann: 2S + 7H + 5H => illegal turn.owner'))

  it('attack.answer before hand.enough, deck.single, seven.call and follow', () =>
    order(
      {},
      `* Ben hand 1
      Cas: 2S
      ? Ben: 5S + 5H => illegal attack.answer
      ? Ben: 4S => illegal attack.answer
      ? Ben: 7H => illegal attack.answer
      ? Ben: 5H => illegal attack.answer
      ? Ben: AS + 5S => illegal attack.answer`,
    ))

  it('hand.enough before deck.single', () =>
    order({ rulings: 'multi=yes' }, '* Cas hand 1\n? Cas: 4S + 4H => illegal hand.enough'))

  it('hand.enough in an attack too', () =>
    order({ rulings: 'multi=yes' }, '* Ben hand 1\nCas: 2S\n? Ben: 2S + 2H => illegal hand.enough'))

  it('deck.single before seven.call and the follow rules', () =>
    order(
      { top: '7S' },
      '? Cas: 7S => illegal deck.single\nCas: 5S\nBen: 5H\n? Ann: 5S => illegal deck.single\n? Ann: 7S => illegal deck.single',
    ))

  it('deck.single in an attack before the follow rules', () =>
    order({ top: 'AH' }, 'Cas: AS\nBen: 2S\n? Ann: AH => illegal deck.single'))

  it('seven.call before the follow rules', () => order({}, '? Cas: 5H calls hearts => illegal seven.call'))

  it('the follow rules before turn.play-or-draw', () =>
    order(
      {},
      `? Cas: 5H + 5S => illegal follow
      ? Cas: 5H + 6H => illegal follow
      ? Cas: CJ + BJ => illegal follow.joker-colour
      ? Cas: BJ + CJ => illegal turn.play-or-draw`,
    ))

  it('turn.play-or-draw before finish = plain', () =>
    order({ rulings: 'finish=plain' }, '* Cas hand 2\n? Cas: KS + KH => illegal turn.play-or-draw'))

  it('the follow rules before finish = plain', () =>
    order({ rulings: 'finish=plain' }, '* Cas hand 1\n? Cas: KH => illegal follow'))

  it('finish = plain before joker-on-joker = no', () =>
    order({ rulings: 'finish=plain, joker-on-joker=no' }, '* Ben hand 1\nCas: BJ\n? Ben: CJ => illegal win'))

  it('turn.play-or-draw before joker-on-joker = no', () =>
    order({ rulings: 'joker-on-joker=no, multi=yes' }, 'Cas: BJ\n? Ben: CJ + 2H => illegal turn.play-or-draw'))

  it('names the other rules that are broken besides', () => {
    const state = started()
    expect(ruleset.judge(state, say(CAS, '7S + 7S')).rules).toEqual(['deck.single', 'seven.call', 'turn.play-or-draw'])
    expect(ruleset.judge(state, say(CAS, '5H + 5S')).rules).toEqual(['follow', 'turn.play-or-draw'])
  })
})

describe('a declaration that is no move', () => {
  const judged = (move: object) => ruleset.judge(started(), { seat: CAS, cards: [], ...move })
  const first = (move: object) => (judged(move).legal ? 'legal' : judged(move).rules[0])

  it('is turn.play-or-draw on one’s own turn', () => {
    expect(first({})).toBe('turn.play-or-draw')
    expect(first({ word: 'pass' })).toBe('turn.play-or-draw')
    expect(first({ cards: ['5S'], word: 'draw' })).toBe('turn.play-or-draw')
    expect(first({ cards: ['5S'], targets: [{ seat: BEN }] })).toBe('turn.play-or-draw')
    expect(first({ word: 'draw', targets: [{ seat: BEN }] })).toBe('turn.play-or-draw')
    expect(first({ word: 'draw', details: { calls: 'hearts' } })).toBe('turn.play-or-draw')
    expect(first({ cards: ['1S'] })).toBe('turn.play-or-draw')
    expect(first({ cards: ['5S', '__proto__'] })).toBe('turn.play-or-draw')
  })

  it('a card that is not there is named, whatever stands beside it', () => {
    const multi = started(3, '4S', { multi: 'yes' })
    for (const cards of [['1S'], ['5S', '1S'], ['1S', '5S']]) {
      const verdict = ruleset.judge(multi, { seat: CAS, cards })
      expect([verdict.reason, verdict.params.found]).toEqual(['turn.play-or-draw.unknown', '1S'])
    }
  })

  it('nobody named is nobody aimed at', () => {
    expect(first({ cards: ['5S'], targets: [] })).toBe('legal')
    expect(first({ word: 'draw', targets: [] })).toBe('legal')
  })

  it('is turn.owner from anybody else, and from nobody', () => {
    expect(first({ seat: BEN, word: 'pass' })).toBe('turn.owner')
    expect(first({ seat: null, word: 'draw' })).toBe('turn.owner')
    expect(first({ seat: 17, cards: ['5S'] })).toBe('turn.owner')
  })

  it('a 7 that calls no suit is not complete', () => {
    expect(first({ cards: ['7S'], details: { calls: 'swords' } })).toBe('seven.call')
    expect(first({ cards: ['7S'], details: { calls: 4 } })).toBe('seven.call')
    expect(first({ cards: ['7S'], details: {} })).toBe('seven.call')
  })
})

describe('hinges', () => {
  it('only the rulings that change the answer', () => {
    const hingesOf = (table: Table, lines: string) => replayed(table, lines).lines.at(-1)?.hinges
    expect(hingesOf({}, '? Cas: 5S')).toEqual([])
    expect(hingesOf({}, '? Cas: 5S + 5H')).toEqual(['multi'])
    expect(hingesOf({}, '? Cas: 5S + 6S')).toEqual([])
    expect(hingesOf({}, 'Cas: 2S\n? Ben: AH')).toEqual(['attack-follow'])
    expect(hingesOf({}, 'Cas: BJ\n? Ben: CJ')).toEqual(['joker-on-joker'])
    expect(hingesOf({}, '* Cas hand 1\n? Cas: KS')).toEqual(['finish'])
    expect(hingesOf({}, '* Cas hand 2\nCas: 5S\n? Cas: one card Cas')).toEqual([])
  })
})

describe('a legal verdict', () => {
  it('rests on the rule that lets the card follow, then on what it does', () => {
    const rules = (state: ReturnType<typeof started>, seat: number, text: string) =>
      ruleset.judge(state, say(seat, text)).rules
    const state = started()
    expect(rules(state, CAS, '5S')).toEqual(['follow'])
    expect(rules(state, CAS, 'JS')).toEqual(['follow', 'jack.skip', 'jack'])
    expect(rules(state, CAS, 'QS')).toEqual(['follow', 'queen.reverse', 'queen'])
    expect(rules(started(2), BEN, 'QS')).toEqual(['follow', 'queen.two', 'queen'])
    expect(rules(state, CAS, 'KS')).toEqual(['follow', 'king.again', 'king'])
    expect(rules(state, CAS, '7H calls clubs')).toEqual(['follow.seven', 'seven.call', 'seven'])
    expect(rules(state, CAS, 'BJ')).toEqual(['follow.joker-colour', 'attack.adds', 'black-joker'])
    expect(rules(state, CAS, 'draw')).toEqual(['turn.play-or-draw'])
    const attacked = playedOn(state, 'Cas: 2S')
    expect(rules(attacked, BEN, 'AS')).toEqual(['attack.answer', 'follow', 'attack.adds', 'ace-of-spades'])
    expect(rules(attacked, BEN, 'draw')).toEqual(['attack.draw', 'attack.then-turn'])
    const joker = playedOn(attacked, 'Ben: BJ')
    expect(rules(joker, ANN, 'CJ')).toEqual(['attack.answer', 'follow.jokers', 'attack.adds', 'coloured-joker'])
    expect(rules(playedOn(state, 'Cas: KS'), CAS, 'draw')).toEqual(['king.again'])
    expect(rules(playedOn(attacked, 'Ben: draw'), BEN, 'draw')).toEqual(['attack.then-turn'])
  })

  it('names what each of several cards does, once', () => {
    const state = started(3, '4S', { multi: 'yes' })
    const rules = (text: string) => ruleset.judge(state, say(CAS, text)).rules
    expect(rules('5S + 5H')).toEqual(['follow'])
    expect(rules('AS + AH + AD')).toEqual(['follow', 'attack.adds', 'ace-of-spades', 'ace'])
    expect(rules('KS + KH')).toEqual(['follow', 'king.again', 'king'])
  })

  it('says what the move counts as', () => {
    const as = (lines: string) => replayed({}, lines).lines.at(-1)?.verdict?.as
    expect(as('Cas: 5S')).toBe('card')
    expect(as('Cas: KS')).toBe('card')
    expect(as('Cas: 2S')).toBe('attack')
    expect(as('Cas: 2S\nBen: AS')).toBe('answer')
    expect(as('Cas: draw')).toBe('draw')
    expect(as('Cas: 2S\nBen: draw')).toBe('draw-attack')
    expect(as('* Cas hand 2\nCas: 5S\nCas: one card Cas')).toBe('call')
    expect(as('* Cas hand 2\nCas: 5S\nBen: one card Cas')).toBe('catch')
    expect(as('done')).toBe('done')
  })

  it('carries no notes', () => {
    expect(faults({}, '? Cas: 5S => legal !none\n? Cas: draw => legal !none')).toEqual([])
  })
})
