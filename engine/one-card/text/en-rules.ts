/**
 * English wording of the rules of One Card, by rule id: what a friend who knows the game says at the table.
 * Our own words; the published rules are only cited by their headings (`rules.ts`).
 */
import type { RuleText } from '../../text.ts'
import { rulings } from './en-rulings.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: 'Setup',
  turn: 'The turn',
  follow: 'What goes on what',
  actions: 'Action cards',
  attacks: 'Attacks',
  'one-card': 'Calling One Card',
  end: 'The stock and the end',
  cards: 'Special cards',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: 'Two to ten players',
    text: 'Two can play, and as many more as one deck serves: after the deal there have to be a card to turn up and a stock.',
  },
  'setup.deal': {
    title: 'Seven cards for two, five for more',
    text: 'With two players each gets seven cards. With three or more it is five each.',
  },
  'setup.deck': {
    title: '54 cards, Jokers in',
    text: 'An ordinary deck of 52 with one black and one coloured Joker. Each card is there once.',
  },
  'setup.start': {
    title: 'One card is turned up',
    text: 'After the deal one card goes face up beside the stock. It only says what to follow: a 2 there makes nobody draw, a Jack skips nobody, and a 7 counts with its own suit.',
  },
  'setup.first': {
    title: 'The dealer’s neighbour goes first',
    text: 'The player on the dealer’s right starts, and play runs on that way round. Where the table plays clockwise it is the dealer’s left.',
  },

  'turn.owner': {
    title: 'One player at a time',
    text: 'Only the player on turn plays or draws. Everybody else waits; calling One Card is the one thing anybody may do at any time.',
  },
  'turn.play-or-draw': {
    title: 'Play a card or draw one',
    text: 'A turn is one card from your hand, or one card drawn. You may draw even when you could play. Drawing ends the turn, unless it was for an attack. Several cards at once only go where the table plays so, and then they have one rank.',
  },
  'hand.enough': {
    title: 'No more cards than you hold',
    text: 'Nobody plays more cards than are left in their hand.',
  },
  'deck.single': {
    title: 'Every card is there once',
    text: 'A card that lies in the discard pile cannot come out of a hand. Only after a reshuffle may it turn up again.',
  },

  follow: {
    title: 'Match the rank or the suit',
    text: 'A card goes on the top card when it has the same rank or the same suit. After a 7 the suit that was called counts in place of the suit of the 7.',
  },
  'follow.seven': {
    title: 'A 7 goes on anything',
    text: 'As long as no attack waits for an answer, a 7 may be played on any card.',
  },
  'follow.joker-colour': {
    title: 'Jokers match by colour',
    text: 'The coloured Joker goes on hearts and diamonds, and any red card goes on it. The black Joker goes with spades and clubs in the same way. A called suit counts as that suit.',
  },
  'follow.jokers': {
    title: 'One Joker does not follow the other',
    text: 'On a plain turn the two Jokers do not go on each other. In answer to an attack they may, unless the table plays otherwise.',
  },

  'seven.call': {
    title: 'A 7 names the next suit',
    text: 'Whoever plays a 7 says which suit comes next. Until the suit is named, the play is not complete, not even with the last card of a hand. No other card calls a suit.',
  },
  'king.again': {
    title: 'A King plays again',
    text: 'After a King the same player goes on: another card, or one card drawn, which ends the turn. Hands are secret, so nobody checks whether they could have played.',
  },
  'queen.reverse': {
    title: 'A Queen turns the direction',
    text: 'From the Queen on, play runs the other way round.',
  },
  'queen.two': {
    title: 'With two players a Queen skips',
    text: 'Two players have nothing to turn: the Queen works like a Jack, and the direction stays.',
  },
  'jack.skip': {
    title: 'A Jack skips the next player',
    text: 'The next player is jumped over. With two players that means another turn for whoever played it.',
  },

  'attack.answer': {
    title: 'Answer an attack or draw',
    text: 'Facing an attack you have two choices: lay another attack card, or draw. Nothing else will do, not even a 7.',
  },
  'attack.adds': {
    title: 'Damage adds up',
    text: 'Every attack card adds its damage to what is already pending, and the next player faces the whole of it.',
  },
  'attack.draw': {
    title: 'Drawing takes all of it',
    text: 'Whoever draws takes everything that is pending at once. Nothing is pending afterwards, even where the cards ran out.',
  },
  'attack.then-turn': {
    title: 'After drawing it is still your turn',
    text: 'Whoever drew for an attack goes on as on any turn: they play, or draw one more card, and that ends the turn.',
  },

  'one-card.call': {
    title: 'Say it when one card is left',
    text: 'Whoever comes down to a single card calls “One Card”. The chance lasts until the next player plays or draws, or until its holder does.',
  },
  'one-card.first': {
    title: 'Called in time: the next player draws',
    text: 'If the holder is the first to call, the player on turn draws one card. If the caller plays again themselves, it is the player after them.',
  },
  'one-card.caught': {
    title: 'Caught: the holder draws',
    text: 'If anybody else calls it first, the holder of the single card draws one. A missed call costs that card and never a turn: whoever was on turn still is.',
  },
  'one-card.nobody': {
    title: 'There has to be a card to call',
    text: 'A call counts only while somebody has just come down to one card and nobody has called it yet.',
  },

  'stock.reshuffle': {
    title: 'The pile becomes the stock',
    text: 'When the stock cannot cover a draw, everything under the top card of the discard pile is shuffled into a new stock. If that is still too little, the player takes what there is.',
  },
  win: {
    title: 'The last card wins',
    text: 'The first to play their last card wins at once, whatever that card would do, and the game is over: nobody plays on for second place. Where the table wants a plain finish, a special card cannot be the last one.',
  },

  two: { title: '2: two cards', text: 'An attack of two, in every suit.' },
  ace: { title: 'Ace: three cards', text: 'An attack of three. The Ace of spades is stronger.' },
  'ace-of-spades': { title: 'Ace of spades: five cards', text: 'An attack of five.' },
  'black-joker': { title: 'Black Joker: ten cards', text: 'An attack of ten. It goes with the black suits.' },
  'coloured-joker': {
    title: 'Coloured Joker: thirteen cards',
    text: 'An attack of thirteen, the hardest there is. It goes with the red suits.',
  },
  seven: { title: '7: any suit', text: 'Goes on anything while no attack waits, and its player calls the next suit.' },
  jack: { title: 'Jack: skip', text: 'The next player is jumped over.' },
  queen: { title: 'Queen: turn round', text: 'Turns the direction of play; with two players it skips.' },
  king: { title: 'King: once more', text: 'Its player plays again.' },
}

const called: RuleText['called'] = [
  ['One card', 'uno', 'mau'],
  ['draw', 'pick', 'eat', 'take'],
  ['suit', 'symbol', 'sign'],
  ['jack', 'J'],
  ['queen', 'Q'],
  ['king', 'K'],
  ['7', 'wild', 'change', 'choose'],
  ['joker', 'jester'],
  ['skip', 'miss', 'jump'],
  ['direction', 'reverse', 'clockwise'],
  ['attack', 'stack'],
  ['stock', 'deck', 'pile'],
]

export const rules: RuleText = { sections, rules: table, rulings, called }
