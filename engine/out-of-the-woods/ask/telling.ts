/** Cuts a question that tells a story into what it tells and what it asks. */
import type { Reading } from '../../ask/reading.ts'
import { type Clause, clausesOf } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import type { Rulings } from '../../ruleset.ts'
import { People } from './people.ts'
import { Teller } from './teller.ts'
import type { Telling } from './told.ts'

const ASKING = /\b(how many|who|whose|what|which|whats|where)\b/

/** Says that a Block or Reflect has nothing to stop. */
const IDLE: ReadonlySet<string> = new Set(['nothing-to-stop', 'not-attacked', 'alone'])

/** Undefined where a part of it is not understood, or nothing is told. */
export function tellingOf(reading: Reading): Telling | undefined {
  const clauses = clausesOf(reading)
  const last = clauses.findLastIndex((clause) => clause.asks || ASKING.test(textOf(clause)))
  const asked = clauses[last < 0 ? clauses.length - 1 : last]
  if (asked === undefined) return undefined
  const before = clauses.slice(0, clauses.indexOf(asked))
  const agreed = agreedIn(reading)
  const people = new People(playersOf(reading))
  const listed = people.sits(before)
  if (listed === undefined) return undefined
  people.meets(reading, clauses)
  const teller = new Teller(
    people,
    reading.tokens.some(({ id }) => IDLE.has(id)),
  )
  for (const clause of before)
    if (!listed.has(clause) && !isAgreed(clause, agreed) && !teller.hears(clause)) return undefined
  const { cast, names, order, players } = people
  return { events: teller.events, order, players, cast, names, asked, subject: people.subjectOf(asked), agreed }
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
