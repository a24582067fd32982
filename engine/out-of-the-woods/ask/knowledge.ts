/** What Out of the Woods knows about questions. */
import type { Knowledge } from '../../ask/knowledge.ts'
import { spokenOf, statementsOf } from '../../ask/statements.ts'
import { actions } from '../cards.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { answering } from './en-answers.ts'
import { actionCards } from './en-cards.ts'
import { ending } from './en-ending.ts'
import { near } from './en-near.ts'
import { turn } from './en-turn.ts'
import { turnsOfPhrase } from './en-turns.ts'
import { words } from './en-words.ts'
import { answering as saidAnswering } from './said/en-answers.ts'
import { asked } from './said/en-asked.ts'
import { attack } from './said/en-attack.ts'
import { block } from './said/en-block.ts'
import { burden } from './said/en-burden.ts'
import { ending as saidEnding } from './said/en-ending.ts'
import { further } from './said/en-further.ts'
import { houseRules } from './said/en-house-rules.ts'
import { match } from './said/en-match.ts'
import { more } from './said/en-more.ts'
import { nothing } from './said/en-nothing.ts'
import { plain } from './said/en-plain.ts'
import { reflect } from './said/en-reflect.ts'
import { setup } from './said/en-setup.ts'
import { story as saidStory } from './said/en-story.ts'
import { talked } from './said/en-talked.ts'
import { told } from './said/en-told.ts'
import { turn as saidTurn } from './said/en-turn.ts'
import { voices1 } from './said/en-voices-1.ts'
import { voices2 } from './said/en-voices-2.ts'
import { worked } from './said/en-worked.ts'
import * as works from './scenes.ts'
import { story } from './story.ts'

const ids: readonly string[] = actions.map((card) => card.id)

export const knowledge: Knowledge = {
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
  statements: [
    ...statementsOf([turn, actionCards, answering, ending].join('\n'), works),
    ...spokenOf(
      [
        ...[saidTurn, saidAnswering, asked, more, plain],
        ...[
          setup,
          match,
          attack,
          burden,
          block,
          reflect,
          saidStory,
          saidEnding,
          nothing,
          worked,
          told,
          talked,
          houseRules,
          further,
        ],
      ].join('\n'),
      works,
    ),
    ...spokenOf([voices1, voices2].join('\n'), works),
  ],
}
