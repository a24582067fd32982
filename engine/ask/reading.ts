/** A question as the engine reads it: meanings in the order said, numbers with what they count, and what sort of question it is. */
import { distance, fold } from '../record/names.ts'
import type { Knowledge, Phrases } from './knowledge.ts'
import { type Word, type WordForms, wordsOf } from './words.ts'

/** What a question wants to hear. `polar`: yes or no. */
export type Asks = 'count' | 'who' | 'when' | 'where' | 'why' | 'which' | 'what' | 'happens' | 'polar'

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

/** What all games share in one language. */
export interface Tongue {
  readonly forms: WordForms
  /** Meanings shared by all games. */
  readonly words: Phrases
  /** Words that say nothing. */
  readonly idle: readonly string[]
  /** Ordinary words that are no typing errors of others. */
  readonly ordinary: readonly string[]
  /** First names, for questions about somebody at a table that is not known. */
  readonly names: readonly string[]
  readonly near: readonly (readonly [string, string, number])[]
  /** Phrases that tell what is asked for. */
  readonly asks: Readonly<Partial<Record<Asks, readonly string[]>>>
}

/** A tongue with a game's words: made once. */
export interface Reader {
  readonly forms: WordForms
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** Every stem a phrase or a way is made of: what typing errors are bent to. */
  readonly known: Set<string>
  readonly idle: ReadonlySet<string>
  readonly ordinary: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly asks: readonly (readonly [Asks, RegExp])[]
  /** Cards whose order tells who does what to whom. */
  readonly ordered: ReadonlySet<string>
  /** Meanings that stand for one card without naming it. */
  readonly cardlike: ReadonlySet<string>
  /** Meanings that are things to do. */
  readonly acting: RegExp
  /** Every meaning there is a word for. */
  readonly meanings: ReadonlySet<string>
}

/** Longest phrase of the lexicon, in words. */
const MOST_WORDS = 7

export function readerOf(tongue: Tongue, knowledge: Knowledge): Reader {
  const phrases = new Map<string, readonly string[]>()
  const known = new Set<string>()
  const put = (phrase: string, meanings: readonly string[]): void => {
    for (const text of choicesOf(phrase)) {
      const stems = wordsOf(text, tongue.forms).map((word) => word.stem)
      const key = stems.join('')
      if (key === '' || phrases.has(key)) continue
      phrases.set(key, meanings)
      for (const stem of stems) known.add(stem)
    }
  }
  for (const [meaning, list] of Object.entries(knowledge.words)) for (const one of list) put(one, meaning.split(' '))
  for (const [id, names] of Object.entries(knowledge.cards)) for (const one of names) put(one, [`card:${id}`])
  for (const [meaning, list] of Object.entries(tongue.words)) for (const one of list) put(one, meaning.split(' '))
  const stems = (list: readonly string[]) =>
    new Set(list.flatMap((text) => wordsOf(text, tongue.forms).map((word) => word.stem)))
  return {
    forms: tongue.forms,
    phrases,
    known,
    idle: stems([...tongue.idle, ...knowledge.idle]),
    ordinary: stems(tongue.ordinary),
    names: new Set(tongue.names),
    asks: Object.entries(tongue.asks).map(([kind, list]) => [
      kind as Asks,
      new RegExp(`(?:^| )(?:${list.join('|')})(?= |$)`),
    ]),
    ordered: new Set(knowledge.ordered),
    cardlike: new Set(knowledge.cardlike),
    acting: new RegExp(`^(card:|class:|(${knowledge.deeds.join('|')})$)`),
    meanings: new Set(
      [...Object.keys(knowledge.words), ...Object.keys(tongue.words)].flatMap((key) => key.split(' ')).filter(Boolean),
    ),
  }
}

/** `my (own |)turn` is `my own turn` and `my turn`. */
export function choicesOf(phrase: string): string[] {
  const found = /\(([^()]*)\)/.exec(phrase)
  if (found === null) return [phrase]
  const before = phrase.slice(0, found.index)
  const after = phrase.slice(found.index + found[0].length)
  return (found[1] ?? '').split('|').flatMap((choice) => choicesOf(before + choice + after))
}

