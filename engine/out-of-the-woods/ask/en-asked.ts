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
  open: [
    'how many',
    '^(* |)(* |)(who|whose|which|what)',
    '(or|and|now|is|on) (who|whose|which|what)',
    '(who|whose|what)$',
  ],
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

  /** Whether somebody need not draw. */
  spared: ['(spared|safe|saved|unharmed|protected)', 'free (of|from)', 'rid of', 'get away', 'off the hook'],
  /** Whether what was played still does something. */
  alive: [
    '(count|counts|stand|stands|happen|happens|alive|revived|valid|counting|apply|applies)',
    '(is|comes) (* |)(* |)back',
  ],
  dead: ['(dead|gone|off|over|cancelled|void|finished|undone)'],
  count: ['how many', 'what ... left with', 'cards left'],
  takes: ['(draw|draws|drawing|take|takes|pull|pulls)', '(pick|picks|picking) up'],
  /** By how many, not how many. */
  growing: ['(more|new|grow|grows|fewer|less)', 'by how many'],
  left: ['(left|hold|holding|hand|have|has|remain|remaining|on)', 'end up'],
  gets: ['(get|gets) !to', '(receive|receives)'],

  /** How, or when: not only whether. */
  qualified: [
    '(without|instead|first|before|later|just|only|keep|back|choose|until|half)',
    'and the next',
    '(draw|take|pick up) 1',
  ],
  /** Somebody who is only told by where they sit. */
  'somebody-else': [
    '(one|player|person|guy|lady) (on|after|behind|before|next|beside|opposite)',
    'my (neighbour|neighbor|partner|left|right)',
    'the (next|third|other 2|others)',
  ],
  /** Whoever the last card was aimed at, and whoever played it. */
  'the-next': [
    '(does|is|may|can|has|will|must|do|should) (the |)next (player|one|person|guy|1)',
    '(does|is|may|can|has|will|must) the (victim|target)',
  ],
  'the-player': [
    '(does|is|may|can|has|will|must) (the |its |their )(attacker|player|burdener|skipper) !(after|before|next|on|behind|to|who|with)',
  ],
  'once-more': ['again'],
  or: ['or'],
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
    '(play|plays|go|goes|on) (now|next|again|as well|too)',
    `(i|me|he|she|they|${SOMEBODY}) up (now|next|again)`,
    '(play|plays|go|goes|move|moves) (after|then)',
    `(my|his|her|their|${SOMEBODY}) move`,
    'am i on',
    'who is (on|next|up)',
    `(i|he|she|they|me|victim|${SOMEBODY}) (on|next|up)$`,
    'is * (on|up|next)',
    'still (play|go)',
    `(may|can|do|does|am|is) (i|he|she|they|we|${SOMEBODY}) (then|now|next) (play|go|on)`,
  ],
  turn: ['(turn|go|on|next|up|move)', '(play|plays) (now|after|then|again)'],
  /** It is about a card that lies there, or goes back. */
  lasting: [
    '(hold|holds|count|counts|stand|stands|work|works)',
    '(take|takes|get|gets|go|goes|come|comes|have) .. back',
  ],
  /** Whether somebody may do something of their own now. */
  acts: [
    `(can|may|could|do|does) (i|he|she|they|we|${SOMEBODY}) (* |)(* |)(play|lay|put|drop|throw|continue|go on|carry on|attack|skip|burden|bedevil)`,
    '(allowed|able) to (* |)(play|lay|put|drop|throw|continue|go on|carry on)',
  ],
  /** With a card of which more would have to be known. */
  fitting: [
    '(fit|fits|fitting|match|matches|matching|house|colour|color|off|wrong|same|twice|2|both|four|all|another|for|character|story)',
  ],
  must: ['(must|should)', '(have|has|need|needs) to'],
  /** It is over, or was none. */
  'turn-gone': [
    `(turn|go) (is |was |be |)(just |really |now |then |also |already |)(lost|gone|over|done|finished|used|spent)`,
    `(is|was) that (my|her|his|their|the|${SOMEBODY}) (whole |)(turn|go)`,
    'out for (this|the|a) (turn|go)',
    '(sit|sits) (this|it|out)',
    '(lose|loses|lost|miss|misses|missed)',
    `does (a|the|that|it|this|his|her|somebody) (* |)(really |)take (my|his|her|their|${SOMEBODY}) (turn|go)`,
    '(do|does) not (get|have)',
  ],
  /** It is when something would be done, and not what is asked. */
  'on-a-turn': [
    `(on|in|during|until|till|before|after|at|when it is|if it is|while it is|not) (my|his|her|their|your|the|a|${SOMEBODY}) (next |own |normal |regular |)(turn|go)`,
  ],
  /** A card that was told of is what would be played. */
  'plays-that': ['(play|lay|put) (it|that|this|my|the|them)'],
  'acts-with-it': ['(play|lay|put|drop|throw|use) (it|that|this|them)', 'with it'],

  wins: ['(win|wins|won|winner)'],
  out: ['(escape|escaped|out|won|win|winner|wins|finished|through|done)'],
  'still-in': ['(still|back) in', 'in again', '(play|go) on', 'keep playing', 'still playing', 'carry on playing'],
  'which-house': [`(which|what) ... (match|follow|on|colour|color|house)`],
} satisfies Sayings<string>

/** Answers that are no numbers and no names. */
export const said = {
  me: 'you',
  other: 'the other player',
  same: 'the same player again',
  player: 'the player who played the card',
  answerer: 'the player who answered it',
  next: 'the next player',
  after: 'the player after the next one',
  nobody: 'nobody',
  clockwise: 'clockwise',
  anticlockwise: 'anticlockwise',
} as const
