/** How an answer is put, in English. */
import type { AnswerKind } from '../knowledge.ts'

export const answers = {
  lead: {
    yes: 'Yes.',
    no: 'No.',
    depends: 'It depends on a house rule.',
    fact: '',
    unknown: 'The rules do not say.',
  } satisfies Record<AnswerKind, string>,
  nearest: (titles: readonly string[]): string => (titles.length === 0 ? '' : `Nearest to read: ${titles.join('; ')}.`),
  ruling: (question: string, mine: string, others: readonly string[]): string =>
    `${question} This table: ${mine}. Other tables: ${others.join('; ')}.`,
  table: (sentence: string): string => `At this table, now: ${sentence}`,
} as const
