/** Long work in small steps, so that whoever has it done can do something else between them. */

/** Work that stops after every small step, and comes to a value at last. */
export type Steps<Value> = Generator<undefined, Value>

/** Called after every small step. What it gives back is waited for before the next one; undefined: go on at once. */
export type Pace = () => Promise<void> | undefined

/** Does all of it at once. */
export function atOnce<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Does it at somebody's pace. */
export async function paced<Value>(steps: Steps<Value>, pace: Pace): Promise<Value> {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    const rest = pace()
    if (rest !== undefined) await rest
  }
}
