/** A question as the engine reads it: meanings in the order said, numbers with what they count, and what sort of question it is. */
import { distance, fold } from '../record/names.ts'
import { askedPart, asksOf, counted, deedOf, joinTurns, orderOf, repeated, turns } from './cues.ts'
import type { Asks, Reader } from './reader.ts'
import { type Word, wordsOf } from './words.ts'

export interface Token {
  /** `card:jab`, `class:attack`, a meaning such as `own-turn`, `w:` and a word without one, `#3`, `?who`, `block>reflect`. */
  readonly id: string
  /** The index of the word it begins with. */
  readonly at: number
  readonly to: number
  /** It tells what was before, and is not what is asked. */
  readonly aside?: boolean
}

export interface Reading {
  readonly tokens: readonly Token[]
  /** Card ids in the order said. */
  readonly cards: readonly string[]
  /** Every number said outside the name of a card, with the stem that follows it. */
  readonly numbers: readonly { readonly value: number; readonly of: string }[]
  readonly asks: ReadonlySet<Asks>
  /** Words that mean nothing here and are no ordinary words either, in small letters. */
  readonly strange: readonly string[]
  /** Words of the text. */
  readonly words: readonly Word[]
}

function pairsOf(text: string): string[] {
  const syllables = [...text]
  return syllables.slice(1).map((syllable, at) => `${syllables[at]}${syllable}`)
}

/** Pairs of neighbouring syllables, across the spaces between words, where no phrase is read. */
function syllablesOf(words: readonly Word[], tokens: readonly Token[]): Token[] {
  const taken = new Set(tokens.flatMap(({ id, at, to }) => (id.startsWith('w:') ? [] : rangeOf(at, to))))
  const pairs: Token[] = []
  let before: { syllable: string; at: number; part: number } | undefined
  for (const [at, { text, part }] of words.entries()) {
    if (taken.has(at)) before = undefined
    else
      for (const syllable of text) {
        if (before !== undefined && before.part === part)
          pairs.push({ id: `w:${before.syllable}${syllable}`, at: before.at, to: at + 1 })
        before = { syllable, at, part }
      }
  }
  return pairs
}

function rangeOf(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

/** Longest phrase of the lexicon, in words. */
const MOST_WORDS = 7

/**
 * Reads a question.
 * @param names players of the table it is asked at
 * @param written it was written by us: no word of it is a typing error
 */
export function read(text: string, reader: Reader, names: readonly string[] = [], written = false): Reading {
  const players = new Set(names.map(fold))
  const said = wordsOf(written ? text : text.replace(MAX, 'Max'), reader.forms, reader.names)
  const words = written || reader.syllables ? said : said.map((word) => bent(word, reader, players))
  const tokens: Token[] = []
  const strange: string[] = []
  const numbers: { value: number; of: string }[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word
    const found =
      players.has(fold(word.text)) || (reader.names.has(word.text) && (word.capital || acts(words, at, reader)))
        ? undefined
        : longest(words, at, reader)
    // `the 3 of spades`, `had nothing to do with it`: a longer phrase that begins a little later is what is meant.
    if (found !== undefined && beginsLater(words, at, found.length, reader)) {
      single(words, at, reader, players, tokens, strange)
      at++
      continue
    }
    const to = at + (found?.length ?? 1)
    if (found !== undefined) for (const id of found.meanings) tokens.push({ id, at, to })
    else single(words, at, reader, players, tokens, strange)
    for (let index = at; index < to; index++) {
      const stem = words[index]?.stem ?? ''
      const inCard = found?.meanings.some((id) => id.startsWith('card:')) ?? false
      if (/^\d+$/.test(stem) && !inCard) numbers.push({ value: Number(stem), of: words[index + 1]?.stem ?? '' })
    }
    at = to
  }
  if (reader.syllables) tokens.push(...syllablesOf(words, tokens))
  joinTurns(tokens, words)
  tokens.push(...repeated(tokens, reader), ...counted(tokens, words))
  // A card and nothing else: what is it?
  const bare =
    tokens.length === 1 && tokens[0]?.id.startsWith('card:') === true && !words.some(({ text }) => turns(text))
  const put = asksOf(words, reader)
  const asks: ReadonlySet<Asks> = bare && put.has('polar') ? new Set<Asks>(['what']) : put
  for (const kind of asks)
    if (!SILENT_ASKS.has(kind)) tokens.push({ id: `?${kind}`, at: words.length, to: words.length })
  tokens.push(...orderOf(tokens, words, reader))
  const deed = deedOf(tokens, words, reader)
  if (deed !== undefined) tokens.push(deed)
  const asked = askedPart(words)
  const placed = tokens.map((token) => {
    const part = words[token.at]?.part ?? asked
    return part === asked ? token : { ...token, aside: true }
  })
  return { tokens: placed.filter((token) => token.id !== ''), cards: cardsOf(tokens), numbers, asks, strange, words }
}

/** The cards that are named: what one does to another, or that it is named twice, is no card. */
function cardsOf(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ id }) => (/^card:[^*>]+$/.test(id) ? [id.slice(5)] : []))
}

