/** What stands in a clause of a story: cards, colours, the size of a hand, names. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Token } from '../../ask/reading.ts'
import { joins } from '../../ask/row.ts'
import type { Clause } from '../../ask/story.ts'
import type { Word } from '../../ask/words.ts'
import { type ActionId, CHARACTER } from '../cards.ts'
import { USUAL_HOUSES } from '../start.ts'
import { telling } from './en-telling.ts'
import { isAnswer } from './told.ts'

/** Colours that Houses have where the set-up names no others, as they are typed. */
export const COLOURS: readonly string[] = USUAL_HOUSES.toLowerCase().split(', ')

/** Listens for what is told. */
export const listen = listenerFor(telling)

/** A card of a clause, in its place. */
export interface Named {
  readonly card: ActionId | typeof CHARACTER
  /** How many a Bedevil draws is told. */
  readonly exact: boolean
  /** It is not named itself, but what it does. */
  readonly meant?: boolean
  readonly at: number
  readonly to: number
}

/** `her` is somebody, but for one before a thing of hers. */
export function owns({ words }: Clause, at: number): boolean {
  return !listen(words.slice(at)).has('her')
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The cards of a clause in the order said. What stops a card is a Block, and what sends it back a Reflect. */
export function cardsIn({ words, tokens }: Clause): readonly Named[] {
  const found: Named[] = []
  for (const { id, at, to } of tokens) {
    // `nothing to reflect` names no card that is played.
    const named = tokens.some((token) => token.id === 'nothing-to-stop' && token.at === at)
    if (named || found.some((one) => one.at === at)) continue
    if (id === 'class:bedevil') {
      const four = tokens.some((token) => token.id === '#4' || token.id === 'four-cards')
      found.push({ card: four ? 'bedevil-4' : 'bedevil-2', exact: four, at, to })
    } else if (id === CHARACTER) found.push({ card: CHARACTER, exact: true, at, to })
    else if (id.startsWith('card:')) found.push({ card: id.slice('card:'.length) as ActionId, exact: true, at, to })
  }
  const said = listen(words)
  const real = found.find(({ card }) => isAnswer(card))
  const turned = tokens.some(({ id }) => id === 'reverse')
    ? undefined
    : (said.place('comes-back') ?? said.place('turns-back'))
  // `it came back by a reflect`
  if (real !== undefined) return found
  const stopped = tokens.find(({ id }) => id === 'stop')
  if (stopped !== undefined) found.push({ card: 'block', exact: true, meant: true, at: stopped.at, to: stopped.to })
  else if (turned !== undefined)
    found.push({ card: 'reflect', exact: true, meant: true, at: turned.at, to: turned.at + 1 })
  return found.sort((one, other) => one.at - other.at)
}

/** How many play, where that is said. */
export function playersIn({ tokens }: Pick<Clause, 'tokens'>): number | undefined {
  const players = tokens.find(({ id }) => id === 'two-players' || id === 'many-players')
  // `one on one`: the number in it is not that of all.
  if (players?.id === 'two-players') return 2
  const told = tokens.find(({ id }) => id.startsWith('players:'))
  return told && Number(told.id.slice('players:'.length))
}

/** `held 5`, `3 cards in hand`, `my last card`. */
export function handIn(clause: Clause): number | undefined {
  const said = listen(clause.words)
  if (said.has('last-card')) return 1
  if (said.has('so-few-play')) return undefined
  const size = said.place('hand-size')
  if (size?.number === undefined || !said.has('holding')) return undefined
  // The number is that of the cards that are drawn.
  return drawsIn(clause).some(({ at }) => at < size.to) ? undefined : size.number
}

/** The first number that is said, but for `one`, which may stand for anything. */
export function numberIn({ tokens, words }: Clause): number | undefined {
  const alone = tokens.find(({ id }) => /^#\d+$/.test(id) && id !== '#1')
  const drawn = listen(words).place('so-many-drawn')?.number
  return alone !== undefined ? Number(alone.id.slice(1)) : drawn === 1 ? undefined : drawn
}

/** Where cards are drawn; `then played` is none of it. */
export function drawsIn({ tokens, words }: Pick<Clause, 'tokens' | 'words'>): readonly Token[] {
  return tokens.filter(({ id, at, to }) => (id === 'draw' || id === 'drew') && !listen(words.slice(at, to)).has('play'))
}

/**
 * The names of a clause that says nothing else; undefined where it says more.
 * @param strange words that nobody knows
 */
export function listedIn({ words, tokens, asks }: Clause, strange: readonly string[]): readonly string[] | undefined {
  const told = listen(words).has('order')
  const people = new Set(tokens.flatMap(({ id, at }) => (id === 'person' ? [at] : [])))
  const names: string[] = []
  for (const [at, word] of words.entries()) {
    if (joins(word)) continue
    const unknown = mayBeName(word) && (told || (words.length < 3 && (word.capital || strange.includes(word.text))))
    if (!people.has(at) && !listen([word]).has('me') && !unknown) return undefined
    names.push(word.text)
  }
  if ((asks && !told) || !tokens.every(({ id }) => LISTING.test(id))) return undefined
  return (names.length > 0 || told) && names.length < 6 ? names : undefined
}

const LISTING = /^(person|w:.*|#\d|direction|reverse|players|in-row|two-players|many-players|play|pile|own-turn)$/

/** Whether a word that nobody knows may be what somebody is called. */
export function mayBeName({ text }: Word): boolean {
  return /^[a-z]{2,12}$/.test(text)
}

/** The first colour from a word on. */
export function colourIn({ words }: Pick<Clause, 'words'>, from: number): string | undefined {
  return words.slice(from).find(({ text }) => COLOURS.includes(text))?.text
}

/** Words between an answer and its own colour: `a yellow framed block`. */
const NEAR = 2

/** The colour that a card has, and the one it is laid on: `a blue character on red`. */
export function coloursOf(
  { words }: Clause,
  card?: Named,
): readonly [own: string | undefined, lying: string | undefined] {
  let own: string | undefined
  let lying: string | undefined
  const at = card?.at ?? words.length
  // `he blocked my yellow one`: a colour further off is that of what was answered.
  const from = card !== undefined && isAnswer(card.card) ? at - NEAR : 0
  for (const [index, { text }] of words.entries()) {
    if (!COLOURS.includes(text)) continue
    const before = listen(words.slice(Math.max(0, index - 2), index))
    if (index > at && before.has('lying-on')) lying ??= text
    else if (index < at ? index >= from : before.has('having-it')) own ??= text
  }
  return [own, lying]
}
