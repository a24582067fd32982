/** What a question tells of attacks, counted up: which came, which were stopped, and what the rest cost. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading, Token } from '../../ask/reading.ts'
import type { Word } from '../../ask/words.ts'
import { cardOf, isBoard } from '../cards.ts'
import { anyOne, blows, ordinals } from './en-sums.ts'

/** One attack that a question tells of. */
export interface Blow {
  readonly card: string
  readonly damage: number
  /** The word it is told by. */
  readonly at: number
  readonly part: number
  stopped: boolean
  /** It is told that this one landed. */
  readonly landed: boolean
}

/** All attacks of a question. */
export interface Blows {
  readonly all: readonly Blow[]
  readonly buffs: readonly string[]
  /** What the blows that nobody stopped come to. */
  readonly total: number
}

const listen = listenerFor(blows)
const SMALL_NUMBER = /^[1-9]$/

/** Counts up the attacks of a question; undefined where one of them cannot be told in HP. */
export function blowsOf({ tokens, words }: Reading): Blows | undefined {
  const said = tokens.filter(({ id, at }) => at < words.length && /^((card|class):[^*>]+|all-eggs)$/.test(id))
  const all: Blow[] = []
  for (const token of said) all.push(...struck(token, words, all, said))
  const buffs = said.flatMap(({ id }) => (cardOf(id.slice(5))?.buff === undefined ? [] : [id.slice(5)]))
  // What a Buff does to a Grab, to what follows it or to eggs is no matter of adding up.
  if (buffs.length > 0 && (buffs.length > 1 || !/^(plain|haymaker)$/.test(cardOf(all[0]?.card ?? '')?.attack ?? '')))
    return undefined
  for (const token of said) if (isStop(token, words, said)) stops(token, words, all)
  const more = all.some(({ stopped }) => !stopped) ? buffs.reduce((sum, id) => sum + (cardOf(id)?.buff ?? 0), 0) : 0
  return { all, buffs, total: all.reduce((sum, { damage, stopped }) => sum + (stopped ? 0 : damage), more) }
}

function struck(
  { id, at, to }: Token,
  words: readonly Word[],
  before: readonly Blow[],
  said: readonly Token[],
): Blow[] {
  const card = cardOf(id === 'all-eggs' ? 'four-eggs' : id.slice(5))
  if (!/^(card:|all-eggs)/.test(id) || card === undefined || card.damage === 0) return []
  const part = words[at]?.part ?? 0
  // A board that is blocked with.
  if (isBoard(card.id) && said.some((other) => other.id === 'class:block' && Math.abs(other.at - at) < 6)) return []
  // `he dodged the jab`: the one that was told before.
  if (before.some((blow) => blow.card === card.id)) return []
  const number = words
    .slice(Math.max(0, at - 1), to)
    .find((word) => word.part === part && SMALL_NUMBER.test(word.stem))?.stem
  const times = card.attack === 'eggs' ? Number(number ?? 4) : Number(number ?? 1)
  if (times > 4) return []
  const landed = number !== undefined && listen(words.slice(to)).has('landed')
  return Array.from({ length: times }, () => ({ card: card.id, damage: card.damage, at, part, stopped: false, landed }))
}

/** Whether a word tells that something was dodged or blocked, and not that it was not. */
function isStop({ id, at }: Token, words: readonly Word[], said: readonly Token[]): boolean {
  const card = id.startsWith('card:') ? cardOf(id.slice(5)) : undefined
  if (id !== 'class:dodge' && id !== 'class:block' && card?.defence === undefined) return false
  // A Skateboard only where it says what it is for.
  if (card !== undefined && isBoard(card.id)) return false
  // `blocked with a fend` is one defence.
  if (card !== undefined && said.some((other) => /^class:(block|dodge)$/.test(other.id) && near(other, at, words)))
    return false
  const part = words[at]?.part
  return !listen(words.slice(Math.max(0, at - 5), at).filter((word) => word.part === part)).has('not')
}

function near(other: Token, at: number, words: readonly Word[]): boolean {
  return other.at < at && at - other.to < 3 && words[other.at]?.part === words[at]?.part
}

/** Marks what a defence stops: what it names, the number it says, or else what was told last. */
function stops({ id, at }: Token, words: readonly Word[], all: readonly Blow[]): void {
  const open = all.filter(({ stopped, landed }) => !stopped && !landed)
  if (id === 'card:slow-mo-dodge') {
    const beside = words.filter((_, index) => Math.abs(index - at) < 7)
    for (const blow of all.slice(ordinalIn(beside))) blow.stopped = true
    return
  }
  const part = words[at]?.part ?? 0
  const beside = words.filter((word, index) => word.part === part && Math.abs(index - at) < 6)
  const ordinal = ordinalIn(beside)
  const meant = ordinal === undefined ? undefined : all[ordinal]
  const named = open.filter((blow) => blow.part === part && all.some((other) => other.card !== blow.card))
  const again = open.find(({ card }) => sayAgain(card, words, part, at))
  const number = beside.find(({ stem, text }) => SMALL_NUMBER.test(stem) && text !== anyOne)?.stem
  const stopped =
    meant !== undefined
      ? [meant]
      : again !== undefined
        ? [again]
        : named.length > 0 && number === undefined
          ? [named.reduce((best, blow) => (Math.abs(blow.at - at) < Math.abs(best.at - at) ? blow : best))]
          : number !== undefined && Number(number) < all.length
            ? open.slice(0, Number(number))
            : [open.findLast((blow) => blow.at < at) ?? open[0]]
  for (const blow of stopped) if (blow !== undefined) blow.stopped = true
}

function ordinalIn(words: readonly Word[]): number | undefined {
  return words.map(({ text }) => ordinals.get(text)).find((place) => place !== undefined)
}

/** Whether a part of the text names this card. */
function sayAgain(card: string, words: readonly Word[], part: number, at: number): boolean {
  const name = cardOf(card)?.name.toLowerCase() ?? ''
  const text = words
    .filter((word, index) => word.part === part && index > at && index - at < 5)
    .map((word) => word.text)
    .join(' ')
  return text.includes(name)
}
