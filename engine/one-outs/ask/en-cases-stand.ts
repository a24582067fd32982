/** How people put healing past the start and hands in sudden death, and what tells these from others. */
import type { Sayings } from '../../ask/lexicon.ts'

/** Not what it began with. */
const not = '!(start|starts|started|starting|begin|begins|began|out)'
const number = '(just |still |only |)#'

export const standsPut = {
  /** HP that somebody is on. */
  'is-on': [
    `${not} (on|at|~have|~be|with) ${number} !(card|cards|player|players|of)`,
    `${not} (on|at|~have|~be|with) ${number}$`,
    `^(on|at|~have|with) ${number}`,
    '~go from #',
  ],
  /** HP that everybody began with. */
  'began-on': ['(~start|~begin|began|starting|beginning) (out |)(on |at |with |was |)#'],
  capped: [
    '(above|over|past|beyond|higher|cap|capped|max|maximum|ceiling|overheal|overhealing)',
    'more hp than (i|we|the start|starting)',
  ],
  'other-heal': [
    '(dead|attack|attacked|jab|hit|~friend|~mate|other player|other players|off turn|between|whenever|agreed|2 packs|twice|answer|when can)',
    '(instead|quick|worth|hits|agree|choose|normal|usual|everyone need|start with more|starts with more)',
  ],
  loses: ['(die|lose|take)'],
  'past-the-start': [
    '(full hp|full health|full life|all my hp|unhurt|never got hit|not hurt|top of hp|ceiling|roof|maximum hp|max hp|upper limit)',
    '(overheal|overhealed|overhealing|overheals|over heal)',
    'higher than (the |)start',
    'more (hp |)than (i|we|you) (start|began|begin)',
    '(above|past) (the |my |)start',
    'over the (start|top)',
    '(beyond|cap|capped|stock up|spare hp|nothing to heal|already full|lost only 1|stop at the starting|higher than what|max|wasted above)',
  ],
  'two-left': [
    '(final 2|last 2|2 left|2 remain|2 remaining|2 are left|2 are in|duel|1 on 1)',
    '2 of us (left|remain|remaining|are left|are in)',
    'third (player|guy) (just |)(died|goes out|is out|dies)',
    '(its|it) (just |)us 2',
    '(just the 2 of us|2 survivors|the final|endgame|we are 2)',
  ],
  'one-too-many': [
    '4 (cards |)(each |)',
    '4',
    '(extra|fourth|1 too many|too many|over the limit|above limit|above the limit|bigger than 3|more than 3)',
    '1 (card |)(more|over)',
    '(discard|throw away|get rid|bin|chuck|put back|cut down|lose) (a|my|to|card|cards|down|the)',
    '(discard|discarding) down',
    '(shrink|forced down|cut to 3)',
  ],
  'other-limit': [
    '(draw|fill|refill|drew|back) (back |)up to 4',
    '(still|still the) 4',
    'limit (still |)(is |)4',
    '4 players',
    '(hp|dealt|start with|to 4|is it 4|when 4|like before|more than 2)',
  ],
} satisfies Sayings<string>
