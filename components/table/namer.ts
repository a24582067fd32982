/** Turns seats and card ids into the words of a table. */
import type { GameText, Namer } from '../../engine/text.ts'
import { list } from '../shared/words.ts'
import type { Moment } from './pieces.ts'
import { words } from './words.ts'

/** The namer of a table: the names are as the set-up has them, the cards as the game's text table. */
export function namer(text: GameText, names: readonly string[]): Namer {
  return {
    player: (seat) => names[seat] ?? words.value.nobody,
    card: (id) => cardName(text, id),
    list,
  }
}

/** What a game calls a card; its id where it knows no such card: in what was typed or brought in anything may stand. */
export function cardName({ cards }: Pick<GameText, 'cards'>, id: string): string {
  return Object.hasOwn(cards, id) ? (cards[id]?.name ?? id) : id
}

/** A card or word as the table calls it. */
export function nameOf({ text }: Moment, id: string): string {
  return Object.hasOwn(text.words, id) && !Object.hasOwn(text.cards, id) ? (text.words[id] ?? id) : cardName(text, id)
}
