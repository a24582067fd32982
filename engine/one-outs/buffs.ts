/** The Buff rules: on which cards a Buff may go, and how many. */

import type { Faults } from '../faults.ts'
import type { Rulings, Seat } from '../ruleset.ts'
import { cardOf, cards } from './cards.ts'
import { NO_CARDS } from './state.ts'

/**
 * Adds what speaks against these Buffs on these other cards: `buff.nark`, `buff.four-eggs`, `buff.attack-only`,
 * `buff.one`.
 * @param follows whether a Noogie or Bite may carry one here (ruling `buff-follow-up`)
 */
export function judgeBuffs(
  state: { readonly rulings: Rulings },
  faults: Faults,
  who: Seat,
  buffs: readonly string[],
  others: readonly string[],
  follows = false,
): void {
  if (others.includes('nark')) faults.add('buff.nark', { who, cards: buffs })
  if (others.includes('four-eggs')) faults.add('buff.four-eggs', { who, cards: buffs })
  const wrong = others.find((id) => !carries(state.rulings, id, follows))
  if (wrong !== undefined) faults.add('buff.attack-only', { who, card: wrong })
  const most = state.rulings.buffs === 'stack' ? new Set(buffs).size : 1
  if (buffs.length > most) faults.add('buff.one', { who, cards: buffs, on: others })
}

function carries(rulings: Rulings, id: string, follows: boolean): boolean {
  if (id === 'grab') return rulings['buff-grab'] === 'yes'
  const form = cardOf(id)?.attack
  if (form === 'follow-up') return follows
  if (form === 'hacky') return rulings['buff-hacky-sack'] !== 'no'
  return form !== undefined
}

const BUFFS: readonly string[] = cards.filter((card) => card.buff !== undefined).map((card) => card.id)

// There are two of them: looking along so short a list is quicker than a look-up by name.
const isBuff = (id: string): boolean => BUFFS.includes(id)

/** The Buffs among these cards. */
export function buffsOf(ids: readonly string[]): readonly string[] {
  return ids.some(isBuff) ? ids.filter(isBuff) : NO_CARDS
}

/** These cards without their Buffs. */
export function withoutBuffs(ids: readonly string[]): readonly string[] {
  return ids.some(isBuff) ? ids.filter((id) => !isBuff(id)) : ids
}
