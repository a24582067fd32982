/** Whose turn a story has made it, who has lost one, and which way play goes. */
import { directionOf, isOver, onTurn } from '../state.ts'
import { type Asked, fact, type Outcome, yesOrNo } from './asked.ts'
import { effectRules, turnRules } from './citing.ts'
import { cardsIn, colourIn } from './clauses.ts'
import { said as answers } from './en-asked.ts'

export function whoIsOn(asked: Asked): Outcome | undefined {
  const { table, telling } = asked
  if (isOver(table.closed) || !table.isTold) return undefined
  const rules = turnRules(table)
  const on = onTurn(table.closed)
  if (telling.players === 2 && table.personAt(on) === undefined)
    return fact(answers[!table.isNamed && on === table.mover ? 'same' : 'other'], rules)
  return asked.named(on, rules)
}

export function isOnTurn(asked: Asked): Outcome | undefined {
  const { table, seat } = asked
  if (seat === undefined || isOver(table.closed) || !table.isTold) return undefined
  const on = onTurn(table.closed) === seat
  const gone = asked.means('turn-over', 'use-turn') || asked.said.has('turn-gone')
  return yesOrNo(gone ? !on : on, turnRules(table))
}

/** Whether somebody may do something of their own now: play the action card that is named, or else anything at all. */
export function mayAct({ game, table, seat, telling, said }: Asked): Outcome | undefined {
  if (seat === undefined || isOver(table.closed) || !table.isTold || said.has('qualified', 'fitting')) return undefined
  if (colourIn(telling.asked, 0) !== undefined) return undefined
  // Which card that is, is not told, but for one that was drawn.
  if (said.has('acts-with-it') && !DRAWN.has(table.last?.as ?? '')) return undefined
  const [card] = cardsIn(telling.asked)
  const move = card === undefined ? { seat, cards: [], word: 'draw' } : { seat, cards: [card.card] }
  const { legal, rules } = game.judge(table.state, move)
  const about = turnRules(table)
  return yesOrNo(legal, [...new Set(legal || rules[0] === 'turn.owner' ? about : [...rules, ...about])])
}

const DRAWN: ReadonlySet<string> = new Set(['draw', 'take'])

export function losesTurn({ table, seat }: Asked): Outcome | undefined {
  if (seat === undefined || table.plays.length === 0 || table.drew) return undefined
  // Whether a Block is a turn is not whether one is lost.
  if (table.exchange.at(-1)?.as === 'block') return undefined
  const { closed } = table
  // A table may play that it costs nothing where only two are left.
  return yesOrNo(closed.pass.lost?.seat === seat && onTurn(closed) !== seat, effectRules(table))
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
