/** Korean wording of the table rulings of One Card: the question, why the default is what it is, the options. */
import type { RuleText } from '../../text.ts'

export const rulings: RuleText['rulings'] = {
  direction: {
    question: '처음에 어느 방향으로 도나요?',
    reason: '규칙에는 딜러의 오른쪽 사람부터 시작해 그쪽으로 돈다고 되어 있어요. 반대로 도는 테이블도 있어요.',
    options: {
      counterclockwise: '반시계 방향, 딜러의 오른쪽부터',
      clockwise: '시계 방향, 딜러의 왼쪽부터',
    },
  },
  'attack-follow': {
    question: '막는 공격 카드도 숫자, 모양, 조커 색을 맞춰야 하나요?',
    reason:
      '규칙에서 바닥에 카드를 내는 방법은 맞춰 내는 것뿐이고, 막을 때는 다르다는 말이 없어요. 거의 다 이렇게 해요.',
    options: { yes: '네, 막을 때도 맞춰 내요', any: '아니요, 공격 카드면 다 돼요' },
  },
  'attack-order': {
    question: '막는 카드는 막으려는 공격 카드만큼 세야 하나요?',
    reason: '기본 규칙에서는 다른 공격 카드이기만 하면 돼요. 약한 카드로 막으면 손해를 보는 것은 변형 규칙이에요.',
    options: {
      free: '아니요, 거기에 낼 수 있는 공격 카드면 돼요',
      'at-least': '더 약한 것도 되지만, 대신 낸 사람이 한 장 먹어요',
    },
  },
  'attack-cap': {
    question: '쌓이는 공격에 끝이 있나요?',
    reason: '기본 규칙에서는 끝없이 쌓여요. 먹는 장수를 보통 20장에서 끊는 것은 변형 규칙이에요.',
    options: { none: '아니요, 끝없이 쌓여요', '20': '20장까지' },
  },
  multi: {
    question: '숫자가 같은 카드를 여러 장 한꺼번에 내도 되나요?',
    reason: '기본 규칙에서는 한 차례에 한 장이에요. 두 장 이상 내는 것은 변형 규칙이에요.',
    options: {
      no: '아니요, 한 번에 한 장',
      yes: '네, 숫자가 같으면 같이 내요. 효과는 한 장씩 차례로 쳐요',
    },
  },
  'call-penalty': {
    question: '본인이 제때 원카드를 외치면 다음 사람이 한 장 먹나요?',
    reason: '규칙에는 그렇게 되어 있는데, 빼고 하는 테이블도 많아요.',
    options: { yes: '네, 다음 사람이 한 장 먹어요', no: '아니요, 본인만 괜찮아져요' },
  },
  'joker-on-joker': {
    question: '맞춰서 막아야 할 때, 조커를 다른 조커로 막을 수 있나요?',
    reason: '조커도 다른 것과 같은 공격 카드이고, 규칙에 막을 수 없는 공격은 없어요.',
    options: { yes: '네, 조커끼리 막아요', no: '아니요, 색이 안 맞아요' },
  },
  finish: {
    question: '마지막 카드가 특수 카드나 공격 카드여도 되나요?',
    reason: '카드를 먼저 다 턴 사람이 이겨요. 규칙에 마지막에 내면 안 되는 카드는 없어요.',
    options: { any: '네, 아무 카드나', plain: '아니요, 보통 카드만. A, 2, 7, J, Q, K, 조커는 안 돼요' },
  },
}
