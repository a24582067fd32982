/** What an Attack, a Burden or a Bedevil of a story does: who draws, who gives, who names the House, what that leaves. */
import type { Seat } from '../../ruleset.ts'
import { openOf } from '../state.ts'
import type { Table } from './acting.ts'
import { type Asked, fact, type Outcome, yesOrNo } from './asked.ts'
import { effectRules } from './citing.ts'
import { isHit } from './effects.ts'
import { said as answers } from './en-asked.ts'

/** The open Attack, Burden or Bedevil. */
function hitOf({ state }: Table) {
  const effect = state.open?.effect ?? null
  return isHit(effect) ? effect : undefined
}

/** What a reflected card becomes decides, where it says who does something. */
function becomesFirst(table: Table): readonly string[] {
  const rules = effectRules(table)
  return [...new Set([...rules.filter((rule) => rule === 'reflect.becomes'), ...rules])]
}

/** Who names the House of a Bedevil, or whether somebody does. */
export function names(asked: Asked): Outcome | undefined {
  const { table, seat, said } = asked
  const hit = hitOf(table)
  if (hit?.kind !== 'bedevil') return undefined
  const becomes = becomesFirst(table).filter((rule) => rule === 'reflect.becomes')
  if (said.has('whose') && !asked.polar) return asked.named(hit.by, [...becomes, 'bedevil.call'])
  if (seat === undefined) return undefined
  return seat === hit.by ? yesOrNo(true, [...becomes, 'bedevil.call']) : yesOrNo(false, ['bedevil.call', ...becomes])
}

/** Who gives a card for a Burden. */
export function whoGives(asked: Asked): Outcome | undefined {
  const hit = hitOf(asked.table)
  return hit?.kind === 'burden'
    ? asked.named(asked.said.has('gets') ? hit.at : hit.by, becomesFirst(asked.table))
    : undefined
}

/** Whether a Burden that was told of makes somebody give a card, or gives them one. */
export function givesOrGets({ table, seat, said, number = 1 }: Asked): Outcome | undefined {
  const { plays, comesTo } = table
  if (said.has('qualified') || number > 1) return undefined
  if (seat === undefined || openOf(table.state) === null) return undefined
  if (plays.every(({ card }) => card !== 'burden')) return undefined
  const cause = said.has('gets') ? 'given' : 'give'
  const passed = comesTo.some((one) => one.cause === 'give')
  // It stands, and nobody has anything to give.
  if (hitOf(table)?.kind === 'burden' && !passed) return yesOrNo(false, ['burden.last', 'hand.enough'])
  return yesOrNo(
    comesTo.some((one) => one.cause === cause && one.seat === seat),
    effectRules(table),
  )
}

export function whoDraws(asked: Asked): Outcome | undefined {
  const { table } = asked
  const seats = [...table.state.hands.keys()].filter((seat) => table.drawnBy(seat) > 0)
  const [seat] = seats
  if (!mayDraw(table) || seats.length > 1) return undefined
  const rules = effectRules(table)
  return seat === undefined ? fact(answers.nobody, rules) : asked.named(seat, rules)
}

export function draws({ table, seat, said, number }: Asked): Outcome | undefined {
  if (said.has('qualified') || seat === undefined || !mayDraw(table) || openOf(table.state) === null) return undefined
  const drawn = table.drawnBy(seat)
  return yesOrNo(number === undefined ? drawn > 0 : drawn === number, effectRules(table))
}

/** Whether somebody need not draw. */
export function isSpared({ table, seat, said }: Asked): Outcome | undefined {
  if (seat === undefined || said.has('qualified') || !mayDraw(table)) return undefined
  return yesOrNo(table.drawnBy(seat) === 0, effectRules(table))
}

/** Whether an Attack, Burden or Bedevil that was answered happens after all. */
export function stillHappens({ table, said }: Asked): Outcome | undefined {
  const answers = table.exchange.slice(1)
  if (answers.length === 0 || answers.some(({ as }) => as !== 'block')) return undefined
  return yesOrNo((hitOf(table) !== undefined) !== said.has('dead'), effectRules(table))
}

/** An Attack or a Bedevil is told of. */
function mayDraw({ plays }: Table): boolean {
  return plays.some(({ card }) => card === 'attack' || card.startsWith('bedevil'))
}

/** Cards that somebody has left, or had to take. */
export function number(asked: Asked): Outcome | undefined {
  const { table, said } = asked
  const unnamed = asked.means('next-player') || (asked.telling.subject === undefined && !said.has('me'))
  const seat = unnamed ? (hitOf(table)?.at ?? onlyCounted(asked)) : (asked.seat ?? onlyCounted(asked))
  if (seat === undefined || !table.isTold || said.has('growing')) return undefined
  const rules = effectRules(table)
  if (asked.drawing || (said.has('takes') && !said.has('left'))) return fact(String(table.drawnBy(seat)), rules)
  if (!said.has('left') || !table.counted.has(seat)) return undefined
  return fact(String(table.closed.hands[seat] ?? 0), rules)
}

/** The only player whose cards are counted, where nobody is named. */
function onlyCounted({ table, telling }: Asked): Seat | undefined {
  const [seat, other] = table.counted
  return telling.subject === undefined && other === undefined ? seat : undefined
}
