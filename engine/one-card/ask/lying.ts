/** What a question says lies on the pile, and what it wants to put on it: told by the words round the cards. */
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import type { Suit } from '../cards.ts'
import { type Mention, mentionsOf } from './mentions.ts'

/** A card that is to go on another one. */
export interface Laying {
  readonly below: Mention
  readonly laid: Mention
  /** The suit that was asked for. */
  readonly called: Suit | undefined
  /** An attack waits for an answer; undefined where nothing tells. */
  readonly facing: boolean | undefined
}

const THE =
  '( the| a| an| his| her| my| their| your| that| this| some| any| just| only| one| 1| plain| normal| top of)*$'
/** Before a card that lies there. */
const UNDER = new RegExp(
  `\\b(facing|face|faced|hit by|hit with|hit me with|hits me with|under|against|card is|top is|shows?|showing|there is|lies|lying|attacked by|attacked with|on|onto|over|upon|atop|beat|cover|match|follow|answer to|reply to|counter|meets?|met|answers?|pays? for|after)${THE}`,
)
/** Before a card somebody wants to lay, or has in hand. */
const LAID = new RegExp(
  `\\b(plays?|puts?|lay|lays|drops?|throws?|slaps?|slams?|uses?|adds?|chucks?|toss|dumps?|place|plonk|set|stack|with|using|have|hold|holds|holding|got|i have is|i have got is|attack card is|left is|only|mine is|mine|respond with|my|by|do i|may i|can i|could i)${THE}`,
)
/** Behind a card that lies there. */
const LIES =
  /^(that |which )?((is|was|has|be|been|just|got|gets|already|still|s) )*(lying|lies|sits|sitting|face up|turned up|on top|on the (pile|table|stack|discard)|up|showing|there|hits?|attacks?|attacked|came|comes|coming|flies|flying|pending|on me|at me|against me|thrown|played|fired|dropped|pointed|aimed|attack|in front|got me|smacks?|smacked|nails?|nailed|lands?|landed|waiting|waits)\b/
const CALLING =
  /\b(call|calls|called|name|names|named|ask|asks|asked|wish|wishes|wished|want|wants|wanted|said|says|say|demanded|demands|chose|picked)( for| out)?( the| a| suit)*$/
const CALLED =
  /^(suit |(is|was|were|are|has|have|been|just|got|being) )*(called|named|asked|wished|wanted|demanded|chosen|picked)\b/
/** Somebody else has laid it, and it is on me. */
const FACING =
  /\b(on me|at me|against me|hits?|hit|attack|attacks|attacked|attacking|came|comes|coming|thrown|fired|facing|face|faced|pending|owed?|owing|to draw|to be drawn|answer|answers|answered|counter|counters|countered|reply|replies|reply|respond|responds|defend|defends|defence|got me|block|meets?|met|smacks?|smacked|nails?|nailed|fight back|hit back|pass it on|send it on|pass the|save me|saves me|escape)\b/
export const DRAINED =
  /\b((nobody|no one|no 1) (owes|is under attack|under attack|is being attacked|is attacked|attacked|is attacking|attacking|attacks|has attacked)|no attack|nothing (is )?(pending|waiting|owed|to draw)|no pending|(was|were|is|been|already|got|all) (drawn|drew|paid|taken|collected|served|picked up|eaten)|paid for|has been taken|attack is (over|done|gone|finished)|(after|once|when) .{0,30}(drew|drawn|took|taken|paid)|normal turn|quiet turn|(drew|drawn|took|taken|picked up|ate|paid) (the |all |my )?(10|13|5|3|2|ten|thirteen|five|three|two|lot|cards|penalty|damage|attack|it all|all|for it)|not attacked|without an attack|out of the blue)\b/

/** What is to be laid on what; undefined where the question does not tell of just two cards. */
export function layingOf(reading: Reading): Laying | undefined {
  const { words } = reading
  const all = mentionsOf(reading)
  const text = textOf({ words })
  const around = all.map((mention, index) => {
    const from = Math.max(all[index - 1]?.to ?? 0, mention.at - 6, 0)
    const until = Math.min(all[index + 1]?.at ?? words.length, mention.to + 7)
    const part = words[mention.at]?.part
    const said = (list: typeof words): string => list.map((word) => word.text).join(' ')
    return {
      mention,
      before: said(words.slice(from, mention.at).filter((word) => word.part === part)),
      after: said(words.slice(mention.to, until).filter((word) => word.part === part)),
    }
  })
  let called: Suit | undefined
  const cards: (typeof around)[number][] = []
  for (const one of around) {
    const { mention, before, after } = one
    const bare = mention.rank === undefined && mention.exact === undefined
    if (bare && mention.suit !== undefined && (CALLING.test(before) || CALLED.test(after))) called = mention.suit
    // `its clubs after all`, `as both are red`, `not the spade one`: a reason, and no card.
    else if (
      bare &&
      /\b(its|it is|is|since|because|as|both|are|be|itself|not|though|being)( a| an| the| both| all)*$/.test(before)
    )
      continue
    else if (/\b(not|except)( a| an| the)*$/.test(before)) continue
    else if (
      repeats(
        mention,
        cards.map((card) => card.mention),
      )
    )
      continue
    else cards.push(one)
  }
  const [first, second] = cards
  if (first === undefined || cards.length > 2) return undefined
  // `i lay my 7 and call hearts`: what lies there is not told.
  const names = /\b(and|then|i) (i )?(call|calls|ask|asks|name|names|say|wish)\b/.test(text)
  if (names && cards.every(({ mention: { rank, exact } }) => (rank ?? exact?.rank ?? '7') === '7')) return undefined
  const facing = DRAINED.test(text) ? false : FACING.test(text) ? true : undefined
  if (second === undefined) {
    // `call hearts with my 7`: nothing lies there.
    if (called === undefined || (first.mention.rank === '7' && first.mention.exact === undefined)) return undefined
    const seven: Mention = { rank: '7', count: 1, at: 0, to: 0 }
    return { below: seven, laid: first.mention, called, facing }
  }
  const [below, laid] = firstLies(
    first,
    second,
    words
      .slice(first.mention.to, second.mention.at)
      .map(({ text }) => text)
      .join(' '),
  )
    ? [first, second]
    : [second, first]
  return { below: below.mention, laid: laid.mention, called, facing }
}

/** `the 7` again, after `the 7 of clubs`. */
function repeats({ rank, suit, exact }: Mention, before: readonly Mention[]): boolean {
  return before.some(
    (one) =>
      one.exact !== undefined &&
      ((exact === undefined && suit === undefined && one.exact.rank === rank) ||
        (exact === undefined &&
          rank === undefined &&
          suit !== undefined &&
          one.exact.suit === suit &&
          before.length > 1)),
  )
}

interface Around {
  readonly before: string
  readonly after: string
}

function firstLies(first: Around, second: Around, between: string): boolean {
  if (/\b(with|using|by|by playing)( the| a| an| his| her| my| just| only| their)*$/.test(between)) return true
  if (
    /\b(on|onto|over|upon|atop|against|to|vs|versus|beat|beats|cover|covers|follow|follows|match|matches|fit|fits|answer|answers|counter|counters|after)( top of)?( the| a| an| his| her| my| their| your| that| this)*$/.test(
      between,
    )
  )
    return false
  if (UNDER.test(first.before) && !LAID.test(first.before)) return true
  if (LIES.test(first.after)) return true
  if (LIES.test(second.after) || UNDER.test(second.before)) return false
  return true
}
