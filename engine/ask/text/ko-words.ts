/** Korean words that every game's questions share. Which games understand Korean questions: `engine/games.ts`. */
import type { Tongue } from '../reader.ts'

/** What a word may end in: particles, the longest first. */
const endings = [
  ...['에게서', '한테서', '으로는', '에서는', '한테는', '에게는', '이라도', '이라면'],
  ...[
    '까지',
    '부터',
    '에서',
    '으로',
    '에게',
    '한테',
    '이랑',
    '하고',
    '이나',
    '라도',
    '라면',
    '처럼',
    '보다',
    '마다',
    '밖에',
    '이면',
    '이요',
  ],
  ...['은', '는', '이', '가', '을', '를', '의', '에', '도', '만', '로', '와', '과', '랑', '나', '면', '요'],
]

/** Particles written apart from the number they belong to. */
const idle = [...endings, '이면', '일', '때']

export const tongue: Tongue = {
  forms: {
    short: {},
    irregular: {},
    numbers: { 하나: '1', 한: '1', 두: '2', 둘: '2', 세: '3', 셋: '3', 다섯: '5' },
    endings,
  },
  script: /\p{Script=Hangul}/u,
  syllables: true,
  words: {
    'many-players': ['(3|4|5|6|7|8|9|10) (명|사람)(이서|)', '셋이서', '넷이서', '여럿이서', '여러 명'],
    'two-players': ['2 (명|사람)(이서|)', '둘이서', '둘만', '단둘'],
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((count) => [`#${count} w:장`, [`${count} 장(씩|만|째|이나|)`]])),
  },
  idle,
  ordinary: [],
  names: [],
  near: [],
  asks: {
    count: ['몇\\S*', '얼마\\S*'],
    who: ['누구\\S*', '누가'],
    when: ['언제\\S*'],
    where: ['어디\\S*'],
    why: ['왜\\S*'],
    which: ['어떤', '어느\\S*'],
    what: ['뭐\\S*', '뭘\\S*', '무엇\\S*', '무슨'],
    happens: ['어떻게\\S*', '어떡\\S*', '어케\\S*', '어찌\\S*'],
  },
}
