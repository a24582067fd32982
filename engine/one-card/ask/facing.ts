/** Cards that are no answer to an attack, part of an attack, and what suit is to be followed. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { textOf } from '../../ask/words.ts'
import { cardOf } from '../cards.ts'
import { DRAINED } from './lying.ts'
import { cardFor, mentionsOf } from './mentions.ts'
import { housed, meaningsOf, no } from './said-so.ts'

const UNDER_ATTACK =
  /\b(under (attack|fire)|attacked|attack|attacks|pending|(cards?|two|three|five|2|3|5|10|13|ten|thirteen) to (draw|be drawn)|owe|owed|hit by|hits? me|on me|at me|against me|getting hit|facing|made to draw|(pass|pass it|pass this) on|pass on)\b/
const USES =
  /\b(play|lay|put|use|throw|drop|answer|counter|save|rescue|help|stop|stops|end|ends|cancel|cancels|block|blocks|escape|dodge|avoid|send|sends|pass|passes|bounce|skip|reverse|turn|turns|get out|good|ok|legal|allowed|fine|work|works|on it|defend|beat|beats|jack|queen|king)\b/

/** A card that does not attack is no answer, whatever it is: the engine's own list of attack cards tells. */
export function noAnswer({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || housed(text) || DRAINED.test(text) || !UNDER_ATTACK.test(text) || !USES.test(text))
    return undefined
  const ids = meaningsOf(reading)
  if (['one-card', 'last-card', 'drew', 'start-card', 'win', 'not-attacked', 'two-jokers'].some((id) => ids.has(id)))
    return undefined
  if (
    /\b(attack card|after|start an attack|begin an attack|drew|took|then a|is (a|the) \w+ an attack|draw (for|the)|if i draw|rather|instead)\b/.test(
      text,
    )
  )
    return undefined
  const laid = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const own = laid.filter(
    ({ rank, exact }) => exact?.damage === 0 || (exact === undefined && !/^(2|A|joker)$/.test(rank ?? '')),
  )
  const [one] = own
  if (one === undefined || own.length > 1) return undefined
  const rank = one.exact?.rank ?? one.rank
  // A King and an attack card after it: an attack of one's own.
  if (rank === 'K' && laid.some((other) => other.at > one.at)) return undefined
  return rank === '7'
    ? no('attack.answer', 'follow.seven')
    : rank === 'J'
      ? no('attack.answer', 'jack.skip')
      : rank === 'K'
        ? no('attack.answer', 'king.again')
        : no('attack.answer')
}

/** Whether a card attacks. */
export function attacks({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  const [one, second] = mentionsOf(reading)
  if (!reading.asks.has('polar') || one === undefined || second !== undefined || reading.words.length > 11)
    return undefined
  if (
    !/^(so )?(is|are|does|do) .*\b(an attack|attacks?|attack cards?|harmless|attacking cards?)( card| cards| too| as well|$)/.test(
      text,
    ) ||
    /\b(answer|under|on me|stop|block|follow|wild)\b/.test(text)
  )
    return undefined
  const card = one.rank === 'joker' ? cardOf('BJ') : cardFor(one)
  if (card === undefined) return undefined
  const hurts = card.damage > 0 !== /harmless/.test(text)
  const rules = card.damage > 0 ? ['attack.answer', card.special] : [RULE_OF[card.special] ?? 'follow', 'attack.answer']
  return { kind: hurts ? 'yes' : 'no', rules, rulings: [] }
}

const RULE_OF: Readonly<Record<string, string>> = {
  seven: 'seven.call',
  jack: 'jack.skip',
  queen: 'queen.reverse',
  king: 'king.again',
}

/** Part of an attack cannot be drawn. */
export function drawsPart({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || !UNDER_ATTACK.test(text) || mentionsOf(reading).length > 1) return undefined
  return /\b(draw|take|pick up|pay) ((just|only) )?(half|some|part|(just|only) (one|1|a|two|2|three|3)|(one|1|two|2|three|3) (now|of (them|the))|(one|two|three) at a time)\b/.test(
    text,
  ) && !/\b(after|again|drew|normal turn)\b.*\bplay\b/.test(text)
    ? no('attack.draw', 'attack.answer')
    : undefined
}

/** The suit that was called is the one to follow. */
export function suitCalled({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (
    !/\b(what|which) suit\b|\bsuit (counts|must|do i|is (to be )?followed|now)\b/.test(text) ||
    reading.asks.has('count')
  )
    return undefined
  const called =
    /\b(?:call|calls|called|named|names|asked for|asks for|wished for|wishes for|says|said|wants) (?:for )?(spades?|hearts?|diamonds?|clubs?)\b|\b(spades?|hearts?|diamonds?|clubs?) (?:was|were|is|are|got|been) (?:called|named|asked|wished)/.exec(
      text,
    )
  const suit = called?.[1] ?? called?.[2]
  return suit === undefined
    ? undefined
    : { kind: 'fact', rules: ['follow', 'seven.call'], rulings: [], fact: suit.replace(/s?$/, 's') }
}

/** A last card has to fit as any other. */
export function lastUnfit({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  return reading.asks.has('polar') &&
    /\b(last|final|only) (card|one)\b/.test(text) &&
    /\bnot (match|fit|follow|go on)\b|\b(wrong suit|neither)\b/.test(text) &&
    /\b(win|can|may|finish|out|anyway)\b/.test(text) &&
    !meaningsOf(reading).has('one-card')
    ? no('follow', 'win')
    : undefined
}
