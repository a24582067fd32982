/** Numbers that follow from how many play: who can, what the deal gives, and what it leaves. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import type { Ruleset } from '../../ruleset.ts'
import { CAP } from '../rulings.ts'
import type { State } from '../state.ts'
import { digitsOf, housed, meaningsOf, no, yes } from './said-so.ts'

/** How many play, where a question says it. */
export function playersIn(reading: Pick<Reading, 'tokens' | 'words'>): number | undefined {
  const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice(8)
  if (said !== undefined) return Number(said)
  if (reading.tokens.some(({ id }) => id === 'two-players')) return 2
  const told =
    /\b(\d+) (?:of us|of you|players?|people|persons?|folks?|kids?|guests?|friends?|guys?|opponents?(?= and))\b/.exec(
      digitsOf(reading),
    )
  if (told !== null) return Number(told[1])
  const eachOf = /\beach of (?:the |us )?(\d+)\b/.exec(digitsOf(reading))
  if (eachOf !== null) return Number(eachOf[1])
  const dealtTo = /\b(?:deal|dealt|dealing|cards?) (?:for|to) (\d+)\b/.exec(digitsOf(reading))
  if (dealtTo !== null) return Number(dealtTo[1])
  return /\b(duel|heads up|(one|1|a single|only one) opponent|with my \w+ only|(me|i) (against|versus|vs) (my |the )?\w+|only \w+ and (me|i)|\w+ and (me|i) (only|playing|alone)|(just|only|it is) (me and|my \w+ and)|my \w+ and (me|i)( only| tonight|$)|(vs|versus|against) my \w+)\b/.test(
    textOf(reading),
  )
    ? 2
    : undefined
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

const STOCK = /\b(stock|draw pile|drawing pile|deck|pile)\b/
const HOW_BIG = /\b(size|how big|how many|how large|what is left|left over|remain|number)\b/
const DEALT =
  /\b(deal|dealt|dealing|start|starts|beginning|begin|everyone has|everybody has|first card|turned up|set up)\b/
const EACH =
  /\b(each|apiece|per (person|player|head|nose)|every (player|one|body)|everyone|everybody|deal|deals|dealt|hand out|starting hand|start with|starts with|to begin with|get|gets)\b/
const JOINS = /\b(join|play|enough|possible|work|works|too many|ok|okay|fine|deal out|can|game|take part|fit|in one)\b/

const CAN_PLAY =
  /\b(can|could|may) .*\b(people|players|of us|persons|kids)?\b.*\b(play|join|take part)( one card| this| it| the game| together| in| too)*$|\b(people|players|of us|persons) (enough|ok|okay|fine|possible|too few|too many)$|\benough (players|people)$/

/** What is asked of the number of players, the deal or the stock at the start; undefined where something else is. */
export function countedOut(bench: Workbench): Finding | undefined {
  const { game, reading } = bench
  const text = textOf(reading)
  const ids = meaningsOf(reading)
  // A bare number may be read as a rank here.
  if (reading.tokens.some(({ id }) => /^(card:|class:(?!seven|two|three|four|five|six|eight|nine|ten))/.test(id)))
    return undefined
  const players = playersIn(reading)
  if (players === undefined || players > 60 || /\b(decks|packs|(2|two|second|another) (deck|pack))\b/.test(text))
    return undefined
  if (STOCK.test(text) && HOW_BIG.test(text) && DEALT.test(text) && !reading.asks.has('when')) return stockSize(bench)
  const state = dealt(game, players)
  if (state === undefined)
    return reading.asks.has('polar') && JOINS.test(text) ? no('setup.players', 'setup.deal') : undefined
  const joins =
    reading.asks.has('polar') && CAN_PLAY.test(text) && !/\b(cards|each|call|say|said|shout|draw)\b/.test(text)
  if (joins) return yes('setup.players')
  const either = /\b\d+ or \d+\b/.test(digitsOf(reading))
  if (
    !(EACH.test(text) || (either && /\bcards?\b/.test(text))) ||
    ids.has('one-card') ||
    /\b(total|altogether|in all|all together|draw|drew|attack|call)\b/.test(text)
  )
    return undefined
  const [each] = state.hands
  const all = reading.numbers.filter(({ of }) => !/^(player|people|of|person|us|kid|opponent|friend|mate)/.test(of))
  // The number of players is none of cards.
  const own = all.findLastIndex(({ value, of }) => value === players && !/^card/.test(of))
  const said = all.filter((_, index) => index !== own)
  if (((reading.asks.has('count') && said.length === 0) || either) && /\bcards?\b|\beach\b/.test(text))
    return { kind: 'fact', rules: ['setup.deal'], rulings: [], fact: String(each) }
  if (!reading.asks.has('polar') || said.length !== 1) return undefined
  return { kind: said[0]?.value === each ? 'yes' : 'no', rules: ['setup.deal'], rulings: [] }
}

/** More than the cap is owed, and no house rule about it is named. */
export function beyondCap({ reading }: Workbench): Finding | undefined {
  const text = textOf(reading)
  if (!reading.asks.has('polar') || housed(text)) return undefined
  if (
    !/\b(draw|draws|take|takes|owe|owes|pending|pile|stack|heap|attacks?|pick|damage|eat|penalty)\b/.test(text) ||
    /\b(players?|people|of us|deck|stock)\b/.test(text)
  )
    return undefined
  const over = reading.numbers.some(
    ({ value, of }) => value > CAP && value < 50 && !/^(player|people|of|person|second|minut)/.test(of),
  )
  return over ? { kind: 'depends', rules: ['attack.adds', 'attack.draw'], rulings: ['attack-cap'] } : undefined
}
