import type { Hue } from './hues.ts'

/** Words for colours by which a house is known to have one. */
const hues: Readonly<Record<Hue, readonly string[]>> = {
  red: ['red', 'crimson', 'scarlet', 'ruby', 'rose'],
  blue: ['blue', 'navy', 'sapphire', 'azure'],
  green: ['green', 'emerald', 'lime', 'olive'],
  yellow: ['yellow', 'gold', 'golden', 'amber'],
  purple: ['purple', 'violet', 'lilac', 'plum'],
  orange: ['orange', 'copper'],
  teal: ['teal', 'turquoise', 'cyan'],
  pink: ['pink', 'magenta'],
  brown: ['brown', 'bronze', 'tan'],
  grey: ['grey', 'gray', 'silver'],
  black: ['black', 'ebony'],
  white: ['white', 'ivory'],
}

const ORDINALS = ['first', 'second', 'third', 'fourth']

/** `first` for 0. */
const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}th`

export const en = {
  hues,
  mayBlock: 'may Block',
  lastOpen: 'last card lies open',
  leftIn: 'left in the woods',
  escaped: (place: number) => `escaped ${ordinal(place)}`,

  woods: 'On the table',
  house: 'House',
  anyHouse: 'Any house',
  run: (story: string, length: number, whole: number) => `${story}, ${length} of ${whole}`,
  story: 'Story',
  lies: 'Open',
  character: (house: string) => `${house} character`,
  characterOf: (house: string, story: string) => `${house} character of ${story}`,
  fourCharacters: 'Four characters',
  from: (card: string, name: string) => `${card} from ${name}`,
  answers: (name: string) => `${name} may answer`,
  block: (names: string) => `${names} may Block`,

  mustMatch: (house: string) => `match ${house}`,
  anyFirst: 'any house',
  stories: 'Which story?',
  storyOf: (house: string) => `a ${house} character`,
  storiesOfFour: 'all four at once',
  nth: (length: number) => (length === 1 ? 'begins a run' : `${ordinal(length - 1)} in a row`),
  wins: 'wins',
  storyUnsaid: 'Not said',
  endsRun: 'ends the run',
  ofAStory: 'wins at once',

  whichHouse: (name: string, card: string) => `${name}: ${card} of which house?`,
  whichFirst: (name: string) => `${name}: the first of the four is of which house?`,
  whichStory: (name: string, card: string) => `${name}: ${card} of which story?`,
  names: (name: string, card: string) => `${name}: ${card} makes which house the House?`,
  noHouse: 'No house on it',
  stays: 'It stays as it is',
  callsHouse: (house: string) => `calls ${house}`,

  stake: (count: number) => (count === 1 ? '1 card more' : `${count} cards more`),
  playOn: (name: string) => `Or ${name} plays on: any other move lets it stand.`,
  nextMove: (name: string) => `${name}’s next move lets it stand, too.`,
  endsGame: 'If it stands, the game is over.',
  left: (name: string) => `${name} is left in the woods.`,
  example: (name: string, house: string) => `${name}: ${house} attack`.toLowerCase(),

  outcomes: {
    win: 'wins',
    escape: (name: string) => `${name} out`,
    lostTurn: (name: string) => `${name} loses a turn`,
    blocked: 'blocked',
    reflected: 'turned back',
    more: (name: string, count: number) => `${name} +${count}`,
  },
  corrections: {
    hand: 'Cards in hand',
    turn: 'On turn',
    reshuffle: 'The played cards were shuffled',
  },
}
