/** The cards of One-Outs as they are printed: what each does to whom, and how a record may spell it. */
import { describe, expect, test } from 'vitest'
import { cardOf, cards, isBoard, standsAlone } from '../../../engine/one-outs/cards.ts'
import { ruleset } from '../../../engine/one-outs/index.ts'

/** Id, name, group, what it does, other spellings. */
const PRINTED = `
four-eggs      | 4 Eggs         | attack  | -1 eggs          | Four Eggs, Eggs
bite           | Bite           | attack  | -1 follow-up     |
crane-kick     | Crane Kick     | attack  | -2 plain         |
hacky-sack     | Hacky Sack     | attack  | -1 hacky         | Hacky
haymaker       | Haymaker       | attack  | -4 haymaker      |
hopoate        | Hopoate        | attack  | -3 plain         |
jab            | Jab            | attack  | -2 plain         |
king-hit       | King Hit       | attack  | -6 plain         |
lunch-box      | Lunch Box      | attack  | -2 plain no-counter |
nark           | Nark           | attack  | nark             |
nipple-gripple | Nipple Gripple | attack  | -1 plain         |
noogie         | Noogie         | attack  | -1 follow-up     |
sack-tap       | Sack Tap       | attack  | -2 plain         |
skateboard     | Skateboard     | attack  | -3 plain block   |
tail-whip      | Tail Whip      | attack  | -4 plain no-counter |
dodge          | Dodge          | defence | dodge            |
sidestep       | Sidestep       | defence | dodge            |
slippery-gypsy | Slippery Gypsy | defence | dodge            |
slow-mo-dodge  | Slow-mo Dodge  | defence | dodge            | Slo-mo Dodge, Slow-mo, Slo-mo
fend           | Fend           | defence | block            |
noodles        | 2min Noodles   | utility | heals 3          | Noodles, Two minute Noodles, 2 minute Noodles
down-trow      | Down Trow      | utility |                  |
grab           | Grab           | utility | -1               |
haka           | Haka           | buff    | adds 2           |
steroids       | Steroids       | buff    | adds 1           |
`

function printed({ id, name, group, also = [], ...card }: (typeof cards)[number]): string[] {
  const does = [
    card.damage > 0 ? `-${card.damage}` : '',
    card.attack ?? '',
    card.defence ?? '',
    card.uncountered === true ? 'no-counter' : '',
    card.heal === undefined ? '' : `heals ${card.heal}`,
    card.buff === undefined ? '' : `adds ${card.buff}`,
  ]
  return [id, name, group, does.filter((one) => one !== '').join(' '), also.join(', ')]
}

test('the deck, card by card', () => {
  const rows = PRINTED.trim().split('\n')
  expect(cards.map(printed)).toEqual(rows.map((row) => row.split('|').map((cell) => cell.trim())))
})

describe('a card by its id', () => {
  test('every card, and a second Skateboard, which is the same card', () => {
    for (const card of cards) expect(cardOf(card.id)).toBe(card)
    expect(cardOf('another-skateboard')).toEqual({ ...cardOf('skateboard'), name: 'another Skateboard' })
  })

  test('anything else is none', () => {
    for (const none of ['', 'Jab', 'king hit', 'constructor', '__proto__']) expect(cardOf(none), none).toBeUndefined()
  })
})

test('what stands alone is every attack but a Nark and what follows a Grab', () => {
  expect(cards.filter(standsAlone).map(({ id }) => id)).toEqual(
    (
      'four-eggs crane-kick hacky-sack haymaker hopoate jab king-hit lunch-box nipple-gripple sack-tap skateboard ' +
      'tail-whip'
    ).split(' '),
  )
})

test('a Skateboard is one by either name', () => {
  expect(['skateboard', 'another-skateboard', 'fend', ''].map(isBoard)).toEqual([true, true, false, false])
})

test('a record may spell a card in each of its ways', () => {
  const players = ['Ann', 'Ben', 'Cas']
  const started = ruleset.start({ players, dealer: 2, options: {} }, {})
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  for (const { id, name, also = [] } of cards)
    for (const spelled of [name, ...also]) {
      const read = ruleset.notation.read(spelled, 0, players, started.value)
      expect(read.ok && read.value.cards, spelled).toEqual([id])
    }
})

test('every ruling bends a rule, and every rule it bends is there', () => {
  const rules = ruleset.rules.map(({ id }) => id)
  for (const ruling of ruleset.rulings) {
    expect(ruling.rules, ruling.id).not.toEqual([])
    expect(rules, ruling.id).toEqual(expect.arrayContaining([...ruling.rules]))
  }
})
