import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: '규칙 물어보기',
  close: '닫기',
  question: '궁금한 것',
  hint: '궁금한 것을 말하듯이',
  ask: '물어보기',
  empty:
    '말하듯이 물어보세요. 답과 함께 근거가 되는 규칙과 이 테이블의 하우스 룰이 나와요. 질문은 아직 영어만 알아들어요.',
  emptyRules: '말하듯이 물어보세요. 답과 함께 근거가 되는 규칙이 나와요. 질문은 아직 영어만 알아들어요.',
  forExample: '예를 들면',
  examples: ['Who goes first?', 'How many cards do we start with?', 'Can I play when it is not my turn?'],
  onTable: (turn) => `지금 이 테이블에서, ${turn}턴`,
  asPlay: '낸 것으로 읽었어요. 아무것도 기록하지 않아요',
  goesOn: (question) => josa`${`“${question}”`}에 이어서`,
  nearest: '가까운 규칙',
  orMeant: '혹시 이 뜻인가요',
  usual: '기본',
  plays: (option) => `이 테이블: ${option}.`,
  usually: (option) => `보통: ${option}.`,
  wholeCheck: '물어보기 화면에서 보기',
  englishOnly: '질문은 아직 영어만 알아들어요',
  nothingNear: '가까운 규칙이 없어요. 카드 이름이나 차례, 먹다, 막다 같은 낱말로 찾아보세요.',
  inSession: '이번 판에서 물어본 것',
  before: '전에 물어본 것',
}
