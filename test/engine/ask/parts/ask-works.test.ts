/** Answers that are worked out, told as stories, read off a table, or hinge on what it plays. */
import { describe, expect, test } from 'vitest'
import { ask, candidatesOf, prepare, preparing } from '../../../../engine/ask/ask.ts'
import type { Finding, Work, Workbench } from '../../../../engine/ask/knowledge.ts'
import { learning } from '../../../../engine/ask/learn.ts'
import { SEATED, stateOf } from '../../../../engine/ask/scene.ts'
import { statementsOf } from '../../../../engine/ask/statements.ts'
import { atOnce } from '../../../../engine/ask/steps.ts'
import { gameOf, gameWith, type Likely, oneOuts, rules } from './asked.ts'
import { knowledge, reader } from './toy.ts'

const yes: Likely = { kind: 'yes', rule: 'draw' }
const depends: Likely = { kind: 'depends', rule: 'jab', rulings: ['buffs'] }
const seven: Finding = { kind: 'fact', rules: ['limit'], rulings: [], fact: '7' }

describe('what is worked out', () => {
  const sum: Likely = { kind: 'fact', rule: 'limit', work: 'sum', cards: { attack: 'jab' } }

  test('is what the work makes of the question and the cards of the way', () => {
    const seen: Workbench[] = []
    const work: Work = (bench) => {
      seen.push(bench)
      return seven
    }
    const game = gameOf([sum], { works: { sum: work } })
    expect(ask(game, 'how many jab')).toMatchObject({ kind: 'fact', fact: '7', rules: ['limit'] })
    expect(seen).toHaveLength(1)
    expect([seen[0]?.game, seen[0]?.cards, seen[0]?.reading.cards]).toEqual([oneOuts, { attack: 'jab' }, ['jab']])
  })

  test('is passed over where it does not apply after all', () => {
    const game = gameOf([sum, { ...yes, fit: 0.1, score: 0.9 }], { works: { sum: () => undefined } })
    expect(ask(game, 'can i').kind).toBe('yes')
  })

  test('is likelier than the same without work, by what speaks for it', () => {
    const { reader: own, matcher } = gameOf([sum, { ...sum, work: 'none' }, yes])
    const game = { ...gameOf([]), reader: own, matcher, works: { sum: () => seven, none: () => undefined } }
    const { match } = game.matcher
    const reading = ask(game, 'can i')
    expect(reading.kind).toBe('fact')
    const found = candidatesOf(game, { ...EMPTY }, match(EMPTY))
    expect(found.map(({ finding, score, clues }) => [finding.kind, score, clues['worked out']])).toEqual([
      ['fact', 0.9, 1],
      ['yes', 0.9, 0],
    ])
  })
})

const EMPTY: Workbench['reading'] = { tokens: [], cards: [], numbers: [], asks: new Set(), strange: [], words: [] }

describe('a story', () => {
  const telling = (finding: Finding | undefined, ...likely: readonly Likely[]) =>
    ask(gameOf(likely, { story: () => finding }), 'can i')

  test('that is understood whole is the answer, whatever the question looks like', () => {
    const no: Finding = { kind: 'no', rules: ['jab'], rulings: [] }
    expect(telling(no, yes)).toMatchObject({ kind: 'no', rules: ['jab'] })
    expect(telling(no)).toMatchObject({ kind: 'no', rules: ['jab'] })
    expect(telling(seven, yes, yes)).toMatchObject({ kind: 'fact', fact: '7' })
  })

  test('that is none, or that a game cannot act out, is not', () => {
    expect(telling(undefined, yes).kind).toBe('yes')
    expect(ask(gameOf([yes]), 'can i').kind).toBe('yes')
  })

  test('is acted out by the game with the question', () => {
    const benches: Workbench[] = []
    const story: Work = (bench) => {
      benches.push(bench)
      return undefined
    }
    ask(gameOf([yes], { story }), 'can i jab')
    expect(benches.map(({ game, cards, reading }) => [game, cards, reading.cards])).toEqual([[oneOuts, {}, ['jab']]])
  })
})

