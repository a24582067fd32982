import { effect } from '@preact/signals'
import { afterEach, describe, expect, it } from 'vitest'
import { languageOf } from '../../../components/shared/appearance.ts'
import { amount, language, speak, spokenTable, wordsArrived, wordTable } from '../../../components/shared/words.ts'

/** A promise that somebody else settles. */
function later<Value>() {
  let give: (value: Value) => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const promise = new Promise<Value>((resolve, reject) => {
    give = resolve
    fail = reject
  })
  return { promise, give, fail }
}

// A table stays for good, so each test leaves its own loading at once.
const en = { hello: 'Hello' }
const ko = { words: { hello: '안녕하세요' } }

afterEach(() => speak('en'))

describe('the language', () => {
  it('changes in all tables together, once the slowest has arrived', async () => {
    let slow: Promise<typeof ko> = Promise.resolve(ko)
    const quick = wordTable(en, { ko: async () => ko })
    const other = wordTable(en, { ko: () => slow })
    const held = later<typeof ko>()
    slow = held.promise
    const seen: string[] = []
    const stop = effect(() => {
      seen.push(`${language.value} ${quick.value.hello} ${other.value.hello}`)
    })
    const spoken = speak('ko')
    await Promise.resolve()
    expect(seen).toEqual(['en Hello Hello'])
    held.give(ko)
    await spoken
    expect(seen).toEqual(['en Hello Hello', 'ko 안녕하세요 안녕하세요'])
    await speak('en')
    expect(seen.at(-1)).toBe('en Hello Hello')
    stop()
  })

  it('is the one that was wanted last, whichever arrives first', async () => {
    const held = later<typeof ko>()
    let loading = held.promise
    const table = wordTable(en, { ko: () => loading })
    const first = speak('ko')
    await speak('en')
    held.give(ko)
    await first
    expect([language.value, table.value.hello]).toEqual(['en', 'Hello'])
    loading = Promise.resolve(ko)
  })

  it('stays as it is where words cannot be loaded, and says so', async () => {
    let loading: () => Promise<typeof ko> = () => Promise.reject(new Error('gone'))
    const table = wordTable(en, { ko: () => loading() })
    await expect(speak('ko')).rejects.toThrow('gone')
    expect([language.value, table.value.hello]).toEqual(['en', 'Hello'])
    await wordsArrived()
    loading = async () => ko
  })

  it('reaches a table that comes after it, and nothing is shown before', async () => {
    await speak('ko')
    const held = later<typeof ko>()
    let loading = held.promise
    const table = wordTable(en, { ko: () => loading })
    let arrived = false
    const waiting = wordsArrived().then(() => {
      arrived = true
    })
    await Promise.resolve()
    expect(arrived).toBe(false)
    held.give(ko)
    await waiting
    expect(table.value.hello).toBe('안녕하세요')
    loading = Promise.resolve(ko)
  })

  it('reaches a table that comes while the others are loaded', async () => {
    const held = later<typeof ko>()
    let loading = held.promise
    wordTable(en, { ko: () => loading })
    const spoken = speak('ko')
    const table = wordTable(en, { ko: async () => ko })
    held.give(ko)
    await spoken
    expect(table.value.hello).toBe('안녕하세요')
    loading = Promise.resolve(ko)
  })

  it('is followed by what is loaded whole in one language', async () => {
    const text = await spokenTable(async (wanted) => ({ name: wanted === 'ko' ? '원카드' : 'One Card' }))
    expect(text.value.name).toBe('One Card')
    await speak('ko')
    expect(text.value.name).toBe('원카드')
  })
})

describe('a setting', () => {
  it.each([
    ['ko', 'ko'],
    ['ko-KR', 'ko'],
    ['en', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ])('%s means %s', (setting, wanted) => {
    expect(languageOf(setting)).toBe(wanted)
  })
})

it('numbers stand close to Korean counters, and a space before other units', () => {
  expect([amount(5, '장'), amount(5, 'HP'), amount(1, 'card')]).toEqual(['5장', '5 HP', '1 card'])
})
