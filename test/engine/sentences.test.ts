/** How sentences are looked up in a game's table of words. */
import { describe, expect, it } from 'vitest'
import { englishNamer, happenedSentence, noteSentence, problemSentence, why } from '../../engine/sentences.ts'
import type { GameText } from '../../engine/text.ts'
import { illegal } from '../../engine/verdict.ts'

const text: GameText = {
  name: 'A game',
  tagline: '',
  cards: { jab: { name: 'Jab', short: '−2' } },
  groups: {},
  words: {},
  asks: {},
  as: {},
  reasons: { late: (p, say) => `${say.player(p.who as number)} is late` },
  notes: { twice: (p) => `${p.times} times` },
  happened: {
    hp: (p, say) => `${say.player(p.who as number)} ${p.change}`,
    'hp.fall': (p, say) => `${say.player(p.who as number)} falls over ${say.card(p.card as string)}`,
  },
  problems: { few: (p) => `only ${p.count}` },
}
const say = englishNamer(text, ['Ann', 'Ben'])

describe('a sentence', () => {
  it('is the one of the reason, the note, the problem, with what it is about', () => {
    expect(why(illegal(['turn.owner'], { who: 1 }, 'late'), text, say)).toBe('Ben is late')
    expect(noteSentence({ id: 'twice', params: { times: 2 } }, text, say)).toBe('2 times')
    expect(problemSentence({ reason: 'few', params: { count: 1 } }, text, say)).toBe('only 1')
  })

  it('of what happened is the one of its cause, else of its kind', () => {
    const hp = { kind: 'hp', seat: 0, change: -2 }
    expect(happenedSentence({ ...hp, cause: 'fall', card: 'jab' }, text, say)).toBe('Ann falls over Jab')
    expect(happenedSentence({ ...hp, cause: 'rain' }, text, say)).toBe('Ann -2')
    expect(happenedSentence(hp, text, say)).toBe('Ann -2')
  })

  it('that nobody wrote is shown by its key', () => {
    for (const key of ['unwritten', '__proto__', 'constructor']) {
      expect(why(illegal([key]), text, say)).toBe(key)
      expect(noteSentence({ id: key, params: {} }, text, say)).toBe(key)
      expect(problemSentence({ reason: key, params: {} }, text, say)).toBe(key)
      expect(happenedSentence({ kind: key, seat: 0 }, text, say)).toBe(key)
      expect(happenedSentence({ kind: key, cause: 'rain', seat: 0 }, text, say)).toBe(`${key}.rain`)
    }
  })
})

describe('in English', () => {
  it('players and cards are called by their names, and what is neither by what it is', () => {
    expect([0, 1, 2, -1].map((seat) => say.player(seat))).toEqual(['Ann', 'Ben', 'nobody', 'nobody'])
    expect(['jab', 'hook', '__proto__'].map((id) => say.card(id))).toEqual(['Jab', 'hook', '__proto__'])
  })

  it('a list ends with “and”', () => {
    const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']]
    expect(lists.map((parts) => say.list(parts))).toEqual(['', 'a', 'a and b', 'a, b and c', 'a, b, c and d'])
  })
})
