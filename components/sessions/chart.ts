/** Where everything of the HP chart lies. Pure geometry in pixels at the usual size of text; no words, no colours. */
import type { Courses } from '../../engine/courses.ts'

/** The whole picture, axes and labels included. */
export const HEIGHT = 252
/** The plot within the picture. The slider below has the same ends, so that its thumb is under the cursor. */
export const LEFT = 30
/** What is left for the labels to the right of the plot. */
export const MARGIN = 112
export const TOP = 26
export const BOTTOM = 218
/** As wide as in the design, until it is known. */
export const WIDTH = 660

/** A picture so wide, with text so much larger than usual. Everything else follows. */
export interface Picture {
  readonly width: number
  readonly scale: number
}

/** Where the plot ends, as wide as the picture would be with text of the usual size. */
export function rightOf({ width, scale }: Picture): number {
  return Math.max(LEFT + 1, width / scale - MARGIN)
}

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

/** What stands at the end of a player's line. */
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

/** A chart laid out: what is drawn, and where. */
export interface Chart {
  /** A line a player, in seat order: a number a place, `null` where the player is no longer in. */
  readonly lines: readonly (readonly (number | null)[])[]
  readonly labels: readonly Label[]
  /** Numbers beside the grid lines. */
  readonly levels: readonly number[]
  /** A tick where a turn begins. */
  readonly ticks: readonly { readonly place: number; readonly turn: number; readonly labelled: boolean }[]
  /** The place from which on two are left. */
  readonly sudden: number | undefined
}

/** How a player is labelled. */
export interface Named {
  readonly name: string
  readonly end: string
}

/** Where a place of the session lies; place 0 is the start. */
export function xOf(place: number, places: number, right: number): number {
  return LEFT + ((right - LEFT) * place) / Math.max(1, places)
}

/** The number at the top: no less than one, so that a chart of nothing is still a chart. */
export function topOf(courses: Courses): number {
  return Math.max(1, ...courses.courses.flatMap((course) => course.values))
}

/** How far below its number a player's line is drawn, px: apart from others with the same number. */
function apartOf(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * Math.min(APART, MOST_APART / seats)
}

/** How far lines may lie beyond the numbers they stand for, px. */
export const MOST_APART = 13

/** Where a player's number lies. */
export function yOf(value: number, top: number, seat: number, seats: number): number {
  return BOTTOM - ((BOTTOM - TOP) * value) / top + apartOf(seat, seats)
}

/** Lays out a chart. `names` in seat order. */
export function layOut(courses: Courses, names: readonly Named[], picture: Picture): Chart {
  const places = courses.turns.length - 1
  const top = topOf(courses)
  const seats = courses.courses.length
  const right = rightOf(picture)
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => top / one <= 5) ?? 1000
  return {
    lines: courses.courses.map(({ seat, values, out }) => {
      const lower = (apartOf(seat, seats) * top) / (BOTTOM - TOP)
      return values.map((value, place) => (place > (out ?? places) ? null : value - lower))
    }),
    labels: placeLabels(courses, names, top, right),
    levels: Array.from({ length: Math.floor(top / step) + 1 }, (_, nth) => nth * step),
    ticks: ticksOf(courses.turns, right),
    sudden: courses.sudden === 0 ? undefined : courses.sudden,
  }
}

function ticksOf(turns: readonly number[], right: number): Chart['ticks'] {
  const places = turns.length - 1
  const begins = turns.flatMap((turn, place) => (place === 0 || turn !== turns[place - 1] ? [{ turn, place }] : []))
  const step = [1, 2, 4, 5, 10, 20, 25, 50, 100].find((one) => begins.length / one <= 6) ?? 200
  const all = begins.length <= MOST_TICKS
  let free = Number.NEGATIVE_INFINITY
  const ticks = begins.map(({ turn, place }) => {
    const x = xOf(place, places, right)
    const labelled = (turn - 1) % step === 0 && x >= free
    // `turn 1` is wider than a number.
    if (labelled) free = x + (turn === 1 ? 36 : 24)
    return { place, turn, labelled }
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
function placeLabels(courses: Courses, names: readonly Named[], top: number, right: number): Label[] {
  const places = courses.turns.length - 1
  const seats = courses.courses.length
  const widthOf = (seat: number) =>
    SHAPE + LETTER * (shortened(names[seat]?.name ?? '').length + 1 + (names[seat]?.end ?? '').length)
  const ends = courses.courses.map(({ seat, values, out }) => {
    const place = out ?? places
    const x = xOf(place, places, right)
    const width = widthOf(seat)
    const beside = [x + 8, x - width - 6].filter((left) => left > LEFT && left + width < right)
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
    const most = box.x > right ? Math.max(4, MARGIN_LETTERS - 1 - end.length) : MOST_LETTERS
    labels.push({ seat, x: box.x, y: box.y, name: shortened(name, most), end })
  }
  for (const [nth, { seat, width }] of margin.entries()) put(seat, { x: right + 8, y: heights[nth] ?? BOTTOM, width })
  for (const { seat, y, width, beside } of ends.filter((end) => end.beside.length > 0)) {
    const best = beside
      .flatMap((x) => shifts(y - 5).map((at): Box => ({ x, y: at, width })))
      .map((box) => ({ box, cost: costOf(box, seat, taken, courses, top, right) }))
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
function costOf(box: Box, seat: number, taken: readonly Box[], courses: Courses, top: number, right: number): number {
  const over = (other: Box) =>
    box.x < other.x + other.width && other.x < box.x + box.width && Math.abs(box.y - other.y) < LABEL_LINE
  const places = courses.turns.length - 1
  const seats = courses.courses.length
  const course = courses.courses[seat]
  const end = yOf(course?.values[course.out ?? places] ?? 0, top, seat, seats)
  let cost = 1000 * taken.filter(over).length + Math.abs(box.y - 4 - end) / 4
  for (const one of courses.courses)
    for (let place = 0; place < (one.out ?? places); place++) {
      const x = xOf(place, places, right)
      if (x > box.x + box.width || xOf(place + 1, places, right) < box.x) continue
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
