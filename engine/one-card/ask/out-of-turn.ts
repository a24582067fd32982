/** Who interferes, and what an answer to an attack leaves its player to draw. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { cardOf } from '../cards.ts'
import { mentionsOf } from './mentions.ts'
import { housed, meaningsOf, no, yes } from './said-so.ts'

const FOR_OTHERS =
  /\b((answer|counter|defend|block|take|draw|play|help|throw|use|chuck|deal with|lay).{0,30}\b(for (him|her|them|my \w+|another|someone|somebody)|in (her|his|their) place|on (her|his|their) behalf|instead of (him|her|them)|to help|help (him|her|them|me) out|him out|her out)|(somebody|someone|anyone|anybody) else .{0,20}(answer|take|counter|draw)|third (player|person) .{0,20}(answer|counter|draw|take)|(save|rescue|protect) (him|her|them|my (friend|mate|sister|brother|wife)))\b/
const ANSWERED =
  /\b(i|he|she|they|we) (have |has |had |just |then |already )*(answered|answer|countered|counter|replied|stacked|passed (it|the attack) on|beat (it|that)|hit back|fought back|covered it|put (a|an|my|another) (2|two|ace|joker) on)\b|\b(after|once|when) (i |he |she )?(answering|countering|i (answer|counter)|my (answer|counter))\b|\bmy (answer|counter)\b/
const STILL_DRAWS =
  /\b(do|does|must|should|will|has|have) (i|he|she|they|the attacker|the one who (attacked|started)) (still |also |then |now |myself |himself |too |really )*(have to |need to |has to |had to )?(draw|pick|take|eat)\b(?!.{0,12}\b(1|one|a card|extra|penalty)\b)/
const ON_ME = /\b(on me|attack(ed)?|hit|pending|against me|at me|owe)\b/

/** Somebody acts for another, or has answered and asks what he still draws. */
export function interferes({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || housed(text)) return undefined
  const ids = meaningsOf(reading)
  if (ids.has('one-card') || ids.has('last-card')) return undefined
  if (FOR_OTHERS.test(text) && (ON_ME.test(text) || mentionsOf(reading).length > 0 || /\b(turn|go)\b/.test(text)))
    return no('turn.owner', 'attack.answer')
  const drawn = STILL_DRAWS.exec(text)
  if (
    drawn !== null &&
    ANSWERED.test(text) &&
    !/\b(rather|instead|could|want|keep|although|even though|choose|weaker|smaller|lower|can not|less)\b/.test(text)
  )
    return no('attack.adds', 'attack.answer')
  return undefined
}

/** A card that was played before is seen again: only a reshuffle brings it back. */
export function seenAgain({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar')) return undefined
  const exact = mentionsOf(reading).flatMap((mention) => (mention.exact === undefined ? [] : [mention.exact.id]))
  if (exact.length === 0 || new Set(exact).size > 1 || cardOf(exact[0] ?? '') === undefined) return undefined
  const twice =
    /\b(already (in|on|lying|played|been|went|under|lies)|a? ?second (time|one)?|again|twice|two times|once more|another one|two of them|(in|on|under) the (discard|pile|discards)|was played|went down|has been played|both (have|hold)|played (earlier|before))\b/.test(
      text,
    )
  if (!twice || /\b(on top|suit|number|match|call|draw|hits?|attack)\b/.test(text)) return undefined
  const mixed = /\b(re)?shuffled?|mixed\b/.test(text)
  const before =
    /\b(no|not|without|before|since|never|did not|have not|has not|nobody) (a |any |the |been |yet |had |been )*(re)?shuffl|no shuffle|not (been )?(re)?shuffled/.test(
      text,
    )
  return mixed && !before ? yes('deck.single', 'stock.reshuffle') : no('deck.single')
}
