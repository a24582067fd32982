/** Where the published rules of One Card say what a rule says: the headings there, in their order. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-card/index.ts'

const HEADINGS = [
  'One Card (card game)',
  'Rules of play',
  'Action cards',
  'Attack and defense cards',
  'Penalties',
  'The stock pile',
]

const under = (heading: string): string[] =>
  ruleset.rules.filter(({ source }) => source === heading).map(({ id }) => id)

test('every rule is from under a heading of the published page, and every heading has a rule', () => {
  for (const { id, source } of ruleset.rules) expect(HEADINGS, id).toContain(source)
  for (const heading of HEADINGS) expect(under(heading), heading).not.toEqual([])
})

test('what stands under the short headings', () => {
  expect(under('Penalties')).toEqual(ruleset.rules.map(({ id }) => id).filter((id) => id.startsWith('one-card.')))
  expect(under('The stock pile')).toEqual(['stock.reshuffle'])
  expect(under('One Card (card game)')).toEqual(['setup.players', 'deck.single'])
})

test('what a special card does stands where such cards are described', () => {
  for (const card of ruleset.cards) {
    const special = 'special' in card ? String(card.special) : ''
    if (special === '') continue
    const attacks = 'damage' in card && Number(card.damage) > 0
    expect(under(attacks ? 'Attack and defense cards' : 'Action cards'), card.id).toContain(special)
  }
})
