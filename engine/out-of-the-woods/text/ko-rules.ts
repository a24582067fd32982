/** Korean wording of the rules of Out of the Woods, by rule id: what a friend who knows the game says at the table. */
import type { RuleText } from '../../text.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: '준비',
  turn: '차례',
  match: '낼 수 있는 카드',
  cards: '액션 카드',
  answers: '카드에 답하기',
  stories: '이야기',
  end: '게임의 끝',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: '두 명에서 네 명',
    text: '규칙에는 둘, 셋, 넷이 하는 게임만 나오고 그보다 많은 것은 없어요.',
  },
  'setup.deal': {
    title: '여덟 장씩',
    text: '모두 여덟 장씩 받아요. 나머지는 뒤집어서 뽑는 더미로 둬요.',
  },
  'setup.first': {
    title: '딜러부터',
    text: '딜러가 먼저 하고, Reflect가 방향을 바꿀 때까지 시계 방향으로 돌아요.',
  },

  'turn.owner': {
    title: '한 번에 한 사람씩',
    text: '차례인 사람만 내거나 뽑아요. 카드가 열려 있는 동안은 그 카드를 받는 사람이 답해요. 테이블에서 남도 막게 하지 않는 한 다른 사람은 끼어들지 않아요. 탈출한 사람은 더 하지 않아요.',
  },
  'turn.play-or-draw': {
    title: '한 장 내거나 한 장 뽑기',
    text: '한 차례에 한 장을 내거나 한 장을 뽑아요. 뽑으면 차례가 끝나요. 낼 수 있는 카드가 있어도 언제든 뽑을 수 있어요.',
  },
  'hand.enough': {
    title: '손에 든 카드만',
    text: '손에 있는 것보다 많이 내거나 줄 수 없어요.',
  },
  'stock.reshuffle': {
    title: '더미가 떨어지면',
    text: '낸 카드를 섞어 새 더미로 쓰고 이어서 해요. 쌓던 이야기는 같이 없어지고 집은 그대로예요.',
  },

  'match.house': {
    title: '캐릭터는 집을 맞춰요',
    text: '캐릭터는 지금 집과 같은 집이어야 해요. 게임의 첫 캐릭터는 아무 집이나 돼요.',
  },
  'match.action': {
    title: '액션 카드는 어디에나',
    text: '액션 카드는 맞출 것이 없고, 아무 일이 안 일어나도 낼 수 있어요.',
  },
  'house.change': {
    title: '카드의 집이 새 집이 돼요',
    text: '낸 카드에 집이 있으면 그때부터 그 집을 맞춰요. 집이 없는 액션 카드는 집을 그대로 둬요. 액션 카드의 집은 막혀도 남아요.',
  },

  attack: {
    title: 'Attack',
    text: '다음 사람이 두 장 뽑고 차례를 잃어요. 답하거나 받거나 둘 중 하나이고, 없던 일처럼 이어서 할 수는 없어요. 되돌려지면 낸 사람이 두 장 뽑고 차례를 잃고, 그다음 사람부터 이어 가요.',
  },
  burden: {
    title: 'Burden',
    text: '낸 사람이 직접 손에서 한 장을 골라 다음 사람에게 줘요. 받은 사람의 차례는 그대로예요.',
  },
  skip: {
    title: 'Skip',
    text: '다음 사람이 차례를 잃어요.',
  },
  bedevil: {
    title: 'Bedevil 2와 Bedevil 4',
    text: '다음 사람이 Bedevil에 적힌 만큼 뽑아요. 카드가 늘 뿐 차례는 그대로예요.',
  },
  'bedevil.call': {
    title: 'Bedevil은 집을 불러요',
    text: 'Bedevil을 낸 사람은 집을 부를 수 있어요. Bedevil이 그대로 되면 그 집이 되고, 막히거나 되돌려지면 안 돼요. 부르지 않으면 집은 그대로이거나 카드에 적힌 집이 돼요.',
  },
  block: {
    title: 'Block',
    text: '마지막 카드가 하려던 일이 일어나지 않아요. Block을 Block하면 그것이 막았던 일이 다시 일어나요.',
  },
  'block.character': {
    title: '막힌 캐릭터는 돌아가요',
    text: '낸 사람이 도로 가져가요. 막힌 이야기라면 네 장 모두예요. 집은 그 전의 집이 돼요.',
  },
  reflect: {
    title: 'Reflect',
    text: 'Attack, Burden, Bedevil이 나 대신 낸 사람에게 가요. 그 Reflect가 막히면 아무에게도 안 가요.',
  },
  'reflect.becomes': {
    title: 'Reflect는 되돌린 카드가 돼요',
    text: 'Burden을 되돌리면 내 카드 한 장을 줄 수 있고, Bedevil을 되돌리면 내가 집을 부를 수 있어요.',
  },
  'reflect.reverse': {
    title: 'Reflect는 방향을 바꿔요',
    text: '낸 때부터 거꾸로 돌고, 그 Reflect가 막혀도 바뀐 방향은 그대로예요.',
  },

  'answer.block': {
    title: '막을 수 있는 것',
    text: 'Attack, Burden, Bedevil, Block, Reflect, 캐릭터예요. 다음 사람이 막을 수 있고, 답으로 낸 카드는 그 카드를 받는 사람이 막을 수 있어요. 자기 카드는 못 막고, 답할 차례가 아닌 사람이 낸 Block은 그 사람의 차례를 쓰지 않아요.',
  },
  'answer.reflect': {
    title: '되돌릴 수 있는 것',
    text: 'Attack, Burden, Bedevil, Reflect를 받는 사람이 되돌려요. 캐릭터와 Block은 안 돼요. Block이 막혀서 되살아난 카드도 안 돼요.',
  },
  'answer.skip': {
    title: 'Skip은 못 막아요',
    text: 'Skip은 막을 수도 되돌릴 수도 없어요.',
  },
  'answer.idle': {
    title: '막을 것 없는 Block과 Reflect',
    text: '자기 차례에는 털어 버리려고 낼 수 있어요. 막을 것은 없어요.',
  },

  'story.run': {
    title: '이야기 네 장을 잇달아',
    text: '한 이야기의 캐릭터 네 장이 잇달아 쌓이면, 막히지 않는 한 네 번째를 낸 사람이 그 자리에서 이겨요. 막힌 캐릭터는 치지 않고, 막은 Block은 다른 액션 카드처럼 사이에 끼어요.',
  },
  'story.hand': {
    title: '이야기 네 장을 한꺼번에',
    text: '한 이야기의 네 장이 모두 손에 있으면 한꺼번에 내고 이길 수 있어요. 첫 장의 집이 맞고 아무도 막지 않아야 해요.',
  },

  escape: {
    title: '다 털면 숲에서 탈출',
    text: '카드가 없으면 탈출한 것이고, 처음 탈출한 사람이 이겨요. 마지막 카드를 막거나 답할 수 있는 동안은 아직 끝이 아니에요. 카드를 받게 되면 이어서 해요.',
  },
  'burden.last': {
    title: '마지막 카드를 주기',
    text: 'Burden으로 마지막 카드를 줘도 탈출이에요. 줄 카드가 없으면 아무것도 안 줘요.',
  },
  loser: {
    title: '마지막까지 남으면 져요',
    text: '둘이 하면 한 사람이 탈출할 때 끝나요. 셋이나 넷이 하면 한 사람만 카드가 남을 때까지 이어 가고, 그 사람이 져요. 이야기로 이기면 진 사람은 없어요.',
  },
  win: {
    title: '게임이 끝나면',
    text: '이야기로 이겼거나 더 겨룰 사람이 없으면 더 내도 소용없어요. 이야기보다 먼저 탈출한 사람이 있으면, 처음 탈출한 사람이 그대로 이긴 거예요.',
  },
}

