/** boardgame.io's reducer, called as its own client calls it, but without anything around it. */
import type { Game, State } from 'boardgame.io'
// Its `internal` entry is a folder, which Node does not import.
import { CreateGameReducer, InitializeGame } from 'boardgame.io/dist/cjs/internal.js'

export interface Peer<G> {
  start(): State<G>
  move(state: State<G>, name: string, args: readonly unknown[], player: string): State<G>
}

/** Undo, which copies every state, is off: the quickest way to run it. */
export function peerOf<G>(game: Game<G>, players: number): Peer<G> {
  const settled: Game<G> = { ...game, disableUndo: true }
  const reducer = CreateGameReducer({ game: settled })
  return {
    start: () => InitializeGame({ game: settled, numPlayers: players }),
    move(state, type, args, playerID) {
      const next = reducer(state, { type: 'MAKE_MOVE', payload: { type, args: [...args], playerID } })
      // The log of one move is handed to whoever listens; a reducer on its own must not pile it up.
      return { ...next, deltalog: [] }
    },
  }
}
