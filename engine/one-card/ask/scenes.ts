/** Cards that a question puts on one another, acted out at a made-up table: Ann plays, Ben is next. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { findingOf, judgeScene } from '../../ask/scene.ts'
import { cardOf, cards, type PlayingCard, type Suit, suits } from '../cards.ts'
import { CAP } from '../rulings.ts'

/** A card as a question names it: all that is known of it. */
export interface Mention {
  readonly rank?: string
  readonly suit?: Suit
  readonly colour?: 'red' | 'black'
  readonly exact?: PlayingCard
  /** How many of it. */
  readonly count: number
  readonly at: number
  readonly to: number
}

const SUITS: ReadonlySet<string> = new Set(suits)

const RANKS: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'A',
  joker: 'joker',
}

/** What a word or two tell of a card. */
type Named = Omit<Mention, 'count' | 'at' | 'to'>

/** The cards of a question in the order said; `red 5` and `any spade` are cards too. */
export function mentionsOf(reading: Pick<Reading, 'tokens' | 'words'>): Mention[] {
  const found: Mention[] = []
  for (const token of reading.tokens) {
    const before = found.at(-1)
    const one: Named | undefined = across(token, reading.words) ?? coloured(token, reading.words) ?? mentionOf(token.id)
    if (one === undefined || counts(token, reading.words)) continue
    const count = Number(/^\d+$/.exec(reading.words[token.at - 1]?.stem ?? '')?.[0] ?? 1)
    const beside =
      before !== undefined &&
      (before.to === token.at || before.at === token.at) &&
      before.exact === undefined &&
      one.exact === undefined
    const twice =
      (before?.rank !== undefined && one.rank !== undefined) || (before?.suit !== undefined && one.suit !== undefined)
    // `play two 5s`: the number in front was taken for a card.
    const number = beside && twice ? Number(/^[2-4]$/.exec(reading.words[token.at - 1]?.stem ?? '')?.[0] ?? 0) : 0
    if (beside && !twice)
      found[found.length - 1] = { ...before, ...one, count: before.count, at: before.at, to: token.to }
    else if (number > 0) found[found.length - 1] = { ...one, count: number, at: token.at, to: token.to }
    else found.push({ ...one, count: count > 1 && count < 5 ? count : 1, at: token.at, to: token.to })
  }
  return found
}

/** `7 pending`, `7 of us`: a number, and no 7. */
function counts({ id, at, to }: Reading['tokens'][number], words: Reading['words']): boolean {
  return (
    id === 'class:seven' &&
    to - at === 1 &&
    words[at]?.stem === '7' &&
    /^(pending|cards?|to|owed|waiting|due|players?|people|of|each|left|points|more|altogether|apiece)$/.test(
      words[to]?.text ?? '',
    )
  )
}

/** `i hold 3. Spade ace …` is no 3 of spades: a card that was read over the end of a sentence is only what stands behind it. */
function across({ id, at, to }: Reading['tokens'][number], words: Reading['words']): Named | undefined {
  const last = words[to - 1]
  if (!id.startsWith('card:') || last === undefined || words[at]?.part === last.part) return undefined
  const name = `${last.stem}s`
  return SUITS.has(name) ? { suit: name as Suit } : undefined
}

/** `… called. Coloured joker …`: a Joker whose colour was taken for something else. */
function coloured({ id, at }: Reading['tokens'][number], words: Reading['words']): { exact: PlayingCard } | undefined {
  const joker = id === 'class:joker' && /^colou?r(ed)?$/.test(words[at - 1]?.text ?? '') ? cardOf('CJ') : undefined
  return joker === undefined ? undefined : { exact: joker }
}

function mentionOf(id: string): Named | undefined {
  if (id.startsWith('card:')) {
    const exact = cardOf(id.slice(5))
    return exact === undefined ? undefined : { exact }
  }
  // `called hearts. 3 of hearts …`: a suit that was taken for the beginning of a card.
  const name = id.startsWith('w:') ? `${id.slice(2)}s` : id.slice(6)
  if (!id.startsWith('class:') && !SUITS.has(name)) return undefined
  if (RANKS[name] !== undefined) return { rank: RANKS[name] as string }
  if (name === 'red' || name === 'black') return { colour: name }
  return SUITS.has(name) ? { suit: name as Suit } : undefined
}

/** A card that fits a mention. `apart`: not of that suit and rank, where it is free to be. */
export function cardFor(mention: Mention, apart?: PlayingCard): PlayingCard | undefined {
  if (mention.exact !== undefined) return mention.exact
  const fitting = cards.filter(
    (card) =>
      (mention.rank === undefined ? card.special === '' : card.rank === mention.rank) &&
      (mention.suit === undefined || card.suit === mention.suit) &&
      (mention.colour === undefined || card.colour === mention.colour),
  )
  return (
    fitting.find(
      (card) =>
        apart === undefined || (card.suit !== apart.suit && (mention.rank !== undefined || card.rank !== apart.rank)),
    ) ?? fitting[0]
  )
}

/** The cards a mention may be. */
export function fitting({ exact, rank, suit, colour }: Mention): readonly PlayingCard[] {
  if (exact !== undefined) return [exact]
  const plain = cards.filter(
    (card) =>
      (rank === undefined ? card.special === '' : card.rank === rank) &&
      (suit === undefined || card.suit === suit) &&
      (colour === undefined || card.colour === colour),
  )
  // An ace is any other before it is the one of spades.
  return [
    ...plain.filter(({ id }) => id !== 'AS'),
    ...plain.filter(({ id }) => id === 'AS' && cardOf(id) !== undefined),
  ]
}

