/** Numbers that follow from how many play: who can, what the deal gives, and what it leaves. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Ruleset } from '../../ruleset.ts'
import type { State } from '../state.ts'
import { cardCounted, counts, peopleCounted } from './en-counts.ts'
import { sumOf } from './pile.ts'
import { housed, meaningsOf, yesOrNo } from './said-so.ts'

const listen = listenerFor(counts)

/** How many play, where a question says it. */
export function playersIn(reading: Pick<Reading, 'tokens' | 'words'>): number | undefined {
  const told = listen(reading.words)
  if (told.has('more-than')) return 3
  const players = reading.tokens.find(({ id }) => id === 'two-players' || id === 'many-players')
  // `one on one`: the number in it is not that of all.
  if (players?.id === 'two-players') return 2
  const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice(8)
  if (said !== undefined) return Number(said)
  return told.place('players')?.number ?? (told.has('duel') ? 2 : undefined)
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
  return { kind: 'fact', rules: ['setup.deal', 'setup.deck'], rulings: [], fact: String(all) }
}

/** What is asked of the number of players, the deal or the stock at the start; undefined where something else is. */
export function countedOut(bench: Workbench): Finding | undefined {
  const { game, reading } = bench
  const said = listen(reading.words)
  // A bare number may be read as a rank here.
  if (reading.tokens.some(({ id }) => /^(card:|class:(?!seven|two|three|four|five|six|eight|nine|ten))/.test(id)))
    return undefined
  const players = playersIn(reading)
  if (players === undefined || players > 60 || said.has('decks')) return undefined
  if (said.has('stock') && said.has('how-big') && said.has('dealt') && !reading.asks.has('when'))
    return stockSize(bench)
  const state = dealt(game, players)
  if (state === undefined)
    return reading.asks.has('polar') && said.has('joins') ? yesOrNo(false, ['setup.players', 'setup.deal']) : undefined
  if (reading.asks.has('polar') && said.has('can-play') && !said.has('each-does'))
    return yesOrNo(true, ['setup.players'])
  const either = said.has('either')
  if (
    !(said.has('each') || (either && said.has('card'))) ||
    meaningsOf(reading).has('one-card') ||
    said.has('compares') ||
    said.has('altogether')
  )
    return undefined
  const [each] = state.hands
  const all = reading.numbers.filter(({ of }) => !peopleCounted.includes(of))
  // The number of players is none of cards.
  const own = all.findLastIndex(({ value, of }) => value === players && of !== cardCounted)
  const numbers = all.filter((_, index) => index !== own)
  if (((reading.asks.has('count') && numbers.length === 0) || either) && said.has('card-or-each'))
    return { kind: 'fact', rules: ['setup.deal'], rulings: [], fact: String(each) }
  if (!reading.asks.has('polar') || numbers.length !== 1) return undefined
  return yesOrNo(numbers[0]?.value === each, ['setup.deal'])
}

/** A number of cards is owed that a house rule would make another one, and none is named. */
export function beyondCap({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !said.has('owing') || said.has('table-size') || housed(reading)) return undefined
  for (const { value, of } of reading.numbers) {
    if (peopleCounted.includes(of)) continue
    const sum = sumOf(game, [], value)
    if (sum?.kind === 'depends') return sum
  }
  return undefined
}
