/** The House a story has led to, who has escaped or won, and who may answer the card that lies there. */
import type { Clause } from '../../ask/story.ts'
import { hasEscaped, openOf, winnerOf } from '../state.ts'
import { type Asked, fact, type Outcome, yesOrNo } from './asked.ts'
import { houseRules } from './citing.ts'
import { drawnIn } from './effects.ts'

export function houseNow({ table }: Asked): Outcome | undefined {
  return table.house === undefined || table.plays.length === 0 ? undefined : fact(table.house, houseRules(table))
}

export function whoWon(asked: Asked): Outcome | undefined {
  const winner = winnerOf(asked.table.closed)
  return winner === null ? undefined : asked.named(winner, ['escape'])
}

/** @param inverse whether somebody is still in is asked */
export function isOut({ table, seat }: Asked, inverse: boolean): Outcome | undefined {
  if (seat === undefined || !table.counted.has(seat) || table.plays.length === 0) return undefined
  const { closed, comesTo, exchange, state } = table
  const out = hasEscaped(closed, seat)
  const gave = comesTo.some((one) => one.cause === 'give' && one.seat === seat)
  const emptied = state.hands[seat] === 0 || gave || exchange.some(({ rules }) => rules.includes('burden'))
  const took = drawnIn(comesTo, seat) > 0 || comesTo.some((one) => one.cause === 'pick-up')
  // Cards are left all along: that is not what is asked.
  if (!emptied && !out && !took) return undefined
  return yesOrNo(out !== inverse, [...(gave && exchange.length === 1 ? ['burden.last'] : []), 'escape'])
}

/** Whether somebody may answer with a Block or a Reflect now. */
export function mayAnswer(asked: Asked): Outcome | undefined {
  const { game, table, telling, seat, said } = asked
  const open = openOf(table.state)
  const [card, below, ...more] = namedIn(telling.asked)
  if ((card !== 'block' && card !== 'reflect') || open === null || table.plays.length === 0) return undefined
  // What has become of one that was laid is something else.
  if (said.has('lasting')) return undefined
  // `can he reflect my block`
  if ((below !== undefined && below !== open.card) || more.length > 0) return undefined
  if (asked.means('house', 'own-house', 'no-house', 'give', 'draw', 'call', 'lose-turn', 'keep-turn')) return undefined
  if (seat === undefined || seat === open.by) return undefined
  const { as, rules, legal } = game.judge(table.state, { seat, cards: [card] })
  // On one's own turn a Reflect is legal that answers nothing.
  return as === card || !legal ? yesOrNo(legal, rules) : yesOrNo(false, ['answer.reflect'])
}

function namedIn({ tokens }: Clause): readonly string[] {
  return [...new Set(tokens.flatMap(({ id }) => (id.startsWith('card:') ? [id.slice('card:'.length)] : [])))]
}
