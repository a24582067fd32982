/** English wording of the table rulings of One Card: the question, why the default is what it is, the options. */
import type { RuleText } from '../../text.ts'

export const rulings: RuleText['rulings'] = {
  direction: {
    question: 'Which way round does play start?',
    reason:
      'The rules let the player on the dealer’s right begin, and play runs on that way. Some tables go the other way.',
    options: {
      counterclockwise: 'Counterclockwise, from the dealer’s right',
      clockwise: 'Clockwise, from the dealer’s left',
    },
  },
  'attack-follow': {
    question: 'Must an answering attack card match by rank, suit or Joker colour?',
    reason:
      'Following is the only way the rules give to put a card on the pile, and they do not lift it for an answer. Most tables play it so.',
    options: { yes: 'Yes, an answer has to follow', any: 'No, any attack card answers' },
  },
  'attack-order': {
    question: 'Must an answer be worth at least the attack card it meets?',
    reason:
      'The main rules ask only for another attack card. That a weak one costs something is one of their variations.',
    options: {
      free: 'No, any attack card that may go there will do',
      'at-least': 'A weaker one may be played, but its player draws one card for it',
    },
  },
  'attack-cap': {
    question: 'Is a run of attacks capped?',
    reason: 'Damage adds up without an end in the main rules. A most that can be drawn, usually 20, is a variation.',
    options: { none: 'No, it adds up without limit', '20': 'At 20 cards' },
  },
  multi: {
    question: 'May several cards of the same rank be played at once?',
    reason: 'A turn is one card in the main rules. Laying down a pair or more is a variation.',
    options: {
      no: 'No, one card a play',
      yes: 'Yes, cards of one rank together; they count one after another',
    },
  },
  'call-penalty': {
    question: 'You call your own One Card in time: does the next player draw one?',
    reason: 'The rules say so, though many tables leave it out.',
    options: { yes: 'Yes, the next player draws one', no: 'No, calling in time only keeps you safe' },
  },
  'joker-on-joker': {
    question: 'An answer has to follow: may a Joker meet the other Joker?',
    reason: 'A Joker is an attack card like the others, and the rules name no attack that cannot be answered.',
    options: { yes: 'Yes, one Joker answers the other', no: 'No, the colours do not match' },
  },
  finish: {
    question: 'May the last card be an action or attack card?',
    reason: 'Whoever gets rid of all cards first has won. The rules bar no card from being the last one.',
    options: { any: 'Yes, any card', plain: 'No, the last card has to be a plain one: no A, 2, 7, J, Q, K or Joker' },
  },
}
