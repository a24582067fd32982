/**
 * Table rulings of One Card: where the published rules are silent, offer a variation or are played differently
 * from table to table. The first option is the default; the words are in `text/en-rulings.ts`.
 */
import type { Ruling } from '../ruleset.ts'

export const rulings: readonly Ruling[] = [
  { id: 'direction', options: ['counterclockwise', 'clockwise'], rules: ['setup.first'] },
  { id: 'attack-follow', options: ['yes', 'any'], rules: ['attack.answer', 'follow', 'follow.joker-colour'] },
  { id: 'attack-order', options: ['free', 'at-least'], rules: ['attack.answer', 'attack.adds'] },
  { id: 'attack-cap', options: ['none', '20'], rules: ['attack.adds', 'attack.draw'] },
  { id: 'multi', options: ['no', 'yes'], rules: ['turn.play-or-draw'] },
  { id: 'call-penalty', options: ['yes', 'no'], rules: ['one-card.first', 'one-card.call'] },
  { id: 'joker-on-joker', options: ['yes', 'no'], rules: ['follow.jokers', 'attack.answer'] },
  { id: 'finish', options: ['any', 'plain'], rules: ['win'] },
]

/** The most that a capped run of attacks costs (ruling `attack-cap`). */
export const CAP = 20
