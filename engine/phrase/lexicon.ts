/** The words people use at a table, by what they mean; and a sentence cut into those meanings. */
import { fold } from '../record/names.ts'
import { bend, nearestSpelling } from './near.ts'

/** What a word or phrase stands for. */
export type Meaning =
  | { readonly kind: 'name'; readonly seat: number }
  | { readonly kind: 'card'; readonly id: string }
  /** A word of the game, e.g. `take`, `swap`. */
  | { readonly kind: 'word'; readonly word: string }
  /** A word between the others: `at`, `by`, `from`, `got`, `all`. */
  | { readonly kind: 'mark'; readonly mark: string }
  /** A word that adds nothing: `plays`, `the`, `with`. */
  | { readonly kind: 'filler' }
  | { readonly kind: 'number'; readonly value: number }

/** A piece of a sentence with its meaning. */
export type Token = (
  | Meaning
  /** Not understood. `nearest` is a spelling that comes close, where there is one. */
  | { readonly kind: 'unknown'; readonly text: string; readonly nearest: string | undefined }
) & {
  /** Where it stands in the text. */
  readonly from: number
  readonly to: number
  /** It was spelled differently: a typing error was assumed. */
  readonly bent: boolean
  /** `Nova's`: something of that player's. */
  readonly owner: boolean
}

/** Spellings by what they mean. Every spelling is compared without case, spaces, hyphens and apostrophes. */
export interface Vocabulary {
  readonly cards: Readonly<Record<string, readonly string[]>>
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly marks: Readonly<Record<string, readonly string[]>>
  readonly filler: readonly string[]
  /** Number words. */
  readonly numbers: Readonly<Record<string, number>>
  /** What a word may carry at its end without meaning something else: Korean particles. */
  readonly particles?: readonly string[]
}

/** Spellings, folded, with what they mean. */
export interface Lexicon {
  readonly meanings: ReadonlyMap<string, Meaning>
  /** How a key is spelled, for `nearest`. */
  readonly spellings: ReadonlyMap<string, string>
  /** Keys that are not bent to: short words would swallow typing errors of others. */
  readonly rigid: ReadonlySet<string>
  readonly particles: readonly string[]
}

/** A lexicon without the players: made once a game and language. Of two vocabularies the first one goes before. */
export function lexiconOf(...vocabularies: readonly Vocabulary[]): Lexicon {
  const meanings = new Map<string, Meaning>()
  const spellings = new Map<string, string>()
  const rigid = new Set<string>()
  const put = (spelling: string, meaning: Meaning): void => {
    const key = fold(spelling)
    if (key === '' || meanings.has(key)) return
    meanings.set(key, meaning)
    spellings.set(key, spelling)
  }
  for (const vocabulary of vocabularies) {
    for (const [id, names] of Object.entries(vocabulary.cards))
      for (const name of names) for (const form of forms(name)) put(form, { kind: 'card', id })
    for (const [word, names] of Object.entries(vocabulary.words))
      for (const name of names) put(name, { kind: 'word', word })
    for (const [mark, names] of Object.entries(vocabulary.marks))
      for (const name of names) {
        put(name, { kind: 'mark', mark })
        // Short words between the others would swallow the typing errors of longer ones.
        if (fold(name).length < 4) rigid.add(fold(name))
      }
    for (const name of vocabulary.filler) {
      put(name, { kind: 'filler' })
      rigid.add(fold(name))
    }
    for (const [name, value] of Object.entries(vocabulary.numbers)) {
      put(name, { kind: 'number', value })
      rigid.add(fold(name))
    }
  }
  const particles = vocabularies.flatMap((vocabulary) => vocabulary.particles ?? []).map(fold)
  return { meanings, spellings, rigid, particles }
}

/** The forms of a name used as a verb: `jab`, `jabs`, `jabbed`, `jabbing`. */
function forms(name: string): string[] {
  const all = [name]
  if (!/[a-z]$/i.test(name)) return all
  const stem = name.endsWith('e') ? name.slice(0, -1) : name
  const doubled = /[^aeiou][aeiou][bdgkmnprt]$/i.test(name) ? name + name.slice(-1) : undefined
  all.push(`${name}s`, `${stem}ed`, `${stem}ing`)
  if (/(s|x|ch|sh)$/i.test(name)) all.push(`${name}es`)
  if (doubled !== undefined) all.push(`${doubled}ed`, `${doubled}ing`)
  return all
}

interface Word {
  readonly text: string
  readonly from: number
  readonly to: number
  readonly owner: boolean
}

/** Longest phrase of the lexicon, in words. */
const MOST_WORDS = 5

