/** What is said to a question, by how likely everything is that it may be about: a small game, and matches that are made up. */
import { describe, expect, test } from 'vitest'
import { ask, inItsLanguage, understand } from '../../../../engine/ask/ask.ts'
import { gameOf, gameWith, type Likely } from './asked.ts'
import { reader } from './toy.ts'

/** What is said where a question may be about these. */
const said = (...likely: readonly Likely[]) => ask(gameOf(likely), 'can i')

/** Kinds of the answer and of what else is offered. */
const kinds = (...likely: readonly Likely[]) => {
  const { kind, alternatives } = said(...likely)
  return [kind, ...alternatives.map((one) => one.kind)]
}

const yes: Likely = { kind: 'yes', rule: 'draw' }
const no: Likely = { kind: 'no', rule: 'swap' }
const depends: Likely = { kind: 'depends', rule: 'jab', rulings: ['buffs'] }
const fact: Likely = { kind: 'fact', rule: 'limit', fact: '4' }
const unlikely = (one: Likely): Likely => ({ ...one, fit: 0.2, score: 0.9 })

describe('from lessons to an answer', () => {
  const LESSONS = 'yes draw: draw own-turn\nno swap: swap jab; swap nark\nfact limit=4: total hp\nsilent: zebra horse'

  test.each([
    ['can i draw in my turn', 'yes', ['draw'], 'Yes. Drawing is told here.'],
    ['can i swap my jab', 'no', ['swap'], 'No. Swapping is told here.'],
    ['how many hp', 'fact', ['limit'], '4. The limit is told here.'],
  ])('%s', (question, kind, rules, answer) => {
    expect(ask(gameWith(LESSONS), question)).toMatchObject({ kind, rules, answer, judged: 'rules' })
  })

  test('what the rules do not say', () => {
    expect(ask(gameWith(LESSONS), 'the zebra horse')).toMatchObject({ kind: 'unknown', lead: 'The rules do not say' })
    expect(ask(gameWith(LESSONS), 'xqxq')).toMatchObject({ kind: 'unknown', rules: [], alternatives: [] })
    expect(ask(gameWith(LESSONS), '').kind).toBe('unknown')
  })

  test('a question goes on from the one before', () => {
    const game = gameWith(LESSONS)
    const { reading } = understand(game, 'and a nark', { previous: 'can i swap my jab' })
    expect(reading.cards).toEqual(['nark'])
    expect(reading.tokens.map(({ id }) => id)).toContain('swap')
    expect(understand(game, 'and a nark').reading.tokens.map(({ id }) => id)).not.toContain('swap')
    expect(ask(game, 'and a nark', { previous: 'can i swap my jab' })).toMatchObject({ kind: 'no', rules: ['swap'] })
  })

  test('players of the table are no words', () => {
    const tokens = (names: readonly string[]) =>
      understand(gameWith(LESSONS), 'can zebra draw', { names }).reading.tokens.map(({ id }) => id)
    expect([tokens(['Zebra']).includes('person'), tokens(['Horse']).includes('person')]).toEqual([true, false])
  })

  test('a question in its own script is read in that language', () => {
    const korean = { ...gameWith('yes draw: draw'), reader: reader([], { script: /[가-힣]/ }) }
    const game = { ...gameWith(LESSONS), other: korean }
    expect(inItsLanguage(game, '카드')).toBe(korean)
    expect(inItsLanguage(game, 'draw')).toBe(game)
    expect(inItsLanguage(korean, '카드')).toBe(korean)
    expect(inItsLanguage({ ...game, other: gameWith('yes draw: draw') }, '카드').other).toBeDefined()
    const other = { ...gameOf([yes]), other: { ...gameOf([no]), reader: korean.reader } }
    expect([ask(other, 'can i').kind, ask(other, '카드').kind]).toEqual(['yes', 'no'])
    expect(understand(other, '카드').matches[0]?.statement.kind).toBe('no')
  })
})

