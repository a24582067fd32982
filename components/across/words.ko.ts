import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

export const words: Translated<typeof en> = {
  title: '전체 통계',
  back: '한 판씩 보기',
  game: '게임',
  everyGame: '모든 게임',
  period: '기간',
  periods: { all: '전체 기간', year: '올해', month: '최근 30일' },
  counting: '집계하고 있어요…',
  counted: (sessions) => `${sessions}판을 집계했어요.`,
  left: (sessions) => `이 버전에서 다시 볼 수 없는 ${sessions}판은 뺐어요.`,
  none: '아직 한 판도 없어요',
  noneNote: '첫 기록이 남는 순간부터 여기에 집계돼요.',
  noneFound: '맞는 판이 없어요',
  noneFoundNote: '다른 게임을 고르거나 기간을 늘려 보세요.',
  newSession: '새 판',
  failed: '판을 읽지 못했어요. 저장된 것은 그대로 있어요.',
  players: '사람',
  player: '사람',
  sessions: '판',
  wins: '승리',
  rate: '승률',
  place: '순위',
  out: '탈락 턴',
  dealt: '준 피해',
  taken: '받은 피해',
  cards: '카드',
  most: '많이 낸 카드',
  notes: '승리, 승률, 순위는 끝난 판으로만 계산해요. 순위와 탈락 턴은 평균이고, 결과가 같으면 순위도 같아요.',
  notKnown: '–',
  played: (card, times) => `${card} ${times}번`,
  headToHead: '맞대결',
  one: '한 사람',
  other: '다른 사람',
  neverMet: (one, other) => josa`${one}과/와 ${other}은/는 같이 한 판이 없어요.`,
  together: (sessions, finished) =>
    finished === sessions
      ? `같이 한 판은 ${sessions}판이에요.`
      : `같이 한 판은 ${sessions}판이고, 그중 ${finished}판이 끝났어요.`,
  won: '승리',
  better: '더 높은 순위',
  dealtThem: '상대에게 준 피해',
  sortedBy: '사람, 많이 한 순서',
}
