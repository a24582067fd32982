/** Cases where a ruling decides how people stand afterwards: healing past the start, and hands in sudden death. */
import { cardOf } from '../cards.ts'
import type { Case } from './cases.ts'
import type { Put } from './put.ts'

/** What most tables begin with. */
const USUAL_HP = 7

/** Whether somebody is on HP from which noodles would go past the start. */
function nearStart(put: Put): boolean {
  const on = put.number('is-on')
  const start = put.number('began-on') ?? USUAL_HP
  return on !== undefined && on + (cardOf('noodles')?.heal ?? 0) > start && !put.any('loses')
}

/** Cases of how people stand, in no order. */
export const stands: readonly Case[] = [
  // Noodles that would lift HP above the start.
  {
    marks: [
      ['card:noodles', 'heal', 'cap-over'],
      ['card:noodles', 'heal', 'capped'],
    ],
    not: ['nark', 'trow', 'card:haka', 'card:steroids', 'other-heal'],
    fits: (put) => put.any('cap-over', 'past-the-start') || nearStart(put),
    scene: { lines: [], move: 'Ann: 2min Noodles' },
    rules: ['noodles.turn', 'noodles'],
    after: true,
    counts: true,
  },
  // A hand of four when only two are left.
  {
    marks: [['sudden-death', 'two-players', 'two-left'], ['one-too-many']],
    not: ['other-limit', 'card:nark', 'card:hacky-sack', 'card:noodles', 'card:haymaker', 'card:four-eggs'],
    scene: {
      players: 3,
      lines: ['* Cam hp 1', 'Ann: Jab > Cam'],
      move: 'Cam: take',
    },
    rules: ['limit.three', 'draw-up'],
    after: true,
  },
]
