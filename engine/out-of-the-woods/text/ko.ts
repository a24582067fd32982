/** Out of the Woods in Korean: the words of the table. Cards are called by what is printed on them. Rule texts are in `ko-rules.ts`. */
import { josa } from '../../particles.ts'
import { setupProblems } from '../../text/ko-setup.ts'
import { card, player, signed } from '../../text/params.ts'
import type { GameText, Namer, Sentence } from '../../text.ts'
import type { Params } from '../../verdict.ts'
import type { Reason } from '../reasons.ts'

const who = player('who')
const by = player('by')
const at = player('at')
const asked = player('asked')
const winner = player('winner')
const draws = (p: Params): number => p.draws as number
const house = (p: Params): string => String(p.house)
const needed = (p: Params): string => String(p.needed)
const names = (value: unknown, say: Namer): string => say.list(value as readonly string[])
/** A number of cards that came or went, without its sign. */
const moved = (p: Params): number => Math.abs(p.change as number)
/** `신데렐라 `, where a story was said. */
const ofStory = (p: Params): string => (p.story === '' ? '' : `${p.story} `)

const reasons: Readonly<Record<Reason, Sentence>> = {
  character: (p, say) => josa`집이 ${house(p)}이라/라 ${who(p, say)}의 캐릭터를 낼 수 있어요.`,
  'character.first': (p, say) =>
    josa`아직 맞출 집이 없어서 ${who(p, say)}은/는 아무 캐릭터나 낼 수 있고, 집은 ${house(p)}이/가 돼요.`,
  'character.story': (p, say) =>
    josa`${ofStory(p)}이야기의 캐릭터가 잇달아 네 장째예요. 막지 않으면 ${who(p, say)}이/가 이겨요.`,
  four: (p, say) => josa`${ofStory(p)}이야기의 캐릭터 네 장을 한꺼번에 냈어요. 막지 않으면 ${who(p, say)}이/가 이겨요.`,
  attack: (p, say) => josa`답하지 않으면 ${at(p, say)}이/가 ${draws(p)}장 뽑고 차례를 잃어요.`,
  burden: (p, say) => josa`답하지 않으면 ${who(p, say)}이/가 ${at(p, say)}에게 카드 한 장을 줘요.`,
  skip: (p, say) => josa`${at(p, say)}이/가 차례를 잃어요. 막을 방법이 없어요.`,
  bedevil: (p, say) => josa`답하지 않으면 ${at(p, say)}이/가 ${draws(p)}장 뽑아요.`,
  'bedevil.calls': (p, say) =>
    josa`답하지 않으면 ${at(p, say)}이/가 ${draws(p)}장 뽑고 집은 ${String(p.calls)}이/가 돼요.`,
  idle: (p, say) => josa`막을 것이 없어도 ${who(p, say)}은/는 ${card(p, say)}을/를 낼 수 있어요. 아무 일도 없어요.`,
  'idle.turns': (p, say) => josa`되돌릴 것은 없지만 ${who(p, say)}의 ${card(p, say)}으로/로 방향이 바뀌어요.`,
  'block.character': (p, say) =>
    josa`${who(p, say)}이/가 ${by(p, say)}의 캐릭터를 막아요. 캐릭터는 손으로 돌아가고 집은 그 전의 집이에요.`,
  'block.four': (p, say) => josa`${who(p, say)}이/가 이야기를 막아요. ${by(p, say)}이/가 네 장을 모두 도로 가져가요.`,
  'block.story': (p, say) =>
    josa`${who(p, say)}이/가 이야기의 네 번째 캐릭터를 막아요. ${by(p, say)}이/가 도로 가져가요.`,
  'block.card': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 ${card(p, say)}을/를 막아요. 아무 일도 없어요.`,
  'block.block': (p, say) =>
    josa`${who(p, say)}이/가 ${by(p, say)}의 Block을 막아요. 그 Block이 막았던 것이 다시 그대로 돼요.`,
  reflect: (p, say) => josa`${who(p, say)}이/가 되돌려요. ${by(p, say)}이/가 ${draws(p)}장 뽑고 차례를 잃어요.`,
  'reflect.burden': (p, say) => josa`${who(p, say)}이/가 되돌려서 거꾸로 ${by(p, say)}에게 카드 한 장을 줄 수 있어요.`,
  'reflect.bedevil': (p, say) =>
    josa`${who(p, say)}이/가 되돌려요. ${by(p, say)}이/가 ${draws(p)}장 뽑고 ${who(p, say)}이/가 집을 부를 수 있어요.`,
  draw: (p, say) => josa`${who(p, say)}이/가 한 장 뽑고 차례가 끝나요. 언제든 할 수 있어요.`,
  take: (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 ${card(p, say)}을/를 그대로 받아요.`,
  'take.attack': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 Attack으로 ${draws(p)}장 뽑고 차례를 잃어요.`,
  'take.bedevil': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 Bedevil로 ${draws(p)}장 뽑아요.`,
  'take.burden': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}에게서 카드 한 장을 받아요.`,
  done: () => '아무도 답하지 않아서 열린 카드가 그대로 돼요.',

  win: (p, say) =>
    (p.winner as number) < 0 ? '게임이 끝났어요.' : josa`게임이 끝났어요. ${winner(p, say)}이/가 이겼어요.`,
  'win.open': (p, say) =>
    josa`아무도 막지 않으면 열린 카드로 게임이 끝나요. ${who(p, say)}은/는 답하거나 그대로 받을 수만 있고, 이어서 할 수는 없어요.`,
  'turn.owner': (p, say) => josa`지금은 ${who(p, say)}이/가 아니라 ${say.player(p.turn as number)}이/가 할 때예요.`,
  'turn.owner.asked': (p, say) =>
    p.who === p.asked
      ? josa`${who(p, say)}은/는 열린 카드에 답하거나 그대로 받을 수만 있어요. 다음 차례는 다른 사람이에요.`
      : josa`${who(p, say)}이/가 아니라 ${asked(p, say)}이/가 답할 때예요.`,
  'turn.owner.block': (p, say) =>
    p.who === p.by
      ? josa`${who(p, say)}은/는 자기 ${card(p, say)}을/를 막을 수 없어요.`
      : josa`이 테이블에서 ${by(p, say)}의 ${card(p, say)}을/를 막을 수 있는 사람은 ${asked(p, say)}뿐이에요. ${who(p, say)}은/는 아니에요.`,
  'turn.owner.escaped': (p, say) => josa`${who(p, say)}은/는 탈출해서 더 하지 않아요.`,
  'turn.owner.nobody': () => '그 말을 할 사람이 테이블에 없어요.',
  'turn.play-or-draw': (p, say) => josa`한 차례에는 한 장 내거나 한 장 뽑아요. ${who(p, say)}은/는 다른 것을 말했어요.`,
  'turn.play-or-draw.take': (p, say) => josa`${who(p, say)}이/가 받을 열린 카드가 없어요. 한 장 내거나 뽑으세요.`,
  'attack.aimed': (p, say) =>
    josa`${who(p, say)}이/가 Attack을 받았어요. 먼저 답하거나 받으세요. 이어서 할 차례가 없어요.`,
  'answer.skip': (p, say) =>
    josa`Skip은 막지도 되돌리지도 못해요. 그래서 ${who(p, say)}의 ${card(p, say)}은/는 소용없어요.`,
  'answer.reflect': (p, say) =>
    josa`${by(p, say)}의 ${card(p, say)}은/는 되돌릴 수 없어요. Attack, Burden, Bedevil, Reflect만 돼요.`,
  'match.house': (p, say) => josa`집은 ${needed(p)}인데 ${who(p, say)}의 캐릭터는 ${house(p)}이에요/예요.`,
  'match.house.four': (p, say) => josa`집은 ${needed(p)}인데 ${who(p, say)}의 네 장 중 첫 장은 ${house(p)}이에요/예요.`,
  'match.house.unsaid': (p, say) => `${who(p, say)}의 캐릭터는 어느 집인가요?`,
  'house.unknown': (p, say) => josa`${house(p)}이라/라는 집은 여기 없어요. ${names(p.houses, say)}이/가 있어요.`,
  'story.unknown': (p, say) =>
    josa`${String(p.story)}이라/라는 이야기는 여기 없어요. ${names(p.stories, say)}이/가 있어요.`,
  'hand.enough': (p, say) =>
    `${who(p, say)}에게 카드가 ${p.hand as number}장 있는데 ${p.cards as number}장이 있어야 해요.`,
  'bedevil.call': () => 'Bedevil을 내거나 되돌린 사람만 집을 부를 수 있어요.',
}

/** What the question is about, by what the open card does. */
const stakes: Readonly<Record<string, Sentence>> = {
  attack: (p, say) => josa`${at(p, say)}이/가 ${draws(p)}장 뽑고 차례를 잃음`,
  bedevil: (p, say) => josa`${at(p, say)}이/가 ${draws(p)}장 뽑음`,
  burden: (p, say) => josa`${at(p, say)}이/가 카드 한 장을 받음`,
  story: () => '이걸로 이김',
  'pick-up': () => '캐릭터가 손으로 돌아감',
}

export const text: GameText = {
  name: 'Out of the Woods',
  tagline: '집과 이야기',
  cards: {
    character: { name: '캐릭터', short: '집에 맞춰서' },
    attack: { name: 'Attack', short: '2장 뽑고 차례 잃음' },
    burden: { name: 'Burden', short: '한 장 주기' },
    skip: { name: 'Skip', short: '차례 잃음' },
    'bedevil-2': { name: 'Bedevil 2', short: '2장 뽑기' },
    'bedevil-4': { name: 'Bedevil 4', short: '4장 뽑기' },
    block: { name: 'Block', short: '카드 막기' },
    reflect: { name: 'Reflect', short: '되돌리기' },
  },
  groups: { character: '캐릭터', action: '액션 카드', answer: '답하는 카드', word: '말로 하기' },
  words: { draw: '한 장 뽑기', take: '그대로 받기', 'all-four': '이야기 네 장 모두', done: '아무도 답 안 함' },
  asks: {
    turn: (p, say) =>
      p.house === ''
        ? `${who(p, say)} 차례: 아무 카드나 내거나 한 장 뽑기`
        : `${who(p, say)} 차례: ${house(p)}에 맞춰 내거나, 액션 카드를 내거나, 한 장 뽑기`,
    answer: (p, say) => {
      const stake = stakes[p.what as string]
      return `${who(p, say)}: ${by(p, say)}의 ${card(p, say)}에 답하기${stake === undefined ? '' : ` (${stake(p, say)})`}`
    },
    over: (p, say) => {
      const loser = p.loser as number
      const won = (p.winner as number) < 0 ? '게임이 끝났어요' : `${winner(p, say)} 승리`
      return loser < 0 ? won : josa`${won}. ${say.player(loser)}이/가 숲에 남았어요`
    },
  },
  reasons,
  notes: {
    'story.unsaid': (p, say) => `${who(p, say)}의 캐릭터가 어느 이야기인지 말하지 않아서 이야기가 끊겨요.`,
    'four.house-unsaid': (p) => josa`집을 말하지 않았어요. 네 장 중 첫 장은 ${needed(p)}이어야 해요.`,
  },
  as: {
    character: '캐릭터',
    four: '이야기 한 벌',
    action: '액션 카드',
    idle: '막을 것 없이 낸 카드',
    block: 'Block',
    reflect: 'Reflect',
    draw: '한 장 뽑기',
    take: '그대로 받기',
    done: '답 끝',
  },
  happened: {
    'hand.play': (p, say) =>
      josa`${who(p, say)}이/가 ${(p.change as number) < -1 ? '캐릭터 네 장' : card(p, say)}을/를 내요`,
    'hand.draw': (p, say) => josa`${who(p, say)}이/가 ${moved(p)}장 뽑아요`,
    'hand.attack': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 Attack으로 ${moved(p)}장 뽑아요`,
    'hand.bedevil': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 Bedevil로 ${moved(p)}장 뽑아요`,
    'hand.give': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}에게 카드 한 장을 줘요`,
    'hand.given': (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}에게서 카드 한 장을 받아요`,
    'hand.pick-up': (p, say) => josa`${by(p, say)}에게 막혀서 ${who(p, say)}이/가 ${moved(p)}장을 도로 가져가요`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)}장, 정정`,
    'lost-turn': (p, say) => josa`${who(p, say)}이/가 차례를 잃어요`,
    blocked: (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 ${card(p, say)}을/를 막아요`,
    reflected: (p, say) => josa`${who(p, say)}이/가 ${by(p, say)}의 ${card(p, say)}을/를 되돌려요`,
    'direction.clockwise': () => '시계 방향으로 돌아요',
    'direction.counterclockwise': () => '반시계 방향으로 돌아요',
    story: (p, say) => josa`${who(p, say)}이/가 이야기를 완성해요`,
    escape: (p, say) => josa`${who(p, say)}이/가 탈출해요`,
    'win.escape': (p, say) => josa`${who(p, say)}이/가 숲에서 먼저 나와 이겨요`,
    'win.story': (p, say) => josa`${who(p, say)}이/가 이야기로 이겨요`,
    loser: (p, say) => josa`${who(p, say)}이/가 숲에 남아요`,
    back: (p, say) => josa`${who(p, say)}이/가 다시 들어와요`,
    correction: (p, say) => `${who(p, say)}: 정정`,
    'correction.reshuffle': () => '낸 카드를 섞어 새 더미로 써요',
    overruled: (p, say) => josa`${who(p, say)}이/가 낸 것을 테이블에서 인정해요`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) => `Out of the Woods는 ${p.fewest}명부터 할 수 있어요. 지금 ${p.count}명이에요.`,
    'players.many': (p) => `Out of the Woods는 ${p.most}명까지 할 수 있어요. 지금 ${p.count}명이에요.`,
    'list.empty': () => '집을 하나는 적으세요.',
    'list.many': (p) => `여기에는 ${p.most}개까지 적을 수 있어요. 지금 ${p.count}개예요.`,
    'list.twice': (p) => josa`${String(p.name)}이/가 두 번 있어요.`,
    'list.long': (p) => `이름은 ${p.most}자까지예요.`,
    'list.none': (p) => josa`${String(p.name)}은/는 없다는 뜻으로 쓰는 말이라 다른 이름이어야 해요.`,
    'correction.number': (p) => `손에 든 카드는 0장부터 ${p.most}장까지예요.`,
    'correction.turn': (p, say) => josa`${who(p, say)}은/는 탈출해서 차례가 될 수 없어요.`,
    'correction.kind': () => 'Out of the Woods에는 바로잡을 그런 것이 없어요.',
  },
}
