/** Korean wording of the table rulings of One-Outs: the question, why the default is what it is, the options. */
import type { RuleText } from '../../text.ts'

export const rulings: RuleText['rulings'] = {
  countered: {
    question: 'Down Trow로 Lunch Box와 Tail Whip도 멈출 수 있나요?',
    reason:
      '이 두 카드에는 막거나 피하는 것만 적혀 있고 되치는 것은 없어요. Down Trow는 언제든 낼 수 있다고 하니, 카드를 더 엄격하게 읽는 테이블이 아니면 그쪽이 이겨요.',
    options: {
      'down-trow-stops-all': '네, Down Trow는 이것들도 멈춰요',
      'no-counter': '아니요, 맞는 사람이 이 카드에 답해야 하는 동안은 안 돼요',
    },
  },
  buffs: {
    question: '공격 하나에 버프를 몇 개 붙일 수 있나요?',
    reason: '규칙에는 버프 하나를 더한다고 하고, 둘을 더한다는 말은 없어요.',
    options: { one: '하나: Haka나 Steroids', stack: '하나씩 둘: Haka와 Steroids를 같이, +3' },
  },
  'buff-hacky-sack': {
    question: 'Hacky Sack에 버프를 붙여도 되나요?',
    reason: '버프가 안 붙는 공격으로 4 Eggs와 Nark만 적혀 있으니 Hacky Sack에는 붙어요. 마지막에 더 아파요.',
    options: { yes: '네, 마지막 한 방이 세져요', no: '아니요, Hacky Sack에는 안 붙어요' },
  },
  'buff-grab': {
    question: '행동으로 낸 Grab에 버프를 붙여도 되나요?',
    reason: 'Grab은 공격처럼 아파도 유틸리티 카드이고, 버프는 공격 카드에 붙어요.',
    options: { no: '아니요, Grab은 유틸리티 카드예요', yes: '네, 행동으로 낸 Grab에는 붙어요' },
  },
  'haymaker-home': {
    question: '피한 Haymaker가 낸 사람에게 돌아갈 수 있나요?',
    reason: '피하면 시계 방향 다음 사람에게 가는데, 낸 사람도 그 가운데 하나예요.',
    options: { yes: '네, 돌아갈 수 있어요', no: '아니요, 낸 사람은 건너뛰고, 남은 사람이 없으면 끝나요' },
  },
  'haymaker-in-nark': {
    question: 'Nark에서 피한 Haymaker도 다음 사람에게 넘어가나요?',
    reason: 'Nark라고 해서 피한 Haymaker가 하는 일이 바뀐다는 말은 없어요.',
    options: { yes: '네, 언제나처럼 넘어가요', no: '아니요, 피하면 끝나요' },
  },
  'hacky-in-nark': {
    question: 'Nark에 낸 Hacky Sack은 어떻게 되나요?',
    reason: '공격 카드라서 거기에 낼 수 있는 것이니, Nark에 걸린 사람에게 하는 공격 하나로 쳐요.',
    options: {
      plain: '걸린 사람에게 하는 보통 −1 공격',
      chain: '따로 Hacky Sack을 돌리고, 끝나면 Nark를 이어 가요',
    },
  },
  'hacky-keeps': {
    question: '어떤 카드로 Hacky Sack을 이을 수 있나요?',
    reason: '공격 카드면 다 되고, Nark, Noogie, Bite도 공격 카드로 인쇄되어 있어요.',
    options: { 'any-attack': '공격 카드는 모두', standalone: 'Nark, Noogie, Bite는 빼고' },
  },
  'eggs-in-nark': {
    question: 'Nark에 낸 4 Eggs는 누구에게 던질 수 있나요?',
    reason: '모두가 Nark에 걸린 사람을 치는 것이니 달걀 네 개도 그쪽으로 가요.',
    options: {
      victim: 'Nark에 걸린 사람에게만',
      split: '걸린 사람에게 먼저 하나는 던지고, 나머지는 남에게도',
    },
  },
  'nark-slow-mo': {
    question: '걸린 사람이 Slow-mo Dodge를 내도 나머지 사람이 공격 카드를 내나요?',
    reason: '공격 카드를 내는 것은 맞든 안 맞든 각자가 해야 하는 일이에요.',
    options: { yes: '네, 끝까지 돌지만 맞는 것은 없어요', no: '아니요, 거기서 끝나요' },
  },
  'grab-blocked': {
    question: '행동으로 낸 Grab을 막으면 접촉이 생기나요?',
    reason: '규칙에는 그런 Grab을 막으면 아무 일도 없다고 해요.',
    options: { no: '아니요, 막으면 그냥 끝나요', yes: '네, 막으면 언제나 접촉이에요' },
  },
  'board-grab-who': {
    question: '방금 막는 데 쓴 Skateboard는 누가 Grab할 수 있나요?',
    reason: '접촉 다음의 Grab은 접촉한 두 사람의 것이에요.',
    options: { pair: '접촉한 두 사람만', anyone: '접촉하는 동안 남아 있는 누구나' },
  },
  'buff-follow-up': {
    question: 'Grab 다음의 Noogie나 Bite에 버프를 붙여도 되나요?',
    reason: '이어 내는 카드는 Grab에 딸린 것이지 따로 한 행동이 아니고, 버프는 행동에 붙어요.',
    options: { no: '아니요, 이어 내는 카드에는 안 붙어요', yes: '네, Noogie와 Bite는 공격 카드예요' },
  },
  'nark-narker-out': {
    question: 'Nark를 건 사람이 그 도중에 탈락해도 계속 도나요?',
    reason: 'Nark는 이미 냈고 걸린 사람도 그대로 있으니 끝까지 돌아요.',
    options: { yes: '네, 나머지는 계속 공격해요', no: '아니요, 건 사람과 함께 끝나요' },
  },
  'down-trow-idle': {
    question: '진행 중인 플레이가 없을 때 자기 차례가 아니어도 Down Trow를 낼 수 있나요?',
    reason: '언제든 낼 수 있다고 했으니 그때도 낼 수 있어요.',
    options: { yes: '네, 언제든', no: '아니요, 자기 차례가 아니면 멈출 플레이가 있어야 해요' },
  },
  'down-trow-own': {
    question: '차례인 사람이 자기가 시작한 플레이에 Down Trow를 낼 수 있나요?',
    reason: '언제든 낼 수 있다고 했고, 차례인 사람은 빼고라는 말이 없어요.',
    options: { yes: '네, 자기 플레이를 멈출 수 있어요', no: '아니요, 한 가지 행동을 이미 했어요' },
  },
  'down-trow-chain': {
    question: 'Down Trow를 다른 Down Trow로 멈출 수 있나요?',
    reason: 'Down Trow도 뽑기 전까지는 다른 것과 같은 플레이예요.',
    options: { yes: '네, 나중 것이 뽑는 것을 멈춰요', no: '아니요, Down Trow는 무엇으로도 못 멈춰요' },
  },
  'spent-board': {
    question: '마지막으로 쓴 Skateboard를 그 접촉에서 Grab할 수 있나요?',
    reason: '두 번째로 쓰면 버려지니 가져갈 것이 없어요.',
    options: { no: '아니요, 이미 버렸어요', yes: '네, 두 번 쓸 수 있는 것으로 돌아와요' },
  },
  'heal-cap': {
    question: '2min Noodles로 HP가 시작 HP보다 많아져도 되나요?',
    reason: '카드에는 3 HP를 회복한다고만 하고 끝이 없어요.',
    options: { 'no-cap': '네, 끝이 없어요', start: '아니요, 시작 HP까지만' },
  },
  'sudden-death-hand': {
    question: '둘만 남았는데 손패가 세 장보다 많으면 어떻게 하나요?',
    reason: '줄어든 한도는 몇 장까지 채우느냐일 뿐이고, 들고 있는 카드를 빼앗지는 않아요.',
    options: {
      keep: '그대로 들고, 세 장보다 적어질 때까지 안 뽑아요',
      discard: '플레이가 끝날 때 세 장으로 줄여요',
    },
  },
  'hacky-defend': {
    question: 'Hacky Sack을 끝내는 한 방을 막아도 되나요?',
    reason: '떨어뜨린 사람이 그냥 HP를 잃는 것이고, 누가 따로 공격하는 것이 아니에요.',
    options: { no: '아니요, 언제나 맞아요', yes: '네, 다른 공격처럼요. 접촉은 없어요' },
  },
}
