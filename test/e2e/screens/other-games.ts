/** What One Card and Out of the Woods show that One-Outs does not. */
import type { State } from './state.ts'

const CARDS = `game: one-card
players: Ann, Ben, Cas
dealer: Ann
top: 4S

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
  { name: 'one-card turn', record: `${CARDS}Cas: 5S\n`, shows: 'Ben', main: true, docs: { panel: 'light' } },
  { name: 'one-card attack', record: `${CARDS}Cas: 2S\nBen: AS\n`, shows: '+7' },
  {
    name: 'one-card due',
    record: `${CARDS}* Cas hand 2\nCas: 5S\n`,
    shows: 'One Card',
  },
  { name: 'one-card check', record: CARDS, draft: { mode: 'check' }, shows: 'Nothing is logged' },
  { name: 'woods turn', record: WOODS, shows: 'Cas', main: true, docs: { panel: 'dark' } },
  { name: 'woods answer', record: `${WOODS}Cas: Oak Attack\n`, shows: 'Dan' },
  { name: 'woods story', record: `${WOODS}Cas: Oak (Hansel)\nDan: Oak (Hansel)\n`, shows: 'Hansel' },
  { name: 'woods check', record: WOODS, draft: { mode: 'check' }, shows: 'Nothing is logged' },
]
