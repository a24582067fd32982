import { describe, expect, it } from 'vitest'
import { cardNamed, cards, nearestCard, wordOf } from '../../../engine/one-card/cards.ts'
import { ruleset } from '../../../engine/one-card/index.ts'
import { text } from '../../../engine/one-card/text/en.ts'
import { rules as ruleText } from '../../../engine/one-card/text/en-rules.ts'

const damages = (id: string) => cards.find((card) => card.id === id)?.damage

describe('the deck', () => {
  it('has 54 different cards: 13 ranks in four suits, and two Jokers', () => {
    expect(new Set(cards.map((card) => card.id)).size).toBe(54)
    for (const suit of ['spades', 'hearts', 'diamonds', 'clubs'])
      expect(cards.filter((card) => card.suit === suit).map((card) => card.rank)).toEqual(
        '2 3 4 5 6 7 8 9 10 J Q K A'.split(' '),
      )
    expect(cards.filter((card) => card.suit === null).map((card) => card.id)).toEqual(['BJ', 'CJ'])
  })

  it('is printed in records by its ids', () => {
    for (const { id, name } of cards) expect(name).toBe(id)
  })

  it('is written out with the words of its ranks', () => {
    const words = 'two three four five six seven eight nine ten jack queen king ace'.split(' ')
    const spades = cards.filter((card) => card.suit === 'spades')
    expect(spades.map(({ rank }) => wordOf(rank))).toEqual(words)
    expect(words.map((word) => cardNamed(`${word} of spades`))).toEqual(spades.map(({ id }) => id))
    expect(wordOf('joker')).toBe('joker')
  })

  it('attacks with 2, A, the ace of spades and the Jokers, and with nothing else', () => {
    expect(['2S', '2H', 'AH', 'AD', 'AC', 'AS', 'BJ', 'CJ'].map(damages)).toEqual([2, 2, 3, 3, 3, 5, 10, 13])
    expect(cards.filter((card) => card.damage > 0)).toHaveLength(10)
  })

  it('gives red to hearts, diamonds and the coloured Joker', () => {
    expect(cards.filter((card) => card.colour === 'red').map((card) => card.group)).toEqual([
      ...Array(13).fill('hearts'),
      ...Array(13).fill('diamonds'),
      'jokers',
    ])
  })

  it.each([
    ['as', 'AS'],
    ['10 h', '10H'],
    ['TH', '10H'],
    ['ten of hearts', '10H'],
    ['10 of hearts', '10H'],
    ['Queen of Clubs', 'QC'],
    ['7♦', '7D'],
    ['black joker', 'BJ'],
    ['Colored Joker', 'CJ'],
    ['coloured-joker', 'CJ'],
  ])('reads %s as %s', (written, id) => {
    expect(cardNamed(written)).toBe(id)
  })

  it.each(['', '1S', '11H', 'joker', 'A', 'S', '__proto__', 'constructor'])('reads %j as no card', (written) => {
    expect(cardNamed(written)).toBeUndefined()
  })

  it('no two cards share a spelling', () => {
    const all = cards.flatMap((card) => [card.id, ...card.also].map((name) => [name, card.id]))
    for (const [name = '', id] of all) expect([name, cardNamed(name)]).toEqual([name, id])
  })

  it('offers the card that was probably meant', () => {
    expect(nearestCard('sevn of harts')).toBe('7H')
    expect(nearestCard('blak joker')).toBe('BJ')
    expect(nearestCard('xyzzy xyzzy')).toBeUndefined()
  })
})

describe('rules and rulings', () => {
  it('are those of One Card', () => {
    expect([ruleset.id, ruleset.name, ruleset.edition]).toEqual(['one-card', 'One Card', 1])
  })

  it('every rule has its words and its section, in the same order', () => {
    expect(Object.keys(ruleText.rules)).toEqual(ruleset.rules.map((rule) => rule.id))
    for (const { section } of ruleset.rules) expect(Object.keys(ruleText.sections)).toContain(section)
    expect(new Set(ruleset.rules.map((rule) => rule.section)).size).toBe(Object.keys(ruleText.sections).length)
  })

  it('every special card is a rule', () => {
    const ids = ruleset.rules.map((rule) => rule.id)
    const special = new Set(cards.map((card) => card.special).filter((id) => id !== ''))
    expect([...special].sort()).toEqual(
      ['two', 'ace', 'ace-of-spades', 'black-joker', 'coloured-joker', 'seven', 'jack', 'queen', 'king'].sort(),
    )
    for (const id of special) expect(ids).toContain(id)
  })

  it('the rulings, their options and the defaults', () => {
    expect(ruleset.rulings.map(({ id, options }) => [id, ...options])).toEqual([
      ['direction', 'counterclockwise', 'clockwise'],
      ['attack-follow', 'yes', 'any'],
      ['attack-order', 'free', 'at-least'],
      ['attack-cap', 'none', '20'],
      ['multi', 'no', 'yes'],
      ['call-penalty', 'yes', 'no'],
      ['joker-on-joker', 'yes', 'no'],
      ['finish', 'any', 'plain'],
    ])
  })

  it('every ruling bends rules that are there, and asks, explains and names its options', () => {
    const ids = ruleset.rules.map((rule) => rule.id)
    expect(Object.keys(ruleText.rulings)).toEqual(ruleset.rulings.map((ruling) => ruling.id))
    for (const ruling of ruleset.rulings) {
      expect(ruling.rules.length).toBeGreaterThan(0)
      for (const rule of ruling.rules) expect(ids).toContain(rule)
      const words = ruleText.rulings[ruling.id]
      expect(Object.keys(words?.options ?? {}).sort()).toEqual([...ruling.options].sort())
      expect(words?.question).toMatch(/\?$/)
      expect(words?.reason).toMatch(/\.$/)
    }
  })

  it('every card has its name, every group its heading', () => {
    expect(Object.keys(text.cards).sort()).toEqual(cards.map((card) => card.id).sort())
    expect(text.cards['10H']?.name).toBe('10 of hearts')
    expect(text.cards.AS?.short).toBe('+5')
    for (const card of cards) {
      expect(text.groups[card.group]).toBeTruthy()
      if (card.damage > 0) expect(text.cards[card.id]?.short).toBe(`+${card.damage}`)
    }
  })
})
