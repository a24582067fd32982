/** Several cards at once, judged by the engine: of one rank, of several, and of a hand that has not so many. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { findingOf, judgeScene } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import { cards, type PlayingCard } from '../cards.ts'
import { several } from './en-several.ts'
import { cardFor, fitting, type Mention, mentionsOf, type ToldCard } from './mentions.ts'
import { agreedIn, meaningsOf } from './said-so.ts'
import { CLOCKWISE, plainUnder } from './table.ts'

const listen = listenerFor(several)
type Said = Heard<keyof typeof several>

/** Whether these cards go down together; undefined where that is not asked. */
export function together({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar') || said.has('else')) return undefined
  // Where sets are played, what one does is the question.
  if (said.has('does') && agreedIn(reading)?.multi === 'yes') return undefined
  if (['one-card', 'deal', 'start-card', 'twice'].some((id) => ids.has(id))) return undefined
  const named = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const [first] = named
  const suited = mentionsOf(reading).find(({ suit, count }) => suit !== undefined && count > 1)
  if (first === undefined && suited !== undefined && said.has('at-once'))
    return atOnce(game, fitting(suited).slice(0, suited.count), agreedIn(reading))
  if (first === undefined) return undefined
  const ranks = new Set(named.map(({ rank, exact }) => rank ?? exact?.rank))
  const another = said.has('another-card') && said.has('one-turn') && !said.has('no-other')
  if (another && ranks.size === 1 && first.count === 1) return atOnce(game, [cardFor(first), cardFor(OTHER)])
  if (said.has('two-of-suit') && said.has('at-once')) {
    const pair = pairOfSuit(reading, said)
    if (pair !== undefined) return atOnce(game, pair)
  }
  const count = countOf(named, said)
  const held = heldBy(reading, named)
  if (held !== undefined && count > held && count > 1 && said.has('lays-now'))
    return atOnce(game, cards.slice(0, count), {}, held)
  if (!said.has('at-once') || !(said.has('lays') || (first.count > 1 && ranks.size === 1))) return undefined
  const agreed = agreedIn(reading)
  if (count < 2 || agreed === undefined) return undefined
  // A King plays on: what comes after it is no set. And where one laid it and another answers there is none.
  if (ranks.size > 1 && (said.has('apart') || (ranks.has('K') && !said.has('same-moment')))) return undefined
  return atOnce(game, ranks.size > 1 ? named.map((mention) => cardFor(mention)) : setOf(first, count), agreed)
}

/** A card of another rank. */
const OTHER: ToldCard = { rank: '9', suit: 'clubs' }

/** `the 8 and 9 of clubs`. */
function pairOfSuit({ words }: Reading, said: Said): readonly (PlayingCard | undefined)[] | undefined {
  const { at, to } = said.place('two-of-suit') ?? { at: 0, to: 0 }
  const ranks = words.slice(at, to).flatMap(({ stem }) => (/^\d+$/.test(stem) ? [stem] : []))
  const suit = cards.find((card) => card.suit === `${words[to - 1]?.stem}s`)?.suit
  if (suit === undefined || suit === null || new Set(ranks).size < 2) return undefined
  return ranks.map((rank) => cards.find((card) => card.suit === suit && card.rank === rank))
}

/** How many cards are meant: those that are named, or so many of a rank. */
function countOf(named: readonly Mention[], said: Said): number {
  const sum = named.reduce((all, { count }) => all + count, 0)
  return sum > 1 ? sum : said.has('three') ? 3 : said.has('two') ? 2 : sum
}

/** `has two cards and lays three`: how many somebody has. */
function heldBy({ words }: Reading, named: readonly Mention[]): number | undefined {
  const at = words.findIndex(
    (_, index) =>
      !named.some((mention) => mention.at <= index && index < mention.to) &&
      listen(words.slice(Math.max(0, index - 1), index + 1)).has('holding') &&
      listen(words.slice(index + 1)).has('in-hand'),
  )
  const stem = words[at]?.stem
  return stem === undefined ? undefined : /^\d$/.test(stem) ? Number(stem) : 1
}

function setOf(mention: Mention, count: number): readonly PlayingCard[] {
  const rank = mention.exact?.rank ?? mention.rank
  return cards.filter((card) => card.rank === rank).slice(0, rank === 'joker' ? undefined : count)
}

/** Whether cards may be laid at once, from a hand of so many. */
function atOnce(
  game: Ruleset,
  some: readonly (PlayingCard | undefined)[],
  agreed: Rulings = {},
  hand?: number,
): Finding | undefined {
  const known = some.filter((card) => card !== undefined)
  const [first] = known
  const seven = known.find(({ rank }) => rank === '7')
  if (first === undefined || known.length < some.length) return undefined
  const judged = judgeScene(game, {
    lines: hand === undefined ? [] : [`* Ann hand ${hand}`],
    move: `Ann: ${known.map(({ id }) => id).join(' + ')}${seven === undefined ? '' : ` calls ${seven.suit}`}`,
    options: { top: plainUnder(first, known).id },
    rulings: { ...CLOCKWISE, ...agreed },
  })
  const finding = judged && findingOf(judged, [])
  return hand === undefined
    ? finding && { ...finding, rules: [...new Set(['turn.play-or-draw', ...finding.rules])] }
    : finding
}
