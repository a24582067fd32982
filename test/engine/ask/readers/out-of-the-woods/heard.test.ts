/** What a clause of a question is made of: letters that are people, names in a row, hands, numbers and colours. */
import { describe, expect, test } from 'vitest'
import { readerOf } from '../../../../../engine/ask/reader.ts'
import { read } from '../../../../../engine/ask/reading.ts'
import { atOnce } from '../../../../../engine/ask/steps.ts'
import { type Clause, clausesOf } from '../../../../../engine/ask/story.ts'
import {
  cardsIn,
  coloursOf,
  handIn,
  listedIn,
  numberIn,
  playersIn,
} from '../../../../../engine/out-of-the-woods/ask/clauses.ts'
import { knowledge } from '../../../../../engine/out-of-the-woods/ask/knowledge.ts'
import { withLetters } from '../../../../../engine/out-of-the-woods/ask/letters.ts'
import { isTalk, partOf } from '../../../../../engine/out-of-the-woods/ask/part.ts'
import { People } from '../../../../../engine/out-of-the-woods/ask/people.ts'

const reader = atOnce(readerOf(knowledge, []))
const heard = (text: string) => read(text, reader)
/** The only clause of a text. */
const clause = (text: string): Clause => {
  const clauses = clausesOf(heard(text))
  if (clauses.length !== 1) throw new RangeError(`${clauses.length} clauses: ${text}`)
  return clauses[0] as Clause
}

describe('letters', () => {
  test.each(['the club attacks', 'block it', 'clubs'])('none are in: %s', (text) => {
    const reading = heard(text)
    expect(withLetters(reading)).toBe(reading)
  })

  test('are people, each in their place, and no words any more', () => {
    const { words, tokens } = withLetters(heard('as draw bs block ds c s'))
    expect(words.map(({ text, capital }) => (capital ? `${text}!` : text)).join(' ')).toBe('as draw B! block D! C! s')
    const places = tokens.filter(({ id }) => !/^(is|do):|>/.test(id)).map(({ id, at, to }) => `${id} ${at} ${to}`)
    expect(places).toEqual(['draw 1 2', 'person 2 3', 'card:block 3 4', 'person 4 5', 'person 5 6'])
  })

  test('other words of the text stay what they are', () => {
    const { tokens } = withLetters(heard('the order is b then c'))
    expect(tokens.map(({ id }) => id)).toContain('w:order')
  })
})

describe('how many', () => {
  test.each([
    ['i held 5 cards', 5],
    ['this is my last card', 1],
    ['i hold 3 cards and draw', 3],
    ['i draw 5 cards and hold them', undefined],
    ['down to 2 left', undefined],
    ['he is on 5', undefined],
  ])('are in the hand: %s', (text, size) => expect(handIn(clause(text))).toBe(size))

  test.each([
    ['he draws 4', 4],
    ['he draws 12', 12],
    ['he draws one', undefined],
    ['i take one then 3', 3],
    ['there is nothing', undefined],
  ])('the first number, but for one: %s', (text, number) => expect(numberIn(clause(text))).toBe(number))

  test.each([
    ['the two of us', 2],
    ['it is one on one', 2],
    ['nobody knows', undefined],
  ])('play: %s', (text, players) => expect(playersIn(clause(text))).toBe(players))
})

describe('names in a row', () => {
  const listed = (text: string, ...strange: string[]) => listedIn(clause(text), strange)?.join(' ')

  test.each([
    ['me', 'me'],
    ['then me', 'me'],
    ['and Vexo', 'vexo'],
    ['vexo', undefined],
    ['Vexo Mipru Dunty', undefined],
    ['order is vexo then mipru', 'vexo mipru'],
    ['order is vexo mipru dunty hupla romsi', 'vexo mipru dunty hupla romsi'],
    ['order is vexo mipru dunty hupla romsi gelpo', undefined],
    ['order is x then bo', undefined],
    ['i attack', undefined],
    ['order is me then skip', undefined],
  ])('%s', (text, names) => expect(listed(text)).toBe(names))

  test('a word that nobody knows may be one', () => {
    expect(listed('vexo', 'vexo')).toBe('vexo')
    expect(listed('vexo mipru dunty', 'vexo', 'mipru', 'dunty')).toBeUndefined()
  })
})

describe('colours', () => {
  const colours = (text: string) => {
    const said = clause(text)
    return coloursOf(said, cardsIn(said)[0])
  }

  test.each([
    ['laid a blue character on the red one', 'blue', 'red'],
    ['a character with blue on it', 'blue', undefined],
    ['he blocked my yellow one', undefined, undefined],
    ['a yellow framed block', 'yellow', undefined],
    ['a yellow and very old block', undefined, undefined],
    ['an attack on green', undefined, 'green'],
    ['red and an attack', 'red', undefined],
  ])('%s', (text, own, lying) => expect(colours(text)).toEqual([own, lying]))
})

describe('nothing happens', () => {
  const talks = (text: string) => isTalk(partOf(clause(text), new People(undefined)))

  test.each(['we sat in the kitchen', 'all the cards are new'])('%s', (text) => expect(talks(text)).toBe(true))

  test.each([
    'the last card',
    'he loses his turn',
    'it goes back',
    'that matches',
    'a character',
    'an attack',
    'he plays',
  ])('something does: %s', (text) => expect(talks(text)).toBe(false))
})
