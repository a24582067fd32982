/** What One-Outs knows about questions. */
import type { Knowledge } from '../../ask/knowledge.ts'
import { tongue } from '../../ask/text/en-words.ts'
import { cards } from '../cards.ts'
import { vocabulary } from '../text/en-phrases.ts'
import { cased } from './cased.ts'
import { near, words } from './en-words.ts'
import {
  answerWith,
  asAction,
  buffOn,
  damageOf,
  followUp,
  groupOf,
  haymakerLeft,
  inHacky,
  inNark,
  interrupt,
  kills,
} from './scenes.ts'
import { story } from './story.ts'
import { sum } from './sums.ts'

const having = (fits: (card: (typeof cards)[number]) => boolean): readonly string[] =>
  cards.filter(fits).map((card) => card.id)

/** Spellings that mean something else in a question. */
const NOT_CARDS: Readonly<Record<string, readonly string[]>> = {
  skateboard: ['deck'],
  bite: ['bit'],
  'king-hit': ['king hits', 'king hitting'],
}

/** Spellings that questions add. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  haka: ['hakka', 'haker', 'hakad'],
  'hacky-sack': ['hackey', 'hackysak', 'hacky sac', 'hackie', 'sack'],
  noodles: ['2 min noodle', 'ramen', '2minute noodles', 'noods'],
  'slow-mo-dodge': ['slomo', 'slowmo', 'slomo dodge', 'slo', 'slow mow', 'slow'],
  'down-trow': [
    'down throw',
    'downthrow',
    'down trowel',
    'downtrou',
    'down trows',
    'trow',
    'pants down',
    'downtrowed',
    'dts',
    'down-trou',
  ],
  'king-hit': ['king hit', 'kinghit', 'kh'],
  'nipple-gripple': ['nipple griple', 'nip grip', 'nipple grip'],
  'sack-tap': ['sack tap'],
  'slippery-gypsy': ['slipery gypsy', 'slippery gipsy'],
  'four-eggs': ['egging', 'egged'],
  sidestep: ['side stepped', 'sidestepped', 'side-stepped'],
  fend: ['fendoff'],
  grab: ['grabbable', 'grabable'],
  haymaker: ['haymakers', 'hay-maker'],
}

const works = {
  answerWith,
  asAction,
  buffOn,
  damageOf,
  followUp,
  groupOf,
  haymakerLeft,
  inHacky,
  interrupt,
  inNark,
  kills,
}

export const knowledge: Knowledge = {
  tongue,
  cards: Object.fromEntries(
    Object.entries(vocabulary.cards).map(([id, names]) => [
      id,
      [...(MORE[id] ?? []), ...names.filter((name) => NOT_CARDS[id]?.includes(name) !== true)],
    ]),
  ),
  words,
  classes: {
    attack: ['jab', ...having((card) => card.attack !== undefined && card.id !== 'jab')],
    plain: ['jab', ...having((card) => card.attack === 'plain' && card.id !== 'jab')],
    defence: ['fend', ...having((card) => card.defence !== undefined && card.id !== 'fend'), 'another-skateboard'],
    dodge: having((card) => card.defence === 'dodge'),
    block: ['fend', 'skateboard', 'another-skateboard'],
    utility: having((card) => card.group === 'utility'),
    buff: having((card) => card.buff !== undefined),
    'follow-up': ['noogie', 'bite'],
    card: having(() => true),
  },
  generic: { 'card:dodge': 'class:dodge' },
  near,
  facts: {
    hp: 'hp setup.hp',
    'hand-limit': 'limit limit.four',
    hand: 'hand hand.enough',
    'w:card': 'hand hand.enough',
  },
  ordered: [],
  cardlike: [],
  deeds: [
    'swap',
    'pass',
    'draw',
    'draw-up',
    'steal',
    'take-hit',
    'join',
    'split',
    'heal',
    'discard',
    'keep',
    'lose-hp',
    'give',
    'counter-attack',
    'come-back',
    'pass-on',
    'keep-going',
    'choose',
    'pick-which',
  ],
  story: (bench) => sum(bench) ?? cased(bench) ?? story(bench),
  idle: ['outs', 'oneouts', 'one-outs', 'round'],
  works,
}
