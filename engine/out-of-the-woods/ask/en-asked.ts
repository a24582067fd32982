/** How people ask what a told story has led to: whose turn it is, who draws, what is left, which House and which way. */
import type { Sayings } from '../../ask/lexicon.ts'

/** Stands for whoever is named. */
export const SOMEBODY = 'somebody'

const house = '(house|colour|color)'
const own = '(own |normal |regular |ordinary |)'

export const asked = {
  whose: ['(who|whose)', 'which (1 |)of (us|them)', 'which player', '(me|him|her|them) or (me|him|her|them)'],
  who: ['who'],
  /** No yes or no is asked for. */
  open: ['how many', '(who|whose|which|what)'],
  me: ['(i|me|my|we)'],

  'names-house': [
    `(name|names|pick|picks|choose|chooses|say|says|call|calls) (a |the |which |new |what |)(a |the |which |new |what |)${house}`,
  ],
  'which-way': ['which (way|direction)', 'what direction', 'clockwise or', 'direction now'],
  'other-way': [
    '(other|opposite) (way|direction)',
    '(anticlockwise|counterclockwise|clockwise|backwards|reverse|reversed)',
    '(turn|turned) (round|around)',
  ],
  clockwise: ['clockwise'],
  anticlockwise: ['(anticlockwise|counterclockwise)'],
  again: ['(again|back|same|stay|still)'],

  count: ['how many', 'what ... left with', 'cards left'],
  takes: ['(draw|draws|drawing|take|takes|pull|pulls)', '(pick|picks|picking) up'],
  left: ['(left|hold|holding|hand|have|has|remain|remaining|on)', 'end up'],
  gets: ['(get|gets|receive|receives)'],

  'who-is-on': [
    'whose (turn|go|move)',
    'who (is |)(now |then |)(on|up|next|play|plays|go|goes|move|moves|continue|continues)',
    'who (now |then |)is (on|up|next)',
    'who (is |gets |has )(the |)(on|turn|next|up)',
    'which player is (on|next)',
  ],
  'is-on': [
    `(my|your|his|her|their|${SOMEBODY}) ${own}(turn|go)`,
    '(a|the) turn',
    'go again',
    '(play|plays|go|goes|on|up) (now|next|again|as well|too)',
    'am i on',
    'is * (on|up|next)',
    'still (play|go)',
  ],
  turn: ['(turn|go|on|next|up)'],
  /** A card that was told of is what would be played. */
  'plays-that': ['(play|lay|put) (it|that|this|my|the|them)'],

  wins: ['(win|wins|won|winner)'],
  out: ['(escape|escaped|out|won|win|winner|wins|finished|through|done)'],
  'still-in': ['(still|back) in', 'in again', 'play on', 'keep playing', 'still playing', 'carry on playing'],
  'which-house': [`(which|what) ... (match|follow|on|colour|color|house)`],
} satisfies Sayings<string>

/** Answers that are no numbers and no names. */
export const said = {
  me: 'you',
  other: 'the other player',
  nobody: 'nobody',
  clockwise: 'clockwise',
  anticlockwise: 'anticlockwise',
} as const
