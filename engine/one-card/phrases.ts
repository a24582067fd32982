/** How typed meanings make a One Card declaration: who, which cards, which suit is called, who is called out. */
import { lexiconOf, type Token, type Vocabulary } from '../phrase/lexicon.ts'
import type { Phrasing } from '../phrase/phrase.ts'
import type { Declaration, Seat } from '../ruleset.ts'
import { suitNamed } from './cards.ts'
import { type State, seatAfter } from './state.ts'
import { vocabulary } from './text/en-phrases.ts'

/** How sentences are read, in English and in whatever other language a vocabulary is of. */
export function phrasingOf(...others: readonly Vocabulary[]): Phrasing<State> {
  const lexicon = lexiconOf(vocabulary, ...others)
  return { lexicon: () => lexicon, assemble, about }
}

export const phrasing = phrasingOf()

function assemble(tokens: readonly Token[], _state: State, asked: Seat): readonly Declaration[] {
  const names = tokens.flatMap((token) => (token.kind === 'name' ? [token.seat] : []))
  const word = tokens.find((token) => token.kind === 'word')?.word
  const cards = tokens.flatMap((token) => (token.kind === 'card' ? [token.id] : []))
  if (word === 'one-card') return calls(names, asked)
  const seat = names[0] ?? asked
  if (cards.length > 0) {
    const suit = suitOf(tokens)
    return [{ seat, cards, ...(suit === undefined ? {} : { details: { calls: suit } }) }]
  }
  return word === undefined ? [] : [{ seat, cards: [], word }]
}

/** Whoever sits next, whom an attack or a skip is played at, and whoever sits before. */
function about({ hands, direction }: State, seat: Seat): readonly Seat[] {
  return [1, -1].map((places) => seatAfter(hands.length, seat, direction, places))
}

/** "Ben: one card Ann" is Ben about Ann. With one name it is that player about themselves, or somebody about them. */
function calls(names: readonly Seat[], asked: Seat): readonly Declaration[] {
  const call = (seat: Seat, holder: Seat): Declaration => ({
    seat,
    cards: [],
    word: 'one-card',
    targets: [{ seat: holder }],
  })
  const [first, second] = names
  if (first === undefined) return [call(asked, asked)]
  if (second === undefined) return first === asked ? [call(first, first)] : [call(first, first), call(asked, first)]
  return [call(first, second)]
}

/** The suit that is named on its own: after `calls`, or alone. */
function suitOf(tokens: readonly Token[]): string | undefined {
  return tokens
    .flatMap((token) => (token.kind === 'mark' ? [token.mark] : []))
    .findLast((mark) => suitNamed(mark) !== undefined)
}
