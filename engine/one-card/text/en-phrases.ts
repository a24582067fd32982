/** What English-speaking tables call the cards and words of One Card when they type. */
import type { Vocabulary } from '../../phrase/lexicon.ts'
import { cards, suits } from '../cards.ts'

const RANKS: Readonly<Record<string, readonly string[]>> = {
  '2': ['2', 'two', 'deuce'],
  '3': ['3', 'three'],
  '4': ['4', 'four'],
  '5': ['5', 'five'],
  '6': ['6', 'six'],
  '7': ['7', 'seven'],
  '8': ['8', 'eight'],
  '9': ['9', 'nine'],
  '10': ['10', 'ten'],
  J: ['J', 'jack'],
  Q: ['Q', 'queen'],
  K: ['K', 'king'],
  A: ['A', 'ace'],
}

const SIGNS: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }

/** `7H`, `7 of hearts`, `seven hearts`, `heart seven`, `7♥`. */
function spellings(id: string, rank: string, suit: string | null): string[] {
  if (suit === null)
    return id === 'BJ'
      ? ['BJ', 'black joker', 'joker black', 'small joker', 'plain joker']
      : [
          'CJ',
          'coloured joker',
          'colored joker',
          'colour joker',
          'color joker',
          'red joker',
          'big joker',
          'joker coloured',
        ]
  const one = suit.slice(0, -1)
  return (RANKS[rank] ?? []).flatMap((name) => [
    `${name}${suit[0]}`,
    `${name}${SIGNS[suit]}`,
    `${name} of ${suit}`,
    `${name} of ${one}`,
    `${name} ${suit}`,
    `${name} ${one}`,
    `${one} ${name}`,
    `${suit} ${name}`,
  ])
}

export const vocabulary: Vocabulary = {
  cards: Object.fromEntries(cards.map((card) => [card.id, spellings(card.id, card.rank, card.suit)])),
  words: {
    draw: [
      'draw',
      'draws',
      'drew',
      'drawing',
      'takes',
      'take',
      'takes it',
      'picks up',
      'pick up',
      'picked up',
      'eats',
      'eats it',
      'takes them',
      'takes a card',
      'draws a card',
      'draws them all',
    ],
    'one-card': [
      'one card',
      'onecard',
      'calls one card',
      'says one card',
      'shouts one card',
      'last card',
      'one card call',
    ],
  },
  marks: {
    calls: [
      'calls',
      'call',
      'called',
      'calling',
      'wants',
      'asks for',
      'names',
      'makes it',
      'changes to',
      'change to',
      'to',
      'suit',
    ],
    about: ['on', 'about', 'at', 'for', 'against', 'catches', 'caught'],
    and: ['and', 'with', 'plus'],
    ...Object.fromEntries(suits.map((suit) => [suit, [suit, suit.slice(0, -1), SIGNS[suit] ?? suit]])),
  },
  filler: [
    'can',
    'what',
    'may',
    'plays',
    'play',
    'played',
    'puts',
    'put',
    'lays',
    'down',
    'the',
    'a',
    'an',
    'answers',
    'answer',
    'attacks',
    'drops',
    'his',
    'her',
    'their',
    'my',
    'then',
    'now',
    'card',
    'cards',
    'all',
    'all of them',
    'is',
    'it',
    'up',
  ],
  numbers: {},
}
