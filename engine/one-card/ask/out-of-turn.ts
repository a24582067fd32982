/** Who interferes, and what an answer to an attack leaves its player to draw. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { judgeScene, stateOf } from '../../ask/scene.ts'
import type { PlayingCard } from '../cards.ts'
import type { State } from '../state.ts'
import { outOfTurn } from './en-out-of-turn.ts'
import { mentionsOf, type ToldCard } from './mentions.ts'
import { written } from './onto.ts'
import { housed, meaningsOf, yesOrNo } from './said-so.ts'
import { CLOCKWISE, plainUnder } from './table.ts'

const listen = listenerFor(outOfTurn)

/** Somebody acts for another, or has answered and asks what he still draws. */
export function interferes({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const ids = meaningsOf(reading)
  if (!reading.asks.has('polar') || ids.has('one-card') || ids.has('last-card') || housed(reading)) return undefined
  const attack = { lines: ['Ann: 2S'], options: { top: '3S' }, rulings: CLOCKWISE }
  if (said.has('for-others') && (said.has('on-me', 'turn') || mentionsOf(reading).length > 0)) {
    const judged = judgeScene(game, { ...attack, move: 'Cam: 2H' })
    return judged && yesOrNo(judged.verdict.legal, [...judged.verdict.rules, 'attack.answer'])
  }
  if (!said.has('still-draws') || said.has('draws-one') || !said.has('answered') || said.has('weaker')) return undefined
  const after = stateOf(game, { ...attack, lines: ['Ann: 2S', 'Ben: 2H', 'Cam: draw'] }) as State | undefined
  // Whoever draws draws for all of it.
  return after && yesOrNo(draws(after, 0) || draws(after, 1), ['attack.adds', 'attack.answer'])
}

function draws({ happened }: State, who: number): boolean {
  return happened.some(({ kind, seat, change = 0 }) => kind === 'hand' && seat === who && change > 0)
}

/** A card that was played before is seen again: only a reshuffle brings it back. */
export function seenAgain({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const named = mentionsOf(reading)
  const card = named.find(({ exact }) => exact !== undefined)?.exact
  const asked = named.at(-1)
  if (!reading.asks.has('polar') || card === undefined || asked === undefined || isAnother(asked, card))
    return undefined
  if (!said.has('twice') || said.has('else-than-again')) return undefined
  const mixed = said.has('mixed') && !said.has('unmixed')
  const above = plainUnder(card).id
  const judged = judgeScene(game, {
    lines: mixed ? [`Ann: ${above}`, '* reshuffle'] : [`Ann: ${above}`],
    move: `Ben: ${written(card)}`,
    options: { top: card.id },
    rulings: CLOCKWISE,
  })
  if (judged === undefined) return undefined
  return yesOrNo(judged.verdict.legal, mixed ? ['deck.single', 'stock.reshuffle'] : judged.verdict.rules)
}

/** `the 5 of hearts` may be called `the 5` again; a 7 is another card. */
function isAnother({ exact, rank }: ToldCard, card: PlayingCard): boolean {
  return (exact?.id ?? card.id) !== card.id || (rank ?? card.rank) !== card.rank
}