/**
 * Cuts a text into meanings, the longest phrase first. Names come before cards: a player may be called Jab.
 * Linear in the text but for the search of typing errors, which looks at words of up to 24 characters only.
 */
export function tokensOf(text: string, lexicon: Lexicon, names: readonly string[]): Token[] {
  const players = new Map<string, Meaning>()
  for (const [seat, name] of names.entries()) {
    const key = fold(name)
    if (key !== '' && !players.has(key)) players.set(key, { kind: 'name', seat })
  }
  for (const [key, seat] of unaccented(names))
    if (!players.has(key) && !lexicon.meanings.has(key)) players.set(key, { kind: 'name', seat })
  // "novas skateboard": the apostrophe is what people leave out first.
  const owners = new Map<string, Meaning>()
  for (const [key, meaning] of players) owners.set(`${key}s`, meaning)
  const words = wordsOf(text)
  const tokens: Token[] = []
  let at = 0
  while (at < words.length) {
    const found = longest(words, at, lexicon, players, owners, names)
    tokens.push(found.token)
    at += found.length
  }
  return tokens
}

/** Names without their accents, as they are typed where the keyboard has none; two that are then alike are nobody's. */
function unaccented(names: readonly string[]): Map<string, number> {
  const seats = new Map<string, number>()
  const alike = new Set<string>()
  for (const [seat, name] of names.entries()) {
    // Put together again: what is left of a Korean syllable is a syllable.
    const key = fold(name.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    if (key === '') continue
    if (seats.has(key)) alike.add(key)
    seats.set(key, seat)
  }
  for (const key of alike) seats.delete(key)
  return seats
}

function wordsOf(text: string): Word[] {
  const words: Word[] = []
  for (const match of text.matchAll(/>|[\p{L}\p{N}\p{So}_]+(?:['’]\p{L}*)?/gu)) {
    const written = match[0]
    const [ending = ''] = /['’]s?$/i.exec(written) ?? []
    const bare = written.slice(0, written.length - ending.length)
    // `Nova's` and `Nils'`; behind anything else it closes a quotation.
    const owner = ending.length === 2 || (ending !== '' && /s$/i.test(bare))
    words.push({ text: bare, from: match.index, to: match.index + written.length, owner })
  }
  return words
}

function longest(
  words: readonly Word[],
  at: number,
  lexicon: Lexicon,
  players: ReadonlyMap<string, Meaning>,
  owners: ReadonlyMap<string, Meaning>,
  names: readonly string[],
): { token: Token; length: number } {
  const first = words[at] as Word
  const most = Math.min(MOST_WORDS, words.length - at)
  const token = (meaning: Meaning, length: number, bent: boolean): { token: Token; length: number } => {
    const last = words[at + length - 1] as Word
    return { token: { ...meaning, from: first.from, to: last.to, bent, owner: last.owner }, length }
  }
  for (let length = most; length > 0; length--) {
    const key = keyOf(words, at, length)
    const meaning = players.get(key) ?? lexicon.meanings.get(key) ?? withoutParticle(key, lexicon, players)
    if (meaning !== undefined) return token(meaning, length, false)
    const owned = owners.get(key)
    if (owned !== undefined) {
      const one = token(owned, length, false)
      return { ...one, token: { ...one.token, owner: true } }
    }
  }
  if (/^\d{1,3}$/.test(first.text))
    return {
      token: { kind: 'number', value: Number(first.text), from: first.from, to: first.to, bent: false, owner: false },
      length: 1,
    }
  for (let length = Math.min(4, most); length > 0; length--) {
    // Over several words only one slip is forgiven: two of them make another card.
    const bent = bend(keyOf(words, at, length), lexicon, players, length > 2 ? 1 : 2)
    if (bent !== undefined) return token(bent, length, true)
  }
  const nearest = nearestSpelling(keyOf(words, at, 1), lexicon, names)
  return {
    token: {
      kind: 'unknown',
      text: first.text,
      nearest,
      from: first.from,
      to: first.to,
      bent: false,
      owner: first.owner,
    },
    length: 1,
  }
}

/** What a word means that carries a particle: 민이, 하트 7을. */
function withoutParticle(key: string, lexicon: Lexicon, players: ReadonlyMap<string, Meaning>): Meaning | undefined {
  for (const particle of lexicon.particles) {
    if (!key.endsWith(particle)) continue
    const bare = key.slice(0, -particle.length)
    const meaning = players.get(bare) ?? lexicon.meanings.get(bare)
    if (meaning !== undefined) return meaning
  }
  return undefined
}

function keyOf(words: readonly Word[], at: number, length: number): string {
  let key = ''
  for (let index = at; index < at + length; index++) key += (words[index] as Word).text
  return fold(key)
}
