/** The screens beside the table. */
import { OPENING } from '../harness/one-outs.ts'
import type { Surface } from '../harness/surface.ts'
import { asking } from './ask.ts'
import type { PageName, State } from './state.ts'

const BOTH: readonly PageName[] = ['panel', 'tab']

/** What stands there before anything was ever played. */
export const untouched: readonly State[] = [
  { name: 'nothing', shows: 'Or try a sample table', main: true },
  {
    name: 'sample',
    act: async (surface) => {
      // The page before has put it there for all of them.
      if ((await surface.count('.empty-title')) > 0)
        await surface.click({ role: 'button', name: 'Sample table: One-Outs' })
    },
    shows: /Keep score beside the cards|Nova: answer/,
    acted: 'A sample, to play with.',
    main: true,
  },
  {
    name: 'sample thrown away',
    act: async (surface) => {
      // The states after this one have nothing on the table.
      if ((await surface.count('.empty-title')) > 0)
        await surface.click({ role: 'button', name: 'Sample table: One Card' })
      await surface.click({ role: 'button', name: 'Throw it away' })
    },
    shows: /Keep score beside the cards|Nova: answer/,
    acted: 'The sample is thrown away.',
  },
  {
    name: 'something went wrong',
    act: (surface) =>
      surface.eval(() => {
        dispatchEvent(new ErrorEvent('error', { error: new Error('a fault of ours') }))
      }),
    shows: /Keep score beside the cards|Nova: answer/,
    acted: 'Something went wrong, and what you did last may not have happened.',
  },
  { name: 'new', screen: '#/new', on: BOTH, shows: 'Starting HP' },
  {
    name: 'new with problems',
    screen: '#/new',
    on: BOTH,
    act: async (surface) => {
      await surface.fill({ role: 'textbox', name: 'Add a player' }, 'Ann, ann,')
      await surface.fill({ role: 'textbox', name: 'Starting HP' }, '0')
      await surface.click({ role: 'button', name: /^Start(,|$)/ })
    },
    shows: 'Starting HP',
    acted: /things? to fix before you start\./,
    main: true,
  },
  { name: 'no sessions', screen: '#/sessions', on: BOTH, shows: /./ },
  { name: 'no deleted sessions', screen: '#/sessions/deleted', on: BOTH, shows: 'No session is deleted.' },
  { name: 'no statistics', screen: '#/sessions/all', on: BOTH, shows: 'No sessions here yet' },
  { name: 'settings', screen: '#/settings', on: BOTH, shows: 'Settings', main: true },
  { name: 'rules', screen: '#/rules', on: BOTH, shows: 'Rules', main: true },
  { name: 'rule', screen: '#/rules/one-outs/skateboard.steal', on: BOTH, shows: 'skateboard.steal' },
  { name: 'card in the rules', screen: '#/rules/one-outs/king-hit', on: BOTH, shows: 'King Hit' },
  {
    name: 'nothing found in the rules',
    screen: '#/rules/one-outs',
    on: BOTH,
    act: (surface) => surface.fill({ role: 'searchbox' }, 'xyzzy'),
    shows: 'Rules',
    acted: 'speaks of “xyzzy”',
  },
  {
    name: 'rules found',
    screen: '#/rules/one-outs',
    on: BOTH,
    act: (surface) => surface.fill({ role: 'searchbox' }, 'skatebord'),
    shows: 'Rules',
    acted: 'skateboard',
  },
  {
    name: 'rules asked',
    screen: '#/rules/one-outs',
    on: BOTH,
    act: async (surface) => {
      await surface.fill({ role: 'searchbox' }, 'can i haka my king hit')
      await surface.waitForPlace('.offer')
    },
    shows: 'Rules',
    acted: 'The Buff is laid down together with its attack',
  },
  {
    name: 'rules under Ask',
    screen: '#/rules/one-outs',
    on: BOTH,
    act: asking('does a buff stack'),
    // The tab's way to Ask comes with the rules, after their title.
    shows: 'Setup',
    // A sample from before may be on the table.
    acted: /(This table plays|Usually): One: Haka or Steroids\./,
  },
  { name: 'rules of One Card', screen: '#/rules/one-card', on: BOTH, shows: 'One Card' },
  { name: 'rules of Out of the Woods', screen: '#/rules/out-of-the-woods', on: BOTH, shows: 'Out of the Woods' },
]

