/** Games in which the cards in hand are what counts: the number on a tile, and what is heard of an entry. */
import { happenedSentence } from '../../engine/sentences.ts'
import type { Count, Moment } from './pieces.ts'
import { words } from './words.ts'

/** The cards in hand as the number of a tile; without any of them a player has no cards left. */
export const handCount: Count = {
  key: 'hand',
  correction: 'hand',
  unit: (count) => words.value.hand.unit(count),
  end: (count) => (count === 0 ? words.value.hand.none : undefined),
}

/** What the last entry did besides changing hands, of these kinds, a sentence each: the table hears it before the question. */
export function toldOf({ state, text, say }: Moment, kinds: ReadonlySet<string>): readonly string[] {
  return state.happened.filter(({ kind }) => kinds.has(kind)).map((one) => `${happenedSentence(one, text, say)}.`)
}
