/** What One Card knows about questions. */
import type { Knowledge, Phrases } from '../../ask/knowledge.ts'
import { tongue } from '../../ask/text/en-words.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { classes, general, ranks } from './classes.ts'
import { dealtCards, stockSize } from './counts.ts'
import { near, words } from './en-words.ts'
import { totalOf } from './pile.ts'
import { goesOn, lastCard } from './scenes.ts'
import { story } from './story.ts'

/** Spellings that mean something else in a question. */
const spelled = (id: string, names: readonly string[]): readonly string[] =>
  id === 'BJ'
    ? [...names, 'black jocker', 'the black one']
    : id === 'CJ'
      ? [
          ...names,
          'colour jocker',
          'coloured jocker',
          'the coloured one',
          'the colour one',
          'coloured one',
          'the red one',
        ]
      : names

const named: Phrases = Object.fromEntries(
  Object.entries(vocabulary.cards).map(([id, names]) => [
    id,
    // `a heart` is no ace, and `as` is no card.
    spelled(id, names).filter(
      (name) =>
        !/[♠♥♦♣]|^[ajqk] ?[shdc]\b|^a (spade|heart|diamond|club)|^(spade|heart|diamond|club)s? [ajqk]$/i.test(name),
    ),
  ]),
)

const works = { dealtCards, goesOn, lastCard, stockSize, totalOf }

export const knowledge: Knowledge = {
  tongue,
  cards: named,
  words,
  classes,
  generic: {},
  near: [...near, ...general],
  facts: {
    pending: 'pending attack.adds',
    direction: 'direction setup.first',
    suit: 'suit follow',
    top: 'top follow',
    stock: 'stock stock.reshuffle',
    hand: 'hand hand.enough',
    'w:card': 'hand hand.enough',
  },
  ordered: [],
  cardlike: ranks.map((rank) => `class:${rank}`),
  deeds: ['draw', 'answer', 'call', 'skip', 'reverse', 'go-again', 'one-card', 'play', 'reshuffle', 'follow'],
  story,
  idle: ['k', 'absolutely'],
  works,
}
