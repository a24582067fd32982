/** Whether a card that is named may be the last one. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { mentionsOf } from './mentions.ts'
import { digitsOf, housed, meaningsOf, yes } from './said-so.ts'
import { lastCard } from './scenes.ts'

const LAST =
  /\b((very )?(last|final) (card|one)|last card|all (that is|i have) left|(only|just) (a |an |the |1 |one )?\w+( of \w+)? left|only have|(go|going|goes|went) out (on|with)|finish(es|ing)?|(end|ends|ending) (on|with)|win(s|ning)? (on|with)|won with|to win|for the win|check out)\b/
const WINS =
  /\b(win|wins|winning|won|finish|finishing|out|end|ending|over|legal|allowed|permitted|alright|valid|count|counts|ok|okay|fine|good|can|may|is)\b/
const ELSE = [
  'one-card',
  'every1',
  'next-player',
  'draw',
  'skip',
  'go-again',
  'must',
  'multi',
  'together',
  'forget',
  'caught',
  'someone-else',
  'call',
  'pending',
  'start-card',
  'stock',
]

export function lastIs(bench: Workbench): Finding | undefined {
  const { reading } = bench
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar') || housed(text) || !LAST.test(text) || !WINS.test(text)) return undefined
  if (
    ELSE.some((id) => ids.has(id)) ||
    /\b(others|second last|last but|play on|go again|draw|still|weaker|answer|instead|whatever|anything|or|two|2 cards|3 cards)\b/.test(
      text.replace(/\b(a|the|an) two\b/g, ''),
    )
  )
    return undefined
  // `final card nine`: a number that can only be the card.
  const number = /\b(?:last|final) card (?:is |was )?(?:a |an |the )?([3-9]|10)\b(?! cards?)/.exec(
    digitsOf(reading),
  )?.[1]
  if (number !== undefined && number !== '7' && mentionsOf(reading).length === 0) return yes('win')
  return mentionsOf(reading).length === 1 ? lastCard(bench) : undefined
}
