import { describe, expect, it } from 'vitest'
import { courses } from '../../engine/courses.ts'
import { ruleset as oneCard } from '../../engine/one-card/index.ts'
import { ruleset } from '../../engine/one-outs/index.ts'
import { ruleset as woods } from '../../engine/out-of-the-woods/index.ts'
import type { BaseState, Happening } from '../../engine/ruleset.ts'
import type { LogEntry } from '../../engine/session.ts'
import { statistics } from '../../engine/statistics.ts'
import { timelineOf } from './replayed.ts'
import { CARD, FIX, told, without } from './telling.ts'

const played = (text: string, more: readonly LogEntry[] = []) => timelineOf(text, ruleset, more)

const game = `game: one-outs
players: Ann, Ben, Cas
dealer: Cas
hp: 4

? Ben: Jab > Ann
Ann: Tail Whip > Ben
Ben: take
Cas: 2min Noodles
done
* Ann hp 3
Ann: Jab > Cas
Cas: Fend
Cas: Grab > Ann
Ann: take
! Cas: King Hit > Ann
done
`

describe('what a session adds up to', () => {
  const numbers = () => statistics(played(game).timeline, 3)

  it('is damage dealt and taken by cards, healing, and cards played', () => {
    expect(numbers().seats.map(({ dealt, taken, healed, cards }) => ({ dealt, taken, healed, cards }))).toEqual([
      // Ann: Tail Whip took Ben's 4 HP. The correction to 3 HP is no hit; the Grab is.
      { dealt: 4, taken: 1, healed: 0, cards: 2 },
      { dealt: 0, taken: 4, healed: 0, cards: 0 },
      // Cas: Noodles +3; Fend, Grab and the King Hit that the table let stand are cards, but it hit nobody.
      { dealt: 1, taken: 0, healed: 3, cards: 4 },
    ])
  })

  it('is who went out, when and by what', () => {
    expect(numbers().seats[1]?.out).toEqual({ at: 2, turn: 1, before: 0, escaped: false, by: 0, card: 'tail-whip' })
    expect(numbers().seats[0]?.out).toBeUndefined()
  })

  it('counts refused, overruled and corrected', () => {
    expect(numbers()).toMatchObject({ refused: 1, overruled: 1, corrections: 1 })
    expect(numbers().seats.map((seat) => [seat.refused, seat.overruled])).toEqual([
      [0, 0],
      [1, 0],
      [0, 1],
    ])
  })

  it('names the cards by how often they were played, in order of play where equal', () => {
    expect(numbers().played[0]).toEqual({ card: 'tail-whip', times: 1, damage: 4, drawn: 0 })
    expect(numbers().played.map((one) => one.card)).toEqual(['tail-whip', 'noodles', 'jab', 'fend', 'grab', 'king-hit'])
  })

  it('leaves nothing of what was undone', () => {
    const text = game.split('\n').slice(0, 8).join('\n')
    const { timeline: undone } = played(text, [{ kind: 'undo' }])
    expect(statistics(undone, 3).seats[1]).toMatchObject({ taken: 0, out: undefined })
    const { timeline: back } = played(text, [{ kind: 'undo' }, { kind: 'redo' }])
    expect(statistics(back, 3).seats[1]).toMatchObject({ taken: 4, out: { turn: 1 } })
  })

  it('takes somebody whom the table brought back in as in', () => {
    const { timeline: back } = played(`${game.split('\n').slice(0, 8).join('\n')}\n* Ben hp 2\n`)
    expect(statistics(back, 3).seats[1]?.out).toBeUndefined()
  })
})

