/** What One Card knows about questions in Korean. They tell no stories to it: there are only ways people ask. */
import type { Knowledge } from '../../ask/knowledge.ts'
import { tongue } from '../../ask/text/ko-words.ts'
import { vocabulary } from '../text/ko-phrases.ts'
import { classes, general, ranks } from './classes.ts'
import { words } from './ko-words.ts'

export const knowledge: Knowledge = {
  tongue,
  // Written together as often as not: `하트에이스`.
  cards: Object.fromEntries(
    Object.entries(vocabulary.cards).map(([id, names]) => [
      id,
      [...new Set(names.flatMap((name) => [name, name.replace(' ', '')]))],
    ]),
  ),
  words,
  classes,
  generic: {},
  near: general,
  facts: {
    pending: 'pending attack.adds',
    direction: 'direction setup.first',
    top: 'top follow',
    stock: 'stock stock.reshuffle',
    hand: 'hand hand.enough',
  },
  ordered: [],
  cardlike: ranks.map((rank) => `class:${rank}`),
  deeds: ['one-card'],
  works: {},
  idle: [],
}
