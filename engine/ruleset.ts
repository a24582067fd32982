/** The contract every game fulfils. See ARCHITECTURE.md. */
import type { Params, RuleId, Verdict } from './verdict.ts'

/** Index into the players of a set-up, clockwise, from 0. */
export type Seat = number

/** Every table ruling of a game and the option in force, by ruling id. Always complete. */
export type Rulings = Readonly<Record<string, string>>

/** What was asked for, or why there is none. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Failure }

/** Something wrong with an input, and where. `reason` is a key of a text table. */
export interface Problem {
  /** Path of the field, e.g. `players.2`, `hp`, `rulings.buffs`. */
  readonly where: string
  readonly reason: string
  readonly params: Params
}

/** A card as data: what every game tells of one. */
export interface Card {
  readonly id: string
  /** As records print it. */
  readonly name: string
  /** Other spellings a record may use. */
  readonly also?: readonly string[]
  /** The group it is shown under. */
  readonly group: string
}

/** A rule as a citation; its words are in the text tables. */
export interface Rule {
  readonly id: RuleId
  /** Heading of the rules screen it stands under; a key of the game's text table. */
  readonly section: string
  /** Where the source says it: the heading there. */
  readonly source: string
  /** `forbids`: some move is refused by it. `effect`: it says what happens, or what a card is. */
  readonly kind: 'forbids' | 'effect'
}

/** A question that the source leaves to the table; its words are in the text tables. */
export interface Ruling {
  readonly id: string
  /** The first one is the default. */
  readonly options: readonly string[]
  /** The rules it bends. */
  readonly rules: readonly RuleId[]
}

/** Who or what a card is aimed at. */
export interface Target {
  readonly seat: Seat
  /** How many of a split attack, e.g. eggs. */
  readonly count?: number
  /** A card in that player's hand, e.g. `skateboard`. */
  readonly card?: string
}

/**
 * What a person at the table says. It means the same in every state; the state decides what it counts as.
 * A record line, a tap on the pad and a stored entry are all this.
 */
export interface Declaration {
  /** Who says it; null only for `done`, which nobody in particular says. */
  readonly seat: Seat | null
  /** Card ids in the order said. */
  readonly cards: readonly string[]
  readonly targets?: readonly Target[]
  /** A word without a card: `take`, `pass`, `decline`, `no-attack-card`, `swap`, `draw`, `one-card`, `done`, … */
  readonly word?: string
  /** What else was said, under keys the game knows (`count`, `with`, `got`, `calls`, `house`, `story`, …). */
  readonly details?: Readonly<Record<string, string | number | readonly string[]>>
}

/** What the table says overrides the engine: `hp`, `hand`, `skateboard`, `turn`, `out`, `reshuffle`, … */
export interface Correction {
  readonly kind: string
  readonly seat?: Seat
  /** A number, or null for `none`. */
  readonly value?: number | null
}

/** The set-up of a session. What a game needs beyond players and dealer is in `options`, by header key. */
export interface Setup {
  /** Names in seat order, clockwise. */
  readonly players: readonly string[]
  readonly dealer: Seat
  /** E.g. `hp: '7'`, `top: '9C'`, `houses: 'Red, Blue'`: always the text of the record header. */
  readonly options: Readonly<Record<string, string>>
}

/** One thing that happened in the last move. The text tables have a sentence for each kind. */
export interface Happening {
  /**
   * A game lists its own: `contact`, `skip`, … What sessions are counted by is called alike in all of them: `hp` and `hand`
   * changed, somebody is `out` or made their `escape`, or is `back` by a correction.
   */
  readonly kind: string
  readonly seat: Seat
  /** Change of HP or of the number of cards in hand. */
  readonly change?: number
  /** Who caused it. */
  readonly by?: Seat
  /** The card that caused it, or that it is about. */
  readonly card?: string
  /** Why, where a kind has several causes (`play`, `draw-up`, `steal`, `swap`, `correction`, …). */
  readonly cause?: string
}

/** What every game's state has. States are frozen plain data, JSON-safe; versions share structure. */
export interface BaseState {
  readonly rulings: Rulings
  /** Turns begun so far, from 1. */
  readonly turnNumber: number
  /** What the last move, correction or overruled move did. Every change of a hand or of HP is named here. */
  readonly happened: readonly Happening[]
}

/** The question that is open. */
export interface Ask {
  /** What is asked; docs/record.md lists the kinds of each game. */
  readonly kind: string
  /** Who may answer now, first the one whose chance it is. */
  readonly who: readonly Seat[]
  /** True where the game waits for this answer; false where it lapses by itself. */
  readonly must: boolean
  /** What the question's sentence needs. */
  readonly params: Params
}

/** One complete way to say a choice, judged. */
export interface Way {
  readonly move: Declaration
  readonly verdict: Verdict
  /** Ids of the rulings under which the answer would be the other one. */
  readonly hinges: readonly string[]
}

/** A card or a word on the pad. */
export interface Choice {
  /** Card id or word. */
  readonly id: string
  readonly group: string
  /** True when at least one way is legal. */
  readonly legal: boolean
  /** Every way to complete it from here: one a possible target. Never empty; legal ones first. */
  readonly ways: readonly Way[]
}

