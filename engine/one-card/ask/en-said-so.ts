/** What several readers listen for: a house rule of one's own, and whose turn it is. */
import type { Sayings } from '../../ask/lexicon.ts'

export const general = {
  house: [
    'we (do |)(play|allow|let|cap|permit)',
    'we (do not|never) (allow|let|play)',
    'at our (table|place)',
    'our (table|house|place|rule|rules)',
    'house (rule|rules)',
    '(allowed|ok|fine|forbidden) (here|with us|at ours)',
    '(cap|limit) (is |)(on|of)',
    'under the',
    'with the .. rule',
  ],
  onto: ['^(on|onto)$'],
  /** Behind a 7: it counts something, and is no card. */
  counted: [
    '^(pending|card|cards|to|owed|waiting|due|player|players|people|of|each|left|points|more|altogether|apiece)',
  ],
  'on-turn': ['(turn|go|on|next|again|up|me)'],
  other: ['(other|others|opponent|opponents)'],
  over: ['(over|done|finished)'],
} satisfies Sayings<string>
