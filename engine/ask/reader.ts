/** What is needed to read questions: a language with the words of a game. */
import type { Knowledge, Phrases } from './knowledge.ts'
import type { PlainWords } from './plain.ts'
import type { Steps } from './steps.ts'
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
  /** What questions in it are told by, where it is not the only language they may be in. */
  readonly script?: RegExp
  /** Words are written together as often as not, and end in many ways: they are told by pairs of syllables. */
  readonly syllables?: boolean
  /** Ordinary words that are no typing errors of others. */
  readonly ordinary: readonly string[]
  /** First names, for questions about somebody at a table that is not known. */
  readonly names: readonly string[]
  readonly near: readonly (readonly [string, string, number])[]
  /** Phrases that tell what is asked for. */
  readonly asks: Readonly<Partial<Record<Asks, readonly string[]>>>
  /** What plain questions are compared by, where some are written in it. */
  readonly plain?: PlainWords
}

/** How far into a phrase somebody has read: its stems up to here, and what they mean where a phrase ends here. */
export interface Step {
  readonly key: string
  readonly meanings: readonly string[] | undefined
  readonly next: Map<string, Step | undefined>
}

/** A tongue with a game's words: made once. */
export interface Reader {
  readonly forms: WordForms
  readonly phrases: ReadonlyMap<string, readonly string[]>
  /** Where every phrase begins. */
  readonly start: Step
  /** The step a word further, or undefined where no phrase goes on like this. */
  onward(step: Step, stem: string): Step | undefined
  /** Every stem a phrase or a way is made of: what typing errors are bent to. */
  readonly known: Set<string>
  /** Those that only ways are made of. */
  readonly learnt: ReadonlySet<string>
  readonly script: RegExp | undefined
  readonly syllables: boolean
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

/** Makes a language and a game's words ready to read with, in small steps. @param learnt stems of the ways people ask */
export function* readerOf(knowledge: Knowledge, learnt: readonly string[] = []): Steps<Reader> {
  const { tongue } = knowledge
  const phrases = new Map<string, readonly string[]>()
  const known = new Set(learnt)
  const put = (phrase: string, meanings: readonly string[]): void => {
    for (const text of choicesOf(phrase)) {
      const stems = wordsOf(text, tongue.forms).map((word) => word.stem)
      const key = stems.join('')
      for (const stem of stems) known.add(stem)
      // `kinghit` is `king hit`, and is known as a word, too: what is nearly it means it.
      if (key !== '' && !phrases.has(key)) phrases.set(key, meanings)
    }
  }
  const putAll = function* (all: Phrases, meaningsOf: (key: string) => readonly string[]): Steps<void> {
    for (const [key, list] of Object.entries(all)) {
      const meanings = meaningsOf(key)
      for (const one of list) put(one, meanings)
      yield
    }
  }
  yield* putAll(knowledge.words, (meaning) => meaning.split(' '))
  yield* putAll(knowledge.cards, (id) => [`card:${id}`])
  yield* putAll(tongue.words, (meaning) => meaning.split(' '))
  const stems = (list: readonly string[]) =>
    new Set(list.flatMap((text) => wordsOf(text, tongue.forms).map((word) => word.stem)))
  return {
    forms: tongue.forms,
    phrases,
    ...steppedThrough(phrases),
    known,
    learnt: new Set(learnt),
    script: tongue.script,
    syllables: tongue.syllables === true,
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

/** Steps are made when somebody first takes them: most beginnings there could be are never said. */
function steppedThrough(phrases: ReadonlyMap<string, readonly string[]>): Pick<Reader, 'start' | 'onward'> {
  const keys = [...phrases.keys()].sort()
  const begins = (text: string): boolean => {
    let low = 0
    let high = keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((keys[middle] ?? '') < text) low = middle + 1
      else high = middle
    }
    return text !== '' && keys[low]?.startsWith(text) === true
  }
  const stepTo = (key: string): Step => ({ key, meanings: phrases.get(key), next: new Map() })
  return {
    start: stepTo(''),
    onward: (step, stem) => {
      const known = step.next.get(stem)
      if (known !== undefined || step.next.has(stem)) return known
      const key = step.key + stem
      const made = begins(key) ? stepTo(key) : undefined
      step.next.set(stem, made)
      return made
    },
  }
}

/** `my (own |)turn` is `my own turn` and `my turn`. */
export function choicesOf(phrase: string): string[] {
  const found = phrase.includes('(') ? /\(([^()]*)\)/.exec(phrase) : null
  if (found === null) return [phrase]
  const before = phrase.slice(0, found.index)
  const after = phrase.slice(found.index + found[0].length)
  return (found[1] ?? '').split('|').flatMap((choice) => choicesOf(before + choice + after))
}
