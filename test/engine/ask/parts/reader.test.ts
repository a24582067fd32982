/** A language made ready to read with. */
import { expect, test } from 'vitest'
import { choicesOf, readerOf } from '../../../../engine/ask/reader.ts'
import { knowledge, reader } from './toy.ts'

test('a phrase with choices is several', () => {
  expect(choicesOf('my turn')).toEqual(['my turn'])
  expect(choicesOf('my (own |)turn')).toEqual(['my own turn', 'my turn'])
  expect(choicesOf('(a|b) (c|d)')).toEqual(['a c', 'a d', 'b c', 'b d'])
  expect(choicesOf('(a|(b|c)) d')).toEqual(['a d', 'b d', 'a d', 'c d'])
  expect(choicesOf('a) b')).toEqual(['a) b'])
  expect(choicesOf('(a b')).toEqual(['(a b'])
})

test('phrases by their stems; the words of the game go before those all games share', () => {
  const own = reader()
  expect(own.phrases.get('myturn')).toEqual(['own-turn'])
  expect(own.phrases.get('myownturn')).toEqual(['own-turn'])
  expect(own.phrases.get('losthp')).toBeUndefined()
  expect(own.phrases.get('hurtbadly')).toEqual(['lose', 'hp'])
  expect(own.phrases.get('jab')).toEqual(['card:jab'])
  const shared = [...readerWith({ hp: ['draw'], draw: ['hp'] })]
  expect(shared).toEqual(expect.arrayContaining([['draw', ['hp']]]))
})

function readerWith(words: Readonly<Record<string, readonly string[]>>) {
  const steps = readerOf({ ...knowledge, words })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value.phrases
  }
}

test('an empty phrase means nothing', () => {
  expect(readerWith({ none: ['', '()', '?!'] }).has('')).toBe(false)
})

test('every stem is known, those of ways too', () => {
  const own = reader(['zombi'])
  expect(['jab', 'hay', 'maker', 'badly', 'own', 'zombi'].map((stem) => own.known.has(stem))).toEqual(
    Array(6).fill(true),
  )
  expect(own.known.has('zebra')).toBe(false)
  expect([...own.learnt]).toEqual(['zombi'])
})

test('what is said idly, ordinarily and of whom, in stems', () => {
  const own = reader([], { idle: ['the things', 'a'], ordinary: ['orders'], script: /x/ })
  expect([...own.idle]).toEqual(['the', 'thing', 'a', 'pleas'])
  expect([...own.ordinary]).toEqual(['order'])
  expect([...own.names]).toEqual(['max', 'nova', 'sam', 'will'])
  expect([own.script?.source, own.syllables]).toEqual(['x', false])
  expect(reader([], { syllables: true }).syllables).toBe(true)
})

test('meanings there are words for, one by one', () => {
  expect([...reader().meanings].sort()).toEqual(
    'draw field go-again hand hp keep-turn lose low many-players most own-turn sad same swap take the-go two-players'.split(
      ' ',
    ),
  )
})

test('what is asked is told by whole words', () => {
  const count = new Map(reader().asks).get('count')
  for (const text of ['how many', 'so how many cards', 'the total']) expect(count?.test(text), text).toBe(true)
  for (const text of ['anyhow many', 'how manys', 'total cards']) expect(count?.test(text), text).toBe(false)
})

test('things to do are cards, classes and deeds', () => {
  const { acting, ordered, cardlike } = reader()
  for (const id of ['card:jab', 'class:attack', 'draw', 'swap']) expect(acting.test(id), id).toBe(true)
  for (const id of ['hp', 'drawn', 'w:card:', 'redraw']) expect(acting.test(id), id).toBe(false)
  expect([...ordered, ...cardlike]).toEqual(['card:jab', 'card:fend', 'low'])
})

test('step by step through a phrase', () => {
  const { start, onward } = reader()
  const hay = onward(start, 'hay')
  expect([start.meanings, hay?.meanings]).toEqual([undefined, undefined])
  const maker = hay && onward(hay, 'maker')
  expect(maker?.meanings).toEqual(['card:haymaker'])
  expect(maker && onward(maker, 'off')).toBeUndefined()
  expect(onward(start, 'zebra')).toBeUndefined()
  expect(onward(start, 'zebra')).toBeUndefined()
  expect(onward(start, '')).toBeUndefined()
  // The first and the last phrase of all, and one that begins another.
  for (const [key, meanings] of [...reader().phrases]) expect(onward(start, key)?.meanings, key).toEqual(meanings)
  expect(onward(start, 'fend')?.meanings).toEqual(['card:fend'])
  const fend = onward(start, 'fend')
  expect(fend && onward(fend, 'off')?.meanings).toEqual(['card:fend'])
})
