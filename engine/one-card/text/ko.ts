/** 원카드, the words of the table. Rule texts are in `ko-rules.ts`. */
import { josa } from '../../particles.ts'
import { setupProblems } from '../../text/ko-setup.ts'
import { card, player, plus, signed } from '../../text/params.ts'
import type { GameText, Namer } from '../../text.ts'
import type { Params } from '../../verdict.ts'

const who = player('who')
const holder = player('holder')
const by = player('by')
const winner = player('winner')
const top = (p: Params, say: Namer): string => say.card(p.top as string)

const ranks: readonly (readonly [rank: string, short: string])[] = [
  ['2', '+2'],
  ['3', ''],
  ['4', ''],
  ['5', ''],
  ['6', ''],
  ['7', '모양 바꾸기'],
  ['8', ''],
  ['9', ''],
  ['10', ''],
  ['J', '점프'],
  ['Q', '뒤로'],
  ['K', '한 번 더'],
  ['A', '+3'],
]
const suits = [
  ['S', '스페이드'],
  ['H', '하트'],
  ['D', '다이아'],
  ['C', '클로버'],
] as const

const deck = Object.fromEntries(
  suits.flatMap(([letter, suit]) => ranks.map(([rank, short]) => [rank + letter, { name: `${suit} ${rank}`, short }])),
)

/** Suits, and the colours of the Jokers, as the engine names them. */
const looks: Readonly<Record<string, string>> = {
  spades: '스페이드',
  hearts: '하트',
  diamonds: '다이아',
  clubs: '클로버',
  red: '빨강',
  black: '검정',
}
const look = (value: unknown): string => looks[value as string] ?? String(value)
const suit = (p: Params): string => look(p.suit)

/** The suit a 7 asked for, where one did. */
const withCalled = (p: Params): string => (p.called === '' ? '' : `(부른 모양 ${look(p.called)})`)
/** What a turn may follow. */
const onTop = (p: Params, say: Namer): string => `${top(p, say)}${withCalled(p)}`

