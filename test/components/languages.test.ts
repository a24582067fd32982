/** Every table of words in Korean against the English one. The tables are found by reading the folders. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { list, speak } from '../../components/shared/words.ts'
import { gameName, games, loadGame, loadText } from '../../engine/rulesets.ts'
import { englishNamer } from '../../engine/sentences.ts'
import type { Namer } from '../../engine/text.ts'

/** English tables that Korean has no counterpart of, and why. */
const ENGLISH_ONLY: readonly (readonly [RegExp, string])[] = [
  [/^engine\/[a-z-]+\/text\/en-phrases\.ts$/, 'words that typed English sentences are read by'],
  [/^engine\/ask\/text\//, 'words that English questions are read and answered by'],
]

const root = path.resolve(import.meta.dirname, '../..')
const tables = readdirSync(path.join(root, 'components'), { recursive: true })
  .map((file) => `components/${file}`)
  .concat(readdirSync(path.join(root, 'engine'), { recursive: true }).map((file) => `engine/${file}`))
  .filter((file) => /(^|\/)(words\.en|text\/en(-[a-z]+)?)\.ts$/.test(file))
  .filter((file) => !ENGLISH_ONLY.some(([pattern]) => pattern.test(file)))
  .sort()
const koreanOf = (file: string) => file.replace('words.en.ts', 'words.ko.ts').replace(/\/en(?=(-[a-z]+)?\.ts$)/, '/ko')

type Table = { readonly [key: string]: unknown }

/** What a table's module exports, its own name left out. */
async function exported(file: string): Promise<Table> {
  const module: Table = await import(/* @vite-ignore */ path.join(root, file))
  const { en, words, ...rest } = module
  return en === undefined && words === undefined ? rest : { words: en ?? words }
}

/** Every end of a table with the way to it. */
function ends(value: unknown, at = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[at, value]]
  return Object.entries(value).flatMap(([key, inner]) => ends(inner, at === '' ? key : `${at} ${key}`))
}

const shape = (value: unknown) =>
  typeof value === 'function' ? `function of ${value.length}` : Array.isArray(value) ? 'list' : typeof value

const KINDS: readonly unknown[] = ['민수', 7, ['가온', '나래']]

/** Arguments of the few functions that take something else. */
const OTHERS: Readonly<Record<string, unknown[][]>> = {
  'words health': [
    [3, 1204, '12킬로', String],
    [1, 1, undefined, String],
  ],
  'words wouldAdd': [
    [{ added: 2, longer: 1, known: 3, houseRules: 1, entries: 40 }],
    [{ added: 0, longer: 0, known: 0, houseRules: 2, entries: 0 }],
  ],
}

/** Sample arguments for a function of a table: every choice of the kinds. */
function samples(key: string, length: number): unknown[][] {
  if (Object.hasOwn(OTHERS, key)) return OTHERS[key] ?? []
  const all = (left: number): unknown[][] =>
    left === 0 ? [[]] : all(left - 1).flatMap((before) => KINDS.map((kind) => [...before, kind]))
  return all(length)
}

/** What Korean does not say again: there a rank is read out as it is printed. */
const SAID_ONCE = /^words rankName$/

const SEATS = [
  'who',
  'victim',
  'by',
  'at',
  'asked',
  'holder',
  'next',
  'turn',
  'winner',
  'loser',
  'defender',
  'attacker',
  'twin',
]
const CARDS = ['card', 'top', 'against']
const LISTS: Readonly<Record<string, unknown>> = { holders: [1, 2], houses: ['해', '달'], stories: ['콩쥐', '팥쥐'] }
const NAMES = ['민', '누리', '벤', '서아', '달', '우주', '한별', '바다', '솔', '보라', '찬', '이든', '결']

/**
 * Parameters for any sentence, and a record of which of them it asked for.
 * @param hand whether `cards` is a number of them
 */
function parametersFor(cards: readonly string[], found: Set<string>, hand: boolean): Record<string, unknown> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get(_, key) {
        const name = String(key)
        found.add(name)
        if (SEATS.includes(name)) return SEATS.indexOf(name)
        if (CARDS.includes(name)) return cards[CARDS.indexOf(name)]
        if (name === 'cards') return hand ? 2 : cards.slice(0, 2)
        return LISTS[name] ?? (/^(suit|called)$/.test(name) ? 'hearts' : 3)
      },
    },
  )
}

