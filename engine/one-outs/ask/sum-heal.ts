/** HP after noodles: eaten at a table, by the ruling where the question says which one is played. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Ruleset } from '../../ruleset.ts'
import { healSums } from './en-sum-hp.ts'
import { type Asked, fact, type Sum, standing } from './sum-asked.ts'
import { Table } from './table.ts'

const listen = listenerFor(healSums)

const USUAL_HP = 7
const PLAYERS = 3
const EATER = 0

export const healed: Sum = (asked, { game }) => {
  const { ids, polar, reading, said } = asked
  const from = standing(asked)
  const heard = listen(reading.words)
  if (!(ids.has('card:noodles') || ids.has('heal')) || from === undefined || polar) return undefined
  if (reading.cards.some((id) => id !== 'noodles') || heard.has('not-after', 'several')) return undefined
  if (!said.has('left', 'hurt') && !heard.has('after')) return undefined
  const start = heard.place('started')?.number ?? heard.place('past')?.number ?? USUAL_HP
  const hp = lastStanding(asked) ?? from
  const free = eaten(game, hp, start, 'no-cap')
  const capped = eaten(game, hp, start, 'start')
  if (free === undefined || capped === undefined) return undefined
  if (free === capped) return fact(free, 'noodles', 'noodles.turn')
  if (!heard.has('agreed') || heard.has('or')) return undefined
  return fact(heard.has('free') && !heard.has('not-free') ? free : capped, 'noodles', 'noodles.turn', 'setup.hp')
}

/** HP of somebody who had so many. */
function eaten(game: Ruleset, from: number, start: number, cap: string): number | undefined {
  const table = Table.of(game, PLAYERS, { 'heal-cap': cap }, { hp: String(start) })
  const eats =
    table?.corrects({ kind: 'hp', seat: EATER, value: from }) === true &&
    table.plays({ seat: EATER, cards: ['noodles'] }) &&
    table.closes()
  return eats ? table.state.players[EATER]?.hp : undefined
}

/** `we started on 7. on 5 now`: what is said last is how it stands. */
function lastStanding({ reading: { words } }: Asked): number | undefined {
  const at = words.findLastIndex(
    (_, index) => listen(words.slice(index)).has('stands-here') && !listen(words.slice(0, index)).has('start-of'),
  )
  return at < 0 ? undefined : listen(words.slice(at)).place('stands-here')?.number
}
