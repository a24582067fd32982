/** The cards of Out of the Woods as the rule book has them. */
import { expect, test } from 'vitest'
import { actions, cards, draws, isAction, isBedevil, ruleOf } from '../../../engine/out-of-the-woods/cards.ts'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'

test('the game', () => {
  expect([ruleset.id, ruleset.name, ruleset.edition]).toEqual(['out-of-the-woods', 'Out of the Woods', 1])
})

test('character cards, five actions and two answers', () => {
  expect(cards.map(({ id, name, group }) => [id, name, group])).toEqual([
    ['character', 'Character', 'character'],
    ['attack', 'Attack', 'action'],
    ['burden', 'Burden', 'action'],
    ['skip', 'Skip', 'action'],
    ['bedevil-2', 'Bedevil 2', 'action'],
    ['bedevil-4', 'Bedevil 4', 'action'],
    ['block', 'Block', 'answer'],
    ['reflect', 'Reflect', 'answer'],
  ])
  expect(actions.map(({ id }) => id)).toEqual(cards.slice(1).map(({ id }) => id))
  expect(['character', 'attack', 'block', 'jab', ''].map(isAction)).toEqual([false, true, true, false, false])
})

test('an Attack draws two, a Bedevil what is printed on it, nothing else draws', () => {
  expect(actions.map(({ id }) => draws(id))).toEqual([2, 0, 0, 2, 4, 0, 0])
  expect(actions.map(({ id }) => isBedevil(id))).toEqual([false, false, false, true, true, false, false])
})

test('both Bedevils are one rule, every other card is its own', () => {
  expect(actions.map(({ id }) => ruleOf(id))).toEqual('attack burden skip bedevil bedevil block reflect'.split(' '))
  const rules = ruleset.rules.map(({ id }) => id)
  for (const { id } of actions) expect(rules).toContain(ruleOf(id))
})

test('a record may call the Bedevils Wilds, as the rule book does', () => {
  const players = ['Ann', 'Ben']
  const started = ruleset.start({ players, dealer: 0, options: {} }, {})
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  for (const [spelled, id] of [
    ['Wild 2', 'bedevil-2'],
    ['wild 4', 'bedevil-4'],
    ['Bedevil 4', 'bedevil-4'],
  ]) {
    const read = ruleset.notation.read(String(spelled), 0, players, started.value)
    expect(read.ok && read.value.cards, spelled).toEqual([id])
  }
})

test('the rulings, their options and the defaults', () => {
  expect(ruleset.rulings.map(({ id, options }) => [id, ...options])).toEqual([
    ['block-who', 'next', 'anyone'],
    ['story-block-who', 'anyone', 'next'],
    ['answer-turn', 'yes', 'no'],
    ['skip-two', 'same', 'next'],
    ['reflect-idle', 'yes', 'no'],
    ['story-action', 'yes', 'no'],
    ['story-hand-house', 'yes', 'no'],
  ])
})

test('every ruling bends a rule, and every rule it bends is there', () => {
  const rules = ruleset.rules.map(({ id }) => id)
  for (const ruling of ruleset.rulings) {
    expect(ruling.rules, ruling.id).not.toEqual([])
    expect(rules, ruling.id).toEqual(expect.arrayContaining([...ruling.rules]))
  }
})
