/** How people say what their own table plays: an option of a ruling, and what says so. */
import type { Sayings } from '../../ask/lexicon.ts'

/** A house rule is named, whichever. */
export const housed = {
  here: ['house (rule|rules)', 'we (play|agreed)', 'agreed', 'at our table', 'our rule'],
} satisfies Sayings<string>

const answer = '(block|blocks|blocking|blocked|answer|answers|answering|reflect|reflects|reflecting)'

export const house = {
  'answer-turn=no': [
    `${answer} (does not|do not|never|is not|are not|not) (cost|use|take|count|end|a turn)`,
    `${answer} (is|are|be) (free|extra)`,
  ],
  'block-who=anyone': ['(anyone|anybody|everybody|everyone) (may|can|is allowed to) block'],
} satisfies Sayings<string>
