/**
 * How much of its random runs a test run makes: all of them, or with `TEST_SHARE=0.05` a twentieth of each. Mutation
 * testing runs the same tests thousands of times, and what a whole run finds, a few runs of each have found before.
 */
const part = Number(process.env.TEST_SHARE ?? 1)

/** False in a run of fewer: then nothing can be asked of the runs together, as that they used every card. */
export const whole = part >= 1

/** So many of `count` runs, one at the least. */
export function share(count: number): number {
  return Math.max(1, Math.round(count * part))
}
