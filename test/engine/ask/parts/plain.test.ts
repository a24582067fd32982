/** Plain questions: what says the same as one of them, and what says more or something else. */
import { describe, expect, test } from 'vitest'
import { learning } from '../../../../engine/ask/learn.ts'
import { learntFrom, linesFrom } from '../../../../engine/ask/lines.ts'
import { matcherOf } from '../../../../engine/ask/matcher.ts'
import { read } from '../../../../engine/ask/reading.ts'
import { plainOf, spokenOf } from '../../../../engine/ask/statements.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { knowledge, reader } from './toy.ts'

const LESSONS = `yes draw: can i draw
no twice: can i draw again
fact who = the next: who draws
fact whom = the last: who draws me
fact cannot = nark: what can not draw
no one: can i play {attack} with fend
yes this: can i play jab with fend
fact life = 7: how many hp
no first: is a nark a card
yes second: is the nark a card`

const learnt = atOnce(learning(knowledge, [...plainOf(LESSONS), ...spokenOf('no other: can i draw a zebra')]))

/** The deciding rule of the plain question that says the same, with the cards in its places. */
function plainly(question: string, of = learnt) {
  const matches = atOnce(matcherOf(knowledge, of)).match(read(question, reader(of.stems)))
  return matches.filter(({ plain }) => plain).map(({ statement, cards }) => [statement.rules[0], cards])
}

describe('a plain question', () => {
  test.each([
    ['can i draw', 'draw'],
    ['Can we draw?', 'draw'],
    ['can i take a card please', 'draw'],
    ['can i draw again', 'twice'],
    ['how many life', 'life'],
    ['who draws', 'who'],
    ['who draws them', 'whom'],
    ['what can not draw', 'cannot'],
  ])('%s', (question, rule) => {
    expect(plainly(question)).toEqual([[rule, {}]])
  })

  test.each([
    'can i draw a zebra',
    'can i swap',
    'what can draw',
    'is it so that i can draw or not or what do you all think of it',
  ])('says nothing of what says more, or something else: %s', (question) => {
    expect(plainly(question)).toEqual([])
  })

  test('stands for any card of a class, but a card that is named itself comes first', () => {
    expect(plainly('can i play haymaker with fend')).toEqual([['one', { attack: 'haymaker' }]])
    expect(plainly('can i play jab with fend')).toEqual([['this', {}]])
    expect(plainly('can i play nark with fend')).toEqual([])
  })

  test('of two that are said alike the first counts', () => {
    expect(plainly('is a nark a card')).toEqual([['first', {}]])
  })

  test('tells nothing about what is not plain: neither ways nor words are learnt from it', () => {
    const without = atOnce(learning(knowledge, spokenOf('no other: can i draw a zebra')))
    expect(learnt.ways).toHaveLength(without.ways.length)
    expect(learnt.habits.features).toEqual(without.habits.features)
  })

  test('is known from the lines of a build as well', () => {
    expect(plainly('can we draw', atOnce(learntFrom([...linesFrom(learnt)])))).toEqual([['draw', {}]])
  })
})