/** How one header, correction or assertion is written: see docs/record.md. */
export interface Field {
  /** `player`: a name stands before it. `table`: it speaks of the table. */
  readonly of: 'player' | 'table'
  /**
   * What stands after it: nothing, a whole number, `none` or a number, one player's name,
   * or text that is compared as it is.
   */
  readonly value: 'nothing' | 'number' | 'number-or-none' | 'player' | 'text'
}

/** A fact that a record may assert: `= Nova hp 5`. */
export interface Fact<State> extends Field {
  /** The fact as the record writes it, without its key; `nothing` facts give `yes` or `no`. Names are the table's. */
  read(state: State, seat: Seat, names: readonly string[]): string
}

/** What is wrong with a line, and where in it. */
export interface ReadProblem {
  /** Column in the text that was read, from 0. */
  readonly column: number
  /** Key in engine/record/text: `unknown-name`, `unknown-card`, `expected`, … */
  readonly reason: string
  /** `found`, `expected`, `nearest`. */
  readonly params: Params
}

/** How a game is written in a record. */
export interface Notation<State> {
  /** Headers of this game beyond game, players, dealer and rulings, in the order they are written. */
  readonly headers: readonly HeaderField[]
  /** Corrections by key. */
  readonly corrections: Readonly<Record<string, Field>>
  readonly facts: Readonly<Record<string, Fact<State>>>
  /**
   * Reads what stands after `Name:`. Names match without regard to case.
   * @param state a state of the session, its start for one: where a set-up names what may be said (houses, stories),
   *   what it does not name is a problem that offers the nearest one
   */
  read(text: string, seat: Seat, names: readonly string[], state?: State): Result<Declaration, ReadProblem>
  /** Writes it so that `read` gives the same declaration back. */
  write(move: Declaration, names: readonly string[]): string
}

/** A field of the set-up beyond players and dealer. */
export interface HeaderField {
  readonly key: string
  /** The default, as the header's text; empty where the header may be left out. */
  readonly usual: string
  /** What the set-up screen shows for it. */
  readonly input: 'number' | 'list' | 'card'
  readonly min?: number
  readonly max?: number
}

/**
 * A game. `judge` never throws and never guesses; `play` is for a move that `judge` called legal.
 * @typeParam State the game's own state, opaque to everybody else
 */
export interface Ruleset<State extends BaseState = BaseState> {
  readonly id: string
  readonly name: string
  /** Rises when a rule's behaviour changes; a session keeps its own. */
  readonly edition: number
  /** Fewest and most players. */
  readonly seats: readonly [number, number]
  readonly cards: readonly Card[]
  readonly rules: readonly Rule[]
  readonly rulings: readonly Ruling[]
  readonly notation: Notation<State>
  /** Starts a session, or names every problem of the set-up at once. */
  start(setup: Setup, rulings: Rulings): Result<State, readonly Problem[]>
  /** Whether a declaration is legal, and why. Pure. */
  judge(state: State, move: Declaration): Verdict
  /** The state after a legal move. */
  play(state: State, move: Declaration): State
  /** The state after an illegal move that the table let stand: its cards are spent, nothing else happens. */
  overrule(state: State, move: Declaration): State
  /** The state after a correction, or why there is no such thing to correct. */
  correct(state: State, fix: Correction): Result<State, Problem>
  /** Who is asked what; the only source of that. */
  ask(state: State): Ask
  /**
   * Everything a seat could say, judged: what the pad shows.
   * @param said cards already laid down for this declaration (a Buff, a Nark), which go with every choice
   */
  choices(state: State, seat: Seat, said?: readonly string[]): readonly Choice[]
  /** The public summary of docs/record.md, JSON-safe. */
  view(state: State, names: readonly string[]): View
}

/** The public summary of a state: see docs/record.md. A game adds keys of its own. */
export interface View {
  /** Name of the player on turn; null when the game is over. */
  readonly turn: string | null
  readonly ask: { readonly kind: string; readonly who: readonly string[] }
  readonly players: readonly { readonly name: string; readonly [key: string]: unknown }[]
  readonly winner: string | null
  readonly [key: string]: unknown
}

const usual = new WeakMap<readonly Ruling[], Rulings>()

/** The usual option of every ruling, which is its first; frozen, and made once for a list. */
export function usualRulings(rulings: readonly Ruling[]): Rulings {
  let options = usual.get(rulings)
  if (options === undefined) {
    options = Object.freeze(Object.fromEntries(rulings.map((ruling) => [ruling.id, ruling.options[0] ?? ''])))
    usual.set(rulings, options)
  }
  return options
}

/** What a session plays by: what it chose, and the usual option of every other ruling; frozen. */
export function rulingsInForce(rulings: readonly Ruling[], chosen: Rulings): Rulings {
  const options = usualRulings(rulings)
  // Most tables play as usual, and then share one object.
  if (chosen === options) return options
  for (const [id, option] of Object.entries(chosen))
    if (options[id] !== option) return Object.freeze({ ...options, ...chosen })
  return options
}
