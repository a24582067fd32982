/** Numbers that follow from how many play: what the deal leaves. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Ruleset } from '../../ruleset.ts'
import type { State } from '../state.ts'

/** How many play, where a question says it. */
export function playersIn(reading: Pick<Reading, 'tokens'>): number | undefined {
  const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice(8)
  if (said !== undefined) return Number(said)
  return reading.tokens.some(({ id }) => id === 'two-players') ? 2 : undefined
}

/** A game after the deal; undefined where so many cannot play. */
function dealt(game: Ruleset, players: number): State | undefined {
  const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`)
  const started = game.start({ players: names, dealer: players - 1, options: { top: '4H' } }, {})
  return started.ok ? (started.value as State) : undefined
}

/** How many cards the stock has when the game begins. */
export function stockSize({ game, reading }: Workbench): Finding | undefined {
  const players = playersIn(reading)
  const state = players === undefined ? undefined : dealt(game, players)
  if (state === undefined) return undefined
  const rules = ['setup.deck', 'setup.deal', 'setup.start']
  return { kind: 'fact', rules, rulings: [], fact: String(state.stock) }
}

/** How many cards are dealt to all players together. */
export function dealtCards({ game, reading }: Workbench): Finding | undefined {
  const players = playersIn(reading)
  const state = players === undefined ? undefined : dealt(game, players)
  if (state === undefined) return undefined
  const all = state.hands.reduce((sum, hand) => sum + hand, 0)
  return { kind: 'fact', rules: ['setup.deal'], rulings: [], fact: String(all) }
}
