/** What One Card knows about questions. */
import type { Knowledge, Phrases } from '../../ask/knowledge.ts'
import { spokenOf, statementsOf } from '../../ask/statements.ts'
import { cards, type PlayingCard, suits, wordOf } from '../cards.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { dealtCards, stockSize } from './counts.ts'
import { specialCards } from './en-cards.ts'
import { ending } from './en-ending.ts'
import { turn } from './en-turn.ts'
import { near, words } from './en-words.ts'
import { actions } from './said/en-actions.ts'
import { answering } from './said/en-answers.ts'
import { asked } from './said/en-asked.ts'
import { attack as saidAttack } from './said/en-attack.ts'
import { attacked } from './said/en-attacked.ts'
import { calls } from './said/en-calls.ts'
import { end, housed } from './said/en-end.ts'
import { facts } from './said/en-facts.ts'
import { follows } from './said/en-follows.ts'
import { more } from './said/en-more.ts'
import { plain } from './said/en-plain.ts'
import { setup } from './said/en-setup.ts'
import { silent } from './said/en-silent.ts'
import { told } from './said/en-told.ts'
import { toldMore } from './said/en-told-more.ts'
import { turn as saidTurn } from './said/en-turn.ts'
import { turns } from './said/en-turns.ts'
import { voices } from './said/en-voices.ts'
import { voices1 } from './said/en-voices-1.ts'
import { voices2 } from './said/en-voices-2.ts'
import { goesOn, lastCard, totalOf } from './scenes.ts'
import { story } from './story.ts'

/** Words of ranks, `two` to `joker`, of all cards or of some. */
const ranksOf = (some: readonly PlayingCard[]): readonly string[] => [...new Set(some.map((card) => wordOf(card.rank)))]

const ranks = ranksOf(cards)
const special = ranksOf(cards.filter((card) => card.special !== ''))
const attacking = ranksOf(cards.filter((card) => card.damage > 0))

const classes: Record<string, string[]> = {}
const join = (name: string, id: string): void => {
  classes[name] = [...(classes[name] ?? []), id]
}
for (const card of cards) {
  join(wordOf(card.rank), card.id)
  if (card.suit !== null) join(card.suit, card.id)
  join(card.colour, card.id)
  join('any-card', card.id)
  join('mention', card.id)
  join('exact-card', card.id)
  join(card.special === '' ? 'plain-rank' : 'special-rank', card.id)
  if (card.damage > 0) join('attack-card', card.id)
}

/** A rank or a suit without the rest is a card too. */
const general: [string, string, number][] = [
  ...ranks.map((rank): [string, string, number] => [`class:${rank}`, 'class:any-card', 0.85]),
  ...[...ranks, ...suits, 'red', 'black'].map((name): [string, string, number] => [
    `class:${name}`,
    'class:mention',
    0.92,
  ]),
  ...ranks.map((rank): [string, string, number] => [
    `class:${rank}`,
    special.includes(rank) ? 'class:special-rank' : 'class:plain-rank',
    0.92,
  ]),
  ...attacking.map((rank): [string, string, number] => [`class:${rank}`, 'class:attack-card', 0.92]),
  ['card:BJ', 'class:attack-card', 0.96],
  ['card:CJ', 'class:attack-card', 0.96],
]

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

/** By subject; each holds every sort of answer. */
const SAID = [
  setup,
  turns,
  follows,
  actions,
  attacked,
  answering,
  calls,
  end,
  housed,
  silent,
  told,
  toldMore,
  facts,
  voices,
]

const works = { dealtCards, goesOn, lastCard, stockSize, totalOf }

export const knowledge: Knowledge = {
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
  statements: [
    ...statementsOf([turn, specialCards, ending].join('\n'), works),
    ...spokenOf([saidTurn, saidAttack, asked, more, plain, ...SAID].join('\n'), works),
    ...spokenOf([voices1, voices2].join('\n'), works),
  ],
}
