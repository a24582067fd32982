import { describe, expect, it } from 'vitest'
import { type Findable, index, marked, search } from '../../../components/rules/search.ts'

const items: readonly Findable[] = [
  { id: 'grab.contact', title: 'Grab after contact', text: 'Whoever blocked may at once Grab the attacker.' },
  { id: 'skateboard.two-uses', title: 'A Skateboard has two uses', text: 'Attacks and blocks together.' },
  { id: 'defend.slow-mo', title: 'Slow-mo Dodge lasts', text: 'It avoids every later attack of the play.' },
  { id: 'buff.one', title: 'One Buff on one attack', text: 'An attack takes one Buff at most — Haka or Steroids.' },
  { id: 'cafe', title: 'Café', text: 'Crème brûlée for the winner.' },
]
const all = index(items)
const ids = (asked: string) => search(asked, all).found.map(({ item }) => item.id)

describe('searching the rules', () => {
  it('asks for all words, in any case and any form', () => {
    expect(ids('grab after a block')).toEqual(['grab.contact'])
    expect(ids('BUFFS')).toEqual(['buff.one'])
    expect(ids('blocking')).toEqual(expect.arrayContaining(['grab.contact', 'skateboard.two-uses']))
  })

  it('takes the beginning of a word', () => {
    expect(ids('skat')).toEqual(['skateboard.two-uses'])
  })

  it('does not care about accents, hyphens and apostrophes', () => {
    expect(ids('cafe creme')).toEqual(['cafe'])
    expect(ids('slowmo')).toEqual(['defend.slow-mo'])
    expect(ids('slow-mo')).toEqual(['defend.slow-mo'])
    expect(ids('slow mo dodge')).toEqual(['defend.slow-mo'])
  })

  it('looks for the nearest word where nothing is spelled like that, and says which', () => {
    const result = search('skatebord', all)
    expect(result.found.map(({ item }) => item.id)).toEqual(['skateboard.two-uses'])
    expect(result.respelled).toEqual([{ typed: 'skatebord', shown: 'Skateboard' }])
  })

  it('reads words run together, and one word taken apart', () => {
    expect(ids('onebuff')).toEqual(['buff.one'])
    expect(ids('skate board')).toEqual(['skateboard.two-uses'])
    expect(search('skate board', all).respelled).toEqual([])
  })

  it('takes two letters the wrong way round for one mistake', () => {
    expect(search('garb', all).respelled).toEqual([{ typed: 'garb', shown: 'Grab' }])
  })

  it('puts no small word in the place of what was typed', () => {
    expect(search('moost', all).found).toHaveLength(1)
    expect(search('thee', all).found).toEqual([])
  })

  it('reads numbers as words and as digits', () => {
    expect(ids('2 uses')).toEqual(['skateboard.two-uses'])
  })

  it('finds what is printed by what else it is called, and marks what is printed', () => {
    const called = index(items, {
      called: [
        ['Grab', 'steal'],
        ['Slow-mo Dodge', 'slow motion'],
      ],
    })
    expect(search('steal', called).found.map(({ item }) => item.id)).toEqual(['grab.contact'])
    for (const asked of ['slow motion', 'slowmotion', 'slowmot', 'slow moton'])
      expect(search(asked, called).found.map(({ item }) => item.id)).toEqual(['defend.slow-mo'])
    expect(marked('Grab the attacker', search('steal', called).marks)).toEqual([
      { text: 'Grab', hit: true },
      { text: ' the attacker', hit: false },
    ])
  })

  it('prefers what has all the words, else gives what has the most of them', () => {
    expect(ids('two grab')).toEqual(expect.arrayContaining(['grab.contact', 'skateboard.two-uses']))
    expect(ids('haka steroids buff')[0]).toBe('buff.one')
  })

  it('puts what is named so before what only speaks of it', () => {
    expect(ids('attack')[0]).toBe('buff.one')
  })

  it('finds a rule by its id', () => {
    expect(ids('grab.contact')).toEqual(['grab.contact'])
    expect(ids('two-uses')).toContain('skateboard.two-uses')
    expect(ids('buff.')).toEqual(['buff.one'])
    expect(ids('grab.contcat')).toEqual(['grab.contact'])
  })

  it('finds nothing rather than anything', () => {
    expect(search('zzzzqqqq', all).found).toEqual([])
    expect(search('   ', all).found).toEqual([])
    expect(search('?!', all).found).toEqual([])
  })

  it('stays quick and calm with hostile input', () => {
    expect(search(`${'a'.repeat(5000)} ${'<b>'.repeat(500)} __proto__ constructor`, all).found).toBeInstanceOf(Array)
  })

  it('marks what was found, whole words, and loses no character', () => {
    const text = 'Whoever blocked may at once Grab the attacker.'
    const parts = marked(text, search('block grab', all).marks)
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(['blocked', 'Grab'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })

  it('marks two words found as one, and of a longer one nothing but its own', () => {
    const hits = (text: string, asked: string) =>
      marked(text, search(asked, all).marks)
        .filter((part) => part.hit)
        .map((part) => part.text)
    expect(hits('One Buff, two Buffs', 'onebuff')).toEqual(['One', 'Buff'])
    expect(hits('Grab after contact', 'gra')).toEqual(['Grab'])
  })
})

describe('searching in Korean', () => {
  const korean = index([
    { id: 'follow.jokers', title: '조커끼리는 못 이어 내요', text: '공격을 막을 때는 조커를 낼 수 있어요.' },
    { id: 'jack.skip', title: 'J는 점프', text: '다음 사람을 건너뛰어요.' },
    { id: 'attack.draw', title: '먹으면 한꺼번에', text: '쌓인 공격 카드를 한꺼번에 다 먹어요.' },
    { id: 'board', title: 'Skateboard는 두 번', text: '방어카드로도 공격카드로도 써요.' },
  ])
  const found = (asked: string) => search(asked, korean).found.map(({ item }) => item.id)

  it('finds a word with whatever particle it was asked', () => {
    for (const asked of ['조커', '조커는', '조커로', '조커에게']) expect(found(asked)).toEqual(['follow.jokers'])
    expect(found('공격으로')).toEqual(expect.arrayContaining(['follow.jokers', 'attack.draw']))
    expect(found('점프')).toEqual(['jack.skip'])
    for (const asked of ['Skateboard', 'skateboard를', 'Skateboard에서는']) expect(found(asked)).toEqual(['board'])
  })

  it('finds a verb in whatever form it was asked', () => {
    for (const asked of ['먹다', '먹기', '먹어요', '먹으면']) expect(found(asked)).toEqual(['attack.draw'])
    for (const asked of ['막다', '막아요', '막고']) expect(found(asked)).toEqual(['follow.jokers'])
  })

  it('finds a word while it is being typed, letter by letter', () => {
    expect(found('저')).toEqual(['jack.skip'])
    expect(found('건너뛰')).toEqual(['jack.skip'])
  })

  it('does not ask for spaces where they were meant, nor for none', () => {
    expect(found('공격카드').sort()).toEqual(['attack.draw', 'board'])
    expect(found('공격 카드').sort()).toEqual(['attack.draw', 'board'])
    expect(found('방어 카드')).toEqual(['board'])
    expect(found('카드').sort()).toEqual(['attack.draw', 'board'])
  })

  it('forgives a wrong letter, and says what it looked for', () => {
    expect(search('죠커', korean).respelled).toEqual([{ typed: '죠커', shown: '조커' }])
    expect(found('건너띄어요')).toEqual(['jack.skip'])
  })

  it('marks the whole word with its particle, but an English one alone', () => {
    expect(marked('조커를 낸다', search('조커는', korean).marks).filter((part) => part.hit)).toEqual([
      { text: '조커를', hit: true },
    ])
    expect(marked('Skateboard는 두 번', search('skateboard', korean).marks)[0]).toEqual({
      text: 'Skateboard',
      hit: true,
    })
  })
})
