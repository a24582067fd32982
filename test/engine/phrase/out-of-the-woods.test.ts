/** The houses and stories of a sentence are those of its session. */
import { expect, test } from 'vitest'
import { ruleset } from '../../../engine/out-of-the-woods/index.ts'
import { phrasing } from '../../../engine/out-of-the-woods/phrases.ts'
import type { State } from '../../../engine/out-of-the-woods/state.ts'
import { readPhrase } from '../../../engine/phrase/phrase.ts'

const players = ['Ann', 'Ben']

function session(houses: string, stories: string): State {
  const started = ruleset.start({ players, dealer: 0, options: { houses, stories } }, {})
  if (!started.ok) throw new Error(JSON.stringify(started.problem))
  return started.value
}

function readings(text: string, state: State): string[] {
  return readPhrase(text, phrasing, state, 0, players).readings.map(({ move }) => ruleset.notation.write(move, players))
}

test('each session is read in its own houses and stories', () => {
  const one = session('Oak, Elm', 'Frog King, Rose Red')
  const other = session('Elm, Red', 'Rose Red')
  expect(readings('oak frog king', one)).toEqual(['Oak (Frog King)'])
  expect(readings('oak frog king', other)).toEqual([])
  expect(readings('elm rose red', one)).toEqual(['Elm (Rose Red)'])
  expect(readings('elm rose red', other)).toEqual(['Elm (Rose Red)'])
  expect(readings('bedevil 2 calls red', other)).toEqual(['Bedevil 2 calls Red'])
  expect(readings('bedevil 2 calls elm', one)).toEqual(['Bedevil 2 calls Elm'])
})

test('the words of a session are put together once', () => {
  const state = session('Oak, Elm', '')
  const later = ruleset.play(state, { seat: 0, cards: [], word: 'draw' })
  expect(phrasing.lexicon(later)).toBe(phrasing.lexicon(state))
  expect(phrasing.lexicon(session('Oak, Elm', ''))).not.toBe(phrasing.lexicon(state))
})
