/** How an answer is put, in English. */
import type { AnswerKind } from '../knowledge.ts'

const lead: Readonly<Record<AnswerKind, string>> = {
  yes: 'Yes.',
  no: 'No.',
  depends: 'It depends on a house rule.',
  fact: '',
  unknown: 'The rules do not say.',
}

export const answers = {
  lead,
  fact: (short: string): string => `${short.charAt(0).toUpperCase()}${short.slice(1)}.`,
  nearest: (titles: readonly string[]): string => (titles.length === 0 ? '' : `Nearest to read: ${titles.join('; ')}.`),
  ruling: (question: string, mine: string, others: readonly string[]): string =>
    `${question} This table plays: ${mine}. Other tables: ${others.join('; ')}.`,
  /** An answer that was judged on the state. */
  now: (lead: string, why: string): string =>
    `At this table now: ${[lead, why].filter((part) => part !== '').join(' ')}`,
} as const
