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

/** The seat of a name, or -1. */
export function seatOf(name: string, names: readonly string[]): number {
  const wanted = foldName(name)
  return names.findIndex((other) => foldName(other) === wanted)
}

/** Edits (insert, drop, replace, swap two neighbours) between two texts. */
export function distance(left: string, right: string): number {
  let older: number[] = []
  let above = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row++) {
    const line = [row]
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1
      let best = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + same)
      if (row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        best = Math.min(best, (older[column - 2] ?? 0) + 1)
      line.push(best)
    }
    older = above
    above = line
  }
  return above[right.length] ?? 0
}

/**
 * The candidate nearest to what was written, or undefined where none is near.
 * Long texts are cut before they are compared, so hostile input stays cheap.
 */
export function nearest(written: string, candidates: readonly string[]): string | undefined {
  const wanted = fold(written.slice(0, 60))
  let best: string | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const other = fold(candidate)
    const far = other.startsWith(wanted) && wanted.length > 1 ? 1 : distance(wanted, other)
    if (far < least) {
      least = far
      best = candidate
    }
  }
  return least <= Math.max(2, Math.ceil(wanted.length / 2)) ? best : undefined
}
