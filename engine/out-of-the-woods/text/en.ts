/** Out of the Woods in English: the words of the table. Rule texts are in `en-rules.ts`. */
import { setupProblems } from '../../text/en-setup.ts'
import { card, player, signed } from '../../text/params.ts'
import type { GameText, Namer, Sentence } from '../../text.ts'
import type { Params } from '../../verdict.ts'
import type { Reason } from '../reasons.ts'

const who = player('who')
const by = player('by')
const at = player('at')
const asked = player('asked')
const count = (number: unknown): string => `${number} ${number === 1 ? 'card' : 'cards'}`
const names = (value: unknown, say: Namer): string => say.list(value as readonly string[])
/** A number of cards that came or went, without its sign. */
const moved = (p: Params): string => count(Math.abs(p.change as number))
/** ` of Cinderella`, where a story was said. */
const ofStory = (p: Params): string => (p.story === '' ? '' : ` of ${p.story}`)

const reasons: Readonly<Record<Reason, Sentence>> = {
  character: (p, say) => `${p.house} is the House, so ${who(p, say)}’s character may be played.`,
  'character.first': (p, say) =>
    `No House has to be matched yet: ${who(p, say)} may play any character, and ${p.house} becomes the House.`,
  'character.story': (p, say) =>
    `That is the fourth character${ofStory(p)} in a row: ${who(p, say)} wins, unless it is blocked.`,
  four: (p, say) => `All four characters${ofStory(p)} at once: ${who(p, say)} wins, unless they are blocked.`,
  attack: (p, say) => `${at(p, say)} draws ${count(p.draws)} and loses the turn, unless it is answered.`,
  burden: (p, say) => `${who(p, say)} gives ${at(p, say)} a card, unless it is answered.`,
  skip: (p, say) => `${at(p, say)} loses the turn, and nothing can be done about it.`,
  bedevil: (p, say) => `${at(p, say)} draws ${count(p.draws)}, unless it is answered.`,
  'bedevil.calls': (p, say) =>
    `${at(p, say)} draws ${count(p.draws)} and ${p.calls} becomes the House, unless it is answered.`,
  idle: (p, say) => `${who(p, say)} may play ${card(p, say)} though there is nothing to stop; it does nothing.`,
  'idle.turns': (p, say) => `There is nothing to reflect, but ${who(p, say)}’s ${card(p, say)} turns the direction.`,
  'block.character': (p, say) =>
    `${who(p, say)} blocks ${by(p, say)}’s character: it goes back to the hand, and the House is what it was before.`,
  'block.four': (p, say) => `${who(p, say)} blocks the story: ${by(p, say)} picks all four up again.`,
  'block.story': (p, say) =>
    `${who(p, say)} blocks the fourth character of the story: ${by(p, say)} picks it up again.`,
  'block.card': (p, say) => `${who(p, say)} blocks ${by(p, say)}’s ${card(p, say)}: it does nothing.`,
  'block.block': (p, say) => `${who(p, say)} blocks ${by(p, say)}’s Block: what that had stopped stands again.`,
  reflect: (p, say) => `${who(p, say)} turns it round: ${by(p, say)} draws ${count(p.draws)} and loses the turn.`,
  'reflect.burden': (p, say) => `${who(p, say)} turns it round and may give ${by(p, say)} a card instead.`,
  'reflect.bedevil': (p, say) =>
    `${who(p, say)} turns it round: ${by(p, say)} draws ${count(p.draws)}, and ${who(p, say)} may name the House.`,
  draw: (p, say) => `${who(p, say)} draws a card, and that is the turn. That is always allowed.`,
  take: (p, say) => `${who(p, say)} lets ${by(p, say)}’s ${card(p, say)} stand.`,
  'take.attack': (p, say) => `${who(p, say)} draws ${count(p.draws)} for ${by(p, say)}’s Attack and loses the turn.`,
  'take.bedevil': (p, say) => `${who(p, say)} draws ${count(p.draws)} for ${by(p, say)}’s Bedevil.`,
  'take.burden': (p, say) => `${who(p, say)} accepts a card from ${by(p, say)}.`,
  done: () => 'Nobody answers; whatever lies open stands.',

  win: (p, say) =>
    (p.winner as number) < 0 ? 'The game is over.' : `The game is over: ${say.player(p.winner as number)} has won.`,
  'win.open': (p, say) =>
    `If nobody stops it, the open card ends the game: ${who(p, say)} can answer it or let it stand, but not play on.`,
  'turn.owner': (p, say) => `It is up to ${say.player(p.turn as number)} now, not to ${who(p, say)}.`,
  'turn.owner.asked': (p, say) =>
    p.who === p.asked
      ? `${who(p, say)} may only answer the open card or let it stand; the next turn is somebody else’s.`
      : `${asked(p, say)} is asked for an answer, not ${who(p, say)}.`,
  'turn.owner.block': (p, say) =>
    p.who === p.by
      ? `${who(p, say)} cannot block their own ${card(p, say)}.`
      : `Only ${asked(p, say)} may block ${by(p, say)}’s ${card(p, say)} at this table, not ${who(p, say)}.`,
  'turn.owner.escaped': (p, say) => `${who(p, say)} has escaped and plays no more.`,
  'turn.owner.nobody': () => 'There is nobody at the table who could say that.',
  'turn.play-or-draw': (p, say) => `A turn is one card played or one card drawn; ${who(p, say)} said something else.`,
  'turn.play-or-draw.take': (p, say) => `Nothing lies open for ${who(p, say)} to take. Play a card or draw one.`,
  'attack.aimed': (p, say) =>
    `An Attack is aimed at ${who(p, say)}: answer it or take it first. There is no turn to play on with.`,
  'answer.skip': (p, say) =>
    `A Skip can be neither blocked nor reflected, so ${who(p, say)}’s ${card(p, say)} is no use.`,
  'answer.reflect': (p, say) =>
    `${by(p, say)}’s ${card(p, say)} cannot be reflected. Only Attack, Burden, Bedevil and Reflect can.`,
  'match.house': (p, say) => `The House is ${p.needed}; ${who(p, say)}’s character is of ${p.house}.`,
  'match.house.four': (p, say) => `The House is ${p.needed}, and the first of ${who(p, say)}’s four is of ${p.house}.`,
  'match.house.unsaid': (p, say) => `Of which house is ${who(p, say)}’s character?`,
  'house.unknown': (p, say) => `No house here is called ${p.house}. There are ${names(p.houses, say)}.`,
  'story.unknown': (p, say) => `No story here is called ${p.story}. There are ${names(p.stories, say)}.`,
  'hand.enough': (p, say) => `${who(p, say)} holds ${count(p.hand)} and would need ${p.cards}.`,
  'bedevil.call': () => 'Only whoever plays a Bedevil, or reflects one, may name the House.',
}

