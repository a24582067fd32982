import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOTTOM,
  HEIGHT,
  LEFT,
  layOut,
  rightOf,
  TOP,
  topOf,
  WIDTH,
  xOf,
  yOf,
} from '../../../components/sessions/chart.ts'
import type { Courses } from '../../../engine/courses.ts'

const four: Courses = {
  courses: [
    { seat: 0, values: [7, 7, 7, 4, 4, 3], out: undefined },
    { seat: 1, values: [7, 5, 5, 5, 0, 0], out: 4 },
    { seat: 2, values: [7, 7, 0, 0, 0, 0], out: 2 },
    { seat: 3, values: [7, 7, 7, 7, 7, 7], out: undefined },
  ],
  turns: [1, 1, 2, 3, 4, 5],
  sudden: 4,
}
/** As in the design. */
const picture = { width: WIDTH, scale: 1 }
const RIGHT = rightOf(picture)
const names = ['Charlie', 'Dave', 'Max', 'Nova'].map((name) => ({ name, end: 'out' }))

/** Any session that could be, as far as a chart is concerned. */
const anyCourses = fc
  .record({ seats: fc.integer({ min: 2, max: 10 }), places: fc.integer({ min: 0, max: 80 }) })
  .chain(({ seats, places }) =>
    fc.record({
      courses: fc.tuple(
        ...Array.from({ length: seats }, (_, seat) =>
          fc.record({
            seat: fc.constant(seat),
            values: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: places + 1, maxLength: places + 1 }),
            out: fc.option(fc.integer({ min: 0, max: places }), { nil: undefined }),
          }),
        ),
      ),
      turns: fc.constant(Array.from({ length: places + 1 }, (_, place) => 1 + Math.floor(place / 3))),
      sudden: fc.option(fc.integer({ min: 0, max: places }), { nil: undefined }),
    }),
  )

describe('the chart', () => {
  it('has a line a player, which ends where the player goes out', () => {
    const { lines } = layOut(four, names, picture)
    expect(lines.map((line) => line.map((value) => (value === null ? null : Math.round(value) + 0)))).toEqual([
      [7, 7, 7, 4, 4, 3],
      [7, 5, 5, 5, 0, null],
      [7, 7, 0, null, null, null],
      [7, 7, 7, 7, 7, 7],
    ])
  })

  it('keeps equal numbers apart', () => {
    const heights = [0, 1, 2, 3].map((seat) => yOf(7, 7, seat, 4))
    for (const [nth, height] of heights.slice(1).entries()) expect(height - (heights[nth] ?? 0)).toBeCloseTo(2.2)
    const { lines } = layOut(four, names, picture)
    for (const [seat, line] of lines.entries())
      expect(BOTTOM - ((BOTTOM - TOP) * (line[0] ?? 0)) / 7, 'drawn where it is labelled').toBeCloseTo(
        heights[seat] ?? 0,
      )
  })

  it('shades from where two are left to the end', () => {
    expect(layOut(four, names, picture).sudden).toBe(4)
    expect(layOut({ ...four, sudden: undefined }, names, picture).sudden).toBeUndefined()
    // A game for two is no sudden death.
    expect(layOut({ ...four, sudden: 0 }, names, picture).sudden).toBeUndefined()
  })

  it('labels everybody once, in the picture, and no label lies on another', () => {
    fc.assert(
      fc.property(
        anyCourses,
        fc.integer({ min: 544, max: 1400 }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (courses, width, scale) => {
          const right = rightOf({ width, scale })
          fc.pre(right > 240)
          const all = courses.courses.map((_, seat) => ({ name: `Player ${seat}`, end: 'out' }))
          const { labels } = layOut(courses, all, { width, scale })
          expect(labels.map((label) => label.seat)).toEqual(courses.courses.map((course) => course.seat))
          for (const label of labels) {
            expect(label.x).toBeGreaterThan(LEFT)
            expect(label.x).toBeLessThan(width / scale - 80)
            expect(label.y).toBeGreaterThanOrEqual(TOP - 6)
            expect(label.y).toBeLessThan(HEIGHT)
          }
          const margin = labels.filter((label) => label.x > right).map((label) => label.y)
          for (const [nth, y] of margin.entries())
            for (const other of margin.slice(nth + 1)) expect(Math.abs(y - other)).toBeGreaterThanOrEqual(14.9)
        },
      ),
    )
  })

  it('cuts a long name, never inside a character', () => {
    const long = [{ name: 'Bartholomäus-Maximilian', end: '3 HP' }, ...names.slice(1)]
    // In the margin there is less room than beside a line that ends early.
    expect(layOut(four, long, picture).labels[0]?.name).toBe('Bartho…')
    const early = { ...four, courses: four.courses.map((one) => (one.seat === 0 ? { ...one, out: 2 } : one)) }
    expect(layOut(early, long, picture).labels[0]?.name).toBe('Bartholomäus-…')
  })

  it('has few levels, from nothing up, whatever the numbers are', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        const all = courses.courses.map(() => ({ name: 'x', end: '' }))
        const { levels } = layOut(courses, all, picture)
        expect(levels.length).toBeLessThanOrEqual(7)
        expect(levels[0]).toBe(0)
        expect(levels.at(-1)).toBeLessThanOrEqual(topOf(courses))
        expect(topOf(courses)).toBeGreaterThan(0)
      }),
    )
  })

  it('gives room to the numbers of turns, and the first one is said in words', () => {
    const turns = Array.from({ length: 300 }, (_, place) => 1 + Math.floor(place / 2))
    const long = {
      ...four,
      turns,
      courses: four.courses.map((one) => ({ ...one, values: turns.map(() => 3), out: undefined })),
    }
    const labelled = layOut(long, names, picture).ticks.filter((tick) => tick.labelled)
    const at = (place: number) => xOf(place, turns.length - 1, RIGHT)
    expect(labelled[0]?.turn).toBe(1)
    expect(labelled.length).toBeGreaterThan(3)
    for (const [nth, tick] of labelled.slice(1).entries())
      expect(at(tick.place) - at(labelled[nth]?.place ?? 0)).toBeGreaterThanOrEqual(24)
  })
})
