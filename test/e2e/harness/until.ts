/** How long a condition is waited for, in milliseconds. Long, because two slow cores share everything. */
const PATIENCE = 20_000

/** How long a page may take to answer what it only has to look up: one that paints nothing may owe an answer for ever. */
const ANSWER = 5_000

/**
 * Asks again and again until the answer is neither false nor undefined, and gives that answer.
 * @param what what is waited for, as the error says it
 * @throws with the last problem, when patience ends
 */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | false | undefined> | Answer | false | undefined,
  patience = PATIENCE,
): Promise<Answer> {
  const end = Date.now() + patience
  let last = 'it never was so'
  for (;;) {
    try {
      const answer = await ask()
      if (answer !== false && answer !== undefined) return answer
    } catch (problem) {
      last = problem instanceof Error ? problem.message : String(problem)
    }
    if (Date.now() > end) throw new Error(`Waited ${patience / 1000} s for ${what}: ${last}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/**
 * A question that a page answers at once, and that may be asked again.
 * @throws where nothing has come in time
 */
export async function atOnce<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ANSWER / 1000} s`)), ANSWER)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
