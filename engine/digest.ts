/**
 * What a session comes to, small enough to lie beside it: who won, how everybody fared, what was played, and the
 * words of its log. Many sessions are counted and searched by it without replaying any of them.
 */
import { foldName } from './record/names.ts'
import type { BaseState, Ruleset, Seat } from './ruleset.ts'
import type { GameEntry, Timeline } from './session.ts'
import { type Out, statistics } from './statistics.ts'

/** Rises when a digest means something else; one of another version is made anew from the log. */
export const DIGEST_VERSION = 2

/** How one player fared. */
interface SeatDigest {
  /** From 1; players who fared alike share a place. Only of meaning once the session is over. */
  readonly place: number
  /** The turn in which the player was put out; null for one who never was. */
  readonly out: number | null
  /** HP that each seat lost to this player's cards. */
  readonly dealt: readonly number[]
  /** HP lost to cards, whoever played them. */
  readonly taken: number
  /** Cards played, those that the table let stand included. */
  readonly cards: number
  /** Card ids and how often each was played, most first. */
  readonly played: readonly (readonly [card: string, times: number])[]
}

/** What is kept of a session beside it. */
export interface Digest {
  readonly v: number
  readonly over: boolean
  readonly winner: Seat | null
  /** Whether players have HP in this game, so that damage means something. */
  readonly hp: boolean
  /** In seat order. */
  readonly seats: readonly SeatDigest[]
  /** Every word of the log once: cards, answers, details, kinds of corrections, `overruled`, `refused`. See `searchable`. */
  readonly words: string
}

/** Digests a folded session. Entries that no longer hold count for nothing, but their words can still be found. */
export function digest<State extends BaseState>(
  game: Ruleset<State>,
  timeline: Timeline<State>,
  names: readonly string[],
): Digest {
  const view = game.view(timeline.now, names)
  const winner = view.winner === null ? -1 : names.indexOf(view.winner)
  const numbers = statistics(timeline, names.length).seats
  const ranks = numbers.map(({ out }, seat) => rankOf(out, seat === winner))
  return {
    v: DIGEST_VERSION,
    over: view.turn === null,
    winner: winner < 0 ? null : winner,
    hp: view.players.some((player) => Object.hasOwn(player, 'hp')),
    seats: numbers.map(({ out, dealtTo, taken, cards, played }, seat) => ({
      place: 1 + ranks.filter((rank) => rank < (ranks[seat] ?? 0)).length,
      out: out === undefined || out.escaped ? null : out.turn,
      dealt: dealtTo,
      taken,
      cards,
      played: [...played].sort((one, other) => other[1] - one[1]),
    })),
    words: wordsOf(
      game,
      timeline.lines.map((line) => line.entry),
    ),
  }
}

/** More than ever leave a game. */
const FAR = 1e9

/** Less is better: who won, who escaped first, who is still in, who was put out last. */
function rankOf(out: Out | undefined, won: boolean): number {
  if (won) return Number.NEGATIVE_INFINITY
  if (out === undefined) return 0
  return out.escaped ? out.before - FAR : FAR - out.before
}

/** A word as it is searched for: without case, hyphens and apostrophes, so that `slowmo` finds Slow-mo Dodge. */
export function searchable(text: string): string {
  return foldName(text).replace(/['’`\u2010-\u2015-]+/g, '')
}

function wordsOf<State extends BaseState>(game: Ruleset<State>, entries: readonly GameEntry[]): string {
  const cards = new Set<string>()
  const said = new Set<string>()
  for (const entry of entries) {
    if (entry.kind !== 'move') said.add(entry.kind)
    if (entry.kind === 'correction') {
      said.add(entry.fix.kind)
      continue
    }
    const { word, targets = [], details = {} } = entry.move
    for (const card of entry.move.cards) cards.add(card)
    for (const { card } of targets) if (card !== undefined) cards.add(card)
    if (word !== undefined) said.add(word)
    for (const detail of Object.values(details).flat()) if (typeof detail === 'string') said.add(detail)
  }
  const names = new Map(game.cards.map((card) => [card.id, card.name]))
  const found = new Set([...cards].map((card) => searchable(names.get(card) ?? card)))
  // `no-attack-card` is shown with spaces, and may be typed either way.
  for (const one of said) found.add(searchable(one)).add(searchable(one.replaceAll('-', ' ')))
  return [...found].join('\n')
}
