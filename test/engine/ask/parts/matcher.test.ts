/** Which ways come nearest to a question: lessons of a small game. */
import { describe, expect, test } from 'vitest'
import type { Learnt } from '../../../../engine/ask/learn.ts'
import { matcherOf } from '../../../../engine/ask/matcher.ts'
import { read, type Token } from '../../../../engine/ask/reading.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { asked, found, madeUp, own, unbiased } from './matched.ts'
import { reader } from './toy.ts'

/** The deciding rules of what was found, the nearest first. */
const rules = (question: string, lessons: string | Learnt) =>
  asked(question, typeof lessons === 'string' ? unbiased(lessons) : lessons).map(({ statement }) => statement.rules[0])

/** How well the first rule's way fits. */
const fitOf = (question: string, lessons: string) =>
  asked(question, unbiased(lessons)).find(({ statement }) => statement.rules[0] === 'a')?.fit ?? 0

const OTHERS = 'no y: zebra horse\nno z: horse cow'

describe('the nearest way', () => {
  const LESSONS = 'yes a: jab swap\nyes b: jab own-turn\nno c: nark swap hand\nno d: zebra'

  test('goes first, and what shares no word is not found', () => {
    expect(rules('swap a jab', LESSONS)).toEqual(['a', 'b', 'c'])
    expect(rules('swap a nark', LESSONS)[0]).toBe('c')
    expect(rules('zebra', LESSONS)).toEqual(['d'])
  })

  test('fits wholly where it could have been copied from the question', () => {
    const [first] = asked('swap a jab', unbiased(LESSONS))
    expect(first?.fit).toBeCloseTo(1, 10)
    expect(first?.way).toBe(0)
    expect(first?.statement).toMatchObject({ kind: 'yes', rules: ['a'] })
    const [second] = asked('zebra', unbiased(LESSONS))
    expect([second?.way, second?.statement.rules]).toEqual([3, ['d']])
  })

  test('of several ways to one answer is the one that tells how well it fits', () => {
    const [first] = asked('swap a jab', unbiased('yes a: nark swap; jab swap; jab hand\nno b: zebra'))
    expect([first?.way, first?.fit.toFixed(6)]).toEqual([1, '1.000000'])
    expect(asked('swap a jab', unbiased('yes a: jab swap; swap jab\nno b: zebra'))[0]?.way).toBe(0)
  })

  test('nothing is found where no word is one of a way', () => {
    expect(rules('horse cow', LESSONS)).toEqual([])
    expect(rules('', LESSONS)).toEqual([])
    expect(asked('jab', { ...unbiased(''), habits: { answers: 0, features: [], rows: [] } })).toEqual([])
  })

  test('a single statement is found', () => {
    expect(rules('swap a jab', 'yes a: jab swap')).toEqual(['a'])
  })
})

