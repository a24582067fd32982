/** The rules that an outcome rests on: those the engine cites for the cards that were played and for what they come to. */
import type { Table } from './acting.ts'

/** What the last card comes to. A Reflect decides whatever was answered to it; a character that is taken up, its Block. */
export function effectRules(table: Table): readonly string[] {
  const cited = table.exchange.toReversed().flatMap(({ rules }) => rules.filter((rule) => isCard(table, rule)))
  const taken = table.closing.filter((rule) => rule === 'block.character')
  const rules = [...cited.filter((rule) => rule === 'reflect'), ...taken, ...cited]
  return rules.length === 0 ? ['turn.play-or-draw'] : [...new Set(rules)]
}

/** Who is on after the last move. */
export function turnRules(table: Table): readonly string[] {
  const { closed, last } = table
  const { lost } = closed.pass
  if (lost !== null) return [...new Set([lost.to, ...effectRules(table), 'turn.owner'])]
  const rules = last?.rules ?? []
  const passing = rules.filter((rule) => PASSING.has(rule))
  if (passing.length > 0) return [...passing, 'turn.owner']
  const cards = rules.filter((rule) => isCard(table, rule))
  return ['turn.owner', ...cards, ...(cards.length > 0 ? ['answer.block'] : ['turn.play-or-draw'])]
}

/** Rules that say themselves whose turn follows. */
const PASSING: ReadonlySet<string> = new Set(['turn.play-or-draw', 'burden', 'bedevil', 'reflect.reverse'])

/** Which House it is: by a name that was called, by what a blocked character leaves, or by the last card with one. */
export function houseRules({ closing, exchange, state }: Table): readonly string[] {
  const called = exchange.flatMap(({ rules }) => rules.filter((rule) => rule === 'bedevil.call'))
  const taken = closing.filter((rule) => rule === 'block.character')
  // The Block has brought a House itself.
  const said = state.open !== null && state.open.said !== null
  return [...new Set([...called, ...(said ? ['house.change', ...taken] : [...taken, 'house.change'])])]
}

function isCard(table: Table, rule: string): boolean {
  return table.sectionOf(rule) === 'cards'
}
