/** What a game brings to the table beyond its rules and words: the list of games is `components/games.ts`. */
import type { ComponentType } from 'preact'
import type { Ask, BaseState, Choice, Declaration, Ruleset, Seat, View } from '../../engine/ruleset.ts'
import type { Line } from '../../engine/session.ts'
import type { GameText, Namer } from '../../engine/text.ts'
import type { Verdict } from '../../engine/verdict.ts'
import type { IconName } from '../shared/Icon.tsx'
import type { OpenSession } from './model.ts'

/** A table at one moment: now, or as it was after some entry. */
export interface Moment {
  readonly ruleset: Ruleset
  readonly text: GameText
  readonly say: Namer
  /** In seat order. */
  readonly names: readonly string[]
  readonly state: BaseState
  readonly view: View
  readonly ask: Ask
}

/** One player's part of the public view. */
export type PlayerView = View['players'][number]

/** An answer that the question offers as a key of its own. */
export interface Answer {
  readonly move: Declaration
  readonly label: string
  /** An outlined key: less common, or the way to say no. */
  readonly quiet?: boolean
}

/** The number that a tile shows large, and that − and + correct. */
export interface Count {
  /** Key in the view of a player. */
  readonly key: string
  /** Key of the correction. */
  readonly correction: string
  /** The unit under the numeral: `HP`, `cards`. */
  unit(count: number): string
  /** What is said where the number reaches its end: `out`. Undefined where nothing ends there. */
  end(count: number): string | undefined
}

/** A number of pieces of one card to share out over several victims. */
export interface Sharing {
  readonly total: number
  unit(count: number): string
  /** What each piece does: a sentence under the question. */
  readonly each: string
  /** The declaration that shares them out so, in the order the victims were named. */
  move(seat: Seat, said: readonly string[], shares: readonly { seat: Seat; count: number }[]): Declaration
}

/** The row of a card that anybody may play at any time. */
export interface Interrupt {
  readonly card: string
  readonly icon: IconName
  /** Second line: when it may be played. */
  readonly note: string
}

/** What a game is told for the line under a name. */
export interface DetailsProps {
  readonly moment: Moment
  readonly seat: Seat
  /** With words beside the pictures, for a display across the room. */
  readonly large?: boolean
}

/** What a game is told for what lies on the table. */
export interface MiddleProps {
  /** Undefined where a moment is only looked at: then nothing in it can be pressed. */
  readonly session: OpenSession | undefined
  readonly moment: Moment
  /** `compact` for the popup, `large` for a display across the room. */
  readonly size?: 'compact' | 'large'
}

/** What a game is told for a pad of its own. */
export interface OwnCardsProps {
  readonly session: OpenSession
  /** In as little room as the popup has. */
  readonly compact?: boolean
}

/** A detail that is said with a card, asked for one at a time: the suit that a 7 calls, the house on a card. */
export interface Pick {
  /** Its key in the details of a declaration. */
  readonly key: string
  /** The question for it; `said` is what is laid down. */
  ask(moment: Moment, seat: Seat, said: string): string
  /** What a value is called. The empty text is the way without this detail. */
  label(moment: Moment, value: string): string
  /** How a value is called beside the card it was said with, where its label alone could be something else. */
  part?(value: string): string
  /** A picture before the label. */
  readonly Mark?: ComponentType<{ readonly moment: Moment; readonly value: string }>
  /** Whether the game's own cards offer the values: too many for keys in the question. */
  readonly onPad?: boolean
}

/** A large notice over the display, in words. */
export interface Banner {
  readonly title: string
  readonly note: string
}

/** Everything a game brings; what it may leave out is in `none.ts`. */
export interface Pieces {
  readonly count: Count
  /** What stands under a name: cards in hand and whatever the table knows of them. */
  readonly Details: ComponentType<DetailsProps>
  /** Whether a player is no longer in the game. */
  gone(player: PlayerView): boolean
  /** Parts of the bar's second line after the turn number: the hand limit. */
  place(moment: Moment): readonly string[]
  banner(moment: Moment): Banner | undefined
  /** A second sentence under the question. */
  note(moment: Moment): string | undefined
  /** What hangs on the question: `−2`, and what that means in words. */
  stake(moment: Moment): { readonly text: string; readonly words: string } | undefined
  /** The answers that get a key in the question, the commonest first; those that are not legal are left out. */
  answers(moment: Moment): readonly Answer[]
  /** The pad's groups, in order. Words that have a key in the question stand in no group. */
  readonly groups: readonly string[]
  /** The second line of a card on the pad at this moment; the text table's own where undefined. */
  short(moment: Moment, seat: Seat, choice: Choice): string | undefined
  /** The note beside a group's heading: "goes on the next attack card". */
  groupNote(group: string): string | undefined
  /** Whether a card waits for another card to go with it, and at this moment may. */
  waits(moment: Moment, seat: Seat, card: string, said: readonly string[]): boolean
  /** Whether a card goes with another one at all: what a check lays down beside the next card. */
  sticks(card: string): boolean
  /** How alike two cards are where it is not only whether they are the same: 0 for not at all, below 4. */
  alike?(card: string, other: string): number
  /** A card that is shared out over several victims. */
  sharing(card: string): Sharing | undefined
  readonly interrupt: Interrupt | undefined
  /** What else may be said with a complete declaration: the question for it, and every way, the commonest first. */
  more(
    moment: Moment,
    move: Declaration,
  ): { readonly title: string; readonly ways: readonly Answer[]; readonly cards: readonly Answer[] } | undefined
  /** How a way is called where several are offered: "Grab Nova’s Skateboard". */
  way(moment: Moment, move: Declaration): string
  /** The change that a legal move would bring its victim, if it lands: −4. Undefined where it brings none. */
  size(verdict: Verdict): number | undefined
  /** A player's number once the move has landed on them. */
  landed(moment: Moment, move: Declaration, victim: Seat): number | undefined
  /** One or two words at the end of a log line: what came of it. */
  outcome(line: Line, before: BaseState, moment: Moment): string | undefined
  /** What lies on the table, between the players and the question. */
  readonly Middle?: ComponentType<MiddleProps>
  /** The pad's own keys, in the place of one key a choice. */
  readonly Cards?: ComponentType<OwnCardsProps>
  /** Details that ways differ in, in the order in which they are asked for. */
  readonly picks?: readonly Pick[]
  /** How a player left the game, where a card and a player do not say it: "escaped first". */
  left?(moment: Moment, seat: Seat): string | undefined
  /** Names that a line may hold besides players and cards: houses, stories. */
  things?(moment: Moment): readonly string[]
  /** A line as somebody might type it. */
  example?(moment: Moment): string
  /** What the last entry did besides whose number it changed, as sentences to be heard before the question; may be empty. */
  heard?(moment: Moment): string
  /** What may be done now besides answering the question, as sentences to be heard before it; may be empty. */
  due?(moment: Moment): string
  /** By key of the correction: what the corrections menu calls it. */
  readonly corrections: Readonly<Record<string, string>>
}
