/** What a plain question is known by: which questions say the same, and in which place a card is found. */
import { describe, expect, test } from 'vitest'
import { plainIn, plainKeys, type Said } from '../../../../engine/ask/plain.ts'
import type { Asks } from '../../../../engine/ask/reader.ts'
import { plain } from '../../../../engine/ask/text/en-plain.ts'

/** A question as if it had been read: `[draw: take a card]` means `draw`, a word outside of these means nothing. */
function said(text: string, ...asks: Asks[]): Said {
  const parts = [...text.matchAll(/\[(\S+): ([^\]]*)\]|\S+/g)].map(([all, id, of]) => ({
    id,
    of: (of ?? all).split(' '),
  }))
  const words = parts.flatMap(({ of }) => of)
  let to = 0
  const tokens = parts.flatMap(({ id, of }) => {
    const at = to
    to += of.length
    return id === undefined ? [] : [{ id, at, to }]
  })
  return { tokens, words: words.map((stem) => ({ text: stem, stem, capital: false, part: 0 })), asks: new Set(asks) }
}

const keys = (...of: Parameters<typeof said>) => plainKeys(said(...of), plain)

describe('word by word', () => {
  const by = (text: string) => keys(text).words

  test.each([
    ['can we draw', 'may i draw'],
    ['is a nark the card please', 'is nark card'],
    ['play a [card:haymaker: hay maker] now', 'play [card:haymaker: haymaker] now'],
    ['play [class:attack: attack card] now', 'play [class:attack: attack] now'],
    ['play [{attack}: any attack] now', 'play [{attack}: attack] now'],
  ])('the same is said by %s and %s', (one, other) => {
    expect(by(one)).toBe(by(other))
  })

  test.each([
    ['draw again', 'draw'],
    ['he draw', 'him draw'],
    ['in to', 'into'],
    ['play [card:haymaker: haymaker]', 'play [card:jab: haymaker]'],
    ['play [card:jab: jab] fend', 'play [card:jab: jab]'],
    ['[card:jab: jab] play', 'play [card:jab: jab]'],
    ['play [card:jab*2: 2 jab]', 'play [card:jab: 2 jab]'],
    ['play [card:jab>card:fend: jab]', 'play [card:jab: jab]'],
  ])('something else is said by %s and %s', (one, other) => {
    expect(by(one)).not.toBe(by(other))
  })

  test.each(['', 'please', 'hey guys'])('nothing is said by: %s', (text) => {
    expect(by(text)).toBeUndefined()
  })
})

describe('meaning by meaning', () => {
  const by = (...of: Parameters<typeof said>) => keys(...of).meanings

  test.each([
    ['do i [draw: take a card]', 'shall i [draw: draw]'],
    ['who [draw: draws] them', 'who [draw: draws] us'],
    ['[?who: who] [draw: draws]', 'whoever [draw: draws]'],
    ['[do:draw: who] [draw: draws]', 'who [draw: draws]'],
    ['[is:hand: who] [draw: draws]', 'who [draw: draws]'],
    ['[draw*2: 2] [draw: draws]', '2 [draw: draws]'],
    ['[draw>hand: from] [draw: draws]', 'from [draw: draws]'],
    ['one two three four five six seven eight [draw: draw]', '[draw: draw]'],
    ['[no-hand: not a hand] [draw: draw]', '[no-hand: empty] [draw: draw]'],
    ['[no-hand: we do not] [draw: draw]', '[no-hand: empty] [draw: draw]'],
    ['[hand: bring me] [draw: draw]', '[hand: hold] [draw: draw]'],
  ])('the same is said by %s and %s', (one, other) => {
    expect(by(one)).toBeDefined()
    expect(by(one)).toBe(by(other))
  })

  test.each([
    ['[draw: draw] [hand: hand]', '[hand: hand] [draw: draw]'],
    ['who [draw: draws] me', 'who [draw: draws]'],
    ['what not [draw: draws]', 'what [draw: draws]'],
    ['me [draw: draws]', '[draw: draws] me'],
    ['not [draw: draws]', '[draw: draws] not'],
    ['me not [draw: draws]', 'not me [draw: draws]'],
    ['[undo:draw: who] [draw: draws]', 'who [draw: draws]'],
    ['[card:jab: jab] [draw: draws]', '[card:fend: jab] [draw: draws]'],
  ])('something else is said by %s and %s', (one, other) => {
    expect(by(one)).not.toBe(by(other))
  })

  test('what is asked for belongs to it, in whichever order it was found', () => {
    expect(by('[draw: draw]', 'polar')).not.toBe(by('[draw: draw]', 'count'))
    expect(by('[draw: draw]', 'polar')).not.toBe(by('[draw: draw]'))
    expect(by('[draw: draw]', 'polar', 'count')).toBe(by('[draw: draw]', 'count', 'polar'))
  })

  test('a not turns what is asked round, but for where a yes or a no is wanted', () => {
    expect(by('does not [draw: draw]', 'polar')).toBe(by('does [draw: draw]', 'polar'))
    expect(by('what not [draw: draw]', 'what')).not.toBe(by('what [draw: draw]', 'what'))
  })

  test.each([
    'one two three four five six seven eight nine [draw: draw]',
    '[card:jab: jab] [draw: or] [card:fend: fend]',
    '[card:jab: jab] [draw: or] [class:attack: attack]',
    'may i so',
    '[?what: what]',
  ])('is not what it is known by: %s', (text) => {
    expect(by(text, 'what')).toBeUndefined()
  })
})

describe('found', () => {
  const classes = new Map([
    ['jab', ['attack']],
    ['haymaker', ['special', 'attack']],
  ])
  const known = (...texts: string[]) => new Map(texts.map((text, at) => [keys(text).words as number, at]))
  const find = (text: string, of: ReadonlyMap<number, number>) => plainIn(said(text), of, classes, plain)

  test.each([
    ['a [card:haymaker: haymaker]', { attack: 'haymaker' }],
    ['a [card:jab: jab]', { attack: 'jab' }],
  ])('in the place of any class of its own: %s', (text, cards) => {
    expect(find(text, known('[{attack}: attack]'))).toEqual({ statement: 0, cards })
  })

  test('in the places of up to three cards', () => {
    const row = (count: number, card: string) => Array.from({ length: count }, () => `[${card}: x]`).join(' ')
    const all = known(row(3, '{attack}'), row(4, '{attack}'), row(4, 'card:jab'))
    expect(find(row(3, 'card:jab'), all)?.statement).toBe(0)
    expect(find(row(4, 'card:jab'), all)).toBeUndefined()
  })

  test('not where a card is of no such class, nor where nothing is said', () => {
    expect(find('[card:fend: fend]', known('[{attack}: attack]'))).toBeUndefined()
    expect(find('please', new Map([[1, 0]]))).toBeUndefined()
  })

  test('by its meanings, where it is not by its words', () => {
    const { meanings = 0 } = keys('shall i [draw: draw]')
    expect(find('will you [draw: take a card]', new Map([[meanings, 5]]))).toEqual({ statement: 5, cards: {} })
  })

  test('in no tongue that has no such words', () => {
    expect(plainKeys(said('draw'), undefined)).toStrictEqual({ words: undefined, meanings: undefined })
    expect(plainIn(said('draw'), known('draw'), classes, undefined)).toBeUndefined()
  })
})
