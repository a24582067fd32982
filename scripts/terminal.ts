/** What commands that people and other programs read have in common. */

/** Control characters in what others wrote must not reach a terminal as such; line breaks may stay where a text has lines. */
export function printable(text: string, lines = false): string {
  return text.replace(/\p{Cc}/gu, (char) =>
    lines && char === '\n' ? char : `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )
}

/** What went wrong, in its own words. */
export function messageOf(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem)
}

/** Somebody who reads only the first lines, like `head`, is no error. */
export function endWithReader(): void {
  process.stdout.on('error', (problem: NodeJS.ErrnoException) => process.exit(problem.code === 'EPIPE' ? undefined : 2))
}

/** How often a long run says how far it is, milliseconds. */
const NEWS = 30_000

/** The pace of a long run: said now and then, and at its end. */
export class Pace {
  readonly #begun = performance.now()
  #told = this.#begun

  /** How many of something that is in a second, so far. */
  perSecond(count: number): string {
    return ((count / (performance.now() - this.#begun)) * 1000).toFixed(0)
  }

  /** Says how far it is, where that is due. */
  tell(news: () => string): void {
    if (performance.now() - this.#told <= NEWS) return
    this.#told = performance.now()
    console.log(`… ${news()}`)
  }
}
