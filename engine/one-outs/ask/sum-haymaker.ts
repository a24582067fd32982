/** What a Haymaker has left after so many dodges, and how many it takes to end it: dodged at a table. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Ruleset } from '../../ruleset.ts'
import { cardOf } from '../cards.ts'
import { haymakerSums } from './en-sum-hp.ts'
import { ordinals } from './en-sums.ts'
import { fact, type Sum } from './sum-asked.ts'
import { Table } from './table.ts'

const listen = listenerFor(haymakerSums)

const PLAYERS = 8

export const haymaker: Sum = ({ reading, ids, polar }, { game }) => {
  if (!ids.has('card:haymaker') || ids.has('card:nark') || polar) return undefined
  const buffs = reading.cards.filter((id) => cardOf(id)?.buff !== undefined)
  const said = listen(reading.words)
  const left = leftAfter(game, buffs)
  if (said.has('how-often') && said.has('until-over')) return fact(left.length - 1, 'haymaker.pass', 'haymaker')
  if (!said.has('how-hard') || !said.has('dodged') || said.has('nobody-dodges') || reading.asks.has('who'))
    return undefined
  return fact(left[dodgesIn(reading)] ?? 0, 'haymaker.pass', 'haymaker')
}

/** What it does after no dodge, one, two … until it is over. */
function leftAfter(game: Ruleset, buffs: readonly string[]): readonly number[] {
  const table = Table.of(game, PLAYERS)
  const left: number[] = []
  table?.plays({ seat: 0, cards: [...buffs, 'haymaker'], targets: [{ seat: 1 }] })
  for (let step = table?.top; step?.kind === 'strike'; step = table?.top) {
    left.push(step.damage)
    if (table?.plays({ seat: step.victim, cards: ['dodge'] }) !== true) break
  }
  return [...left, 0]
}

/** How often it was dodged before it reaches who is asked about. */
function dodgesIn({ words, tokens }: Reading): number {
  const said = listen(words)
  const reached = words.findLast(
    ({ text }, at) => ordinals.has(text) && !listen(words.slice(at + 1)).has('dodges-himself'),
  )?.text
  if (reached !== undefined) return ordinals.get(reached) ?? 1
  const number =
    said.place('so-many-dodge')?.number ?? said.place('dodged-by-many')?.number ?? said.place('so-many-dodges')?.number
  if (number !== undefined) return number
  if (said.has('both', 'twice')) return 2
  return Math.max(1, tokens.filter(({ id }) => DODGES.has(id)).length)
}

const DODGES: ReadonlySet<string> = new Set(['class:dodge', 'card:dodge', 'card:sidestep', 'card:slippery-gypsy'])
