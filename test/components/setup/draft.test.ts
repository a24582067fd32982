import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addPlayers,
  changedRulings,
  chooseOption,
  chooseRuling,
  type Draft,
  emptyDraft,
  moveSeat,
  rematch,
  removeSeat,
  renameSeat,
  rulingsOf,
  setupOf,
  sideOf,
  tidyName,
} from '../../../components/setup/draft.ts'
import { readDraft } from '../../../components/setup/kept.ts'
import { LONGEST_NAME } from '../../../engine/setup.ts'

const form = {
  id: 'one-outs',
  notation: {
    headers: [
      { key: 'hp', usual: '7', input: 'number' },
      { key: 'top', usual: '', input: 'card' },
    ],
  },
  rulings: [
    { id: 'buffs', options: ['one', 'stack'], rules: [] },
    { id: 'heal-cap', options: ['no-cap', 'start'], rules: [] },
  ],
} as const

const four = addPlayers(emptyDraft('one-outs'), 'Charlie, Dave, Max, Nova')
const names = (draft: Draft) => draft.seats.map((seat) => seat.name)
const keyOf = (draft: Draft, name: string) => draft.seats.find((seat) => seat.name === name)?.key ?? -1

describe('seats', () => {
  it('takes one name or a pasted list, the first one deals', () => {
    expect(names(four)).toEqual(['Charlie', 'Dave', 'Max', 'Nova'])
    expect(four.dealer).toBe(keyOf(four, 'Charlie'))
    expect(names(addPlayers(four, ' Ann   Lee '))).toContain('Ann Lee')
  })

  it('does not seat anybody twice from a list, but keeps a name typed alone so that it can be said what is wrong', () => {
    expect(names(addPlayers(four, 'dave, Ann'))).toEqual(['Charlie', 'Dave', 'Max', 'Nova', 'Ann'])
    expect(names(addPlayers(four, 'dave'))).toEqual(['Charlie', 'Dave', 'Max', 'Nova', 'dave'])
  })

  it('seats at most ten', () => {
    const many = Array.from({ length: 14 }, (_, place) => `P${place}`).join(',')
    expect(addPlayers(emptyDraft('one-outs'), many).seats).toHaveLength(10)
  })

  it('keeps every seat and the dealer wherever seats are moved', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.integer({ min: -2, max: 9 })), { maxLength: 12 }), (moves) => {
        let draft = addPlayers(four, 'Ann, Ben')
        const before = [...names(draft)].sort()
        for (const [nth, place] of moves) {
          const key = draft.seats[nth]?.key ?? -1
          draft = moveSeat(draft, key, place)
          expect(draft.seats[Math.max(0, Math.min(5, place))]?.key).toBe(key)
        }
        expect([...names(draft)].sort()).toEqual(before)
        expect(draft.dealer).toBe(keyOf(draft, 'Charlie'))
      }),
    )
  })

  it('hands the deal to the right when the dealer leaves, so that the same player starts', () => {
    const without = removeSeat({ ...four, dealer: keyOf(four, 'Max') }, keyOf(four, 'Max'))
    expect(without.dealer).toBe(keyOf(without, 'Dave'))
    const nobody = names(four).reduce((draft, name) => removeSeat(draft, keyOf(draft, name)), four)
    expect(nobody).toMatchObject({ seats: [], dealer: -1 })
    expect(addPlayers(nobody, 'Zoe').dealer).toBe(addPlayers(nobody, 'Zoe').seats[0]?.key)
  })

  it('cuts a name between characters, never inside one', () => {
    const family = '👩‍👩‍👧‍👦'
    const cut = tidyName(family.repeat(10))
    expect(cut.length).toBeLessThanOrEqual(LONGEST_NAME)
    expect(cut.replaceAll(family, '')).toBe('')
    expect(tidyName('  a \n b  ')).toBe('a b')
  })
})

describe('what the engine gets', () => {
  it('is the names in seat order, the dealer by place, and the fields that say something', () => {
    const draft = renameSeat({ ...four, dealer: keyOf(four, 'Nova') }, keyOf(four, 'Max'), ' Maxi ')
    expect(setupOf(draft, form)).toEqual({
      players: ['Charlie', 'Dave', 'Maxi', 'Nova'],
      dealer: 3,
      options: { hp: '7' },
    })
    expect(setupOf(chooseOption(draft, 'top', '9C'), form).options).toEqual({ hp: '7', top: '9C' })
    // What was emptied is said as it is, so that the game can say that it is wrong.
    expect(setupOf(chooseOption(draft, 'hp', ''), form).options).toEqual({ hp: '' })
  })

  it('is every ruling, a choice that no longer exists being the default', () => {
    const draft = chooseRuling(chooseRuling(four, 'buffs', 'stack'), 'heal-cap', 'gone')
    expect(rulingsOf(draft, form)).toEqual({ buffs: 'stack', 'heal-cap': 'no-cap' })
    expect(changedRulings(rulingsOf(draft, form), form)).toEqual({ buffs: 'stack' })
  })

  it('remembers each game’s own fields while another game is looked at', () => {
    const other = chooseOption({ ...chooseOption(four, 'hp', '9'), game: 'one-card' }, 'top', '9C')
    expect(setupOf({ ...other, game: 'one-outs' }, form).options).toEqual({ hp: '9' })
  })
})

describe('a rematch', () => {
  const setup = { players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 3, options: { hp: '5', top: '9C' } }

  it('keeps seats, fields and house rules, moves the deal on, and asks again for a card turned up', () => {
    const again = rematch(emptyDraft('one-card'), form, setup, { buffs: 'stack', 'heal-cap': 'no-cap' })
    expect(again.game).toBe('one-outs')
    expect(setupOf(again, form)).toEqual({ players: setup.players, dealer: 0, options: { hp: '5' } })
    expect(again.rulings['one-outs']).toEqual({ buffs: 'stack' })
  })
})

describe('who starts', () => {
  it('is said by the side of the dealer they sit on', () => {
    expect(sideOf(0, 3, 4)).toBe('left')
    expect(sideOf(2, 3, 4)).toBe('right')
    expect(sideOf(3, 3, 4)).toBe('dealer')
    expect(sideOf(1, 3, 4)).toBe('')
    // With two players either side is both.
    expect(sideOf(0, 1, 2)).toBe('')
  })
})

describe('a form that was closed half filled in', () => {
  it('comes back as it was', () => {
    const draft = chooseRuling(chooseOption(four, 'hp', '9'), 'buffs', 'stack')
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  })

  it('is forgotten where the stored thing is no form', () => {
    for (const odd of [null, 7, {}, { ...four, seats: [1] }, { ...four, dealer: 'x' }, { ...four, options: { a: 1 } }])
      expect(readDraft(odd)).toBeUndefined()
    expect(readDraft({ ...four, seats: [...four.seats, four.seats[0]] })).toBeUndefined()
  })
})
