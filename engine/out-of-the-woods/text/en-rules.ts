/**
 * English wording of the rules of Out of the Woods, by rule id: what a friend who knows the game says at the table.
 * Our own words; the published rules are only cited by their headings (`rules.ts`).
 */
import type { RuleText } from '../../text.ts'

/** `rules.ts` names the section of every rule; this is their reading order. */
const sections: RuleText['sections'] = {
  setup: 'Setup',
  turn: 'The turn',
  match: 'What may be played',
  cards: 'Action cards',
  answers: 'Answering a card',
  stories: 'Stories',
  end: 'How it ends',
}

const table: RuleText['rules'] = {
  'setup.players': {
    title: 'Two to four players',
    text: 'The rules speak of games of two, three and four, and of no larger ones.',
  },
  'setup.deal': {
    title: 'Eight cards each',
    text: 'Everybody gets eight cards. All the others lie face down as the draw pile.',
  },
  'setup.first': {
    title: 'The dealer starts',
    text: 'The dealer has the first turn, and play runs clockwise until a Reflect turns it round.',
  },

  'turn.owner': {
    title: 'One player at a time',
    text: 'Only the player on turn plays or draws. While a card lies open, the player it is aimed at is the one to answer; nobody else joins in unless the table lets them block. Whoever has escaped plays no more.',
  },
  'turn.play-or-draw': {
    title: 'Play one card or draw one',
    text: 'A turn is one card played or one card drawn. Drawing ends it, and you may always draw, also with a card that would fit.',
  },
  'hand.enough': {
    title: 'Only cards you hold',
    text: 'You cannot play or give away more cards than there are in your hand.',
  },
  'stock.reshuffle': {
    title: 'The draw pile is empty',
    text: 'Shuffle the played cards into a new draw pile and go on. A story that was being built is gone with them; the House stays.',
  },

  'match.house': {
    title: 'Characters match the House',
    text: 'A character has to be of the house that counts now. The very first one of the game may be of any.',
  },
  'match.action': {
    title: 'Action cards fit anywhere',
    text: 'An action card needs no match, and you may play one even when it does nothing.',
  },
  'house.change': {
    title: 'The house on a card becomes the House',
    text: 'Whatever house the card you play carries counts from then on. An action card without a house leaves it as it was; one with a house keeps it even when it is blocked.',
  },

  attack: {
    title: 'Attack',
    text: 'The next player draws two cards and loses their turn. They answer it or take it; playing on as if nothing had happened is not possible. Reflected, it takes the two cards and the turn from whoever played it, and play goes on after them.',
  },
  burden: {
    title: 'Burden',
    text: 'You alone pick a card from your hand and give it to the next player. They keep their turn.',
  },
  skip: {
    title: 'Skip',
    text: 'The next player loses their turn.',
  },
  bedevil: {
    title: 'Bedevil 2 and Bedevil 4',
    text: 'The next player draws as many cards as the Bedevil says. It costs cards, not the turn.',
  },
  'bedevil.call': {
    title: 'A Bedevil names the House',
    text: 'Whoever plays a Bedevil may name a House. It counts once the Bedevil stands, never when it is blocked or reflected. Without a name the House stays, or becomes the one on the card.',
  },
  block: {
    title: 'Block',
    text: 'Whatever the last card would have done does not happen. Block a Block, and what that had stopped is back.',
  },
  'block.character': {
    title: 'A blocked character goes back',
    text: 'Its player picks it up again, all four of a blocked story, and the House is what it was before.',
  },
  reflect: {
    title: 'Reflect',
    text: 'An Attack, Burden or Bedevil hits the player who played it instead of you. If the Reflect is blocked in turn, it hits nobody.',
  },
  'reflect.becomes': {
    title: 'A Reflect becomes the card it meets',
    text: 'Reflect a Burden and you may give a card of your own; reflect a Bedevil and you may name the House.',
  },
  'reflect.reverse': {
    title: 'A Reflect turns the direction',
    text: 'From the moment it is played the game runs the other way round, and it stays so even if the Reflect is blocked.',
  },

  'answer.block': {
    title: 'What can be blocked',
    text: 'Attack, Burden, Bedevil, Block, Reflect and characters. The next player may do it, and an answer may be blocked by the player it hits. Nobody blocks a card of their own, and a Block by somebody who was not asked uses up no turn.',
  },
  'answer.reflect': {
    title: 'What can be reflected',
    text: 'Attack, Burden, Bedevil and Reflect, by the player they are aimed at. A character or a Block cannot, nor what stands again because a Block was blocked.',
  },
  'answer.skip': {
    title: 'Nothing stops a Skip',
    text: 'A Skip can be neither blocked nor reflected.',
  },
  'answer.idle': {
    title: 'A Block or Reflect with nothing to stop',
    text: 'On your own turn you may play one all the same, just to be rid of it. There is nothing in it to stop.',
  },

  'story.run': {
    title: 'Four of a story in a row',
    text: 'When the four characters of one story lie on the pile one after another, whoever played the fourth wins on the spot, unless it is blocked. A blocked character does not count, and its Block lies between like any other action card.',
  },
  'story.hand': {
    title: 'Four of a story at once',
    text: 'With all four of a story in your hand you may lay them together and win, if the house of the first one fits and nobody blocks it.',
  },

  escape: {
    title: 'Out of cards, out of the woods',
    text: 'Whoever has no cards left has escaped, and the first to do so wins. As long as your last card can still be blocked or answered it is not final: made to take cards, you play on.',
  },
  'burden.last': {
    title: 'Giving the last card away',
    text: 'If your Burden hands over your last card you have escaped too. With nothing left to give, nothing is given.',
  },
  loser: {
    title: 'The last one left loses',
    text: 'Two players stop at the first escape. With three or four the others play on until a single one still holds cards: that one loses. After a story win nobody does.',
  },
  win: {
    title: 'The game is over',
    text: 'After a story win, or when there is nobody left to play against, no move counts any more. If somebody has escaped before the story, the first to escape stays the winner.',
  },
}

