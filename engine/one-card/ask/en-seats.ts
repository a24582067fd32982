/** How people tell who sits where, who does what there, and ask whose turn it is. */
import type { Sayings } from '../../ask/lexicon.ts'

const lays =
  '(put|puts|lay|lays|laid|play|plays|played|drop|drops|dropped|threw|throw|throws|slap|slaps|slapped|slam|slams|chuck|chucks|dump|dumps|answer|answers|answered|has|with|counter|counters|starts|start|opens|leads|lead|turns)'

export const seats = {
  /** The question begins here. */
  opens: ['^(whose|who|whos|which|is|does|do|am|will|can|so)'],
  'who-opens': ['^(whose|who|next)'],
  'goes-on': ['(now|so|and|then)$'],
  turn: ['(turn|go|next|up)'],
  lays: [lays],
  /** Whoever is named in front does it. */
  acts: [
    '^(puts|lays|laid|plays|played|drops|dropped|throws|threw|slaps|slapped|slams|slammed|chucks|chucked|dumps|dumped)',
  ],
  asked: [
    '(whose|who|which|turn|go|next|on|up|play|plays|again|draw|draws|hit|attacked|face|faces)',
    '(skipped|sit out|sits out|miss|misses)',
  ],
  who: ['^(* |)(whose|who|which)', '^next$', '(whose|who is|who plays|who goes|who draws|who has)'],
  'not-on': ['(over|done|finished)'],
  /** Somebody's turn is left out. */
  skipped: ['(skipped|miss|misses|sit out|sits out)'],
  'at-once': ['(at once|together|both|in 1 go|pair of|pair|pairs|doubles|several|set|sets)'],
  draws: ['^(draw|draws|drew|take|takes|took|pick|picks|picked|eat|eats|ate)'],

  me: ['^(i|me|my|myself)'],
  /** Something of mine, or done to me: nobody who does something. */
  'of-me': ['^(my|me)'],
  kin: [
    '^(mum|mom|dad|sis|bro|gran|grandma|grandpa|granny|nan|nana|auntie|aunt|uncle|mother|father|sister|brother|cousin|wife|husband)',
  ],
  nobody: ['^(someone|somebody|anyone|player|is|its)'],
  /** They are called by letters. */
  letters: ['a b (and |)c'],
  /** Behind a letter that is somebody, and no article. */
  does: [
    '^(b|and|then|play|plays|lay|lays|put|puts|drop|drops|draw|draws|throw|throws|is|has|answer|answers|counter|counters|next)',
  ],
  /** They are called by numbers. */
  numbered: ['(player|players|number|seat)$'],
  'number-lays': [`^# (${lays}|s)`],
  'number-of': ['(number|player|seat) (1|2|3|4|5|6|7|8|9)'],
  'up-to': ['(player|players|seat|seats|numbered|number|numbers) 1 to #'],
} satisfies Sayings<string>

/** Whoever asks, as an answer. */
export const myself = 'me'
