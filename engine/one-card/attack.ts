/** Attacks: `attack.answer`, `attack.adds`, `attack.draw`, `attack.then-turn`, and the rulings that bend them. */
import type { Rulings, Seat } from '../ruleset.ts'
import { cardOf } from './cards.ts'
import { CAP } from './rulings.ts'
import { AFTER_DRAW, type Draft, pendingOf, type State, topOf } from './state.ts'
import { draw } from './stock.ts'

/** Damage of a card, in cards to draw; 0 for one that is no attack card. */
function damageOf(card: string): number {
  return cardOf(card)?.damage ?? 0
}

/** `attack.answer`: the first card that is no answer to an attack. */
export function notAnAnswer(cards: readonly string[]): string | undefined {
  for (const card of cards) if (damageOf(card) === 0) return card
  return undefined
}

/** `attack.adds`: what is pending once these cards lie there; never above the cap (ruling `attack-cap`). */
export function pendingAfter(pending: number, cards: readonly string[], rulings: Rulings): number {
  let sum = pending
  for (const card of cards) sum += damageOf(card)
  return rulings['attack-cap'] === '20' ? Math.min(sum, CAP) : sum
}

/**
 * Ruling `attack-order` = `at-least`: whether an answer costs its player a card, being weaker than what it meets. Each
 * card is held against the one below it. With nothing pending there is nothing to answer.
 */
export function costsOne(state: State | Draft, cards: readonly string[]): boolean {
  if (state.rulings['attack-order'] !== 'at-least' || pendingOf(state) === 0) return false
  let below = topOf(state).damage
  for (const card of cards) {
    const damage = damageOf(card)
    if (damage < below) return true
    below = damage
  }
  return false
}

/** `attack.draw`, `attack.then-turn`: the whole pending damage at once, as far as there are cards; then the turn goes on. */
export function drawAttack(draft: Draft, seat: Seat): void {
  const pending = pendingOf(draft)
  draft.step = AFTER_DRAW
  draw(draft, seat, pending, 'attack')
}