const rulings: RuleText['rulings'] = {
  'block-who': {
    question: 'Who may block a card?',
    reason:
      'The cards speak of the next player only, and the answers about playing at any time are about what makes sense, not about whose turn it is.',
    options: {
      next: 'The next player, or the player whom an answer hits',
      anyone: 'Anybody but the player of the card',
    },
  },
  'story-block-who': {
    question: 'Who may block a story win?',
    reason:
      'The last answer of the rules tells everybody who suspects a story to keep a Block ready, not only the next player.',
    options: { anyone: 'Anybody', next: 'The next player only' },
  },
  'answer-turn': {
    question: 'Does an answer use up the turn of its player?',
    reason: 'You play one card when it is your chance; nothing speaks of a second one after it.',
    options: { yes: 'Yes, play goes on after them', no: 'No, they still take their turn' },
  },
  'skip-two': {
    question: 'With two players left, who is on after a Skip or an Attack?',
    reason: 'The other player’s turn is what is lost, so it comes back to whoever played the card.',
    options: { same: 'The player who played or reflected it', next: 'The other player' },
  },
  'reflect-idle': {
    question: 'Does a Reflect with nothing to reflect turn the direction?',
    reason: 'The card turns the direction without asking for anything to be reflected.',
    options: { yes: 'Yes', no: 'No, it does nothing at all' },
  },
  'story-action': {
    question: 'Does an action card between the characters break a story?',
    reason: 'The four have to lie in succession, and a card between them interrupts that.',
    options: { yes: 'Yes, it starts anew', no: 'No, only characters count' },
  },
  'story-hand-house': {
    question: 'Must the house match when all four are laid at once?',
    reason: 'The answer that allows it takes for granted that the house matches.',
    options: { yes: 'Yes, the house of the first one', no: 'No, a whole story may always be laid' },
  },
}

const called: RuleText['called'] = [
  ['Block', 'stop', 'cancel', 'counter'],
  ['Reflect', 'bounce', 'mirror', 'reverse'],
  ['character', 'person', 'figure'],
  ['house', 'home'],
  ['draw', 'pick', 'take'],
  ['story', 'fairy tale'],
  ['escape', 'leave', 'out'],
]

export const rules: RuleText = { sections, rules: table, rulings, called }