describe('a yes or a no', () => {
  test('that is likely is said, and nothing else is offered where nothing else is near', () => {
    expect(kinds(yes)).toEqual(['yes'])
    expect(kinds(yes, unlikely(no))).toEqual(['yes'])
    expect(kinds(unlikely(yes), no)).toEqual(['no'])
    expect(said(yes)).toMatchObject({ lead: 'Yes', sentence: 'Drawing is told here.', rules: ['draw'], fact: '' })
  })

  test('that is not is not said: the rule is, and both are offered', () => {
    for (const torn of [said(yes, no), said(no, yes)]) {
      const { kind, fact: short, rules, rulings, sentence } = torn
      // One of them is the likelier, by a little.
      const title = rules[0] === 'draw' ? 'Drawing' : 'Swapping'
      expect([kind, short, rulings, sentence]).toEqual(['fact', title, [], `${title} is told here.`])
      expect(torn.alternatives.map((one) => one.kind).sort()).toEqual(['no', 'yes'])
      expect(torn.alternatives[0]?.rules).toEqual(rules)
    }
  })

  test('of a rule that has no text leads with nothing', () => {
    for (const rule of ['nowhere', ''])
      expect(said({ ...yes, rule }, { ...no, rule })).toMatchObject({ kind: 'fact', fact: '', lead: '', sentence: '' })
  })

  test('readings that come to the same add up', () => {
    const other: Likely = { ...yes, rule: 'jab' }
    expect(kinds(yes, no, other, other)).toEqual(['yes', 'no'])
    // Of all that come to it the likeliest is the answer.
    expect(said(other, { ...no, fit: 0.91 }, { ...yes, fit: 0.95 }, other).rules).toEqual(['draw'])
  })

  test('gives way, where it is not likely, to what is no such promise', () => {
    expect(kinds(yes, no, { ...depends, fit: 0.88 })[0]).toBe('depends')
    expect(kinds(yes, no, { ...fact, fit: 1 })[0]).toBe('fact')
    expect(said(yes, no, { ...depends, fit: 0.88 }).rules).toEqual(['jab'])
    // But not to what is hardly likely itself, nor where it is likely enough.
    expect(kinds(yes, no, unlikely(depends))[0]).toBe('fact')
    expect(said(yes, no, unlikely(depends)).fact).not.toBe('4')
    expect(kinds(yes, yes, yes, depends)[0]).toBe('yes')
  })
})

describe('what else is offered', () => {
  test('the next one, where it is near and comes to something else', () => {
    expect(kinds(depends, fact, yes)).toHaveLength(2)
    expect(kinds(depends, unlikely(fact))).toEqual(['depends'])
    expect(kinds(depends, { ...depends, rule: 'draw' })).toEqual(['depends'])
    expect(kinds(depends, { ...depends, rulings: ['countered'] })).toEqual(['depends', 'depends'])
    expect(kinds(fact, { ...fact, rule: 'draw' })).toEqual(['fact'])
    expect(kinds(fact, { ...fact, fact: '5' })).toEqual(['fact', 'fact'])
    expect(kinds({ ...fact, fit: 0.95 }, { ...fact, fact: '5' }, { ...fact, fact: '6' })).toEqual(['fact', 'fact'])
  })

  test('nothing that the answer says already', () => {
    const whole = { ...fact, fact: '4, of any kind', fit: 0.95 }
    expect(kinds(whole, fact)).toEqual(['fact'])
    expect(kinds({ ...fact, fit: 0.95 }, { ...whole, fit: 0.9 })).toEqual(['fact', 'fact'])
    for (const other of ['42', '4 or 5']) expect(kinds({ ...whole, fact: other }, fact)).toEqual(['fact', 'fact'])
    expect(kinds({ ...whole, fact: 'The dealer starts' }, { ...fact, fact: 'The dealer' })).toEqual(['fact'])
    expect(kinds({ ...whole, fact: 'The dealers' }, { ...fact, fact: 'The dealer' })).toEqual(['fact', 'fact'])
    expect(kinds(whole, { ...fact, rule: 'draw' })).toEqual(['fact', 'fact'])
  })

  test('of a yes or a no that is not likely, two', () => {
    expect(kinds(yes, no, { ...depends, fit: 0.7 })).toHaveLength(3)
    expect(kinds(yes, no)).toHaveLength(3)
  })

  test('it is said like an answer, with what it rests on', () => {
    const [other] = said({ ...depends, fit: 1 }, { ...fact, fit: 1, rulings: ['countered'] }).alternatives
    expect(other).toEqual({
      kind: 'fact',
      rules: ['limit'],
      rulings: ['countered'],
      fact: '4',
      lead: '4',
      sentence: 'The limit is told here.',
      answer: '4. The limit is told here.',
    })
    expect(said(yes, no).alternatives[0]).not.toHaveProperty('fact')
    // Only a fact has one.
    expect(said({ ...depends, fact: '4' }).fact).toBe('')
  })
})