/**
 * Reads a question.
 * @param names players of the table it is asked at
 */
export function read(text: string, reader: Reader, names: readonly string[] = []): Reading {
  const players = new Set(names.map(fold))
  const words = wordsOf(text, reader.forms, reader.names).map((word) => bent(word, reader, players))
  const tokens: Token[] = []
  const strange: string[] = []
  const numbers: { value: number; of: string }[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at] as Word
    const found =
      players.has(fold(word.text)) || (word.capital && reader.names.has(word.text))
        ? undefined
        : longest(words, at, reader)
    // `the 3 of spades` is a card, although `the 3` could be one too.
    const later = found !== undefined && reader.idle.has(word.stem) ? longest(words, at + 1, reader) : undefined
    if (
      later !== undefined &&
      at + 1 + later.length > at + (found?.length ?? 0) &&
      later.meanings.some((id) => id.startsWith('card:'))
    ) {
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
  joinTurns(tokens, words)
  tokens.push(...repeated(tokens, reader), ...counted(tokens, words))
  const asks = asksOf(words, reader)
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
  const cards = tokens.flatMap((token) => (token.id.startsWith('card:') ? [token.id.slice(5)] : []))
  return { tokens: placed.filter((token) => token.id !== ''), cards, numbers, asks, strange, words }
}

/** The last part of a text that asks something; where none does, the longest one. */
function askedPart(words: readonly Word[]): number {
  let best = 0
  let most = 0
  const parts = new Map<number, string[]>()
  for (const { part, text } of words) parts.set(part, [...(parts.get(part) ?? []), text])
  for (const [part, texts] of parts) {
    const asks = texts.length > 2 && ASKING.test(texts.join(' '))
    const weight = (asks ? 100 : 0) + texts.length
    if (weight >= most || asks) {
      best = part
      most = weight
    }
  }
  return best
}

const ASKING =
  /\b(can|could|may|do|does|did|is|are|am|will|would|should|must|has|have|how|what|who|when|where|which|why|allowed)\b/

/** Sorts of question that say nothing about what it is about. */
const SILENT_ASKS: ReadonlySet<Asks> = new Set(['what', 'happens', 'polar'])

function longest(words: readonly Word[], at: number, reader: Reader) {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    let key = ''
    for (let index = at; index < at + length; index++) key += words[index]?.stem ?? ''
    const meanings = reader.phrases.get(key)
    if (meanings !== undefined) return { meanings, length }
  }
  return undefined
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
  else if (!reader.idle.has(stem)) {
    if (!reader.known.has(stem) && !reader.ordinary.has(stem)) strange.push(word.text)
    tokens.push({ id: `w:${stem}`, at, to: at + 1 })
  }
}

/** A card that is named twice: `down trow a down trow`. Two players that are named. */
function repeated(tokens: readonly Token[], reader: Reader): Token[] {
  const found: Token[] = []
  const seen = new Map<string, Token>()
  for (const token of tokens) {
    if (token.id === 'person') continue
    if (seen.has(token.id) && /^(card|class):/.test(token.id)) found.push({ ...token, id: `${token.id}*2` })
    seen.set(token.id, token)
  }
  const cards = tokens.filter((token) => token.id.startsWith('card:') || reader.cardlike.has(token.id))
  const pair = cards[1]
  if (pair !== undefined) found.push({ ...pair, id: 'is:two-cards' })
  const people = tokens.filter((token) => token.id === 'person')
  const last = people.at(-1)
  if (people.length > 1 && last !== undefined) found.push({ ...last, id: 'is:two-persons' })
  return found
}

/** How many players a question speaks of. */
function counted(tokens: readonly Token[], words: readonly Word[]): Token[] {
  return tokens.flatMap((token) => {
    if (token.id !== 'many-players' && token.id !== 'two-players') return []
    const number = words.slice(token.at, token.to).find((word) => /^\d+$/.test(word.stem))?.stem
    return number === undefined ? [] : [{ ...token, id: `players:${number}` }]
  })
}

