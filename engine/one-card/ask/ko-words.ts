/** What Koreans call the things of One Card when they ask about them, by meaning. */
import type { Phrases } from '../../ask/knowledge.ts'

/** A name of one syllable with what may follow it: nothing is cut off so short a word. */
const short = (...names: string[]): readonly string[] =>
  names.flatMap((name) =>
    ['', '이', '은', '을', '으로', '로', '만', '도', '에', '의', '이면', '이랑'].map((end) => name + end),
  )

const DIGITS = { three: '3', four: '4', five: '5', six: '6', eight: '8', nine: '9', ten: '10' } as const

export const words: Phrases = {
  'class:two': ['2', '투'],
  ...Object.fromEntries(Object.entries(DIGITS).map(([rank, digit]) => [`class:${rank}`, [digit]])),
  'class:seven': ['7', '세븐', ...short('칠')],
  'class:ace': ['a', '에이', '에이스'],
  'class:jack': ['j', '제이', ...short('잭')],
  'class:queen': ['q', '큐', ...short('퀸')],
  'class:king': ['k', '케이', ...short('킹')],
  'class:joker': ['조커'],
  'class:spades': ['스페이드', '스페', '♠'],
  'class:hearts': ['하트', '♥'],
  'class:diamonds': ['다이아', '다이아몬드', '♦'],
  'class:clubs': ['클로버', '클럽', '♣'],
  'class:red': ['빨간색', '빨강', '빨간'],
  'class:black': ['검은색', '검정', '검은', '까만'],
  'one-card': ['원카드', '원 카드'],
  pending: ['쌓인 (공격|장수|벌칙)', '누적 (공격|장수)', '지금 공격'],
  direction: ['(도는 |진행 |)방향'],
  top: ['(맨 위|바닥|맨위) 카드', '맨 위에'],
  stock: ['(남은 |카드 |)더미', '남은 덱'],
  hand: ['손패', '내 패', '손에 (든|있는|남은) 카드'],
}
