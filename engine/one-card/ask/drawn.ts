/** Whether somebody plays on who has just drawn: for an attack, after a King, or on an ordinary turn. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { SEATED } from '../../ask/scene.ts'
import type { Ruleset } from '../../ruleset.ts'
import { drawn, turnIs } from './en-drawn.ts'
import { cardFor, mentionsOf } from './mentions.ts'
import { meaningsOf, yesOrNo } from './said-so.ts'
import { Table } from './table.ts'

const listen = listenerFor(drawn)

/** Whether the turn goes on; undefined where that is not asked. */
export function playsOn({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('drew')) return undefined
  const ids = meaningsOf(reading)
  const king = ids.has('class:king')
  const quiet = said.has('quiet')
  if (said.has('draws-again')) {
    if (said.has('not-again')) return undefined
    const { legal, rules } = afterDrawing(game, !quiet && said.has('attacked'), king, 'draw')
    return yesOrNo(legal, rules)
  }
  const now = said.has('plays-now')
  const over = said.has('over')
  if (said.has('else') || !(now || over) || (now && said.has('made-to'))) return undefined
  if (['one-card', 'multi', 'hand-empty', 'start-card', 'discard-pile', 'reshuffle'].some((id) => ids.has(id)))
    return undefined
  const laid = mentionsOf(reading)
  const attacks = laid.some((mention) => mention.rank !== undefined && (cardFor(mention)?.damage ?? 0) > 0)
  const hurts = laid.some(({ exact }) => exact !== undefined && exact.damage > 0)
  const attacked = !quiet && (said.has('attacked') || attacks || hurts)
  // Whether that very card goes on what lies there is another question.
  if (attacked && (king || laid.some(({ exact }) => exact?.damage === 0))) return undefined
  const { legal, rules } = afterDrawing(game, attacked, king, 'card')
  if (now && over && said.has('or')) return { kind: 'fact', rules, rulings: [], fact: legal ? turnIs.on : turnIs.over }
  return yesOrNo(legal === now, rules)
}

/** Whether whoever has just drawn may draw once more, or lay a card that fits, and the rules that decide it. */
function afterDrawing(game: Ruleset, attacked: boolean, king: boolean, next: 'draw' | 'card') {
  const table = Table.of(game, SEATED.slice(0, 4))
  const lays = (rank: string, who?: number) => table?.lays(who, { rank, count: 1, at: 0, to: 0 }) === true
  if (attacked || king) lays(attacked ? '2' : 'K')
  const who = table?.turn
  table?.draws(who)
  const rules = table?.turnRules() ?? []
  return { legal: next === 'draw' ? table?.draws(who) === true : lays('9', who), rules }
}
