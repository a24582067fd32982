/** How much a meaning matters, and which meanings are nearly the same. */
import { describe, expect, test } from 'vitest'
import { classesOfCards } from '../../../../engine/ask/knowledge.ts'
import { nearnessOf, rarityOf, weightOf } from '../../../../engine/ask/weights.ts'

describe('how much a meaning matters by itself', () => {
  test('who does what to whom before the card, the card before its class, and so on down to who somebody is', () => {
    const falling = [
      'card:jab>card:fend',
      'card:jab',
      'class:attack',
      'swap',
      'w:zebra',
      'card:jab*2',
      '?count',
      'players:3',
      '#3',
      'person',
    ]
    const weights = falling.map(weightOf)
    expect(weights).toEqual([...weights].sort((one, other) => other - one))
    expect(new Set(weights).size).toBe(falling.length)
    expect(weights.at(-1)).toBeGreaterThan(0)
  })

  test('the thing to do was named as a card already: it adds less than that', () => {
    expect(weightOf('do:card:jab')).toBeLessThan(weightOf('card:jab'))
    expect(weightOf('do:card:jab')).toBeLessThan(weightOf('?count'))
    expect(weightOf('do:swap')).toBe(weightOf('do:card:jab'))
  })

  test('all of one sort matter alike', () => {
    for (const [one, other] of [
      ['card:jab', 'card:fend'],
      ['w:zebra', 'w:horse'],
      ['swap', 'draw'],
      ['#3', '#12'],
      ['?count', '?who'],
    ] as const)
      expect(weightOf(one), one).toBe(weightOf(other))
  })

  test('some meanings are in most questions and tell little, some are in few and tell nearly all', () => {
    for (const usual of ['play', 'hand', 'own-turn', 'hp', 'w:card'])
      expect(weightOf(usual), usual).toBeLessThan(weightOf('swap'))
    for (const telling of ['money', 'timer']) expect(weightOf(telling), telling).toBeGreaterThan(weightOf('card:jab'))
  })
})

describe('how much it matters by how few statements have it', () => {
  const rarity = rarityOf(
    new Map([
      ['once', 1],
      ['twice', 2],
      ['often', 50],
      ['always', 100],
    ]),
    100,
  )

  test('the fewer, the more: from 1 for one to 0.4 for all', () => {
    expect(rarity('once')).toBeCloseTo(1, 10)
    expect(rarity('always')).toBeCloseTo(0.4, 10)
    expect(rarity('once')).toBeGreaterThan(rarity('twice'))
    expect(rarity('twice')).toBeGreaterThan(rarity('often'))
    expect(rarity('often')).toBeGreaterThan(rarity('always'))
    // Half way from all to one, as a logarithm goes.
    expect(rarityOf(new Map([['some', 10]]), 100)('some')).toBeCloseTo(0.7, 10)
  })

  test('what none has is in between', () => {
    expect(rarity('never')).toBeGreaterThan(rarity('always'))
    expect(rarity('never')).toBeLessThan(rarity('once'))
  })

  test('of a single statement every word is in all', () => {
    expect(rarityOf(new Map([['once', 1]]), 1)('once')).toBeCloseTo(0.4, 10)
  })
})

describe('which meanings are nearly the same', () => {
  const near = nearnessOf(
    [
      ['swap', 'draw', 0.5],
      ['draw', 'swap', 0.7],
      ['swap', 'draw', 0.6],
      ['swap', 'take', 0.2],
    ],
    new Map([['jab', ['attack', 'blow']]]),
  )

  test('each is wholly itself, and nothing of what is not near', () => {
    expect([near.of('swap', 'swap'), near.of('zebra', 'zebra')]).toEqual([1, 1])
    expect([near.of('swap', 'zebra'), near.of('zebra', 'swap'), near.of('draw', 'take')]).toEqual([0, 0, 0])
  })

  test('either way round, and as near as the nearest that is said of them', () => {
    expect([near.of('swap', 'draw'), near.of('draw', 'swap')]).toEqual([0.7, 0.7])
    expect([near.of('swap', 'take'), near.of('take', 'swap')]).toEqual([0.2, 0.2])
  })

  test('a card that is asked about is nearly each of its classes, and so is what is done with it; not the other way round', () => {
    for (const [way, asked] of [
      ['class:attack', 'card:jab'],
      ['class:blow', 'card:jab'],
      ['do:class:attack', 'do:card:jab'],
    ] as const) {
      expect(near.of(way, asked)).toBeGreaterThan(0.8)
      expect(near.of(way, asked)).toBeLessThan(1)
      expect(near.of(asked, way)).toBe(0)
    }
    expect(near.of('do:class:attack', 'card:jab')).toBe(0)
  })

  test('all that come near one', () => {
    expect([...near.keysOf('swap')].sort()).toEqual(['draw', 'take'])
    expect([...near.keysOf('card:jab')].sort()).toEqual(['class:attack', 'class:blow'])
    expect(near.keysOf('zebra')).toEqual([])
  })
})

test('the classes of a card, in the order in which a game names them', () => {
  const classes = { attack: ['jab', 'haymaker'], blow: ['jab'], none: [] }
  expect([...classesOfCards({ classes } as never)]).toEqual([
    ['jab', ['attack', 'blow']],
    ['haymaker', ['attack']],
  ])
})
