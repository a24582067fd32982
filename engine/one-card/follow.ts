/** What may lie on what: `follow`, `follow.seven`, `follow.joker-colour`, `follow.jokers`. */
import type { RuleId } from '../verdict.ts'
import { colourOf, type PlayingCard, type Suit } from './cards.ts'

/**
 * How a card goes on the top one: `seven` on anything, by `rank`, by `suit`, by the suit that was `called`, a `joker`
 * on its colour, its colour `on-joker`, one Joker as an answer to the other (`joker-meets`).
 */
export type How = 'seven' | 'rank' | 'suit' | 'called' | 'joker' | 'on-joker' | 'joker-meets'

/**
 * How a card follows; undefined where it does not.
 * @param called the suit a 7 on top asked for: it counts instead of that card's own
 * @param attacked whether the card is an answer to an attack
 */
export function howItFollows(
  card: PlayingCard,
  top: PlayingCard,
  called: Suit | null,
  attacked: boolean,
): How | undefined {
  if (card.rank === '7' && !attacked) return 'seven'
  if (card.rank === 'joker') {
    if (top.rank === 'joker') return attacked ? 'joker-meets' : undefined
    const suit = called ?? top.suit
    return suit !== null && colourOf(suit) === card.colour ? 'joker' : undefined
  }
  if (top.rank === 'joker') return card.colour === top.colour ? 'on-joker' : undefined
  if (card.rank === top.rank) return 'rank'
  if (card.suit === (called ?? top.suit)) return called === null ? 'suit' : 'called'
  return undefined
}

/** The rule that a card breaks which does not follow. */
export function ruleNotFollowed(card: PlayingCard, top: PlayingCard): RuleId {
  if (card.rank === 'joker' && top.rank === 'joker') return 'follow.jokers'
  return card.rank === 'joker' || top.rank === 'joker' ? 'follow.joker-colour' : 'follow'
}

/** The rule that lets a card follow so. */
export function ruleFollowed(how: How): RuleId {
  switch (how) {
    case 'seven':
      return 'follow.seven'
    case 'joker':
    case 'on-joker':
      return 'follow.joker-colour'
    case 'joker-meets':
      return 'follow.jokers'
    default:
      return 'follow'
  }
}
