/** Facts that every game lets a record assert. */
import type { Ask, Fact, Seat } from '../ruleset.ts'

/** How a record writes that there is nobody, or nothing. */
export const NONE = 'none'

/** `= ask defend Dave`: what is asked, and whom. */
export function askFact<State>(ask: (state: State) => Ask): Fact<State> {
  return {
    of: 'table',
    value: 'text',
    read(state, _seat, names) {
      const { kind, who } = ask(state)
      return [kind, who.map((seat) => names[seat] ?? '').join(', ')].join(' ').trim()
    },
  }
}

/** `= turn Dave`, `= winner none`: one player, or nobody. */
export function playerFact<State>(of: (state: State) => Seat | null): Fact<State> {
  return {
    of: 'table',
    value: 'player',
    read(state, _seat, names) {
      const seat = of(state)
      return seat === null ? NONE : (names[seat] ?? '')
    },
  }
}
