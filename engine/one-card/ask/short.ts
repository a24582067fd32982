/** A draw that stock and discard pile cannot cover, with its numbers told. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { mentionsOf } from './mentions.ts'
import { digitsOf, no, yes } from './said-so.ts'

const THERE =
  /\b(?:(?:stock|pile|deck|stack) (?:only |just |still )?(?:has|had|holds?|held|is at|got|contains|is down to|with|of) (?:only |just |still |at |down to )*(\d+)|(?:only |just )?(\d+) (?:cards? )?(?:is |are |were )?(?:left|in|still|to be had|remain|remaining|there|exist)\b|there (?:is|are|were|was) (?:only |just )*(\d+)|(?:got|found|get) (?:only |just )?(\d+))\b/
const OWED =
  /\b(?:(?:owe|owed|owes|draw|drew|take|need|needs|pending (?:is|was)|(?:supposed|have|has|had|am|is) to (?:draw|take)|attack (?:is|of)|for) (?:me |him |her |of |about |to draw )*(\d+)|(\d+) (?:is |are |cards? )?(?:pending|owed|due|to draw))\b/
const REST =
  /\b(later|next turn|still owe|owe (the rest|\d+ (more|later))|remember|pass(ed)? on|debt|keep|kept|wait|when there (is|are)|missing)\b/
const SETTLED =
  /\b(even|square|forgotten|forget|gone|settled|done|enough|just take|cancelled|fine|ok|okay|all (i|he|she) (get|gets|take|takes)|fewer|less|right)\b/

/** How many are drawn, or whether the rest is owed; undefined where the stock covers it or something else is asked. */
export function fallsShort({ reading }: Workbench): Finding | undefined {
  const text = digitsOf(reading)
  if (mentionsOf(reading).length > 1) return undefined
  if (reading.asks.has('polar') && /\btake (it|them|the (1|rest)|1|2|3|4)\b.*\b(re)?shuffl.*\b(take|draw)\b/.test(text))
    return yes('stock.reshuffle')
  const there = numberIn(THERE, text)
  const owed = numberIn(OWED, text)
  if (there === undefined || owed === undefined || there >= owed || !NOTHING_ELSE.test(text)) return undefined
  if (reading.asks.has('count') || /\bhow many\b/.test(text))
    return { kind: 'fact', rules: ['stock.reshuffle', 'attack.draw'], rulings: [], fact: String(there) }
  if (!reading.asks.has('polar')) return undefined
  if (REST.test(text)) return no('stock.reshuffle', 'attack.draw')
  return SETTLED.test(text) ? yes('stock.reshuffle', 'attack.draw') : undefined
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** Nothing is left to be reshuffled. */
const NOTHING_ELSE =
  /\b(nothing (to|left|else)|after (the |a )?(re)?shuffl\w*|reshuffl\w*|anywhere|mixed|just the top|only the top|in all|in total|all in hands?|to be had|is gone|pile (is|has) (just|only|empty|1)|even (after|with)|no more)\b/
