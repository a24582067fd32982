/**
 * What a session adds up to, read off its timeline: nothing here is kept anywhere else, so undo and edits leave no
 * residue. Only `happened` and the entries are read; no game is known by name.
 */
import type { BaseState, Happening, Seat } from './ruleset.ts'
import { type GameEntry, type Timeline, triedAs } from './session.ts'

/** What one player comes to. */
export interface SeatStatistics {
  /** HP others lost to this player's cards. */
  readonly dealt: number
  /** The same, by who lost them. */
  readonly dealtTo: readonly number[]
  /** HP lost to cards, whoever played them; corrections by the table are no hits. */
  readonly taken: number
  /** HP gained by cards. */
  readonly healed: number
  /** Cards that left the hand by being played, those the table let stand included. */
  readonly cards: number
  /** How often each of them was played, by card id. */
  readonly played: ReadonlyMap<string, number>
  /** Cards taken from the stock or given by others, draw-up not counted. */
  readonly drawn: number
  readonly refused: number
  readonly overruled: number
  /** When and by what the player went out; undefined while in. */
  readonly out: Out | undefined
}

/** How a player left the game, or escaped from it. */
export interface Out {
  /** Index into the timeline's lines. */
  readonly at: number
  /** How many had left before, whoever of them came back included: of two, who left later has more. */
  readonly before: number
  /** The turn it happened in. */
  readonly turn: number
  /** Whether leaving was what they wanted. */
  readonly escaped: boolean
  readonly by: Seat | undefined
  readonly card: string | undefined
}

/** What became of a card that was played, whoever played it. */
interface CardStatistics {
  readonly card: string
  readonly times: number
  /** HP that others lost to it. */
  readonly damage: number
  /** Cards that others had to take for it. */
  readonly drawn: number
}

/** What a session comes to. */
export interface Statistics {
  readonly seats: readonly SeatStatistics[]
  /** Most played first, then in the order they first came. */
  readonly played: readonly CardStatistics[]
  readonly refused: number
  readonly overruled: number
  readonly corrections: number
  readonly turns: number
}

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

interface SeatTally extends Writable<SeatStatistics> {
  dealtTo: number[]
  played: Map<string, number>
}

/** What has been counted so far. */
interface Tally {
  readonly seats: readonly SeatTally[]
  readonly played: Map<string, Writable<CardStatistics>>
  /** How often somebody has left. */
  left: number
  corrections: number
}

/** Adds up a timeline. Entries that no longer hold count for nothing; what a correction changes is no hit, no healing and no draw. */
export function statistics<State extends BaseState>(timeline: Timeline<State>, seats: number): Statistics {
  const tally = nothingYet(seats)
  // A line that ends a turn has the next turn's number already.
  let turn = timeline.start.turnNumber
  for (const [at, line] of timeline.lines.entries()) {
    if (!line.holds || triedAs(line) === 'checked') continue
    const { entry, after } = line
    countEntry(tally, entry)
    if (entry.kind === 'refused') continue
    const corrected = entry.kind === 'correction'
    for (const one of after.happened) {
      if (one.kind === 'back') comeBack(tally, one)
      else if (one.kind === 'out' || one.kind === 'escape') leave(tally, one, { at, turn })
      else if (!corrected) {
        countForSeat(tally, one)
        countForCard(tally, one)
      }
    }
    turn = after.turnNumber
  }
  const together = (key: 'refused' | 'overruled') => tally.seats.reduce((sum, seat) => sum + seat[key], 0)
  return {
    seats: tally.seats,
    played: [...tally.played.values()].sort((one, other) => other.times - one.times),
    refused: together('refused'),
    overruled: together('overruled'),
    corrections: tally.corrections,
    turns: timeline.now.turnNumber,
  }
}

function nothingYet(seats: number): Tally {
  const none = { dealt: 0, taken: 0, healed: 0, cards: 0, drawn: 0, refused: 0, overruled: 0, out: undefined }
  const seat = (): SeatTally => ({ ...none, dealtTo: new Array<number>(seats).fill(0), played: new Map() })
  return { seats: Array.from({ length: seats }, seat), played: new Map(), left: 0, corrections: 0 }
}

/** That somebody said it, and which cards they laid down. */
function countEntry(tally: Tally, entry: GameEntry): void {
  if (entry.kind === 'correction') {
    tally.corrections++
    return
  }
  const { seat: by, cards } = entry.move
  const seat = by === null ? undefined : tally.seats[by]
  if (entry.kind === 'refused') {
    if (seat !== undefined) seat.refused++
    return
  }
  if (seat !== undefined) {
    seat.cards += cards.length
    for (const card of cards) seat.played.set(card, (seat.played.get(card) ?? 0) + 1)
    if (entry.kind === 'overruled') seat.overruled++
  }
  for (const card of cards) ofCard(tally, card).times++
}

/** Whoever is put out is out, by a correction too. */
function leave(tally: Tally, { kind, seat, by, card }: Happening, place: Pick<Out, 'at' | 'turn'>): void {
  const own = tally.seats[seat]
  if (own !== undefined) own.out = { ...place, before: tally.left++, escaped: kind === 'escape', by, card }
}

function comeBack({ seats }: Tally, { seat }: Happening): void {
  const own = seats[seat]
  if (own !== undefined) own.out = undefined
}

/** What cards did to somebody. */
function countForSeat({ seats }: Tally, { kind, seat, by, change = 0, cause }: Happening): void {
  const own = seats[seat]
  if (own === undefined) return
  if (kind === 'hand' && change > 0 && cause !== 'draw-up') own.drawn += change
  if (kind !== 'hp') return
  if (change > 0) own.healed += change
  else own.taken -= change
  const other = by === undefined || by === seat ? undefined : seats[by]
  if (other === undefined || change >= 0) return
  other.dealt -= change
  other.dealtTo[seat] = (other.dealtTo[seat] ?? 0) - change
}

/** What a card did to others than whoever played it. */
function countForCard(tally: Tally, { kind, card, by, seat, change = 0 }: Happening): void {
  if (card === undefined || by === undefined || by === seat) return
  if (kind === 'hp' && change < 0) ofCard(tally, card).damage -= change
  if (kind === 'hand' && change > 0) ofCard(tally, card).drawn += change
}

function ofCard({ played }: Tally, card: string): Writable<CardStatistics> {
  const known = played.get(card) ?? { card, times: 0, damage: 0, drawn: 0 }
  played.set(card, known)
  return known
}
