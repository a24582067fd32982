/** What a question of numbers says and asks: read once, for every sort of sum. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { numbers } from './en-sum-asked.ts'

const listen = listenerFor(numbers)

/** A question of numbers, in the forms that sums look at. */
export interface Asked {
  readonly reading: Reading
  readonly ids: ReadonlySet<string>
  readonly said: Heard<keyof typeof numbers>
  /** It wants a yes or a no. */
  readonly polar: boolean
}

/** Reads a question once for all sums. */
export function askedOf(reading: Reading): Asked {
  const said = listen(reading.words)
  return {
    reading,
    ids: new Set(reading.tokens.map(({ id }) => id)),
    said,
    polar: reading.asks.has('polar') && !said.has('number') && (said.has('turns', 'fate') || !said.has('telegraph')),
  }
}

/** One sort of sum; undefined where it is not what is asked. */
export type Sum = (asked: Asked, bench: Workbench) => Finding | undefined

/** A number as an answer. */
export const fact = (value: number, ...rules: readonly string[]): Finding => ({
  kind: 'fact',
  rules: [...new Set(rules)],
  rulings: [],
  fact: String(value),
})

/** `2 players`, `six of us`: how many sit at the table. */
export function playersIn({ said, ids }: Asked): number | undefined {
  const number = said.place('players-so-many')?.number
  return number ?? (ids.has('sudden-death') || ids.has('two-players') ? 2 : undefined)
}

/** How many HP somebody is said to have before it begins. */
export function standing({ said, reading: { words } }: Asked): number | undefined {
  const ends = words.findIndex(
    ({ part }, at) => part !== (words[at + 1]?.part ?? -1) && listen(words.slice(0, at + 1)).has('stands-there'),
  )
  const there = ends < 0 ? undefined : Number(words[ends]?.stem)
  const number = said.place('stands-at')?.number ?? there ?? said.place('so-many-hp')?.number
  return number === undefined || number < 1 || number > 60 ? undefined : number
}
