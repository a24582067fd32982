import type { Rank, Suit } from '../../engine/one-card/cards.ts'
import { josa } from '../../engine/particles.ts'
import type { Translated } from '../shared/words.ts'
import type { en } from './words.en.ts'

/** As they stand on the cards: so they are read out too. */
const ranks: Readonly<Record<Rank, string>> = {
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '10': '10',
  J: 'J',
  Q: 'Q',
  K: 'K',
  A: 'A',
  joker: '조커',
}

const suits: Readonly<Record<Suit, string>> = {
  spades: '스페이드',
  hearts: '하트',
  diamonds: '다이아',
  clubs: '클로버',
}

export const words: Translated<typeof en> = {
  ranks,
  suits,
  callDue: '원카드 외칠 때',
  oneLeft: '한 장 남음',

  pile: '바닥 카드',
  onTop: '맨 위: ',
  follow: '이어 낼 카드:',
  orRank: (rank) => `또는 ${rank}`,
  asCalled: ' (부른 모양)',
  red: '빨강',
  black: '검정',
  stock: '더미',
  inThePile: '바닥',
  unseen: '안 나온 카드',
  waits: '먹을 카드',
  answeredBy: '막을 수 있는 카드:',
  noAnswer: '막을 수 있는 카드가 안 남았어요.',
  won: (name) => `${name}의 마지막 카드`,

  callTitle: (name) => `${name}, 한 장 남았어요`,
  callNote: '누가 먼저 “원카드”를 외쳤나요? 다음 사람이 하면 끝이에요.',
  says: (name) => josa`${name}이/가 외침`,
  saysFirst: (name) => josa`${name}이/가 먼저 외침`,
  orFirst: '아니면 먼저 외친 사람',
  nobodyDraws: '아무도 안 먹음',
  sayKey: (name) => `원카드: ${name}`,

  theCards: '숫자별 카드',
  theSuits: '모양',
  rankName: (sign, _rank, unseen) =>
    `${sign}, ${unseen.length === 0 ? '모두 바닥에 있음' : `안 나온 모양: ${unseen.join(', ')}`}`,
  jokerName: (colour) => `${colour} 조커`,
  jokerLetters: (colour) => `조커 ${colour}`,
  suitName: (suit, unseen) => `${suit}, ${unseen}장 안 나옴`,
  cardInPile: (name) => `${name}, 바닥에 있음`,
  inPile: '바닥',
  joker: '조커',
  blackJoker: '흑백',
  colouredJoker: '컬러',
  otherRank: '다른 숫자',
  several: '여러 장 한꺼번에',
  oneAtATime: '한 장씩',
  play: '내기',
  check: '물어보기',
  lastOnTop: '마지막에 누른 카드가 맨 위예요.',

  tally: (unseen) => `안 나온 카드 ${unseen}장`,
  attackLeft: (count) => `공격 카드 ${count}장`,
  noAttackLeft: '공격 카드 없음',
  unseenOf: (suit, ranks) => (ranks.length === 0 ? `${suit}: 모두 바닥에 있음` : `${suit}: ${ranks.join(', ')}`),
  jokers: '조커',

  drawOne: '한 장 먹기',
  drawMore: '한 장 더 먹기',
  draw: (count) => `${count}장 먹기`,
  stake: (count) => `먹을 카드 ${count}장`,
  stillTurn: (name) => `먹고 나서도 ${name} 차례예요.`,
  callsThe: (card) => josa`${card}으로/로 부를 모양`,
  callsWhich: (name, card) => josa`${name}: ${card}으로/로 어떤 모양을 부르나요?`,
  callsSuit: (suit) => `${suit} 부르기`,
  calls: (card, suit) => josa`${card}으로/로 ${suits[suit as Suit] ?? suit} 부르기`,
  example: (name) => `${name}: 7h calls spades`.toLowerCase(),
  heard: (name) => `${name}, 한 장 남았어요. 원카드를 외칠 수 있어요.`,

  wins: '승리',
  drew: (count) => `${count}장 먹음`,
  draws: (name, count) => `${name} +${count}`,
  toDraw: (count) => `먹을 카드 ${count}장`,
  skips: (name) => `${name} 점프`,
  turned: '방향 바뀜',
  corrections: {
    hand: '손에 든 카드',
    turn: '차례',
    reshuffle: '바닥 카드를 섞어 더미로 씀',
  },
}
