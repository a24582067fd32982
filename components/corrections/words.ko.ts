import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: '테이블 바로잡기',
  note: '규칙보다 테이블에서 정한 것이 먼저예요. 기록에는 정정으로 남아요.',
  whose: '누구 것',
  set: '고치기',
  none: '없음',
  setFor: (what, name) => `${name}: ${what} 고치기`,
  noneFor: (what, name) => `${name}: ${what} 없음`,
  doFor: (what, name) => `${name}: ${what}`,
  noNumber: '0 이상의 정수만 넣을 수 있어요.',
  table: '테이블 전체',
}
