/** The state of an Out of the Woods table, and what can be read off it. */
import { type Direction, opposite } from '../direction.ts'
import type { BaseState, Happening, Rulings, Seat } from '../ruleset.ts'
import type { ActionId, CHARACTER, HitId } from './cards.ts'
import type { RulingId } from './rulings.ts'

/** Cards of one story in a row on top of the discard pile. */
export interface Run {
  readonly story: string
  readonly length: number
}

/** The run as each reading of `story-action` counts it, so that a ruling can be asked about at any time. */
export interface Runs {
  /** Broken by every card that is no character of the story. */
  readonly unbroken: Run | null
  /** Action cards between them do not count. */
  readonly characters: Run | null
}

/** What an Attack, a Burden or a Bedevil does once it stands. */
export interface Hit {
  readonly kind: 'attack' | 'burden' | 'bedevil'
  /** The card that does it, also where it was reflected: whoever it hits draws what is printed there. */
  readonly card: HitId
  readonly by: Seat
  readonly at: Seat
  /** The House its player names, for a Bedevil. */
  readonly calls: string | null
}

/** A character, or a set of four, that lies on the pile. */
export interface Laid {
  readonly kind: 'laid'
  readonly by: Seat
  /** Cards that go back to the hand if it is blocked. */
  readonly cards: number
  /** Whether it completes a story, by each reading of the run. */
  readonly wins: { readonly unbroken: boolean; readonly characters: boolean }
  /** What held before it was laid. */
  readonly before: { readonly house: string | null; readonly run: Run | null }
}

/** `block.character`: it goes back to its player's hand. */
interface PickUp {
  readonly kind: 'pick-up'
  readonly laid: Laid
}

/** What the open card does once nobody answers it. */
export type Effect = Hit | Laid | PickUp

/** The open card: it lies there, may still be answered, and has not done anything yet. */
export interface Open {
  readonly card: ActionId | typeof CHARACTER
  readonly by: Seat
  /** The player who is asked for an answer. */
  readonly asked: Seat
  /** What happens when nobody answers; null: nothing. */
  readonly effect: Effect | null
  /** For a Block: what stands again if it is blocked in turn. */
  readonly stopped: Effect | null
  /** A Block or Reflect with nothing to stop: there is nothing in it to answer either. */
  readonly idle: boolean
  /** An idle Reflect whose turning of the direction is still for the ruling `reflect-idle` to say; see `openOf`. */
  readonly turns: boolean
  /** Who goes on where every answer is a turn. */
  readonly to: Seat
  /** Who goes on where no answer is a turn: the player who was asked first. */
  readonly first: Seat
  /** The House that the last action card with one has brought since the character below was laid. */
  readonly said: string | null
  /** The story run was ended from outside since then: by a reshuffle or an overruled card. */
  readonly broken: boolean
  /** Whose cards make up the play, in the order they were played. */
  readonly played: readonly Seat[]
}

/** How play goes on after what has closed. The seat itself follows from the rulings: see `onTurn`. */
export interface Pass {
  readonly to: Seat
  readonly first: Seat
  /** The player who lost their turn to an Attack or a Skip, and by whom; `two`: only two players were left then. */
  readonly lost: {
    readonly seat: Seat
    readonly to: 'attack' | 'skip'
    readonly by: Seat
    readonly two: boolean
  } | null
}

/** A table. */
export interface State extends BaseState {
  /** As the set-up spells them. */
  readonly houses: readonly string[]
  /** Empty where the set-up names none: then a character may be of any story. */
  readonly stories: readonly string[]
  /** Cards in hand, by seat. */
  readonly hands: readonly number[]
  /** Who has escaped, in order. */
  readonly escaped: readonly Seat[]
  /** The House to be matched; null: anything may be played. */
  readonly house: string | null
  /** What an idle Reflect on top would add is not in it yet: see `directionOf`. */
  readonly direction: Direction
  readonly runs: Runs
  readonly open: Open | null
  readonly pass: Pass
  /** A story win that stands, and how many had escaped before it. */
  readonly story: { readonly seat: Seat; readonly escapes: number } | null
}

/** A state while a move changes it. Its parts are replaced, never changed in place, except `hands`, `escaped`, `happened`. */
export interface Draft {
  rulings: Rulings
  turnNumber: number
  happened: Happening[]
  houses: readonly string[]
  stories: readonly string[]
  hands: number[]
  escaped: Seat[]
  house: string | null
  direction: Direction
  runs: Runs
  open: Open | null
  pass: Pass
  story: { readonly seat: Seat; readonly escapes: number } | null
}

