/** Korean wording of the rules of One Card, by rule id: what a friend who knows 원카드 says at the table. */
import type { RuleText } from '../../text.ts'
import { rulings } from './ko-rulings.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: '준비',
  turn: '차례',
  follow: '무엇에 무엇을 내나',
  actions: '특수 카드',
  attacks: '공격',
  'one-card': '원카드 외치기',
  end: '더미와 끝',
  cards: '카드별 효과',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: '두 명에서 열 명',
    text: '둘이서도 할 수 있고, 카드 한 벌이 되는 데까지 늘릴 수 있어요. 다 돌리고도 뒤집을 한 장과 더미가 남아야 해요.',
  },
  'setup.deal': {
    title: '둘이면 일곱 장, 더 많으면 다섯 장',
    text: '둘이 하면 일곱 장씩 받아요. 셋부터는 다섯 장씩이에요.',
  },
  'setup.deck': {
    title: '조커까지 54장',
    text: '보통 카드 52장에 흑백 조커와 컬러 조커를 넣어요. 같은 카드는 한 장씩뿐이에요.',
  },
  'setup.start': {
    title: '한 장을 뒤집어 놓아요',
    text: '다 돌린 뒤 더미 옆에 한 장을 뒤집어 놓아요. 무엇에 이어 낼지만 알려 주는 카드라서 2가 나와도 아무도 안 먹고, J가 나와도 점프가 없고, 7은 제 모양대로 쳐요.',
  },
  'setup.first': {
    title: '딜러 옆 사람부터',
    text: '딜러의 오른쪽 사람이 먼저 시작하고 그 방향으로 돌아요. 시계 방향으로 도는 테이블이라면 딜러의 왼쪽 사람부터예요.',
  },

  'turn.owner': {
    title: '한 번에 한 사람씩',
    text: '차례인 사람만 내거나 먹어요. 나머지는 기다려요. 원카드를 외치는 것만은 누구나 언제든 할 수 있어요.',
  },
  'turn.play-or-draw': {
    title: '한 장 내거나 한 장 먹기',
    text: '한 차례에 손에서 한 장을 내거나 더미에서 한 장을 먹어요. 낼 수 있어도 먹을 수 있어요. 공격으로 먹은 것이 아니면 먹고 나서 차례가 끝나요. 여러 장을 한꺼번에 내는 것은 그렇게 정한 테이블에서만, 숫자가 같을 때만 돼요.',
  },
  'hand.enough': {
    title: '손에 든 만큼만',
    text: '손에 남은 것보다 많이 낼 수는 없어요.',
  },
  'deck.single': {
    title: '같은 카드는 한 장뿐',
    text: '바닥에 있는 카드가 손에서 또 나올 수는 없어요. 바닥을 섞어 더미로 쓴 뒤에야 다시 나와요.',
  },

  follow: {
    title: '숫자나 모양을 맞춰요',
    text: '맨 위 카드와 숫자가 같거나 모양이 같은 카드를 내요. 7 다음에는 7의 모양 대신 부른 모양을 맞춰요.',
  },
  'follow.seven': {
    title: '7은 어디에나',
    text: '막아야 할 공격이 없으면 7은 어떤 카드에나 낼 수 있어요.',
  },
  'follow.joker-colour': {
    title: '조커는 색을 맞춰요',
    text: '컬러 조커는 하트와 다이아에 내고, 그 위에는 빨간 카드를 내요. 흑백 조커는 스페이드와 클로버로 똑같이 해요. 모양을 불렀으면 그 모양의 색으로 쳐요.',
  },
  'follow.jokers': {
    title: '조커끼리는 못 이어 내요',
    text: '보통 차례에는 조커 위에 다른 조커를 낼 수 없어요. 공격을 막을 때는 낼 수 있어요. 안 된다고 정한 테이블은 빼고요.',
  },

  'seven.call': {
    title: '7을 내면 모양을 불러요',
    text: '7을 낸 사람이 다음 모양을 말해요. 모양을 말해야 다 낸 것이에요. 다른 카드로는 모양을 못 바꿔요.',
  },
  'king.again': {
    title: 'K는 한 번 더',
    text: 'K를 낸 사람이 한 번 더 해요. 한 장 더 내거나, 한 장 먹고 차례를 끝내요. 손패는 비밀이라 낼 게 있었는지는 아무도 따지지 않아요.',
  },
  'queen.reverse': {
    title: 'Q는 뒤로',
    text: 'Q를 낸 뒤로는 거꾸로 돌아요.',
  },
  'queen.two': {
    title: '둘이면 Q는 점프',
    text: '둘이 할 때는 거꾸로 돌아도 똑같으니 Q를 J처럼 쳐요. 방향은 그대로예요.',
  },
  'jack.skip': {
    title: 'J는 점프',
    text: '다음 사람을 건너뛰어요. 둘이 할 때는 낸 사람이 또 하게 돼요.',
  },

  'attack.answer': {
    title: '공격은 막거나 먹거나',
    text: '공격을 받으면 둘 중 하나예요. 공격 카드를 내서 막거나, 먹거나. 7을 포함해 다른 카드로는 안 돼요.',
  },
  'attack.adds': {
    title: '공격은 쌓여요',
    text: '공격 카드를 낼 때마다 쌓인 공격에 더해지고, 다음 사람이 그걸 다 받아요.',
  },
  'attack.draw': {
    title: '먹으면 한꺼번에',
    text: '먹는 사람은 쌓인 것을 한꺼번에 다 먹어요. 카드가 모자라도 그걸로 공격은 끝나요.',
  },
  'attack.then-turn': {
    title: '먹고 나서도 내 차례',
    text: '공격을 먹은 사람은 보통 차례처럼 이어서 해요. 한 장 내거나, 한 장 더 먹고 차례를 끝내요.',
  },

  'one-card.call': {
    title: '한 장 남으면 외쳐요',
    text: '한 장만 남은 사람은 “원카드”를 외쳐요. 다음 사람이 내거나 먹을 때까지, 또는 본인이 다시 할 때까지 외칠 수 있어요.',
  },
  'one-card.first': {
    title: '제때 외치면 다음 사람이 먹어요',
    text: '본인이 먼저 외치면 차례인 사람이 한 장 먹어요. 외친 사람이 또 할 차례라면 그다음 사람이 먹어요.',
  },
  'one-card.caught': {
    title: '들키면 본인이 먹어요',
    text: '다른 사람이 먼저 외치면 한 장 남은 사람이 한 장 먹어요.',
  },
  'one-card.nobody': {
    title: '한 장 남은 사람이 있어야 해요',
    text: '누가 막 한 장이 되었고 아직 아무도 외치지 않았을 때만 외칠 수 있어요.',
  },

  'stock.reshuffle': {
    title: '바닥이 더미가 돼요',
    text: '더미가 모자라면 맨 위 한 장만 두고 바닥 카드를 섞어 새 더미로 써요. 그래도 모자라면 있는 만큼만 먹어요.',
  },
  win: {
    title: '먼저 털면 이겨요',
    text: '마지막 카드를 먼저 낸 사람이 바로 이겨요. 그 카드의 효과는 상관없어요. 보통 카드로 끝내기로 한 테이블에서는 특수 카드를 마지막에 낼 수 없어요.',
  },

  two: { title: '2: 두 장', text: '두 장 공격이에요. 모양은 상관없어요.' },
  ace: { title: 'A: 세 장', text: '세 장 공격이에요. 스페이드 A는 더 세요.' },
  'ace-of-spades': { title: '스페이드 A: 다섯 장', text: '다섯 장 공격이에요.' },
  'black-joker': { title: '흑백 조커: 열 장', text: '열 장 공격이에요. 검은 모양과 어울려요.' },
  'coloured-joker': { title: '컬러 조커: 열세 장', text: '열세 장, 가장 센 공격이에요. 빨간 모양과 어울려요.' },
  seven: { title: '7: 모양 바꾸기', text: '공격이 없으면 어디에나 내고, 낸 사람이 다음 모양을 불러요.' },
  jack: { title: 'J: 점프', text: '다음 사람을 건너뛰어요.' },
  queen: { title: 'Q: 뒤로', text: '도는 방향을 바꿔요. 둘이면 점프예요.' },
  king: { title: 'K: 한 번 더', text: '낸 사람이 한 번 더 해요.' },
}

export const rules: RuleText = { sections, rules: table, rulings }