describe('what a table plays', () => {
  const sentence = (context: Parameters<typeof ask>[2]) => ask(gameOf([depends]), 'can i', context).sentence
  const state = () => stateOf(oneOuts, { lines: [], rulings: { buffs: 'stack' } })

  test('is what it says it plays; else what the table does; else what is usual', () => {
    const usual = 'How many? This table plays: One.. Other tables: Any number..'
    const other = 'How many? This table plays: Any number.. Other tables: One..'
    expect(sentence({})).toBe(usual)
    expect(sentence({ rulings: { buffs: 'stack' } })).toBe(other)
    const at = state()
    expect(at).toBeDefined()
    if (at === undefined) return
    expect(sentence({ state: at })).toBe(other)
    expect(sentence({ state: at, rulings: { buffs: 'one' } })).toBe(usual)
  })
})

describe('the table as it stands', () => {
  const NAMES = SEATED.slice(0, 3)
  const at = (question: string, more: object = {}) => {
    const state = stateOf(oneOuts, { lines: [], players: 3 })
    const game = gameOf([yes], { facts: { hp: 'hp setup.hp' } })
    return ask(game, question, { ...(state === undefined ? {} : { state }), names: NAMES, ...more })
  }

  test('a move is judged on it, with the reason', () => {
    const answer = at('can Ann jab Ben')
    expect(answer).toMatchObject({
      kind: 'yes',
      judged: 'table',
      lead: 'Yes',
      fact: '',
      move: { seat: 0, cards: ['jab'], targets: [{ seat: 1 }] },
      alternatives: [],
    })
    expect(answer.sentence).toMatch(/Ann/)
    expect(answer.answer).toBe(`At this table now: Yes. ${answer.sentence}`)
    expect(at('Ben jabs Ann')).toMatchObject({ kind: 'no', judged: 'play', rules: ['turn.owner'] })
  })

  test('players and cards are called as whoever asks wants', () => {
    const say = { player: () => 'Somebody', card: () => 'something', list: (parts: readonly string[]) => parts.join() }
    expect(at('can Ann jab Ben', { say }).sentence).toMatch(/Somebody/)
  })

  test('what is read off it has no reason but the table', () => {
    const answer = at('how many hp has Ann')
    expect(answer).toMatchObject({ kind: 'fact', fact: '7', lead: '7', sentence: '', answer: 'At this table now: 7.' })
    expect(answer).not.toHaveProperty('move')
  })

  test('where a language has no words for it, it is said as it is', () => {
    const state = stateOf(oneOuts, { lines: [], players: 3 })
    const game = gameOf([yes], { facts: { hp: 'hp setup.hp' } })
    const wordless = { ...game, words: { ...game.words, fact: () => '' } }
    const context = { names: NAMES, ...(state === undefined ? {} : { state }) }
    expect(ask(wordless, 'how many hp has Ann', context).lead).toBe('7')
  })

  test('the rules at large are asked where nobody is named, and where there is no table', () => {
    expect(at('can i jab').judged).toBe('rules')
    expect(ask(gameOf([yes]), 'can Ann jab Ben').judged).toBe('rules')
    expect(ask(gameOf([yes]), 'can Ann jab Ben', { names: NAMES }).judged).toBe('rules')
  })
})

test('an answer is plain data', () => {
  const answer = ask(gameOf([yes, { ...yes, kind: 'no' }]), 'can i')
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer)
})

test('made ready at once or in steps, a game is the same', () => {
  const lessons = statementsOf('yes draw: draw own-turn\nno swap: swap jab')
  const { game, text, phrasing } = gameWith('')
  const parts = [
    game,
    text,
    rules,
    phrasing,
    { ...knowledge, facts: { hp: 'hp' }, works: { sum: () => seven } },
  ] as const
  const whole = prepare(...parts, learning(knowledge, lessons))
  const steps = [...preparing(...parts, learning(knowledge, lessons))].length
  expect(steps).toBeGreaterThan([...learning(knowledge, lessons)].length + 2)
  const stepped = atOnce(preparing(...parts, learning(knowledge, lessons)))
  for (const asked of [whole, stepped]) {
    expect(asked).toMatchObject({ game, text, rules, phrasing, facts: { hp: 'hp' } })
    expect(ask(asked, 'can i draw in my turn')).toMatchObject({ kind: 'yes', rules: ['draw'] })
    expect(asked.words.lead.yes).toBe('Yes')
  }
  // Words that only ways have are known to it.
  expect(gameWith('yes draw: zebras').reader.learnt.has('zebra')).toBe(true)
  expect(reader().learnt.has('zebra')).toBe(false)
})