/** A copy to change; nothing has happened in it yet, and a Reflect on top has turned the direction or not. */
export function draftOf(state: State): Draft {
  return {
    rulings: state.rulings,
    turnNumber: state.turnNumber,
    happened: [],
    houses: state.houses,
    stories: state.stories,
    hands: [...state.hands],
    escaped: [...state.escaped],
    house: state.house,
    direction: directionOf(state),
    runs: state.runs,
    open: openOf(state),
    pass: state.pass,
    story: state.story,
  }
}

/** The draft as a state, frozen all the way down. */
export function finish(draft: Draft): State {
  return freeze(draft)
}

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}

/** The option in force. */
export function ruled(state: State | Draft, ruling: RulingId): string {
  return state.rulings[ruling] ?? ''
}

/** Whether somebody sits there: a stored move may hold anything. */
export function isSeat(state: State | Draft, seat: unknown): seat is Seat {
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < state.hands.length
}

/** Cards in the hand of a seat; 0 for a seat that is not there. */
export function handOf(state: State | Draft, seat: Seat): number {
  return state.hands[seat] ?? 0
}

/** Whether a player is out of the woods. */
export function hasEscaped(state: State | Draft, seat: Seat): boolean {
  return state.escaped.includes(seat)
}

/** How many have not escaped. */
export function countIn(state: State | Draft): number {
  return state.hands.length - state.escaped.length
}

/** The next player who has not escaped, in a direction; the seat itself where there is no other. */
export function nextIn(state: State | Draft, from: Seat, direction: Direction): Seat {
  const seats = state.hands.length
  for (let step = 1; step < seats; step++) {
    const seat = (from + step * direction + step * seats) % seats
    if (!hasEscaped(state, seat)) return seat
  }
  return from
}

/** The direction of play now: `reflect.reverse`, and for an idle Reflect the ruling `reflect-idle`. */
export function directionOf(state: State | Draft): Direction {
  if (state.open?.turns !== true || ruled(state, 'reflect-idle') !== 'yes') return state.direction
  return opposite(state.direction)
}

/** The open card, with the player whom an idle Reflect asks. */
export function openOf(state: State | Draft): Open | null {
  const open = state.open
  if (open?.turns !== true) return open
  const next = nextIn(state, open.by, directionOf(state))
  return { ...open, asked: next, to: next, first: next, turns: false }
}

/** Who is on turn with no card open. Rulings `answer-turn` and `skip-two`; whoever has escaped is passed over. */
export function onTurn(state: State | Draft): Seat {
  const { to, first, lost } = state.pass
  const answersAreTurns = ruled(state, 'answer-turn') === 'yes'
  let seat = answersAreTurns ? to : first
  if (lost !== null) {
    if (lost.two && ruled(state, 'skip-two') === 'next') seat = lost.seat
    else if (answersAreTurns || first === lost.seat) seat = nextIn(state, lost.seat, directionOf(state))
  }
  return hasEscaped(state, seat) ? nextIn(state, seat, directionOf(state)) : seat
}

/** The player on turn, or while a card is open the one who is asked; null when the game is over. */
export function turnOf(state: State): Seat | null {
  if (isOver(state)) return null
  return openOf(state)?.asked ?? onTurn(state)
}

/** `escape`, `loser`: a story win ends the game, the first escape of two players, or one player left of more. */
export function isOver(state: State | Draft): boolean {
  if (state.story !== null) return true
  return state.hands.length === 2 ? state.escaped.length > 0 : countIn(state) <= 1
}

/** The first who escaped or won by a story. */
export function winnerOf(state: State | Draft): Seat | null {
  if (state.story !== null && state.story.escapes === 0) return state.story.seat
  return state.escaped[0] ?? null
}

/** `loser`: of three or four players the one who is left with cards. */
export function loserOf(state: State | Draft): Seat | null {
  if (state.hands.length < 3 || state.story !== null || countIn(state) !== 1) return null
  return state.hands.findIndex((_, seat) => !hasEscaped(state, seat))
}

/** `story.run`, by the ruling `story-action`. */
export function runOf(state: State | Draft): Run | null {
  return ruled(state, 'story-action') === 'no' ? state.runs.characters : state.runs.unbroken
}
