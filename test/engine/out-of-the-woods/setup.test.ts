import { describe, expect, it } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import type { Rulings } from '../../../engine/ruleset.ts'
import { faults, NAMES } from './table.ts'

const start = (
  players: readonly string[],
  options: Readonly<Record<string, string>> = {},
  rulings: Rulings = {},
  dealer = 0,
) => ruleset.start({ players, dealer, options }, rulings)

const problems = (...said: Parameters<typeof start>) => {
  const started = start(...said)
  return started.ok ? [] : started.problem.map(({ where, reason }) => `${where} ${reason}`)
}

describe('setup.players', () => {
  it.each([2, 3, 4])('%i players can play', (count) => {
    expect(problems(NAMES.slice(0, count))).toEqual([])
  })

  it('one cannot, nor can five', () => {
    expect(problems(['Ann'])).toEqual(['players players.few'])
    expect(problems([...NAMES, 'Eva'])).toEqual(['players players.many'])
  })
})

it('setup.deal, setup.first: eight cards each, the dealer starts, clockwise', () => {
  const started = start(NAMES, {}, {}, 2)
  if (!started.ok) throw new Error()
  expect(ruleset.view(started.value, NAMES)).toEqual({
    turn: 'Cas',
    ask: { kind: 'turn', who: ['Cas'] },
    house: null,
    direction: 'clockwise',
    run: null,
    players: NAMES.map((name) => ({ name, hand: 8, escaped: false })),
    winner: null,
    loser: null,
  })
  expect(started.value.turnNumber).toBe(1)
  expect(
    faults(
      {},
      `= turn Ann
       Ann: draw
       = turn Ben
       Ben: draw
       = turn Cas`,
    ),
  ).toEqual([])
})

describe('houses and stories', () => {
  const listed = (options: Record<string, string>) => {
    const started = start(NAMES, options)
    return started.ok ? [started.value.houses, started.value.stories] : started.problem.map((one) => one.reason)
  }

  it('are Red, Blue, Green and Yellow, and no stories, unless the set-up names others', () => {
    expect(listed({})).toEqual([['Red', 'Blue', 'Green', 'Yellow'], []])
    expect(listed({ houses: 'Oak,  Birch  tree', stories: 'Hansel & Gretel, Rapunzel' })).toEqual([
      ['Oak', 'Birch tree'],
      ['Hansel & Gretel', 'Rapunzel'],
    ])
  })

  it('may stand in quotes', () => {
    expect(listed({ houses: '"Red, deep", "C#", D#, __proto__' })).toEqual([['Red, deep', 'C#', 'D#', '__proto__'], []])
    expect(listed({ houses: '"-", "--", "\'"' })).toEqual([['-', '--', "'"], []])
  })

  it('are refused where nobody could tell them apart or write them down', () => {
    expect(listed({ houses: ' , ' })).toEqual(['list.empty'])
    expect(listed({ houses: 'Red, red' })).toEqual(['list.twice'])
    expect(listed({ houses: 'Sea Blue, sea-blue' })).toEqual(['list.twice'])
    expect(listed({ houses: 'Red, None' })).toEqual(['list.none'])
    expect(listed({ stories: `Cinderella, ${'x'.repeat(41)}` })).toEqual(['list.long'])
    expect(listed({ houses: Array.from({ length: 13 }, (_, at) => `House ${at}`).join() })).toEqual(['list.many'])
    expect(listed({ stories: Array.from({ length: 41 }, (_, at) => `Story ${at}`).join() })).toEqual(['list.many'])
  })
})

it('every problem is named at once, each with its field', () => {
  expect(
    problems(['Ann', 'ann', ''], { houses: '', stories: 'A, A' }, { 'block-who': 'nobody', dice: 'six' }, 7),
  ).toEqual([
    'players.1 name.twice',
    'players.2 name.empty',
    'dealer dealer',
    'rulings.block-who ruling.option',
    'rulings.dice ruling.unknown',
    'stories list.twice',
    'houses list.empty',
  ])
})

it('rulings that are not named take their default', () => {
  const started = start(NAMES, {}, { 'skip-two': 'next' })
  if (!started.ok) throw new Error()
  expect(started.value.rulings).toEqual({
    'block-who': 'next',
    'story-block-who': 'anyone',
    'answer-turn': 'yes',
    'skip-two': 'next',
    'reflect-idle': 'yes',
    'story-action': 'yes',
    'story-hand-house': 'yes',
  })
})