const broken = (said: unknown) =>
  typeof said !== 'string' ||
  said.trim() === '' ||
  /undefined|NaN|\[object|null|[은이을과]\/[는가를와]|으로\/로/.test(said)

/** Latin words that stand in Korean sentences: what is printed on cards and boxes, keys, units. */
let allowed: Set<string>
/** A record is written in its own words in every language, and questions are read in English. */
const IN_RECORD_WORDS = /^words (pasteHint|example|lineExample|examples)$/

beforeAll(async () => {
  const printed = await Promise.all(
    games.map(async ({ id, name }) => {
      const [game, text] = await Promise.all([loadGame(id), loadText(id, 'ko')])
      return [name, ...game.cards.map((card) => card.name), ...Object.values(text.cards).map((card) => card.name)]
    }),
  )
  const others = 'HP JSON CSV Tableside Enter Esc Ctrl Shift Z A J Q K Noodles Bedevil key value legal illegal none'
  allowed = new Set([...printed.flat(), others].flatMap((text) => text.match(/[A-Za-z]+/g) ?? []))
})

/** Latin words of a Korean text that nobody printed on anything. */
const foreign = (said: string) => (said.match(/[A-Za-z]+/g) ?? []).filter((word) => !allowed.has(word))

test('there are tables', () => {
  expect(tables.filter((file) => file.startsWith('components/')).length).toBeGreaterThan(10)
  expect(tables.filter((file) => file.startsWith('engine/')).length).toBeGreaterThan(8)
  expect(tables.filter((file) => !existsSync(path.join(root, koreanOf(file))))).toEqual([])
})

describe.each(tables)('%s', (file) => {
  let english: Map<string, unknown>
  let korean: Map<string, unknown>
  beforeAll(async () => {
    const [en, ko] = await Promise.all([exported(file), exported(koreanOf(file))])
    // Functions beside the tables, such as the one that looks a sentence up, are no words.
    const isTable = ([, value]: [string, unknown]) => typeof value === 'object'
    english = new Map(ends(Object.fromEntries(Object.entries(en).filter(isTable))))
    korean = new Map(ends(Object.fromEntries(Object.entries(ko).filter(isTable))))
  })

  test('has the same words in Korean, each with as much to put in', () => {
    const shapes = (table: Map<string, unknown>) => [...table].map(([key, value]) => `${key}: ${shape(value)}`).sort()
    expect(shapes(korean)).toEqual(shapes(english))
    expect(korean.size).toBeGreaterThan(0)
  })

  test('leaves nothing in English', () => {
    const left = [...korean].flatMap(([key, value]) =>
      typeof value === 'string' && !IN_RECORD_WORDS.test(key) && foreign(value).length > 0 ? [`${key}: ${value}`] : [],
    )
    expect(left).toEqual([])
  })

  test('puts particles by the sound of what they follow', () => {
    const source = readFileSync(path.join(root, koreanOf(file)), 'utf8')
    const fixed = source.match(/[^\n]*\}(?:은|는|이|가|을|를|과|와|로|으로|이에요|예요)(?=[\s.,?!`:)])[^\n]*/g)
    expect(fixed ?? []).toEqual([])
  })

  if (file.startsWith('components/'))
    test('says in Korean whatever it says in English', () => {
      const wrong: string[] = []
      for (const [key, value] of english) {
        const other = korean.get(key)
        if (!isSay(value) || !isSay(other)) continue
        let said = 0
        for (const args of samples(key, value.length)) {
          const [one, two] = [sentence(value, args), sentence(other, args)]
          // What English cannot be asked with is not asked.
          if (one === undefined || broken(one)) continue
          said++
          if (broken(two)) wrong.push(`${key}(${JSON.stringify(args)}): ${two}`)
          else if (!IN_RECORD_WORDS.test(key) && foreign(String(two)).length > 0) wrong.push(`${key}: ${two}`)
          else if (!SAID_ONCE.test(key) && one.includes('민수') && !String(two).includes('민수'))
            wrong.push(`${key}: ${two}, of whom?`)
        }
        if (said === 0 && sentence(value, samples(key, value.length)[0] ?? []) !== '') wrong.push(`${key} says nothing`)
      }
      expect(wrong).toEqual([])
    })
  else
    test('says in Korean whatever it says in English', async () => {
      const id = games.find((game) => file.startsWith(`engine/${game.id}/`))?.id
      const text = id === undefined ? { cards: {} } : await loadText(id, 'ko')
      const cards = Object.keys(text.cards).length > 0 ? Object.keys(text.cards) : ['가', '나', '다']
      const namer: Namer = { ...englishNamer(text, NAMES), list: (parts) => parts.join(', ') }
      const wrong: string[] = []
      for (const [key, value] of english) {
        const other = korean.get(key)
        if (!isSay(value) || !isSay(other)) continue
        const [asked, found] = [new Set<string>(), new Set<string>()]
        const hand = id === 'out-of-the-woods' && key.endsWith('hand.enough')
        const one = value(parametersFor(cards, asked, hand), namer)
        const two = other(parametersFor(cards, found, hand), namer)
        if (broken(one) || broken(two)) wrong.push(`${key}: ${one} / ${two}`)
        else if (foreign(String(two)).length > 0) wrong.push(`${key}: ${two}`)
        const dropped = [...asked].filter((name) => !found.has(name))
        if (dropped.length > 0) wrong.push(`${key} lacks ${dropped}: ${two}`)
      }
      expect(wrong).toEqual([])
    })
})

type Say = (...args: unknown[]) => unknown
const isSay = (value: unknown): value is Say => typeof value === 'function'

/** What a function of a table says; undefined where it cannot be asked so. */
function sentence(say: Say, args: readonly unknown[]): string | undefined {
  try {
    const said = say(...args)
    return typeof said === 'string' ? said : undefined
  } catch {
    return undefined
  }
}

test('a game has one name wherever it is said', async () => {
  for (const { id } of games)
    for (const language of ['en', 'ko'] as const)
      expect((await loadText(id, language)).name).toBe(gameName(id, language))
})

test('lists are made as Korean makes them', async () => {
  await speak('ko')
  expect(list(['민', '벤', '맥스'])).toBe('민, 벤, 맥스')
  await speak('en')
  expect(list(['Min', 'Ben', 'Max'])).toBe('Min, Ben and Max')
})
