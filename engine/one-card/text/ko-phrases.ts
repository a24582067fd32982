/** What Korean tables call the cards and words of One Card when they type. Records themselves are in English. */
import type { Vocabulary } from '../../phrase/lexicon.ts'
import { cards, type Suit } from '../cards.ts'

const RANKS: Readonly<Record<string, readonly string[]>> = {
  '2': ['2', '이', '투'],
  '3': ['3', '삼'],
  '4': ['4', '사'],
  '5': ['5', '오'],
  '6': ['6', '육'],
  '7': ['7', '칠', '세븐'],
  '8': ['8', '팔'],
  '9': ['9', '구'],
  '10': ['10', '십'],
  J: ['J', '제이', '잭'],
  Q: ['Q', '큐', '퀸'],
  K: ['K', '케이', '킹'],
  A: ['A', '에이', '에이스'],
}

const SUITS: Readonly<Record<Suit, readonly string[]>> = {
  spades: ['스페이드', '스페'],
  hearts: ['하트'],
  diamonds: ['다이아', '다이아몬드'],
  clubs: ['클로버', '클럽'],
}

const JOKERS: Readonly<Record<string, readonly string[]>> = {
  BJ: ['흑백 조커', '검은 조커', '검정 조커', '작은 조커', '블랙 조커'],
  CJ: ['컬러 조커', '칼라 조커', '빨간 조커', '빨강 조커', '큰 조커'],
}

/** `하트 7`, `하트 세븐`, `7 하트`. */
function spellings(id: string, rank: string, suit: Suit | null): readonly string[] {
  if (suit === null) return JOKERS[id] ?? []
  return (RANKS[rank] ?? []).flatMap((name) => SUITS[suit].flatMap((one) => [`${one} ${name}`, `${name} ${one}`]))
}

const EATEN = ['먹기', '먹어', '먹어요', '먹음', '먹는다', '먹었어', '먹었어요', '먹을게', '먹을게요', '먹고']
const SAID = ['', ' 외쳐', ' 외쳐요', ' 외침', ' 외쳤어', ' 외쳤어요', ' 잡음', ' 잡았어', ' 요']

export const vocabulary: Vocabulary = {
  cards: Object.fromEntries(cards.map((card) => [card.id, spellings(card.id, card.rank, card.suit)])),
  words: {
    draw: [...EATEN, ...EATEN.map((eaten) => `한 장 ${eaten}`), '뽑기', '뽑아', '뽑아요', '뽑음'],
    'one-card': SAID.flatMap((said) => [`원카드${said}`, `원카드를${said}`]),
  },
  marks: {
    calls: ['부르기', '불러', '불러요', '부름', '바꾸기', '바꿔', '바꿔요', '바꿈', '모양', '달라고'],
    ...SUITS,
  },
  filler: [
    ...['내', '내기', '내요', '내고', '냄', '낸다', '냈어', '냈어요', '낼게', '낼게요'],
    ...['막기', '막아', '막아요', '막음', '공격', '방어', '카드', '먼저', '다', '전부', '그리고', '같이', '이제'],
    ...['외쳐', '외쳐요', '외침', '외쳤어', '외쳤어요', '잡음', '잡았어', '잡았어요'],
  ],
  // 3장: how many there were to be is asked of whoever typed it.
  numbers: Object.fromEntries(Array.from({ length: 52 }, (_, at) => [`${at + 2}장`, at + 2])),
  particles: [
    '은',
    '는',
    '이',
    '가',
    '을',
    '를',
    '으로',
    '로',
    '이랑',
    '랑',
    '하고',
    '과',
    '와',
    '의',
    '에',
    '에게',
    '한테',
    '도',
  ],
}
