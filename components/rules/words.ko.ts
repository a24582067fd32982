import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: '규칙',
  game: '게임',
  sections: '목차',
  read: '규칙 본문',
  cards: '카드',
  search: '규칙 찾기',
  searchHint: '카드, 낱말, 궁금한 것',
  print: '두 쪽으로 인쇄',
  houseRules: '하우스 룰',
  houseRule: '하우스 룰:',
  usual: '기본',
  here: '이 테이블',
  bends: '바꾸는 규칙',
  published: '원래 규칙에서는 이 제목 아래:',
  respelled: (typed) => josa`${`“${typed}”`}은/는 없어서 대신 찾은 말: `,
  result: (rules, cards, rulings) => {
    const parts = [
      ...(rules > 0 ? [`규칙 ${rules}개`] : []),
      ...(cards > 0 ? [`카드 ${cards}장`] : []),
      ...(rulings > 0 ? [`하우스 룰 ${rulings}개`] : []),
    ]
    return parts.join(', ')
  },
  nothing: (asked) =>
    josa`${`“${asked}”`}이/가 나오는 규칙, 카드, 하우스 룰이 없어요. 카드 이름이나 차례, 먹다, 막다 같은 낱말로 찾아보세요.`,
  noRule: (id, game) => josa`${game}에는 ${id}이라/라는 규칙이 없어요. 규칙은 모두 아래에 있어요.`,
}
