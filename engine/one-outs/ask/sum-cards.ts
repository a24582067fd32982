/** Cards dealt and drawn, and attacks in a Nark, counted on a table. */
import { listenerFor } from '../../ask/lexicon.ts'
import { isBoard } from '../cards.ts'
import { handLimit } from '../state.ts'
import { cardSums } from './en-sums.ts'
import { fact, playersIn, type Sum } from './sum-asked.ts'
import { Table } from './table.ts'

const listen = listenerFor(cardSums)

/** Cards dealt to so many players, all together. */
export const dealt: Sum = (asked, { game }) => {
  const said = listen(asked.reading.words)
  const players = playersIn(asked)
  if (players === undefined || !said.has('deals') || !said.has('altogether')) return undefined
  const table = Table.of(game, players)
  const count = table?.state.players.reduce((sum, { hand }) => sum + hand, 0)
  return count === undefined ? undefined : fact(count, 'setup.hand')
}

/** Ann plays, and Ben lets it land. */
const DRAWER = 0
const OTHER = 1

/** What is drawn up after so many cards were played out of so many. */
export const drawn: Sum = (asked, { game }) => {
  const { reading } = asked
  const said = listen(reading.words)
  if (!said.has('how-many') || !said.has('draws')) return undefined
  const table = Table.of(game, FEWEST)
  if (table === undefined) return undefined
  if (playersIn(asked) === 2) table.corrects({ kind: 'out', seat: FEWEST - 1 })
  const limit = handLimit(table.state)
  const held = said.place('holds-so-many')?.number ?? limit
  const played = said.place('plays-so-many')?.number ?? namedIn(asked)
  const rest = said.place('left-so-many')?.number ?? (played === undefined ? undefined : held - played)
  if (rest === undefined) return undefined
  const count = drawsUpFrom(table, rest)
  return count === undefined ? undefined : fact(count, 'draw-up', limit === 3 ? 'limit.three' : 'limit.four')
}

/** Fewest players of a game: one of them is out where two are left. */
const FEWEST = 3

/** `played nark and jab`: as many as are named. A Skateboard may stay in the hand. */
function namedIn({ reading }: Parameters<Sum>[0]): number | undefined {
  const count = reading.cards.some((id) => isBoard(id)) ? 0 : reading.cards.length
  return count > 0 && listen(reading.words).has('plays') ? count : undefined
}

/** What somebody draws who has so many left when the play is over. */
function drawsUpFrom(table: Table, rest: number): number | undefined {
  const ends =
    table.corrects({ kind: 'hand', seat: DRAWER, value: rest + 1 }) &&
    table.plays({ seat: DRAWER, cards: ['jab'], targets: [{ seat: OTHER }] }) &&
    table.lands()
  if (!ends) return undefined
  const drawing = table.state.happened.find(({ cause }) => cause === 'draw-up')
  return drawing?.change ?? 0
}

/** Attacks that a victim of a Nark faces where everybody has one. */
export const narked: Sum = (asked, { game }) => {
  const { ids, reading } = asked
  const players = playersIn(asked)
  const said = listen(reading.words)
  if (!ids.has('card:nark') || players === undefined) return undefined
  if (!said.has('how-many') || !said.has('attacks') || !said.has('everybody')) return undefined
  if (ids.has('card:four-eggs') && !said.has('no-such-card')) return undefined
  const table = Table.of(game, players)
  if (table?.plays({ seat: DRAWER, cards: ['nark', 'jab'], targets: [{ seat: OTHER }] }) !== true) return undefined
  const { steps } = table.state
  const own = steps.filter(({ kind }) => kind === 'strike').length
  const others = steps.flatMap((step) => (step.kind === 'nark' ? step.due : [])).length
  return fact(own + others, 'nark.circle', 'nark.each', 'nark.attack')
}
