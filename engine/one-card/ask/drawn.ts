/** Whether somebody plays on who has just drawn: for an attack, after a King, or on an ordinary turn. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Ruleset } from '../../ruleset.ts'
import { drawn, turnIs } from './en-drawn.ts'
import { layingOf } from './lying.ts'
import { cardFor, mentionsOf, type ToldCard } from './mentions.ts'
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
    const { legal, rules } = afterDrawing(game, !quiet && said.has('attacked') && ATTACK, king, 'draw')
    return yesOrNo(legal, rules)
  }
  const now = said.has('plays-now')
  const over = said.has('over')
  if (said.has('else') || !(now || over) || (now && said.has('made-to'))) return undefined
  if (['one-card', 'multi', 'hand-empty', 'start-card', 'discard-pile', 'reshuffle'].some((id) => ids.has(id)))
    return undefined
  const laid = mentionsOf(reading)
  const plays = said.place('plays-now')
  const named = laid.filter(({ at }) => plays !== undefined && at >= plays.to - 1)
  // Which card lies there is not told: whether that very one goes on it is another question.
  const told = named.length > 0 ? layingOf(reading) : undefined
  const pair = told !== undefined && isColoured(told.below) && isColoured(told.laid) ? told : undefined
  if (named.length === 1 && pair === undefined && named[0]?.exact !== undefined) return undefined
  const card = pair?.laid ?? (named.length === 1 && named[0]?.rank !== undefined ? named[0] : PLAIN)
  const attacks = laid.some((mention) => mention.rank !== undefined && (cardFor(mention)?.damage ?? 0) > 0)
  const hurts = laid.some(({ exact }) => exact !== undefined && exact.damage > 0)
  const attacked = !quiet && (said.has('attacked') || attacks || hurts)
  if (attacked && king) return undefined
  const below = pair !== undefined && (cardFor(pair.below)?.damage ?? 0) > 0 ? pair.below : undefined
  const { legal, rules } = afterDrawing(game, attacked && (below ?? ATTACK), king, card)
  if (now && over && said.has('or')) return { kind: 'fact', rules, rulings: [], fact: legal ? turnIs.on : turnIs.over }
  return yesOrNo(legal === now, rules)
}

/** A Joker whose colour is not told goes on nothing for certain. */
function isColoured({ rank, exact, colour }: ToldCard): boolean {
  return rank !== 'joker' || exact !== undefined || colour !== undefined
}

/** An attack and a card, where it is not told which. */
const ATTACK: ToldCard = { rank: '2' }
const PLAIN: ToldCard = { rank: '9' }

/** Whether whoever has just drawn may draw once more, or lay a card, and the rules that decide it. */
function afterDrawing(game: Ruleset, attack: ToldCard | false, king: boolean, next: 'draw' | ToldCard) {
  const table = Table.usual(game)
  if (attack !== false) table.lays(undefined, attack)
  else if (king) table.lays(undefined, { rank: 'K' })
  const who = table.turn
  table.draws(who)
  const rules = table.turnRules()
  return { legal: next === 'draw' ? table.draws(who) : table.lays(who, next), rules }
}
