/** How people ask for a number of HP, and tell how many somebody has and how many play. */
import type { Sayings } from '../../ask/lexicon.ts'

const only = '(just |only |exactly |still |)'
const goesOn = '(and|when|then|i|he|she|they|before|~eat|~take|~cop|~get|with)'

export const numbers = {
  /** It is a number that is wanted, whatever the question looks like. */
  number: ['how (much|many)', '# or #', '(what|whats)', '(lost|left|total|damage|dmg|altogether|all up)$'],
  /** No verb turns it into a yes or a no. */
  telegraph: ['(damage|dmg)', 'hp (lost|left|gone)'],
  /** Somebody's end, or his staying in. */
  fate: ['(out|dead|die|dies|survive|survives|alive|gone|kill|kills|still in|done for)'],
  turns: [
    '(can|could|may|do|does|did|is|are|am|will|would|should|must|right|ok|correct|yeah) !not',
    '(can|could|may|do|does|did|is|are|am|will|would|should|must|right|ok|correct|yeah)$',
  ],
  /** HP that are left. */
  left: [
    '(left|on now|remain|remaining|down to|end up|finish|hp now)',
    'where (am|is|are|does|do)',
    '(am|is|are|be) (i|he|she|they|we) (on|at|left)',
    'what (am|is|s) (i|he|she|it)( now| then| left|) (on|at)',
    '(hp|health|life) (is|am|do|does|has|have|will) (i|he|she|they|that|it)',
  ],
  /** HP that are lost. */
  hurt: [
    'what (do|does) * .. do',
    '(damage|dmg|hurt|hurts|lose|lost|loses|losing|cost|costs|take off|takes off|hp|health|life|lives|minus|total|all up|altogether|cop|face|faces)',
    'how (much|hard|bad|badly|many)',
  ],

  'players-so-many': [
    '# (~player|~people|~person|of us|~friend|~mate|handed)',
    '(there ~be|we ~be|with|among|between) # of us',
    '(there ~be|we ~be|with|among|between) #$',
  ],
  /** How many HP somebody has, where nothing else that is counted follows. */
  'stands-at': [
    `(on|at|have|has|had|~start|from) ${only}# (hp|~life|~health|left|~point)`,
    `(on|at|have|has|had|~start|from) ${only}#$`,
    `(on|at|have|has|had|~start|from) ${only}# ${goesOn}`,
  ],
  /** The same at the end of a part. */
  'stands-there': [`(on|at|have|has|had|~start|from) ${only}#$`],
  'so-many-hp': ['# (hp|~health|~life)'],
} satisfies Sayings<string>
