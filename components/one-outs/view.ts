/** What the public view of One-Outs says, typed. */
import type { Moment, PlayerView } from '../table/pieces.ts'

/** The hand limit. */
export function limitOf({ view }: Moment): number {
  return Number(view.limit)
}

/** Uses left of each known Skateboard, the flipped one first. */
export function knownOf(player: PlayerView | undefined): readonly number[] {
  return Array.isArray(player?.skateboards) ? (player.skateboards as readonly number[]) : []
}
