import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { ruleset as oneCard } from '../../../engine/one-card/index.ts'
import { phrasing as oneCardPhrasing, phrasingOf } from '../../../engine/one-card/phrases.ts'
import { vocabulary as korean } from '../../../engine/one-card/text/ko-phrases.ts'
import { ruleset as oneOuts } from '../../../engine/one-outs/index.ts'
import { phrasing as oneOutsPhrasing } from '../../../engine/one-outs/phrases.ts'
import { ruleset as woods } from '../../../engine/out-of-the-woods/index.ts'
import { phrasing as woodsPhrasing } from '../../../engine/out-of-the-woods/phrases.ts'
import { type Phrase, type Phrasing, readPhrase } from '../../../engine/phrase/phrase.ts'
import type { BaseState, Ruleset, Setup } from '../../../engine/ruleset.ts'

interface Table {
  read(text: string): Phrase
  write(phrase: Phrase): string
  /** A reading as a record has it, read by the record's own reader. */
  agrees(phrase: Phrase): boolean
}

function table<State extends BaseState>(game: Ruleset<State>, phrasing: Phrasing<State>, setup: Setup): Table {
  const started = game.start(setup, {})
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  const state = started.value
  const names = setup.players
  const asked = game.ask(state).who[0] ?? 0
  const written = (move: Phrase['readings'][number]['move']): string =>
    move.seat === null ? `${move.word}` : `${names[move.seat]}: ${game.notation.write(move, names)}`
  // A copy of the words: what is remembered of typing errors is found anew.
  const fresh: Phrasing<State> = { ...phrasing, lexicon: (now) => ({ ...phrasing.lexicon(now) }) }
  return {
    read: (text) => readPhrase(text, fresh, state, asked, names),
    write(phrase) {
      const first = phrase.readings[0]
      return first === undefined ? '-' : `${first.sure ? '' : '? '}${written(first.move)}`
    },
    agrees: (phrase) =>
      phrase.readings.every(({ move }) => {
        if (move.seat === null) return isDeepStrictEqual(move, { seat: null, cards: [], word: 'done' })
        const back = game.notation.read(game.notation.write(move, names), move.seat, names, state)
        return back.ok && isDeepStrictEqual(back.value, move)
      }),
  }
}

const tables: Readonly<Record<string, Table>> = {
  'one-outs': table(oneOuts, oneOutsPhrasing, {
    players: ['Charlie', 'Dave', 'Max', 'Nova'],
    dealer: 3,
    options: { hp: '7' },
  }),
  'one-card': table(oneCard, oneCardPhrasing, { players: ['Ann', 'Ben', 'Min'], dealer: 0, options: { top: '9C' } }),
  'one-card-ko': table(oneCard, phrasingOf(korean), {
    players: ['민', '벤', '누리'],
    dealer: 0,
    options: { top: '9C' },
  }),
  'out-of-the-woods': table(woods, woodsPhrasing, {
    players: ['Ann', 'Ben', 'Cas'],
    dealer: 0,
    options: { houses: 'Red, Blue, Green, Yellow', stories: 'Cinderella, Hansel, Little Red Cap' },
  }),
}

function phrasesOf(id: string): [string, string][] {
  return readFileSync(new URL(`./${id}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const cut = line.lastIndexOf(' => ')
      return [line.slice(0, cut), line.slice(cut + 4)]
    })
}

for (const [id, at] of Object.entries(tables)) {
  describe(id, () => {
    test.each(phrasesOf(id))('%s', (text, reading) => {
      const phrase = at.read(text)
      expect(at.write(phrase)).toBe(reading)
      expect(at.agrees(phrase)).toBe(true)
    })
  })
}

test('at least 150 phrases stand in the tables', () => {
  expect(Object.keys(tables).flatMap(phrasesOf).length).toBeGreaterThanOrEqual(150)
})

test('what is not understood is named, with the nearest word', () => {
  const phrase = tables['one-outs']?.read('flibber jab max')
  expect(phrase?.unknown.map((token) => token.text)).toEqual(['flibber'])
  expect(tables['one-outs']?.read('nova hopoaate-ish max').readings.every((one) => !one.sure)).toBe(true)
})

test('several meanings are all offered, and none is sure', () => {
  const readings = tables['one-outs']?.read('jab').readings ?? []
  expect(readings.length).toBeGreaterThan(1)
  expect(readings.some((one) => one.sure)).toBe(false)
})

test('a sentence of up to 600 characters is read, a longer one is none', () => {
  const at = tables['one-outs']
  const long = (length: number) =>
    'flibber '
      .repeat(100)
      .slice(0, length - 8)
      .concat(' jab max')
  expect(at?.read(long(600)).readings).toHaveLength(1)
  expect(at?.read(long(600)).unknown.length).toBeGreaterThan(50)
  expect(at?.read(long(601))).toEqual({ readings: [], unknown: [] })
})

test('a long or odd text takes no time and reads as nothing', () => {
  for (const odd of [
    '',
    ' ',
    '>>>>',
    '\u0000',
    '\ud800',
    '__proto__ constructor',
    'x'.repeat(10_000),
    'jab '.repeat(5_000),
  ])
    for (const at of Object.values(tables))
      expect(at.read(odd).readings.every((one) => !one.sure || odd.includes('jab'))).toBe(true)
})