describe('what counts and what does not', () => {
  const head = 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\nhp: 4\n\n'
  const of = (lines: string) => statistics(played(`${head}${lines}\n`).timeline, 3)
  const cards = `game: one-card
players: Ann, Ben, Cas
dealer: Ann
top: 4S

`
  const drawn = (lines: string) => statistics(timelineOf(`${cards}${lines}\n`, oneCard).timeline, 3)

  it('a check that was answered with yes was no refusal', () => {
    expect(of('? Ann: Jab > Ben')).toMatchObject({ refused: 0, played: [] })
    expect(of('? Ann: Jab > Ben\n? Ben: Jab > Ann\n? Cas: Jab > Ann').refused).toBe(2)
  })

  it('a card played more often comes first', () => {
    const { played: list } = of('Ann: Jab > Ben\nBen: take\nBen: Grab > Cas\nCas: take\nCas: Grab > Ann')
    expect(list.map(({ card, times, damage }) => [card, times, damage])).toEqual([
      ['grab', 2, 1],
      ['jab', 1, 2],
    ])
  })

  it('cards drawn are counted with whoever drew them, and with the card of another they were drawn for', () => {
    const numbers = drawn('Cas: AS\nBen: draw\nBen: draw\nAnn: draw')
    expect(numbers.seats.map((seat) => seat.drawn)).toEqual([1, 6, 0])
    const text = 'game: out-of-the-woods\nplayers: Ann, Ben, Cas\ndealer: Ann\n\nAnn: Attack\nBen: take\n'
    const { played: list, seats } = statistics(timelineOf(text, woods).timeline, 3)
    expect(list).toEqual([{ card: 'attack', times: 1, damage: 0, drawn: 2 }])
    expect(seats.map((seat) => seat.drawn)).toEqual([0, 2, 0])
  })

  it('a corrected number of cards was not drawn, and the draw-up is not counted', () => {
    expect(drawn('* Cas hand 9').seats.map((seat) => seat.drawn)).toEqual([0, 0, 0])
    expect(drawn('* Cas hand 9')).toMatchObject({ corrections: 1, turns: 1 })
    expect(of('Ann: Jab > Ben\nBen: Fend').seats.map((seat) => seat.drawn)).toEqual([0, 0, 0])
  })

  it('whoever a correction puts out is out, by nobody', () => {
    const [ann, ben, cas] = of('Ann: pass\n* Ben hp 0').seats
    expect(ben?.out).toMatchObject({ at: 1, turn: 2, escaped: false, by: undefined, card: undefined })
    expect(ben?.taken).toBe(0)
    expect([ann?.out, cas?.out]).toEqual([undefined, undefined])
  })

  it('whoever escapes is out, in the turn of their last card', () => {
    const text = 'game: out-of-the-woods\nplayers: Ann, Ben, Cas\ndealer: Ann\n\n* Ann hand 1\nAnn: Skip\nCas: draw\n'
    const [ann, ben] = statistics(timelineOf(text, woods).timeline, 3).seats
    expect(ann?.out).toMatchObject({ at: 1, turn: 1, escaped: true, by: undefined, card: undefined })
    expect(ben?.out).toBeUndefined()
  })

  it.each([
    ['HP again', 'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Ann\n\n* Ben hp 0\n', '* Ben hp 3\n'],
    ['cards again', 'game: out-of-the-woods\nplayers: Ann, Ben, Cas\ndealer: Ann\n\n* Ben hand 0\n', '* Ben hand 3\n'],
  ])('whoever has %s is no longer out', (_, gone, back) => {
    const outOf = (text: string) => {
      const { timeline } = text.includes('woods') ? timelineOf(text, woods) : timelineOf(text, ruleset)
      return statistics<BaseState>(timeline, 3).seats[1]?.out
    }
    expect(outOf(gone)).toMatchObject({ before: 0 })
    expect(outOf(gone + back)).toBeUndefined()
    expect(outOf(gone + back + gone.split('\n').at(-2))).toMatchObject({ at: 2, before: 1 })
  })

  it('what nobody in particular says is no card of anybody', () => {
    const { timeline } = played(`${head}Ann: Jab > Ben\ndone\n`, [
      { kind: 'refused', move: { seat: null, cards: ['jab'] } },
      { kind: 'overruled', move: { seat: null, cards: ['jab'] } },
    ])
    expect(statistics(timeline, 3)).toMatchObject({ refused: 0, overruled: 0 })
    expect(statistics(timeline, 3).seats.map((seat) => seat.cards)).toEqual([1, 0, 0])
  })

  it('a line that no longer holds after an edit counts for nothing', () => {
    const { timeline } = played(`${head}Ann: Jab > Ben\nBen: take\nBen: Grab > Cas\nCas: take\n`, [
      { kind: 'changed', of: 0, entry: { kind: 'move', move: { seat: 0, cards: ['jab'], targets: [{ seat: 2 }] } } },
    ])
    const numbers = statistics(timeline, 3)
    expect(numbers.played.map(({ card, times }) => [card, times])).toEqual([['jab', 1]])
    expect(numbers.seats.map(({ cards, taken }) => [cards, taken])).toEqual([
      [1, 0],
      [0, 0],
      [0, 2],
    ])
  })
})

