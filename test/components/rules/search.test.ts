import { describe, expect, it } from 'vitest'
import { type Findable, index, marked, search, wordsOf } from '../../../components/rules/search.ts'

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
    expect(wordsOf('most — Haka')).toEqual(['most', 'haka'])
  })

  it('looks for the nearest word where nothing is spelled like that, and says which', () => {
    const result = search('skatebord', all)
    expect(result.found.map(({ item }) => item.id)).toEqual(['skateboard.two-uses'])
    expect(result.respelled).toEqual([{ typed: 'skatebord', shown: 'Skateboard' }])
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
    const parts = marked(text, search('block grab', all).words)
    expect(parts.filter((part) => part.hit).map((part) => part.text)).toEqual(['blocked', 'Grab'])
    expect(parts.map((part) => part.text).join('')).toBe(text)
  })
})
