/** Where a game's declarations name no victim, a sentence may still say whom the card is at; anybody else leaves it unsure. */
import { expect, test } from 'vitest'
import { ruleset as oneCard } from '../../../engine/one-card/index.ts'
import { phrasing as oneCardPhrasing } from '../../../engine/one-card/phrases.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { phrasing as woodsPhrasing } from '../../../engine/out-of-the-woods/phrases.ts'
import { type Phrasing, readPhrase } from '../../../engine/phrase/phrase.ts'
import type { BaseState, Declaration, Ruleset } from '../../../engine/ruleset.ts'

const FOUR = ['Ann', 'Ben', 'Cas', 'Dot']
const FIVE = [...FOUR, 'Eve']

/** How sure a sentence is after these moves, for each name in the place of `_`. */
function sureness<State extends BaseState>(
  game: Ruleset<State>,
  phrasing: Phrasing<State>,
  players: readonly string[],
  options: Readonly<Record<string, string>>,
  moves: readonly Declaration[],
): (sentence: string) => string[] {
  const started = game.start({ players, dealer: players.length - 1, options }, {})
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  const state = moves.reduce((now, move) => game.play(now, move), started.value)
  return (sentence) =>
    players.filter((name) => {
      const { readings } = readPhrase(sentence.replace('_', name.toLowerCase()), phrasing, state, 0, players)
      expect(readings).toHaveLength(1)
      return readings[0]?.sure
    })
}

test('Out of the Woods: the next player, and whoever played the open card', () => {
  const first = sureness(woods, woodsPhrasing, FOUR, {}, [])
  expect(first('ann skips _')).toEqual(['Ann', 'Ben'])
  expect(first('ann attacks _')).toEqual(['Ann', 'Ben'])
  const attacked = sureness(woods, woodsPhrasing, FOUR, {}, [{ seat: 0, cards: ['attack'] }])
  expect(attacked('ben reflects it to _')).toEqual(['Ann', 'Ben', 'Cas'])
  expect(attacked('ben blocks _')).toEqual(['Ann', 'Ben', 'Cas'])
})

test('One Card: the neighbours, one of whom is next', () => {
  const first = sureness(oneCard, oneCardPhrasing, FIVE, { top: '9C' }, [])
  expect(first('cas plays the jack of clubs at _')).toEqual(['Ben', 'Cas', 'Dot'])
  expect(first('eve plays the two of clubs at _')).toEqual(['Ann', 'Dot', 'Eve'])
  expect(first('cas calls one card on _')).toEqual(FIVE)
})
