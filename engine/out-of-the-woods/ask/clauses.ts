/** What stands in a clause of a story: cards, colours, the size of a hand, names. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Token } from '../../ask/reading.ts'
import { joins } from '../../ask/row.ts'
import type { Clause } from '../../ask/story.ts'
import type { Word } from '../../ask/words.ts'
import { type ActionId, CHARACTER } from '../cards.ts'
import { USUAL_HOUSES } from '../start.ts'
import { telling } from './en-telling.ts'

/** Colours that Houses have where the set-up names no others, as they are typed. */
export const COLOURS: readonly string[] = USUAL_HOUSES.toLowerCase().split(', ')

/** Listens for what is told. */
export const listen = listenerFor(telling)

/** A card of a clause, in its place. */
export interface Named {
  readonly card: ActionId | typeof CHARACTER
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

/** The cards of a clause in the order said. */
export function cardsIn({ tokens }: Clause): readonly Named[] {
  const found: Named[] = []
  for (const { id, at, to } of tokens) {
    const card =
      id === 'class:bedevil' && tokens.some((token) => /^(#4|four-cards)$/.test(token.id)) ? 'bedevil-4' : cardOf(id)
    // `nothing to reflect` names no card that is played.
    const named = tokens.some((token) => token.id === 'nothing-to-stop' && token.at === at)
    if (card === undefined || named || found.some((one) => one.at === at)) continue
    found.push({ card, at, to })
  }
  return found
}

function cardOf(id: string): Named['card'] | undefined {
  if (id === CHARACTER) return CHARACTER
  // How many it draws is not said; nothing but that depends on it.
  if (id === 'class:bedevil') return 'bedevil-2'
  return id.startsWith('card:') ? (id.slice('card:'.length) as ActionId) : undefined
}

/** `held 5`, `3 cards in hand`, `my last card`. */
export function handIn(clause: Clause): number | undefined {
  const said = listen(clause.words)
  if (said.has('last-card')) return 1
  const size = said.place('hand-size')
  if (size?.number === undefined || !said.has('holding')) return undefined
  // The number is that of the cards that are drawn.
  return drawsIn(clause).some(({ at }) => at < size.to) ? undefined : size.number
}

/** Where cards are drawn; `then played` is none of it. */
export function drawsIn({ tokens, words }: Pick<Clause, 'tokens' | 'words'>): readonly Token[] {
  return tokens.filter(({ id, at, to }) => (id === 'draw' || id === 'drew') && !listen(words.slice(at, to)).has('play'))
}

/** The names of a clause that says nothing else; undefined where it says more. */
export function listedIn({ words, tokens }: Clause): readonly string[] | undefined {
  const told = listen(words).has('order')
  const people = new Set(tokens.flatMap(({ id, at }) => (id === 'person' ? [at] : [])))
  const names: string[] = []
  for (const [at, word] of words.entries()) {
    if (joins(word)) continue
    const named = people.has(at) || listen([word]).has('me') || (mayBeName(word) && (told || words.length < 3))
    if (!named) return undefined
    names.push(word.text)
  }
  if (!tokens.every(({ id }) => LISTING.test(id))) return undefined
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

/** The colour that a card has, and the one it is laid on: `a blue character on red`. */
export function coloursOf(
  { words }: Clause,
  at: number,
): readonly [own: string | undefined, lying: string | undefined] {
  let own: string | undefined
  let lying: string | undefined
  for (const [index, { text }] of words.entries()) {
    if (!COLOURS.includes(text)) continue
    const before = listen(words.slice(Math.max(0, index - 2), index))
    if (index > at && before.has('lying-on')) lying ??= text
    else if (index < at || before.has('having-it')) own ??= text
  }
  return [own, lying]
}
