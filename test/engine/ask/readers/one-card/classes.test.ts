/** What a card is called by in the ways people ask: its rank, its suit, its colour and what it does. */
import { expect, test } from 'vitest'
import { classes, general, ranks } from '../../../../../engine/one-card/ask/classes.ts'
import { cards } from '../../../../../engine/one-card/cards.ts'

function classesOf(id: string): string[] {
  return Object.keys(classes).filter((name) => classes[name]?.includes(id))
}

test.each([
  ['5H', ['five', 'hearts', 'red', 'plain-rank']],
  ['10C', ['ten', 'clubs', 'black', 'plain-rank']],
  ['7D', ['seven', 'diamonds', 'red', 'special-rank']],
  ['KS', ['king', 'spades', 'black', 'special-rank']],
  ['2D', ['two', 'diamonds', 'red', 'special-rank', 'attack-card']],
  ['AS', ['ace', 'spades', 'black', 'special-rank', 'attack-card']],
  ['BJ', ['joker', 'black', 'special-rank', 'attack-card']],
  ['CJ', ['joker', 'red', 'special-rank', 'attack-card']],
])('%s is in the classes of its kind, and in those of every card', (id, own) => {
  expect(classesOf(id).toSorted()).toEqual(['any-card', 'mention', 'exact-card', ...own].toSorted())
})

test('every card is in its classes once', () => {
  const sizes = Object.fromEntries(Object.entries(classes).map(([name, ids]) => [name, ids.length]))
  expect(sizes).toMatchObject({ 'any-card': cards.length, two: 4, joker: 2, hearts: 13, red: 27, black: 27 })
  expect(sizes).toMatchObject({ 'plain-rank': 28, 'special-rank': 26, 'attack-card': 10 })
  for (const ids of Object.values(classes)) expect(new Set(ids).size).toBe(ids.length)
})

test('fourteen ranks are named, each once', () => {
  expect(ranks.length).toBe(14)
  expect(new Set(ranks).size).toBe(14)
})

test.each([
  ['class:five', ['any-card', 'mention', 'plain-rank']],
  ['class:seven', ['any-card', 'mention', 'special-rank']],
  ['class:two', ['any-card', 'mention', 'special-rank', 'attack-card']],
  ['class:joker', ['any-card', 'mention', 'special-rank', 'attack-card']],
  ['class:hearts', ['mention']],
  ['class:red', ['mention']],
  ['class:black', ['mention']],
  ['card:BJ', ['attack-card']],
  ['card:CJ', ['attack-card']],
])('%s is as good as a card', (said, meant) => {
  expect(general.filter(([from]) => from === said).map(([, to]) => to)).toEqual(meant.map((one) => `class:${one}`))
})
