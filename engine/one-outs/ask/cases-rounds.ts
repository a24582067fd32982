/** Cases of Nark, Hacky Sack and Haymaker that a ruling decides. */
import type { Case } from './cases.ts'

const NARKED = ['Ann: Nark + Jab > Ben']

/** Cases of rounds, in no order: each says what it is not. */
export const rounds: readonly Case[] = [
  // A Haymaker that is dodged in a Nark.
  {
    marks: [['nark'], ['card:haymaker'], ['flies-on']],
    not: ['hacky', 'trow', 'buff', 'card:slow-mo-dodge'],
    scene: { lines: ['Ann: Nark + Haymaker > Ben', 'Ben: Dodge'], move: 'Cam: Fend' },
    rules: ['haymaker.pass', 'nark.each'],
    counts: true,
  },
  // The rest of a Nark after Slow-mo Dodge.
  {
    marks: [['nark', 'victim'], ['nark', 'of-a-round'], ['card:slow-mo-dodge'], ['the-rest']],
    not: ['card:haymaker', 'hacky', 'trow', 'saves-him'],
    scene: { lines: [...NARKED, 'Ben: Slow-mo Dodge'], move: 'Cam: Jab > Ben' },
    rules: ['nark.circle', 'defend.slow-mo'],
  },
  // A Nark whose narker is out.
  {
    marks: [['nark'], ['narker-out'], ['out', 'gone', 'w:dead', 'lose-hp', 'hp', 'w:without']],
    not: ['hacky', 'trow'],
    scene: {
      lines: ['* Ann hp 1', ...NARKED, 'Ben: Fend', 'Ben: Grab > Ann', 'Ann: take'],
      move: 'Cam: Jab > Ben',
    },
    rules: ['nark.circle', 'out'],
  },
  // Hacky Sack played into a Nark.
  {
    marks: [['nark'], ['hacky']],
    not: ['trow', 'follow-up', 'hacky-goes', 'asks-hacky', 'goes-with-nark'],
    scene: { lines: [...NARKED, 'Ben: take', 'Cam: Hacky Sack'], move: 'Ben: take' },
    rules: ['hacky.chain', 'nark.circle', 'nark.attack'],
  },
  // Eggs of a Nark at others than its victim.
  {
    marks: [['nark'], ['eggs'], ['split', 'two-victims', 'third', 'is:two-persons', 'at-others']],
    not: ['buff', 'trow', 'card:slow-mo-dodge', 'how-many'],
    scene: { lines: [...NARKED, 'Ben: take'], move: 'Cam: 4 Eggs > Ben 2, Dee 2' },
    rules: ['nark.eggs', 'nark.circle'],
  },
  // Noogie, Bite or Nark to keep a Hacky Sack going.
  {
    marks: [['hacky'], ['follow-up', 'card:nark'], ['follow-up', 'keeps-hacky']],
    not: ['trow', 'buff', 'card:grab', 'a-bit'],
    fits: (put) => put.any('follow-up') || !put.any('in-a-nark'),
    scene: { lines: ['Ann: Hacky Sack'], move: 'Ben: Noogie' },
    rules: ['hacky.chain', 'hacky.must'],
  },
  // A defence against the hit that ends a Hacky Sack.
  {
    marks: [['hacky'], ['defence', 'defends', 'board'], ['defence', 'defends', 'blocks'], ['last-hit']],
    not: ['nark', 'trow', 'buff', 'follow-up', 'keeps-going', 'other-hit'],
    scene: { lines: ['Ann: Hacky Sack', 'Ben: no attack card'], move: 'Ben: Dodge' },
    rules: ['hacky.hit', 'hacky.chain'],
  },
  // A Haymaker that comes back to its thrower.
  {
    marks: [['card:haymaker', 'own-haymaker'], ['comes-home']],
    not: ['nark', 'hacky', 'trow', 'buff', 'card:slow-mo-dodge', 'other-haymaker'],
    scene: { players: 3, lines: ['Ann: Haymaker > Ben', 'Ben: Dodge', 'Cam: Dodge'], move: 'Ann: Dodge' },
    rules: ['haymaker.pass'],
  },
]
