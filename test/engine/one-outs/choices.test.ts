/** The keys of the pad and the ways to complete each, as records write them, in situations that change them. */
import { describe, expect, test } from 'vitest'
import { ruleset } from '../../../engine/one-outs/index.ts'
import { writeDeclaration } from '../../../engine/record/write.ts'
import type { Ruleset, Way } from '../../../engine/ruleset.ts'
import { replayText } from '../replayed.ts'

const names = ['Ann', 'Ben', 'Cas', 'Dot']
const game = ruleset as unknown as Ruleset

function pad(before: readonly string[], who: string, said: readonly string[] = []) {
  const head = `game: one-outs\nplayers: ${names.join(', ')}\ndealer: Dot\n`
  const { state } = replayText(`${head}\n${before.join('\n')}\n`, ruleset)
  return ruleset.choices(state, names.indexOf(who), said)
}

/** A way without the name before it: everything of a pad is said by one seat. `✗` behind one that is illegal. */
function written({ move, verdict }: Way): string {
  return `${writeDeclaration(move, game, names).replace(/^\w+: /, '')}${verdict.legal ? '' : ' ✗'}`
}

type Case = readonly [before: readonly string[], who: string, said: readonly string[], key: string, ways: string]

const cases: readonly Case[] = [
  [[], 'Ann', [], 'jab', 'Jab > Ben, Jab > Cas, Jab > Dot'],
  [['* Dot out'], 'Ann', [], 'jab', 'Jab > Ben, Jab > Cas'],
  [['* Ben skateboard 1'], 'Ann', [], 'jab', 'Jab > Ben, Jab > Cas, Jab > Dot'],
  [['* Ben skateboard 1'], 'Ann', [], 'grab', "Grab > Ben, Grab > Ben's Skateboard, Grab > Cas, Grab > Dot"],
  [['* Ben skateboard 1', '* Ben out'], 'Ann', [], 'grab', 'Grab > Cas, Grab > Dot'],
  [['* Ben skateboard 1'], 'Ann', ['nark'], 'grab', 'Nark + Grab > Ben ✗, Nark + Grab > Cas ✗, Nark + Grab > Dot ✗'],
  [
    ['* Ben skateboard 1', 'Ann: Jab > Ben', 'Ben: Skateboard'],
    'Ann',
    [],
    'grab',
    "Grab > Ben, Grab > Ben's Skateboard ✗, Grab > Cas ✗, Grab > Dot ✗",
  ],
  [[], 'Ann', [], 'hacky-sack', 'Hacky Sack'],
  [[], 'Ann', ['nark'], 'hacky-sack', 'Nark + Hacky Sack > Ben, Nark + Hacky Sack > Cas, Nark + Hacky Sack > Dot'],
  [[], 'Ann', ['nark'], 'dodge', 'Nark + Dodge > Ben ✗, Nark + Dodge > Cas ✗, Nark + Dodge > Dot ✗'],
  [[], 'Ann', ['haka'], 'jab', 'Haka + Jab > Ben, Haka + Jab > Cas, Haka + Jab > Dot'],
  [[], 'Ann', [], 'haka', 'Haka'],
  [[], 'Ann', [], 'noodles', '2min Noodles'],
  [[], 'Ann', [], 'noogie', 'Noogie > Ben ✗, Noogie > Cas ✗, Noogie > Dot ✗'],
  [['Ann: Grab > Ben', 'Ben: take'], 'Ann', [], 'noogie', 'Noogie'],
  [['Ann: Grab > Ben', 'Ben: take'], 'Ben', [], 'jab', 'Jab > Ann, Jab > Cas, Jab > Dot'],
  [['Ann: Jab > Ben'], 'Ben', [], 'jab', 'Jab ✗'],
  [['Ann: Jab > Ben'], 'Ben', [], 'grab', 'Grab ✗'],
  [['Ann: Jab > Ben'], 'Ben', [], 'down-trow', 'Down Trow > Ann, Down Trow > Cas, Down Trow > Dot'],
  [['Ann: Nark + Jab > Dot', 'Dot: take'], 'Ben', [], 'jab', 'Jab'],
  [['Ann: Nark + Jab > Dot', 'Dot: take'], 'Ben', [], 'grab', 'Grab ✗'],
  [['Ann: Hacky Sack'], 'Ben', [], 'jab', 'Jab'],
  [[], 'Ann', [], 'swap', 'Swap 1, Swap 2, Swap 3, Swap 4'],
  [
    ['* Ann skateboard 1'],
    'Ann',
    [],
    'swap',
    'Swap 1, Swap 1 with Skateboard, Swap 2, Swap 2 with Skateboard, Swap 3, Swap 3 with Skateboard, Swap 4',
  ],
  [['* Ann hand 0'], 'Ann', [], 'swap', 'Swap 1 ✗'],
  [
    ['* Ann skateboard 2'],
    'Ann',
    [],
    'another-skateboard',
    'another Skateboard > Ben, another Skateboard > Cas, another Skateboard > Dot',
  ],
]

test.each(cases)('after %j, %s with %j, the key %s', (before, who, said, key, ways) => {
  const choice = pad(before, who, said).find(({ id }) => id === key)
  expect(choice?.ways.map(written).join(', ')).toBe(ways)
})

describe('the keys', () => {
  const words = ['take', 'pass', 'decline', 'no-attack-card', 'swap', 'done']
  const cards = ruleset.cards.map(({ id }) => id)

  test('are the cards and the words, each in its group', () => {
    const keys = pad([], 'Ann')
    expect(keys.map(({ id }) => id)).toEqual([...cards, ...words])
    expect(keys.slice(0, cards.length).map(({ group }) => group)).toEqual(ruleset.cards.map(({ group }) => group))
    expect(keys.slice(cards.length).map(({ group }) => group)).toEqual([
      ...['word', 'word', 'word', 'word', 'utility', 'word'],
    ])
  })

  test('are another Skateboard where one is known, too', () => {
    const at = cards.indexOf('skateboard') + 1
    expect(pad(['* Ann skateboard 1'], 'Ann').map(({ id }) => id)).toEqual(
      [...cards, ...words].toSpliced(at, 0, 'another-skateboard'),
    )
    expect(pad(['* Ben skateboard 1'], 'Ann').map(({ id }) => id)).toEqual([...cards, ...words])
  })

  test('are cards only once something is laid down', () => {
    expect(pad([], 'Ann', ['haka']).map(({ id }) => id)).toEqual(cards)
  })
})