/** Sorts of question that say nothing about what it is about. */
const SILENT_ASKS: ReadonlySet<Asks> = new Set(['what', 'happens', 'polar'])

/** Max, where somebody called so does something or has it done to him, and not the most of something. */
const MAX =
  /\bmax(?=,? (?:\w+ed|(?!cards|players|is)\w+s|can|does|doesnt|has|got|and|then)\b)|(?<=\b(?:can|does|did|may|by|from|at|\w+ed|(?!is|its|whats)\w\w+s) )max\b(?! (?:hand|cards?|number|of|players?|hp|damage|limit|size|is))/g

/** `max fends`, `can sam grab`: a first name that is a word, too, where somebody is told of. */
function acts(words: readonly Word[], at: number, reader: Reader): boolean {
  const before = words[at - 1]?.text ?? ''
  const next = words[at + 1]
  if (
    /^(the|a|an|my|your|any|of|what|which|same|red|black)$/.test(before) ||
    longest(words, at, reader)?.meanings.some((id) => /^(card|class):/.test(id)) === true
  )
    return false
  if (/^(can|does|did|may|could|will|by|from)$/.test(before)) return true
  if (longest(words, at - 1, reader)?.meanings.some((id) => id.startsWith('card:')) === true) return true
  if (
    /^(has|had|is|was|got|gets|can|does|doesnt|plays|played|takes|took|draws|drew|says|said|wants|and|then)$/.test(
      next?.text ?? '',
    )
  )
    return true
  return (
    /(s|ed)$/.test(next?.text ?? '') &&
    longest(words, at + 1, reader)?.meanings.some((id) => /^(card|class):/.test(id)) === true
  )
}

function longest(words: readonly Word[], at: number, reader: Reader) {
  let step = reader.start
  let found: { readonly meanings: readonly string[]; readonly length: number } | undefined
  for (let length = 1; length <= MOST_WORDS && at + length <= words.length; length++) {
    // `was holding 3. spade ace got me`: nobody's phrase goes on behind a full stop.
    if (words[at + length - 1]?.part !== words[at]?.part) break
    const further = reader.onward(step, words[at + length - 1]?.stem ?? '')
    if (further === undefined) break
    step = further
    if (step.meanings !== undefined) found = { meanings: step.meanings, length }
  }
  return found
}

function beginsLater(words: readonly Word[], at: number, length: number, reader: Reader): boolean {
  for (let index = at + 1; index < at + length; index++) {
    const other = longest(words, index, reader)?.length ?? 0
    if (other > length) return true
  }
  // An article before a card belongs to it.
  const next = reader.idle.has(words[at]?.stem ?? '') ? longest(words, at + 1, reader) : undefined
  return (
    next !== undefined &&
    length > 1 &&
    at + 1 + next.length > at + length &&
    next.meanings.some((id) => id.startsWith('card:'))
  )
}

