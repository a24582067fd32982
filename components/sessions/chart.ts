/** Where everything of the HP chart lies. Pure geometry in the units of the picture; no words, no colours. */
import type { Courses } from '../../engine/statistics.ts'

export const WIDTH = 660
export const HEIGHT = 252
/** The plot within the picture. The slider below has the same ends, so that its thumb is under the cursor. */
export const LEFT = 30
export const RIGHT = 548
export const TOP = 26
export const BOTTOM = 218

/** Lines that meet lie this far apart, less where there are many. */
const APART = 2.2
const LABEL_LINE = 15
/** Width of a letter of a label, about. */
const LETTER = 7.9
/** Shape and gap before a label's text. */
const SHAPE = 17
const MOST_LETTERS = 14
/** Letters that fit between the plot and the edge, name and end together. */
const MARGIN_LETTERS = 12
/** More turns than this, and only those with a number have a tick. */
const MOST_TICKS = 60

export interface Label {
  readonly seat: number
  /** Where the shape begins; the text stands `SHAPE` to its right. */
  readonly x: number
  /** Baseline of the text. */
  readonly y: number
  readonly name: string
  /** What became of the player, shown after the name. */
  readonly end: string
}

export interface Chart {
  /** A path a player, in seat order. */
  readonly lines: readonly string[]
  readonly labels: readonly Label[]
  /** Numbers beside the grid lines. */
  readonly levels: readonly { readonly value: number; readonly y: number }[]
  /** A tick where a turn begins; those with a label are longer. */
  readonly ticks: readonly { readonly x: number; readonly turn: number; readonly labelled: boolean }[]
  /** Where two are left, from there to the end. */
  readonly sudden: { readonly x: number; readonly width: number } | undefined
}

export interface Named {
  readonly name: string
  readonly end: string
}

/** Where a place of the session lies; place 0 is the start. */
export function xOf(place: number, places: number): number {
  return LEFT + ((RIGHT - LEFT) * place) / Math.max(1, places)
}

/** The place nearest to a point of the picture. */
export function placeAt(x: number, places: number): number {
  return Math.max(0, Math.min(places, Math.round(((x - LEFT) / (RIGHT - LEFT)) * places)))
}

/** The number at the top: no less than one, so that a chart of nothing is still a chart. */
export function topOf(courses: Courses): number {
  return Math.max(1, ...courses.courses.flatMap((course) => course.values))
}

/** Where a player's number lies, apart from others with the same number. */
export function yOf(value: number, top: number, seat: number, seats: number): number {
  const apart = Math.min(APART, 13 / seats)
  return BOTTOM - ((BOTTOM - TOP) * value) / top + (seat - (seats - 1) / 2) * apart
}

/** Lays out a chart. `names` in seat order. */
export function layOut(courses: Courses, names: readonly Named[]): Chart {
  const places = courses.turns.length - 1
  const top = topOf(courses)
  const seats = courses.courses.length
  const last = (seat: number) => courses.courses[seat]?.out ?? places
  const lines = courses.courses.map(({ seat, values }) => {
    let path = `M${round(LEFT)} ${round(yOf(values[0] ?? 0, top, seat, seats))}`
    for (let place = 1; place <= last(seat); place++)
      if (values[place] !== values[place - 1])
        path += `H${round(xOf(place, places))}V${round(yOf(values[place] ?? 0, top, seat, seats))}`
    return `${path}H${round(xOf(last(seat), places))}`
  })
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => top / one <= 5) ?? 1000
  const levels = Array.from({ length: Math.floor(top / step) + 1 }, (_, nth) => nth * step).map((value) => ({
    value,
    y: BOTTOM - ((BOTTOM - TOP) * value) / top,
  }))
  return {
    lines,
    labels: placeLabels(courses, names, top),
    levels,
    ticks: ticksOf(courses.turns, places),
    sudden:
      courses.sudden === undefined || courses.sudden === 0
        ? undefined
        : { x: xOf(courses.sudden, places), width: RIGHT - xOf(courses.sudden, places) },
  }
}

function ticksOf(turns: readonly number[], places: number): Chart['ticks'] {
  const begins = turns.flatMap((turn, place) => (place === 0 || turn !== turns[place - 1] ? [{ turn, place }] : []))
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100].find((one) => begins.length / one <= 6) ?? 200
  const all = begins.length <= MOST_TICKS
  let free = Number.NEGATIVE_INFINITY
  const ticks = begins.map(({ turn, place }) => {
    const x = xOf(place, places)
    const labelled = (turn - 1) % step === 0 && x >= free
    // `turn 1` is wider than a number.
    if (labelled) free = x + (turn === 1 ? 36 : 24)
    return { x, turn, labelled }
  })
  return ticks.filter((tick) => all || tick.labelled)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
}

