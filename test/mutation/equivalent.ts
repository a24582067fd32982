/**
 * Mutants that no test can notice, because the program that has one does the same as the program without: each with the
 * reason. A line is named by its text, so that the list stays true when lines move; when the line changes, its mutants
 * are no longer excused.
 */

export interface Mutant {
  readonly file: string
  /** The line on which the mutant begins, without the space around it. */
  readonly line: string
  /** What was replaced, and by what: each with any white space as one space. */
  readonly from: string
  readonly to: string
}

type Equivalent = readonly [line: string, from: string, to: string, why: string]

export const EQUIVALENT: Readonly<Record<string, readonly Equivalent[]>> = {}

/** Why a mutant does nothing; undefined where it is not known to. */
export function reasonOf(mutant: Mutant): string | undefined {
  return EQUIVALENT[mutant.file]?.find(
    ([line, from, to]) => line === mutant.line && from === mutant.from && to === mutant.to,
  )?.[3]
}
