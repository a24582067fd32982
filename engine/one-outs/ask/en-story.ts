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
  attacker: ['^(attacker|thrower|hitter|aggressor)'],
  defender: ['^(defender|blocker|victim)'],
  /** Two cards that are one or the other. */
  or: ['or'],
  /** It tells how things are, and nothing that is done. */
  being: ['(is|are|be)'],

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
  hp: [
    '(what|where) .. (on|at|left|hp)( now| then|)$',
    '(what|where) (am|is|are) (i|he|she|they) (on|at|left)',
    'how (many|much) .. (hp|health|life|lives|left|have)',
  ],
} satisfies Sayings<string>

/** Words without a meaning of their own that add nothing to what a clause tells or asks. */
export const fillers: ReadonlySet<string> = new Set(
  (
    'action afterward allow anyway away chance chin clean come dear double even face feel full guy happy hav have hitter just leav leave like ' +
    'mad make mean more rather ready really sat so story straight take tak then there tru turn work'
  ).split(' '),
)
