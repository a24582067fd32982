/** Cards that are no answer to an attack, part of an attack, and what suit is to be followed. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { SEATED, stateOf } from '../../ask/scene.ts'
import { suits } from '../cards.ts'
import { pendingOf } from '../state.ts'
import { facing } from './en-facing.ts'
import { isDrained } from './lying.ts'
import { cardFor, mentionsOf, type ToldCard } from './mentions.ts'
import { answers } from './onto.ts'
import { housed, meaningsOf, yesOrNo } from './said-so.ts'
import { CLOCKWISE, Table } from './table.ts'

const listen = listenerFor(facing)

/** An attack, where it is not told which. */
const ATTACK: ToldCard = { rank: '2' }

/** A card that does not attack, laid as an answer. */
export function noAnswer({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('attacked') || !said.has('uses') || said.has('else')) return undefined
  const ids = meaningsOf(reading)
  if (housed(reading) || isDrained(reading)) return undefined
  if (['one-card', 'last-card', 'drew', 'start-card', 'win', 'not-attacked', 'two-jokers'].some((id) => ids.has(id)))
    return undefined
  const laid = mentionsOf(reading).filter(({ rank, exact }) => rank !== undefined || exact !== undefined)
  const [one, second] = laid.filter((mention) => cardFor(mention)?.damage === 0)
  const card = one && cardFor(one)
  const attack = cardFor(ATTACK)
  if (one === undefined || card === undefined || attack === undefined || second !== undefined) return undefined
  // A King and an attack card after it: an attack of one's own.
  if (card.rank === 'K' && laid.some((other) => other.at > one.at)) return undefined
  const finding = answers(game, attack, card)
  const does = doing(game, one)
  return finding && does && { ...finding, rules: [...finding.rules, does.rule] }
}

/** What a card does on a plain turn: the rule that says so, and whether it attacks. */
function doing(game: Workbench['game'], told: ToldCard): { rule: string; attacks: boolean } | undefined {
  const table = Table.usual(game)
  if (!table.lays(undefined, { ...told, count: 1 })) return undefined
  return { rule: table.does ?? 'follow', attacks: pendingOf(table.state) > 0 }
}

/** Whether a card attacks. */
export function attacks({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const [one, second] = mentionsOf(reading)
  if (!reading.asks.has('polar') || one === undefined || second !== undefined || reading.words.length > 11)
    return undefined
  if (!said.has('is-attack') || said.has('not-attacking')) return undefined
  const does = doing(game, one)
  if (does === undefined) return undefined
  const rules = does.attacks ? ['attack.answer', cardFor(one)?.special ?? does.rule] : [does.rule, 'attack.answer']
  return yesOrNo(does.attacks !== said.has('harmless'), rules)
}

/** A table at which somebody has just been attacked. */
function attacked(game: Workbench['game']): Table {
  const table = Table.usual(game)
  table.lays(undefined, ATTACK)
  return table
}

/** Whether somebody may draw for an attack who could answer it. */
export function drawsInstead({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('draws-instead') || said.has('made-to', 'not-instead')) return undefined
  const ids = meaningsOf(reading)
  if (['one-card', 'last-card', 'win', 'start-card', 'class:king'].some((id) => ids.has(id))) return undefined
  const told = ['class:attack', 'pending', 'answer', 'damage'].some((id) => ids.has(id))
  if (!told && mentionsOf(reading).every((mention) => (cardFor(mention)?.damage ?? 0) === 0)) return undefined
  const table = attacked(game)
  return yesOrNo(table.draws(table.turn), ['attack.answer', 'attack.draw'])
}

/** Whether a part of an attack can be drawn. */
export function drawsPart({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('attacked') || mentionsOf(reading).length > 1) return undefined
  if (!said.has('draws-part') || said.has('then-plays')) return undefined
  const table = attacked(game)
  const owed = pendingOf(table.state)
  const held = table.state.hands[table.turn] ?? 0
  table.draws(table.turn)
  return yesOrNo((table.state.hands[table.turn] ?? 0) - held < owed, ['attack.draw', 'attack.answer'])
}

/** The suit that was called is the one to follow. */
export function suitCalled({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  const called = said.place('suit-called')
  if (called === undefined || !said.has('which-suit') || reading.asks.has('count')) return undefined
  const words = reading.words.slice(called.at, called.to).map(({ stem }) => `${stem}s`)
  const suit = suits.find((one) => words.includes(one))
  const state = stateOf(game, { lines: [`Ann: 7S calls ${suit}`], options: { top: '4H' }, rulings: CLOCKWISE })
  const fact = state && game.notation.facts.suit?.read(state, 0, SEATED)
  return fact === undefined ? undefined : { kind: 'fact', rules: ['follow', 'seven.call'], rulings: [], fact }
}
