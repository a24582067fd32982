/** One Card in English: the words of the table. Rule texts are in `en-rules.ts`. */
import { setupProblems } from '../../text/en-setup.ts'
import { card, player, plus, signed } from '../../text/params.ts'
import type { GameText, Namer } from '../../text.ts'
import type { Params } from '../../verdict.ts'

const who = player('who')
const holder = player('holder')
const by = player('by')
const top = (p: Params, say: Namer): string => say.card(p.top as string)
const count = (number: unknown, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`
const cards = (number: unknown): string => count(number, 'card')
const owns = (name: string): string => `${name}’s`

const ranks: readonly (readonly [rank: string, name: string, short: string])[] = [
  ['2', '2', '+2'],
  ['3', '3', ''],
  ['4', '4', ''],
  ['5', '5', ''],
  ['6', '6', ''],
  ['7', '7', 'any suit'],
  ['8', '8', ''],
  ['9', '9', ''],
  ['10', '10', ''],
  ['J', 'Jack', 'skip'],
  ['Q', 'Queen', 'turn round'],
  ['K', 'King', 'once more'],
  ['A', 'Ace', '+3'],
]
const suits = [
  ['S', 'spades'],
  ['H', 'hearts'],
  ['D', 'diamonds'],
  ['C', 'clubs'],
] as const

const deck = Object.fromEntries(
  suits.flatMap(([letter, suit]) =>
    ranks.map(([rank, name, short]) => [rank + letter, { name: `${name} of ${suit}`, short }]),
  ),
)

/** The suit a 7 asked for, where one did. */
const withCalled = (p: Params): string => (p.called === '' ? '' : ` with ${p.called}`)

export const text: GameText = {
  name: 'One Card',
  tagline: 'Last card, attacks add up',
  cards: {
    ...deck,
    AS: { name: 'Ace of spades', short: '+5' },
    BJ: { name: 'Black Joker', short: '+10' },
    CJ: { name: 'Coloured Joker', short: '+13' },
  },
  groups: {
    spades: 'Spades',
    hearts: 'Hearts',
    diamonds: 'Diamonds',
    clubs: 'Clubs',
    jokers: 'Jokers',
    word: 'Or say',
  },
  words: {
    draw: 'Draw',
    'one-card': 'One Card',
    done: 'Nobody calls',
    spades: 'Spades',
    hearts: 'Hearts',
    diamonds: 'Diamonds',
    clubs: 'Clubs',
  },
  asks: {
    turn: (p, say) => `${owns(who(p, say))} turn: follow ${top(p, say)}${withCalled(p)}, or draw one`,
    attack: (p, say) => `${who(p, say)}: answer ${top(p, say)} with an attack card, or draw ${p.pending}`,
    'after-draw': (p, say) =>
      `${who(p, say)} has drawn and goes on: follow ${top(p, say)}${withCalled(p)}, or draw one more`,
    again: (p, say) =>
      `${who(p, say)} plays again${p.plays === 1 ? '' : `, ${p.plays} times`}: follow ${top(p, say)}${withCalled(p)}, or draw one`,
    over: (p, say) => `${say.player(p.winner as number)} wins`,
  },
  reasons: {
    'card.seven': (p, say) => `${plus(p, say)}: a 7 goes on anything while no attack waits.`,
    'card.rank': (p, say) => `${card(p, say)} has the rank of ${top(p, say)}.`,
    'card.suit': (p, say) => `${card(p, say)} has the suit of ${top(p, say)}.`,
    'card.called': (p, say) => `${card(p, say)} has the suit that was called: ${p.suit}.`,
    'card.joker': (p, say) => `${card(p, say)} goes on ${p.suit}, its own colour.`,
    'card.on-joker': (p, say) => `${card(p, say)} has the colour of ${top(p, say)}.`,
    'card.wins': (p, say) => `${plus(p, say)}: ${owns(who(p, say))} last card, and that wins.`,
    'answer.any': (p, say) => `${plus(p, say)}: at this table any attack card answers ${top(p, say)}.`,
    'answer.rank': (p, say) => `${plus(p, say)} answers ${top(p, say)}: the same rank.`,
    'answer.suit': (p, say) => `${plus(p, say)} answers ${top(p, say)}: the same suit.`,
    'answer.called': (p, say) => `${plus(p, say)} answers the attack in the suit that was called: ${p.suit}.`,
    'answer.joker': (p, say) => `${card(p, say)} answers ${top(p, say)}: ${p.suit} is its own colour.`,
    'answer.on-joker': (p, say) => `${plus(p, say)} answers ${top(p, say)}: the same colour.`,
    'answer.joker-meets': (p, say) => `${card(p, say)} answers ${top(p, say)}: one Joker meets the other.`,
    'answer.weaker': (p, say) =>
      `${plus(p, say)} answers the attack, but is weaker than what it meets: ${who(p, say)} draws one card for it.`,
    draw: (p, say) => `${who(p, say)} draws one, and that ends the turn.`,
    'draw.attack': (p, say) => `${who(p, say)} draws all ${p.pending} and then goes on with the turn.`,
    'draw.after': (p, say) => `${who(p, say)} draws one more, and that ends the turn.`,
    'draw.again': (p, say) => `${who(p, say)} draws one instead of playing again, and that ends the turn.`,
    call: (p, say) => `${who(p, say)} calls in time: ${say.player(p.next as number)} draws one.`,
    'call.free': (p, say) => `${who(p, say)} calls in time and is safe. At this table nobody draws for it.`,
    catch: (p, say) => `${who(p, say)} is first: ${holder(p, say)} draws one.`,
    done: () => 'Nobody adds anything.',
    'done.call': (p, say) =>
      `Nobody calls ${say.list((p.holders as readonly number[]).map((seat) => owns(say.player(seat))))} single card any more.`,

    win: (p, say) => `The game is over: ${say.player(p.winner as number)} has won.`,
    'win.plain': (p, say) => `At this table the last card has to be a plain one, and ${card(p, say)} is not.`,
    'turn.owner': (p, say) =>
      p.who === undefined
        ? `It is ${owns(say.player(p.turn as number))} turn.`
        : `It is ${owns(say.player(p.turn as number))} turn, not ${owns(who(p, say))}.`,
    'turn.play-or-draw.nothing': (p, say) => `${who(p, say)} has to play a card or draw one.`,
    'turn.play-or-draw.both': (p, say) => `${plus(p, say)} and a word besides: a turn is one or the other.`,
    'turn.play-or-draw.alone': (p, say) => `${who(p, say)} draws, and nothing is said with it.`,
    'turn.play-or-draw.done': () => 'Done is said by nobody in particular, and about nobody.',
    'turn.play-or-draw.target': (p, say) => `${plus(p, say)} is played at nobody.`,
    'turn.play-or-draw.unknown': (p) => `There is no card ${p.found} in the deck.`,
    'turn.play-or-draw.one': (p, say) => `${plus(p, say)}: at this table one card is played at a time.`,
    'turn.play-or-draw.ranks': (p, say) => `${plus(p, say)} do not have one rank and cannot be played together.`,
    'attack.answer': (p, say) =>
      `${card(p, say)} is no attack card. ${who(p, say)} answers with one, or draws ${p.pending}.`,
    'attack.answer.nothing': (p, say) => `${who(p, say)} has to answer with an attack card or draw ${p.pending}.`,
    'hand.enough': (p, say) => `${who(p, say)} holds ${cards(p.hand)}, not enough for ${plus(p, say)}.`,
    'deck.single': (p, say) => `${card(p, say)} already lies in the discard pile, and the deck has only one.`,
    'deck.single.twice': (p, say) => `The deck has only one ${card(p, say)}.`,
    'seven.call': (p, say) => `Which suit? ${who(p, say)} has to name one with ${card(p, say)}.`,
    'seven.call.only': (p, say) => `Only a 7 calls a suit, not ${card(p, say)}.`,
    follow: (p, say) => `${card(p, say)} has neither the rank nor the suit of ${top(p, say)}.`,
    'follow.called': (p, say) => `${card(p, say)} does not follow: ${p.suit} was called.`,
    'follow.joker-colour': (p, say) => `${card(p, say)} does not follow ${top(p, say)}: the colours differ.`,
    'follow.joker-colour.called': (p, say) =>
      `${card(p, say)} does not follow: ${p.suit} was called, and that is the other colour.`,
    'follow.jokers': (p, say) => `${card(p, say)} does not follow ${top(p, say)} outside an attack.`,
    'follow.jokers.answer': (p, say) => `At this table ${card(p, say)} does not answer ${top(p, say)}.`,
    'one-card.nobody': (p, say) => `${holder(p, say)} holds ${cards(p.hand)}; there is no single card to call.`,
    'one-card.nobody.late': (p, say) => `The chance to call ${owns(holder(p, say))} single card is over.`,
    'one-card.nobody.unnamed': (p, say) => `About whom does ${who(p, say)} call it?`,
  },
  notes: {},
  as: {
    card: 'a card',
    attack: 'an attack',
    answer: 'an answer to the attack',
    draw: 'drawing one',
    'draw-attack': 'drawing for the attack',
    call: 'a call in time',
    catch: 'catching somebody',
    done: 'letting the chance go',
  },
  happened: {
    'hand.play': (p, say) =>
      p.change === -1
        ? `${who(p, say)} plays ${card(p, say)}`
        : `${who(p, say)} plays ${-(p.change as number)} cards, ${card(p, say)} on top`,
    'hand.overruled': (p, say) => `${who(p, say)} plays ${card(p, say)}`,
    'hand.draw': (p, say) => `${who(p, say)} draws ${p.change}`,
    'hand.attack': (p, say) => `${who(p, say)} draws ${p.change} for the attack`,
    'hand.weaker': (p, say) => `${who(p, say)} draws ${p.change} for the weaker card`,
    'hand.next': (p, say) => `${who(p, say)} draws ${p.change} for ${owns(by(p, say))} One Card`,
    'hand.caught': (p, say) => `${who(p, say)} draws ${p.change}, caught by ${by(p, say)}`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)} cards, corrected`,
    'suit.spades': (p, say) => `${who(p, say)} calls spades`,
    'suit.hearts': (p, say) => `${who(p, say)} calls hearts`,
    'suit.diamonds': (p, say) => `${who(p, say)} calls diamonds`,
    'suit.clubs': (p, say) => `${who(p, say)} calls clubs`,
    reshuffle: () => 'The discard pile becomes the stock',
    'direction.clockwise': () => 'Play now runs clockwise',
    'direction.counterclockwise': () => 'Play now runs counterclockwise',
    skip: (p, say) => `${who(p, say)} is skipped`,
    again: (p, say) => `${who(p, say)} plays again`,
    attack: (p, say) => `${who(p, say)} is attacked`,
    call: (p, say) => `${who(p, say)} calls One Card`,
    caught: (p, say) => `${by(p, say)} calls ${owns(who(p, say))} One Card first`,
    turn: (p, say) => `${owns(who(p, say))} turn`,
    win: (p, say) => `${who(p, say)} wins`,
    correction: (p, say) => `${who(p, say)}: corrected`,
    overruled: (p, say) => `The table lets ${owns(who(p, say))} play stand`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) =>
      `One Card needs at least ${count(p.fewest, 'player')}; there ${p.count === 1 ? 'is' : 'are'} ${p.count}.`,
    'players.many': (p) => `One deck serves at most ${count(p.most, 'player')}; there are ${p.count}.`,
    'top.missing': () => 'Which card was turned up?',
    'top.unknown': (p) =>
      `There is no card ${p.found}${p.nearest === undefined ? '.' : `; did you mean ${p.nearest}?`}`,
    'correction.number': () => 'A hand is a whole number of cards, 0 or more.',
    'correction.stock': (p, say) =>
      `${who(p, say)} would need ${cards(p.change)} from the stock, and there ${p.stock === 1 ? 'is' : 'are'} only ${p.stock}.`,
    'correction.kind': (p) => `One Card has no ${p.found} to correct.`,
  },
}
