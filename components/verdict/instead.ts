/** What would be legal instead of a refused declaration: the legal ways that are most like it. */

import { sameMove } from '../../engine/record/write.ts'
import type { Declaration, Way } from '../../engine/ruleset.ts'
import type { Moment, Pieces } from '../table/pieces.ts'

/** Most alternatives shown. */
const MOST_INSTEAD = 5

/**
 * Legal declarations by the same player, the most similar first: those that keep most of the cards said, then those
 * that keep the target, then those that add least; a game may know that two cards are alike. Where nothing is alike, whatever the player may do at all.
 */
export function instead({ ruleset, state }: Moment, pieces: Pieces, move: Declaration): readonly Way[] {
  const { seat } = move
  if (seat === null) return []
  const laid = move.cards.filter((card) => pieces.sticks(card))
  const found: { way: Way; like: number }[] = []
  for (const said of withoutSome(laid))
    for (const choice of ruleset.choices(state, seat, said))
      for (const way of choice.ways) {
        if (!way.verdict.legal || way.move.seat === null) continue
        if (found.some((one) => sameMove(one.way.move, way.move))) continue
        found.push({ way, like: likeness(way.move, move, pieces) })
      }
  const alike = found.filter((one) => one.like > 0)
  return (alike.length > 0 ? alike : found)
    .sort((one, other) => other.like - one.like)
    .slice(0, MOST_INSTEAD)
    .map((one) => one.way)
}

/** Every choice among some cards, all of them first. A declaration lays down very few of these. */
function withoutSome(cards: readonly string[]): string[][] {
  const [first, ...rest] = cards.slice(0, 3)
  if (first === undefined) return [[]]
  const others = withoutSome(rest)
  return [...others.map((one) => [first, ...one]), ...others]
}

/** How much of `wanted` a move keeps; 0 where it shares neither a card nor its word, nor has a card like one of them. */
function likeness(move: Declaration, wanted: Declaration, pieces: Pieces): number {
  const shared = wanted.cards.filter((card) => move.cards.includes(card)).length
  const word = move.word !== undefined && move.word === wanted.word ? 1 : 0
  const near = Math.max(
    0,
    ...move.cards.flatMap((card) => wanted.cards.map((other) => pieces.alike?.(card, other) ?? 0)),
  )
  if (shared + word + near === 0) return 0
  const added = move.cards.filter((card) => !wanted.cards.includes(card)).length
  const target = wanted.targets?.[0]?.seat
  const aimed = target !== undefined && move.targets?.[0]?.seat === target ? 1 : 0
  return shared * 4 + word * 4 + aimed * 3 + near - added
}
