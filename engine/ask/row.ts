/** People named one after the other: the order they sit in. */
import { joining } from './text/en-row.ts'
import type { Word } from './words.ts'

/** Somebody who is named, in the order they sit in, and where in the text they all stand. */
export interface Row {
  readonly names: readonly string[]
  readonly from: number
  readonly to: number
}

const JOINING: ReadonlySet<string> = new Set(joining)
/** Words between two of a row. */
const MOST_BETWEEN = 3

/** Whether a word only joins the names of a row. */
export function joins({ text }: Word): boolean {
  return JOINING.has(text) || /^\d+$/.test(text)
}

/**
 * All rows of a text. A row ends where something else is said, or somebody is named a second time.
 * @param nameAt who is named by a word; undefined where nobody is
 */
export function rowsIn(words: readonly Word[], nameAt: (at: number) => string | undefined): readonly Row[] {
  const rows: Row[] = []
  let names: string[] = []
  let from = 0
  let to = 0
  const close = (): void => {
    if (names.length > 0) rows.push({ names, from, to })
    names = []
  }
  for (const [at, word] of words.entries()) {
    const name = nameAt(at)
    if (name === undefined) {
      if (!joins(word) || at - to >= MOST_BETWEEN) close()
      continue
    }
    if (names.includes(name)) close()
    if (names.length === 0) from = at
    names.push(name)
    to = at + 1
  }
  close()
  return rows
}
