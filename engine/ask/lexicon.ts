/**
 * What a reader of told cases listens for: meanings and the phrases that say them, found wherever they stand in a
 * question. The phrases are data, in the text tables of a game; the reader knows the meanings only.
 *
 *     'my (own |)turn'     either of the two, word for word
 *     '~draw'              every form of the word: draws, drew, drawing
 *     'call .. late'       up to five other words between; `...` any number of them
 *     '#'  '*'             a number, in digits or as a word; any word
 *     '!i'  '!(i|me)'      any word but these
 *     '^did i'  'or not$'  only where the question begins or ends
 *
 * A number in digits is met by its word, too.
 */
import { forms } from './text/en-forms.ts'
import { type Word, wordsOf } from './words.ts'

/** Meanings with the phrases that say them. */
export type Sayings<Meaning extends string> = Readonly<Record<Meaning, readonly string[]>>

/** Where something is said: from one word up to another. */
export interface Place {
  readonly at: number
  readonly to: number
  /** The first number in it. */
  readonly number: number | undefined
}

/** What is heard in some words. */
export interface Heard<Meaning extends string> {
  /** Whether any of these is said. */
  has(...meanings: readonly Meaning[]): boolean
  /** Where it is said first. */
  place(meaning: Meaning): Place | undefined
}

/** Listens to the words of a question, or of a part of it. */
export type Listener<Meaning extends string> = (words: readonly Word[]) => Heard<Meaning>

/** Makes phrases ready to be listened for; each is compiled when it is first asked for. */
export function listenerFor<Meaning extends string>(sayings: Sayings<Meaning>): Listener<Meaning> {
  const compiled = new Map<Meaning, RegExp>()
  const patternOf = (meaning: Meaning): RegExp => {
    const known = compiled.get(meaning)
    if (known !== undefined) return known
    const made = new RegExp(`(?<= )(?:${sayings[meaning].map(patternFor).join('|')})(?= )`)
    compiled.set(meaning, made)
    return made
  }
  return (words) => {
    const line = ` ${words.map(({ text, stem }) => `${text}/${stem}`).join(' ')} `
    return {
      has: (...meanings) => meanings.some((meaning) => patternOf(meaning).test(line)),
      place: (meaning) => {
        const found = patternOf(meaning).exec(line)
        if (found === null) return undefined
        const at = line.slice(0, found.index).split(' ').length - 2
        const to = at + found[0].split(' ').length
        const number = words.slice(at, to).find(({ stem }) => /^\d+$/.test(stem))
        return { at, to, number: number === undefined ? undefined : Number(number.stem) }
      },
    }
  }
}

const PIECE = /!\([^()]*\)|!\p{L}+|\.\.\. |\.\. |[()|]|\^|\$|\*|#|~?[\p{L}\p{N}]+| /gu

/** A phrase as a pattern for words written `text/stem`. */
function patternFor(phrase: string): string {
  return phrase.replace(PIECE, (piece) => {
    switch (piece) {
      case '... ':
        return '(?:[^ ]+ )*?'
      case '.. ':
        return '(?:[^ ]+ ){0,5}?'
      case '(':
        return '(?:'
      case '^':
        return '(?<=^ )'
      case '$':
        return '(?= $)'
      case '*':
        return '[^ ]+'
      case '#':
        return '[^ ]+/\\d+'
      case ')':
      case '|':
      case ' ':
        return piece
      default:
        if (piece.startsWith('!')) return `(?!(?:${piece.replace(/[!()]/g, '')})/)[^ ]+`
        if (piece.startsWith('~')) return `[^ ]+/${wordsOf(piece, forms)[0]?.stem ?? ''}`
        return /^\d+$/.test(piece) ? `[^ ]+/${piece}` : `${piece}/[^ ]+`
    }
  })
}
