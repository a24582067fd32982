/** What is asked, and the public summary of record.md. */
import { directionName } from '../direction.ts'
import { askFact, playerFact } from '../record/facts.ts'
import type { Ask, Fact, Seat, View } from '../ruleset.ts'
import { handOf, pendingOf, type State, suitToFollow, topId, winnerOf } from './state.ts'

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

/** What a record may assert. */
export const facts: Readonly<Record<string, Fact<State>>> = {
  hand: { of: 'player', value: 'number', read: (state, seat) => String(handOf(state, seat)) },
  turn: playerFact((state) => (winnerOf(state) === null ? state.turn : null)),
  ask: askFact(ask),
  winner: playerFact(winnerOf),
  top: { of: 'table', value: 'text', read: (state) => topId(state) },
  suit: { of: 'table', value: 'text', read: (state) => suitToFollow(state) },
  pending: { of: 'table', value: 'number', read: (state) => String(pendingOf(state)) },
  direction: { of: 'table', value: 'text', read: (state) => directionName(state.direction) },
  stock: { of: 'table', value: 'number', read: (state) => String(state.stock) },
}
