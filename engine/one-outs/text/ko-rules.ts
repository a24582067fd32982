/** Korean wording of the rules of One-Outs, by rule id: what a friend who knows the game says at the table. */
import type { RuleText } from '../../text.ts'
import { rulings } from './ko-rulings.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: '준비와 차례 순서',
  turn: '차례',
  buffs: '버프',
  attacked: '공격받을 때',
  grab: 'Grab',
  skateboard: 'Skateboard',
  nark: 'Nark',
  'hacky-sack': 'Hacky Sack',
  'four-eggs': '4 Eggs',
  haymaker: 'Haymaker',
  'down-trow': 'Down Trow',
  end: '회복과 플레이의 끝',
  cards: '카드',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: '세 명부터',
    text: 'One-Outs는 세 명은 있어야 시작해요. 둘만 남는 것은 막판뿐이에요.',
  },
  'setup.hp': {
    title: '모두 같은 HP로 시작',
    text: '7로 시작해요. 테이블에서 0보다 큰 다른 정수로 정해도 돼요. 적을수록 빨리 끝나요.',
  },
  'setup.hand': {
    title: '네 장씩',
    text: '처음에 모두 네 장씩 받아 남에게 보이지 않게 들어요.',
  },
  'setup.first': {
    title: '딜러 왼쪽부터',
    text: '딜러의 왼쪽 사람이 먼저 해요. 거기서 시계 방향으로 돌고 탈락한 사람은 건너뛰어요.',
  },
  'limit.four': {
    title: '손패 한도 4장',
    text: '세 명 이상 남아 있는 동안은 네 장까지 채워요.',
  },
  'limit.three': {
    title: '서든데스: 손패 한도 3장',
    text: '둘만 남으면 그때부터 세 장까지 채워요. 한도를 넘었다고 손해를 보지는 않아요. 더 뽑지 않을 뿐이에요.',
  },
  out: {
    title: '0 HP면 탈락',
    text: '0 HP가 되면 손패와 Skateboard까지 가지고 바로 빠져요. 차례도 공격도 그 사람을 지나가고, HP는 0 아래로 내려가지 않아요.',
  },
  win: {
    title: '마지막까지 남으면 승리',
    text: '한 사람만 남으면 그 사람이 이겨요. 플레이 중이라도 게임은 바로 끝나요.',
  },

  'turn.owner': {
    title: '차례인 사람만 행동해요',
    text: '행동은 자기 차례에만 해요. 아무나 끼어들어 낼 수 있는 것은 Down Trow뿐이에요.',
  },
  waiting: {
    title: '먼저 답부터',
    text: '누가 공격에 답해야 하거나 Nark나 Hacky Sack에 카드를 내야 하는 동안에는 다른 사람은 아무것도 안 내요. Grab도 안 돼요. Down Trow만 끼어들 수 있어요.',
  },
  'turn.one-action': {
    title: '한 차례에 한 가지',
    text: '차례에는 하나만 해요. 공격하거나, 카드를 교환하거나, 유틸리티 카드를 내거나, 패스해요.',
  },
  'turn.attack': {
    title: '한 사람에게 공격 카드 한 장',
    text: '다른 한 사람을 골라 공격 카드 한 장을 내요. 버프가 붙는 카드라면 버프도 같이 내요. 나눠 던질 수 있는 것은 4 Eggs뿐이고, 다른 공격은 두 사람을 치지 못해요.',
  },
  'target.other': {
    title: '대상은 남아 있는 다른 사람',
    text: '자기를 대상으로 할 수 없고, 탈락한 사람도 대상이 될 수 없어요.',
  },
  'turn.swap': {
    title: '카드 교환은 한 번',
    text: '카드를 한 장 이상 원하는 만큼 내려놓고 그만큼 더미에서 가져와요. 그걸로 차례가 끝나요. 교환한 Skateboard는 없어져요.',
  },
  'turn.utility': {
    title: '유틸리티 카드 한 장',
    text: '2min Noodles, Down Trow, Grab은 차례의 행동으로 낼 수 있어요.',
  },
  'turn.pass': {
    title: '패스',
    text: '아무것도 안 하고 차례를 넘겨요. 패스는 카드를 낸 것이 아니라서 뽑지도 않아요.',
  },
  'turn.buff-alone': {
    title: '버프만 내면 아무 일도 없어요',
    text: 'Haka나 Steroids를 멋으로 하나만 낼 수 있어요. 지금도 아무 효과가 없고 나중 공격에도 붙지 않아요.',
  },
  'hand.enough': {
    title: '손에 든 만큼만',
    text: '손에 든 것보다 많이 내거나 교환할 수 없어요. Skateboard는 한 번 쓴 뒤에도 손에 남아 한 장으로 쳐요. 두 번 쓰면 버려요.',
  },

  'buff.one-play': {
    title: '버프와 공격은 한 번에',
    text: '버프는 공격과 함께 내고, 둘을 합쳐 한 가지 행동으로 쳐요.',
  },
  'buff.one': {
    title: '공격 하나에 버프 하나',
    text: '공격에는 버프를 하나만 붙여요. Haka나 Steroids 중 하나예요. 겹쳐 쓰는 테이블에서도 하나씩이라, 같은 버프 두 장을 한 공격에 붙일 수는 없어요.',
  },
  'buff.four-eggs': {
    title: '4 Eggs에는 버프가 안 붙어요',
    text: '달걀은 언제나 −1 공격이에요. Haka도 Steroids도 안 붙어요.',
  },
  'buff.nark': {
    title: 'Nark에는 버프가 안 붙어요',
    text: 'Nark를 건 사람의 공격에도, 다른 사람이 보탠 공격에도 버프가 안 붙어요.',
  },
  'buff.attack-only': {
    title: '버프는 공격 카드에만',
    text: '방어에도, Grab 같은 유틸리티 카드에도, Grab에 이은 Noogie나 Bite에도 안 붙어요.',
  },

  'defend.choose': {
    title: '공격마다 맞는 사람이 답해요',
    text: '공격을 받으면 방어 카드 한 장을 내거나 그대로 맞아요. 본인이 고르고, 남이 대신 답할 수 없어요.',
  },
  'defend.card': {
    title: '방어 카드로만 막아요',
    text: 'Dodge, Sidestep, Slippery Gypsy, Slow-mo Dodge, Fend, Skateboard가 방어예요. 되받아치는 것으로는 답이 안 되고 Grab, Noodles, 버프도 안 돼요. 방어는 공격이 아니라서, 방어를 다시 막거나 피하지는 못해요.',
  },
  'defend.one': {
    title: '한 장이 공격 하나를 막아요',
    text: '같은 플레이라도 다음 공격에는 또 답해야 해요.',
  },
  'defend.slow-mo': {
    title: 'Slow-mo Dodge는 플레이 내내',
    text: '이 공격도, 플레이가 끝날 때까지 나에게 오는 뒤의 공격도 모두 피해요. 다시 묻지 않아요.',
  },
  'block.contact': {
    title: '막으면 접촉이 생겨요',
    text: 'Fend와 Skateboard가 막는 카드예요. 이걸로 막으면 접촉이 생기고, 접촉하면 Grab이 이어질 수 있어요.',
  },
  'dodge.no-contact': {
    title: '피하면 접촉이 없어요',
    text: 'Dodge, Sidestep, Slippery Gypsy, Slow-mo Dodge는 비켜서는 것이라 그 뒤에 아무도 Grab할 수 없어요.',
  },
  'eggs.no-contact': {
    title: '달걀을 막아도 접촉이 없어요',
    text: 'Fend나 Skateboard로 그 달걀 하나를 막을 뿐, 누구도 Grab할 기회를 얻지 못해요.',
  },

  'grab.attack': {
    title: '행동으로 하는 Grab',
    text: '자기 차례에 다른 한 사람을 Grab해요. 상대는 공격처럼 막을 수 있고, 맞으면 1 HP를 잃어요.',
  },
  'grab.contact': {
    title: '접촉 다음의 Grab',
    text: '막은 사람은 바로 공격한 사람을 Grab할 수 있어요. 그 Grab도 막을 수 있고, 막으면 다시 접촉이에요.',
  },
  'grab.defender-first': {
    title: '막은 사람이 먼저 Grab',
    text: '막은 사람이 넘겨야 공격한 사람이 Grab할 수 있으니, 공격한 사람은 대답을 기다려요. 공격한 사람의 Grab을 그대로 두면 막은 사람이 넘긴 것으로 봐요. 한 번 넘긴 사람은 그 접촉에서 다시 할 수 없어요.',
  },
  'grab.contact-pair': {
    title: '접촉한 두 사람만',
    text: '접촉하는 동안 다른 사람은 Grab할 수 없고, 두 사람도 서로만 Grab할 수 있어요.',
  },
  'grab.follow-up': {
    title: 'Grab 다음의 Noogie나 Bite',
    text: 'Grab이 맞으면 바로 같은 사람에게만 Noogie나 Bite 한 장을 더 낼 수 있어요. 상대는 여느 때처럼 막을 수 있어요.',
  },
  'follow-up.needs-grab': {
    title: 'Grab 없이 Noogie나 Bite는 안 돼요',
    text: '둘 다 혼자 공격으로 낼 수 없어요. 바로 앞에 내 Grab이 맞았어야 해요.',
  },

  'skateboard.two-uses': {
    title: 'Skateboard는 두 번',
    text: '공격과 막기를 합쳐 두 번이에요. 첫 번째에 손에서 앞면으로 뒤집고, 두 번째에 버려요. 그러면 Grab할 것도 없어요.',
  },
  'skateboard.steal': {
    title: '뒤집힌 Skateboard는 Grab할 수 있어요',
    text: '손에 앞면으로 놓였거나 방금 막는 데 쓴 Skateboard는 Grab의 대상이 돼요. 자기 차례에, 또는 가진 사람과 접촉한 다음에요.',
  },
  'skateboard.hidden': {
    title: '숨긴 Skateboard는 Grab 못 해요',
    text: '뒤집혀 있거나 테이블에서 본 적 없는 것은 대상이 아니에요. 이미 버린 것도 그래요.',
  },
  'skateboard.same-board': {
    title: 'Grab당하는 그것으로는 못 막아요',
    text: 'Skateboard로 자기를 빼앗는 것을 막을 수 없어요. 다른 방어 카드는 다 되고, 다른 Skateboard도 돼요.',
  },
  'skateboard.stolen': {
    title: '빼앗은 Skateboard는 새것',
    text: '뒤집힌 채 두 번 쓸 수 있는 것으로 Grab한 사람에게 가요. 빼앗기면서 마지막 HP를 잃어도 그래요. 빼앗긴 사람은 Grab으로 1 HP를 잃고, 다음에 채울 때까지 한 장 모자란 채로 있어요.',
  },

  'nark.attack': {
    title: 'Nark는 공격 하나와 같이',
    text: '한 사람에게 두 장을 내요. Nark와 보통 공격 하나, 또는 4 Eggs나 자기 Hacky Sack이에요.',
  },
  'nark.needs-attack': {
    title: 'Nark만은 안 돼요',
    text: 'Nark를 거는 사람은 공격 카드를 보태야 해요. 없으면 낼 수 없어요.',
  },
  'nark.circle': {
    title: '모두 끼어요',
    text: 'Nark를 건 사람부터 시계 방향으로, 다른 사람마다 공격 카드가 있으면 같은 사람에게 한 장씩 내요. 넘길 수도, 다른 사람에게 낼 수도 없어요.',
  },
  'nark.unable': {
    title: '공격 카드가 없으면 건너뛰어요',
    text: '없으면 없다고 말해요. HP는 줄지 않고 다음 사람으로 넘어가요.',
  },
  'nark.usable': {
    title: 'Nark, Noogie, Bite로는 안 돼요',
    text: '이 셋은 Nark에 보태는 카드가 될 수 없어요. 공격 카드가 아닌 Grab도 안 돼요.',
  },
  'nark.each': {
    title: 'Nark의 공격마다 따로 답해요',
    text: '맞는 사람은 공격 하나하나를 따로 막거나 맞아요. 공격 하나를 막는 카드는 하나만 막아요.',
  },
  'nark.eggs': {
    title: 'Nark의 달걀은 하나씩 쳐요',
    text: 'Nark에 4 Eggs를 쓸 수 있어요. 같은 사람에게 −1 공격 네 번이고, 하나마다 따로 답해요.',
  },

  'hacky.chain': {
    title: 'Hacky Sack은 돌아요',
    text: '누구에게 내는 카드가 아니에요. 시작한 사람부터 시계 방향으로 계속 돌며 공격 카드 한 장씩으로 이어 가요. 그 카드에 다른 효과는 없어서 버프도 대상도 없어요.',
  },
  'hacky.must': {
    title: '공격 카드가 있으면 내야 해요',
    text: '카드를 아끼려고 Hacky Sack을 맞아 줄 수는 없어요.',
  },
  'hacky.hit': {
    title: '처음 못 잇는 사람이 맞아요',
    text: 'Hacky Sack을 이을 공격 카드가 없는 사람이 1 HP를 잃고 플레이가 끝나요.',
  },
  'claim.contradicted': {
    title: '“공격 카드가 없다”는 말',
    text: '테이블은 그 말을 믿어요. 나중에 그때 틀림없이 들고 있었을 카드를 내도 낸 것은 그대로 되고, 그 말이 틀렸다는 것이 기록에 남아요.',
  },

  'eggs.four': {
    title: '달걀은 꼭 네 개',
    text: '한 사람에게 다 던지거나 여러 사람에게 나눠 던져요. 모두 합쳐 네 개이고 자기에게는 못 던져요. 부른 순서대로 답해요.',
  },
  'eggs.separate': {
    title: '달걀 하나하나가 공격',
    text: '하나에 −1 HP이고, 하나마다 따로 답해요.',
  },

  'haymaker.pass': {
    title: '피한 Haymaker는 넘어가요',
    text: '피한 사람의 시계 방향 다음 사람에게 1씩 약해지며 넘어가고, 다 없어질 때까지 이어져요. 막거나 맞으면 거기서 멈춰요.',
  },

  'down-trow.any-time': {
    title: 'Down Trow는 언제든',
    text: '남아 있는 사람은 누구나, 자기 차례가 아니어도 낼 수 있어요.',
  },
  'down-trow.stop': {
    title: '플레이를 멈춰요',
    text: '하던 플레이가 바로 끝나고, 아직 맞지 않은 것에서 벗어나요. 이미 맞은 것은 그대로이고, 낸 카드는 쓴 것이에요. 이미 막거나 피한 것도 그대로예요. 그 공격은 다시 오지 않고, 접촉은 끝나요.',
  },
  'down-trow.steal': {
    title: '공격 카드 한 장을 뽑아요',
    text: '다른 한 사람을 골라 손에서 보지 않고 공격 카드 한 장을 뽑아요. 없으면 아무것도 못 얻어요. 이걸로 HP를 잃는 사람은 없어요. Skateboard를 뽑아도 그렇고, 그 Skateboard는 다시 두 번 쓸 수 있어요.',
  },
  'down-trow.action': {
    title: '자기 차례에는 그게 행동',
    text: '진행 중인 플레이가 없을 때 Down Trow를 내면 그 차례에는 그것만 해요.',
  },
  'down-trow.no-combo': {
    title: '공격과 같이 못 내요',
    text: 'Down Trow에 이어 다른 공격을 할 수는 없어요.',
  },

  'noodles.turn': {
    title: '2min Noodles는 3 HP 회복',
    text: '자기 차례의 행동으로만 내고, 자기만 회복해요.',
  },
  'draw-up': {
    title: '손패 채우기',
    text: '플레이가 다 끝나면 그동안 카드를 낸 사람은 공격이든 방어든 모두 한도까지 채워요. 다른 사람은 안 뽑아요. 교환과 패스는 카드를 낸 것이 아니에요.',
  },

  'four-eggs': {
    title: '4 Eggs',
    text: '−1 HP 공격 네 번이에요. 한 사람에게 하거나 나눠 던지고, 버프는 안 붙어요. 막으면 달걀 하나만 막고 접촉은 없어요.',
  },
  bite: { title: 'Bite', text: '−1 HP, 내 Grab이 맞은 바로 다음에만.' },
  'crane-kick': { title: 'Crane Kick', text: '−2 HP 공격.' },
  'hacky-sack': { title: 'Hacky Sack', text: '떨어뜨린 사람이 −1 HP. 한 바퀴씩 돌아요.' },
  haymaker: { title: 'Haymaker', text: '−4 HP 공격. 피하면 1 약해져서 넘어가요.' },
  hopoate: { title: 'Hopoate', text: '−3 HP 공격.' },
  jab: { title: 'Jab', text: '−2 HP 공격.' },
  'king-hit': { title: 'King Hit', text: '−6 HP, 가장 센 공격. 다른 공격처럼 버프도 붙어요.' },
  'lunch-box': { title: 'Lunch Box', text: '−2 HP 공격. 막거나 피할 수 있어요.' },
  nark: { title: 'Nark', text: '모두가 한 사람을 공격하게 해요. 내 공격 하나가 따라와야 해요.' },
  'nipple-gripple': { title: 'Nipple Gripple', text: '−1 HP 공격.' },
  noogie: { title: 'Noogie', text: '−1 HP, 내 Grab이 맞은 바로 다음에만.' },
  'sack-tap': { title: 'Sack Tap', text: '−2 HP 공격.' },
  skateboard: { title: 'Skateboard', text: '−3 HP 공격 또는 막기. 어느 쪽이든 합쳐서 두 번 써요.' },
  'tail-whip': { title: 'Tail Whip', text: '−4 HP 공격. 막거나 피할 수 있어요.' },
  dodge: { title: 'Dodge', text: '공격 하나를 접촉 없이 피해요.' },
  sidestep: { title: 'Sidestep', text: '공격 하나를 접촉 없이 피해요.' },
  'slippery-gypsy': { title: 'Slippery Gypsy', text: '공격 하나를 접촉 없이 피해요.' },
  'slow-mo-dodge': { title: 'Slow-mo Dodge', text: '이 플레이의 모든 공격을 접촉 없이 피해요.' },
  fend: { title: 'Fend', text: '공격 하나를 막고 접촉이 생겨요. 달걀은 빼고요.' },
  noodles: { title: '2min Noodles', text: '차례의 행동으로 내면 3 HP를 얻어요.' },
  'down-trow': {
    title: 'Down Trow',
    text: '하던 플레이를 끝내고, 고른 사람에게서 공격 카드 한 장을 보지 않고 뽑아요.',
  },
  grab: { title: 'Grab', text: '−1 HP, 자기 차례나 접촉 다음에. Noogie나 Bite가 이어질 수 있어요.' },
  haka: { title: 'Haka', text: '버프가 붙는 공격에 +2 피해.' },
  steroids: { title: 'Steroids', text: '버프가 붙는 공격에 +1 피해.' },
}

