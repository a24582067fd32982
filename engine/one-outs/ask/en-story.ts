/** How people tell who attacked whom with what, how it was answered, and how everybody stands. */
import type { Sayings } from '../../ask/lexicon.ts'

const only = '(just |only |still |exactly |)'
const hp = '(hp|health|life|lives)'

export const told = {
  /** It is about more than one play, or about what is so at all. */
  else: [
    '(last|next|this|another|later|every|each) (turn|go|round|play)',
    '(turn|turns|round|rounds|go|play|plays|grabs|minute|minutes) (ago|later|back)',
    '(earlier|anybody|anyone|only|mine|neither)',
    'both (have|has|of|want|grab)',
    'draw already',
    'both (my|the|his|her) * and',
    '~attack .. another',
    'is about to',
  ],
  /** The victim does not answer. */
  takes: [
    '(~take|took|~cop|~eat|ate|~wear|~land)',
    '(goes|went|go|come|comes|came) through',
    '(do|does|did) nothing',
    '(do|does|did|can|could) not (defend|block|dodge|answer)',
    'no defence',
    'let it',
  ],
  'not-landed': ['(not|never|nothing|none) ~land'],
  /** Somebody lets a Grab be. */
  declines: [
    '(not|no|never|passes|~decline|~refuse) ... ~grab',
    '(leaves|left|leave) it (at that|be|there)',
    '(do|does|did) nothing',
    'is happy',
    'just (sat|sits|sit|stands|stood) there',
    'lets it (be|go)',
  ],
  /** A clause that goes back to what was before. */
  'comes-first': ['^before'],
  earlier: ['^(after|once|when|if|because|since)'],
  'with-it': ['with (it|that|this)'],
  'grabs-it': ['~grab (it|that)'],
  'after-contact': ['(after|out of|from|in) (the |a |that |our |)contact', 'contact ~grab'],
  'two-others': ['(they|those|these|others)'],
  /** Right behind it stands who did it. */
  'done-by': ['(by|from)$'],
  /** Right behind it stands whom it is at. */
  'done-at': ['(at|on|against|for|to|towards)$'],
  both: ['both( of|) (my|his|her|their|the|)'],
  denied: ['(no|not|without|never)'],
  /** Told by whom it hits, up to the attack. */
  suffers: [
    '(~take|took|~cop|~eat|ate)',
    '(got|get|gets|getting) !my',
    '(was|been|being|by)',
    '(am|is|are|were) (attacked|hit|jabbed|grabbed|egged|punched|kicked)',
  ],
  /** His own Haymaker has come round to whoever threw it. */
  'own-attack': ['own ~haymaker', '~haymaker (came|comes|come|is) (back|home|round|around)'],
  narker: ['^narker'],
  narked: ['^((narked|nark) (victim|one|1|player|guy)|narked)', '^victim of the nark'],
  starter: ['^(starter|one who started)'],
  /** Nothing to play in a round. */
  'has-none': [
    '(no|not any|not got any|without an|out of) (attack|attacks)( card| cards|)( left|)$',
    '(have|has|had|got) (none|nothing)',
    'nothing (to play|to add|left)',
    'can not (play|continue|go on|keep it|join)',
    '(drop|drops|dropped) (it|the)',
    '(says|said) (she|he|they) (has|have|had) (none|nothing)',
  ],
  /** Right behind it stands whom a Down Trow robs. */
  robbed: ['(from|off|rob|robs|robbed|robbing)$', '(out of|hand of)$'],
  attacker: ['^(attacker|thrower|hitter|aggressor)'],
  defender: ['^(defender|blocker|victim)'],
  /** Two cards that are one or the other. */
  or: ['or'],

  /** Somebody's HP, to the number. */
  'stands-at': [`(on|at|have|has|had|got|with) ${only}#$`, `(on|at|have|has|had|got|with) ${only}# left$`, `# ${hp}`],
  'last-hp': [`(last|my 1|final) ${hp}`],
} satisfies Sayings<string>

/** How people ask what such a story comes to. */
export const askedOfStory = {
  /** Somebody wants to be the first of two. */
  'first-of-two': ['before (he|she|him|her|they|the|me|i)', '(first|dibs|priority)'],
  /** An attack that goes on to others. */
  'goes-on': [
    '(pass|passes|passed|move|moves|go|goes|travel|travels|carry|carries|keep|keeps) (on|going|along)',
    '(next|another|other|further) (guy|player|person|one|1|neighbour|in line)',
    '(my|the|his|her) neighbour',
    'somebody else',
    'someone else',
  ],
  stops: ['(stop|stops|end|ends|over|done|finished|gone)'],
  /** Something still happens to somebody. */
  lands: [
    '(land|lands|hit|hits|hurt|hurts|get through|go through|goes through|count|counts)',
    '(take|takes|lose|loses) (the|it|#)',
  ],
  'whose-turn': [
    '(whose|whos|who s) (turn|go)',
    'who (goes|plays|is|acts|moves) (next|now|on|up|after)',
    'who is (next|on|up|to play)',
    '(who|which player) (comes|is) next',
  ],
  'is-turn': [
    '^(so |and |now |then |)(is|was) (it |that |)(now |then |still |again |)* (turn|go)( now| then| again| still| next| over|)$',
    '(turn|go) (again|still)',
  ],
  'has-to': ['(must|forced|obliged)', '(have|has|had|need|needs|got) to'],
  /** To put a card into a round. */
  'plays-card': ['(play|put|add|throw|join|use|chuck|attack|give|keep it)', '(card|cards|attack|in|too)$'],
  /** Not to put one in. */
  'keeps-card': [
    '(keep|save|hold) (my|her|his|their|the|it|your) ~card',
    '(keep|save|hold) (it|back)',
    '(refuse|pass|skip|decline)',
    'not (play|join|add|put)',
  ],
  hp: [
    '(what|where) .. (on|at|left|hp)( now| then|)$',
    '(what|where) (am|is|are) (i|he|she|they) (on|at|left)',
    'how (many|much) .. (hp|health|life|lives|left|have)',
  ],
} satisfies Sayings<string>

/** Words of the same sort where a round is told of. */
export const roundFillers: ReadonlySet<string> = new Set('add aim card chuck join circle'.split(' '))

/** Whose turn comes next. */
export const turnsSaid = {
  next: 'the next player clockwise after the one whose turn it was',
  other: 'the other player',
} as const

/** Words without a meaning of their own that add nothing to what a clause tells or asks. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'action afterward allow next anyway away chance chin clean come dear double even face feel full guy happy hav have hitter just leav leave like ' +
    'mad make mean more rather ready really sat so story straight take tak then there tru turn work'
  ).split(' '),
)
