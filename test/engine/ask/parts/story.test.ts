/** Little stories in the small language: cut into clauses, and who is who in them. */
import { describe, expect, test } from 'vitest'
import { read } from '../../../../engine/ask/reading.ts'
import { Cast, clausesOf } from '../../../../engine/ask/story.ts'
import { reader } from './toy.ts'

const LANGUAGE = {
  idle: ['the', 'a', 'to', 'it', 'as', 'with'],
  // Guy may be called so.
  names: ['max', 'nova', 'sam', 'guy'],
  words: {
    'class:block': ['block'],
    'class:dodge': ['dodge'],
    'take-hit': ['take it', 'ate it'],
    'not-grab': ['decline'],
    'class:blocked': ['bask'],
    sometimes: ['now and then'],
    'own-turn': ['my turn'],
    'many-players': ['4 players'],
  },
}

const clauses = (story: string) => clausesOf(read(story, reader([], LANGUAGE)))
/** The clauses as they are told; a question ends in its mark. */
const told = (story: string) =>
  clauses(story).map(({ words, asks }) => `${words.map(({ text }) => text).join(' ')}${asks ? '?' : ''}`)

describe('a clause ends', () => {
  test.each([
    ['at a comma or a full stop', 'nova jabs max, max fends. nova swaps', ['nova jabs max', 'max fends', 'nova swaps']],
    ['before a word that joins somebody', 'nova jabs max and she fends', ['nova jabs max', 'and she fends']],
    ['before somebody who is named', 'i jab but Kim fends so nova swaps', ['i jab', 'but kim fends', 'so nova swaps']],
    ['before a name in small letters', 'i jab and nova fends', ['i jab', 'and nova fends']],
    ['before a verb that turns a question', 'i jab and can he fend', ['i jab', 'and can he fend?']],
    ['before a verb that stands alone', 'i jab and got hit', ['i jab', 'and got hit']],
    ['before a card that is played', 'i jab and fended it', ['i jab', 'and fended it']],
    ['before one that is being played', 'she jabs and fends', ['she jabs', 'and fends']],
    ['before what meets an attack', 'i jab and block', ['i jab', 'and block']],
    ['so it does, in the past', 'i jab and blocked', ['i jab', 'and blocked']],
    ['and with an s', 'i jab and dodges', ['i jab', 'and dodges']],
    ['and where it is taken', 'i jab and take it', ['i jab', 'and take it']],
    ['and where nothing is done', 'she jabs and declines', ['she jabs', 'and declines']],
    ['with words between', 'i jab and also next she fends', ['i jab', 'and also next she fends']],
  ])('%s', (_, story, parts) => {
    expect(told(story)).toEqual(parts)
  })
})

describe('a clause goes on', () => {
  test.each([
    'i swap a jab and a fend or two',
    'swap and draw',
    'i jab and fend',
    'i jab and blocking',
    'i jab and dodging',
    'i jab and spade',
    'i jab and as',
    'i jab and swaps',
    'i jab and bask',
    'i jab and zebra',
    'i jab and',
    'i jab and then',
    'she jabs now and then i fend',
  ])('%s', (story) => {
    // An article is somebody's: `and a fend` is another clause.
    const parts = story.includes('and a ') ? ['i swap a jab', 'and a fend or two'] : [story]
    expect(told(story)).toEqual(parts)
  })

  test('and where nothing is told there is none', () => {
    expect(told('')).toEqual([])
    expect(told('?!')).toEqual([])
  })
})

describe('a clause is a question', () => {
  test.each([
    'can i jab',
    'and can nova jab',
    'now can she jab',
    'with a jab can i swap',
    'who jabs',
    'nova jabs whos max',
    'is nova up',
  ])('%s', (text) => {
    expect(told(text).at(-1)).toMatch(/\?$/)
  })

  test.each([
    'nova can jab',
    'i jab',
    'nova has',
    'a jab is swapped',
    'nova jabs max and max',
    'zebra can jab',
    'and nova can jab',
  ])('not: %s', (text) => {
    expect(told(text).at(-1)).not.toMatch(/\?$/)
  })
})

test('each clause has its own meanings, in their places, and none that only tell how others stand to each other', () => {
  const tokens = clauses('4 players, nova jabs with a jab, can max fend my turn').map((clause) =>
    clause.tokens.map(({ id, at, to }) => `${id} ${at}-${to}`),
  )
  expect(tokens).toEqual([
    ['many-players 0-2'],
    ['person 0-1', 'card:jab 1-2', 'card:jab 4-5'],
    ['w:can 0-1', 'person 1-2', 'card:fend 2-3', 'own-turn 3-5'],
  ])
})

/** Who is named in each clause, by seat; an owner with a mark. */
function cast(story: string, most = 4): string[] {
  const who = new Cast(most)
  return clauses(story).map((clause) =>
    who
      .in(clause)
      .map(({ seat, at, owner }) => `${clause.words[at]?.text}=${seat}${owner ? "'" : ''}`)
      .join(' '),
  )
}

