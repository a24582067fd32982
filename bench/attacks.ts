/**
 * The core of One-Outs in both engines: an attack at somebody, an answer to it (a dodge or the damage), out at 0 HP, the
 * turn goes on clockwise. Ours judges every declaration against all rules, with citations, and then plays it.
 */

import type { Game } from 'boardgame.io'
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js'
import { ruleset } from '../engine/one-outs/index.ts'
import type { State } from '../engine/one-outs/state.ts'
import type { Declaration } from '../engine/ruleset.ts'
import { randomOf } from '../test/engine/conformance/random.ts'
import { begun, setupOf } from './begun.ts'
import { atLeast, type Candidate, type Result, rates } from './measure.ts'
import { type Peer, peerOf } from './peer.ts'

const PLAYERS = 4
const HP = 7
const DAMAGE: Readonly<Record<string, number>> = {
  jab: 2,
  'crane-kick': 2,
  hopoate: 3,
  'nipple-gripple': 1,
  'king-hit': 6,
}

interface Simple {
  hp: number[]
  pending: { damage: number } | null
}

const isIn = (game: Simple, seat: number): boolean => (game.hp[seat] ?? 0) > 0

/** As boardgame.io's documentation writes such a game: its turn order, a stage for the victim, its end of a game. */
const documented: Game<Simple> = {
  setup: () => ({ hp: new Array<number>(PLAYERS).fill(HP), pending: null }),
  turn: {
    order: {
      first: () => 0,
      next({ G, ctx }) {
        let next = ctx.playOrderPos
        do next = (next + 1) % PLAYERS
        while (!isIn(G, next))
        return next
      },
    },
    stages: {
      defend: {
        moves: {
          take({ G, playerID, events }) {
            const seat = Number(playerID)
            if (G.pending === null) return INVALID_MOVE
            G.hp[seat] = Math.max(0, (G.hp[seat] ?? 0) - G.pending.damage)
            G.pending = null
            events.endTurn()
          },
          dodge({ G, events }) {
            G.pending = null
            events.endTurn()
          },
        },
      },
    },
  },
  moves: {
    attack({ G, playerID, events }, card: string, at: number) {
      const damage = DAMAGE[card]
      if (damage === undefined || at === Number(playerID) || !isIn(G, at)) return INVALID_MOVE
      G.pending = { damage }
      events.setActivePlayers({ value: { [at]: 'defend' } })
    },
  },
  endIf: ({ G }) => (G.hp.filter((hp) => hp > 0).length === 1 ? { winner: G.hp.findIndex((hp) => hp > 0) } : undefined),
}

interface Flat {
  hp: number[]
  turn: number
  pending: { at: number; damage: number } | null
}

/** The least that boardgame.io can be asked to do: everybody may always move, whose turn it is the moves keep themselves. */
const flat: Game<Flat> = {
  setup: () => ({ hp: new Array<number>(PLAYERS).fill(HP), turn: 0, pending: null }),
  turn: { activePlayers: { all: Stage.NULL } },
  moves: {
    attack({ G, playerID }, card: string, at: number) {
      const by = Number(playerID)
      const damage = DAMAGE[card]
      if (G.pending !== null || by !== G.turn || damage === undefined) return INVALID_MOVE
      if (at === by || !((G.hp[at] ?? 0) > 0)) return INVALID_MOVE
      G.pending = { at, damage }
    },
    take({ G, playerID }) {
      const { pending } = G
      if (pending === null || Number(playerID) !== pending.at) return INVALID_MOVE
      G.hp[pending.at] = Math.max(0, (G.hp[pending.at] ?? 0) - pending.damage)
      passTurn(G)
    },
    dodge({ G, playerID }) {
      if (G.pending === null || Number(playerID) !== G.pending.at) return INVALID_MOVE
      passTurn(G)
    },
  },
  endIf: ({ G }) => (G.hp.filter((hp) => hp > 0).length === 1 ? { winner: G.hp.findIndex((hp) => hp > 0) } : undefined),
}

