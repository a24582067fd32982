import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: '이거 돼요?',
  nothingLogged: '아무것도 기록하지 않아요',
  tapFirst: '카드를 누르세요. 다른 사람이면 이름을 누르세요',
  tapAPart: '누르면 바꿀 수 있어요',
  who: (name) => `누가: ${name}`,
  card: (name) => `카드: ${name}`,
  at: (name) => `누구에게: ${name}`,
  atWord: '누구에게:',
  whoSays: '누가 하나요?',
  atWhom: '누구에게?',
  whichWay: '어떻게?',
  cards: '카드와 말',
  checkAlone: (what) => `${what}만 물어보기`,
  checkIt: '물어보기',
  illegal: '안 돼요',
  legal: '돼요',
  depends: '테이블마다 달라요',
  legalWith: (size, victim) => `돼요, ${victim} ${size}`,
  legalSize: (size) => `돼요, 맞으면 ${size}`,
  instead: '대신 이건 돼요',
  hinge: '하우스 룰에 따라 달라요',
  here: '이 테이블',
  rules: '근거가 되는 규칙',
  notes: '알아 두면 좋은 것',
  logIt: '기록하기',
  allowIt: '테이블에서 인정',
  startAgain: '처음부터',
  overruled: (cards) =>
    cards === 0
      ? '인정한 것으로 기록해요. 다른 일은 일어나지 않아요.'
      : `인정한 것으로 기록해요. 카드 ${cards}장을 쓴 것이 되고 다른 일은 일어나지 않아요.`,
  said: (verdict, why) => `${verdict}. ${why}`,
}
