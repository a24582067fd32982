/** What Out of the Woods knows about questions. */
import type { Knowledge } from '../../ask/knowledge.ts'
import { tongue } from '../../ask/text/en-words.ts'
import { actions } from '../cards.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { near } from './en-near.ts'
import { turnsOfPhrase } from './en-turns.ts'
import { words } from './en-words.ts'
import * as works from './scenes.ts'
import { story } from './story.ts'

const ids: readonly string[] = actions.map((card) => card.id)

export const knowledge: Knowledge = {
  tongue,
  cards: vocabulary.cards,
  words: { ...turnsOfPhrase, ...words },
  classes: {
    action: ids,
    bedevil: ['bedevil-2', 'bedevil-4'],
    blockable: ids,
  },
  generic: {},
  near: [
    ...near,
    ['class:bedevil', 'class:action', 0.9],
    ['class:bedevil', 'class:blockable', 0.9],
    ['character', 'class:blockable', 0.85],
  ],
  ordered: [
    'card:block',
    'card:reflect',
    'card:skip',
    'card:attack',
    'card:burden',
    'class:bedevil',
    'card:bedevil-2',
    'card:bedevil-4',
    'character',
  ],
  facts: {
    house: 'house house.change',
    reverse: 'direction reflect.reverse',
    hand: 'hand hand.enough',
    'w:card': 'hand hand.enough',
  },
  cardlike: ['class:bedevil'],
  deeds: [
    'draw',
    'give',
    'call',
    'escape',
    'lose-turn',
    'keep-turn',
    'all-four',
    'match',
    'change-house',
    'reverse',
    'go-back',
    'character',
  ],
  story,
  idle: ['woods', 'wood', 'kosher', 'legit', 'permitted', 'permissible', 'tbh', 'btw', 'idk', 'innit', 'lads', 'folks'],
  works,
}