function single(
  words: readonly Word[],
  at: number,
  reader: Reader,
  players: ReadonlySet<string>,
  tokens: Token[],
  strange: string[],
): void {
  const word = words[at] as Word
  const { stem } = word
  if (/^\d+$/.test(stem)) tokens.push({ id: `#${stem}`, at, to: at + 1 })
  else if (players.has(fold(word.text)) || isName(word, reader)) tokens.push({ id: 'person', at, to: at + 1 })
  else if (reader.syllables) {
    if (!pairsOf(word.text).some((pair) => reader.known.has(pair))) strange.push(word.text)
  } else if (!reader.idle.has(stem)) {
    if (!reader.known.has(stem) && !reader.ordinary.has(stem)) strange.push(word.text)
    tokens.push({ id: `w:${stem}`, at, to: at + 1 })
  }
}

function isName(word: Word, reader: Reader): boolean {
  return (
    reader.names.has(word.text) ||
    reader.names.has(word.stem) ||
    // Somebody may be called like a word that only somebody's way has.
    (word.capital && (!reader.known.has(word.stem) || reader.learnt.has(word.stem)) && !reader.idle.has(word.stem))
  )
}

/** A word nobody knows, as the one it most likely was meant to be. */
function bent(word: Word, reader: Reader, players: ReadonlySet<string>): Word {
  const { stem } = word
  if (stem.length < 4 || stem.length > 24 || /\d/.test(stem)) return word
  if (reader.known.has(stem) || reader.idle.has(stem) || reader.ordinary.has(stem) || reader.phrases.has(stem))
    return word
  if (word.capital || reader.names.has(word.text) || players.has(fold(word.text))) return word
  let best: string | undefined
  let least = (stem.length < 7 ? 1 : 2) + 1
  let twins = 0
  for (const other of reader.known) {
    if (Math.abs(other.length - stem.length) >= least || other.length < 4 || /\d/.test(other)) continue
    // Rather a word that has a meaning than one that somebody's way has.
    const far = distance(stem, other) + (other[0] === stem[0] ? 0 : 0.5) + (reader.learnt.has(other) ? 0.25 : 0)
    if (far > least || (far === least && best === undefined)) continue
    twins = far === least ? twins + 1 : 0
    if (far < least) best = other
    least = far
  }
  return best === undefined || twins > 0 ? word : { ...word, stem: best }
}

const FOLLOWING = /^(and|but|what about|how about|what if|same|or|with|also)$/

/**
 * `and with two players?`: a question that goes on from the one before takes over what it does not say itself. One
 * that stands on its own is left alone.
 */
export function followsOn(before: Reading, now: Reading, reader: Reader): Reading {
  const texts = now.words.map(({ text }) => text)
  const begins = FOLLOWING.test(texts[0] ?? '') || FOLLOWING.test(texts.slice(0, 2).join(' '))
  if (!begins || texts.length > 8) return now
  const said = new Set(now.tokens.map(({ id }) => id))
  const cards = now.cards.length > 0 || now.tokens.some(({ id }) => reader.cardlike.has(id))
  const players = now.tokens.some(({ id }) => PLAYERS.test(id))
  const kept = before.tokens.filter(({ id }) => {
    if (said.has(id) || id.startsWith('is:') || id.endsWith('*2') || id.startsWith('do:card:')) return false
    if (cards && (id.startsWith('card:') || reader.cardlike.has(id))) return false
    return !(players && PLAYERS.test(id))
  })
  // What was said before comes last, so that names and cards of this question are the first to be found.
  const later = now.words.length
  const tokens = [...now.tokens, ...kept.map((token) => ({ ...token, at: token.at + later, to: token.to + later }))]
  return {
    tokens,
    cards: cardsOf(tokens),
    numbers: [...(players ? [] : before.numbers), ...now.numbers],
    asks: !now.asks.has('polar') && !now.asks.has('what') ? now.asks : before.asks,
    strange: [...before.strange, ...now.strange],
    words: [...now.words, ...before.words],
  }
}

const PLAYERS = /^(two-players|many-players|players:\d+)$/
