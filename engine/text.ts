/** What a game's text table holds. One table a language; English is complete, others are compared with it by a test. */
import type { Params } from './verdict.ts'

/** Languages that have every table. English is the one they are compared with. */
export type Language = 'en' | 'ko'

/** Turns seats and card ids into words; given by whoever shows the sentence. */
export interface Namer {
  player(seat: number): string
  card(id: string): string
  /** `a`, `a and b`, `a, b and c`. */
  list(parts: readonly string[]): string
}

/** A sentence of a text table: parameters in, words out. */
export type Sentence = (params: Params, say: Namer) => string

/** The words needed at first paint. */
export interface GameText {
  readonly name: string
  /** One line under the name where the game is chosen. */
  readonly tagline: string
  /** By card id. `short` is the second line on a card, e.g. `−2`, `no contact`. */
  readonly cards: Readonly<Record<string, { readonly name: string; readonly short: string }>>
  /** Headings of card groups. */
  readonly groups: Readonly<Record<string, string>>
  /** By word: `take`, `pass`, …: as a button says it. */
  readonly words: Readonly<Record<string, string>>
  /** The question, by ask kind. */
  readonly asks: Readonly<Record<string, Sentence>>
  /** Why, by reason of a verdict, legal and illegal. */
  readonly reasons: Readonly<Record<string, Sentence>>
  readonly notes: Readonly<Record<string, Sentence>>
  /** What a move counts as, by `Verdict.as`. */
  readonly as: Readonly<Record<string, string>>
  /** What happened, by kind, or `kind.cause`. */
  readonly happened: Readonly<Record<string, Sentence>>
  /** What is wrong with a set-up or a correction, by reason. */
  readonly problems: Readonly<Record<string, Sentence>>
}

/** The longer words, loaded when somebody reads them. */
export interface RuleText {
  /** Headings of the rules screen, in order. */
  readonly sections: Readonly<Record<string, string>>
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  readonly rulings: Readonly<
    Record<
      string,
      { readonly question: string; readonly reason: string; readonly options: Readonly<Record<string, string>> }
    >
  >
  /** Words of these texts, each with what else people call it: only for finding. */
  readonly called: readonly (readonly [printed: string, ...spoken: string[]])[]
}
