import 'fake-indexeddb/auto'
import { effect } from '@preact/signals'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Database } from '../../store/database.ts'
import {
  allHouseRules,
  deleteHouseRules,
  type HouseRules,
  liveHouseRules,
  saveHouseRules,
} from '../../store/house-rules.ts'

let on: Database
let nth = 0

beforeEach(() => {
  on = new Database(`house-rules-${nth++}`)
})
afterEach(() => on.close())

/** The sets of a game once the given number of them is there. */
function setsOf(game: string, count: number): Promise<readonly HouseRules[]> {
  const live = liveHouseRules(game, on)
  return new Promise((resolve, reject) => {
    const stop = effect(() => {
      if (live.problem.value !== undefined) reject(live.problem.value)
      if (live.value.value?.length !== count) return
      const sets = live.value.value
      queueMicrotask(() => {
        stop()
        live.close()
        resolve(sets)
      })
    })
  })
}

const friday: HouseRules = { name: 'Friday', game: 'one-outs', rulings: { buffs: 'stack' } }

describe('saved house rules', () => {
  it('gives back what was saved, for its game only', async () => {
    expect(await saveHouseRules(friday, on)).toEqual({ saved: true })
    expect(await saveHouseRules({ ...friday, game: 'one-card', rulings: {} }, on)).toEqual({ saved: true })
    expect(await setsOf('one-outs', 1)).toEqual([friday])
    expect(await setsOf('one-card', 1)).toEqual([{ name: 'Friday', game: 'one-card', rulings: {} }])
  })

  it('replaces the set of the same name, whatever its case and spaces, and keeps its place', async () => {
    await saveHouseRules(friday, on)
    await saveHouseRules({ name: 'Camp', game: 'one-outs', rulings: {} }, on)
    await saveHouseRules({ name: ' FRIDAY ', game: 'one-outs', rulings: { buffs: 'one' } }, on)
    expect(await setsOf('one-outs', 2)).toEqual([
      { name: ' FRIDAY ', game: 'one-outs', rulings: { buffs: 'one' } },
      { name: 'Camp', game: 'one-outs', rulings: {} },
    ])
  })

  it('deletes, and saving again brings back', async () => {
    await saveHouseRules(friday, on)
    expect(await deleteHouseRules('one-outs', 'friday', on)).toEqual({ saved: true })
    expect(await setsOf('one-outs', 0)).toEqual([])
    await saveHouseRules(friday, on)
    expect(await setsOf('one-outs', 1)).toEqual([friday])
  })

  it('deletes no other set, and of what is not there nothing', async () => {
    const camp = { ...friday, name: 'Camp' }
    for (const set of [friday, camp, { ...friday, game: 'one-card' }]) await saveHouseRules(set, on)
    await deleteHouseRules('one-outs', 'Nobody', on)
    await deleteHouseRules('one-outs', 'Friday', on)
    expect(await setsOf('one-outs', 1)).toEqual([camp])
    expect(await setsOf('one-card', 1)).toHaveLength(1)
  })

  it('refuses a set without a name and keeps nothing of it', async () => {
    expect(await saveHouseRules({ ...friday, name: '  ' }, on)).toEqual({ saved: false, why: 'failed' })
    expect(await setsOf('one-outs', 0)).toEqual([])
  })

  it('passes over what a person changed by hand in the database', async () => {
    await on.write(['values'], ({ values }) =>
      values.put({
        key: 'house-rules',
        v: 1,
        value: [
          ...[null, 7, { name: 'x' }],
          ...[{ name: 7 }, { game: 7 }, { rulings: 'stack' }].map((change) => ({ ...friday, ...change })),
          { ...friday, rulings: { a: 1, b: 'c' } },
        ],
      }),
    )
    const kept = [{ ...friday, rulings: { b: 'c' } }]
    expect(await setsOf('one-outs', 1)).toEqual(kept)
    expect(await on.read(['values'], allHouseRules), 'of any game').toEqual(kept)
  })

  it('keeps names that look like object keys as names', async () => {
    const odd = { name: '__proto__', game: 'one-outs', rulings: Object.fromEntries([['__proto__', 'x']]) }
    await saveHouseRules(odd, on)
    expect(await setsOf('one-outs', 1)).toEqual([odd])
  })
})
