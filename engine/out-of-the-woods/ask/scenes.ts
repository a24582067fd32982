/** What is worked out for a question: what can be blocked or reflected, what goes on a House, how many play. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { findingOf, judgeScene } from '../../ask/scene.ts'
import { textOf } from '../../ask/words.ts'
import { CHARACTER, draws, isAction, ruleOf, STORY_CARDS } from '../cards.ts'
import { HAND } from '../start.ts'
import { COLOURS } from './clauses.ts'

const BLOCKED: readonly string[] = ['block', 'reflect', 'attack', 'burden', 'bedevil-2', 'bedevil-4', CHARACTER]
const REFLECTED: readonly string[] = ['reflect', 'attack', 'burden', 'bedevil-2', 'bedevil-4']

/** The card that this answer meets in the question. */
function met({ reading }: Workbench, answer: string): string {
  const ids = reading.tokens.map((token) => token.id)
  const ordered = ids.find((id) => id.startsWith(`card:${answer}>`))?.slice(`card:${answer}>`.length)
  const found =
    ordered ?? ids.find((id) => id !== `card:${answer}` && /^(card:[a-z0-9-]+|class:bedevil|character)$/.test(id)) ?? ''
  return found === 'class:bedevil' ? 'bedevil-4' : found.replace('card:', '')
}

/** Whether a Block stops a card. */
export function blocked(bench: Workbench): Finding | undefined {
  const card = met(bench, 'block')
  if (card === 'skip') return { kind: 'no', rules: ['answer.skip', 'skip'], rulings: [] }
  if (!BLOCKED.includes(card)) return undefined
  return { kind: 'yes', rules: ['answer.block', card === CHARACTER ? 'block.character' : 'block'], rulings: [] }
}

/** Whether a Reflect turns a card back. */
export function reflected(bench: Workbench): Finding | undefined {
  const card = met(bench, 'reflect')
  if (card === 'skip') return { kind: 'no', rules: ['answer.skip', 'answer.reflect'], rulings: [] }
  if (card !== CHARACTER && !isAction(card)) return undefined
  const own = card === CHARACTER || !isAction(card) ? [] : [ruleOf(card)]
  const kind = REFLECTED.includes(card) ? 'yes' : 'no'
  return { kind, rules: [...new Set(['answer.reflect', 'reflect', ...own])], rulings: [] }
}

/** Whether so many may play, `setup.players`. */
export function playable({ reading, game }: Workbench): Finding | undefined {
  const told = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice('players:'.length)
  const said = reading.tokens.some(({ id }) => id === 'two-players') ? 2 : undefined
  const count = told === undefined ? (said ?? alone(reading)) : Number(told)
  if (count === undefined || reading.asks.has('count')) return undefined
  const [fewest, most] = game.seats
  return { kind: count >= fewest && count <= most ? 'yes' : 'no', rules: ['setup.players'], rulings: [] }
}

/** The only number said, where it counts nothing else. */
function alone({ numbers }: Workbench['reading']): number | undefined {
  return numbers.length === 1 && !/^(card|each|hand)/.test(numbers[0]?.of ?? '') ? numbers[0]?.value : undefined
}

/** Whether a character of one colour goes on a House of another, judged by the engine; an action card goes on any. */
export function fits({ reading, game }: Workbench): Finding | undefined {
  const [lies, laid, ...more] = reading.words.map(({ text }) => text).filter((text) => COLOURS.includes(text))
  if (lies === undefined || laid === undefined || more.length > 0) return undefined
  const action = reading.cards[0]
  if (reading.cards.length > 1) return undefined
  const move = action === undefined ? laid : `${laid} ${action.replace('-', ' ')}`
  const judged = judgeScene(game, { lines: [`Dee: ${lies}`], move: `Ann: ${move}` })
  return judged === undefined ? undefined : findingOf(judged, [action === undefined ? 'match.house' : 'match.action'])
}

/** How many cards are dealt to all together, `setup.deal`. */
export function dealt({ reading }: Workbench): Finding | undefined {
  const told = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice('players:'.length)
  const players = told ?? (reading.tokens.some(({ id }) => id === 'two-players') ? '2' : undefined)
  const all = reading.tokens.some(({ id }) => id === 'total') || /\b(in all|together|all of us)\b/.test(textOf(reading))
  if (!all || players === undefined || !reading.asks.has('count')) return undefined
  return { kind: 'fact', rules: ['setup.deal'], rulings: [], fact: String(HAND * Number(players)) }
}

/** Whether the only number a question says is the one of a rule; nothing where it says none, or several. */
function isSo(value: number, rules: readonly string[]): (bench: Workbench) => Finding | undefined {
  return ({ reading }) => {
    const said = reading.numbers.filter(({ of }) => !/^(player|person|people|of|us)/.test(of))
    if (!reading.asks.has('polar') || said.length !== 1) return undefined
    return { kind: said[0]?.value === value ? 'yes' : 'no', rules, rulings: [] }
  }
}

/** Whether so many cards are drawn, given, dealt or needed. */
export const attackDraws = isSo(draws('attack'), ['attack'])
export const burdenGives = isSo(1, ['burden'])
export const storyTakes = isSo(STORY_CARDS, ['story.run', 'story.hand'])
export const eachGets = isSo(HAND, ['setup.deal'])
