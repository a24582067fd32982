/** How measurements are taken: candidates take turns round by round, and the median of their rounds counts. */

export interface Candidate {
  readonly name: string
  /** Does one round of work and says how many of whatever is counted it did. */
  round(): number
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/** Milliseconds that something takes. */
export function millis(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

/** How long a candidate runs before it is measured, milliseconds: the compiler optimises what it has seen run. */
const WARM_UP = 600

/**
 * The least a candidate is measured for at a time, milliseconds. Its garbage must fall due while it is measured itself: with
 * 15 ms at a time a candidate that makes little of it pays for much of the others'.
 */
const AT_A_TIME = 250

/** Processor time so far, milliseconds, all threads together: what else the machine does is not in it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Median rate of each candidate, a second of processor time, over so many times after each has warmed up. */
export function rates(rounds: number, ...candidates: readonly Candidate[]): number[] {
  const seen: number[][] = candidates.map(() => [])
  for (const candidate of candidates) for (let ran = 0; ran < WARM_UP; ) ran += millis(() => candidate.round())
  for (let round = 0; round < rounds; round++)
    for (const [index, candidate] of candidates.entries()) {
      let done = 0
      const begun = processorTime()
      while (processorTime() - begun < AT_A_TIME) done += candidate.round()
      seen[index]?.push((done / (processorTime() - begun)) * 1000)
    }
  return seen.map(median)
}

/** A line of the report. */
export interface Result {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What it has to be, in words, and whether it is. */
  readonly goal?: { readonly text: string; readonly met: boolean }
}

export const atLeast = (least: number, value: number, text: string) => ({ text, met: value >= least })
export const under = (most: number, value: number, text: string) => ({ text, met: value < most })
