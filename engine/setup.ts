/** What is checked about a set-up in every game: players, dealer, rulings. Every problem at once. */
import { foldName } from './record/names.ts'
import { type Problem, type Ruling, type Rulings, type Setup, usualRulings } from './ruleset.ts'

/** Longest name, in UTF-16 units. */
export const LONGEST_NAME = 40

/**
 * The problems of players and dealer: too few or too many, empty, too long, twice the same, no such dealer.
 * Reasons: `players.few`, `players.many`, `name.empty`, `name.long`, `name.twice`, `dealer`.
 */
export function playerProblems(setup: Setup, [fewest, most]: readonly [number, number]): Problem[] {
  const problems: Problem[] = []
  const { players, dealer } = setup
  if (players.length < fewest)
    problems.push({ where: 'players', reason: 'players.few', params: { fewest, count: players.length } })
  if (players.length > most)
    problems.push({ where: 'players', reason: 'players.many', params: { most, count: players.length } })
  const seen = new Map<string, number>()
  for (const [seat, name] of players.entries()) {
    const where = `players.${seat}`
    const folded = foldName(name)
    const twin = seen.get(folded)
    if (folded === '') problems.push({ where, reason: 'name.empty', params: { seat } })
    else if (name.length > LONGEST_NAME)
      problems.push({ where, reason: 'name.long', params: { seat, most: LONGEST_NAME } })
    else if (twin !== undefined) problems.push({ where, reason: 'name.twice', params: { seat, twin } })
    else seen.set(folded, seat)
  }
  if (!Number.isInteger(dealer) || dealer < 0 || dealer >= players.length)
    problems.push({ where: 'dealer', reason: 'dealer', params: { count: players.length } })
  return problems
}

/** The problems of a session's rulings: `ruling.unknown`, `ruling.option`. Missing ones are not a problem: they take the default. */
export function rulingProblems(rulings: readonly Ruling[], chosen: Rulings): Problem[] {
  const problems: Problem[] = []
  if (chosen === usualRulings(rulings)) return problems
  for (const [id, option] of Object.entries(chosen)) {
    const ruling = rulings.find((one) => one.id === id)
    if (ruling === undefined) problems.push({ where: `rulings.${id}`, reason: 'ruling.unknown', params: { id } })
    else if (!ruling.options.includes(option))
      problems.push({ where: `rulings.${id}`, reason: 'ruling.option', params: { id, option } })
  }
  return problems
}
