/** What is needed to read questions: a language with the words of a game. */
import type { Knowledge, Phrases } from './knowledge.ts'
import { type WordForms, wordsOf } from './words.ts'

/** What a question wants to hear. `polar`: yes or no. */
export type Asks = 'count' | 'who' | 'when' | 'where' | 'why' | 'which' | 'what' | 'happens' | 'polar'

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
  /** What phrases begin with, letter by letter: where none goes on like this, no longer one is looked for. */
  readonly beginnings: ReadonlySet<string>
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

/** Makes a language and a game's words ready to read with. */
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
    beginnings: beginningsOf(phrases.keys()),
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

function beginningsOf(keys: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const key of keys) for (let end = 1; end <= key.length; end++) found.add(key.slice(0, end))
  return found
}

/** `my (own |)turn` is `my own turn` and `my turn`. */
export function choicesOf(phrase: string): string[] {
  const found = /\(([^()]*)\)/.exec(phrase)
  if (found === null) return [phrase]
  const before = phrase.slice(0, found.index)
  const after = phrase.slice(found.index + found[0].length)
  return (found[1] ?? '').split('|').flatMap((choice) => choicesOf(before + choice + after))
}
