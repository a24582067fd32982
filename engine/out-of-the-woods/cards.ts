/** The cards of Out of the Woods. Houses and stories are the set-up's; a character card is told apart by what is said with it. */
import type { Card } from '../ruleset.ts'

/** A house and a story, whatever they are. */
export const CHARACTER = 'character'

/** Word of a declaration that lays all four characters of a story at once (`story.hand`). */
export const ALL_FOUR = 'all-four'

/** Characters of one story. */
export const STORY_CARDS = 4

/** Ids of the cards that are no character. */
export type ActionId = HitId | 'skip' | 'block' | 'reflect'

/** Ids of the cards that do something to one player and can be reflected. */
export type HitId = 'attack' | 'burden' | BedevilId

type BedevilId = 'bedevil-2' | 'bedevil-4'

/** Kinds of cards: how many there are of each, the source does not say. */
export const cards = [
  { id: CHARACTER, name: 'Character', group: 'character' },
  { id: 'attack', name: 'Attack', group: 'action' },
  { id: 'burden', name: 'Burden', group: 'action' },
  { id: 'skip', name: 'Skip', group: 'action' },
  { id: 'bedevil-2', name: 'Bedevil 2', also: ['Wild 2'], group: 'action' },
  { id: 'bedevil-4', name: 'Bedevil 4', also: ['Wild 4'], group: 'action' },
  { id: 'block', name: 'Block', group: 'answer' },
  { id: 'reflect', name: 'Reflect', group: 'answer' },
] as const satisfies readonly Card[]

/** Every card but the character. */
export const actions: readonly (Card & { readonly id: ActionId })[] = cards.filter((card) => card.id !== CHARACTER)

/** Whether an id is that of a card that is no character. */
export function isAction(id: string): id is ActionId {
  return actions.some((card) => card.id === id)
}

/** Whether a card is a Bedevil, of two or of four cards. */
export function isBedevil(id: string): id is BedevilId {
  return id === 'bedevil-2' || id === 'bedevil-4'
}

/** How many cards the player hit draws: `attack` two, `bedevil` as printed, any other card none. */
export function draws(id: ActionId): number {
  if (id === 'attack' || id === 'bedevil-2') return 2
  return id === 'bedevil-4' ? 4 : 0
}

/** The rule that says what a card is: its own id, for both Bedevils `bedevil`. */
export function ruleOf(id: ActionId): string {
  return isBedevil(id) ? 'bedevil' : id
}