describe('who is who', () => {
  test.each([
    ['people are seated as they come', 'nova jabs max, max jabs sam', ['nova=0 max=1', 'max=1 sam=2']],
    ['I am one of them', 'nova jabs me, i fend', ['nova=0 me=1', 'i=1']],
    ['he is whoever was last spoken of', 'nova jabs max, he fends', ['nova=0 max=1', 'he=1']],
    ['whoever was seated first', 'nova jabs max, nova swaps, he fends', ['nova=0 max=1', 'nova=0', 'he=0']],
    [
      'not I, who was spoken of later',
      'nova jabs max, nova jabs me, he fends',
      ['nova=0 max=1', 'nova=0 me=2', 'he=0'],
    ],
    ['her, too', 'nova jabs max, i jab her', ['nova=0 max=1', "i=2 her=1'"]],
    ['and never me', 'nova jabs me, she swaps', ['nova=0 me=1', 'she=0']],
    ['whom nobody has spoken of is somebody new', 'he jabs me', ['he=0 me=1']],
    ['also where I came first', 'i jab him, he fends', ['i=0 him=1', 'he=1']],
    ['who he is beside him is for a game to say', 'nova jabs max, he jabs him', ['nova=0 max=1', 'he=1 him=1']],
    ['somebody is somebody', 'someone jabs me', ['someone=0 me=1']],
    ['another is another one', 'someone jabs a friend, another friend fends', ['someone=0 friend=1', 'friend=2']],
    ['the friend is the one spoken of', 'nova jabs, the friend fends', ['nova=0', 'friend=0']],
    ['the friend, where none was spoken of, is new', 'the friend fends', ['friend=0']],
    ['my friend is not me', 'my friend jabs me', ['friend=0 me=1']],
    ['what is mine names me', 'nova jabs my jab', ["nova=0 my=1'"]],
    ['what is hers names her', 'nova swaps, i fend her jab', ['nova=0', "i=1 her=0'"]],
    ['what is Novas names her', 'novas jab is swapped, nova fends', ["novas=0'", 'nova=0']],
    ['a name before no card is nobody’s', 'novas swap of a jab', ['novas=0']],
    ['nor one that does not end so', 'sam jab', ['sam=0']],
    ['nor one at the end', 'a jab hits novas', ['novas=0']],
    ['a name that nobody knows is one with a capital letter', 'so Kim jabs Tess, kim swaps', ['kim=0 tess=1', 'kim=0']],
    ['a word for anybody may be a name', 'so Guy jabs me, nova fends, guy swaps', ['guy=0 me=1', 'nova=2', 'guy=0']],
    ['with a capital letter', 'nova fends, so Guy jabs me', ['nova=0', 'guy=1 me=2']],
    ['and is nobody’s in small ones', 'a guy jabs me, another guy fends', ['guy=0 me=1', 'guy=2']],
    ['nobody is named', 'a jab, swap', ['', '']],
  ])('%s', (_, story, seats) => {
    expect(cast(story)).toEqual(seats)
  })

  test('whom there is no seat for is left out', () => {
    expect(cast('nova jabs max, sam fends, max swaps', 2)).toEqual(['nova=0 max=1', '', 'max=1'])
    expect(cast('nova jabs max, i fend', 2)).toEqual(['nova=0 max=1', 'i=0'])
    expect(cast('i jab him', 1)).toEqual(['i=0'])
    expect(cast('nova jabs, a friend fends', 1)).toEqual(['nova=0', ''])
  })
})

describe('seats', () => {
  test('one for each key, as many as there are', () => {
    const who = new Cast(2)
    expect([who.seat('a'), who.seat('b'), who.seat('c'), who.seat('a')]).toEqual([0, 1, undefined, 0])
    expect(new Cast(3).me).toBe(0)
    expect(new Cast(0).me).toBe(0)
  })

  test('the other one is whoever was seated last, but not I; where there is none, somebody new', () => {
    const who = new Cast(4)
    expect([who.seat('a'), who.me, who.seat('b')]).toEqual([0, 1, 2])
    expect([who.other(1), who.other(2), who.other(0)]).toEqual([2, 0, 2])
    const alone = new Cast(4)
    expect(alone.me).toBe(0)
    expect([alone.other(0), alone.other(0), alone.other(1)]).toEqual([1, 1, 0])
    const them = new Cast(4)
    expect([them.seat('a'), them.other(0), them.other(0)]).toEqual([0, 1, 1])
    expect(them.me).toBe(1)
    // I am never the one that was last spoken of, and whoever is new is.
    expect(them.other(undefined)).toBe(0)
    alone.seat('a')
    expect(alone.other(0)).toBe(1)
    expect(new Cast(0).other(undefined)).toBeUndefined()
  })
})
