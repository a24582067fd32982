/** How people tell that stock and discard pile cannot cover a draw. */
import type { Sayings } from '../../ask/lexicon.ts'

const just = '(only |just |still |at |down to |)(only |just |still |at |down to |)'

export const short = {
  /** So many cards are there. */
  there: [
    `(stock|pile|deck|stack) (only |just |still |)(has|had|hold|holds|held|is at|got|contains|is down to|with|of) ${just}#`,
    '# (cards |card |)(is |are |were |)(left|in|still|to be had|remain|remaining|there|exist)',
    `there (is|are|were|was) ${just}#`,
    '(got|found|get) (only |just |)#',
  ],
  /** So many have to be drawn. */
  owed: [
    '(owe|owed|owes|draw|drew|take|need|needs|pending is|pending was|pending|attack is|attack of|for) (me |him |her |of |about |to draw |)(me |him |her |of |about |to draw |)#',
    '(supposed|have|has|had|am|is) to (draw|take) (me |him |her |of |about |to draw |)#',
    '# (is |are |card |cards |)(pending|owed|due|to draw)',
  ],
  /** The rest is owed. */
  rest: [
    '(later|next turn|still owe|owe the rest|owe # (more|later)|remember|pass on|passed on|debt|keep|kept|wait|when there (is|are)|missing)',
  ],
  settled: [
    '(even|square|forgotten|forget|gone|settled|done|enough|just take|cancelled|fine|ok|okay|fewer|less|right)',
    'all (i|he|she) (get|gets|take|takes)',
  ],
  /** Nothing is left to be reshuffled. */
  'nothing-else': [
    'nothing (to|left|else)',
    'after (the |a |)(~shuffle|~reshuffle)',
    '(~reshuffle|anywhere|mixed|just the top|only the top|in all|in total|all in hand|all in hands|to be had|is gone|no more)',
    'pile (is|has) (just|only|empty|1)',
    'even (after|with)',
  ],
  'how-many': ['how many'],
  /** What is there is taken, and the rest after a shuffle. */
  'shuffles-between': ['take (it|them|the (1|rest)|1|2|3|4) ... (~shuffle|~reshuffle) ... (take|draw)'],
} satisfies Sayings<string>
