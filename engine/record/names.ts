/** How records compare names: without case, and for cards without spaces, hyphens and apostrophes. */
/** A card name as it is compared: `Slow-mo Dodge`, `slowmo dodge` and `SLOWMODODGE` are one. */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s'’`\u2010-\u2015-]+/g, '')
}

/** A player name as it is compared: case and surrounding or doubled spaces do not count. */
export function foldName(text: string): string {
  return text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()
}

/** A name printed on cards, a house or a story, as it is compared: like a card's; one of nothing but marks by the marks. */
export function foldPrinted(text: string): string {
  return fold(text) || foldName(text)
}

// A list of names is asked for every line of a record, and it never changes.
const seats = new WeakMap<readonly string[], ReadonlyMap<string, number>>()

const AMBIGUOUS = -1

/** The seat of a name, or -1. A keyboard's curly apostrophe is a straight one where that tells nobody apart. */
export function seatOf(name: string, names: readonly string[]): number {
  let known = seats.get(names)
  if (known === undefined) {
    known = indexed(names)
    seats.set(names, known)
  }
  const folded = foldName(name)
  return known.get(folded) ?? known.get(straight(folded)) ?? -1
}

function indexed(names: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [seat, name] of names.entries()) {
    const loose = straight(foldName(name))
    found.set(loose, found.has(loose) ? AMBIGUOUS : seat)
  }
  // As it is spelled counts before how it may be typed. Reversed, so that of two equal names the first one stays.
  for (const [seat, name] of [...names.entries()].reverse()) found.set(foldName(name), seat)
  return found
}

function straight(folded: string): string {
  return folded.replace(/[\u2018\u2019\u02bc`]/g, "'")
}

/**
 * Edits (insert, drop, replace, swap two neighbours) between two texts.
 * @param most where there are more edits than this, nobody asks how many more: any number above it is given
 */
export function distance(left: string, right: string, most: number = Number.POSITIVE_INFINITY): number {
  const [rows, columns] = [left.length, right.length]
  if (Math.abs(rows - columns) > most) return most + 1
  let older: number[] = []
  let above: number[] = []
  for (let column = 0; column <= columns; column++) above.push(column)
  let leastAbove = 0
  for (let row = 1; row <= rows; row++) {
    const line = [row]
    let least = row
    // Further off the diagonal than the edits there may be, nothing counts.
    const [first, last] = [Math.max(1, row - most), Math.min(columns, row + most)]
    for (let column = 1; column < first; column++) line.push(most + 1)
    for (let column = first; column <= last; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1
      let best = Math.min(
        (above[column] ?? most) + 1,
        (line[column - 1] ?? most) + 1,
        (above[column - 1] ?? most) + same,
      )
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        best = Math.min(best, (older[column - 2] ?? most) + 1)
      line.push(best)
      if (best < least) least = best
    }
    // No later row is less than this one, but for a swap, which counts from the row above.
    if (least > most && leastAbove >= most) return most + 1
    leastAbove = least
    older = above
    above = line
  }
  return above[columns] ?? most + 1
}

/**
 * The candidate nearest to what was written, or undefined where none is near.
 * Long texts are cut before they are compared, so hostile input stays cheap.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const wanted = fold(written.slice(0, 60))
  const most = Math.max(1, Math.floor(wanted.length / 2))
  let best: string | undefined
  let least = most + 1
  for (const candidate of candidates) {
    const other = fold(candidate.slice(0, 60))
    const begun = other.startsWith(wanted) && wanted.length > 1
    // Texts of too different lengths are never near: no need to compare them.
    if (!begun && Math.abs(other.length - wanted.length) >= least) continue
    const far = begun ? 1 : distance(wanted, other, least - 1)
    if (far < least) {
      least = far
      best = candidate
    }
  }
  return best
}
