/** Everything a seat could say, judged: what the pad shows. Hands are secret, so that is every card of the deck. */
import { choiceOf } from '../choice.ts'
import type { Choice, Declaration, Ruleset, Seat } from '../ruleset.ts'
import { cards, type PlayingCard, suits } from './cards.ts'
import type { State } from './state.ts'

/**
 * Every card and word for a seat, with every way to complete it: a 7 has one for each suit, a call one for each player.
 * @param said cards already laid down, which the next one joins (ruling `multi`); a word does not go with cards
 */
export function choices(
  game: Ruleset<State>,
  state: State,
  seat: Seat,
  said: readonly string[] = [],
): readonly Choice[] {
  const list = cards.map((card) => choiceOf(game, state, card.id, card.group, waysToPlay(seat, said, card)))
  if (said.length > 0) return list
  const about = state.hands.map((_, holder) => ({ seat, cards: [], word: 'one-card', targets: [{ seat: holder }] }))
  list.push(choiceOf(game, state, 'draw', 'word', [{ seat, cards: [], word: 'draw' }]))
  list.push(choiceOf(game, state, 'one-card', 'word', about))
  list.push(choiceOf(game, state, 'done', 'word', [{ seat: null, cards: [], word: 'done' }]))
  return list
}

function waysToPlay(seat: Seat, said: readonly string[], card: PlayingCard): readonly Declaration[] {
  const move: Declaration = { seat, cards: [...said, card.id] }
  return card.rank === '7' ? suits.map((calls) => ({ ...move, details: { calls } })) : [move]
}
