/** What a question tells of attacks, counted up: which came, which were stopped, and what the rest cost. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading, Token } from '../../ask/reading.ts'
import type { Word } from '../../ask/words.ts'
import { cardOf, EGGS, isBoard, type OneOutsCard } from '../cards.ts'
import { blows, ordinals } from './en-sums.ts'

/** One attack that a question tells of. */
export interface Blow {
  readonly card: string
  readonly form: OneOutsCard['attack']
  readonly damage: number
  /** The word it is told by. */
  readonly at: number
  stopped: boolean
}

/** All attacks of a question. */
export interface Blows {
  readonly all: readonly Blow[]
  readonly buffs: readonly string[]
  /** What the blows that nobody stopped come to. */
  readonly total: number
}

/** A card that a question names, or a word for one. */
interface Told extends Token {
  readonly card: OneOutsCard | undefined
  /** The words between it and the next pause. */
  readonly part: readonly (Word & { readonly index: number })[]
}

const listen = listenerFor(blows)

/** Counts up the attacks of a question; undefined where one of them cannot be told in HP. */
export function blowsOf({ tokens, words }: Reading): Blows | undefined {
  const placed = words.map((word, index) => ({ ...word, index }))
  const said = tokens.map(
    (token): Told => ({
      ...token,
      card: cardOf(token.id === 'all-eggs' ? 'four-eggs' : token.id.replace('card:', '')),
      part: placed.filter(({ part }) => part === words[token.at]?.part),
    }),
  )
  const all: Blow[] = []
  for (const token of said) all.push(...struck(token, all, said))
  const buffs = said.flatMap(({ card }) => (card?.buff === undefined ? [] : [{ id: card.id, more: card.buff }]))
  const [buff] = buffs
  const form = all[0]?.form
  // What a Buff does to a Grab, to what follows it or to eggs is no matter of adding up.
  if (buff !== undefined && (buffs.length > 1 || (form !== 'plain' && form !== 'haymaker'))) return undefined
  for (const token of said) if (isStop(token, said)) stops(token, words, all)
  const landed = all.filter(({ stopped }) => !stopped)
  const more = landed.length > 0 ? (buff?.more ?? 0) : 0
  return { all, buffs: buffs.map(({ id }) => id), total: landed.reduce((sum, { damage }) => sum + damage, more) }
}

function struck({ card, part, at, to }: Told, before: readonly Blow[], said: readonly Told[]) {
  if (card === undefined || card.damage === 0) return []
  // A board that is blocked with.
  if (isBoard(card.id) && said.some(({ id }) => id === 'class:block')) return []
  // `he dodged the jab`: the one that was told before.
  if (before.some((blow) => blow.card === card.id)) return []
  const number = part.find(({ index, stem }) => index >= at - 1 && index < to && Number(stem) > 0)?.stem
  const times = Number(number ?? (card.attack === 'eggs' ? EGGS : 1))
  return Array.from({ length: times > EGGS ? 0 : times }, () => ({
    card: card.id,
    form: card.attack,
    damage: card.damage,
    at,
    stopped: false,
  }))
}

/** Whether a word tells that something was dodged or blocked, and not that it was not. */
function isStop({ id, at, card, part }: Told, said: readonly Told[]): boolean {
  if (!KINDS.has(id) && card?.defence === undefined) return false
  // A Skateboard only where it says what it is for.
  if (card !== undefined && isBoard(card.id)) return false
  // `blocked with a fend` is one defence.
  if (card !== undefined && said.some((other) => KINDS.has(other.id))) return false
  return !listen(part.filter(({ index }) => index < at)).has('not')
}

const KINDS: ReadonlySet<string> = new Set(['class:dodge', 'class:block'])

/** Marks what a defence stops: what it names, the number it says, or else what was told last. */
function stops({ id, at, part }: Told, words: readonly Word[], all: readonly Blow[]): void {
  if (id === 'card:slow-mo-dodge') {
    for (const blow of all.slice(ordinalIn(words))) blow.stopped = true
    return
  }
  const open = all.filter(({ stopped }) => !stopped)
  const number = Number(part.find(({ stem }) => Number(stem) > 0)?.stem)
  for (const blow of stoppedBy()) if (blow !== undefined) blow.stopped = true

  function stoppedBy(): readonly (Blow | undefined)[] {
    const ordinal = ordinalIn(part)
    if (ordinal !== undefined && all[ordinal] !== undefined) return [all[ordinal]]
    const again = open.find(({ card }) =>
      isNamed(
        card,
        part.filter(({ index }) => index > at),
      ),
    )
    if (again !== undefined) return [again]
    if (number < all.length) return open.slice(0, number)
    return [open.findLast((blow) => blow.at < at) ?? open[0]]
  }
}

/** Which of several is meant. */
function ordinalIn(words: readonly Word[]): number | undefined {
  return words.map(({ text }) => ordinals.get(text)).find((place) => place !== undefined)
}

/** Whether these words name this card. */
function isNamed(card: string, words: readonly Word[]): boolean {
  return words
    .map(({ text }) => text)
    .join(' ')
    .includes(cardOf(card)?.name.toLowerCase() ?? '')
}
