/** What is wrong with a set-up or a correction of any game, in Korean: see `engine/setup.ts`. */
import { josa } from '../particles.ts'
import type { GameText } from '../text.ts'

export const setupProblems: GameText['problems'] = {
  'name.empty': () => '이 자리에는 이름이 있어야 해요.',
  'name.long': (p) => `이름은 ${p.most}자까지예요.`,
  'name.twice': (p, say) =>
    josa`${say.player(p.twin as number)}이/가 이미 ${(p.twin as number) + 1}번 자리에 있어요. 두 사람 이름은 달라야 해요.`,
  dealer: () => '테이블에서 누군가는 패를 돌려야 해요.',
  'ruling.unknown': (p) => josa`${String(p.id)}이라/라는 하우스 룰은 없어요.`,
  'ruling.option': (p) => josa`하우스 룰 ${String(p.id)}에 ${String(p.option)}이라/라는 것은 없어요.`,
  'correction.seat': () => '그런 사람은 없어요.',
}
