import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  full: '크게 보기',
  leave: '크게 보기 끝내기',
  stillIn: '남은 사람',
  out: '탈락',
  outAt: (cause, turn) => `${cause}, ${turn}턴`,
  before: '바로 전',
  other: '다른 답',
}
