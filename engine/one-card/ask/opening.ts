/** Whether the card that is turned up at the start does what it does when it is played. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { pendingOf } from '../state.ts'
import { opening } from './en-opening.ts'
import { cardFor, mentionsOf } from './mentions.ts'
import { meaningsOf, yesOrNo } from './said-so.ts'
import { Table } from './table.ts'

const listen = listenerFor(opening)

/** Compares a game that begins with it with one that begins with a plain card. */
export function doesAtStart({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const starts = said.has('start') || meaningsOf(reading).has('start-card')
  if (!reading.asks.has('polar') || !starts || !said.has('acts') || said.has('else')) return undefined
  const [one, second] = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const card = one && cardFor(one)
  if (card === undefined || second !== undefined || card.special === '') return undefined
  const [its, plain] = [card.id, undefined].map((top) => {
    const table = Table.usual(game, { top })
    return `${table.turn} ${table.state.direction} ${table.state.called} ${pendingOf(table.state)}`
  })
  return yesOrNo((its !== plain) !== said.has('stays'), ['setup.start', card.special])
}
