/** Phrases that readers of told cases listen for. */
import { expect, test } from 'vitest'
import { listenerFor } from '../../../../engine/ask/lexicon.ts'
import { forms } from '../../../../engine/ask/text/en-forms.ts'
import { wordsOf } from '../../../../engine/ask/words.ts'

const hears = (phrase: string, text: string) => listenerFor({ it: [phrase] })(wordsOf(text, forms))

test.each([
  ['my (own |)turn', 'is it my turn', true],
  ['my (own |)turn', 'is it my own turn', true],
  ['my (own |)turn', 'is it my second turn', false],
  ['turn', 'who turns it', false],
  ['~turn', 'who turns it', true],
  ['~draw', 'who draws', true],
  ['call .. late', 'may i call it so very late', true],
  ['call .. late', 'may i call on the one who came in late', false],
  ['call ... late', 'may i call on the one who came in late', true],
  ['2 cards', 'two cards', true],
  ['# cards', 'twelve cards', true],
  ['# cards', 'many cards', false],
  ['on * ace', 'on an ace', true],
  ['on * ace', 'on ace', false],
  ['!i calls', 'she calls', true],
  ['!(i|she) calls', 'she calls', false],
  ['!(i|she) calls', 'he calls', true],
  ['!she calls', 'she calls', false],
  ['!she calls', 'he calls', true],
  ['12 cards', 'twelve cards', true],
  ['12 cards', '12 cards', true],
  ['^do i', 'do i draw', true],
  ['^do i', 'then do i draw', false],
  ['or not$', 'mine or not', true],
  ['or not$', 'mine or not yet', false],
])('%s: %s', (phrase, text, heard) => {
  expect(hears(phrase, text).has('it')).toBe(heard)
})

test('where it is said, and the first number in it', () => {
  expect(hears('owe .. cards', 'so i owe them four cards now').place('it')).toEqual({ at: 2, to: 6, number: 4 })
  expect(hears('owe', 'i draw').place('it')).toBeUndefined()
  expect(hears('owe', 'i owe').place('it')).toEqual({ at: 1, to: 2, number: undefined })
  expect(hears('owe ... cards', 'two owe x4 4y 12 cards').place('it')).toEqual({ at: 1, to: 6, number: 12 })
})

test('any of several phrases is enough', () => {
  const said = listenerFor({ it: ['draw', 'take them'] })
  expect(['i draw', 'i take them', 'i take'].map((text) => said(wordsOf(text, forms)).has('it'))).toEqual([
    true,
    true,
    false,
  ])
})

test('any of several meanings is enough', () => {
  const said = listenerFor({ draw: ['~draw'], play: ['~play'] })(wordsOf('she plays', forms))
  expect([said.has('draw', 'play'), said.has('draw')]).toEqual([true, false])
})
