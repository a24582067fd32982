/**
 * What a session comes to, small enough to lie beside it: who won, how everybody fared, what was played, and the
 * words of its log. Many sessions are counted and searched by it without replaying any of them.
 */
import { foldName } from './record/names.ts'
import type { BaseState, Ruleset, Seat } from './ruleset.ts'
import type { GameEntry, Timeline } from './session.ts'
import { statistics } from './statistics.ts'

/** Rises when a digest means something else; one of another version is made anew from the log. */
export const DIGEST_VERSION = 1

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
  const dealt = names.map(() => names.map(() => 0))
  const played = names.map(() => new Map<string, number>())
  const ends = names.map((): End => ({ kind: 'in', nth: 0 }))
  let nth = 0
  for (const { entry, holds, after } of timeline.lines) {
    if (!holds || entry.kind === 'refused') continue
    if (entry.kind !== 'correction' && entry.move.seat !== null) {
      const own = played[entry.move.seat]
      for (const card of entry.move.cards) own?.set(card, (own.get(card) ?? 0) + 1)
    }
    for (const { kind, seat, by, change = 0 } of after.happened) {
      if (kind === 'out' || kind === 'escape') ends[seat] = { kind, nth: nth++ }
      if (kind !== 'hp') continue
      if (change > 0) ends[seat] = { kind: 'in', nth: 0 }
      const row = by === undefined || by === seat || entry.kind === 'correction' ? undefined : dealt[by]
      if (row !== undefined && change < 0) row[seat] = (row[seat] ?? 0) - change
    }
  }
  const numbers = statistics(timeline, names.length).seats
  const ranks = ends.map((end, seat) => rankOf(end, seat === winner))
  return {
    v: DIGEST_VERSION,
    over: view.turn === null,
    winner: winner < 0 ? null : winner,
    hp: view.players.some((player) => Object.hasOwn(player, 'hp')),
    seats: names.map((_, seat) => ({
      place: 1 + ranks.filter((rank) => rank < (ranks[seat] ?? 0)).length,
      out: ends[seat]?.kind === 'out' ? (numbers[seat]?.out?.turn ?? null) : null,
      dealt: dealt[seat] ?? [],
      taken: numbers[seat]?.taken ?? 0,
      cards: numbers[seat]?.cards ?? 0,
      played: [...(played[seat] ?? [])].sort((one, other) => other[1] - one[1]),
    })),
    words: wordsOf(
      game,
      timeline.lines.map((line) => line.entry),
    ),
  }
}

interface End {
  readonly kind: 'in' | 'out' | 'escape'
  /** Which of them came first. */
  readonly nth: number
}

/** Less is better: who won, who escaped first, who is still in, who was put out last. */
function rankOf({ kind, nth }: End, won: boolean): number {
  if (won) return Number.NEGATIVE_INFINITY
  return kind === 'escape' ? nth - 1e9 : kind === 'in' ? 0 : 1e9 - nth
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
