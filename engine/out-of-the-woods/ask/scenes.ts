/** What is worked out for a question: what can be blocked or reflected, what goes on a House, how many play. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { listenerFor } from '../../ask/lexicon.ts'
import { findingOf, judgeScene, stateOf } from '../../ask/scene.ts'
import type { Ruleset } from '../../ruleset.ts'
import { CHARACTER, STORY_CARDS } from '../cards.ts'
import { HAND } from '../start.ts'
import type { State } from '../state.ts'
import { COLOURS, playersIn } from './clauses.ts'
import { scenes } from './en-scenes.ts'

const listen = listenerFor(scenes)

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
  return answered(bench, 'block')
}

/** Whether a Reflect turns a card back. */
export function reflected(bench: Workbench): Finding | undefined {
  return answered(bench, 'reflect')
}

/** An answer to a card, judged: Dee lays it, Ann answers; where it is an answer itself, Dee answers that. */
function answered(bench: Workbench, answer: 'block' | 'reflect'): Finding | undefined {
  const card = met(bench, answer)
  const lines =
    card === 'block' || card === 'reflect'
      ? ['Dee: attack', `Ann: ${card}`]
      : [`Dee: ${card === CHARACTER ? COLOURS[0] : card}`]
  const move = `${lines.length > 1 ? 'Dee' : 'Ann'}: ${answer}`
  const judged = judgeScene(bench.game, { lines, move })
  if (judged === undefined) return undefined
  const { legal, as, rules } = judged.verdict
  // A Reflect that does nothing to a card is legal, and no answer to it.
  const stands = legal && as === answer
  const about = stands || !legal ? rules : [`answer.${answer}`, ...rules]
  return { kind: stands ? 'yes' : 'no', rules: [...new Set([...about, answer])], rulings: [] }
}

/** Whether so many may play, `setup.players`. */
export function playable({ reading, game }: Workbench): Finding | undefined {
  const count = playersIn(reading) ?? alone(reading)
  if (count === undefined || reading.asks.has('count')) return undefined
  const [fewest, most] = game.seats
  return { kind: count >= fewest && count <= most ? 'yes' : 'no', rules: ['setup.players'], rulings: [] }
}

/** The only number said, where it counts nothing else. */
function alone({ numbers }: Workbench['reading']): number | undefined {
  const [only, second] = numbers
  return only === undefined || second !== undefined || counts(only).has('cards') ? undefined : only.value
}

/** What a number counts. */
function counts({ of }: Workbench['reading']['numbers'][number]) {
  return listen([{ text: of, stem: of, capital: false, part: 0 }])
}

/** Whether a character of one colour goes on a House of another, judged by the engine; an action card goes on any. */
export function fits({ reading, game }: Workbench): Finding | undefined {
  const [lies, laid, ...more] = reading.words.map(({ text }) => text).filter((text) => COLOURS.includes(text))
  if (lies === undefined || laid === undefined || more.length > 0) return undefined
  const action = reading.cards[0]
  if (reading.cards.length > 1) return undefined
  const move = action === undefined ? laid : `${laid} ${action}`
  const judged = judgeScene(game, { lines: [`Dee: ${lies}`], move: `Ann: ${move}` })
  return judged === undefined ? undefined : findingOf(judged, [action === undefined ? 'match.house' : 'match.action'])
}

/** How many cards are dealt to all together, `setup.deal`. */
export function dealt({ reading, game }: Workbench): Finding | undefined {
  const players = playersIn(reading)
  const all = reading.tokens.some(({ id }) => id === 'total') || listen(reading.words).has('together')
  if (!all || players === undefined || !reading.asks.has('count')) return undefined
  const begun = stateOf(game, { lines: [], players }) as State | undefined
  const fact = begun && String(begun.hands.reduce((sum, hand) => sum + hand, 0))
  return fact === undefined ? undefined : { kind: 'fact', rules: ['setup.deal'], rulings: [], fact }
}

/** Whether the only number a question says is the one of a rule; nothing where it says none, or several. */
function isSo({ reading }: Workbench, value: number, rules: readonly string[]): Finding | undefined {
  const said = reading.numbers.filter((number) => !counts(number).has('people'))
  if (!reading.asks.has('polar') || said.length !== 1) return undefined
  return { kind: said[0]?.value === value ? 'yes' : 'no', rules, rulings: [] }
}

/** Cards that somebody gets for one that Dee lays and nobody answers. */
function gotFor(game: Ruleset, card: string): number {
  const happened = stateOf(game, { lines: [`Dee: ${card}`, 'Ann: take'] })?.happened ?? []
  return happened.reduce((sum, { change = 0 }) => sum + Math.max(0, change), 0)
}

/** Whether so many cards are drawn, given, dealt or needed. */
export function attackDraws(bench: Workbench): Finding | undefined {
  return isSo(bench, gotFor(bench.game, 'attack'), ['attack'])
}
export function burdenGives(bench: Workbench): Finding | undefined {
  return isSo(bench, gotFor(bench.game, 'burden'), ['burden'])
}
export function storyTakes(bench: Workbench): Finding | undefined {
  return isSo(bench, STORY_CARDS, ['story.run', 'story.hand'])
}
export function eachGets(bench: Workbench): Finding | undefined {
  return isSo(bench, HAND, ['setup.deal'])
}
