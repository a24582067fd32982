/** A draw that stock and discard pile cannot cover, with its numbers told. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Ruleset } from '../../ruleset.ts'
import { pendingOf } from '../state.ts'
import { short } from './en-short.ts'
import { mentionsOf } from './mentions.ts'
import { owing } from './pile.ts'
import { yesOrNo } from './said-so.ts'

const listen = listenerFor(short)

/** How many are drawn, or whether the rest is owed; undefined where the stock covers it or something else is asked. */
export function fallsShort({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const polar = reading.asks.has('polar')
  if (mentionsOf(reading).length > 1) return undefined
  if (polar && said.has('shuffles-between')) {
    const drawn = drawnFrom(game, 2, 1, false)
    return drawn && yesOrNo(drawn.reshuffled, ['stock.reshuffle'])
  }
  const there = said.place('there')?.number
  const owed = said.place('owed')?.number
  if (there === undefined || owed === undefined || there >= owed || !said.has('nothing-else')) return undefined
  const drawn = drawnFrom(game, owed, there, true)
  if (drawn === undefined) return undefined
  const rules = ['stock.reshuffle', 'attack.draw']
  if (reading.asks.has('count') || said.has('how-many'))
    return { kind: 'fact', rules, rulings: [], fact: String(drawn.cards) }
  if (!polar) return undefined
  if (said.has('rest')) return yesOrNo(drawn.left > 0, rules)
  return said.has('settled') ? yesOrNo(drawn.left === 0, rules) : undefined
}

/**
 * Draws for an attack that the stock does not cover.
 * @param all nothing is left to be reshuffled
 */
function drawnFrom(game: Ruleset, owed: number, stock: number, all: boolean) {
  const table = owing(game, owed)
  if (table?.leaves(stock, all) !== true) return undefined
  const who = table.turn
  const held = table.state.hands[who] ?? 0
  if (!table.draws(who)) return undefined
  const { hands, happened } = table.state
  return {
    cards: (hands[who] ?? 0) - held,
    left: pendingOf(table.state),
    reshuffled: happened.some(({ kind }) => kind === 'reshuffle'),
  }
}
