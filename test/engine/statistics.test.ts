import { describe, expect, it } from 'vitest'
import { ruleset } from '../../engine/one-outs/index.ts'
import type { LogEntry } from '../../engine/session.ts'
import { courses, statistics } from '../../engine/statistics.ts'
import { timelineOf } from './replayed.ts'

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
    expect(numbers().seats[1]?.out).toEqual({ at: 2, turn: 1, by: 0, card: 'tail-whip' })
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

describe('the course of a session', () => {
  function drawn() {
    const { timeline, names } = played(game)
    return { timeline, course: courses(ruleset, timeline, names, 'hp', (player) => player.out === true) }
  }

  it('is a number a player at every place, the start first', () => {
    const { timeline, course } = drawn()
    expect(course.turns).toHaveLength(timeline.lines.length + 1)
    expect(course.courses.map(({ values }) => values[0])).toEqual([4, 4, 4])
    expect(course.courses[1]?.values.slice(0, 4)).toEqual([4, 4, 4, 0])
    expect(course.courses[1]?.out).toBe(3)
    expect(course.courses[0]?.out).toBeUndefined()
    expect(course.courses[0]?.values.at(-1)).toBe(2)
  })

  it('says from when on two are left', () => {
    expect(drawn().course.sudden).toBe(3)
  })
})
