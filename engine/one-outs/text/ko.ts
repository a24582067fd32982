/** One-Outs in Korean: the words of the table. Cards are called by what is printed on them. Rule texts are in `ko-rules.ts`. */
import { josa } from '../../particles.ts'
import { setupProblems } from '../../text/ko-setup.ts'
import { card, player, plus, signed } from '../../text/params.ts'
import type { GameText, Namer } from '../../text.ts'
import type { Params } from '../../verdict.ts'

const who = player('who')
const victim = player('victim')
const by = player('by')
const winner = player('winner')
const defender = player('defender')
const attacker = player('attacker')
const against = (p: Params, say: Namer): string => say.card(p.against as string)
const hp = (count: unknown): string => `${count} HP`
const hand = (p: Params): number => p.hand as number
const count = (p: Params): number => p.count as number
const ofAttacker = (p: Params, say: Namer): string => ((p.by as number) < 0 ? '' : `${by(p, say)}의 `)

const dodge = { short: '접촉 없음' }

export const text: GameText = {
  name: 'One-Outs',
  tagline: 'HP, 공격과 방어',
  cards: {
    'four-eggs': { name: '4 Eggs', short: '4 × −1' },
    bite: { name: 'Bite', short: 'Grab 다음에' },
    'crane-kick': { name: 'Crane Kick', short: '−2' },
    'hacky-sack': { name: 'Hacky Sack', short: '이어 가기' },
    haymaker: { name: 'Haymaker', short: '−4' },
    hopoate: { name: 'Hopoate', short: '−3' },
    jab: { name: 'Jab', short: '−2' },
    'king-hit': { name: 'King Hit', short: '−6' },
    'lunch-box': { name: 'Lunch Box', short: '−2' },
    nark: { name: 'Nark', short: '+ 공격 1장' },
    'nipple-gripple': { name: 'Nipple Gripple', short: '−1' },
    noogie: { name: 'Noogie', short: 'Grab 다음에' },
    'sack-tap': { name: 'Sack Tap', short: '−2' },
    skateboard: { name: 'Skateboard', short: '−3' },
    'another-skateboard': { name: '다른 Skateboard', short: '−3' },
    'tail-whip': { name: 'Tail Whip', short: '−4' },
    dodge: { name: 'Dodge', ...dodge },
    sidestep: { name: 'Sidestep', ...dodge },
    'slippery-gypsy': { name: 'Slippery Gypsy', ...dodge },
    'slow-mo-dodge': { name: 'Slow-mo Dodge', short: '플레이 내내' },
    fend: { name: 'Fend', short: '접촉' },
    noodles: { name: '2min Noodles', short: '+3 HP' },
    'down-trow': { name: 'Down Trow', short: '누구나, 언제든' },
    grab: { name: 'Grab', short: '−1' },
    haka: { name: 'Haka', short: '+2' },
    steroids: { name: 'Steroids', short: '+1' },
  },
  groups: { attack: '공격', defence: '피하기와 막기', buff: '버프', utility: '유틸리티', word: '말로 하기' },
  words: {
    take: '맞기',
    pass: '패스',
    decline: '안 하기',
    'no-attack-card': '공격 카드 없음',
    swap: '교환',
    done: '아무도 안 함',
  },
  asks: {
    turn: (p, say) => `${who(p, say)} 차례: 공격, 교환, 유틸리티 카드, 패스 중 하나`,
    defend: (p, say) => josa`${who(p, say)}: ${ofAttacker(p, say)}${plus(p, say)}을/를 막거나 맞기`,
    contact: (p, say) => josa`막아서 접촉했어요. ${who(p, say)}이/가 ${by(p, say)}을/를 Grab할 수 있어요`,
    'follow-up': (p, say) =>
      josa`Grab이 맞았어요. ${who(p, say)}이/가 ${victim(p, say)}에게 Noogie나 Bite를 이어 낼 수 있어요`,
    nark: (p, say) => `${who(p, say)}: ${victim(p, say)}에게 공격 카드 한 장, 없으면 없다고 하기`,
    'hacky-sack': (p, say) => `${who(p, say)}: Hacky Sack 이어 가기, 없으면 없다고 하기`,
    heal: (p, say) => josa`누가 Down Trow를 내지 않으면 ${who(p, say)}이/가 ${hp(p.amount)} 회복`,
    theft: (p, say) =>
      josa`누가 Down Trow를 내지 않으면 ${who(p, say)}이/가 ${victim(p, say)}에게서 공격 카드 한 장 뽑기`,
    over: (p, say) => ((p.winner as number) < 0 ? '아무도 안 남음' : `${winner(p, say)} 승리`),
  },
  reasons: {
    take: (p, say) => josa`${who(p, say)}이/가 ${plus(p, say)}을/를 맞아요. ${hp(p.damage)} 줄어요.`,
    'defence.dodge': (p, say) =>
      josa`${who(p, say)}이/가 ${card(p, say)}으로/로 ${against(p, say)}을/를 피해요. 피하면 접촉이 없어요.`,
    'defence.slow-mo': (p, say) =>
      josa`${who(p, say)}이/가 ${against(p, say)}을/를 피하고, 이 플레이에서 뒤에 오는 공격도 모두 피해요.`,
    'defence.pass': (p, say) => josa`${who(p, say)}이/가 Haymaker를 피해요. 1 약해져서 다음 사람에게 넘어가요.`,
    'defence.contact': (p, say) =>
      josa`${who(p, say)}이/가 ${card(p, say)}으로/로 ${against(p, say)}을/를 막아요. 그래서 접촉이 생겨요.`,
    'defence.block': (p, say) =>
      josa`${who(p, say)}이/가 ${card(p, say)}으로/로 ${against(p, say)}을/를 막아요. 접촉은 없어요.`,
    decline: (p, say) => josa`${who(p, say)}은/는 하지 않고 넘어가요.`,
    'decline.heal': (p, say) => josa`아무도 막지 않아서 ${who(p, say)}이/가 회복해요.`,
    'decline.theft': (p, say) => josa`아무도 막지 않아서 ${who(p, say)}이/가 ${victim(p, say)}에게서 뽑아요.`,
    grab: (p, say) =>
      josa`${who(p, say)}이/가 ${victim(p, say)}을/를 Grab해요. 맞으면 ${hp(p.damage)} 줄고 Noogie나 Bite를 이어 낼 수 있어요.`,
    'grab.board': (p, say) =>
      josa`${who(p, say)}이/가 ${victim(p, say)}의 Skateboard를 노려요. 맞으면 Skateboard가 새것으로 넘어가고 ${victim(p, say)}은/는 1 HP를 잃어요.`,
    'follow-up': (p, say) =>
      josa`${who(p, say)}이/가 Grab에 이어 ${victim(p, say)}에게 ${card(p, say)}을/를 내요. 맞으면 ${hp(p.damage)} 줄어요.`,
    claim: (p, say) => josa`${who(p, say)}에게 공격 카드가 없어서 건너뛰어요.`,
    'claim.hacky': (p, say) => josa`${who(p, say)}이/가 Hacky Sack을 못 이어요. ${hp(p.damage)} 줄고 여기서 끝나요.`,
    attack: (p, say) =>
      josa`${who(p, say)}이/가 ${plus(p, say)}으로/로 ${victim(p, say)}을/를 공격해요. 맞으면 ${hp(p.damage)} 줄어요.`,
    'attack.nark': (p, say) => josa`${who(p, say)}이/가 Nark에 끼어 ${victim(p, say)}에게 ${plus(p, say)}을/를 내요.`,
    'attack.nark-starts': (p, say) =>
      josa`${who(p, say)}이/가 ${victim(p, say)}에게 Nark를 걸어요. 다른 사람도 되면 모두 공격 카드 한 장씩 내야 해요.`,
    'attack.eggs': (p, say) => josa`${who(p, say)}이/가 달걀 네 개를 던져요. 하나하나가 −1 공격이에요.`,
    'attack.hacky': (p, say) =>
      josa`${who(p, say)}이/가 Hacky Sack을 시작해요. 못 잇는 사람이 ${hp(p.damage)}을/를 잃어요.`,
    chain: (p, say) => josa`${who(p, say)}이/가 ${card(p, say)}으로/로 Hacky Sack을 이어 가요.`,
    interrupt: (p, say) => josa`${who(p, say)}이/가 플레이를 멈추고 ${victim(p, say)}에게서 공격 카드 한 장을 뽑아요.`,
    'interrupt.idle': (p, say) =>
      josa`${who(p, say)}이/가 ${victim(p, say)}에게서 공격 카드 한 장을 뽑아요. 차례는 그대로예요.`,
    'utility.down-trow': (p, say) =>
      josa`${who(p, say)}이/가 이번 차례에 ${victim(p, say)}에게서 공격 카드 한 장을 뽑아요.`,
    'utility.noodles': (p, say) => josa`${who(p, say)}이/가 2min Noodles를 먹어요. 3 HP 늘어요.`,
    swap: (p, say) => josa`${who(p, say)}이/가 카드 ${count(p)}장을 교환해요.`,
    pass: (p, say) => josa`${who(p, say)}은/는 패스해요.`,
    buff: (p, say) =>
      josa`${who(p, say)}이/가 ${plus(p, say)}만 내요. 멋으로 내는 거라 지금도 나중에도 바뀌는 것은 없어요.`,
    done: () => '더 하는 사람이 없어서 플레이가 끝나요.',

    win: (p, say) =>
      (p.winner as number) < 0 ? '게임이 끝났어요.' : josa`게임이 끝났어요. ${winner(p, say)}이/가 이겼어요.`,
    out: (p, say) => josa`${who(p, say)}은/는 탈락했어요.`,
    waiting: (p, say) => josa`먼저 ${say.player(p.asked as number)}이/가 답할 때까지 기다려요.`,
    'turn.owner': (p, say) => josa`${who(p, say)}이/가 아니라 ${say.player(p.turn as number)} 차례예요.`,
    'turn.one-action': (p, say) =>
      josa`${plus(p, say)}은/는 한 가지 행동이 아니에요. 한 차례에는 공격, 교환, 유틸리티 카드, 패스 중 하나만 해요.`,
    'turn.one-action.word': (p, say) =>
      josa`${who(p, say)}에게는 답할 것이 없어요. 지금은 ${who(p, say)}이/가 할 차례예요.`,
    'turn.one-action.buff': (p, say) => `${plus(p, say)}: 버프만 낼 때는 한 장만, 누구에게도 내지 않아요.`,
    'turn.one-action.defence': (p, say) =>
      josa`${card(p, say)}은/는 공격을 받을 때만 내요. ${who(p, say)}의 차례에 할 행동은 아니에요.`,
    'turn.attack': (p, say) =>
      josa`${who(p, say)}은/는 ${plus(p, say)}을/를 누구에게 내나요? 공격은 누구를 치는지 말해야 해요.`,
    'turn.attack.one': (p, say) => josa`${plus(p, say)}은/는 한 사람에게만 내요.`,
    'turn.swap': () => '교환은 한 장부터이고, 교환하는 것보다 많은 Skateboard를 말할 수 없어요.',
    'target.other': (p, say) =>
      p.who === p.victim
        ? josa`${who(p, say)}은/는 자기 카드의 대상이 될 수 없어요.`
        : josa`${victim(p, say)}은/는 탈락해서 대상이 될 수 없어요.`,
    'hand.enough': (p, say) => josa`${who(p, say)}에게 카드가 ${hand(p)}장 있어서 ${plus(p, say)}을/를 낼 수 없어요.`,
    'hand.enough.swap': (p, say) =>
      `${who(p, say)}에게 카드가 ${hand(p)}장 있어서 그렇게 ${count(p)}장을 교환할 수 없어요.`,
    'hand.enough.boards': (p, say) =>
      josa`${count(p)}장을 교환하려면 ${who(p, say)}은/는 Skateboard도 함께 말해야 해요.`,
    'eggs.four': () => '달걀은 모두 네 개여야 하고, 부른 사람마다 하나는 던져야 해요.',
    'hacky.chain.one': (p, say) => `${plus(p, say)}: 공격 카드 한 장만으로 Hacky Sack을 이어요.`,
    'hacky.chain.card': (p, say) => josa`${card(p, say)}으로/로는 Hacky Sack을 못 이어요. 공격 카드여야 해요.`,
    'hacky.chain.target': () => 'Hacky Sack에서는 누구에게 내지 않아요.',
    'hacky.must': (p, say) => josa`${who(p, say)}은/는 공격 카드를 내거나, 없다고 말해야 해요.`,
    'hacky.must.board': (p, say) => josa`${who(p, say)}에게 Skateboard가 있어요. 그것도 공격 카드예요.`,
    'nark.needs-attack': (p, say) =>
      josa`Nark에는 같은 사람의 공격 하나가 따라와야 해요. ${plus(p, say)}은/는 그렇지 않아요.`,
    'nark.usable': (p, say) => josa`${card(p, say)}은/는 Nark의 공격이 될 수 없어요.`,
    'nark.circle': (p, say) => josa`${who(p, say)}은/는 ${victim(p, say)}에게 공격 카드를 내거나, 없다고 말해야 해요.`,
    'nark.circle.board': (p, say) => josa`${who(p, say)}에게 Skateboard가 있어요. 그것도 공격 카드예요.`,
    'nark.circle.one': (p, say) =>
      josa`${who(p, say)}은/는 ${victim(p, say)}에게 공격 카드 한 장을 내야 해요. ${plus(p, say)}은/는 그렇지 않아요.`,
    'nark.circle.victim': (p, say) => `이 Nark에서는 모든 카드를 ${victim(p, say)}에게 내요.`,
    'nark.circle.split': (p, say) => `이 테이블에서는 Nark의 달걀 네 개를 모두 ${victim(p, say)}에게 던져요.`,
    'buff.nark': (p, say) => josa`Nark의 공격에는 버프가 안 붙어요. 그래서 ${plus(p, say)}은/는 안 돼요.`,
    'buff.four-eggs': (p, say) => josa`4 Eggs에는 버프가 안 붙어요. 그래서 ${plus(p, say)}은/는 안 돼요.`,
    'buff.attack-only': (p, say) => `여기서 ${card(p, say)}에는 버프가 안 붙어요.`,
    'buff.one': (p, say) =>
      josa`${who(p, say)}이/가 공격 하나에 ${say.list((p.cards as readonly string[]).map((id) => say.card(id)))}을/를 붙였는데, 이 테이블에서는 너무 많아요.`,
    'follow-up.needs-grab': (p, say) => josa`${card(p, say)}은/는 ${who(p, say)}의 Grab이 막 맞았을 때만 내요.`,
    'grab.follow-up': (p, say) => josa`${card(p, say)}은/는 Grab에 맞은 ${victim(p, say)}에게 내야 해요.`,
    'grab.follow-up.one': (p, say) => `${victim(p, say)}에게 한 Grab에는 Noogie 한 장이나 Bite 한 장만 이어요.`,
    'grab.contact.shape': (p, say) => josa`${who(p, say)}은/는 Grab만 내고, 누구에게 하는지 말해요.`,
    'grab.declined': (p, say) => josa`${who(p, say)}은/는 이미 Grab할 기회를 넘겼어요.`,
    'grab.contact-pair': (p, say) =>
      josa`접촉한 사람은 ${defender(p, say)}과/와 ${attacker(p, say)}뿐이에요. ${who(p, say)}은/는 아니에요.`,
    'grab.contact-pair.victim': (p, say) =>
      josa`접촉한 사람은 ${defender(p, say)}과/와 ${attacker(p, say)}이에요/예요. ${victim(p, say)}은/는 아니에요.`,
    'skateboard.same-board': (p, say) =>
      josa`Grab당하는 Skateboard로는 그걸 막을 수 없어요. ${who(p, say)}은/는 다른 카드가 있어야 해요.`,
    'skateboard.hidden': (p, say) =>
      josa`${victim(p, say)}에게 앞면으로 놓인 Skateboard가 없어요. 숨긴 것은 Grab할 수 없어요.`,
    'skateboard.spent': (p, say) => `${victim(p, say)}의 Skateboard는 다 써서 없어졌어요.`,
    'defend.card': (p, say) =>
      josa`여기에 ${card(p, say)}은/는 안 돼요. 공격은 방어 카드로만 막아요. 아니면 ${who(p, say)}이/가 맞고 ${hp(p.damage)}을/를 잃어요.`,
    'defend.choose': (p, say) => josa`${who(p, say)}은/는 방어 카드를 내거나, 맞고 ${hp(p.damage)}을/를 잃어야 해요.`,
    'defend.choose.one': (p, say) =>
      josa`방어 카드 한 장이 공격 하나를 막아요. ${who(p, say)}은/는 한 장만 내거나, 맞고 ${hp(p.damage)}을/를 잃어요.`,
    'defend.choose.target': () => '방어 카드는 누구에게 내는 카드가 아니에요.',
    'down-trow.no-combo': (p, say) => josa`Down Trow는 공격과 같이 못 내요. 그래서 ${plus(p, say)}은/는 안 돼요.`,
    'down-trow.any-time.chain': () => '이 테이블에서는 Down Trow를 다른 Down Trow로 막을 수 없어요.',
    'down-trow.any-time.countered': (p, say) => josa`이 테이블에서는 Down Trow로 ${card(p, say)}을/를 못 막아요.`,
    'down-trow.any-time.own': (p, say) =>
      josa`이 테이블에서는 ${who(p, say)}이/가 자기가 시작한 플레이를 멈출 수 없어요.`,
    'down-trow.any-time.idle': (p, say) =>
      josa`멈출 플레이가 없어요. 이 테이블에서 그럴 때는 ${who(p, say)}의 차례에만 낼 수 있어요.`,
    'down-trow.steal': (p, say) => josa`${who(p, say)}은/는 누구에게서 뽑나요? Down Trow는 다른 한 사람을 말해야 해요.`,
    'down-trow.steal.board': (p, say) =>
      josa`${victim(p, say)}에게 Skateboard가 있으니 뽑을 공격 카드가 있어요.${p.card === 'nothing' ? '' : josa` ${card(p, say)}은/는 공격 카드가 아니에요.`}`,
    'down-trow.steal.attack': (p, say) => josa`${card(p, say)}은/는 공격 카드가 아니라서 뽑을 수 없어요.`,
    'down-trow.steal.empty': (p, say) => `${victim(p, say)}에게 뽑을 카드가 없어요.`,
  },
  notes: {
    'claim.contradicted': (p, say) =>
      josa`${who(p, say)}은/는 ${p.turn as number}턴에 공격 카드가 없다고 했고, 그 뒤로 얻은 것이 없어요.`,
    'grab.defender-first': (p, say) => josa`${defender(p, say)}이/가 먼저 Grab할 수 있었는데 이제 지나갔어요.`,
    'over-limit': (p, say) =>
      josa`${who(p, say)}에게 카드가 ${hand(p)}장으로 한도 ${p.limit as number}장을 넘어서, 그 아래가 될 때까지 뽑지 않아요.`,
  },
  as: {
    attack: '공격',
    defence: '방어',
    take: '맞기',
    grab: 'Grab',
    'follow-up': 'Grab에 이은 공격',
    claim: '없다는 말',
    chain: 'Hacky Sack 이어 가기',
    interrupt: '끼어들기',
    utility: '유틸리티 카드',
    swap: '교환',
    pass: '패스',
    buff: '멋으로 낸 버프',
    decline: '안 하고 넘어가기',
    done: '플레이 끝',
  },
  happened: {
    'hp.hit': (p, say) => `${who(p, say)} ${signed(p.change)} HP`,
    'hp.heal': (p, say) => `${who(p, say)} ${signed(p.change)} HP`,
    'hp.correction': (p, say) => `${who(p, say)} ${signed(p.change)} HP, 정정`,
    'hand.play': (p, say) => josa`${who(p, say)}이/가 ${card(p, say)}을/를 내요`,
    'hand.draw-up': (p, say) => josa`${who(p, say)}이/가 ${p.change as number}장 뽑아요`,
    'hand.discard': (p, say) => josa`${who(p, say)}이/가 ${-(p.change as number)}장 버려요`,
    'hand.steal': (p, say) => josa`${who(p, say)}이/가 카드 한 장을 얻어요`,
    'hand.stolen': (p, say) =>
      josa`${who(p, say)}이/가 ${by(p, say)}에게 ${p.card === undefined ? '카드 한 장' : card(p, say)}을/를 빼앗겨요`,
    'hand.out': (p, say) => `${who(p, say)}의 카드가 게임에서 빠져요`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)}장, 정정`,
    'board.flipped': (p, say) => `${who(p, say)}의 Skateboard가 앞면이 돼요, 1번 남음`,
    'board.spent': (p, say) => `${who(p, say)}의 Skateboard를 다 썼어요`,
    dodged: (p, say) => josa`${who(p, say)}이/가 ${card(p, say)}을/를 피해요`,
    blocked: (p, say) => josa`${who(p, say)}이/가 ${card(p, say)}을/를 막아요`,
    contact: (p, say) => josa`${who(p, say)}과/와 ${by(p, say)}이/가 접촉해요`,
    'passed-by': (p, say) => josa`${card(p, say)}이/가 ${who(p, say)} 옆을 느리게 지나가요`,
    'passed-on': (p, say) => josa`${card(p, say)}이/가 ${who(p, say)}에게 넘어가요, 이제 ${hp(p.change)}`,
    stopped: (p, say) => josa`${who(p, say)}이/가 플레이를 멈춰요`,
    'stole-nothing': (p, say) => josa`${who(p, say)}은/는 아무것도 못 뽑아요`,
    swap: (p, say) => josa`${who(p, say)}이/가 카드 ${p.change as number}장을 교환해요`,
    claim: (p, say) => `${who(p, say)}에게 공격 카드가 없어요`,
    out: (p, say) =>
      p.card === undefined
        ? `${who(p, say)} 탈락`
        : `${who(p, say)} 탈락: ${p.by === undefined ? '' : `${by(p, say)}의 `}${card(p, say)}`,
    back: (p, say) => josa`${who(p, say)}이/가 다시 들어와요`,
    'sudden-death': () => '둘만 남음: 손패 한도 3장',
    win: (p, say) => `${who(p, say)} 승리`,
    turn: (p, say) => `${who(p, say)} 차례`,
    correction: (p, say) => `${who(p, say)}: 정정`,
    overruled: (p, say) => josa`${who(p, say)}이/가 낸 것을 테이블에서 인정해요`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) => `One-Outs는 ${p.fewest}명부터 할 수 있어요. 지금 ${p.count}명이에요.`,
    'players.many': (p) => `${p.most}명까지 할 수 있어요. 지금 ${p.count}명이에요.`,
    hp: (p) => `모두 같은 HP로 시작해요. ${p.fewest}부터 ${p.most}까지의 정수예요.`,
    'correction.number': (p) => `정정은 0부터 ${p.most}까지의 정수로 해요.`,
    'correction.skateboard': (p, say) =>
      `Skateboard는 1번이나 2번 남은 것이고, ${who(p, say)}의 손에 그것일 수 있는 카드가 있어야 해요.`,
    'correction.turn': (p, say) => josa`${who(p, say)}은/는 탈락해서 차례가 될 수 없어요.`,
    'correction.kind': () => '그런 정정은 없어요.',
  },
}
