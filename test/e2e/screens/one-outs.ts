/** Every question that One-Outs asks, every way a declaration can be half made, and every verdict. */
import { asking } from './ask.ts'
import { fromMenu, type State } from './state.ts'

const FOUR = `game: one-outs
players: Charlie, Dave, Max, Nova
dealer: Nova
hp: 7
`
/** Mid-session: a board seen, HP lost, a hand over the limit. */
const PLAYED = `${FOUR}
Charlie: Skateboard > Nova
Nova: take
Dave: Crane Kick > Charlie
Charlie: Fend
Charlie: Grab > Dave
Dave: take
Charlie: Noogie
Dave: take
* Max hand 5
`
const HIT = `${PLAYED}Max: Steroids + Jab > Dave
`
const TWO_LEFT = `${PLAYED}Max: King Hit > Nova
Nova: take
Charlie: Haka + King Hit > Dave
Dave: take
`

const TEN = `game: one-outs
players: Charlie, Dave, Max, Nova, Ann, Bartholomew, Cas, Dora, Eve, Finn
dealer: Finn
hp: 7

Charlie: Skateboard > Max
Max: take
Dave: Haka + King Hit > Charlie
`

export const oneOuts: readonly State[] = [
  {
    name: 'turn',
    record: PLAYED,
    shows: 'Max’s turn: attack',
    main: true,
  },
  {
    name: 'victim',
    record: PLAYED,
    draft: { chosen: 'hopoate' },
    shows: 'Max: Hopoate at whom?',
    fits: true,
    main: true,
  },
  { name: 'with', record: PLAYED, draft: { said: ['haka'] }, shows: 'Max: Haka with which card?' },
  {
    name: 'eggs',
    record: PLAYED,
    draft: {
      chosen: 'four-eggs',
      shares: [
        { seat: 0, count: 1 },
        { seat: 3, count: 2 },
      ],
    },
    shows: 'Max: share out 4 Eggs',
  },
  {
    name: 'defend',
    docs: ['panel-defend-light', 'tab-table-dark'],
    record: HIT,
    shows: 'Dave: answer Steroids + Jab from Max',
    fits: true,
    main: true,
  },
  {
    name: 'why',
    docs: ['panel-why-dark'],
    record: HIT,
    on: ['panel', 'tab'],
    act: (surface) => surface.click({ role: 'button', name: /^Hopoate/, within: '.pad' }),
    shows: 'Dave: answer',
    acted: 'Hopoate is no answer here.',
  },
  {
    name: 'contact',
    record: `${PLAYED}Max: Jab > Charlie\nCharlie: Skateboard\n* Charlie skateboard 1\n`,
    shows: 'A block made contact: Charlie may Grab Max',
  },
  {
    name: 'follow-up',
    record: `${PLAYED}Max: Grab > Charlie's Skateboard\nCharlie: take\n`,
    shows: 'The Grab landed: Max may follow with Noogie or Bite on Charlie',
  },
  {
    name: 'nark',
    record: `${PLAYED}Max: Nark + Jab > Dave\nDave: Dodge\n`,
    shows: 'Nova: one Attack card at Dave, or none in hand',
  },
  { name: 'hacky-sack', record: `${PLAYED}Max: Hacky Sack\n`, shows: 'Nova: keep the Hacky Sack going' },
  { name: 'heal', record: `${PLAYED}Max: 2min Noodles\n`, shows: 'Max heals 3 HP, unless somebody plays Down Trow' },
  {
    name: 'theft',
    record: `${HIT}Charlie: Down Trow > Max\n`,
    shows: 'Charlie draws an Attack card from Max, unless somebody plays Down Trow',
  },
  {
    name: 'stolen card',
    record: HIT,
    draft: { seat: 0, chosen: 'down-trow', victim: 2 },
    shows: 'What did Charlie get from Max?',
  },
  { name: 'swap', record: PLAYED, draft: { chosen: 'swap' }, shows: 'Max: Swap' },
  {
    name: 'pending',
    record: PLAYED,
    shows: 'Max’s turn',
    act: async (surface) => {
      for (const key of ['Nova: one HP more', 'Dave: one HP less', 'Dave: one HP less'])
        await surface.click({ role: 'button', name: key })
      // While somebody is there it does not keep itself.
      await surface.with({ role: 'button', name: 'Keep the correction for Dave' }, (key) =>
        (key as HTMLElement).focus(),
      )
    },
    acted: /was \d/,
  },
  { name: 'two left', record: TWO_LEFT, shows: 'Two left: hand limit 3', main: true },
  {
    name: 'over',
    record: `${TWO_LEFT}Max: Haka + King Hit > Charlie\nCharlie: take\n`,
    shows: 'Max wins',
  },
  {
    name: 'seven with long names',
    record: `game: one-outs
players: Bartholomäus-Maximilian, Ann, Wilhelmina Charlotte, Dave, Li, Oluwaseun Adebayo, Nova
dealer: Ann

"Wilhelmina Charlotte": Crane Kick > "Bartholomäus-Maximilian"
`,
    shows: 'Bartholomäus-Maximilian: answer Crane Kick from Wilhelmina Charlotte',
    longNames: true,
  },
  { name: 'ten', record: TEN, shows: 'Charlie: answer Haka + King Hit from Dave', fits: true },
  {
    name: 'corrections',
    record: PLAYED,
    on: ['panel', 'tab'],
    act: (surface) => fromMenu(surface, 'Correct the table'),
    shows: 'Max’s turn',
    acted: 'What the table says goes before what the rules say.',
  },
  {
    name: 'keys',
    record: PLAYED,
    on: ['panel', 'tab'],
    act: (surface) => fromMenu(surface, 'Keys'),
    shows: 'Max’s turn',
    acted: 'Correct the HP of the player',
  },
  {
    name: 'menu',
    record: PLAYED,
    act: (surface) => surface.click({ role: 'button', name: 'Menu' }),
    shows: 'Max’s turn',
    acted: 'New session',
  },
  {
    name: 'line',
    record: PLAYED,
    on: ['panel', 'tab'],
    act: async (surface) => {
      await surface.fill('#line', 'nova: jab > max')
      await surface.press('Enter')
      await surface.waitForPlace('#line-result')
    },
    shows: 'Max’s turn',
    acted: 'It is Max’s turn, not Nova’s.',
  },
  {
    name: 'line with several meanings',
    record: PLAYED,
    on: ['panel', 'tab'],
    act: async (surface) => {
      await surface.fill('#line', 'max jabs')
      await surface.waitForPlace('.readings')
    },
    shows: 'Max’s turn',
    acted: 'Which one was meant?',
  },
  { name: 'check', record: PLAYED, draft: { mode: 'check' }, shows: 'Nothing is logged' },
  {
    name: 'check legal',
    record: HIT,
    draft: { mode: 'check', checked: { seat: 1, cards: ['fend'] } },
    shows: 'That makes contact.',
  },
  {
    name: 'check illegal',
    record: HIT,
    draft: { mode: 'check', checked: { seat: 1, cards: ['hopoate'], targets: [{ seat: 2 }] } },
    shows: 'Not legal',
    main: true,
  },
  {
    name: 'check depends',
    docs: ['panel-check-light'],
    record: PLAYED,
    draft: { mode: 'check', checked: { seat: 2, cards: ['haka', 'hacky-sack'] } },
    shows: 'Depends on your table',
  },
  { name: 'ask', record: PLAYED, act: asking(), shows: 'Max’s turn', acted: 'Who goes first?' },
  {
    name: 'ask yes',
    record: PLAYED,
    act: asking('can i haka my king hit'),
    shows: 'Max’s turn',
    acted: 'buff.one-play',
    main: true,
  },
  {
    name: 'ask depends',
    record: PLAYED,
    act: asking('can i haka my king hit', 'does a buff stack'),
    shows: 'Max’s turn',
    acted: 'This table plays: One: Haka or Steroids.',
    main: true,
  },
  {
    name: 'ask two readings',
    record: PLAYED,
    act: asking('what hp are you out at', 'can i haka my king hit', 'can dt be played when its not my turn'),
    shows: 'Max’s turn',
    acted: 'Or did you mean',
  },
  {
    name: 'ask unknown',
    record: PLAYED,
    act: asking('can you look at someones hand'),
    shows: 'Max’s turn',
    acted: 'Nearest to read',
  },
  {
    name: 'ask the table',
    docs: ['panel-ask-light'],
    record: HIT,
    act: asking('can Nova grab Max now?'),
    shows: 'Dave: answer',
    acted: 'On the table as it stands, turn',
  },
  {
    name: 'ask a play',
    record: HIT,
    act: asking('Dave: Hopoate > Max'),
    shows: 'Dave: answer',
    acted: 'Read as a play',
  },
  {
    name: 'ask in the line',
    record: PLAYED,
    on: ['panel', 'tab'],
    act: async (surface) => {
      await surface.fill('#line', 'can i haka my king hit?')
      await surface.waitForPlace('.offer')
    },
    shows: 'Max’s turn',
    acted: 'The Buff is laid down together with its attack',
  },
  {
    name: 'ask with long names',
    record: `game: one-outs
players: Bartholomäus-Maximilian, Ann, Wilhelmina Charlotte
dealer: Ann

"Wilhelmina Charlotte": Crane Kick > "Bartholomäus-Maximilian"
`,
    act: asking('may Ann play a donaudampfschifffahrtsgesellschaftskapitän', 'can Ann grab now?'),
    shows: 'Bartholomäus-Maximilian: answer Crane Kick',
    acted: 'On the table as it stands, turn',
    longNames: true,
  },
  {
    name: 'log',
    record: PLAYED,
    screen: '#/log/2',
    on: ['panel', 'tab'],
    shows: 'Entry 3 of 9',
  },
  {
    name: 'log disputed',
    record: `${PLAYED}! Max: Bite > Nova\n`,
    screen: '#/log/9',
    on: ['panel', 'tab'],
    shows: 'Check it as the table is now',
  },
  {
    name: 'log editor',
    record: PLAYED,
    screen: '#/log/2',
    on: ['panel', 'tab'],
    act: async (surface) => {
      await surface.click({ role: 'button', name: 'Change' })
      await surface.fill('#log-line', 'Dave: pass')
    },
    shows: 'Entry 3 of 9',
    acted: 'No longer holds: Charlie: Fend.',
    main: true,
  },
]
