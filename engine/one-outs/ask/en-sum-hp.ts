/** How people ask for HP that are lost, left and given back, and for what is left of a Haymaker. */
import type { Sayings } from '../../ask/lexicon.ts'

const dodges = '(~dodge|~evade|~sidestep|~slip|~avoid|~duck)'
const people = '(~people |~player |~guy |~other |of us |~person |~mate |)'

export const hpSums = {
  /** Something else is counted. */
  'other-count': [
    'how many !(hp|health|life|lives|points|hit|damage|does|do|did|is|will|would|has|have|had|am|off|in|all)',
    'how (long|often)',
    'number of',
    '(card|cards|use|uses|time|times) ... (left|draw|hold)',
    '(draw|per|each|every)',
  ],
  /** `what does a haymaker do` asks for more than a number. */
  'what-does': ['what (do|does) * ... do'],
  'other-hurt': ['(damage|dmg|hurt|lose|cost|hp)'],
  lost: ['(lose|lost|loses)'],
  alive: ['(survive|survives|alive)', 'still in'],
  'passed-on': ['(passed|passes|pass|next|second|third|2nd|3rd|after|last)'],
  'if-not': ['if ... not'],
  'which-more': ['(which|what|whats) ... (more|stronger|higher|bigger|harder|most|hardest|strongest|worse)'],
} satisfies Sayings<string>

export const haymakerSums = {
  'how-often': [
    'how (many|often) ... (dodge|dodges|dodged|dodging|times|people|sidesteps|evade|evades)',
    'number of dodges',
    'after how many',
  ],
  'until-over': [
    '(gone|over|out|up|fizzle|fizzled|fizzles|dead|dies|end|ends|nothing|done|stop|stops|zero|0|harmless|finished|away|ended|until|till)',
  ],
  'how-hard': [
    'how (much|hard|strong|many)',
    '(damage|dmg|hp|lose|loses|face|faces|cop|cops|take|worth)',
    'what is left',
  ],
  dodged: [dodges, '(~pass|~evasion|slippery)'],
  who: ['who'],
  'nobody-dodges': ['(not|nobody|no one|without) (get |be |been |being |is |)(~dodge|~evade|~avoid|~sidestep)'],
  'dodges-himself': [`^(* |)${dodges}`],
  'so-many-dodge': [`# ${people}(have |has |had |~be |)(all |already |just |)${dodges}`],
  'dodged-by-many': [`${dodges} (by |)#`],
  'so-many-dodges': ['# (~dodge|~sidestep|~evasion)'],
  twice: ['twice'],
  both: ['both'],
} satisfies Sayings<string>

export const healSums = {
  /** HP after it are asked for. */
  after: ['(to|get|gets|bring|brings|go|up|end|land|what)'],
  'not-after': ['how many noodles', '~noodles (card |cards |)(do|does) i need', '(max|maximum|limit)'],
  several: ['(2|both) (~pack|~noodles)', '~noodles twice'],
  started: ['(~start|~begin|began) (on|at|with) #'],
  past: ['past (the |)#'],
  'start-of': ['(~start|~begin|began)$'],
  'stands-here': ['^(on|at|have|has|had) (just |only |)#$', '^(on|at|have|has|had) (just |only |)# !(card|cards)'],
  /** How the table plays it is told. */
  agreed: [
    '(agree|agreed|agrees)',
    '(play|playing) (with|that|it|by)',
    '(house|our|table) rule',
    'we (play|have|use|set|said|say)',
    'with (the|a) cap',
    '(cap|capped) (at|on)',
    'can not (heal|go) (past|over|above)',
    'no cap',
    'without (a |)cap',
  ],
  or: ['or'],
  free: ['(no cap|no limit|no ceiling|uncapped)', 'without (a |)cap', '(can|may) (go|heal) (past|over|above)'],
  'not-free': ['not (go|heal)'],
} satisfies Sayings<string>
