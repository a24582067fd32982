/** What is wrong with a line of a record, in the language in use. */
import { readProblem, readProblems } from '../../engine/record/text/en.ts'
import type { Params } from '../../engine/verdict.ts'
import { wordTable } from './words.ts'

const problems = wordTable(readProblems, {
  ko: async () => ({ words: (await import('../../engine/record/text/ko.ts')).readProblems }),
})

/** The sentence of a read problem; its reason where it has none. */
export function recordProblem(reason: string, params: Params): string {
  return readProblem(reason, params, problems.value)
}
