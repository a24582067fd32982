import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  offer: '아니면 맛보기 판부터',
  note: '한창 하던 판을 그대로 만져 볼 수 있어요. 아무 데도 집계되지 않고, 치우거나 새 판을 시작하면 사라져요.',
  tryGame: (game) => `맛보기 판: ${game}`,
  notSaved: '맛보기 판을 펼칠 수 없었어요. 바뀐 것은 없어요.',
  names: {
    Charlie: '민수',
    Dave: '지우',
    Max: '서연',
    Nova: '하준',
    Red: '빨강',
    Blue: '파랑',
    Green: '초록',
    Yellow: '노랑',
    Cinderella: '신데렐라',
    Hansel: '헨젤',
    Rapunzel: '라푼젤',
  },
}
