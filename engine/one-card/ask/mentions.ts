/** The cards a question names, as far as it tells them. */
import type { Reading } from '../../ask/reading.ts'
import { cardOf, cards, type PlayingCard, type Suit, suits } from '../cards.ts'

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
    const ahead = reading.words[token.at - 1]
    // `i hold 3. Spade ace …`: no three of them.
    const counted = ahead?.part === reading.words[token.at]?.part
    const count = Number((counted && /^\d+$/.exec(ahead?.stem ?? '')?.[0]) || 1)
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
