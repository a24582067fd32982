/** What a question of numbers says and asks: read once, for every sort of sum. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'

/** A question of numbers, in the forms that sums look at. */
export interface Asked {
  readonly reading: Reading
  readonly ids: ReadonlySet<string>
  /** Words as typed, in small letters, and their stems, with a comma wherever a part ends. */
  readonly text: string
  readonly stems: string
  /** It wants a yes or a no. */
  readonly polar: boolean
}

/** Reads a question once for all sums. */
export function askedOf(reading: Reading): Asked {
  const text = textOf(reading)
  return {
    reading,
    ids: new Set(reading.tokens.map(({ id }) => id)),
    text,
    stems: reading.words
      .map(({ stem, part }, at) => (part === (reading.words[at - 1]?.part ?? part) ? stem : `, ${stem}`))
      .join(' '),
    polar:
      reading.asks.has('polar') && !NUMBER.test(text) && (TURNS.test(text) || FATE.test(text) || !TELEGRAPH.test(text)),
  }
}

/** What asks for a number, whatever it looks like. */
const NUMBER = /\b(how (much|many)|[1-9] or [1-9]|what|whats)\b|\b(lost|left|total|damage|dmg|altogether|all up)$/

/** `all four eggs at me, hp lost`: no verb turns it into a yes or a no. */
const TELEGRAPH = /\b(damage|dmg)\b|\bhp (lost|left|gone)\b/

/** Words of somebody's end, or of his staying in. */
export const FATE = /\b(out|dead|die|dies|survive|survives|alive|gone|kill|kills|still in|done for)\b/

const TURNS = /\b(can|could|may|do|does|did|is|are|am|will|would|should|must|right|ok|correct|yeah)\b(?! not)/

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
export function playersIn({ stems, ids }: Asked): number | undefined {
  const said =
    /\b(\d+) (?:players?|people|person|of us|friend|mate|handed|player game)\b/.exec(stems)?.[1] ??
    /\b(?:there be|we be|with|among|between) (\d+)(?: of us|$)/.exec(stems)?.[1]
  if (said !== undefined) return Number(said)
  return ids.has('sudden-death') || ids.has('two-players') ? 2 : undefined
}

/** How many HP somebody is said to have before it begins. */
export function standing({ stems }: Asked): number | undefined {
  const said =
    /\b(?:on|at|have|start|from) (?:just |only |exactly |still )?(\d+)(?: hp| life| health| left| point|$|(?= ,| (?:and|when|then|i|he|she|they|before|eat|take|cop|get|with)))/.exec(
      stems,
    )?.[1] ?? /\b(\d+) (?:hp|health|life|live)\b/.exec(stems)?.[1]
  return said === undefined || Number(said) < 1 || Number(said) > 60 ? undefined : Number(said)
}

/** What asks for HP that are left. */
export const LEFT =
  /\b(left|on now|remain|remaining|down to|where (am|is|are|does|do)|end up|finish|hp now|(am|is|are|be) (i|he|she|they|we) (on|at|left)|what (am|is|s) (i|he|she|it)( now| then| left)?( on| at))\b|\b(hp|health|life) (is|am|do|does|has|have|will) (i|he|she|they|that|it)\b/

/** What asks for HP that are lost. */
export const HURT =
  /\bwhat (do|does) .+ do\b|\b(damage|dmg|hurts?|los[et]s?|loses|losing|cost|costs|take off|takes off|hp|health|life|lives|minus|total|how (much|hard|bad|badly|many)|all up|altogether|cop|face|faces)\b/
