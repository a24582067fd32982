/**
 * English wording of the rules of One-Outs, by rule id: what a friend who knows the game says at the table.
 * Our own words; the published page is only cited by its headings (`rules.ts`).
 */
import type { RuleText } from '../../text.ts'
import { rulings } from './en-rulings.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: 'Setup and turn order',
  turn: 'The turn',
  buffs: 'Buffs',
  attacked: 'Being attacked',
  grab: 'Grab',
  skateboard: 'Skateboard',
  nark: 'Nark',
  'hacky-sack': 'Hacky Sack',
  'four-eggs': '4 Eggs',
  haymaker: 'Haymaker',
  'down-trow': 'Down Trow',
  end: 'Healing and the end of a play',
  cards: 'Cards',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: 'Three or more players',
    text: 'One-Outs starts with at least three people. Two is only ever the endgame.',
  },
  'setup.hp': {
    title: 'Everyone starts on the same HP',
    text: 'Seven, unless the table picks another whole number above zero. Fewer HP make a quicker game.',
  },
  'setup.hand': {
    title: 'Four cards each',
    text: 'Everybody is dealt an opening hand of four cards and keeps it secret.',
  },
  'setup.first': {
    title: 'The dealer’s left goes first',
    text: 'The player to the left of the dealer opens. From there the turn goes clockwise and skips anybody who is out.',
  },
  'limit.four': {
    title: 'Hand limit 4',
    text: 'As long as three or more players are in, hands draw up to four cards.',
  },
  'limit.three': {
    title: 'Sudden death: hand limit 3',
    text: 'Once only two players are in, hands draw up to three cards. Being over the limit costs nothing; you just draw nothing.',
  },
  out: {
    title: 'On 0 HP you are out',
    text: 'Whoever reaches 0 HP leaves at once, with their hand and their Skateboards. Turns and attacks pass them by, and HP never goes below 0.',
  },
  win: {
    title: 'The last player in wins',
    text: 'When only one player is still standing, they win. The game stops right there, in the middle of a play if need be.',
  },

  'turn.owner': {
    title: 'Only the player on turn acts',
    text: 'It has to be your turn to take an action. A Down Trow is the one card anybody may throw in.',
  },
  waiting: {
    title: 'First the open question',
    text: 'While a player has to answer an attack, or owes a card to a Nark or a Hacky Sack, nobody else plays anything, a Grab neither. Only Down Trow may cut in.',
  },
  'turn.one-action': {
    title: 'One action a turn',
    text: 'Your turn is one thing: attack, swap cards, play a Utility card, or pass.',
  },
  'turn.attack': {
    title: 'One Attack card at one victim',
    text: 'Name one other player and play one Attack card at them, with a Buff where the card takes one. Only 4 Eggs can be shared out.',
  },
  'target.other': {
    title: 'The victim is somebody else who is in',
    text: 'You cannot target yourself, and nobody can target a player who is out.',
  },
  'turn.swap': {
    title: 'Swap cards with the draw pile, once',
    text: 'Put away one or more of your cards and take as many from the pile. That is your whole turn. A Skateboard you swap away is gone.',
  },
  'turn.utility': {
    title: 'One Utility card',
    text: '2min Noodles, Down Trow or Grab can be the action of your turn.',
  },
  'turn.pass': {
    title: 'Pass',
    text: 'Do nothing and let the turn move on. Passing plays no card, so it draws none.',
  },
  'turn.buff-alone': {
    title: 'A Buff on its own does nothing',
    text: 'Haka or Steroids may be laid down alone, for the look of it. It gives nothing, now or later.',
  },
  'hand.enough': {
    title: 'No more cards than you hold',
    text: 'You cannot play or swap more cards than are in your hand. A Skateboard counts as a card in hand after its first use, too; its second use discards it.',
  },

  'buff.one-play': {
    title: 'Buff and attack are one play',
    text: 'The Buff is laid down together with its attack, and the two count as one action.',
  },
  'buff.one': {
    title: 'One Buff on one attack',
    text: 'An attack takes one Buff at most, Haka or Steroids. The same Buff never goes twice on one attack, even where they stack.',
  },
  'buff.four-eggs': {
    title: 'No Buff on 4 Eggs',
    text: 'Every egg stays a −1 attack; neither Haka nor Steroids goes on them.',
  },
  'buff.nark': {
    title: 'No Buff in a Nark',
    text: 'Neither the narker’s own attack nor any attack the others add to a Nark takes a Buff.',
  },
  'buff.attack-only': {
    title: 'Buffs go on Attack cards',
    text: 'Not on a defence, not on a Utility card such as Grab, and not on the Noogie or Bite that follows a Grab.',
  },

  'defend.choose': {
    title: 'The victim answers each attack',
    text: 'When you are attacked you play one defence card or take the damage. You choose; nobody else can answer for you.',
  },
  'defend.card': {
    title: 'Only a defence card answers',
    text: 'Dodge, Sidestep, Slippery Gypsy, Slow-mo Dodge, Fend and Skateboard are defences. You cannot hit back as an answer, nor use a Grab, Noodles or a Buff. Nobody blocks or dodges a defence.',
  },
  'defend.one': {
    title: 'One card stops one attack',
    text: 'The next attack needs an answer of its own, even in the same play.',
  },
  'defend.slow-mo': {
    title: 'Slow-mo Dodge lasts the whole play',
    text: 'It avoids this attack and every later one on you until the play is over. You are not asked again.',
  },
  'block.contact': {
    title: 'A block makes contact',
    text: 'Fend and Skateboard are the blocks. Stopping an attack with one makes contact, and contact lets a Grab follow.',
  },
  'dodge.no-contact': {
    title: 'A dodge makes no contact',
    text: 'Dodge, Sidestep, Slippery Gypsy and Slow-mo Dodge get you out of the way, so nobody can Grab after them.',
  },
  'eggs.no-contact': {
    title: 'Blocking an egg makes no contact',
    text: 'Fend or Skateboard stops that one egg, and nobody gets a Grab out of it.',
  },

  'grab.attack': {
    title: 'Grab as your action',
    text: 'On your turn, Grab one other player. They may defend it like an attack; if it lands they lose 1 HP.',
  },
  'grab.contact': {
    title: 'Grab after contact',
    text: 'Whoever blocked may at once Grab the attacker. That Grab may be defended too, and blocking it is contact again.',
  },
  'grab.defender-first': {
    title: 'The defender has the first Grab',
    text: 'Only if the player who blocked lets it go may the attacker Grab them; a Grab that stands tells that they did. They may not come back to it in that contact.',
  },
  'grab.contact-pair': {
    title: 'Only the two in contact',
    text: 'While a contact is open, nobody else may Grab, and the two may only Grab each other.',
  },
  'grab.follow-up': {
    title: 'Noogie or Bite after a Grab',
    text: 'When your Grab has landed you may at once add one Noogie or Bite on the same victim and nobody else. They may defend it as usual.',
  },
  'follow-up.needs-grab': {
    title: 'No Noogie or Bite without a Grab',
    text: 'Neither can be thrown as an attack of its own. Your own Grab must have landed just before.',
  },

  'skateboard.two-uses': {
    title: 'A Skateboard has two uses',
    text: 'Attacks and blocks together. The first use turns it face up in your hand, the second discards it, and then there is nothing left to grab.',
  },
  'skateboard.steal': {
    title: 'A flipped Skateboard can be grabbed',
    text: 'A board that lies face up in a hand, or has just blocked, may be the target of a Grab: on your own turn, or after contact with its holder.',
  },
  'skateboard.hidden': {
    title: 'A hidden Skateboard cannot be grabbed',
    text: 'A board that is face down, or that the table has never seen, is no target. Nor is one that is already discarded.',
  },
  'skateboard.same-board': {
    title: 'Not with the board being grabbed',
    text: 'A Skateboard cannot block its own theft. Any other defence card can, another Skateboard too.',
  },
  'skateboard.stolen': {
    title: 'A stolen Skateboard is fresh',
    text: 'It moves to the grabber face down with two uses again, even if the theft takes the last HP of its old holder. They lose 1 HP to the Grab and stay a card down until they draw up.',
  },

  'nark.attack': {
    title: 'A Nark comes with one attack',
    text: 'Two cards at one victim: the Nark and a plain attack, 4 Eggs or a Hacky Sack of your own.',
  },
  'nark.needs-attack': {
    title: 'No Nark on its own',
    text: 'The player who narks has to add an Attack card. Without one it is no play.',
  },
  'nark.circle': {
    title: 'Everyone joins in',
    text: 'Clockwise from the narker, each other player plays one Attack card at the victim if they have one. No passing, no other target.',
  },
  'nark.unable': {
    title: 'No Attack card: passed over',
    text: 'If you hold none, say so. It costs no HP, and the next player is due.',
  },
  'nark.usable': {
    title: 'Not with Nark, Noogie or Bite',
    text: 'These three cannot be your card in a Nark. Grab cannot either; it is no Attack card.',
  },
  'nark.each': {
    title: 'Each attack of a Nark has its own answer',
    text: 'The victim may defend or take every attack by itself. A card that stops one attack stops one.',
  },
  'nark.eggs': {
    title: 'Eggs in a Nark count one by one',
    text: '4 Eggs may be used in a Nark: four attacks of −1 on the victim, each with its own answer.',
  },

  'hacky.chain': {
    title: 'Hacky Sack goes round',
    text: 'It is played at nobody. Clockwise from the starter, round and round each player keeps it up with one Attack card, which has no other effect: no Buff, no target.',
  },
  'hacky.must': {
    title: 'With an Attack card you must play it',
    text: 'Taking the hit of a Hacky Sack in order to keep a card is not on offer.',
  },
  'hacky.hit': {
    title: 'The first who cannot is hit',
    text: 'Whoever has no Attack card to keep the Hacky Sack going loses 1 HP, and the play is over.',
  },
  'claim.contradicted': {
    title: 'Saying “no attack card”',
    text: 'The table takes your word for it. A later card that you must have held then still counts; the record shows that the claim was wrong.',
  },

  'eggs.four': {
    title: 'Exactly four eggs',
    text: 'All at one victim, or split between several, four in all and none at yourself. The victims answer in the order you name them.',
  },
  'eggs.separate': {
    title: 'Each egg is an attack of its own',
    text: '−1 HP each, and each with its own answer.',
  },

  'haymaker.pass': {
    title: 'A dodged Haymaker passes on',
    text: 'It goes to the next player clockwise from the one who dodged, 1 weaker each time, until nothing is left of it. Blocked or landed, it stops.',
  },

  'down-trow.any-time': {
    title: 'Down Trow at any time',
    text: 'Anyone who is in may play it whenever they like, also when it is not their turn.',
  },
  'down-trow.stop': {
    title: 'It stops the play',
    text: 'The play in progress ends at once and you are saved from what has not landed. What has landed stays, cards played are spent, and what a defence stopped does not come back.',
  },
  'down-trow.steal': {
    title: 'It takes one Attack card',
    text: 'Choose another player and draw one Attack card blind from their hand. If they hold none, you get nothing. Nobody loses HP by it.',
  },
  'down-trow.action': {
    title: 'On your own turn it is your action',
    text: 'Played with no play in progress, Down Trow is all you do that turn.',
  },
  'down-trow.no-combo': {
    title: 'No attack comes with it',
    text: 'You cannot lead from a Down Trow into another attack.',
  },

  'noodles.turn': {
    title: '2min Noodles heal 3 HP',
    text: 'Only as the action of your own turn, and only you.',
  },
  'draw-up': {
    title: 'Drawing up',
    text: 'When the whole play is over, everybody who played a card in it, attacker or defender, fills their hand to the limit. Nobody else draws; a Swap or a pass is no card played.',
  },

  'four-eggs': {
    title: '4 Eggs',
    text: 'Four attacks of −1 HP, on one victim or shared out, without a Buff. A block stops a single egg and is no contact.',
  },
  bite: { title: 'Bite', text: '−1 HP, only right after your own successful Grab.' },
  'crane-kick': { title: 'Crane Kick', text: 'An attack for −2 HP.' },
  'hacky-sack': { title: 'Hacky Sack', text: '−1 HP for the player who drops it. It goes round the circle.' },
  haymaker: { title: 'Haymaker', text: 'An attack for −4 HP. Dodged, it passes on and is 1 weaker.' },
  hopoate: { title: 'Hopoate', text: 'An attack for −3 HP.' },
  jab: { title: 'Jab', text: 'An attack for −2 HP.' },
  'king-hit': { title: 'King Hit', text: 'An attack for −6 HP, the hardest there is. It takes a Buff like any other.' },
  'lunch-box': { title: 'Lunch Box', text: 'An attack for −2 HP that can be blocked or evaded.' },
  nark: { title: 'Nark', text: 'Sets the whole circle on one victim. Needs an attack of yours with it.' },
  'nipple-gripple': { title: 'Nipple Gripple', text: 'An attack for −1 HP.' },
  noogie: { title: 'Noogie', text: '−1 HP, only right after your own successful Grab.' },
  'sack-tap': { title: 'Sack Tap', text: 'An attack for −2 HP.' },
  skateboard: {
    title: 'Skateboard',
    text: 'An attack for −3 HP or a block; two uses in all, whichever way you use it.',
  },
  'tail-whip': { title: 'Tail Whip', text: 'An attack for −4 HP that can be blocked or evaded.' },
  dodge: { title: 'Dodge', text: 'Gets you out of the way of one attack, without contact.' },
  sidestep: { title: 'Sidestep', text: 'Gets you out of the way of one attack, without contact.' },
  'slippery-gypsy': { title: 'Slippery Gypsy', text: 'Gets you out of the way of one attack, without contact.' },
  'slow-mo-dodge': {
    title: 'Slow-mo Dodge',
    text: 'Gets you out of the way of every attack in this play, without contact.',
  },
  fend: { title: 'Fend', text: 'Blocks one attack and makes contact, except against an egg.' },
  noodles: { title: '2min Noodles', text: 'Gives you 3 HP when it is the action of your turn.' },
  'down-trow': {
    title: 'Down Trow',
    text: 'Ends whatever play is going on, and you draw an Attack card blind from a player you pick.',
  },
  grab: { title: 'Grab', text: '−1 HP, on your turn or after contact. A Noogie or Bite may follow.' },
  haka: { title: 'Haka', text: '+2 damage on an attack that takes a Buff.' },
  steroids: { title: 'Steroids', text: '+1 damage on an attack that takes a Buff.' },
}

const called: RuleText['called'] = [
  ['HP', 'health', 'life', 'lives', 'points'],
  ['Skateboard', 'board', 'deck'],
  ['Slow-mo Dodge', 'slow motion'],
  ['Hacky Sack', 'footbag'],
  ['Noodles', 'ramen', 'heal', 'food'],
  ['out', 'dead', 'die', 'eliminated', 'knocked'],
  ['defence', 'defense', 'defend', 'parry'],
  ['discard', 'spent', 'trash'],
  ['clockwise', 'direction', 'order'],
]

export const rules: RuleText = { sections, rules: table, rulings, called }
