/** A draw that stock and discard pile cannot cover, with its numbers told. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { no, stemsOf, yes } from './said-so.ts'
import { mentionsOf } from './scenes.ts'

const THERE =
  /\b(?:(?:stock|pile|deck|stack) (?:only |just |still )?(?:have|hold|be|got|contain|down to|with|of) (?:only |just |still |at |down to )*(\d+)|(?:only |just )?(\d+) (?:card )?(?:be )?(?:left |in |still |to be |remain)(?:in |on |to )?(?:the )?(?:stock|pile|deck|have|had|anywhere|there|all|total)?|there (?:be|were) (?:only |just )*(\d+))\b/
const OWED =
  /\b(?:(?:owe|owed|draw|drew|take|need|pending be|must draw|must take|be to draw|suppose to (?:draw|take)|attack (?:be|of)|for) (?:me |him |her |of |about )*(\d+)|(\d+) (?:be )?(?:pending|owed|due|to draw))\b/

/** How many are drawn, or whether the rest is owed; undefined where the stock covers it or something else is asked. */
export function fallsShort({ reading }: Workbench): Finding | undefined {
  const text = stemsOf(reading)
  if (mentionsOf(reading).length > 1) return undefined
  const there = numberIn(THERE, text)
  const owed = numberIn(OWED, text)
  if (there === undefined || owed === undefined || there >= owed || !nothingElse(text)) return undefined
  if (reading.asks.has('count'))
    return { kind: 'fact', rules: ['stock.reshuffle', 'attack.draw'], rulings: [], fact: String(there) }
  if (!reading.asks.has('polar')) return undefined
  if (
    /\b(later|next turn|still owe|owe (the rest|\d+ (more|later))|remember|pass|debt|keep|kept|wait|when there be)\b/.test(
      text,
    )
  )
    return no('stock.reshuffle', 'attack.draw')
  return /\b(even|forgotten|forget|gone|settle|done|enough|just take|all|cancel|fine|ok|just|only|less|few)\b/.test(
    text,
  )
    ? yes('stock.reshuffle', 'attack.draw')
    : undefined
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const found = pattern
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  return found === undefined ? undefined : Number(found)
}

/** Nothing is left to be reshuffled. */
function nothingElse(text: string): boolean {
  return /\b(nothing (to|left|else)|after (the |a )?(re)?shuffl|reshuffl|anywhere|mix|just the top|only the top|in all|in total|all in hand|be had|be gone|pile (be|have) (just|only|empty|1)|even (after|with)|still)\b/.test(
    text,
  )
}
