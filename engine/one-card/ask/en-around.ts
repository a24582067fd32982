/** How people ask whom a Jack, a Queen or a King makes the next one, and what that is called. */
import type { Sayings } from '../../ask/lexicon.ts'

const kin =
  '(sister|sisters|brother|brothers|mum|mums|dad|dads|wife|wifes|husband|husbands|opponent|opponents|mate|mates)'
const their = `(her|his|their|opponents|the other|the other (one|ones|player|players)|my ${kin})`

export const around = {
  again: [
    '(me again|back to me|go again|play again|play once more|turn stays|i keep the turn|am i back)',
    'i (go|play) (again|once more|another)',
    'my (turn|go) (again|straight|right)',
    'still (me|my turn|my go|on)',
    'am i (on|up)',
    'another (go|turn) for me',
    'do i (go|play|get) (again|another|a second|one more|once more)',
    'get another (go|turn)',
  ],
  other: [
    `${their} (turn|go)`,
    '(flatmate|sister|brother|mum|dad|wife|husband|opponent|mate|friend|partner|other one|other player) (s |)(turn|go)',
    'is (he|she|it the other|my opponent|the other) (one |player |)(on|up|next)',
    '(pass|passes) to',
    '(does|will) (he|she|my opponent|the other one|the other player) (play|go|get)',
    'other one (is |)on',
  ],
  /** The direction changes. */
  turns: [
    '(direction|reverse|reverses|reversed|other way|way round|opposite|backwards|turns the order|order of play)',
    '(turn|turns) (round|around)',
  ],
  stays: ['(stay|stays|same|keeps|unchanged)', 'keep the direction'],
  /** Somebody's turn is left out. */
  skips: [
    '(skip|skips|skipped|jump|jumps|jumped|sit out|sits out|sit this out|left out)',
    '(miss|misses) (a|their|her|his|the) (turn|go)',
    '(lose|loses) (a|their|her|his) (turn|go)',
  ],
  'skips-so-many': ['~skip # (players|people|persons|turns)'],
  /** Whoever sits on the other side. */
  before: [
    '(person|player|one|guy|whoever|back to the one|previous|neighbour) .. (before me|right before|who (just |)played before|on my other side)',
    '(previous player|before me)',
  ],
  pair: ['(pair|both)'],
  who: ['(whose|who is|who plays|who goes|who comes|which player)'],
  chooses: ['(change|changes|choose|chooses|decide|decides|pick|picks)'],
  /** Not one of two things that are asked for. */
  'or-not': ['or (not|what|no|nah|am i wrong|is that wrong)'],
  or: ['or'],
  somebody: ['(other|his|her|their|theirs|hers|next|opponent|passes|pass|somebody else)'],
  /** Which of the things that a card may do. */
  'one-of': [
    '(skip|skips|reverse|reverses|turn|turns|again|repeat|repeats|draw|draws|attack|attacks|block) ... or (does it |do they |it |they |)(skip|skips|reverse|reverses|turn|turns|go|goes|play|plays|repeat|repeats|again|draw|draws|attack|attacks|call|calls|name|names)',
  ],
  'skip-on-me': ['(skipped|skip|jacked|miss)', 'jack (was |is |got |)(played |thrown |)(on|at|against) me'],
  'own-answer': [
    'i (also |too |even |)(have|hold|got) (a|my own|another) jack',
    '(answer|pass|avoid|block|cancel|stop|escape|undo|not be) .. (skip|skipped|jack|it|on)',
    '(with my own jack|jack back|jack too|own jack)',
  ],
} satisfies Sayings<string>

/** Who is next, as an answer. */
export const nextOne = {
  same: 'the same player again',
  'after-next': 'the one after the next player',
  before: 'the player before',
} as const

/** What a card does, as an answer. */
export const does = {
  again: 'the same player plays again',
  turns: 'it reverses the direction of play',
  skips: 'the next player is skipped',
  'skips-other': 'it skips the other player',
} as const
