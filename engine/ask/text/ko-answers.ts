/** How an answer is put, in Korean. The questions themselves are read in English. */
import type { AnswerWords } from '../answers.ts'

export const answers: AnswerWords = {
  lead: {
    yes: '네',
    no: '아니요',
    depends: '테이블마다 달라요',
    fact: '',
    unknown: '규칙에 나오지 않아요',
  },
  // Facts are written in English beside the rules; a number is the same in every language.
  fact: (short) => (/^[-−+]?\d+$/.test(short) ? short : ''),
  nearest: (titles) => (titles.length === 0 ? '' : `가까운 규칙: ${titles.join('; ')}.`),
  ruling: (question, mine, others) => `${question} 이 테이블: ${mine}. 다른 테이블: ${others.join('; ')}.`,
  now: (answer) => `지금 이 테이블에서는: ${answer}`,
}
