/** Questions as they are read, in a small language of our own (`toy.ts`). */
import { describe, expect, test } from 'vitest'
import { followsOn, type Reading, read } from '../../../../engine/ask/reading.ts'
import { reader } from './toy.ts'

/** The meanings of a reading, `-` before what only was before. */
const meanings = ({ tokens }: Reading): string => tokens.map(({ id, aside }) => `${aside ? '-' : ''}${id}`).join(' ')
const meant = (text: string, names?: readonly string[]): string => meanings(read(text, reader(['zombi']), names))

describe('words and phrases', () => {
  test.each([
    ['jab', 'card:jab'],
    ['a jab', 'card:jab'],
    ['my turn', 'own-turn'],
    ['my own turn', 'own-turn'],
    ['take a card', 'draw'],
    ['take 3', 'take low'],
    ['take 4 cards', 'take #4 w:card'],
    ['it hurt badly', 'lose hp'],
    ['can i take the spade', 'w:can w:i take card:spade do:card:spade'],
    ['3 players with 2 hp', 'many-players #2 hp players:3'],
    ['3 players or just 2', 'many-players w:or two-players players:3 players:2'],
    ['just 2 players', 'two-players w:player players:2'],
    ['please draw', 'draw'],
    ['jab by the way', 'card:jab'],
    ['swab spada', 'w:spada'],
    ['myturn', 'own-turn'],
    ['order nothing zzzzz', 'w:order w:noth w:zzzzz'],
    ['12345678', '#12345678'],
    ['3rd', 'w:3rd'],
    ['can I ?', 'w:can w:i'],
  ])('%s', (text, ids) => {
    expect(meant(text)).toBe(ids)
  })

  test('a phrase ends where a part of the text does', () => {
    expect(meant('hay, maker')).toBe('-w:hay w:maker')
    expect(meant('my, turn')).toBe('-w:my w:turn')
  })

  test('a longer phrase that begins a little later is what is meant, and a card with an article', () => {
    expect(meant('take hand of 3 of spades')).toBe('take hand card:spade')
    expect(meant('the 3 of spades')).toBe('card:spade')
    expect(meant('take a spade')).toBe('take card:spade')
    expect(meant('3 of hearts')).toBe('low w:heart')
    expect(meant('so hurt badly out of it')).toBe('w:so w:hurt sad')
    expect(meant('so the hay maker')).toBe('w:so card:haymaker')
    expect(meant('the hay')).toBe('field')
    expect(meant('hay maker')).toBe('card:haymaker')
    expect(meant('so the go again')).toBe('w:so the-go w:again')
  })

  test('what was before is an aside', () => {
    expect(meant('i take it, can i draw')).toBe('-w:i -take w:can w:i draw do:draw')
    expect(meant('just two, can i swap')).toBe('-two-players w:can w:i swap -players:2 do:swap')
  })
})

describe('what a reading says besides', () => {
  const whole = (text: string): Reading => read(text, reader(['zombi']))

  test('the cards in the order said, and not what they do to each other', () => {
    expect(whole('jab and fend and jab').cards).toEqual(['jab', 'fend', 'jab'])
    expect(whole('can a jab be fended').cards).toEqual(['jab', 'fend'])
    expect(whole('my turn').cards).toEqual([])
  })

  test('the numbers with what they count, but those in the name of a card', () => {
    expect(whole('3 players with 2 hp').numbers).toEqual([
      { value: 3, of: 'player' },
      { value: 2, of: 'hp' },
    ])
    expect(whole('can i draw twice').numbers).toEqual([{ value: 2, of: '' }])
    expect(whole('the 3 of spades').numbers).toEqual([])
    expect(whole('3rd x4 jab').numbers).toEqual([])
    expect(whole('hand of 3').numbers).toEqual([{ value: 3, of: '' }])
    expect(whole('jab 12 times').numbers).toEqual([{ value: 12, of: 'tim' }])
  })

  test('the words nobody knows', () => {
    expect(whole('zombie order the jab zzzzz Kim qqqqq').strange).toEqual(['zzzzz', 'qqqqq'])
  })

  test('what is asked', () => {
    const asks = (text: string) => [...whole(text).asks].join(' ')
    expect(asks('how many life')).toBe('count')
    expect(asks('jab')).toBe('what')
    expect(asks('can jab')).toBe('polar')
    expect(asks('must jab')).toBe('polar')
    expect(asks('jab fend')).toBe('polar')
    expect(asks('who draws')).toBe('who')
    expect(asks('draw')).toBe('polar')
  })

  test('what is asked is a meaning, where it says something', () => {
    expect(meant('how many life')).toBe('w:how w:many hp ?count')
    expect(meant('who draws')).toBe('w:who draw ?who')
    expect(meant('what is a jab')).not.toContain('?')
    expect(meant('what happens')).not.toContain('?')
    expect(meant('can i jab')).not.toContain('?')
  })
})