const called: RuleText['called'] = [
  ['HP', '체력', '목숨', '생명'],
  ['4 Eggs', '에그', '포 에그'],
  ['Bite', '바이트', '물기'],
  ['Crane Kick', '크레인 킥', '학다리'],
  ['Hacky Sack', '해키 색', '핵키 색', '제기'],
  ['Haymaker', '헤이메이커'],
  ['Hopoate', '호포아테'],
  ['Jab', '잽'],
  ['King Hit', '킹 히트'],
  ['Lunch Box', '런치 박스', '도시락'],
  ['Nark', '나크', '고자질'],
  ['Nipple Gripple', '니플 그리플'],
  ['Noogie', '누기', '꿀밤'],
  ['Sack Tap', '색 탭'],
  ['Skateboard', '스케이트보드', '보드'],
  ['Tail Whip', '테일 휩'],
  ['Dodge', '닷지', '도지', '회피'],
  ['Sidestep', '사이드스텝'],
  ['Slippery Gypsy', '슬리퍼리 집시'],
  ['Slow-mo Dodge', '슬로모 닷지', '슬로 모션'],
  ['Fend', '펜드'],
  ['2min Noodles', '누들', '라면', '국수', '회복'],
  ['Down Trow', '다운 트로', '바지'],
  ['Grab', '그랩', '잡기'],
  ['Haka', '하카'],
  ['Steroids', '스테로이드'],
  ['손패', '패', '핸드'],
  ['차례', '턴'],
  ['피해', '데미지', '대미지'],
  ['버린', '버리기', '무덤'],
]

export const rules: RuleText = { sections, rules: table, rulings, called }