/**
 * Labels stand at the end of their lines: in the margin for whoever was in to the end, beside their last point for
 * the others, where they cover the fewest lines and no other label.
 */
function placeLabels(courses: Courses, names: readonly Named[], top: number): Label[] {
  const places = courses.turns.length - 1
  const seats = courses.courses.length
  const widthOf = (seat: number) =>
    SHAPE + LETTER * (shortened(names[seat]?.name ?? '').length + 1 + (names[seat]?.end ?? '').length)
  const ends = courses.courses.map(({ seat, values, out }) => {
    const place = out ?? places
    const x = xOf(place, places)
    const width = widthOf(seat)
    const beside = [x + 8, x - width - 6].filter((left) => left > LEFT && left + width < RIGHT)
    const y = yOf(values[place] ?? 0, top, seat, seats)
    return { seat, y, width, beside: place === places ? [] : beside }
  })
  const margin = ends.filter((end) => end.beside.length === 0).sort((one, other) => one.y - other.y)
  const heights = spread(margin.map((end) => end.y + 4))
  const taken: Box[] = []
  const labels: Label[] = []
  const put = (seat: number, box: Box) => {
    taken.push(box)
    const { name, end } = names[seat] ?? { name: '', end: '' }
    const most = box.x > RIGHT ? Math.max(4, MARGIN_LETTERS - 1 - end.length) : MOST_LETTERS
    labels.push({ seat, x: box.x, y: box.y, name: shortened(name, most), end })
  }
  for (const [nth, { seat, width }] of margin.entries()) put(seat, { x: RIGHT + 8, y: heights[nth] ?? BOTTOM, width })
  for (const { seat, y, width, beside } of ends.filter((end) => end.beside.length > 0)) {
    const best = beside
      .flatMap((x) => shifts(y - 5).map((at): Box => ({ x, y: at, width })))
      .map((box) => ({ box, cost: costOf(box, seat, taken, courses, top) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one))
    put(seat, best.box)
  }
  return labels.sort((one, other) => one.seat - other.seat)
}

/** Baselines in rising order, moved as little as keeps them a line apart and in the picture. */
function spread(heights: readonly number[]): number[] {
  const apart = [...heights]
  for (let nth = 0; nth < apart.length; nth++)
    apart[nth] = Math.max(apart[nth] ?? 0, nth === 0 ? TOP - 6 : (apart[nth - 1] ?? 0) + LABEL_LINE)
  for (let nth = apart.length - 1; nth >= 0; nth--)
    apart[nth] = Math.min(apart[nth] ?? 0, nth === apart.length - 1 ? BOTTOM + 3 : (apart[nth + 1] ?? 0) - LABEL_LINE)
  return apart
}

/** Baselines near a height, nearest first, all in the picture. */
function shifts(y: number): number[] {
  const at = Math.max(TOP, Math.min(BOTTOM + 2, y))
  const steps = Array.from({ length: 25 }, (_, nth) => (nth % 2 === 0 ? -1 : 1) * Math.ceil(nth / 2) * (LABEL_LINE / 2))
  return steps.map((step) => at + step).filter((one) => one >= TOP - 6 && one <= BOTTOM + 3)
}

/** What speaks against a label here: another label most of all, then lines under it, then the way to its own end. */
function costOf(box: Box, seat: number, taken: readonly Box[], courses: Courses, top: number): number {
  const over = (other: Box) =>
    box.x < other.x + other.width && other.x < box.x + box.width && Math.abs(box.y - other.y) < LABEL_LINE
  const places = courses.turns.length - 1
  const seats = courses.courses.length
  const course = courses.courses[seat]
  const end = yOf(course?.values[course.out ?? places] ?? 0, top, seat, seats)
  let cost = 1000 * taken.filter(over).length + Math.abs(box.y - 4 - end) / 4
  for (const one of courses.courses)
    for (let place = 0; place < (one.out ?? places); place++) {
      const x = xOf(place, places)
      if (x > box.x + box.width || xOf(place + 1, places) < box.x) continue
      const y = yOf(one.values[place] ?? 0, top, one.seat, seats)
      if (y > box.y - 12 && y < box.y + 4) cost += 20
    }
  return cost
}

function shortened(name: string, most = MOST_LETTERS): string {
  const letters = [...name]
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
