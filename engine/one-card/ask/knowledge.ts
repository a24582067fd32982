/** What One Card knows about questions. */
import type { Knowledge, Phrases } from '../../ask/knowledge.ts'
import { cards, type PlayingCard, suits, wordOf } from '../cards.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { dealtCards, stockSize } from './counts.ts'
import { near, words } from './en-words.ts'
import { totalOf } from './pile.ts'
import { goesOn, lastCard } from './scenes.ts'
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
  works,
}
