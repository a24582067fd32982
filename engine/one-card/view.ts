/** What is asked, and the public summary of docs/record.md. */
import { directionName } from '../direction.ts'
import type { Ask, Seat, View } from '../ruleset.ts'
import { pendingOf, type State, suitToFollow, topId, winnerOf } from './state.ts'

/** Who is asked what: always the player on turn, until somebody has won. */
export function ask(state: State): Ask {
  const { step, turn } = state
  if (step.kind === 'over') return { kind: 'over', who: [], must: false, params: { winner: step.winner } }
  const params = {
    who: turn,
    top: topId(state),
    suit: suitToFollow(state),
    called: state.called ?? '',
    pending: pendingOf(state),
    plays: step.kind === 'again' ? step.plays : 1,
  }
  return { kind: step.kind, who: [turn], must: true, params }
}

/** What everybody at the table may know. */
export function view(state: State, names: readonly string[]): View {
  const name = (seat: Seat | null): string | null => (seat === null ? null : (names[seat] ?? ''))
  const asked = ask(state)
  const winner = winnerOf(state)
  return {
    turn: winner === null ? name(state.turn) : null,
    ask: { kind: asked.kind, who: asked.who.map((seat) => names[seat] ?? '') },
    top: topId(state),
    suit: suitToFollow(state),
    direction: directionName(state.direction),
    pending: pendingOf(state),
    stock: state.stock,
    players: state.hands.map((hand, seat) => ({ name: names[seat] ?? '', hand })),
    winner: name(winner),
  }
}
