import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOTTOM,
  HEIGHT,
  LEFT,
  layOut,
  placeAt,
  RIGHT,
  TOP,
  topOf,
  WIDTH,
  xOf,
  yOf,
} from '../../../components/sessions/chart.ts'
import type { Courses } from '../../../engine/statistics.ts'

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
  it('draws steps: level until an entry changes the number, then straight to it', () => {
    const { lines } = layOut(four, names)
    const y = (value: number, seat: number) => Math.round(yOf(value, 7, seat, 4) * 10) / 10
    expect(lines[1]).toBe(`M30 ${y(7, 1)}H${xOf(1, 5)}V${y(5, 1)}H${xOf(4, 5)}V${y(0, 1)}H${xOf(4, 5)}`)
    // Whoever is out has no line from there on.
    expect(lines[2]?.endsWith(`H${xOf(2, 5)}`)).toBe(true)
    expect(lines[0]?.endsWith(`H${RIGHT}`)).toBe(true)
  })

  it('keeps equal numbers apart', () => {
    const heights = [0, 1, 2, 3].map((seat) => yOf(7, 7, seat, 4))
    for (const [nth, height] of heights.slice(1).entries()) expect(height - (heights[nth] ?? 0)).toBeCloseTo(2.2)
  })

  it('shades from where two are left to the end', () => {
    expect(layOut(four, names).sudden).toEqual({ x: xOf(4, 5), width: RIGHT - xOf(4, 5) })
    expect(layOut({ ...four, sudden: undefined }, names).sudden).toBeUndefined()
    // A game for two is no sudden death.
    expect(layOut({ ...four, sudden: 0 }, names).sudden).toBeUndefined()
  })

  it('labels everybody once, in the picture, and no label lies on another', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        const all = courses.courses.map((_, seat) => ({ name: `Player ${seat}`, end: 'out' }))
        const { labels } = layOut(courses, all)
        expect(labels.map((label) => label.seat)).toEqual(courses.courses.map((course) => course.seat))
        for (const label of labels) {
          expect(label.x).toBeGreaterThan(LEFT)
          expect(label.x).toBeLessThan(WIDTH - 80)
          expect(label.y).toBeGreaterThanOrEqual(TOP - 6)
          expect(label.y).toBeLessThan(HEIGHT)
        }
        const margin = labels.filter((label) => label.x > RIGHT).map((label) => label.y)
        for (const [nth, y] of margin.entries())
          for (const other of margin.slice(nth + 1)) expect(Math.abs(y - other)).toBeGreaterThanOrEqual(14.9)
      }),
    )
  })

  it('cuts a long name, never inside a character', () => {
    const long = [{ name: 'Bartholomäus-Maximilian', end: '3 HP' }, ...names.slice(1)]
    // In the margin there is less room than beside a line that ends early.
    expect(layOut(four, long).labels[0]?.name).toBe('Bartho…')
    const early = { ...four, courses: four.courses.map((one) => (one.seat === 0 ? { ...one, out: 2 } : one)) }
    expect(layOut(early, long).labels[0]?.name).toBe('Bartholomäus-…')
  })

  it('stays in the picture with numbers of any size', () => {
    fc.assert(
      fc.property(anyCourses, (courses) => {
        const { lines, levels } = layOut(
          courses,
          courses.courses.map(() => ({ name: 'x', end: '' })),
        )
        for (const path of lines)
          for (const [, axis, value] of path.matchAll(/([HV])([\d.-]+)/g)) {
            const [least, most] = axis === 'H' ? [LEFT, RIGHT] : [TOP - 8, BOTTOM + 8]
            expect(Number(value)).toBeGreaterThanOrEqual(least)
            expect(Number(value)).toBeLessThanOrEqual(most)
          }
        expect(levels.length).toBeLessThanOrEqual(7)
        expect(levels[0]).toEqual({ value: 0, y: BOTTOM })
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
    const labelled = layOut(long, names).ticks.filter((tick) => tick.labelled)
    expect(labelled[0]?.turn).toBe(1)
    expect(labelled.length).toBeGreaterThan(3)
    for (const [nth, tick] of labelled.slice(1).entries())
      expect(tick.x - (labelled[nth]?.x ?? 0)).toBeGreaterThanOrEqual(24)
  })

  it('finds the place under a tap', () => {
    for (let place = 0; place <= 54; place++) expect(placeAt(xOf(place, 54), 54)).toBe(place)
    expect(placeAt(-10, 54)).toBe(0)
    expect(placeAt(9999, 54)).toBe(54)
  })
})
