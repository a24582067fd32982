/** What is asked, and the public summary of docs/record.md. */
import type { Ask, Seat, View } from '../ruleset.ts'
import { handLimit, type State, topOf } from './state.ts'
import { kindOf } from './steps/kinds.ts'

/** Who is asked what. */
export function ask(state: State): Ask {
  if (state.over) return { kind: 'over', who: [], must: false, params: { winner: state.winner ?? -1 } }
  const step = topOf(state)
  if (step === undefined) return { kind: 'turn', who: [state.turn], must: true, params: { who: state.turn } }
  const kind = kindOf(step)
  return { kind: ASKS[step.kind] ?? step.kind, who: kind.who(step), must: kind.must, params: kind.params(step) }
}

/** docs/record.md's names of the asks, where a step's own name is another. */
const ASKS: Readonly<Record<string, string>> = { strike: 'defend' }

/** What everybody at the table may know. */
export function view(state: State, names: readonly string[]): View {
  const name = (seat: Seat): string => names[seat] ?? ''
  const asked = ask(state)
  return {
    turn: state.over ? null : name(state.turn),
    ask: { kind: asked.kind, who: asked.who.map(name) },
    limit: handLimit(state),
    suddenDeath: handLimit(state) === 3,
    players: state.players.map((player, seat) => ({
      name: name(seat),
      hp: player.hp,
      hand: player.hand,
      skateboards: [...player.boards],
      out: player.out,
    })),
    winner: state.winner === null ? null : name(state.winner),
  }
}
