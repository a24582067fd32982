/** Each game is found by its name and comes with its own parts, in each language. */
import { describe, expect, test } from 'vitest'
import { isAskedIn } from '../../engine/games.ts'
import { readPhrase } from '../../engine/phrase/phrase.ts'
import {
  type GameId,
  gameName,
  gameNamed,
  games,
  loadGame,
  loadKnowledge,
  loadPhrasing,
  loadRuleText,
  loadSample,
  loadText,
} from '../../engine/rulesets.ts'
import type { Language } from '../../engine/text.ts'
import { failure, replayText } from './replayed.ts'

const HANGUL = /\p{Script=Hangul}/u
const LANGUAGES: readonly Language[] = ['en', 'ko']

test('the games, in the order they are offered', () => {
  expect(games.map(({ id, name }) => [id, name])).toEqual([
    ['one-outs', 'One-Outs'],
    ['one-card', 'One Card'],
    ['out-of-the-woods', 'Out of the Woods'],
  ])
})

test('a game is called by what is printed on its box, in Korean by its Korean name where it has one', () => {
  expect(games.map(({ id }) => gameName(id, 'en'))).toEqual(['One-Outs', 'One Card', 'Out of the Woods'])
  expect(games.map(({ id }) => gameName(id, 'ko'))).toEqual(['One-Outs', '원카드', 'Out of the Woods'])
  expect(gameName('solitaire', 'en')).toBe('solitaire')
  expect(gameName('solitaire', 'ko')).toBe('solitaire')
})

test('a game is meant by its id or its name, however it is spelled', () => {
  expect(['one-outs', 'One-Outs', 'ONE OUTS', 'oneouts'].map(gameNamed)).toEqual(Array(4).fill('one-outs'))
  expect(gameNamed('One Card')).toBe('one-card')
  expect(gameNamed('out of the woods')).toBe('out-of-the-woods')
  for (const none of ['', 'woods', 'one', 'solitaire']) expect(gameNamed(none), none).toBeUndefined()
})

test('every game is asked about in English, One Card in Korean too', () => {
  expect(games.map(({ id }) => isAskedIn(id, 'en'))).toEqual([true, true, true])
  expect(games.map(({ id }) => isAskedIn(id, 'ko'))).toEqual([false, true, false])
  expect(isAskedIn('solitaire' as GameId, 'en')).toBe(false)
})

describe.each(games.map(({ id, name }) => [id, name] as const))('%s', (id, name) => {
  test('its rules, under its own name', async () => {
    const game = await loadGame(id)
    expect([game.id, game.name, game.edition]).toEqual([id, name, 1])
    expect(new Set(game.rules.map(({ kind }) => kind))).toEqual(new Set(['effect', 'forbids']))
  })

  test('its words, in either language', async () => {
    const game = await loadGame(id)
    const tables = await Promise.all(LANGUAGES.map((language) => loadText(id, language)))
    expect(tables.map((table) => table.name)).toEqual(LANGUAGES.map((language) => gameName(id, language)))
    expect(tables.map((table) => HANGUL.test(table.tagline))).toEqual([false, true])
    for (const table of tables)
      expect(Object.keys(table.cards)).toEqual(expect.arrayContaining(game.cards.map((card) => card.id)))
  })

  test('its rule texts, in either language', async () => {
    const game = await loadGame(id)
    const tables = await Promise.all(LANGUAGES.map((language) => loadRuleText(id, language)))
    const titles = tables.map(({ rules }) => Object.values(rules).map(({ text }) => text))
    expect(titles.map((all) => all.some((one) => HANGUL.test(one)))).toEqual([false, true])
    for (const { rules } of tables) expect(Object.keys(rules)).toEqual(game.rules.map((rule) => rule.id))
  })

  test('its sample is a record of it in which every move is legal', async () => {
    const { lines } = replayText(await loadSample(id), await loadGame(id))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.map(failure)).toEqual(lines.map(() => undefined))
  })

  test('what it knows about questions names its own cards, in English where it is asked about in no other', async () => {
    const game = await loadGame(id)
    const [english, korean] = await Promise.all([loadKnowledge(id), loadKnowledge(id, 'ko')])
    const cards = new Set(Object.keys(english.cards))
    for (const card of game.cards) if (card.id !== 'character') expect(cards, card.id).toContain(card.id)
    expect(await loadKnowledge(id, 'en')).toBe(english)
    expect(korean === english).toBe(!isAskedIn(id, 'ko'))
    expect(
      Object.values(korean.cards)
        .flat()
        .some((one) => HANGUL.test(one)),
    ).toBe(isAskedIn(id, 'ko'))
  })
})

describe('sentences as people type them', () => {
  /** What a sentence is read as at a table of two to start with, in a language. */
  async function read(id: GameId, text: string, language?: Language): Promise<string | undefined> {
    const game = await loadGame(id)
    const players = ['Ann', 'Ben', 'Cas']
    const started = game.start({ players, dealer: 0, options: id === 'one-card' ? { top: '9C' } : {} }, {})
    if (!started.ok) throw new Error(JSON.stringify(started.problem))
    const phrasing = await loadPhrasing(id, language)
    const [first] = readPhrase(text, phrasing, started.value, 1, players).readings
    return first && game.notation.write(first.move, players)
  }

  test('are read in English by every game, in any language', async () => {
    for (const language of [undefined, ...LANGUAGES]) {
      expect(await read('one-outs', 'jab cas', language)).toBe('Jab > Cas')
      expect(await read('one-card', 'queen of spades', language)).toBe('QS')
      expect(await read('out-of-the-woods', 'red attack', language)).toBe('Red Attack')
    }
  })

  test('are read in Korean by One Card', async () => {
    expect(await read('one-card', '하트 7', 'ko')).toBe('7H')
    expect(await read('one-card', '하트 7')).not.toBe('7H')
  })
})
