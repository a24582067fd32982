/** The cards a question names, as far as it tells them. */
import type { Reading } from '../../ask/reading.ts'
import { cardOf, cards, type PlayingCard, type Suit, suits, wordOf } from '../cards.ts'
import { listenAtAll } from './said-so.ts'

/** A card as far as it is told. */
export interface ToldCard {
  readonly rank?: string
  readonly suit?: Suit
  readonly colour?: 'red' | 'black'
  readonly exact?: PlayingCard
  /** How many of it; one where nothing is told. */
  readonly count?: number
}

/** A card as a question names it, and where. */
export interface Mention extends ToldCard {
  readonly count: number
  readonly at: number
  readonly to: number
}

const SUITS: ReadonlySet<string> = new Set(suits)

const RANKS: ReadonlyMap<string, string> = new Map(cards.map(({ rank }) => [wordOf(rank), rank]))

/** The cards of a question in the order said; `red 5` and `any spade` are cards too. */
export function mentionsOf(reading: Pick<Reading, 'tokens' | 'words'>): Mention[] {
  const found: Mention[] = []
  for (const read of reading.tokens) {
    const before = found.at(-1)
    const one = mentionOf(read.id)
    // `a ten on …`: that it is laid there tells a card from a number, and is no part of it.
    const token = listenAtAll(reading.words.slice(read.to - 1, read.to)).has('onto')
      ? { ...read, to: read.to - 1 }
      : read
    if (one === undefined || counts(token, reading.words)) continue
    const some = someOf(token, reading.words)
    if (some !== undefined) {
      found.push({ ...some, at: token.at, to: token.to })
      continue
    }
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

/** `two hearts` in words: so many of a suit, and no 2 of hearts. */
function someOf(
  { at, to }: Reading['tokens'][number],
  words: Reading['words'],
): (ToldCard & { count: number }) | undefined {
  const [number, suit, more] = words.slice(at, to)
  const told = suits.find((one) => one === suit?.text)
  const count = Number(number?.stem)
  if (told === undefined || more !== undefined || number?.text === number?.stem || !(count > 1 && count < 5))
    return undefined
  return { suit: told, count }
}

/** `7 pending`, `7 of us`: a number, and no 7. */
function counts({ id, at, to }: Reading['tokens'][number], words: Reading['words']): boolean {
  return id === 'class:seven' && to - at === 1 && words[at]?.stem === '7' && listenAtAll(words.slice(to)).has('counted')
}

function mentionOf(id: string): ToldCard | undefined {
  if (id.startsWith('card:')) {
    const exact = cardOf(id.slice(5))
    return exact === undefined ? undefined : { exact }
  }
  if (!id.startsWith('class:')) return undefined
  const name = id.slice(6)
  const rank = RANKS.get(name)
  if (rank !== undefined) return { rank }
  if (name === 'red' || name === 'black') return { colour: name }
  return SUITS.has(name) ? { suit: name as Suit } : undefined
}

/** The cards that fit what is told; an ace is any other before it is the one of spades. */
export function fitting({ exact, rank, suit, colour }: ToldCard): readonly PlayingCard[] {
  if (exact !== undefined) return [exact]
  const all = cards.filter(
    (card) =>
      (rank === undefined ? card.special === '' : card.rank === rank) &&
      (suit === undefined || card.suit === suit) &&
      (colour === undefined || card.colour === colour),
  )
  return [...all.filter(({ id }) => id !== 'AS'), ...all.filter(({ id }) => id === 'AS')]
}

/** A card that fits what is told. `apart`: not of that suit and rank, where it is free to be. */
export function cardFor(told: ToldCard, apart?: PlayingCard): PlayingCard | undefined {
  const all = fitting(told)
  const free = all.find(({ suit, rank }) => suit !== apart?.suit && (told.rank !== undefined || rank !== apart?.rank))
  return free ?? all[0]
}
