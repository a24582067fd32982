/** Cards that a question puts on one another, and the last card of a hand, at a made-up table. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { findingOf, judgeScene } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import { layingOf } from './lying.ts'
import { cardFor, mentionsOf, type ToldCard } from './mentions.ts'
import { answers, follows, written } from './onto.ts'
import { agreedIn, meaningsOf } from './said-so.ts'
import { CLOCKWISE, plainUnder } from './table.ts'

/** Whether one card goes on another, on a plain turn or as an answer to an attack. */
export function goesOn({ reading, game }: Workbench): Finding | undefined {
  const laying = layingOf(reading)
  if (laying === undefined) return undefined
  const ids = meaningsOf(reading)
  const facing = laying.facing ?? (ids.has('answer') || ids.has('class:attack') || ids.has('pending'))
  const below = cardFor(laying.below)
  const laid = cardFor(laying.laid, laying.laid.rank === undefined ? undefined : below)
  if (below === undefined || laid === undefined) return undefined
  return facing && below.damage > 0
    ? answers(game, below, laid, agreedIn(reading))
    : follows(game, below, laid, laying.called)
}

/** Whether the first card that is named may be the last one. */
export function lastCard({ game, reading }: Workbench): Finding | undefined {
  const [mention] = mentionsOf(reading)
  const agreed = agreedIn(reading)
  return mention && agreed && finishes(game, mention, agreed)
}

/**
 * Whether a card may be the last one of a hand.
 * @param agreed rulings that are told
 * @param top what lies there; something it goes on where nothing is told
 */
export function finishes(game: Ruleset, told: ToldCard, agreed: Rulings, top?: string): Finding | undefined {
  const card = cardFor(told)
  const judged =
    card &&
    judgeScene(game, {
      lines: ['* Ann hand 1'],
      move: `Ann: ${written(card)}`,
      options: { top: top ?? plainUnder(card).id },
      rulings: { ...CLOCKWISE, ...agreed },
    })
  return judged && findingOf(judged, ['win', ...(card.special === '' ? [] : [card.special])])
}
