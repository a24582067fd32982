/** The state of a One-Outs table, and what can be read off it. */
import type { BaseState, Seat } from '../ruleset.ts'
import { isBoard, USES } from './cards.ts'

/** "I hold no Attack card", said in a Nark or a Hacky Sack. */
export interface Claim {
  /** Number of the move that said so, counted from 1. */
  readonly move: number
  /** Turn it was said in. */
  readonly turn: number
  /** True when Nark, Noogie and Bite would not have served. */
  readonly standalone: boolean
}

/** What the tracker knows of a player. */
export interface Player {
  readonly hp: number
  /** Cards in hand, known Skateboards included. */
  readonly hand: number
  /** Uses left of each known Skateboard in the hand, ascending: 1 is flipped, 2 fresh. */
  readonly boards: readonly number[]
  readonly out: boolean
  /** The claim that still stands; null once they gained a card. */
  readonly claim: Claim | null
}

/** A Skateboard that was just used: it lies face up in the hand, or its second use has discarded it. */
export type UsedBoard = 'flipped' | 'spent'

/** An attack that waits for its answer. */
export interface Strike {
  readonly kind: 'strike'
  /** null for the hit that ends a Hacky Sack: nobody is its attacker. */
  readonly attacker: Seat | null
  readonly victim: Seat
  /** HP it takes. */
  readonly damage: number
  readonly card: string
  /** Buff cards on it. */
  readonly buffs: readonly string[]
  readonly form: 'attack' | 'haymaker' | 'egg' | 'grab' | 'follow-up' | 'hacky-hit'
  /** Whether a block of it makes contact. */
  readonly contact: boolean
  /** For a Grab at a Skateboard: the flipped one in the hand, or the one just spent. */
  readonly board: UsedBoard | null
}

/** A block made contact: the two may Grab each other. */
export interface Contact {
  readonly kind: 'contact'
  readonly defender: Seat
  readonly attacker: Seat
  /** Chances still open. */
  readonly defenderMay: boolean
  readonly attackerMay: boolean
  /** What the defender's Skateboard is now, if one made the block. */
  readonly board: UsedBoard | null
}

/** Whether a player is one of the two in contact (`grab.contact-pair`). */
export function isOfPair({ defender, attacker }: Contact, seat: Seat): boolean {
  return seat === defender || seat === attacker
}

/** A Grab landed: a Noogie or Bite may follow. */
export interface FollowUp {
  readonly kind: 'follow-up'
  readonly grabber: Seat
  readonly victim: Seat
}

/** The round of a Nark. */
export interface Nark {
  readonly kind: 'nark'
  readonly narker: Seat
  readonly victim: Seat
  /** Whose card is still due, in order. */
  readonly due: readonly Seat[]
}

/** The chain of a Hacky Sack. */
export interface Hacky {
  readonly kind: 'hacky-sack'
  readonly starter: Seat
  /** Whose card is due. */
  readonly asked: Seat
  /** HP that the hit at its end takes, with a Buff on it. */
  readonly damage: number
}

/** Eggs that wait for those before them. */
export interface Eggs {
  readonly kind: 'eggs'
  readonly thrower: Seat
  /** A seat for every egg still in the air, in order. */
  readonly at: readonly Seat[]
}

/** 2min Noodles that nobody has stopped yet. */
export interface Heal {
  readonly kind: 'heal'
  readonly healer: Seat
  /** HP. */
  readonly amount: number
}

/** A Down Trow that nobody has stopped yet. */
export interface Theft {
  readonly kind: 'theft'
  readonly thief: Seat
  readonly victim: Seat
  /** `unknown`, `nothing`, or the card id that was said. */
  readonly got: string
}

/** An open step of a play. */
export type Step = Strike | Contact | FollowUp | Nark | Hacky | Eggs | Heal | Theft

/** What has to be known of the play in progress. Sets of seats are bit masks. */
export interface Play {
  /** An action has been taken and its last consequence is still to come. */
  readonly open: boolean
  /** A Down Trow off one's own turn with no play in progress: it leaves the turn where it is. */
  readonly idle: boolean
  /** Who has played a card since the last draw-up. */
  readonly played: number
  /** Who is under Slow-mo Dodge. */
  readonly slowMo: number
  /** Who has used up a Skateboard. */
  readonly spent: number
}

/** A table. */
export interface State extends BaseState {
  readonly startHp: number
  readonly players: readonly Player[]
  readonly turn: Seat
  /** Bottom to top; the last one says who is asked. */
  readonly steps: readonly Step[]
  readonly play: Play
  /** Moves made so far. */
  readonly moves: number
  /** One player or nobody is left. */
  readonly over: boolean
  readonly winner: Seat | null
}

/** Empty lists are shared and frozen once: a state has many of them. */
export const NO_CARDS: readonly string[] = Object.freeze([])
export const NO_BOARDS: readonly number[] = Object.freeze([])

/**
 * The player of a seat.
 * @throws {RangeError} for a seat that is not there
 */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat]
  if (player === undefined) throw new RangeError(`no seat ${seat}`)
  return player
}

/** The open step that says who is asked. */
export function topOf(state: State): Step | undefined {
  // Asking an empty list for its place -1 would be a look-up by name, many times slower.
  const count = state.steps.length
  return count === 0 ? undefined : state.steps[count - 1]
}

/** Whether a player still has HP; false for a seat that is not there. */
export function isIn(state: State, seat: Seat): boolean {
  return state.players[seat]?.out === false
}

/** How many are in. */
export function countIn(state: State): number {
  const { players } = state
  let count = 0
  for (let seat = 0; seat < players.length; seat++) if (!players[seat]?.out) count++
  return count
}

/** The next player in the circle, clockwise from a seat; the seat itself where nobody else is in. */
export function nextIn(state: State, from: Seat): Seat {
  const seats = state.players.length
  for (let step = 1; step < seats; step++) {
    const seat = (from + step) % seats
    if (!state.players[seat]?.out) return seat
  }
  return from
}

/** `limit.four`, `limit.three`. */
export function handLimit(state: State): number {
  return countIn(state) >= 3 ? 4 : 3
}

/** Sets of seats are bit masks: whether a seat is in one, and one with a seat more. */
export const has = (mask: number, seat: Seat): boolean => (mask & (1 << seat)) !== 0
export const add = (mask: number, seat: Seat): number => mask | (1 << seat)

/** Cards in hand that are not known Skateboards. */
export const unknown = (player: Player): number => player.hand - player.boards.length

/** Index in `boards` of the one that a declared Skateboard means; -1 for one not seen before. */
export function boardMeant(player: Player, id: string): number {
  // The flipped one stands first, so index 0 is what `Skateboard` means.
  if (id === 'skateboard') return player.boards.length > 0 ? 0 : -1
  return player.boards.indexOf(USES, 1)
}

/** `skateboard.two-uses`: uses left of the one that a declared Skateboard means. */
export function usesLeft(player: Player, id: string): number {
  return player.boards[boardMeant(player, id)] ?? USES
}

/** Whether a hand has these cards, as far as the tracker can know (`hand.enough`). */
export function holds(player: Player, ids: readonly string[]): boolean {
  let needed = 0
  let boards = player.boards
  if (!ids.some(isBoard)) return ids.length <= unknown(player)
  for (const id of ids) {
    if (!isBoard(id)) {
      needed++
      continue
    }
    const meant = boardMeant({ ...player, boards }, id)
    if (meant < 0) needed++
    else boards = boards.filter((_, index) => index !== meant)
  }
  return needed <= unknown(player)
}