describe('people', () => {
  test.each([
    ['Nova jabs Sam', 'person card:jab person is:two-persons'],
    ['nova jabs nova', 'person card:jab person is:two-persons'],
    ['so Kim jabs', 'w:so person card:jab'],
    ['so Zombi draws', 'w:so person draw'],
    ['so Swap draws', 'w:so swap draw'],
    ['so Please draws', 'w:so draw'],
    ['so Badly draws', 'w:so w:badly draw'],
    ['novas turn', 'off-turn'],
  ])('%s', (text, ids) => {
    expect(meant(text)).toBe(ids)
  })

  test('players of the table, whatever they are called', () => {
    expect(meant('zzzzz jabs', ['Zzzzz'])).toBe('person card:jab')
    expect(meant('draw jabs', ['Draw'])).toBe('person card:jab')
    expect(meant('draw jabs', ['Ann'])).toBe('draw card:jab')
    expect(read('zzzzz jabs', reader(), ['Zzzzz']).strange).toEqual([])
  })

  const somebody = (name: string, texts: string, expected: boolean) => {
    for (const text of texts.split('|'))
      expect([text, /(^| |-)person( |$)/.test(meant(text))]).toEqual([text, expected])
    expect(meant(name)).not.toBe('person')
  }

  test('Max is the most of something, unless he does something or has it done to him', () => {
    somebody('max', 'max|the max|max hand|max cards|max players|is max|its max|whats max|scan max|maxis jab', false)
    somebody(
      'max',
      'is max jabbed|max jabbed|max, jabbed|max jabs|max can jab|max does jab|max doesnt jab|max has jab|max got jab|' +
        'max and jab|max then jab|can max jab|does max jab|did max jab|may max jab|jab by max|hp from max|jab at max|' +
        'fended max|fends max',
      true,
    )
    somebody(
      'max',
      [
        ...'hand card cards number of player players hp damage limit size'
          .split(' ')
          .map((what) => `swap at max ${what}`),
        'swaped max hp',
      ].join('|'),
      false,
    )
  })

  test('a first name that is a word, too, is somebody who is told of', () => {
    somebody(
      'sam',
      'can sam|does sam|did sam|may sam|could sam|by sam|from sam|jab sam|sam jabs|sam jabbed|Max and Sam sits|' +
        'has had is was got gets can does doesnt plays played takes took draws drew says said wants and then'
          .split(' ')
          .map((verb) => `sam ${verb}`)
          .join('|'),
      true,
    )
    somebody(
      'sam',
      'draw sam|sam jab|sam lifes|sam sits|yes sam|' +
        'the a an my your any of what which same red black'
          .split(' ')
          .map((before) => `${before} sam jabs`)
          .join('|'),
      false,
    )
  })
})

describe('typing errors', () => {
  test.each([
    ['spadee', 'card:spade'],
    ['spode', 'card:spade'],
    ['xpade', 'card:spade'],
    ['drav', 'draw'],
    ['swag', 'swap'],
    ['fenx', 'card:fend'],
    ['hay makr', 'card:haymaker'],
    ['haymakr', 'card:haymaker'],
    ['palyers', 'w:player'],
    ['zombixy', 'w:zombi'],
    ['zombxx', 'w:zombxx'],
    // Two slips in a long word, not in one of up to six letters.
    ['haymkr', 'w:haymkr'],
    ['spqqe', 'w:spqq'],
    ['playqqs', 'w:playqq'],
    // Too short, too long, a number in it.
    ['jbb', 'w:jbb'],
    ['dra', 'w:dra'],
    ['fend1', 'w:fend1'],
    // An ordinary word, and somebody's name.
    ['order', 'w:order'],
    ['so Fenx draws', 'w:so person draw'],
  ])('%s', (text, ids) => {
    expect(meant(text)).toBe(ids)
  })

  test('none is assumed in what we wrote, nor in the name of a player', () => {
    expect(meanings(read('spode', reader(), [], true))).toBe('w:spod')
    expect(meant('spode', ['Spode'])).toBe('person')
  })

  test('between two words that are equally near nobody chooses; one with a meaning goes before one that only ways have', () => {
    expect(meanings(read('plane', reader([], { ordinary: [] }), []))).toBe('w:plan')
    expect(meanings(read('swat', reader(['swam']), []))).toBe('swap')
    expect(meanings(read('zomby', reader(['zombi']), []))).toBe('w:zombi')
    expect(meanings(read('zomby', reader(['zombi', 'zombx']), []))).toBe('w:zomby')
  })
})