const rulings: RuleText['rulings'] = {
  'block-who': {
    question: '카드는 누가 막을 수 있나요?',
    reason:
      '카드에는 다음 사람만 나와요. 언제든 낼 수 있다는 규칙의 답은 어떤 카드에 낼 수 있는지를 말한 것이지, 누구 차례인지를 말한 것이 아니에요.',
    options: {
      next: '다음 사람, 또는 답으로 낸 카드를 받는 사람',
      anyone: '카드를 낸 사람이 아니면 누구나',
    },
  },
  'story-block-who': {
    question: '이야기로 이기는 것은 누가 막을 수 있나요?',
    reason: '규칙의 마지막 답에서는 다음 사람만이 아니라 이야기를 눈치챈 사람 모두에게 Block을 아껴 두라고 해요.',
    options: { anyone: '누구나', next: '다음 사람만' },
  },
  'answer-turn': {
    question: '답으로 카드를 내면 그 사람의 차례를 쓴 건가요?',
    reason: '할 때가 되면 한 장을 내는 것이고, 그 뒤에 또 낸다는 말이 없어요.',
    options: { yes: '네, 그다음 사람부터 이어 가요', no: '아니요, 자기 차례를 또 해요' },
  },
  'skip-two': {
    question: '둘이 남았을 때 Skip이나 Attack 다음은 누구 차례인가요?',
    reason: '잃는 것은 상대의 차례이니 카드를 낸 사람에게 돌아와요.',
    options: { same: '그 카드를 내거나 되돌린 사람', next: '상대' },
  },
  'reflect-idle': {
    question: '되돌릴 것 없이 낸 Reflect도 방향을 바꾸나요?',
    reason: '카드에는 방향을 바꾼다고만 되어 있고, 되돌릴 것이 있어야 한다는 말은 없어요.',
    options: { yes: '네', no: '아니요, 아무 일도 없어요' },
  },
  'story-action': {
    question: '캐릭터 사이에 액션 카드가 끼면 이야기가 끊기나요?',
    reason: '네 장이 잇달아 놓여야 하는데, 사이에 다른 카드가 끼면 끊겨요.',
    options: { yes: '네, 처음부터 다시', no: '아니요, 캐릭터만 세요' },
  },
  'story-hand-house': {
    question: '네 장을 한꺼번에 낼 때도 집이 맞아야 하나요?',
    reason: '한꺼번에 내도 된다는 규칙의 답에서 집은 맞는 것으로 치고 있어요.',
    options: { yes: '네, 첫 장의 집이 맞아야 해요', no: '아니요, 이야기 한 벌은 언제든 낼 수 있어요' },
  },
}

const called: RuleText['called'] = [
  ['Attack', '어택', '공격'],
  ['Bedevil', '비데빌', '베데빌', '홀리기'],
  ['Block', '블록', '블럭', '막기'],
  ['Burden', '버든', '짐'],
  ['Reflect', '리플렉트', '반사', '되돌리기'],
  ['Skip', '스킵', '건너뛰기'],
  ['캐릭터', '인물', '등장인물'],
  ['집', '하우스'],
  ['이야기', '스토리', '동화'],
  ['차례', '턴'],
  ['뽑', '먹기', '드로우'],
  ['손', '손패', '핸드'],
]

export const rules: RuleText = { sections, rules: table, rulings, called }
