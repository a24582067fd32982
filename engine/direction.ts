/** Which way round a game is played, where that can change. */
import type { Happening, Seat } from './ruleset.ts'

/** 1 is clockwise, the seat order. */
export type Direction = 1 | -1

/** The other way round. */
export function opposite(direction: Direction): Direction {
  return direction === 1 ? -1 : 1
}

/** `clockwise` or `counterclockwise`, as records and the view have it. */
export function directionName(direction: Direction): string {
  return direction === 1 ? 'clockwise' : 'counterclockwise'
}

/** Play has turned round, and goes this way now. */
export function directionNow(seat: Seat, direction: Direction): Happening {
  return { kind: 'direction', seat, cause: directionName(direction) }
}