const PAST = `${OPENING}? Nova: Jab > Max
Max: Hacky Sack
Nova: Sack Tap
Charlie: Jab
Dave: no attack card
Nova: Skateboard > Max
Max: Slow-mo Dodge
! Dave: Bite > Charlie
Charlie: 4 Eggs > Nova 3, Dave 1
Nova: take
Nova: Sidestep
Nova: take
Dave: take
Dave: King Hit > Max
Max: take
Nova: Tail Whip > Charlie
Charlie: take
* Dave hp 3
Charlie: Jab > Nova
Nova: take
Dave: Tail Whip > Charlie
Charlie: take
Nova: Hopoate > Dave
Dave: take
`

/** Sessions to be listed: several, of every game, won and not. */
export const history: readonly string[] = [
  `game: one-card\nplayers: Ann, Ben, Cas\ndealer: Ann\ntop: 9C\n\nCas: 5C\nBen: 7D calls spades\nAnn: draw\n`,
  `game: out-of-the-woods\nplayers: Nova, Dave, Max\ndealer: Max\nhouses: Oak, Elm\nstories: Hansel\n\nMax: Oak (Hansel)\n`,
  `game: one-outs\nplayers: Max, Nova, Dave\ndealer: Dave\nhp: 3\n\nMax: King Hit > Nova\nNova: take\nDave: Tail Whip > Max\nMax: take\n`,
  PAST,
]

export const played: readonly State[] = [
  { name: 'sessions', record: PAST, screen: '#/sessions', on: BOTH, shows: 'Nova won', main: true },
  {
    name: 'session',
    screen: '#/sessions/{id}',
    on: BOTH,
    shows: 'Log',
    main: true,
  },
  {
    name: 'session as a table',
    screen: '#/sessions/{id}',
    on: BOTH,
    act: (surface) => surface.click({ role: 'button', name: 'Table' }),
    shows: 'Log',
  },
  {
    name: 'session with all that is folded away',
    screen: '#/sessions/{id}',
    on: BOTH,
    act: (surface) =>
      surface.eval(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('.folds details')) fold.open = true
      }),
    shows: 'By card',
    acted: 'Refused',
  },
  {
    name: 'a log that was changed',
    record: PAST,
    screen: '#/log/0',
    // Once it is changed it is so on every page.
    on: ['panel'],
    act: async (surface) => {
      await surface.click({ role: 'button', name: 'Change' })
      await surface.fill('#log-line', 'Charlie: Crane Kick > Max')
      await surface.click({ role: 'button', name: 'Change it' })
      await surface.click('.fold summary')
    },
    shows: 'Insert before',
    acted: 'Before it was changed',
  },
  { name: 'across sessions', screen: '#/sessions/all', on: BOTH, shows: 'Head to head' },
  {
    name: 'new after a session',
    screen: '#/new',
    on: BOTH,
    shows: 'Same again',
  },
  {
    name: 'house rules',
    screen: '#/new',
    on: BOTH,
    act: openAll,
    shows: 'House rules',
    acted: 'usual',
  },
  {
    name: 'nothing found',
    screen: '#/sessions',
    on: BOTH,
    act: (surface) => surface.fill({ role: 'searchbox' }, 'nobody'),
    shows: 'Nova won',
    acted: 'No session fits “nobody”.',
  },
  {
    name: 'session deleted',
    record: PAST,
    screen: '#/sessions/{id}',
    on: BOTH,
    act: async (surface) => {
      const key = { role: 'button', name: 'Delete this session' } as const
      if ((await surface.count(key)) > 0) await surface.click(key)
    },
    shows: /Nova won|deleted\./,
    acted: 'It can be brought back',
  },
  { name: 'deleted sessions', screen: '#/sessions/deleted', on: BOTH, shows: '30 days left', main: true },
]

async function openAll(surface: Surface): Promise<void> {
  await surface.click('summary')
  if ((await surface.count('.more-rulings')) > 0) await surface.click('.more-rulings')
}