describe('what makes a way fit less', () => {
  test('a word of it that the question lacks, and a word of the question that it lacks', () => {
    const whole = fitOf('swap jab', `yes a: jab swap\n${OTHERS}`)
    expect(fitOf('swap', `yes a: jab swap\n${OTHERS}`)).toBeLessThan(whole)
    expect(fitOf('swap jab hand', `yes a: jab swap\n${OTHERS}`)).toBeLessThan(whole)
    expect(fitOf('swap jab hand hp', `yes a: jab swap\n${OTHERS}`)).toBeLessThan(
      fitOf('swap jab hand', `yes a: jab swap\n${OTHERS}`),
    )
  })

  test('it costs more that a word is missing than that one is too many: people say more than they need', () => {
    expect(fitOf('swap', `yes a: swap hand\n${OTHERS}`)).toBeLessThan(fitOf('swap hand', `yes a: swap\n${OTHERS}`))
  })

  test('a card that is too many less than something else that happens', () => {
    // Both are as rare, and a card matters more: yet it costs less.
    const lessons = `yes a: hp\nno b: nark zebra\nno c: swap zebra`
    expect(fitOf('hp nark', lessons)).toBeGreaterThan(fitOf('hp swap', lessons))
  })

  test('a word that another way to the same answer has is not as strange as one that none has', () => {
    const lessons = `yes a: jab own-turn; jab swap\nno c: swap zebra; nark draw`
    const others = `yes a: jab own-turn; jab hp\nno c: swap zebra; nark draw`
    const asking = 'jab in my turn swap'
    expect(fitOf(asking, lessons)).toBeGreaterThan(fitOf(asking, others))
  })

  test('words nobody knows, up to three of them', () => {
    const lessons = `yes a: jab swap\n${OTHERS}`
    const fits = ['', ' xqxq', ' xqxq wzwz', ' xqxq wzwz vkvk', ' xqxq wzwz vkvk qjqj'].map((strange) => {
      const learnt = unbiased(lessons)
      const { tokens, ...reading } = read(`swap jab${strange}`, reader(learnt.stems))
      // Only that they are strange, and not what they are.
      const known = tokens.filter(({ id }) => !id.startsWith('w:'))
      return atOnce(matcherOf(own, learnt)).match({ ...reading, tokens: known })[0]?.fit ?? 0
    })
    expect(fits[0]).toBeCloseTo(1, 10)
    expect(fits[1]).toBeLessThan(fits[0] ?? 0)
    expect(fits[2]).toBeLessThan(fits[1] ?? 0)
    expect(fits[3]).toBeLessThan(fits[2] ?? 0)
    expect(fits[4]).toBe(fits[3])
    // One of them is no worse than a word that is known and does not belong.
    expect(fits[1]).toBeGreaterThan(fitOf('swap jab hp', lessons))
  })

  test('a word that only tells what was before counts less', () => {
    const matcher = atOnce(matcherOf(own, unbiased(`yes a: jab\nno b: swap zebra`)))
    const reading = read('jab swap', reader())
    const aside = (id: string) => reading.tokens.map((token): Token => ({ ...token, aside: token.id === id }))
    const first = (tokens: readonly Token[]) => matcher.match({ ...reading, tokens })[0]?.fit ?? 0
    expect(first(aside('swap'))).toBeGreaterThan(first(reading.tokens))
    // Said again where it is asked, it is what is asked.
    expect(first([...aside('swap'), ...reading.tokens.slice(-1)])).toBe(first(reading.tokens))
  })

  test('a card that the way names and the question does not: what is said of one is not said of another', () => {
    const other = fitOf('swap hand', `yes a: nark swap hand\n${OTHERS}`)
    expect(other).toBeLessThan(0.7 * fitOf('swap hand', `yes a: zebra swap hand\n${OTHERS}`))
  })
})

describe('what a way needs, and what it bars', () => {
  test('without what it needs it hardly fits', () => {
    const lessons = (way: string) => `yes a: ${way}\n${OTHERS}`
    expect(fitOf('swap draw', lessons('swap draw hp!'))).toBeLessThan(0.5 * fitOf('swap draw', lessons('swap draw hp')))
    expect(fitOf('swap hp', lessons('swap hp!'))).toBe(fitOf('swap hp', lessons('swap hp')))
    // A card that is needed is missed once, not twice.
    expect(fitOf('swap', lessons('swap nark!'))).toBeGreaterThan(0.5 * fitOf('swap', lessons('swap nark')))
    expect(fitOf('swap', lessons('swap nark!'))).toBeLessThan(fitOf('swap', lessons('swap nark')))
  })

  test('what is nearly what it needs will do, if it is near enough', () => {
    const lessons = (way: string) => `yes a: ${way}\n${OTHERS}`
    expect(fitOf('jab draw', lessons('jab swap!'))).toBe(fitOf('jab draw', lessons('jab swap')))
    expect(fitOf('jab hand of 3', lessons('jab take!'))).toBeLessThan(0.5 * fitOf('jab hand of 3', lessons('jab take')))
  })

  test('with what it bars it hardly fits', () => {
    const lessons = (way: string) => `yes a: ${way}\n${OTHERS}`
    const both = fitOf('swap hp', lessons('swap'))
    expect(fitOf('swap hp', lessons('swap -hp'))).toBeCloseTo(0.35 * both, 10)
    expect(fitOf('swap', lessons('swap -hp'))).toBe(fitOf('swap', lessons('swap')))
  })

  test('a class that is barred bars every card of it, and no other', () => {
    const lessons = (way: string) => `yes a: ${way}\n${OTHERS}`
    for (const card of ['jab', 'hay maker'])
      expect(fitOf(`swap ${card}`, lessons('swap -{attack}')), card).toBeLessThan(
        0.5 * fitOf(`swap ${card}`, lessons('swap')),
      )
    for (const card of ['nark', 'fend'])
      expect(fitOf(`swap ${card}`, lessons('swap -{attack}')), card).toBe(fitOf(`swap ${card}`, lessons('swap')))
  })
})

