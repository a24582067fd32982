/** What One Card and Out of the Woods show that One-Outs does not. */
import { asking } from './ask.ts'
import { fromMenu, type State } from './state.ts'

const CARDS = `game: one-card
players: Ann, Ben, Cas
dealer: Ann
top: 4S

`
const TEN = `game: one-card
players: Charlie, Dave, Max, Nova, Ann, Bartholomew, Cas, Dora, Eve, Finn
dealer: Finn
top: 9C

Eve: 5C
Dora: 2C
`
const WOODS = `game: out-of-the-woods
players: Ann, Ben, Cas, Dan
dealer: Ann
houses: Oak, Elm, Ash, Fir
stories: Hansel, Rapunzel

Ann: Oak (Hansel)
Ben: Oak (Hansel)
`

export const otherGames: readonly State[] = [
  { name: 'one-card turn', record: `${CARDS}Cas: 5S\n`, shows: 'Ben', main: true },
  {
    name: 'one-card attack',
    docs: ['panel-one-card-light'],
    record: `${CARDS}Cas: 2S\nBen: AS\n`,
    shows: '+7',
    fits: true,
  },
  {
    name: 'one-card due',
    record: `${CARDS}* Cas hand 2\nCas: 5S\n`,
    shows: 'One Card',
  },
  { name: 'ten of One Card', record: TEN, shows: 'Cas: answer 2 of clubs', fits: true },
  { name: 'one-card check', record: CARDS, draft: { mode: 'check' }, shows: 'Nothing is logged' },
  {
    name: 'one-card ask',
    record: CARDS,
    act: asking('how many cards do we start with', 'and with two players?'),
    shows: 'Cas',
    acted: 'Goes on from',
  },
  {
    name: 'one-card half a card',
    record: `${CARDS}Cas: 5S\n`,
    draft: { chosen: 'rank 9' },
    shows: /9\s*♠/,
  },
  {
    name: 'one-card why',
    record: `${CARDS}Cas: 5S\n`,
    draft: { chosen: 'rank 9' },
    on: ['panel', 'tab'],
    act: (surface) => surface.click({ role: 'button', name: '9 of clubs' }),
    shows: 'Ben',
    acted: '9 of clubs has neither',
  },
  { name: 'one-card calls', record: CARDS, draft: { chosen: '7S' }, shows: 'calls which suit?' },
  {
    name: 'one-card check illegal',
    record: `${CARDS}Cas: 5S\n`,
    draft: { mode: 'check', checked: { seat: 1, cards: ['9C'] } },
    shows: 'Not legal',
  },
  { name: 'one-card over', record: `${CARDS}* Cas hand 1\nCas: 5S\n`, shows: 'Cas wins' },
  {
    name: 'one-card corrections',
    record: `${CARDS}Cas: 5S\n`,
    on: ['panel', 'tab'],
    act: (surface) => fromMenu(surface, 'Correct the table'),
    shows: 'Ben',
    acted: 'What the table says goes before what the rules say.',
  },
  { name: 'woods turn', record: WOODS, shows: 'Cas', main: true },
  { name: 'woods answer', docs: ['panel-woods-dark'], record: `${WOODS}Cas: Oak Attack\n`, shows: 'Dan', fits: true },
  { name: 'woods story', record: `${WOODS}Cas: Oak (Hansel)\nDan: Oak (Hansel)\n`, shows: 'Hansel' },
  { name: 'woods house', record: WOODS, draft: { chosen: 'attack' }, shows: 'No house on it' },
  {
    name: 'woods why',
    record: WOODS,
    on: ['panel', 'tab'],
    act: (surface) => surface.click({ role: 'button', name: 'Elm character' }),
    shows: 'Cas',
    acted: 'The House is Oak',
  },
  {
    name: 'woods check illegal',
    record: WOODS,
    draft: { mode: 'check', checked: { seat: 2, cards: ['character'], details: { house: 'Elm' } } },
    shows: 'Not legal',
  },
  {
    name: 'woods corrections',
    record: WOODS,
    on: ['panel', 'tab'],
    act: (surface) => fromMenu(surface, 'Correct the table'),
    shows: 'Cas',
    acted: 'What the table says goes before what the rules say.',
  },
  { name: 'woods check', record: WOODS, draft: { mode: 'check' }, shows: 'Nothing is logged' },
  { name: 'woods ask', record: WOODS, act: asking('who goes first'), shows: 'Cas', acted: 'setup.first' },
]
