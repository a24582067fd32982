/** What a game knows about questions: its words, and what its rules say. */
import type { Ruleset } from '../ruleset.ts'
import type { Tongue } from './reader.ts'
import type { Reading } from './reading.ts'

/** What an answer comes to. `yes` and `no` say whether the thing asked about is allowed, needed or true. */
export type AnswerKind = 'yes' | 'no' | 'depends' | 'fact' | 'unknown'

/** A ruling before it is put into a sentence. */
export interface Finding {
  readonly kind: AnswerKind
  /** Rule ids, the deciding one first. */
  readonly rules: readonly string[]
  /** Rulings it hinges on, the main one first. */
  readonly rulings: readonly string[]
  /** For `fact`: the short answer. */
  readonly fact?: string
}

/** What a statement's work may look at. */
export interface Workbench {
  readonly game: Ruleset
  /** What was asked. */
  readonly reading: Reading
  /**
   * The cards that stand for the places of the way that matched, by place: `attack`, `buff`, … Where the question
   * names none, a typical card of that class.
   */
  readonly cards: Readonly<Record<string, string>>
}

/** Works an answer out from cards and numbers of the question; undefined where it does not apply after all. */
export type Work = (bench: Workbench) => Finding | undefined

/** Something the rules say, or do not say. */
export interface Statement extends Finding {
  /** The ways people ask about it are whole sentences, and not handfuls of words. */
  readonly spoken?: boolean
  /** They are the plainest questions: what says just that is answered so (`plain.ts`). */
  readonly plain?: boolean
  /** The name of the work that finds what it comes to. */
  readonly work?: string
}

/** A statement with the ways people ask about it: what is learnt from. How it is written: `statements.ts`. */
export interface Lesson extends Statement {
  readonly ways: readonly string[]
}

/** Words by what they mean. A phrase may hold choices: `my (own |)(turn|go)`. */
export type Phrases = Readonly<Record<string, readonly string[]>>

/** A game's half of what is needed to answer questions about it, in one language. */
export interface Knowledge {
  /** The language, as all games share it. */
  readonly tongue: Tongue
  /** Card ids and what people call them. */
  readonly cards: Phrases
  /** Words of this game by meaning. They are looked up before the words all games share. */
  readonly words: Phrases
  /** Classes of cards, for `{class}` in ways; the first card is the typical one. */
  readonly classes: Readonly<Record<string, readonly string[]>>
  /** Names of cards that ways use for the whole class, e.g. `card:dodge` for `class:dodge`. */
  readonly generic: Readonly<Record<string, string>>
  /** Meanings that are nearly the same, and how nearly, from 0 to 1. */
  readonly near: readonly (readonly [string, string, number])[]
  /** Meanings whose order tells who does what to whom, e.g. `card:block`. */
  readonly ordered: readonly string[]
  /** Meanings that stand for one card without naming it, e.g. a rank. */
  readonly cardlike: readonly string[]
  /** Meanings besides cards that are things to do: `swap`, `draw`, … */
  readonly deeds: readonly string[]
  /** Words that say nothing in this game. */
  readonly idle: readonly string[]
  /** What can be asked about a table: a meaning, the notation's fact that tells it, and the rule it belongs to. */
  readonly facts: Readonly<Record<string, string>>
  /** What statements may name as their work. */
  readonly works: Readonly<Record<string, Work>>
  /** Acts out what a question tells; undefined where it tells no story, or one that is not understood whole. */
  readonly story?: Work
}

/** The classes that each card is of, the one that tells most first. */
export function classesOfCards({ classes }: Knowledge): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>()
  for (const [name, cards] of Object.entries(classes))
    for (const card of cards) all.set(card, [...(all.get(card) ?? []), name])
  return all
}
