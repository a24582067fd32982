/** Cards coming and going. Hands are secret: only their number is known, and every change of it is told with its cause. */
import type { Happening, Seat } from '../ruleset.ts'
import { type Draft, handOf } from './state.ts'

/** Why the number of cards in a hand changed; `hand.<cause>` has a sentence in the text table. */
type HandCause = 'play' | 'draw' | 'attack' | 'bedevil' | 'give' | 'given' | 'pick-up' | 'correction'

/** Changes a hand, never to below nothing, and tells of it where there is a change. */
export function changeHand(
  draft: Draft,
  seat: Seat,
  change: number,
  cause: HandCause,
  about: Pick<Happening, 'by' | 'card'> = {},
): void {
  const before = handOf(draft, seat)
  const after = Math.max(0, before + change)
  if (after === before) return
  draft.hands[seat] = after
  draft.happened.push({ kind: 'hand', seat, change: after - before, cause, ...about })
}
