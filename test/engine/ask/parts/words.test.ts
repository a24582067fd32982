/** A question cut into plain words, with word forms of our own. */
import { describe, expect, test } from 'vitest'
import { textOf, type Word, type WordForms, wordsOf } from '../../../../engine/ask/words.ts'

/** Made anew each time: what is remembered of a language is remembered of this object. */
const forms = (more: Partial<WordForms> = {}): WordForms => ({
  short: { cant: 'can not', im: 'i am' },
  irregular: { threw: 'throw', hp: 'hp' },
  numbers: { two: '2', second: '2' },
  ...more,
})

const words = (text: string, names?: readonly string[]): Word[] =>
  wordsOf(text, forms(), names === undefined ? undefined : new Set(names))
const stems = (text: string, own: WordForms = forms()): string =>
  wordsOf(text, own)
    .map(({ stem }) => stem)
    .join(' ')
const texts = (text: string): string => textOf({ words: words(text) })

describe('the base form of a word', () => {
  test.each([
    ['dodge dodges dodged dodging', 'dodg'],
    ['jab jabs jabbed jabbing', 'jab'],
    ['step stepped stepping', 'step'],
    ['cries cried', 'cry'],
    ['box boxes boxed', 'box'],
    ['catch catches catching', 'catch'],
    ['push pushes', 'push'],
    ['pass passes passed passing', 'pass'],
    ['use uses', 'use'],
    ['rubberize rubberized', 'rubberiz'],
    ['buzz buzzes', 'buzz'],
    ['defence defences', 'defenc'],
    ['threw', 'throw'],
    ['two second 2', '2'],
    ['need needs needed', 'need'],
    ['going', 'go'],
    ['hand hands handed', 'hand'],
  ])('%s', (all, stem) => {
    for (const one of all.split(' ')) expect(stems(one), one).toBe(stem)
    for (const one of all.split(' ')) expect(stems(`${one.toUpperCase()}!`), one).toBe(stem)
  })

  test.each([
    // Too short to have an ending.
    'bus',
    'red',
    'his',
    'as',
    // No ending, although it looks like one.
    'focus',
    'basis',
    'bless',
    'agreed',
    'bring',
    'lovingly',
    'comedy',
    'string',
    'shred',
    'fling',
    // A number is in it.
    '4eggs',
    'x10s',
    'constructor',
  ])('%s has none', (word) => {
    expect(stems(word)).toBe(word.toLowerCase())
  })

  test('what is doubled only there is undone, what is doubled in the word itself is not', () => {
    expect(stems('missed egged added hopped called')).toBe('miss egg add hop call')
  })

  test('short words keep their e', () => {
    expect(stems('one tie tree cube tied')).toBe('one tie tre cub ti')
  })

  test('a language with endings of its own has only those', () => {
    const own = forms({ endings: ['에서', '를', '서'] })
    expect(stems('하트를 하트에서 하트서 칠를 하트', own)).toBe('하트 하트 하트 칠를 하트')
    expect(stems('dodging', own)).toBe('dodging')
  })
})

describe('a word of several', () => {
  test.each([
    ['can’t', 'can not'],
    ["can't", 'can not'],
    ['can`t', 'can not'],
    ['cant', 'can not'],
    ["I'm", 'i am'],
    ["don't", 'dont'],
    ["nova's", 'nova'],
    ['nova’s', 'nova'],
    ["o'neil's", 'oneil'],
    ["jab'since", 'jabsince'],
    ['2player', '2 player'],
    ["haka'd", 'haka'],
    ["jab'ed", 'jab'],
    ["x's", 'xs'],
    ["o'neil", 'oneil'],
    ['3hp', '3 hp'],
    ['2cards 1card 4players 5dmg', '2 cards 1 card 4 players 5 dmg'],
    ['12hp', '12 hp'],
    ['3hps', '3hps'],
    ['x3hp', 'x3hp'],
    ['constructor', 'constructor'],
  ])('%s', (written, plain) => {
    expect(texts(written)).toBe(plain)
    expect(texts(`${written}?`)).toBe(plain)
  })

  test('Korean goes on from a number without a space', () => {
    expect(texts('하트7을 7하트')).toBe('하트 7 을 7 하트')
    expect(texts('k7 7k')).toBe('k7 7k')
  })
})

describe('a text', () => {
  test('is cut at spaces and signs, in small letters', () => {
    expect(texts('Can Nova  jab\tMax')).toBe('can nova jab max')
    expect(texts('a/b a-b a_b "a" a+b=c *a*')).toBe('a b a b a b a a + b = c a')
    expect(texts('jab w/ haka')).toBe('jab with haka')
    expect(texts('jab W/haka')).toBe('jab with haka')
    expect(texts('low/high')).toBe('low high')
    expect(texts('Ｊａｂ')).toBe('jab')
    expect(texts('')).toBe('')
    expect(texts('?!')).toBe('')
  })

  test('has parts between commas, full stops and the like', () => {
    for (const sign of '.,;:?!()–—')
      expect(
        words(`a ${sign} b`).map(({ part }) => part),
        sign,
      ).toEqual([0, 1])
    expect(words('a, b c. d').map(({ part }) => part)).toEqual([0, 1, 1, 2])
    expect(words('a b').map(({ part }) => part)).toEqual([0, 0])
    expect(words('a+b = c').map(({ part }) => part)).toEqual([0, 0, 0, 0, 0])
  })

  test('tells names by their capital letter, the first word only where it is a name', () => {
    const capitals = (text: string, names?: readonly string[]) =>
      words(text, names)
        .filter(({ capital }) => capital)
        .map(({ text }) => text)
        .join(' ')
    expect(capitals('Can Nova jab Max')).toBe('nova max')
    expect(capitals('Max jabs', ['max'])).toBe('max')
    expect(capitals('Max jabs', ['nova'])).toBe('')
    expect(capitals('so Max jabs', ['nova'])).toBe('max')
    expect(capitals('so MAX jabs mAx', ['max'])).toBe('')
    expect(capitals('nova jabs, max')).toBe('')
    expect(capitals('é Émile')).toBe('émile')
  })

  test('a name is not taken for a short form', () => {
    expect(words('so Im jabs', ['im']).map(({ text }) => text)).toEqual(['so', 'im', 'jabs'])
    expect(words('so im jabs', ['im']).map(({ text }) => text)).toEqual(['so', 'i', 'am', 'jabs'])
    expect(words('so Im jabs').map(({ text }) => text)).toEqual(['so', 'i', 'am', 'jabs'])
  })

  test('of up to 400 characters is read, what is beyond is not', () => {
    const long = (length: number) => `${'a '.repeat(200)}`.slice(0, length - 1).concat('b')
    expect(words(long(400))).toHaveLength(200)
    expect(words(long(399)).at(-1)?.text).toBe('b')
    expect(words(`${'a '.repeat(200)}b`).map(({ text }) => text)).not.toContain('b')
    expect(words(`${'A '.repeat(200)}b`).map(({ text }) => text)).not.toContain('b')
  })

  test('in small letters is read like any other', () => {
    const plain = '4 eggs dodged cant 3hp two  constructor'
    expect(words(plain)).toEqual(words(`${plain}?`))
    expect(words(plain).every(({ capital, part }) => !capital && part === 0)).toBe(true)
    const own = forms()
    expect(wordsOf(plain, own)).toEqual(wordsOf(plain, own))
  })
})
