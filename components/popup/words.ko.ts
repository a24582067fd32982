import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  allCards: '모든 카드',
  answerCards: (name) => `${name}의 카드`,
  group: (group) => group,
  back: '뒤로',
  openPanel: '사이드 패널 열기',
}