describe('a language told by pairs of syllables', () => {
  const own = () => reader(['가나'], { syllables: true })

  test('every pair of neighbours is a meaning, across spaces, but not across parts and phrases', () => {
    expect(meanings(read('가나 다', own()))).toBe('w:가나 w:나다')
    expect(meanings(read('가나, 다라', own()))).toBe('-w:가나 w:다라')
    expect(meanings(read('가나 jab 다라', own()))).toBe('card:jab w:가나 w:다라')
    expect(read('가나 다라', own()).strange).toEqual(['다라'])
  })
})

describe('a question that goes on from the one before', () => {
  const both = (before: string, now: string): string => {
    const own = reader()
    return meanings(followsOn(read(before, own), read(now, own), own))
  }

  test('takes over what it does not say itself', () => {
    expect(both('can i draw', 'and with fend')).toBe('w:and card:fend w:can w:i draw do:draw')
    expect(both('jab nark', 'and draw')).toBe('w:and draw card:jab card:nark')
    expect(both('jab jab', 'and draw')).toBe('w:and draw card:jab card:jab card:jab>card:jab')
    expect(both('can i jab', 'and draw')).toBe('w:and draw w:can w:i card:jab')
    expect(both('draw', 'and draw')).toBe('w:and draw')
    expect(both('12 players', 'and 3 players')).toBe('w:and many-players players:3')
    expect(both('can i jab', 'and fend')).toBe('w:and card:fend w:can w:i')
    expect(both('3 players draw', 'what if just 2')).toBe('w:what w:if two-players players:2 draw')
    expect(both('draw 3', 'and jab')).toBe('w:and card:jab draw')
    expect(both('jab my turn', 'and 3')).toBe('w:and low own-turn')
  })

  test.each(['and', 'but', 'what about', 'how about', 'what if', 'same', 'or', 'with', 'also'])('%s', (begins) => {
    expect(both('can i swap', `${begins} draw`)).toContain('swap')
  })

  test('one that stands on its own is left alone', () => {
    for (const now of ['draw', 'what draw', 'andy draw', 'sand draw', 'if and draw', 'and b c d e f g h draw'])
      expect(both('can i swap', now), now).not.toContain('swap')
    expect(both('can i swap', 'and b c d e f g draw')).toContain('swap')
  })

  test('what is asked, its cards and its numbers', () => {
    const own = reader()
    const follow = (before: string, now: string) => followsOn(read(before, own), read(now, own), own)
    expect([...follow('who draws', 'and jab').asks]).toEqual(['who'])
    expect([...follow('who draws', 'and how many').asks]).toEqual(['count'])
    expect([...follow('who draws', 'and what is jab').asks]).toEqual(['who'])
    expect(follow('can i jab', 'and fend').cards).toEqual(['fend'])
    expect(follow('can i jab', 'and draw').cards).toEqual(['jab'])
    expect(follow('draw 12 qqqqq', 'and 14 zzzzz').numbers.map(({ value }) => value)).toEqual([12, 14])
    expect(follow('draw 12', 'and just 2').numbers.map(({ value }) => value)).toEqual([2])
    expect(follow('draw qqqqq', 'and zzzzz').strange).toEqual(['qqqqq', 'and', 'zzzzz'])
    const words = follow('can i jab', 'and draw').words.map(({ text }) => text)
    expect(words).toEqual(['and', 'draw', 'can', 'i', 'jab'])
    const places = follow('can i jab', 'and draw').tokens.map(({ id, at, to }) => `${id} ${at}-${to}`)
    expect(places).toEqual(['w:and 0-1', 'draw 1-2', 'w:can 2-3', 'w:i 3-4', 'card:jab 4-5'])
  })
})
