/** English wording of the table rulings of One-Outs: the question, why the default is what it is, the options. */
import type { RuleText } from '../../text.ts'

export const rulings: RuleText['rulings'] = {
  countered: {
    question: 'Can Down Trow stop Lunch Box and Tail Whip?',
    reason:
      'These two cards speak of blocking and evading and leave countering out. Down Trow says that it may be played at any time, and that wins unless the table reads the cards more strictly.',
    options: {
      'down-trow-stops-all': 'Yes, Down Trow stops them too',
      'no-counter': 'No, not while the victim still has to answer one of them',
    },
  },
  buffs: {
    question: 'How many Buffs may go on one attack?',
    reason: 'The page lets you add a Buff, one of them, and nowhere mentions adding two.',
    options: { one: 'One: Haka or Steroids', stack: 'One of each: Haka and Steroids together, +3' },
  },
  'buff-hacky-sack': {
    question: 'May a Buff go on Hacky Sack?',
    reason:
      'Only 4 Eggs and Nark are named as attacks that take no Buff, so Hacky Sack takes one: the final hit is harder.',
    options: { yes: 'Yes, it raises the hit at the end', no: 'No, a Hacky Sack takes no Buff' },
  },
  'buff-grab': {
    question: 'May a Buff go on a Grab played as your action?',
    reason: 'Grab is a Utility card, even when it hurts like an attack, and Buffs are for Attack cards.',
    options: { no: 'No, Grab is a Utility card', yes: 'Yes, a Grab as your action may be buffed' },
  },
  'haymaker-home': {
    question: 'Can a dodged Haymaker reach the player who threw it?',
    reason: 'It goes to the next player in the circle, and the thrower is in the circle like everyone else.',
    options: { yes: 'Yes, it can come home', no: 'No, it skips the thrower, and ends when nobody else is left' },
  },
  'haymaker-in-nark': {
    question: 'Does a Haymaker dodged in a Nark pass on to the next player?',
    reason: 'Nothing in Nark changes what the Haymaker card does when it is dodged.',
    options: { yes: 'Yes, it passes on as always', no: 'No, it ends with the dodge' },
  },
  'hacky-in-nark': {
    question: 'What does a Hacky Sack played into a Nark do?',
    reason: 'The page allows it there because it is an Attack card, so it counts as one attack on the narked victim.',
    options: {
      plain: 'It is a plain −1 attack on the victim',
      chain: 'It starts its own chain; the Nark goes on when the chain is over',
    },
  },
  'hacky-keeps': {
    question: 'Which cards keep a Hacky Sack going?',
    reason: 'Any Attack card will do, and Nark, Noogie and Bite are printed in the Attack group.',
    options: { 'any-attack': 'Every card of the Attack group', standalone: 'Not Nark, Noogie or Bite' },
  },
  'eggs-in-nark': {
    question: 'Whom may 4 Eggs hit when they are played in a Nark?',
    reason: 'Everybody joins in against the narked victim, so all four eggs go that way.',
    options: {
      victim: 'Only the narked victim',
      split: 'The victim first, with at least one egg, and others with the rest',
    },
  },
  'nark-slow-mo': {
    question: 'The victim plays Slow-mo Dodge: does the rest of the circle still play its Attack cards?',
    reason: 'Playing an Attack card is a duty of each player, whether or not the attack gets through.',
    options: { yes: 'Yes, the round goes on and nothing lands', no: 'No, the round ends there' },
  },
  'grab-blocked': {
    question: 'Does a block against a Grab played as your action make contact?',
    reason: 'The page says that nothing happens when such a Grab is defended.',
    options: { no: 'No, a defended Grab is simply over', yes: 'Yes, a block is always contact' },
  },
  'board-grab-who': {
    question: 'Who may grab a Skateboard that was just used to block?',
    reason: 'A Grab after contact belongs to the two players in that contact.',
    options: { pair: 'Only the two in contact', anyone: 'Anybody who is in, while that contact lasts' },
  },
  'buff-follow-up': {
    question: 'May a Buff go on the Noogie or Bite after a Grab?',
    reason: 'The follow-up comes with the Grab and is no action of its own; a Buff goes with the action.',
    options: { no: 'No, a follow-up takes no Buff', yes: 'Yes, Noogie and Bite are Attack cards' },
  },
  'nark-narker-out': {
    question: 'The narker goes out during their own Nark: does the round go on?',
    reason: 'The Nark was played and its victim is still there, so the circle finishes it.',
    options: { yes: 'Yes, the others still attack', no: 'No, the Nark ends with the narker' },
  },
  'down-trow-idle': {
    question: 'May Down Trow be played off your turn when no play is going on?',
    reason: 'It may be played at any time, and that is a time too.',
    options: { yes: 'Yes, at any time', no: 'No, off your turn it needs a play to stop' },
  },
  'down-trow-own': {
    question: 'May the turn player use Down Trow inside the play they started?',
    reason: 'At any time has no exception for the player whose turn it is.',
    options: { yes: 'Yes, they may stop their own play', no: 'No, their one action is spent' },
  },
  'down-trow-chain': {
    question: 'May one Down Trow be stopped by another?',
    reason: 'A Down Trow is a play like any other until its theft is done.',
    options: { yes: 'Yes, the later one stops the theft', no: 'No, nothing stops a Down Trow' },
  },
  'spent-board': {
    question: 'Can a Skateboard be grabbed in the contact its last use made?',
    reason: 'The second use sends the card to the discards, so there is nothing left to take.',
    options: { no: 'No, it is already discarded', yes: 'Yes, and it comes back with two uses' },
  },
  'heal-cap': {
    question: 'May 2min Noodles lift HP above the starting number?',
    reason: 'The card heals 3 HP and names no ceiling.',
    options: { 'no-cap': 'Yes, there is no ceiling', start: 'No, the starting HP is the ceiling' },
  },
  'sudden-death-hand': {
    question: 'Two players are left and a hand holds more than three cards: what happens to it?',
    reason: 'The smaller limit is about drawing up, and no card is ever taken away by it.',
    options: {
      keep: 'It is kept, and draws nothing until it is below three',
      discard: 'It is cut down to three at the end of the play',
    },
  },
  'hacky-defend': {
    question: 'May the hit that ends a Hacky Sack be defended?',
    reason: 'The player who drops it simply loses the HP; nobody in particular attacks them.',
    options: { no: 'No, it always lands', yes: 'Yes, like any attack, but without contact' },
  },
}
