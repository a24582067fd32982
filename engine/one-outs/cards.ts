/** The deck as data. A new card is a row here and at most one step. */
import type { Card } from '../ruleset.ts'

/** How an Attack card works; `follow-up` cards need a Grab first. */
type AttackForm = 'plain' | 'haymaker' | 'eggs' | 'hacky' | 'nark' | 'follow-up'

/** A card with what is printed on it. */
export interface OneOutsCard extends Card {
  readonly group: 'attack' | 'defence' | 'utility' | 'buff'
  /** Set on every card of the Attack group. */
  readonly attack?: AttackForm
  /** Set on every card that answers an attack. */
  readonly defence?: 'dodge' | 'block'
  /** HP the victim loses; each, for eggs. */
  readonly damage: number
  /** HP it adds to an attack. */
  readonly buff?: number
  /** HP its player gains. */
  readonly heal?: number
  /** Printed "blocked or evaded", without "countered" (ruling `countered`). */
  readonly uncountered?: true
}

/** `eggs.four`: eggs in a throw. */
export const EGGS = 4

/** `skateboard.two-uses`: uses of a fresh Skateboard; a flipped one has one left. */
export const USES = 2

const plain = (id: string, name: string, damage: number): OneOutsCard => ({
  id,
  name,
  group: 'attack',
  attack: 'plain',
  damage,
})
const dodge = (id: string, name: string): OneOutsCard => ({ id, name, group: 'defence', defence: 'dodge', damage: 0 })

export const cards: readonly OneOutsCard[] = [
  { id: 'four-eggs', name: '4 Eggs', also: ['Four Eggs', 'Eggs'], group: 'attack', attack: 'eggs', damage: 1 },
  { id: 'bite', name: 'Bite', group: 'attack', attack: 'follow-up', damage: 1 },
  plain('crane-kick', 'Crane Kick', 2),
  { id: 'hacky-sack', name: 'Hacky Sack', also: ['Hacky'], group: 'attack', attack: 'hacky', damage: 1 },
  { id: 'haymaker', name: 'Haymaker', group: 'attack', attack: 'haymaker', damage: 4 },
  plain('hopoate', 'Hopoate', 3),
  plain('jab', 'Jab', 2),
  plain('king-hit', 'King Hit', 6),
  { ...plain('lunch-box', 'Lunch Box', 2), uncountered: true },
  { id: 'nark', name: 'Nark', group: 'attack', attack: 'nark', damage: 0 },
  plain('nipple-gripple', 'Nipple Gripple', 1),
  { id: 'noogie', name: 'Noogie', group: 'attack', attack: 'follow-up', damage: 1 },
  plain('sack-tap', 'Sack Tap', 2),
  { ...plain('skateboard', 'Skateboard', 3), defence: 'block' },
  { ...plain('tail-whip', 'Tail Whip', 4), uncountered: true },
  dodge('dodge', 'Dodge'),
  dodge('sidestep', 'Sidestep'),
  dodge('slippery-gypsy', 'Slippery Gypsy'),
  { ...dodge('slow-mo-dodge', 'Slow-mo Dodge'), also: ['Slo-mo Dodge', 'Slow-mo', 'Slo-mo'] },
  { id: 'fend', name: 'Fend', group: 'defence', defence: 'block', damage: 0 },
  {
    id: 'noodles',
    name: '2min Noodles',
    also: ['Noodles', 'Two minute Noodles', '2 minute Noodles'],
    group: 'utility',
    damage: 0,
    heal: 3,
  },
  { id: 'down-trow', name: 'Down Trow', group: 'utility', damage: 0 },
  { id: 'grab', name: 'Grab', group: 'utility', damage: 1 },
  { id: 'haka', name: 'Haka', group: 'buff', damage: 0, buff: 2 },
  { id: 'steroids', name: 'Steroids', group: 'buff', damage: 0, buff: 1 },
]

/** What a person calls a Skateboard besides the one that `Skateboard` means. The same card, another piece of it. */
export const ANOTHER = 'another-skateboard'

const byId = new Map<string, OneOutsCard>(cards.map((card) => [card.id, card]))
const another = byId.get('skateboard')
if (another !== undefined) byId.set(ANOTHER, { ...another, name: 'another Skateboard' })

/** The card of an id, `another-skateboard` included; undefined for anything else. */
export function cardOf(id: string): OneOutsCard | undefined {
  return byId.get(id)
}

/** The same for either way to name a Skateboard. */
export function isBoard(id: string): boolean {
  return id === 'skateboard' || id === ANOTHER
}

/** The id by which a card is cited: every Skateboard is one card. */
export function citedAs(id: string): string {
  return id === ANOTHER ? 'skateboard' : id
}

/** True for an Attack card that stands alone: what a Nark can use (`nark.usable`), and under ruling `hacky-keeps` a chain. */
export function standsAlone(card: OneOutsCard): boolean {
  return card.attack !== undefined && card.attack !== 'nark' && card.attack !== 'follow-up'
}