describe('what is hardly about it', () => {
  test('is not said: the nearest rules are, three at most, each once', () => {
    const low = (rule: string): Likely => ({ ...yes, rule, score: 0.14 })
    const answer = said(low('draw limit'), low('draw'), low(''), low('jab'), low('swap'), low('limit'))
    expect(answer).toMatchObject({ kind: 'unknown', rules: ['draw', 'jab', 'swap'], rulings: [], alternatives: [] })
    expect(answer.sentence).toBe('Nearest to read: Drawing; The Jab; Swapping.')
  })

  test('is told by how well the best one fits', () => {
    expect(said({ ...yes, score: 0.15 }).kind).toBe('yes')
    // What is likelier counts, and not what else there is.
    expect(said({ ...yes, score: 0.14 }, { ...no, fit: 0.2, score: 0.9 }).kind).toBe('unknown')
    expect(said().kind).toBe('unknown')
  })

  test('thirty are looked at, the best first', () => {
    const many = (count: number, one: Likely) => new Array<Likely>(count).fill(one)
    expect(kinds(...many(30, no), ...many(200, yes))[0]).toBe('no')
    expect(kinds(...many(29, no), { ...depends, fit: 3 })[0]).toBe('depends')
  })
})

describe('a number in a question that wants a yes or a no', () => {
  const four = (question: string, one: Likely = fact) => {
    const { kind, rules, rulings, fact: short } = ask(gameOf([one]), question)
    return [kind, short, rules[0], rulings]
  }

  test.each([
    ['do we draw 4', 'yes'],
    ['do we draw 5', 'no'],
    ['is it 4 with 3 players', 'yes'],
    ['is it 5 for 4 of us', 'no'],
    ['do we draw 4 coffees', 'yes'],
  ])('%s', (question, kind) => {
    expect(four(question)).toEqual([kind, '', 'limit', []])
  })

  test.each(['how many', 'do we draw', 'do we draw 4 or 5', 'do we with 4 players', 'how many is 5', 'do 4 of us'])(
    'no: %s',
    (question) => {
      expect(four(question)).toEqual(['fact', '4', 'limit', []])
    },
  )

  test('is compared with a number, and with nothing else', () => {
    for (const short of ['4 cards', 'x4', 'four', ''])
      expect(four('do we draw 5', { ...fact, fact: short })[0], short).toBe('fact')
    expect(four('do we draw 12', { ...fact, fact: '12' })[0]).toBe('yes')
    expect(four('do we draw 5', yes)[0]).toBe('yes')
    expect(four('do we draw 5', { ...depends, fact: '4' })[0]).toBe('depends')
    expect(four('do we draw 5', { kind: 'fact', rule: 'limit' })).toEqual(['fact', '', 'limit', []])
  })
})