/** What the question is about, by what the open card does. */
const stakes: Readonly<Record<string, Sentence>> = {
  attack: (p, say) => `${at(p, say)} draws ${count(p.draws)} and loses the turn`,
  bedevil: (p, say) => `${at(p, say)} draws ${count(p.draws)}`,
  burden: (p, say) => `${at(p, say)} gets a card`,
  story: () => 'it wins the game',
  'pick-up': () => 'it sends the character back',
}

export const text: GameText = {
  name: 'Out of the Woods',
  tagline: 'Houses and stories',
  cards: {
    character: { name: 'Character', short: 'matches the House' },
    attack: { name: 'Attack', short: 'draw 2, no turn' },
    burden: { name: 'Burden', short: 'give a card' },
    skip: { name: 'Skip', short: 'no turn' },
    'bedevil-2': { name: 'Bedevil 2', short: 'draw 2' },
    'bedevil-4': { name: 'Bedevil 4', short: 'draw 4' },
    block: { name: 'Block', short: 'stops a card' },
    reflect: { name: 'Reflect', short: 'sends it back' },
  },
  groups: { character: 'Characters', action: 'Action cards', answer: 'Answers', word: 'Or say' },
  words: { draw: 'Draw a card', take: 'Let it stand', 'all-four': 'All four of a story', done: 'Nobody answers' },
  asks: {
    turn: (p, say) =>
      p.house === ''
        ? `${who(p, say)}’s turn: play any card, or draw one`
        : `${who(p, say)}’s turn: match ${p.house}, play an action card, or draw one`,
    answer: (p, say) => {
      const stake = stakes[p.what as string]
      return `${who(p, say)}: answer ${by(p, say)}’s ${card(p, say)}${stake === undefined ? '' : ` (${stake(p, say)})`}`
    },
    over: (p, say) => {
      const [winner, loser] = [p.winner as number, p.loser as number]
      const won = winner < 0 ? 'The game is over' : `${say.player(winner)} wins`
      return loser < 0 ? won : `${won}; ${say.player(loser)} is left in the woods`
    },
  },
  reasons,
  notes: {
    'story.unsaid': (p, say) => `Nobody said of which story ${who(p, say)}’s character is, so it ends the run.`,
    'four.house-unsaid': (p) => `Nobody said a house: the first of the four has to be of ${p.needed}.`,
  },
  as: {
    character: 'a character',
    four: 'a whole story',
    action: 'an action card',
    idle: 'a card with nothing to stop',
    block: 'a Block',
    reflect: 'a Reflect',
    draw: 'drawing',
    take: 'letting it stand',
    done: 'the end of the answers',
  },
  happened: {
    'hand.play': (p, say) => `${who(p, say)} plays ${(p.change as number) < -1 ? 'four characters' : card(p, say)}`,
    'hand.draw': (p, say) => `${who(p, say)} draws ${moved(p)}`,
    'hand.attack': (p, say) => `${who(p, say)} draws ${moved(p)} for ${by(p, say)}’s Attack`,
    'hand.bedevil': (p, say) => `${who(p, say)} draws ${moved(p)} for ${by(p, say)}’s Bedevil`,
    'hand.give': (p, say) => `${who(p, say)} gives ${by(p, say)} a card`,
    'hand.given': (p, say) => `${who(p, say)} gets a card from ${by(p, say)}`,
    'hand.pick-up': (p, say) => `${who(p, say)} picks up ${moved(p)} that ${by(p, say)} blocked`,
    'hand.correction': (p, say) => `${who(p, say)} ${signed(p.change)} cards, corrected`,
    'lost-turn': (p, say) => `${who(p, say)} loses the turn`,
    blocked: (p, say) => `${who(p, say)} blocks ${by(p, say)}’s ${card(p, say)}`,
    reflected: (p, say) => `${who(p, say)} reflects ${by(p, say)}’s ${card(p, say)}`,
    'direction.clockwise': () => 'Play goes clockwise',
    'direction.counterclockwise': () => 'Play goes counterclockwise',
    story: (p, say) => `${who(p, say)} completes the story`,
    escape: (p, say) => `${who(p, say)} escapes`,
    'win.escape': (p, say) => `${who(p, say)} is out of the woods first and wins`,
    'win.story': (p, say) => `${who(p, say)} wins by the story`,
    loser: (p, say) => `${who(p, say)} is left in the woods`,
    back: (p, say) => `${who(p, say)} is back in the game`,
    correction: (p, say) => `${who(p, say)}: corrected`,
    'correction.reshuffle': () => 'The played cards are the new draw pile',
    overruled: (p, say) => `The table lets ${who(p, say)}’s play stand`,
  },
  problems: {
    ...setupProblems,
    'players.few': (p) =>
      `Out of the Woods needs at least ${p.fewest} players; there ${p.count === 1 ? 'is' : 'are'} ${p.count}.`,
    'players.many': (p) => `Out of the Woods is for at most ${p.most} players; there are ${p.count}.`,
    'list.empty': () => 'Name at least one house.',
    'list.many': (p) => `There can be up to ${p.most} names here; there are ${p.count}.`,
    'list.twice': (p) => `${p.name} stands here twice.`,
    'list.long': (p) => `A name can have up to ${p.most} characters.`,
    'list.none': (p) => `${p.name} already means that there is none; choose another name.`,
    'correction.number': (p) => `A hand is a whole number of cards, from 0 to ${p.most}.`,
    'correction.turn': (p, say) => `${who(p, say)} has escaped and cannot be on turn.`,
    'correction.kind': () => 'Out of the Woods has no such thing to correct.',
  },
}
