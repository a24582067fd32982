/** Whose turn a story has made it, who has lost one, and which way play goes. */
import { directionOf, isOver, onTurn } from '../state.ts'
import { type Asked, fact, type Outcome, yesOrNo } from './asked.ts'
import { effectRules, turnRules } from './citing.ts'
import { said as answers } from './en-asked.ts'

export function whoIsOn(asked: Asked): Outcome | undefined {
  const { table, telling } = asked
  if (isOver(table.closed) || !table.isTold) return undefined
  const rules = turnRules(table)
  const other = telling.players === 2 && table.isNamed ? fact(answers.other, rules) : undefined
  return asked.named(onTurn(table.closed), rules) ?? other
}

export function isOnTurn(asked: Asked): Outcome | undefined {
  const { table, seat } = asked
  if (seat === undefined || isOver(table.closed) || !table.isTold) return undefined
  const on = onTurn(table.closed) === seat
  return yesOrNo(asked.means('turn-over', 'use-turn') ? !on : on, turnRules(table))
}

export function losesTurn({ table, seat }: Asked): Outcome | undefined {
  if (seat === undefined || table.plays.length === 0 || table.drew) return undefined
  // Whether a Block is a turn is not whether one is lost.
  if (table.exchange.at(-1)?.as === 'block') return undefined
  return yesOrNo(table.closed.pass.lost?.seat === seat, effectRules(table))
}

/** Which way it goes after a Reflect. */
export function way({ table }: Asked): Outcome | undefined {
  const rules = turned(table)
  return rules && fact(answers[isBack(table) ? 'anticlockwise' : 'clockwise'], rules)
}

/** The same, where one way is named. */
export function goesRound({ table, said }: Asked): Outcome | undefined {
  const rules = turned(table)
  if (rules === undefined || (said.has('again') && !said.has('clockwise', 'anticlockwise'))) return undefined
  return yesOrNo(isBack(table) === (said.has('anticlockwise') || !said.has('clockwise')), rules)
}

function isBack({ state }: Asked['table']): boolean {
  return directionOf(state) === -1
}

/** The rules on turning round; undefined where nothing told does. */
function turned({ plays, exchange }: Asked['table']): readonly string[] | undefined {
  if (plays.every(({ card }) => card !== 'reflect')) return undefined
  const idle = exchange.at(-1)?.rules.filter((rule) => rule === 'answer.idle') ?? []
  return ['reflect.reverse', ...idle]
}
