/** Turns seats and card ids into the words of a table. */
import type { GameText, Namer } from '../../engine/text.ts'
import { list } from '../shared/words.ts'
import type { Moment } from './pieces.ts'
import { words } from './words.ts'

/** The namer of a table: the names are as the set-up has them, the cards as the game's text table. */
export function namer(text: GameText, names: readonly string[]): Namer {
  return {
    player: (seat) => names[seat] ?? words.value.nobody,
    card: (id) => (Object.hasOwn(text.cards, id) ? (text.cards[id]?.name ?? id) : id),
    list,
  }
}

/** A card or word as the table calls it. */
export function nameOf({ text }: Moment, id: string): string {
  if (Object.hasOwn(text.cards, id)) return text.cards[id]?.name ?? id
  return Object.hasOwn(text.words, id) ? (text.words[id] ?? id) : id
}
