/** Timelines of a made-up game: what counts of what happened depends on no game that there is. */
import type { BaseState, Happening, Ruleset } from '../../engine/ruleset.ts'
import type { GameEntry, Timeline } from '../../engine/session.ts'

/** Cas, in seat 2, lays a card at Ben. */
export const CARD: GameEntry = { kind: 'move', move: { seat: 2, cards: ['rock'] } }
export const FIX: GameEntry = { kind: 'correction', fix: { kind: 'hp', seat: 1, value: 1 } }

type Told = readonly [entry: GameEntry, ...happened: Happening[]]

/** A timeline in which entry by entry just this happened, each in the next turn. */
export function told(...lines: readonly Told[]): Timeline {
  const state = (turnNumber: number, happened: readonly Happening[]): BaseState => ({
    rulings: {},
    turnNumber,
    happened,
  })
  const after = lines.map(([, ...happened], nth) => state(nth + 2, happened))
  const start = state(1, [])
  return {
    start,
    lines: lines.map(([entry], seq) => ({
      ...{ seq, root: seq, entry, verdict: undefined, holds: true, problem: undefined },
      after: after[seq] ?? start,
    })),
    now: after.at(-1) ?? start,
    ...{ undoable: lines.length, redoable: 0, undoes: undefined, redoes: undefined },
  }
}

/** A game that is seen like this. */
export function seen(view: { winner?: string; turn?: string | null; hp?: boolean }): Ruleset {
  const players = ['Ann', 'Ben', 'Cas'].map((name) => ({ name, ...(view.hp === false ? {} : { hp: 5 }) }))
  return {
    cards: [{ id: 'rock', name: 'Big Rock', group: '' }],
    view: () => ({ turn: view.turn ?? null, ask: { kind: '', who: [] }, players, winner: view.winner ?? null }),
  } as unknown as Ruleset
}

/** The same of which a part is not known. */
export function without(one: Happening, key: 'by' | 'card' | 'change'): Happening {
  const { [key]: _, ...rest } = one
  return rest as Happening
}
