/** Several cards at once, judged by the engine: of one rank, of several, and of a hand that has not so many. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import { hinges } from '../../hinges.ts'
import { cards, type PlayingCard } from '../cards.ts'
import { cardFor, type Mention, mentionsOf } from './mentions.ts'
import { digitsOf, housed, meaningsOf, no } from './said-so.ts'

const AT_ONCE =
  /\b(at once|together|in 1 (go|turn|move)|(in|on) a single (turn|go|move)|at the same time|same time|simultaneously|both|as a (pair|set|double|triple)|pair of|a pair|doubles?|triples?|sets?|all (of them|three|3|four|4|my|at once|down|go)|the whole lot|the lot|at 1 time|in the same (turn|go|move)|same turn|1 turn)\b/
const LAYS =
  /\b(play|plays|played|put|puts|lay|lays|laid|drop|drops|throw|throws|slam|slams|slap|dump|dumps|chuck|set|down|go|announces?|announced|get rid|legal|legit|allowed|ok|okay|fine|out|use|combine|attack|answer|does|place|stack)\b/
const ELSE =
  /\b(how many|how much|whose|who|what|when|why|both (of us|players)|2 (of us|players|people)|jokers? (stay|in the|belong)|(one|1) after (the other|another)|in a row|pending|(must|have) (i|to) call|in the deck|same (card|time call))\b/

/** Whether these cards go down together; undefined where that is not asked. */
export function together({ game, reading }: Workbench): Finding | undefined {
  const text = digitsOf(reading)
  const said = textOf(reading)
  if (!reading.asks.has('polar') || ELSE.test(text)) return undefined
  const ids = meaningsOf(reading)
  if (ids.has('one-card') || ids.has('deal') || ids.has('start-card') || ids.has('twice')) return undefined
  const named = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const first = named[0]
  if (first === undefined) return undefined
  if (
    /\b(another|a second|some other|any other|a different) card\b/.test(said) &&
    new Set(named.map(({ rank, exact }) => rank ?? exact?.rank)).size === 1 &&
    first.count === 1 &&
    /\b(one|a single|the same) (turn|go)|at once|together\b/.test(said) &&
    !/\b(king|same (rank|number))\b/.test(said)
  )
    return no('turn.play-or-draw')
  const ranks = new Set(named.map(({ rank, exact }) => rank ?? exact?.rank))
  // `the 8 and 9 of clubs`
  const before = /\b(\d+) and (?:the )?(\d+) of (?:clubs|spades|hearts|diamonds)\b/.exec(text)
  if (before !== null && before[1] !== before[2] && AT_ONCE.test(said)) return no('turn.play-or-draw')
  const count = countOf(named, text)
  const held = heldBy(reading, named)
  if (
    held !== undefined &&
    count > held &&
    count > 1 &&
    /\b(plays?|played|lays?|laid|puts?|announces?|announced|drops?|says?|throws?|claims?|slams?|down)\b/.test(said)
  )
    return { kind: 'no', rules: ['hand.enough'], rulings: [] }
  if (
    !(AT_ONCE.test(said) || AT_ONCE.test(text)) ||
    !(LAYS.test(text) || (first.count > 1 && ranks.size === 1)) ||
    count < 2 ||
    housed(said)
  )
    return undefined
  // A King plays on: what comes after it is no set.
  if (ranks.has('K') && ranks.size > 1 && !/\b(at once|together|same time|at the same time)\b/.test(said))
    return undefined
  // One laid it, another answers: no set.
  if (/\b(on me|hits?|attacked|answered|top|lies|called)\b/.test(said) && ranks.size > 1) return undefined
  const some = ranks.size > 1 ? named.map((mention) => cardFor(mention)) : setOf(first, count)
  if (some.some((card) => card === undefined)) return undefined
  return judged(game, some as PlayingCard[])
}

/** How many cards are meant: those that are named, or so many of a rank. */
function countOf(named: readonly Mention[], text: string): number {
  const sum = named.reduce((all, { count }) => all + count, 0)
  if (sum > 1) return sum
  if (/\b(triple|trio|three of|3 of)\b/.test(text)) return 3
  return /\b(pair|both|double|set|all|2|couple|together|at once)\b/.test(text) ? 2 : sum
}

/** `has two cards and lays three`: how many somebody has. */
function heldBy(reading: Reading, named: readonly Mention[]): number | undefined {
  const { words } = reading
  for (const [at, { stem }] of words.entries()) {
    if (!/^[1-9]$/.test(stem) && stem !== 'singl') continue
    if (named.some((mention) => mention.at <= at && at < mention.to)) continue
    const before = words[at - 1]?.text ?? ''
    const next = words[at + 1]?.text ?? ''
    const further = words[at + 2]?.text ?? ''
    const holds = /^(has|had|have|holds?|holding|with|only|just|got|a|of|is|on)$/.test(before)
    if (holds && (/^cards?$/.test(next) || /^(left|in)$/.test(next) || /^left$/.test(further)))
      return stem === 'singl' ? 1 : Number(stem)
  }
  return undefined
}

function setOf(mention: Mention, count: number): readonly (PlayingCard | undefined)[] {
  const rank = mention.exact?.rank ?? mention.rank
  const all = cards.filter((card) => card.rank === rank)
  return rank === 'joker' ? all : all.slice(0, count)
}

function judged(game: Workbench['game'], some: readonly PlayingCard[]): Finding | undefined {
  const under = cards.find(
    ({ special, suit, colour, id }) =>
      special === '' &&
      !some.some((card) => card.id === id) &&
      (some[0]?.suit === null ? colour === some[0].colour : suit === some[0]?.suit),
  )
  const started = game.start(
    { players: ['Ann', 'Ben', 'Cam', 'Dee'], dealer: 3, options: { top: under?.id ?? '4H' } },
    { direction: 'clockwise' },
  )
  if (!started.ok) return undefined
  const move = {
    seat: 0,
    cards: some.map(({ id }) => id),
    ...(some.at(-1)?.rank === '7' ? { details: { calls: some.at(-1)?.suit ?? 'hearts' } } : {}),
  }
  const verdict = game.judge(started.value, move)
  const rulings = hinges(game, started.value, move)
  const rules = [...new Set(['turn.play-or-draw', ...verdict.rules])]
  return rulings.length > 0
    ? { kind: 'depends', rules, rulings }
    : { kind: verdict.legal ? 'yes' : 'no', rules, rulings: [] }
}