/** `its Kims go`: a turn that is somebody else's. */
function joinTurns(tokens: Token[], words: readonly Word[]): void {
  for (const [index, token] of tokens.entries()) {
    const turn = words[token.to]?.stem ?? ''
    const after = tokens[index + 1]
    // `Rosa is still having her turn`
    if (token.id === 'person' && after?.id === 'keep-turn' && after.at - token.to < 3) {
      tokens.splice(index, 2, { ...after, id: 'off-turn' })
      continue
    }
    if (token.id !== 'person' || !/^(turn|go)$/.test(turn)) continue
    tokens[index] = { id: 'off-turn', at: token.at, to: token.to + 1 }
    const next = tokens[index + 1]
    if (next?.id === `w:${turn}` && next.at === token.to) tokens.splice(index + 1, 1)
  }
}

function isName(word: Word, reader: Reader): boolean {
  return (
    reader.names.has(word.text) ||
    reader.names.has(word.stem) ||
    (word.capital && !reader.known.has(word.stem) && !reader.idle.has(word.stem))
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
    const far = distance(stem, other) + (other[0] === stem[0] ? 0 : 0.5)
    if (far > least || (far === least && best === undefined)) continue
    twins = far === least ? twins + 1 : 0
    if (far < least) best = other
    least = far
  }
  return best === undefined || twins > 0 ? word : { ...word, stem: best }
}

function asksOf(words: readonly Word[], reader: Reader): ReadonlySet<Asks> {
  const text = words.map((word) => word.text).join(' ')
  const found = new Set<Asks>()
  for (const [kind, pattern] of reader.asks) if (pattern.test(text)) found.add(kind)
  // `how many can i play` asks for a number, whatever else it looks like.
  if (found.size > 1) found.delete('polar')
  return found
}

/** What is asked to be done: `he dodged, can i grab` asks for the grab, `can a grab be dodged` for the dodge. */
function deedOf(tokens: readonly Token[], words: readonly Word[], reader: Reader): Token | undefined {
  const modal = words.findLastIndex(
    ({ text }, index) =>
      MODAL.test(text) &&
      (SUBJECT.test(words[index + 1]?.text ?? '') || words[index + 1]?.capital === true || isNoun(tokens, index + 1)),
  )
  if (modal < 0) return undefined
  const after = tokens.filter((token) => token.at > modal && reader.acting.test(token.id) && !token.id.includes('*'))
  const [first, second] = after
  if (first === undefined) return undefined
  const between = words.slice(first.to, second?.at ?? first.to).map((word) => word.text)
  const passive = second !== undefined && between.length < 4 && between.some((text) => PASSIVE.has(text))
  const one = passive ? second : first
  return { id: `do:${one.id}`, at: one.at, to: one.to }
}

const MODAL = /^(can|could|may|do|does|did|must|should|will|would|is|are|am|has|have)$/
const SUBJECT =
  /^(i|we|you|he|she|it|they|the|my|your|his|her|their|a|an|any|anyone|someone|somebody|anybody|everyone|everybody|every|another|other|that|this|not|one|u|each|all|other|person|player|attacker|defender|victim|narker)$/

/** Whether a word begins something that can do or be done something. */
function isNoun(tokens: readonly Token[], at: number): boolean {
  return tokens.some((token) => token.at === at && /^(card|class):/.test(token.id))
}

/** `block a reflect` and `a block was reflected`: which of two cards does something to the other. */
function orderOf(tokens: readonly Token[], words: readonly Word[], reader: Reader): Token[] {
  const found: Token[] = []
  const acting = tokens.filter((token) => reader.ordered.has(token.id))
  for (const [index, one] of acting.entries()) {
    const next = acting[index + 1]
    if (next === undefined) continue
    const between = words.slice(one.to, next.at).map((word) => word.text)
    const passive = between.some((text) => PASSIVE.has(text)) && /ed$/.test(words[next.at]?.text ?? '')
    const [from, to] = passive ? [next, one] : [one, next]
    found.push({ id: `${from.id}>${to.id}`, at: one.at, to: next.to })
  }
  return found
}

const PASSIVE = new Set(['is', 'be', 'been', 'being', 'get', 'gets', 'got', 'was', 'gotten', 'getting', 'can'])
