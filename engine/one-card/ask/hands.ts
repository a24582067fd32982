/** How many cards somebody holds after what a question tells. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import { cardFor, type Mention, mentionsOf } from './mentions.ts'
import { digitsOf } from './said-so.ts'

const ASKED =
  /\b(cards (in|are in|left in) (my |her |his |the |their )?hand|how many (cards )?(do|does|have|has|am|is|are|will|would) (i|he|she|they|we|\w+) (now |then |still )?(have|hold|left|holding|got|sit on|end up with|be left with)|how many (cards )?(are |is )?(left|remain)( in| with| now|$)|hand size|hand now|how many (cards )?in (my|her|his|the|their) hand|what (do|does) (i|he|she|\w+) (hold|have) now|how many (cards )?(have|has) (i|he|she|\w+) got)\b/
const HELD = /^(hold|holding|holds|held|have|had|has|with|got|on|left|sat|sitting|is|was|of|at)$/
const LAYING =
  /^(put|puts|lay|lays|laid|play|plays|played|drop|drops|dropped|threw|throw|throws|slap|slapped|slam|slammed|chuck|chucked|dump|dumped|discard|discarded|answer|answers|answered|counter|countered|shed|whacked|flung|tossed|placed)$/
const DRAWING =
  /^(draw|draws|drew|take|takes|took|pick|picks|picked|ate|eat|eats|swallow|swallowed|cop|copped|collect|collected|grabbed|gobbled|scooped)$/
const OTHERS = /^(he|she|they|someone|somebody|opponent|neighbour|sister|brother|mum|dad|mate|friend|wife|husband)$/

interface Hand {
  cards: number
  pending: number
  drew: boolean
  answered: boolean
}

/** The number of cards after all that was told; undefined where it does not begin with a number. */
export function heldAfter({ reading }: Workbench): Finding | undefined {
  const { words } = reading
  const text = textOf({ words })
  if (!ASKED.test(text) || /\b(stock|deck|pile|draw pile)\b/.test(text)) return undefined
  const begin = startOf(reading)
  if (begin === undefined) return undefined
  const waiting = /\battack(?:ed)? (?:of|for|with) (\d+)\b|\b(\d+) (?:pending|to draw)\b/.exec(digitsOf(reading))
  const hand: Hand = {
    cards: begin.cards,
    pending: Number(waiting?.[1] ?? waiting?.[2] ?? 0),
    drew: false,
    answered: false,
  }
  const mentions = mentionsOf(reading).filter(({ at }) => at > begin.at)
  // What is asked stands last.
  const end = words.findLastIndex(({ text: word }) => /^(how|cards|hand|what)$/.test(word))
  const mine = words.some(({ text: word }) => word === 'i' || word === 'my' || word === 'me')
  let other = false
  const told = new Set<Mention>()
  let acts = 0
  for (let at = begin.at + 1; at < words.length && at < Math.max(end, begin.at + 2); at++) {
    const word = words[at]?.text ?? ''
    if (word === 'i') other = false
    else if (mine && (OTHERS.test(word) || reading.tokens.some((token) => token.id === 'person' && token.at === at)))
      other = true
    if (LAYING.test(word)) {
      acts++
      const object = mentions.find((mention) => mention.at > at && mention.at - at < 6)
      if (object !== undefined) told.add(object)
      if (other) hand.pending += damageOf(object)
      else {
        hand.cards -= object?.count ?? countAfter(reading, at)
        if (hand.pending > 0) hand.answered = true
        hand.pending = 0
      }
    } else if (DRAWING.test(word) && !other) {
      acts++
      const said = numberAfter(reading, at)
      hand.cards += said ?? (hand.pending > 0 ? hand.pending : 1)
      hand.drew ||= hand.pending > 0
      hand.pending = 0
    } else if (word === 'caught' && !other) hand.cards += 1
    else {
      const hit = mentions.find((mention) => mention.at <= at && at < mention.to && !told.has(mention))
      if (hit !== undefined) {
        told.add(hit)
        hand.pending += damageOf(hit)
        // `an ace got me`: what follows is mine.
        if (
          /\b(me|hits?|got|on me|at me)\b/.test(
            words
              .slice(hit.to, hit.to + 4)
              .map((one) => one.text)
              .join(' '),
          )
        )
          other = false
      }
    }
  }
  const rules = hand.drew
    ? ['attack.draw', 'attack.then-turn']
    : hand.answered
      ? ['attack.answer', 'hand.enough']
      : ['turn.play-or-draw', 'hand.enough']
  return acts === 0 || hand.cards < 0 ? undefined : { kind: 'fact', rules, rulings: [], fact: String(hand.cards) }
}

/** `was holding 3`, `with four cards`: the first number of cards somebody has. */
function startOf({ words }: Reading): { cards: number; at: number } | undefined {
  for (const [at, { stem }] of words.entries()) {
    if (!/^\d+$/.test(stem)) continue
    const before = words[at - 1]?.text ?? ''
    const earlier = words[at - 2]?.text ?? ''
    const next = words[at + 1]?.text ?? ''
    if (/^(players?|people|of)$/.test(next)) continue
    if (
      HELD.test(before) || /^(just|only|exactly)$/.test(before)
        ? HELD.test(before) || HELD.test(earlier)
        : /^cards?$/.test(next)
    )
      return { cards: Number(stem), at }
  }
  return undefined
}

function damageOf(mention: Mention | undefined): number {
  if (mention === undefined) return 0
  const card = cardFor(mention.rank === 'A' && mention.suit === undefined ? { ...mention, suit: 'hearts' } : mention)
  return (card?.damage ?? 0) * mention.count
}

/** `drew 4`: the number said behind a verb. */
function numberAfter({ words }: Reading, at: number): number | undefined {
  for (const { stem, text } of words.slice(at + 1, at + 4)) {
    if (/^\d+$/.test(stem)) return Number(stem)
    if (!/^(up|the|all|my|those|only|just|another|for)$/.test(text)) return undefined
  }
  return undefined
}

/** `played two of them`, `laid a pair`: one where nothing is said. */
function countAfter(reading: Reading, at: number): number {
  if (/^(pair|double)$/.test(reading.words[at + 2]?.text ?? '')) return 2
  return numberAfter(reading, at) ?? 1
}
