/** The deck as data: 52 cards and two Jokers. What a card does is in the rule modules; how hard it attacks is here. */
import { fold, nearest } from '../record/names.ts'
import type { Card } from '../ruleset.ts'

/** As declarations and records say them. */
export type Suit = 'spades' | 'hearts' | 'diamonds' | 'clubs'
/** The colour of a suit, and of the Joker that goes with it. */
export type Colour = 'black' | 'red'
type Number = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10'
/** What is printed in the corner of a card. */
export type Rank = Number | 'J' | 'Q' | 'K' | 'A' | 'joker'

/** A card of the deck: there is one of each. */
export interface PlayingCard extends Card {
  /** `AS`, `10H`, `BJ`: also how records print it. */
  readonly id: string
  readonly also: readonly string[]
  readonly group: Suit | 'jokers'
  readonly rank: Rank
  /** null for a Joker. */
  readonly suit: Suit | null
  /** Of the coloured Joker `red`: it belongs to the red suits. */
  readonly colour: Colour
  /** Cards the next player has to draw for it; 0 for a card that does not attack. */
  readonly damage: number
  /** The citation of what this card does; empty for a plain one. */
  readonly special: string
}

interface SuitData {
  readonly letter: string
  readonly sign: string
  readonly colour: Colour
}

const suitData: Readonly<Record<Suit, SuitData>> = {
  spades: { letter: 'S', sign: '♠', colour: 'black' },
  hearts: { letter: 'H', sign: '♥', colour: 'red' },
  diamonds: { letter: 'D', sign: '♦', colour: 'red' },
  clubs: { letter: 'C', sign: '♣', colour: 'black' },
}

/** In the order of the pad. */
export const suits: readonly Suit[] = ['spades', 'hearts', 'diamonds', 'clubs']

interface RankData {
  /** In words, for records that write a card out. */
  readonly word: string
  readonly special?: string
  readonly damage?: number
}

const rankData: Readonly<Record<Exclude<Rank, 'joker'>, RankData>> = {
  '2': { word: 'two', special: 'two', damage: 2 },
  '3': { word: 'three' },
  '4': { word: 'four' },
  '5': { word: 'five' },
  '6': { word: 'six' },
  '7': { word: 'seven', special: 'seven' },
  '8': { word: 'eight' },
  '9': { word: 'nine' },
  '10': { word: 'ten' },
  J: { word: 'jack', special: 'jack' },
  Q: { word: 'queen', special: 'queen' },
  K: { word: 'king', special: 'king' },
  A: { word: 'ace', special: 'ace', damage: 3 },
}

/** A rank in words: `two`, `ace`, `joker`. */
export function wordOf(rank: Rank): string {
  return rank === 'joker' ? rank : rankData[rank].word
}

/** A card that differs from the others of its rank. */
const odd: Readonly<Record<string, Pick<PlayingCard, 'special' | 'damage'>>> = {
  AS: { special: 'ace-of-spades', damage: 5 },
}

const jokers: readonly PlayingCard[] = [
  {
    id: 'BJ',
    name: 'BJ',
    also: ['Black Joker', 'Joker black'],
    group: 'jokers',
    rank: 'joker',
    suit: null,
    colour: 'black',
    damage: 10,
    special: 'black-joker',
  },
  {
    id: 'CJ',
    name: 'CJ',
    also: ['Coloured Joker', 'Colored Joker', 'Colour Joker', 'Color Joker', 'Red Joker', 'Joker coloured'],
    group: 'jokers',
    rank: 'joker',
    suit: null,
    colour: 'red',
    damage: 13,
    special: 'coloured-joker',
  },
]

function suited(suit: Suit, rank: Exclude<Rank, 'joker'>): PlayingCard {
  const { letter, sign, colour } = suitData[suit]
  const { word, special = '', damage = 0 } = rankData[rank]
  const id = rank + letter
  const also = [`${rank} of ${suit}`, `${word} of ${suit}`, rank + sign]
  if (rank === '10') also.push(`T${letter}`)
  return { id, name: id, also, group: suit, rank, suit, colour, damage, special, ...odd[id] }
}

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const

/** `setup.deck`: 54 cards, Jokers in. */
export const cards: readonly PlayingCard[] = [
  ...suits.flatMap((suit) => ranks.map((rank) => suited(suit, rank))),
  ...jokers,
]

/** How many cards there are. */
export const DECK = cards.length

const byId = new Map<string, PlayingCard>(cards.map((card) => [card.id, card]))

/** The card of an id; undefined for anything else. */
export function cardOf(id: string): PlayingCard | undefined {
  return byId.get(id)
}

const spelled = new Map(cards.flatMap((card) => [card.id, ...card.also].map((name) => [fold(name), card.id])))

/** The id of the card a text names, however it is spelled; undefined for anything else. */
export function cardNamed(text: string): string | undefined {
  return spelled.get(fold(text))
}

const spellings = cards.flatMap((card) => [card.id, ...card.also])

/** How records write the card whose name comes nearest to what was written. */
export function nearestCard(written: string): string | undefined {
  const near = nearest(written, spellings)
  return near === undefined ? undefined : cardNamed(near)
}

/** The suit that a word names; undefined for anything else. */
export function suitNamed(word: unknown): Suit | undefined {
  return suits.find((suit) => suit === word)
}

/** How a suit is written in one character. */
export function suitSign(suit: Suit): string {
  return suitData[suit].sign
}

/** The colour of a suit. */
export function colourOf(suit: Suit): Colour {
  return suitData[suit].colour
}
