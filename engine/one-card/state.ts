/** The state of a One Card table, and the draft in which a move changes it. */
import type { Direction } from '../direction.ts'
import type { BaseState, Happening, Rulings, Seat } from '../ruleset.ts'
import { type Colour, cardOf, type PlayingCard, type Suit } from './cards.ts'

/** The player on turn plays a card or draws one. */
export interface TurnStep {
  readonly kind: 'turn'
}

/** The player on turn answers with an attack card or draws everything that is pending. */
export interface AttackStep {
  readonly kind: 'attack'
  /** Damage not yet drawn, in cards; above 0. */
  readonly pending: number
}

/** The player on turn has drawn for an attack and plays on as on any turn. */
interface AfterDrawStep {
  readonly kind: 'after-draw'
}

/** `king.again`: plays of the player on turn are still due. */
export interface AgainStep {
  readonly kind: 'again'
  /** Plays still due; above 0. */
  readonly plays: number
  /** Players to be jumped over when the turn passes. */
  readonly skips: number
  /** How often the direction turns when the turn passes. */
  readonly reversals: number
}

/** Where the game goes on. */
export interface Position {
  readonly turn: Seat
  readonly turnNumber: number
  readonly direction: Direction
  readonly step: TurnStep | AttackStep | AfterDrawStep | AgainStep
}

/** Somebody has won. */
interface OverStep {
  readonly kind: 'over'
  readonly winner: Seat
  /** Where the last card would have led: the game goes on there if the table says that it was not the last one. */
  readonly otherwise: Position
}

/** What the player on turn is asked, or that nobody is. */
export type Step = TurnStep | AttackStep | AfterDrawStep | AgainStep | OverStep

/** A table. Where whatever is not in it lies, hands and the order of the stock, nobody but the players knows. */
export interface State extends BaseState {
  /** The player on turn: the one who is asked. */
  readonly turn: Seat
  readonly direction: Direction
  /** Cards in each hand, by seat. */
  readonly hands: readonly number[]
  /** Cards in the stock. */
  readonly stock: number
  /** Card ids since the last reshuffle, the top card last; never empty. */
  readonly discard: readonly string[]
  /** The suit a 7 on top asked for. */
  readonly called: Suit | null
  readonly step: Step
  /** Who has come down to one card that nobody has called yet. */
  readonly due: readonly Seat[]
}

/** A state while a move changes it. Arrays are replaced, never written into, except `hands` and `happened`. */
export interface Draft {
  rulings: Rulings
  turnNumber: number
  happened: Happening[]
  turn: Seat
  direction: Direction
  hands: number[]
  stock: number
  discard: readonly string[]
  called: Suit | null
  step: Step
  due: readonly Seat[]
}

/** Steps without anything to tell apart are shared by all states, and so is the empty list. */
export const TURN: TurnStep = Object.freeze({ kind: 'turn' })
export const AFTER_DRAW: AfterDrawStep = Object.freeze({ kind: 'after-draw' })
export const NOBODY: readonly Seat[] = Object.freeze([])

/** A copy to change; what happened starts empty. */
export function draftOf(state: State): Draft {
  return {
    rulings: state.rulings,
    turnNumber: state.turnNumber,
    happened: [],
    turn: state.turn,
    direction: state.direction,
    hands: [...state.hands],
    stock: state.stock,
    discard: state.discard,
    called: state.called,
    step: state.step,
    due: state.due,
  }
}

/** The draft as a state: frozen, so that versions can share what they have in common. */
export function finish(draft: Draft): State {
  for (const one of draft.happened) Object.freeze(one)
  Object.freeze(draft.happened)
  Object.freeze(draft.hands)
  Object.freeze(draft.discard)
  Object.freeze(draft.due)
  Object.freeze(draft.step)
  if (draft.step.kind === 'over') {
    Object.freeze(draft.step.otherwise.step)
    Object.freeze(draft.step.otherwise)
  }
  return Object.freeze(draft)
}

/** Whether somebody sits there: a stored move may hold anything. */
export function isSeat(state: State | Draft, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.hands.length
}

/** Cards in the hand of a seat; 0 for a seat that is not there. */
export function handOf(state: State | Draft, seat: Seat): number {
  return state.hands[seat] ?? 0
}

/** Damage not yet drawn. Nobody has to draw for the card that won. */
export function pendingOf(state: State | Draft): number {
  return state.step.kind === 'attack' ? state.step.pending : 0
}

/** Who has won; null as long as nobody has. */
export function winnerOf(state: State | Draft): Seat | null {
  return state.step.kind === 'over' ? state.step.winner : null
}

/** Id of the top card. */
export function topId(state: State | Draft): string {
  return state.discard[state.discard.length - 1] ?? ''
}

/** The top card: `start` and every move lay cards of the deck only. */
export function topOf(state: State | Draft): PlayingCard {
  const card = cardOf(topId(state))
  if (card === undefined) throw new Error(`one-card: no card ${topId(state)}`)
  return card
}

/** The suit to be followed: the called one, else the top card's; under a Joker its colour. */
export function suitToFollow(state: State | Draft): Suit | Colour {
  const top = topOf(state)
  return state.called ?? top.suit ?? top.colour
}

/** The seat so many places on in the direction of play, round the table. */
export function seatAfter(seats: number, seat: Seat, direction: Direction, places: number): Seat {
  const on = (seat + direction * places) % seats
  // Adding 0 makes 0 of −0, which JSON would not give back.
  return on < 0 ? on + seats : on + 0
}
