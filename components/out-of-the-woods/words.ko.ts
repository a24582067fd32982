import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { Hue } from './hues.ts'
import { en } from './words.en.ts'

/** Korean words for colours; what is printed on the cards may be English, so those words are known as well. */
const korean: Record<Hue, readonly string[]> = {
  red: ['빨강', '빨간', '빨간색', '붉은', '레드'],
  blue: ['파랑', '파란', '파란색', '푸른', '블루', '남색'],
  green: ['초록', '초록색', '녹색', '연두', '연두색', '그린'],
  yellow: ['노랑', '노란', '노란색', '금색', '황금', '옐로'],
  purple: ['보라', '보라색', '자주', '자주색', '퍼플'],
  orange: ['주황', '주황색', '오렌지', '구리'],
  teal: ['청록', '청록색', '옥색'],
  pink: ['분홍', '분홍색', '핑크'],
  brown: ['갈색', '밤색', '고동색', '브라운'],
  grey: ['회색', '은색', '그레이'],
  black: ['검정', '검은', '검은색', '블랙'],
  white: ['하양', '하얀', '흰', '흰색', '화이트'],
}

const hues = { ...korean }
for (const [hue, printed] of Object.entries(en.hues)) hues[hue as Hue] = [...korean[hue as Hue], ...printed]

export const words: Translated<typeof en> = {
  hues,
  mayBlock: 'Block 가능',
  lastOpen: '마지막 카드가 열려 있음',
  leftIn: '숲에 남음',
  escaped: (place) => `${place + 1}번째로 탈출`,

  woods: '테이블 위',
  house: '집',
  anyHouse: '아무 집이나',
  run: (story, length, whole) => `${story}, ${whole}장 중 ${length}장`,
  story: '이야기',
  lies: '열린 카드',
  character: (house) => `${house} 캐릭터`,
  characterOf: (house, story) => `${story}의 ${house} 캐릭터`,
  fourCharacters: '캐릭터 네 장',
  from: (card, name) => `${name}의 ${card}`,
  answers: (name) => josa`${name}이/가 답할 수 있어요`,
  block: (names) => josa`${names}은/는 Block할 수 있어요`,

  mustMatch: (house) => `${house}에 맞추기`,
  anyFirst: '아무 집이나',
  stories: '어느 이야기인가요?',
  storyOf: (house) => `${house} 캐릭터`,
  storiesOfFour: '네 장 한꺼번에',
  nth: (length) => (length === 1 ? '새로 시작' : `잇달아 ${length}장째`),
  wins: '승리',
  storyUnsaid: '말 안 함',
  endsRun: '이야기가 끊겨요',
  ofAStory: '바로 승리',

  whichHouse: (name, card) => josa`${name}: ${card}은/는 어느 집인가요?`,
  whichFirst: (name) => `${name}: 네 장 가운데 첫 장은 어느 집인가요?`,
  whichStory: (name, card) => josa`${name}: ${card}은/는 어느 이야기인가요?`,
  names: (name, card) => josa`${name}: ${card}으로/로 어느 집을 부르나요?`,
  noHouse: '집이 없음',
  stays: '그대로 두기',
  callsHouse: (house) => `${house} 부르기`,

  stake: (count) => `카드 ${count}장 더`,
  playOn: (name) => josa`아니면 ${name}이/가 이어서 해요. 다른 것을 하면 그대로 받은 거예요.`,
  nextMove: (name) => josa`${name}이/가 다음 것을 해도 그대로 받은 거예요.`,
  endsGame: '그대로 받으면 게임이 끝나요.',
  left: (name) => josa`${name}이/가 숲에 남았어요.`,
  example: (name, house) => `${name}: ${house} attack`.toLowerCase(),

  outcomes: {
    win: '승리',
    escape: (name) => `${name} 탈출`,
    lostTurn: (name) => `${name} 차례 잃음`,
    blocked: '막힘',
    reflected: '되돌림',
    more: (name, count) => `${name} +${count}`,
  },
  corrections: {
    hand: '손에 든 카드',
    turn: '차례',
    reshuffle: '낸 카드를 섞음',
  },
}