export const text: GameText = {
  name: '원카드',
  tagline: '한 장 남으면 원카드, 공격은 쌓여요',
  cards: {
    ...deck,
    AS: { name: '스페이드 A', short: '+5' },
    BJ: { name: '흑백 조커', short: '+10' },
    CJ: { name: '컬러 조커', short: '+13' },
  },
  groups: {
    spades: '스페이드',
    hearts: '하트',
    diamonds: '다이아',
    clubs: '클로버',
    jokers: '조커',
    word: '말로 하기',
  },
  words: {
    draw: '먹기',
    'one-card': '원카드',
    done: '아무도 안 외침',
    spades: '스페이드',
    hearts: '하트',
    diamonds: '다이아',
    clubs: '클로버',
  },
  asks: {
    turn: (p, say) => `${who(p, say)} 차례: ${onTop(p, say)}에 이어 내거나 한 장 먹기`,
    attack: (p, say) => josa`${who(p, say)}: ${top(p, say)}을/를 공격 카드로 막거나 ${p.pending as number}장 먹기`,
    'after-draw': (p, say) => `${who(p, say)}, 먹고 나서: ${onTop(p, say)}에 이어 내거나 한 장 더 먹기`,
    again: (p, say) =>
      `${who(p, say)} 한 번 더${p.plays === 1 ? '' : `(${p.plays}번)`}: ${onTop(p, say)}에 이어 내거나 한 장 먹기`,
    over: (p, say) => `${winner(p, say)} 승리`,
  },
  reasons: {
    'card.seven': (p, say) => `${plus(p, say)}: 공격이 없을 때 7은 어디에나 낼 수 있어요.`,
    'card.rank': (p, say) => josa`${card(p, say)}은/는 ${top(p, say)}과/와 숫자가 같아요.`,
    'card.suit': (p, say) => josa`${card(p, say)}은/는 ${top(p, say)}과/와 모양이 같아요.`,
    'card.called': (p, say) => josa`${card(p, say)}은/는 부른 모양 ${suit(p)}에 맞아요.`,
    'card.joker': (p, say) => josa`${card(p, say)}은/는 같은 색인 ${suit(p)}에 낼 수 있어요.`,
    'card.on-joker': (p, say) => josa`${card(p, say)}은/는 ${top(p, say)}과/와 색이 같아요.`,
    'card.wins': (p, say) => `${plus(p, say)}: ${who(p, say)}의 마지막 카드예요. 이걸로 이겨요.`,
    'answer.any': (p, say) => josa`${plus(p, say)}: 이 테이블에서는 아무 공격 카드로나 ${top(p, say)}을/를 막아요.`,
    'answer.rank': (p, say) => josa`${plus(p, say)}으로/로 ${top(p, say)}을/를 막아요. 숫자가 같아요.`,
    'answer.suit': (p, say) => josa`${plus(p, say)}으로/로 ${top(p, say)}을/를 막아요. 모양이 같아요.`,
    'answer.called': (p, say) => josa`${plus(p, say)}으로/로 공격을 막아요. 부른 모양 ${suit(p)}에 맞아요.`,
    'answer.joker': (p, say) => josa`${card(p, say)}으로/로 ${top(p, say)}을/를 막아요. ${suit(p)}과/와 색이 같아요.`,
    'answer.on-joker': (p, say) => josa`${plus(p, say)}으로/로 ${top(p, say)}을/를 막아요. 색이 같아요.`,
    'answer.joker-meets': (p, say) =>
      josa`${card(p, say)}으로/로 ${top(p, say)}을/를 막아요. 조커는 조커로 막을 수 있어요.`,
    'answer.weaker': (p, say) =>
      josa`${plus(p, say)}으로/로 공격을 막지만 더 약한 카드라 ${who(p, say)}이/가 한 장 먹어요.`,
    draw: (p, say) => josa`${who(p, say)}이/가 한 장 먹고 차례가 끝나요.`,
    'draw.attack': (p, say) => josa`${who(p, say)}이/가 ${p.pending as number}장을 다 먹고 차례를 이어 가요.`,
    'draw.after': (p, say) => josa`${who(p, say)}이/가 한 장 더 먹고 차례가 끝나요.`,
    'draw.again': (p, say) => josa`${who(p, say)}이/가 한 번 더 내는 대신 한 장 먹고 차례가 끝나요.`,
    call: (p, say) => josa`${who(p, say)}이/가 제때 외쳤어요. ${say.player(p.next as number)}이/가 한 장 먹어요.`,
    'call.free': (p, say) => josa`${who(p, say)}이/가 제때 외쳐서 괜찮아요. 이 테이블에서는 아무도 안 먹어요.`,
    catch: (p, say) => josa`${who(p, say)}이/가 먼저 외쳤어요. ${holder(p, say)}이/가 한 장 먹어요.`,
    done: () => '더 하는 사람이 없어요.',
    'done.call': (p, say) =>
      `${say.list((p.holders as readonly number[]).map((seat) => say.player(seat)))}의 원카드는 이제 아무도 외치지 않아요.`,

    win: (p, say) => josa`게임이 끝났어요. ${winner(p, say)}이/가 이겼어요.`,
    'win.plain': (p, say) => josa`이 테이블에서는 마지막 카드가 보통 카드여야 하는데 ${card(p, say)}은/는 아니에요.`,
    'turn.owner': (p, say) =>
      p.who === undefined
        ? `${say.player(p.turn as number)} 차례예요.`
        : josa`${who(p, say)}이/가 아니라 ${say.player(p.turn as number)} 차례예요.`,
    'turn.play-or-draw.nothing': (p, say) => josa`${who(p, say)}은/는 카드를 내거나 한 장 먹어야 해요.`,
    'turn.play-or-draw.both': (p, say) => `${plus(p, say)}에 말까지 했어요. 한 차례에는 하나만 해요.`,
    'turn.play-or-draw.alone': (p, say) => josa`${who(p, say)}은/는 먹기만 하고 다른 말은 안 해요.`,
    'turn.play-or-draw.done': () => '아무도 안 한다는 말은 누가 하는 것도, 누구에게 하는 것도 아니에요.',
    'turn.play-or-draw.target': (p, say) => josa`${plus(p, say)}은/는 누구에게 내는 카드가 아니에요.`,
    'turn.play-or-draw.unknown': (p) => josa`이 카드 가운데 ${String(p.found)}이라/라는 카드는 없어요.`,
    'turn.play-or-draw.one': (p, say) => `${plus(p, say)}: 이 테이블에서는 한 번에 한 장만 내요.`,
    'turn.play-or-draw.ranks': (p, say) => josa`${plus(p, say)}은/는 숫자가 달라서 같이 낼 수 없어요.`,
    'attack.answer': (p, say) =>
      josa`${card(p, say)}은/는 공격 카드가 아니에요. ${who(p, say)}은/는 공격 카드로 막거나 ${p.pending as number}장 먹어요.`,
    'attack.answer.nothing': (p, say) =>
      josa`${who(p, say)}은/는 공격 카드로 막거나 ${p.pending as number}장 먹어야 해요.`,
    'hand.enough': (p, say) =>
      josa`${who(p, say)}에게 카드가 ${p.hand as number}장 있어서 ${plus(p, say)}을/를 낼 수 없어요.`,
    'deck.single': (p, say) => josa`${card(p, say)}은/는 이미 바닥에 있고 한 장뿐이에요.`,
    'deck.single.twice': (p, say) => josa`${card(p, say)}은/는 한 장뿐이에요.`,
    'seven.call': (p, say) =>
      josa`어떤 모양인가요? ${who(p, say)}은/는 ${card(p, say)}을/를 내면서 모양을 불러야 해요.`,
    'seven.call.only': (p, say) => josa`모양은 7로만 바꿔요. ${card(p, say)}으로/로는 못 바꿔요.`,
    follow: (p, say) => josa`${card(p, say)}은/는 ${top(p, say)}과/와 숫자도 모양도 달라요.`,
    'follow.called': (p, say) => josa`${card(p, say)}은/는 안 돼요. 부른 모양은 ${suit(p)}이에요/예요.`,
    'follow.joker-colour': (p, say) => josa`${card(p, say)}은/는 ${top(p, say)}에 이어 낼 수 없어요. 색이 달라요.`,
    'follow.joker-colour.called': (p, say) =>
      josa`${card(p, say)}은/는 안 돼요. 부른 모양이 ${suit(p)}이라/라 색이 달라요.`,
    'follow.jokers': (p, say) => josa`공격을 막을 때가 아니면 ${card(p, say)}은/는 ${top(p, say)}에 이어 낼 수 없어요.`,
    'follow.jokers.answer': (p, say) => josa`이 테이블에서는 ${card(p, say)}으로/로 ${top(p, say)}을/를 못 막아요.`,
    'one-card.nobody': (p, say) => josa`${holder(p, say)}에게 ${p.hand as number}장 있어서 외칠 원카드가 없어요.`,
    'one-card.nobody.late': (p, say) => `${holder(p, say)}의 원카드를 외칠 때는 지났어요.`,
    'one-card.nobody.unnamed': (p, say) => josa`${who(p, say)}은/는 누구의 원카드를 외치나요?`,
  },
  notes: {},
  as: {
    card: '카드 내기',
    attack: '공격',
    answer: '공격 막기',
    draw: '한 장 먹기',
    'draw-attack': '공격 먹기',
    call: '제때 외친 원카드',
    catch: '남의 원카드 잡기',
    done: '그냥 넘어가기',
  },
  happened: {
    'hand.play': (p, say) =>
      p.change === -1
        ? josa`${who(p, say)}이/가 ${card(p, say)}을/를 내요`
        : josa`${who(p, say)}이/가 ${-(p.change as number)}장을 내요. 맨 위는 ${card(p, say)}이에요/예요`,
    'hand.overruled': (p, say) => josa`${who(p, say)}이/가 ${card(p, say)}을/를 내요`,
    'hand.draw': (p, say) => josa`${who(p, say)}이/가 ${p.change as number}장 먹어요`,
    'hand.attack': (p, say) => josa`${who(p, say)}이/가 공격으로 ${p.change as number}장 먹어요`,
    'hand.weaker': (p, say) => josa`${who(p, say)}이/가 약한 카드라서 ${p.change as number}장 먹어요`,
    'hand.next': (p, say) => josa`${by(p, say)}의 원카드로 ${who(p, say)}이/가 ${p.change as number}장 먹어요`,
    'hand.caught': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}에게 잡혀 ${p.change as number}장 먹어요`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)}장, 정정`,
    'suit.spades': (p, say) => josa`${who(p, say)}이/가 스페이드를 불러요`,
    'suit.hearts': (p, say) => josa`${who(p, say)}이/가 하트를 불러요`,
    'suit.diamonds': (p, say) => josa`${who(p, say)}이/가 다이아를 불러요`,
    'suit.clubs': (p, say) => josa`${who(p, say)}이/가 클로버를 불러요`,
    reshuffle: () => '바닥 카드를 섞어 더미로 써요',
    'direction.clockwise': () => '이제 시계 방향으로 돌아요',
    'direction.counterclockwise': () => '이제 반시계 방향으로 돌아요',
    skip: (p, say) => josa`${who(p, say)}을/를 점프해요`,
    again: (p, say) => josa`${who(p, say)}이/가 한 번 더 해요`,
    attack: (p, say) => josa`${who(p, say)}이/가 공격받아요`,
    call: (p, say) => josa`${who(p, say)}이/가 원카드를 외쳐요`,
    caught: (p, say) => josa`${by(p, say)}이/가 ${who(p, say)}의 원카드를 먼저 외쳐요`,
    turn: (p, say) => `${who(p, say)} 차례`,
    win: (p, say) => `${who(p, say)} 승리`,
    correction: (p, say) => `${who(p, say)}: 정정`,
    overruled: (p, say) => josa`${who(p, say)}이/가 낸 것을 테이블에서 인정해요`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) => `원카드는 ${p.fewest}명부터 할 수 있어요. 지금 ${p.count}명이에요.`,
    'players.many': (p) => `카드 한 벌로는 ${p.most}명까지 할 수 있어요. 지금 ${p.count}명이에요.`,
    'top.missing': () => '처음에 어떤 카드를 뒤집었나요?',
    'top.unknown': (p) =>
      josa`${String(p.found)}이라/라는 카드는 없어요.${p.nearest === undefined ? '' : josa` ${String(p.nearest)}을/를 말하나요?`}`,
    'correction.number': () => '손에 든 카드는 0장부터 셀 수 있는 수예요.',
    'correction.stock': (p, say) =>
      josa`${who(p, say)}이/가 더미에서 ${p.change as number}장을 더 가져와야 하는데 ${p.stock as number}장뿐이에요.`,
    'correction.kind': (p) => josa`원카드에는 바로잡을 ${String(p.found)}이/가 없어요.`,
  },
}
