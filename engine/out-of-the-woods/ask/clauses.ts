/** What stands in a clause of a story: cards, colours, the size of a hand, names. */
import type { Token } from '../../ask/reading.ts'
import { joins } from '../../ask/row.ts'
import type { Clause } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import { type ActionId, CHARACTER } from '../cards.ts'

/** Colours that Houses have where the set-up names no others. */
export const COLOURS: readonly string[] = ['red', 'blue', 'green', 'yellow']
export const ORDER = /\b(order|seated|sitting|sit|sat|round the table)\b/
const HAVING = /\b(have|has|had|hold|holds|held|hand|holding|left|with|on|got|down to)\b/

/** A card of a clause, in its place. */
export interface Named {
  readonly card: ActionId | typeof CHARACTER
  readonly at: number
  readonly to: number
}

/** `her` is somebody, but for one before a thing of hers. */
export function owns({ words }: Clause, at: number): boolean {
  return (
    words[at]?.text !== 'her' ||
    !/^(|and|with|or|back|now|again|by|so|for|off|out|to|twice)$/.test(words[at + 1]?.text ?? '')
  )
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The cards of a clause in the order said; undefined where one is told of that nobody can tell apart. */
export function cardsIn({ tokens }: Clause): readonly Named[] | undefined {
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
  const stems = clause.words.map(({ stem }) => stem).join(' ')
  if (/\b(last|final|only) card\b/.test(stems)) return 1
  const found =
    /\b(\d+) (?:card |other |left|in (?:my |his |her )?hand)/.exec(`${stems} `) ??
    /\b(?:hold|have|start with|with) (?:only |just )?(\d+)(?! (?:player|person|people|of us))\b/.exec(stems)
  return found?.[1] !== undefined && HAVING.test(textOf(clause)) && !drawsFirst(clause, found[1])
    ? Number(found[1])
    : undefined
}

/** The number is that of the cards that are drawn. */
function drawsFirst({ tokens, words }: Clause, number: string): boolean {
  const at = words.findIndex(({ stem }) => stem === number)
  return drawsIn({ tokens, words }).some((token) => token.at <= at)
}

/** Where cards are drawn; `then played` is none of it. */
export function drawsIn({ tokens, words }: Pick<Clause, 'tokens' | 'words'>): readonly Token[] {
  return tokens.filter(
    ({ id, at, to }) => (id === 'draw' || id === 'drew') && !words.slice(at, to).some(({ stem }) => stem === 'play'),
  )
}

/** The names of a clause that says nothing else; undefined where it says more. */
export function listedIn(clause: Clause): readonly string[] | undefined {
  const names = clause.words.filter((word) => !joins(word)).map(({ text }) => text)
  const told = ORDER.test(textOf(clause))
  const people = new Set(clause.tokens.flatMap(({ id, at }) => (id === 'person' ? [clause.words[at]?.text] : [])))
  if (
    clause.tokens.some(
      ({ id }) =>
        !/^(person|w:.*|#\d|direction|reverse|players|in-row|two-players|many-players|play|pile|own-turn)$/.test(id),
    )
  )
    return undefined
  const all = names.every(
    (name) =>
      people.has(name) || /^(me|i)$/.test(name) || (/^[a-z]{2,12}$/.test(name) && (told || clause.words.length < 3)),
  )
  return all && (names.length > 0 || told) && names.length < 6 ? names : undefined
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
    const before = words
      .slice(Math.max(0, index - 2), index)
      .map((word) => word.text)
      .join(' ')
    if (index > at && /\b(on|onto|over)\b/.test(before)) lying ??= text
    else if (index < at || /\b(with|in|say|says|name|names|call|calls|calling|a|printed)\b/.test(before)) own ??= text
  }
  return [own, lying]
}
