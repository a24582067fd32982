/** The list of `equivalent.txt`: mutants that no test can notice, each with the reason. */
import { readFileSync } from 'node:fs'

export interface Mutant {
  readonly file: string
  /** The line on which the mutant begins, with any white space as one space. */
  readonly line: string
  /** What was replaced and by what, written `this → that`. */
  readonly change: string
}

export interface Equivalent extends Mutant {
  readonly why: string
}

/** Reads the list. A reason holds for all mutants up to the next. */
function readList(text: string): Equivalent[] {
  const list: Equivalent[] = []
  let [file, line, why, reading] = ['', '', '', false]
  for (const row of text.split('\n')) {
    if (row.startsWith('== ')) [file, line, why] = [row.slice(3), '', '']
    else if (row.startsWith('# ')) why = reading ? `${why} ${row.slice(2)}` : row.slice(2)
    else if (row.startsWith('  ')) list.push({ file, line, change: row.slice(2), why })
    else if (row !== '') line = row
    reading = row.startsWith('# ')
  }
  return list
}

export const equivalent: readonly Equivalent[] = readList(readFileSync('test/mutation/equivalent.txt', 'utf8'))

/** Whether a mutant is on the list: by the text of its line, so that the list stays true when lines move. */
export function isEquivalent({ file, line, change }: Mutant): boolean {
  return equivalent.some((one) => one.file === file && one.line === line && one.change === change)
}