/** Whether a question speaks of an attack that waits. */
function attacked(reading: Reading): boolean {
  const ids = new Set(reading.tokens.map((token) => token.id))
  return ids.has('answer') || ids.has('class:attack') || ids.has('pending')
}

/** What lies and what is to go on it: `X on Y`, `Y is on top, can I play X`, `hit by Y, can I throw X back`. */
function pairOf(reading: Reading, facing: boolean): { below: Mention; laid: Mention } | undefined {
  const [first, second] = mentionsOf(reading)
  if (first === undefined || second === undefined) return undefined
  const between = reading.words
    .slice(first.to, second.at)
    .map((word) => word.text)
    .join(' ')
  const before = reading.words
    .slice(Math.max(0, first.at - 3), first.at)
    .map((word) => word.text)
    .join(' ')
  const after = reading.words
    .slice(second.to, second.to + 4)
    .map((word) => word.text)
    .join(' ')
  if (/\b(with|using|by playing)\b/.test(between)) return { below: first, laid: second }
  if (/\b(back|as an answer)\b/.test(after)) return { below: first, laid: second }
  if (
    /\b(by|with|facing|against|under|there is|theres|called|calls|top)\b/.test(before) ||
    /\b(top|up|lying|showing|played on me|at me|on me)\b/.test(between)
  )
    return { below: first, laid: second }
  if (/\b(on|onto|over|against|after|follow|follows|answer|answers|counter|beat|to|vs|atop)\b/.test(between))
    return { below: second, laid: first }
  return facing ? { below: first, laid: second } : { below: second, laid: first }
}

/** Whether one card goes on another, on a plain turn or as an answer to an attack. */
export function goesOn(bench: Workbench): Finding | undefined {
  const { reading, game } = bench
  const facing = attacked(reading)
  const pair = pairOf(reading, facing)
  if (pair === undefined) return undefined
  const below = cardFor(pair.below)
  const laid = below === undefined ? undefined : cardFor(pair.laid, pair.laid.rank === undefined ? undefined : below)
  if (below === undefined || laid === undefined) return undefined
  const open =
    pair.laid.exact === undefined &&
    pair.below.exact === undefined &&
    pair.laid.suit === undefined &&
    pair.below.suit === undefined
  const calls = (card: PlayingCard) => (card.rank === '7' ? ' calls spades' : '')
  const attack = facing && below.damage > 0
  const lies = attack
    ? cards.find(
        (card) =>
          card.special === '' && (below.suit === null ? card.colour === below.colour : card.suit === below.suit),
      )
    : below
  const about = attack
    ? ['attack.answer', ...(laid.rank === 'joker' && below.rank === 'joker' ? ['follow.jokers'] : [])]
    : laid.rank === '7'
      ? ['follow.seven']
      : laid.rank === 'joker' || below.rank === 'joker'
        ? ['follow.joker-colour']
        : ['follow']
  if (lies === undefined || lies.id === laid.id) return { kind: 'no', rules: ['deck.single'], rulings: [] }
  const judged = judgeScene(game, {
    lines: attack ? [`Ann: ${below.id}`] : [],
    move: `${attack ? 'Ben' : 'Ann'}: ${laid.id}${calls(laid)}`,
    options: { top: lies.id },
    rulings: { direction: 'clockwise' },
  })
  if (judged === undefined) return undefined
  // Two ranks without suits match or not by their suits, which nobody has named.
  if (
    open &&
    !judged.verdict.legal &&
    judged.verdict.rules[0] === 'follow' &&
    laid.rank !== 'joker' &&
    below.rank !== 'joker'
  )
    return { kind: 'no', rules: ['follow'], rulings: [] }
  const finding = findingOf(judged, about)
  // A weaker answer is legal everywhere; what it costs is a house rule that legality does not show.
  if (attack && finding.kind === 'yes' && laid.damage < below.damage)
    return { ...finding, kind: 'depends', rulings: ['attack-order'] }
  return finding
}

/** What attack cards add up to. */
export function totalOf(bench: Workbench): Finding | undefined {
  const ids = new Set(bench.reading.tokens.map((token) => token.id))
  const list = mentionsOf(bench.reading).flatMap((mention) => {
    const card =
      mention.rank === 'joker' && mention.exact === undefined && mention.colour === undefined
        ? undefined
        : cardFor(mention.rank === 'A' && mention.suit === undefined ? { ...mention, suit: 'hearts' } : mention)
    return card === undefined || card.damage === 0 ? [] : [{ card, count: mention.count }]
  })
  if (ids.has('two-jokers'))
    list.push(...cards.filter((card) => card.rank === 'joker').map((card) => ({ card, count: 1 })))
  if (list.length === 0) return undefined
  const pieces = list.reduce((sum, one) => sum + one.count, 0)
  const total = list.reduce((sum, one) => sum + one.count * one.card.damage, 0)
  const specials = list.map(({ card }) => card.special)
  const rules = pieces > 1 ? ['attack.adds', 'attack.draw', ...specials] : ['attack.draw', ...specials]
  const finding: Finding = { kind: 'fact', rules, rulings: [], fact: String(total) }
  return total > CAP ? { kind: 'depends', rules, rulings: ['attack-cap'] } : finding
}

/** Whether a card may be the last one, under ruling `finish`. */
export function lastCard(bench: Workbench): Finding | undefined {
  const mention = mentionsOf(bench.reading)[0]
  const card = mention === undefined ? undefined : cardFor(mention)
  if (card === undefined) return undefined
  return card.special === ''
    ? { kind: 'yes', rules: ['win'], rulings: [] }
    : { kind: 'depends', rules: ['win', card.special], rulings: ['finish'] }
}
