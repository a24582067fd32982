/** `escape`, `loser`: who is out of the woods once nothing can be blocked any more. */
import type { Seat } from '../ruleset.ts'
import { type Draft, hasEscaped, loserOf, winnerOf } from './state.ts'

/**
 * Lets everybody without cards escape.
 * @param played whose cards made up the play; of two who escape at once the one whose last card came first is first
 */
export function letEscape(draft: Draft, played: readonly Seat[] = []): void {
  const gone = draft.hands.flatMap((hand, seat) => (hand === 0 && !hasEscaped(draft, seat) ? [seat] : []))
  // Who has not played at all (a correction emptied the hand) comes last.
  const last = (seat: Seat) => (played.includes(seat) ? played.lastIndexOf(seat) : played.length)
  gone.sort((one, other) => last(one) - last(other))
  for (const seat of gone) {
    const first = winnerOf(draft) === null
    draft.escaped.push(seat)
    draft.happened.push({ kind: 'escape', seat })
    if (first) draft.happened.push({ kind: 'win', seat, cause: 'escape' })
  }
  const loser = gone.length > 0 ? loserOf(draft) : null
  if (loser !== null) draft.happened.push({ kind: 'loser', seat: loser })
}