describe('a class', () => {
  const LESSONS = 'yes a: {attack} swap\nno b: nark swap\nno c: zebra hand'

  test('is any of its cards, which is told', () => {
    const [first] = asked('swap a jab', unbiased(LESSONS))
    expect([first?.statement.rules, first?.cards]).toEqual([['a'], { attack: 'jab' }])
    expect(first?.fit).toBeGreaterThan(0.85)
    expect(first?.fit).toBeLessThan(1)
    const [card] = asked('swap a nark', unbiased(LESSONS))
    expect([card?.statement.rules, card?.cards]).toEqual([['b'], {}])
  })

  test('twice in a way is two cards, the first of which is told', () => {
    const learnt = unbiased('yes a: {attack} {guard} swap\nno c: zebra hand')
    expect(asked('swap a hay maker for a fend', learnt)[0]?.cards).toEqual({ attack: 'haymaker', guard: 'fend' })
    const both = unbiased('yes a: {attack} swap\nno c: zebra hand')
    expect(asked('swap a hay maker for a jab', both)[0]?.cards.attack).toBe('haymaker')
  })

  test('that is named itself, or that no card of the question is of, tells none', () => {
    const cards = (...ids: string[]) =>
      found(
        madeUp(
          [{ rule: 'a' }, { rule: 'b' }],
          [
            [0, 'class:guard swap'],
            [1, 'zebra'],
          ],
        ),
        ...ids,
      )[0]?.cards
    expect(cards('card:fend', 'swap')).toEqual({ guard: 'fend' })
    expect([cards('class:guard', 'swap'), cards('card:haymaker', 'swap'), cards('swap', 'card:haymaker')]).toEqual([
      {},
      {},
      {},
    ])
  })

  test('what one word has matched is worth little to the next', () => {
    const alone = (lessons: string) => fitOf('jab', lessons)
    expect(alone('yes a: {attack} {guard}\nno b: zebra horse')).toBeLessThan(
      0.8 * alone('yes a: {attack}\nno b: zebra horse'),
    )
  })

  test('where a card of it is named its own name is no other word', () => {
    const matcher = atOnce(matcherOf(own, unbiased('yes a: jab\nno b: swap zebra\nno c: {attack} zebra {guard}')))
    const reading = read('jab', reader())
    const named = (id: string, cards = reading.cards) =>
      matcher
        .match({ ...reading, cards, tokens: [...reading.tokens, { id, at: 0, to: 1 }] })
        .find(({ statement }) => statement.rules[0] === 'a')?.fit ?? 0
    expect(named('class:attack')).toBeGreaterThan(named('class:attack', ['nark']))
    expect(named('class:attack', ['nark', 'jab'])).toBe(named('class:attack'))
    expect(named('class:attack', [])).toBe(named('class:attack', ['nark']))
  })
})
