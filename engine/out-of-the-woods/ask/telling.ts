/** Cuts a question that tells a story into what it tells and what it asks. */
import type { Reading } from '../../ask/reading.ts'
import { type Clause, clausesOf } from '../../ask/story.ts'
import type { Rulings } from '../../ruleset.ts'
import { textOf } from './clauses.ts'
import { Teller } from './teller.ts'
import type { Telling } from './told.ts'

const ASKING = /\b(how many|who|whose|what|which|whats|where)\b/

/** Undefined where a part of it is not understood, or nothing is told. */
export function tellingOf(reading: Reading): Telling | undefined {
  const clauses = clausesOf(reading)
  const last = clauses.findLastIndex((clause) => clause.asks || ASKING.test(textOf(clause)))
  const asked = clauses[last < 0 ? clauses.length - 1 : last]
  if (asked === undefined) return undefined
  const before = clauses.slice(0, clauses.indexOf(asked))
  const agreed = agreedIn(reading)
  const teller = new Teller(playersOf(reading))
  const listed = teller.sits(before)
  if (listed === undefined) return undefined
  teller.meets(reading, clauses)
  for (const clause of before)
    if (!listed.has(clause) && !isAgreed(clause, agreed) && !teller.hears(clause)) return undefined
  return { ...teller.told(), asked, subject: teller.subjectOf(asked), agreed }
}

function playersOf(reading: Reading): number | undefined {
  const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice('players:'.length)
  if (said !== undefined) return Number(said)
  return reading.tokens.some(({ id }) => id === 'two-players') ? 2 : undefined
}

const AGREED: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(block|answer|reflect)\w* (does not|do not|never|is not|are not|not) (cost|use|take|count|end|a turn)/,
    'answer-turn',
    'no',
  ],
  [/\b(block|answer|reflect)\w* (is|are|be) (free|extra)\b/, 'answer-turn', 'no'],
  [/\b(anyone|anybody|everybody|everyone) (may|can|is allowed to) block/, 'block-who', 'anyone'],
]

/** `house rule here: blocking does not cost your turn` */
function agreedIn(reading: Reading): Rulings {
  const text = textOf(reading)
  if (!/\b(house rules?|we play|we agreed|agreed|at our table|our rule)\b/.test(text)) return {}
  return Object.fromEntries(AGREED.flatMap(([said, id, option]) => (said.test(text) ? [[id, option]] : [])))
}

function isAgreed(clause: Clause, agreed: Rulings): boolean {
  const text = textOf(clause)
  if (Object.keys(agreed).length === 0) return false
  return /\b(house rules?|we play|we agreed|agreed|our rule)\b/.test(text) || AGREED.some(([said]) => said.test(text))
}
