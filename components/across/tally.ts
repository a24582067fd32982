/** What many sessions add up to: by player, and by every two players who met. Fed a session at a time. */
import type { Digest } from '../../engine/digest.ts'
import type { StoredSession } from '../../store/sessions.ts'

/** What a player's sessions add up to. */
export interface PlayerTally {
  /** As it was written in the newest session. */
  readonly name: string
  readonly sessions: number
  /** Sessions that were played to their end: what wins and places are counted in. */
  readonly finished: number
  readonly wins: number
  /** Average place in finished sessions, from 1; undefined where none is finished. */
  readonly place: number | undefined
  /** Average turn in which the player was put out; undefined where that never happened. */
  readonly out: number | undefined
  /** HP, in sessions of games that have HP; undefined where there are none. */
  readonly dealt: number | undefined
  readonly taken: number | undefined
  readonly cards: number
  /** The most played cards. */
  readonly most: readonly { readonly game: string; readonly card: string; readonly times: number }[]
}

/** How two players fared in the sessions that both played in. */
export interface Meeting {
  readonly sessions: number
  readonly finished: number
  /** Finished sessions that the one or the other won. */
  readonly wins: readonly [number, number]
  /** Finished sessions in which the one or the other had the better place. */
  readonly better: readonly [number, number]
  /** HP that the one lost the other; undefined where they met in no game with HP. */
  readonly dealt: readonly [number, number] | undefined
}

interface Sums {
  name: string
  sessions: number
  finished: number
  wins: number
  places: number
  outs: number
  outTurns: number
  withHp: number
  dealt: number
  taken: number
  cards: number
  /** By game, then by card. */
  readonly played: Map<string, Map<string, number>>
}

interface Pair {
  sessions: number
  finished: number
  readonly wins: [number, number]
  readonly better: [number, number]
  withHp: number
  readonly dealt: [number, number]
}

/** How many of the most played cards are named. */
const MOST = 3

/** Adds up sessions. */
export class Tally {
  readonly #players = new Map<string, Sums>()
  /** By the two folded names, the earlier in the alphabet outside. */
  readonly #pairs = new Map<string, Map<string, Pair>>()

  /** Adds a session. The newest come first: a name stays as it was written in the first one added. */
  add({ game, head, players }: StoredSession, digest: Digest): void {
    for (const [seat, own] of digest.seats.entries()) {
      const key = players[seat]
      if (key === undefined) continue
      const sums = entry(this.#players, key, () => noSums(head.setup.players[seat] ?? key))
      sums.sessions += 1
      if (digest.over) {
        sums.finished += 1
        sums.places += own.place
        if (digest.winner === seat) sums.wins += 1
      }
      if (own.out !== null) {
        sums.outs += 1
        sums.outTurns += own.out
      }
      if (digest.hp) {
        sums.withHp += 1
        sums.dealt += own.dealt.reduce((sum, one) => sum + one, 0)
        sums.taken += own.taken
      }
      sums.cards += own.cards
      const cards = entry(sums.played, game, () => new Map<string, number>())
      for (const [card, times] of own.played) cards.set(card, (cards.get(card) ?? 0) + times)
      for (const [other, theirs] of digest.seats.entries()) {
        const otherKey = players[other]
        // Each two once.
        if (otherKey === undefined || !(key < otherKey)) continue
        const pair = entry(
          entry(this.#pairs, key, () => new Map<string, Pair>()),
          otherKey,
          noPair,
        )
        pair.sessions += 1
        if (digest.over) {
          pair.finished += 1
          if (digest.winner === seat) pair.wins[0] += 1
          if (digest.winner === other) pair.wins[1] += 1
          if (own.place < theirs.place) pair.better[0] += 1
          if (theirs.place < own.place) pair.better[1] += 1
        }
        if (!digest.hp) continue
        pair.withHp += 1
        pair.dealt[0] += own.dealt[other] ?? 0
        pair.dealt[1] += theirs.dealt[seat] ?? 0
      }
    }
  }

  /** Every player, who played most first, then by name. */
  players(): readonly PlayerTally[] {
    return [...this.#players.values()]
      .map((sums) => ({
        name: sums.name,
        sessions: sums.sessions,
        finished: sums.finished,
        wins: sums.wins,
        place: sums.finished === 0 ? undefined : sums.places / sums.finished,
        out: sums.outs === 0 ? undefined : sums.outTurns / sums.outs,
        dealt: sums.withHp === 0 ? undefined : sums.dealt,
        taken: sums.withHp === 0 ? undefined : sums.taken,
        cards: sums.cards,
        most: [...sums.played]
          .flatMap(([game, cards]) => [...cards].map(([card, times]) => ({ game, card, times })))
          .sort((one, other) => other.times - one.times)
          .slice(0, MOST),
      }))
      .sort((one, other) => other.sessions - one.sessions || one.name.localeCompare(other.name))
  }

  /** How two players, by folded name, fared where both played; undefined where they never met. */
  meeting(one: string, other: string): Meeting | undefined {
    const turned = other < one
    const pair = turned ? this.#pairs.get(other)?.get(one) : this.#pairs.get(one)?.get(other)
    if (pair === undefined) return undefined
    const sides = ([first, second]: readonly [number, number]) =>
      turned ? ([second, first] as const) : ([first, second] as const)
    return {
      sessions: pair.sessions,
      finished: pair.finished,
      wins: sides(pair.wins),
      better: sides(pair.better),
      dealt: pair.withHp === 0 ? undefined : sides(pair.dealt),
    }
  }
}

function entry<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

function noSums(name: string): Sums {
  return {
    ...{ name, sessions: 0, finished: 0, wins: 0, places: 0, outs: 0, outTurns: 0 },
    ...{ withHp: 0, dealt: 0, taken: 0, cards: 0, played: new Map() },
  }
}

function noPair(): Pair {
  return { sessions: 0, finished: 0, wins: [0, 0], better: [0, 0], withHp: 0, dealt: [0, 0] }
}