describe('of what happened', () => {
  const hit = { kind: 'hp', seat: 1, change: -2, by: 2, card: 'rock' } as const
  const none = { dealt: 0, taken: 0, healed: 0, cards: 0, drawn: 0, refused: 0, overruled: 0, out: undefined }
  const rock = { card: 'rock', times: 1, damage: 0, drawn: 0 }

  it.each<[string, Happening, object, object, object?]>([
    ['HP lost to a card of another', hit, { taken: 2 }, { dealt: 2 }, { damage: 2 }],
    ['HP lost to one’s own card', { ...hit, by: 1 }, { taken: 2 }, {}],
    ['HP lost to a card that is nobody’s', without(hit, 'by'), { taken: 2 }, {}],
    ['HP lost to no card', without(hit, 'card'), { taken: 2 }, { dealt: 2 }],
    ['HP gained by a card of another', { ...hit, change: 3 }, { healed: 3 }, {}],
    ['HP as before', { ...hit, change: 0 }, {}, {}],
    ['HP that nobody counted', without(hit, 'change'), {}, {}],
    ['cards drawn for a card of another', { ...hit, kind: 'hand', change: 2 }, { drawn: 2 }, {}, { drawn: 2 }],
    ['cards drawn up', { ...without(hit, 'by'), kind: 'hand', change: 2, cause: 'draw-up' }, {}, {}],
    ['cards given away', { ...hit, kind: 'hand', change: -1 }, {}, {}],
    ['a hand as before', { ...hit, kind: 'hand', change: 0 }, {}, {}],
    ['anything else lost', { ...hit, kind: 'gold' }, {}, {}],
    ['anything else gained', { ...hit, kind: 'gold', change: 2 }, {}, {}],
    ['somebody who is not there', { ...hit, seat: 9, by: 9 }, {}, {}, { damage: 0 }],
  ])('%s', (_, happening, ben, cas, card = {}) => {
    const found = statistics(told([CARD, happening]), 3)
    const seats = found.seats.map(({ dealtTo: _to, played: _cards, ...numbers }) => numbers)
    expect(seats).toEqual([none, { ...none, ...ben }, { ...none, cards: 1, ...cas }])
    expect(found.seats.map(({ dealtTo }) => dealtTo)).toEqual(seats.map(({ dealt }) => [0, dealt, 0]))
    expect(found.seats.map(({ played }) => [...played])).toEqual([[], [], [['rock', 1]]])
    expect(found.played).toEqual([{ ...rock, ...card }])
  })

  it('a correction counts for nothing, whatever it brings about', () => {
    const {
      seats,
      played: list,
      corrections,
    } = statistics(told([FIX, hit, { ...hit, kind: 'hand', change: 2 }, { ...hit, change: 3 }]), 3)
    for (const seat of seats) expect(seat).toMatchObject(none)
    expect([list, corrections]).toEqual([[], 1])
  })

  it('whoever is out stays so until they are back, and is out once more then', () => {
    const out = { kind: 'out', seat: 1, by: 2, card: 'rock' } as const
    const of = (...then: readonly Happening[]) => statistics(told([CARD, out], [CARD, ...then]), 3).seats[1]?.out
    const first = { at: 0, turn: 1, before: 0, escaped: false, by: 2, card: 'rock' }
    expect(of()).toEqual(first)
    expect(of({ ...hit, change: 0 })).toEqual(first)
    expect(of(hit)).toEqual(first)
    expect(of({ kind: 'back', seat: 1 })).toBeUndefined()
    expect(of(out)).toEqual({ ...first, at: 1, turn: 2, before: 1 })
  })
})

describe('the course of a session', () => {
  function drawn() {
    const { timeline, names } = played(game)
    return { timeline, course: courses(ruleset, timeline, names, 'hp', (player) => player.out === true) }
  }

  it('is a number a player at every place, the start first', () => {
    const { timeline, course } = drawn()
    expect(course.turns).toEqual([1, ...timeline.lines.map(({ after }) => after.turnNumber)])
    expect(course.courses.map(({ values }) => values[0])).toEqual([4, 4, 4])
    expect(course.courses[1]?.values.slice(0, 4)).toEqual([4, 4, 4, 0])
    expect(course.courses[1]?.out).toBe(3)
    expect(course.courses[0]?.out).toBeUndefined()
    expect(course.courses[0]?.values.at(-1)).toBe(2)
  })

  it('has whoever was out and came back as in', () => {
    const { timeline, names } = played(
      'game: one-outs\nplayers: Ann, Ben, Cas\ndealer: Cas\n\n* Ben hp 0\n* Ben hp 2\n',
    )
    const { courses: all, sudden } = courses(ruleset, timeline, names, 'hp', (player) => player.out === true)
    expect(all.map(({ seat, out }) => [seat, out])).toEqual([0, 1, 2].map((seat) => [seat, undefined]))
    expect(all[1]?.values).toEqual([7, 0, 2])
    expect(sudden).toBeUndefined()
  })

  it('of a number that players of the game do not have is nothing all along', () => {
    const { timeline, names } = played(game)
    const { courses: all } = courses(ruleset, timeline, names, 'gold', () => true)
    expect(new Set(all.flatMap(({ values }) => values))).toEqual(new Set([0]))
    expect(all.map(({ out }) => out)).toEqual([0, 0, 0])
  })

  it('says from when on two are left', () => {
    expect(drawn().course.sudden).toBe(3)
  })
})
