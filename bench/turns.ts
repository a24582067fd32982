/** A million random turns of One Card, judged and played, and the same turns in boardgame.io. */
import type { Game } from 'boardgame.io'
import { INVALID_MOVE, Stage } from 'boardgame.io/dist/cjs/core.js'
import { cardOf, cards, type PlayingCard, suits } from '../engine/one-card/cards.ts'
import { ruleset } from '../engine/one-card/index.ts'
import type { State } from '../engine/one-card/state.ts'
import type { Declaration } from '../engine/ruleset.ts'
import { type Random, randomOf } from '../test/engine/conformance/random.ts'
import { begun } from './begun.ts'
import { millis, type Result, rates } from './measure.ts'
import { peerOf } from './peer.ts'

const TURNS = 1_000_000
/** So many different turns are played over and over: a million of them at once would measure the memory. */
const DIFFERENT = 50_000
const PLAYERS = 3
const HAND = 5

interface Session {
  readonly top: string
  readonly moves: readonly Declaration[]
}

function start(top: string): State {
  return begun(ruleset, { players: ['Ann', 'Ben', 'Cas'], dealer: 0, options: { top } })
}

/** A legal turn: mostly a card that follows, sometimes a draw. */
function randomMove(state: State, random: Random): Declaration {
  for (let tries = 0; tries < 12; tries++) {
    const card = random.pick(cards)
    const calls = card.rank === '7' ? { details: { calls: random.pick(suits) } } : {}
    const move = { seat: state.turn, cards: [card.id], ...calls }
    if (ruleset.judge(state, move).legal) return move
  }
  return { seat: state.turn, cards: [], word: 'draw' }
}

function randomSessions(): Session[] {
  const random = randomOf(11)
  const sessions: Session[] = []
  for (let turns = 0; turns < DIFFERENT; ) {
    const top = random.pick(cards).id
    const moves: Declaration[] = []
    for (let state = start(top); state.step.kind !== 'over' && moves.length < 500; ) {
      const move = randomMove(state, random)
      moves.push(move)
      state = ruleset.play(state, move)
    }
    turns += moves.length
    sessions.push({ top, moves })
  }
  return sessions
}

/** One Card with its usual rulings and without calls, as one would write it for boardgame.io. */
interface Simple {
  hands: number[]
  stock: number
  discard: string[]
  called: string | null
  turn: number
  direction: 1 | -1
  pending: number
  winner: number | null
}

function simpleGame(top: string): Game<Simple> {
  return {
    setup: () => ({
      hands: new Array<number>(PLAYERS).fill(HAND),
      stock: cards.length - PLAYERS * HAND - 1,
      discard: [top],
      called: null,
      turn: PLAYERS - 1,
      direction: -1,
      pending: 0,
      winner: null,
    }),
    turn: { activePlayers: { all: Stage.NULL } },
    moves: {
      card({ G, playerID }, id: string, calls?: string) {
        const by = Number(playerID)
        const card = cardOf(id)
        const under = cardOf(G.discard[G.discard.length - 1] ?? '')
        if (by !== G.turn || card === undefined || under === undefined || G.discard.includes(id)) return INVALID_MOVE
        if (G.pending > 0 && card.damage === 0) return INVALID_MOVE
        if (card.rank === '7' && calls === undefined) return INVALID_MOVE
        if (!follows(card, under, G.called, G.pending > 0)) return INVALID_MOVE
        G.discard.push(id)
        G.called = calls ?? null
        G.pending += card.damage
        const left = (G.hands[by] ?? 0) - 1
        G.hands[by] = left
        if (left === 0) G.winner = by
        else if (card.rank === 'Q') G.direction = G.direction === 1 ? -1 : 1
        if (left > 0 && card.rank !== 'K') pass(G, card.rank === 'J' ? 2 : 1)
      },
      draw({ G, playerID }) {
        const by = Number(playerID)
        if (by !== G.turn) return INVALID_MOVE
        const wanted = Math.max(1, G.pending)
        if (G.stock < wanted) {
          G.stock += G.discard.length - 1
          G.discard = G.discard.slice(-1)
        }
        const drawn = Math.min(wanted, G.stock)
        G.stock -= drawn
        G.hands[by] = (G.hands[by] ?? 0) + drawn
        const attacked = G.pending > 0
        G.pending = 0
        if (!attacked) pass(G, 1)
      },
    },
    endIf: ({ G }) => (G.winner === null ? undefined : { winner: G.winner }),
  }
}

function pass(game: Simple, places: number): void {
  game.turn = (game.turn + game.direction * places + PLAYERS * 2) % PLAYERS
}

function follows(card: PlayingCard, under: PlayingCard, called: string | null, attacked: boolean): boolean {
  if (card.rank === '7' && !attacked) return true
  if (card.rank === 'joker' || under.rank === 'joker') {
    if (card.rank === under.rank) return attacked
    const colour = called === null ? under.colour : called === 'spades' || called === 'clubs' ? 'black' : 'red'
    return card.colour === colour
  }
  return card.rank === under.rank || card.suit === (called ?? under.suit)
}

/** A declaration as boardgame.io has it: the move, its arguments, who makes it. */
function asPeerHears({ seat, cards, word, details }: Declaration): [string, readonly unknown[], string] {
  return word === 'draw' ? ['draw', [], String(seat)] : ['card', [cards[0], details?.calls], String(seat)]
}

export function turns(): Result[] {
  const sessions = randomSessions()
  const peers = new Map(sessions.map(({ top }) => [top, peerOf(simpleGame(top), PLAYERS)]))
  const judgeAll = () => {
    let judged = 0
    for (const { top, moves } of sessions) {
      let state = start(top)
      for (const move of moves) {
        if (!ruleset.judge(state, move).legal) throw new Error('an illegal turn in the bench')
        state = ruleset.play(state, move)
        judged++
      }
    }
    return judged
  }
  const few = sessions.slice(0, Math.ceil(sessions.length / 40))
  const theirs = () => {
    let played = 0
    for (const { top, moves } of few) {
      const peer = peers.get(top)
      let state = peer?.start()
      for (const move of moves) {
        if (state === undefined || peer === undefined) throw new Error('no peer')
        state = peer.move(state, ...asPeerHears(move))
        played++
      }
    }
    return played
  }
  for (const session of few) same(session, peers.get(session.top))
  let judged = 0
  const took = millis(() => {
    while (judged < TURNS) judged += judgeAll()
  })
  const [own = 0, other = 0] = rates(5, { name: 'own', round: judgeAll }, { name: 'boardgame.io', round: theirs })
  const times = own / other
  return [
    {
      what: `One Card: ${(judged / 1e6).toFixed(2)} million random turns judged and played`,
      value: took / 1000,
      unit: 's',
    },
    { what: 'One Card: turns judged with citations', value: own, unit: '/s' },
    { what: 'the same turns in boardgame.io 0.50.2', value: other, unit: '/s' },
    { what: 'times as fast', value: times, unit: '×' },
  ]
}

/** The comparison is one only if both come to the same. */
function same({ top, moves }: Session, peer: ReturnType<typeof peerOf<Simple>> | undefined): void {
  let own = start(top)
  let other = peer?.start()
  for (const move of moves) {
    if (other === undefined || peer === undefined) return
    own = ruleset.play(own, move)
    other = peer.move(other, ...asPeerHears(move))
    if (own.hands.join() !== other.G.hands.join() || own.stock !== other.G.stock)
      throw new Error(`the engines differ after ${JSON.stringify(move)}: ${own.hands} and ${other.G.hands}`)
  }
}
