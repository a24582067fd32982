/** What is wrong with a set-up or a correction of any game, in English: see `engine/setup.ts`. */
import type { GameText } from '../text.ts'

export const setupProblems: GameText['problems'] = {
  'name.empty': () => 'This seat needs a name.',
  'name.long': (p) => `A name can have up to ${p.most} characters.`,
  'name.twice': (p, say) =>
    `${say.player(p.twin as number)} already has seat ${(p.twin as number) + 1}. Two players need different names.`,
  dealer: () => 'Somebody at the table has to deal.',
  'ruling.unknown': (p) => `There is no house rule called ${p.id}.`,
  'ruling.option': (p) => `The house rule ${p.id} has no option ${p.option}.`,
  'correction.seat': () => 'There is no such player.',
}
