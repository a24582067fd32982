import { describe, expect, it } from 'vitest'
import { cards, suits } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import type { Declaration } from '../../../engine/ruleset.ts'
import { ANN, BEN, CAS, faults, NAMES } from './table.ts'

const { notation } = ruleset
const names = ['Ann', 'Ben', 'Mary Jane', 'draw', 'Cas calls']
const read = (text: string) => notation.read(text, CAS, names)
const said = (text: string) => {
  const result = read(text)
  return result.ok ? result.value : result.problem
}

describe('what is read', () => {
  it.each<[string, Omit<Declaration, 'seat'>]>([
    ['10S', { cards: ['10S'] }],
    ['  as ', { cards: ['AS'] }],
    ['BJ', { cards: ['BJ'] }],
    ['coloured Joker', { cards: ['CJ'] }],
    ['7H calls spades', { cards: ['7H'], details: { calls: 'spades' } }],
    ['7h CALLS Spade', { cards: ['7H'], details: { calls: 'spades' } }],
    ['7H  calls  ♣', { cards: ['7H'], details: { calls: 'clubs' } }],
    ['seven of hearts calls diamonds', { cards: ['7H'], details: { calls: 'diamonds' } }],
    ['5H + 5S', { cards: ['5H', '5S'] }],
    ['5h+5s+5D', { cards: ['5H', '5S', '5D'] }],
    ['7H + 7S calls clubs', { cards: ['7H', '7S'], details: { calls: 'clubs' } }],
    ['draw', { cards: [], word: 'draw' }],
    ['Draw', { cards: [], word: 'draw' }],
    ['one card Ben', { cards: [], word: 'one-card', targets: [{ seat: BEN }] }],
    ['One Card  mary jane', { cards: [], word: 'one-card', targets: [{ seat: 2 }] }],
    ['one-card ann', { cards: [], word: 'one-card', targets: [{ seat: ANN }] }],
    ['one card draw', { cards: [], word: 'one-card', targets: [{ seat: 3 }] }],
    ['one card Cas calls', { cards: [], word: 'one-card', targets: [{ seat: 4 }] }],
  ])('%s', (text, expected) => {
    expect(said(text)).toEqual({ seat: CAS, ...expected })
  })
})

describe('what is wrong, and where', () => {
  it.each([
    ['', 0, 'expected', { expected: 'declaration', found: '' }],
    ['   ', 3, 'expected', { expected: 'declaration', found: '' }],
    ['1OH', 0, 'unknown-card', { found: '1OH', nearest: '10H' }],
    ['5H + qq', 5, 'unknown-card', { found: 'qq', nearest: 'QS' }],
    ['five of harts', 0, 'unknown-card', { found: 'five of harts', nearest: '5H' }],
    ['drw', 0, 'unknown-card', { found: 'drw', nearest: 'draw' }],
    ['5H +', 4, 'expected', { expected: 'card', found: '' }],
    ['+ 5H', 0, 'expected', { expected: 'card', found: '' }],
    ['5H 5S', 3, 'unexpected', { found: '5S' }],
    ['5H > Ben', 3, 'unexpected', { found: '> Ben' }],
    ['draw 5', 5, 'unexpected', { found: '5' }],
    ['7H calls', 8, 'expected', { expected: suits, found: '' }],
    ['7H calls hart', 9, 'expected', { expected: suits, found: 'hart', nearest: 'hearts' }],
    ['7H calls hearts calls clubs', 9, 'expected', { expected: suits, found: 'hearts calls clubs' }],
    ['one card', 8, 'expected', { expected: 'player', found: '' }],
    ['one card Bne', 9, 'unknown-name', { found: 'Bne', nearest: 'Ben' }],
    ['one card Zebediah', 9, 'unknown-name', { found: 'Zebediah' }],
  ])('%j', (text, column, reason, params) => {
    const problem = said(text)
    expect(problem).toMatchObject({ column, reason, params })
  })

  it('offers the nearest only where one is near', () => {
    expect(said('xylophone quartet')).toEqual({
      column: 0,
      reason: 'unknown-card',
      params: { found: 'xylophone quartet' },
    })
  })

  it('stays cheap and short on long lines', () => {
    const long = 'x'.repeat(100_000)
    const problem = said(long)
    expect(JSON.stringify(problem).length).toBeLessThan(300)
  })

  it.each(['__proto__', 'constructor', '7H calls __proto__', 'one card __proto__', 'toString'])(
    '%s is nothing',
    (text) => {
      expect(read(text).ok).toBe(false)
    },
  )
})

describe('what is written reads back the same', () => {
  const moves: Declaration[] = [
    ...cards.map((card) => ({ seat: CAS, cards: [card.id] })),
    ...suits.map((calls) => ({ seat: CAS, cards: ['7H', '7S'], details: { calls } })),
    { seat: CAS, cards: [], word: 'draw' },
    ...names.map((_, seat) => ({ seat: CAS, cards: [], word: 'one-card', targets: [{ seat }] })),
  ]
  it.each(moves.map((move) => [notation.write(move, names), move] as const))('%s', (text, move) => {
    expect(said(text)).toEqual(move)
  })
})

describe('facts', () => {
  it('every one of them, and none that is not so', () => {
    expect(
      faults(
        {},
        `= turn Cas
        = ask turn Cas
        = winner none
        = top 4S
        = suit spades
        = pending 0
        = direction counterclockwise
        = stock 38
        = Ben hand 5
        Cas: AS
        = ask attack Ben
        = pending 5
        = TOP as
        = suit Spades`,
      ),
    ).toEqual([])
    const wrong = [
      'turn Ben',
      'ask attack Cas',
      'winner Cas',
      'top 5S',
      'suit hearts',
      'pending 1',
      'direction clockwise',
    ]
    for (const fact of [...wrong, 'stock 1', 'Ben hand 6']) expect(faults({}, `= ${fact}`)).toHaveLength(1)
  })

  it('names the facts and corrections of docs/record.md', () => {
    expect(Object.keys(notation.facts).sort()).toEqual(
      ['ask', 'direction', 'hand', 'pending', 'stock', 'suit', 'top', 'turn', 'winner'].sort(),
    )
    expect(Object.keys(notation.corrections).sort()).toEqual(['hand', 'reshuffle', 'turn'])
    expect(notation.headers.map((header) => header.key)).toEqual(['top'])
  })
})

describe('the public summary', () => {
  it('has exactly the keys of docs/record.md, in their order', () => {
    const started = ruleset.start({ players: NAMES.slice(0, 3), dealer: 0, options: { top: '9C' } }, {})
    if (!started.ok) throw new Error('does not start')
    expect(JSON.stringify(ruleset.view(started.value, NAMES))).toBe(
      '{"turn":"Cas","ask":{"kind":"turn","who":["Cas"]},"top":"9C","suit":"clubs","direction":"counterclockwise",' +
        '"pending":0,"stock":38,"players":[{"name":"Ann","hand":5},{"name":"Ben","hand":5},{"name":"Cas","hand":5}],"winner":null}',
    )
  })
})