function passTurn(game: Flat): void {
  game.pending = null
  do game.turn = (game.turn + 1) % PLAYERS
  while (game.hp[game.turn] === 0)
}

/** One declaration, as either engine hears it. */
interface Said {
  readonly declaration: Declaration
  readonly move: string
  readonly args: readonly unknown[]
  readonly player: string
}

function start(): State {
  return begun(ruleset, setupOf(['Ann', 'Ben', 'Cas', 'Dot'], { hp: String(HP) }))
}

/** Games from first to last declaration. */
function randomGames(count: number): Said[][] {
  const random = randomOf(7)
  return Array.from({ length: count }, () => {
    const game: Said[] = []
    let state = start()
    while (!state.over) {
      const by = state.turn
      const others = state.players.map((_, seat) => seat).filter((seat) => seat !== by && !state.players[seat]?.out)
      const at = random.pick(others)
      const card = random.pick(Object.keys(DAMAGE))
      const dodge = random.chance(0.3)
      const said: Said[] = [
        {
          declaration: { seat: by, cards: [card], targets: [{ seat: at }] },
          move: 'attack',
          args: [card, at],
          player: String(by),
        },
        dodge
          ? { declaration: { seat: at, cards: ['dodge'] }, move: 'dodge', args: [], player: String(at) }
          : { declaration: { seat: at, cards: [], word: 'take' }, move: 'take', args: [], player: String(at) },
      ]
      for (const one of said) {
        if (!ruleset.judge(state, one.declaration).legal) throw new Error('an illegal declaration in the bench')
        state = ruleset.play(state, one.declaration)
        game.push(one)
      }
    }
    return game
  })
}

export function attacks(): Result[] {
  const games = randomGames(40)
  const few = games.slice(0, 8)
  const byDocumentation = peerOf(documented, PLAYERS)
  const atLeastCost = peerOf(flat, PLAYERS)
  const own: Candidate = {
    name: 'own',
    round() {
      let plays = 0
      for (let time = 0; time < 20; time++) for (const game of games) plays += played(game)
      return plays
    },
  }
  const theirs = <G extends { readonly hp: number[] }>(name: string, peer: Peer<G>): Candidate => {
    for (const game of few) sameHp(game, peer)
    return {
      name,
      round() {
        let plays = 0
        for (const game of few) {
          let state = peer.start()
          for (const { move, args, player } of game) state = peer.move(state, move, args, player)
          if (state.ctx.gameover === undefined) throw new Error('boardgame.io did not play to the end')
          plays += game.length
        }
        return plays
      },
    }
  }
  const [ours = 0, usual = 0, least = 0] = rates(
    9,
    own,
    theirs('as documented', byDocumentation),
    theirs('at the least cost', atLeastCost),
  )
  return [
    { what: 'One-Outs: plays judged with citations', value: ours, unit: '/s' },
    { what: 'the same in boardgame.io 0.50.2, written as documented', value: usual, unit: '/s' },
    { what: 'times as fast', value: ours / usual, unit: '×', goal: atLeast(100, ours / usual, 'at least 100×') },
    { what: 'the same in boardgame.io, turns kept by hand', value: least, unit: '/s' },
    { what: 'times as fast', value: ours / least, unit: '×' },
  ]
}

/** Judges and plays a whole game; says how many plays that was. */
function played(game: readonly Said[]): number {
  let state = start()
  for (const { declaration } of game) {
    const verdict = ruleset.judge(state, declaration)
    if (!verdict.legal || verdict.rules.length === 0) throw new Error('not judged')
    state = ruleset.play(state, declaration)
  }
  if (!state.over) throw new Error('not played to the end')
  return game.length
}

/** The comparison is one only if both come to the same. */
function sameHp<G extends { readonly hp: number[] }>(game: readonly Said[], peer: Peer<G>): void {
  let own = start()
  let other = peer.start()
  for (const { declaration, move, args, player } of game) {
    own = ruleset.play(own, declaration)
    other = peer.move(other, move, args, player)
    if (own.players.some(({ hp }, seat) => hp !== other.G.hp[seat])) throw new Error('the engines differ')
  }
}
