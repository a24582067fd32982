/** How an answer is put, in English. */
import type { AnswerWords } from '../answers.ts'

export const answers: AnswerWords = {
  lead: {
    yes: 'Yes',
    no: 'No',
    depends: 'Depends on your table',
    fact: '',
    unknown: 'The rules do not say',
  },
  fact: (short) => `${short.charAt(0).toUpperCase()}${short.slice(1)}`,
  nearest: (titles) => (titles.length === 0 ? '' : `Nearest to read: ${titles.join('; ')}.`),
  ruling: (question, mine, others) => `${question} This table plays: ${mine}. Other tables: ${others.join('; ')}.`,
  now: (answer) => `At this table now: ${answer}`,
}
