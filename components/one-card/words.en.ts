import type { Rank, Suit } from '../../engine/one-card/cards.ts'

/** Ranks as they are spoken; a letter on the keyboard goes to the key whose word begins so. */
const ranks: Readonly<Record<Rank, string>> = {
  '2': 'two',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  '10': 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
  joker: 'Joker',
}

const suits: Readonly<Record<Suit, string>> = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
}

export const en = {
  ranks,
  suits,
  callDue: 'One Card due',
  oneLeft: 'one card left',

  pile: 'The pile',
  onTop: 'On top: ',
  follow: 'Follow',
  orRank: (rank: string) => `or any ${rank}`,
  asCalled: ', as called',
  red: 'red',
  black: 'black',
  stock: 'Stock',
  inThePile: 'Pile',
  unseen: 'Unseen',
  waits: 'To draw',
  answeredBy: 'Answered by',
  noAnswer: 'No card is left that answers.',
  won: (name: string) => `${name}’s last card`,

  callTitle: (name: string) => `${name} holds one card`,
  callNote: 'Who says “One Card” first? The next move closes this.',
  says: (name: string) => `${name} says it`,
  saysFirst: (name: string) => `${name} says it first`,
  orFirst: 'or first is',
  nobodyDraws: 'nobody draws',
  sayKey: (name: string) => `One Card: ${name}`,

  theCards: 'Cards, by rank',
  theSuits: 'Suits',
  /** `sign` is what the key shows: `7`, `Q`. */
  rankName: (sign: string, rank: string, unseen: readonly string[]) =>
    `${/^\d/.test(sign) ? sign : `${sign}, ${rank}`}, ${unseen.length === 0 ? 'all in the pile' : `unseen: ${unseen.join(', ')}`}`,
  jokerName: (colour: string) => `${colour} Joker`,
  jokerLetters: (colour: string) => `Joker ${colour}`,
  suitName: (suit: string, unseen: number) => `${suit}, ${unseen} unseen`,
  cardInPile: (name: string) => `${name}, in the pile`,
  inPile: 'in the pile',
  joker: 'Joker',
  blackJoker: 'Black',
  colouredJoker: 'Colour',
  otherRank: 'Another rank',
  several: 'Several at once',
  oneAtATime: 'One at a time',
  play: 'Play',
  check: 'Check',
  lastOnTop: 'The last one tapped lies on top.',

  tally: (unseen: number) => `Still unseen: ${unseen}`,
  attackLeft: (count: number) => (count === 1 ? '1 attack card' : `${count} attack cards`),
  noAttackLeft: 'no attack card',
  unseenOf: (suit: string, ranks: readonly string[]) =>
    ranks.length === 0 ? `${suit}: all in the pile` : `${suit}: ${ranks.join(', ')}`,
  jokers: 'Jokers',

  drawOne: 'Draw one',
  drawMore: 'Draw one more',
  draw: (count: number) => `Draw ${count}`,
  stake: (count: number) => (count === 1 ? '1 card to draw' : `${count} cards to draw`),
  stillTurn: (name: string) => `After drawing it is still ${name}’s turn.`,
  callsThe: (card: string) => `${card} calls`,
  callsWhich: (name: string, card: string) => `${name}: ${card} calls which suit?`,
  callsSuit: (suit: string) => `calls ${suit}`,
  calls: (card: string, suit: string) => `${card} calls ${suit}`,
  example: (name: string) => `${name}: 7h calls spades`.toLowerCase(),
  heard: (name: string) => `${name} holds one card: One Card can be called.`,

  wins: 'wins',
  drew: (count: number) => `drew ${count}`,
  draws: (name: string, count: number) => `${name} +${count}`,
  toDraw: (count: number) => `${count} to draw`,
  skips: (name: string) => `skips ${name}`,
  turned: 'other way round',
  corrections: {
    hand: 'Cards in hand',
    turn: 'On turn',
    reshuffle: 'The pile was turned over',
  },
}
