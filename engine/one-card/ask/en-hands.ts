/** How people tell what somebody held, laid and drew, and ask how many cards that leaves. */
import type { Sayings } from '../../ask/lexicon.ts'

const whose = '(my |her |his |the |their |)'
const held = '(hold|holding|holds|held|have|had|has|with|got|on|left|sat|sitting|is|was|of|at)'
const more = '(up |the |all |my |those |only |just |another |for |)'

export const hands = {
  asked: [
    `cards (in|are in|left in) ${whose}hand`,
    'how many (cards |)(do|does|have|has|am|is|are|will|would) * (now |then |still |)(have|hold|left|holding|got|sit on|end up with|be left with)',
    'how many (cards |)(are |is |)(left|remain)( in| with| now|$)',
    'hand (size|now)',
    'how many (cards |)in (my|her|his|the|their) hand',
    'what (do|does) * (hold|have) now',
    'how many (cards |)(have|has) * got',
  ],
  stock: ['(stock|deck|pile|draw pile)'],
  waiting: ['(attack|attacked) (of|for|with) #', '# (pending|to draw)'],
  /** The question itself begins here. */
  asks: ['^(how|cards|hand|what)'],
  mine: ['(i|my|me)'],
  me: ['^i'],
  lays: [
    '^(put|puts|lay|lays|laid|play|plays|played|drop|drops|dropped|threw|throw|throws|slap|slapped|slam|slammed|chuck|chucked|dump|dumped|discard|discarded|answer|answers|answered|counter|countered|shed|whacked|flung|tossed|placed)',
  ],
  draws: [
    '^(draw|draws|drew|take|takes|took|pick|picks|picked|ate|eat|eats|swallow|swallowed|cop|copped|collect|collected|grabbed|gobbled|scooped)',
  ],
  'had-just': ['^(that |which |)i (had|had just)$'],
  for: ['for'],
  'and-another': ['^and( a| an| the| another| my|)$'],
  caught: ['^caught'],
  others: ['^(he|she|they|someone|somebody|opponent|neighbour|sister|brother|mum|dad|mate|friend|wife|husband)'],
  /** Before a number: so many cards are in a hand. */
  holding: [`${held}$`, `${held} (just|only|exactly)$`],
  'exactly-before': ['(just|only|exactly)$'],
  cards: ['^(card|cards)'],
  'counts-people': ['^(player|players|people|of)'],
  /** Behind a verb: how many. */
  'so-many': [`^* ${more}${more}#`],
  pair: ['^* * (pair|double)'],
} satisfies Sayings<string>
