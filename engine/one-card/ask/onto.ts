/** One card on another, judged by the engine. */
import type { Finding } from '../../ask/knowledge.ts'
import { findingOf, judgeScene, stateOf, weighed } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import type { PlayingCard, Suit } from '../cards.ts'
import type { State } from '../state.ts'
import { yesOrNo } from './said-so.ts'
import { answerTo, CLOCKWISE, drawsFor, laying, plainUnder } from './table.ts'

/**
 * Whether a card follows another one on a plain turn.
 * @param called the suit that one, a 7, asked for
 */
export function follows(
  game: Ruleset,
  lies: PlayingCard,
  card: PlayingCard,
  called: Suit | undefined,
): Finding | undefined {
  const judged = judgeScene(game, {
    lines: called === undefined ? [] : [`Ann: ${lies.id} calls ${called}`],
    move: `${called === undefined ? 'Ann' : 'Ben'}: ${written(card)}`,
    options: { top: called === undefined ? lies.id : plainUnder(lies, [card]).id },
    rulings: CLOCKWISE,
  })
  return judged && findingOf(judged, [])
}

/**
 * Whether a card may answer another one that has just attacked.
 * @param agreed rulings that are told
 */
export function answers(
  game: Ruleset,
  attack: PlayingCard,
  card: PlayingCard,
  agreed: Rulings = {},
): Finding | undefined {
  const state = attackedBy(game, attack, { ...CLOCKWISE, ...agreed })
  return state && answerTo(game, state, laying(1, card), agreed)
}

/**
 * Whether an answer costs its player a card.
 * @param agreed rulings that are told
 */
export function costs(game: Ruleset, attack: PlayingCard, card: PlayingCard, agreed: Rulings): Finding | undefined {
  const found = weighed(game, { ...CLOCKWISE, ...agreed, 'attack-follow': 'any' }, (rulings) => {
    const state = attackedBy(game, attack, rulings)
    return state && drawsFor(game, state, laying(1, card))
  })
  if (found === undefined) return undefined
  const { outcome, rulings } = found
  if (rulings.length > 0) return { kind: 'depends', rules: ['attack.answer'], rulings }
  return yesOrNo(outcome, ['attack.answer', 'attack.adds'])
}

function attackedBy(game: Ruleset, attack: PlayingCard, rulings: Rulings): State | undefined {
  return stateOf(game, { lines: [`Ann: ${attack.id}`], options: { top: plainUnder(attack).id }, rulings }) as
    | State
    | undefined
}

/** A card as a record writes it; a 7 calls its own suit. */
export function written({ id, rank, suit }: PlayingCard): string {
  return rank === '7' ? `${id} calls ${suit}` : id
}
