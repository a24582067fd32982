/** Cases of Buffs, blocked Grabs, Skateboards and Down Trows that a ruling decides. */
import type { Case } from './cases.ts'

const TWO_BUFFS = {
  not: [
    'nark',
    'hacky',
    'eggs',
    'card:grab',
    'card:noodles',
    'trow',
    'follow-up',
    'card:haka*2',
    'card:steroids*2',
    'one-each',
  ],
  scene: { lines: [], move: 'Ann: Haka + Steroids + Jab > Ben' },
  rules: ['buff.one'],
  counts: true,
} as const satisfies Partial<Case>

/** Cases of turns, in no order: each says what it is not. */
export const turns: readonly Case[] = [
  // Two Buffs on one attack, by name.
  { ...TWO_BUFFS, marks: [['both-buffs']] },
  // The same in other words.
  {
    ...TWO_BUFFS,
    marks: [['class:buff', 'two-kinds'], ['more-than-one']],
    not: [...TWO_BUFFS.not, 'card:haka', 'card:steroids', 'buffs'],
  },
  // A Buff on Hacky Sack.
  {
    marks: [['hacky'], ['buff']],
    not: ['nark', 'trow', 'attack', 'in-the-chain'],
    scene: { lines: [], move: 'Ann: Haka + Hacky Sack' },
    rules: ['buff.attack-only', 'hacky.hit', 'hacky-sack'],
  },
  // A Buff on a Grab of the own turn.
  {
    marks: [['card:grab'], ['buff']],
    not: ['follow-up', 'nark', 'hacky', 'trow', 'attack', 'after-block', 'other-grab'],
    scene: { lines: [], move: 'Ann: Haka + Grab > Ben' },
    rules: ['buff.attack-only', 'grab.attack'],
  },
  // A Buff on what follows a Grab.
  {
    marks: [['follow-up'], ['buff'], ['card:grab', 'asks-or-tells']],
    not: ['nark', 'hacky', 'trow', 'no-grab'],
    scene: { lines: ['Ann: Grab > Ben', 'Ben: take'], move: 'Ann: Haka + Noogie > Ben' },
    rules: ['buff.attack-only', 'grab.follow-up'],
  },
  // A Down Trow against Lunch Box or Tail Whip.
  {
    marks: [['trow'], ['card:lunch-box', 'card:tail-whip']],
    not: ['card:down-trow*2', 'other-trow', 'hacky', 'against-none'],
    scene: { lines: ['Ann: Tail Whip > Ben'], move: 'Ben: Down Trow > Ann' },
    rules: ['down-trow.any-time', 'down-trow.stop'],
  },
  // A Down Trow against a Down Trow.
  {
    marks: [['trow'], ['card:down-trow*2', 'trows-trow']],
    not: ['card:lunch-box', 'card:tail-whip', 'two-trows'],
    scene: { lines: ['Ann: Jab > Ben', 'Ben: Down Trow > Ann'], move: 'Cam: Down Trow > Ben' },
    rules: ['down-trow.any-time', 'down-trow.stop'],
  },
  // A Down Trow in a play of one’s own.
  {
    marks: [['trow'], ['own-play']],
    not: ['card:down-trow*2', 'other-trow', 'card:lunch-box', 'card:tail-whip', 'other-own'],
    scene: { lines: ['Ann: Jab > Ben'], move: 'Ann: Down Trow > Cam' },
    rules: ['down-trow.any-time', 'down-trow.action'],
  },
  // A Down Trow with nothing to stop.
  {
    marks: [['trow'], ['idle', 'nothing-on']],
    not: ['card:down-trow*2', 'other-trow', 'attack', 'hacky', 'board', 'other-idle'],
    fits: (put) => !put.any('on-my-turn') || put.any('not-my-turn'),
    scene: { lines: [], move: 'Cam: Down Trow > Ben' },
    rules: ['down-trow.any-time'],
  },
  // Somebody outside of the contact who wants the board that blocked.
  {
    marks: [['board'], ['grabs', 'wants-it'], ['blocked', 'just-blocked'], ['outsider', 'third']],
    not: ['trow', 'nark', 'hacky', 'other-board'],
    scene: { lines: ['Ann: Jab > Ben', 'Ben: Skateboard'], move: "Cam: Grab > Ben's Skateboard" },
    rules: ['grab.contact-pair', 'skateboard.steal'],
    counts: true,
  },
  // A board that its block used up.
  {
    marks: [['board'], ['grabs', 'wants-spent'], ['blocked', 'it-blocks'], ['spent', 'used-up']],
    not: ['trow', 'nark', 'hacky', 'not-now'],
    scene: {
      lines: ['* Ben skateboard 1', 'Ann: Jab > Ben', 'Ben: Skateboard', 'Ben: decline'],
      move: "Ann: Grab > Ben's Skateboard",
    },
    rules: ['skateboard.two-uses', 'skateboard.steal'],
  },
  // A block against a Grab that was the action.
  {
    marks: [['card:grab'], ['blocked'], ['grab-blocked'], ['grab-back']],
    not: ['follow-up', 'trow', 'nark', 'hacky', 'buff', 'attack', 'no-block', 'other-contact'],
    // Ben is next: the one who blocks is somebody else, whose Grab could only be out of contact.
    scene: { lines: ['Ann: Grab > Cam', 'Cam: Fend'], move: 'Cam: Grab > Ann' },
    rules: ['grab.attack', 'grab.contact'],
  },
]
