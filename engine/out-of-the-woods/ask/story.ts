/** Stories that questions tell, acted out under every table ruling: who is on, who draws, what is left, which House it is. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { weighed } from '../../ask/scene.ts'
import type { Ruleset, Rulings } from '../../ruleset.ts'
import { type ActionId, actions, cards, draws, isBedevil } from '../cards.ts'
import { Table, UNTOLD as UNTOLD_HOUSE } from './acting.ts'
import { Asked, type Outcome } from './asked.ts'
import { numberIn } from './clauses.ts'
import { answerTo } from './outcome.ts'
import { tellingOf } from './telling.ts'
import { type Event, isAnswer, isPlayed, type Played, type Telling } from './told.ts'

/** What a story comes to, or undefined where a part of it is not understood or it asks for something else. */
export function story({ game, reading }: Workbench): Finding | undefined {
  const telling = tellingOf(reading)
  if (telling === undefined) return undefined
  let torn = false
  const comesTo = (rulings: Rulings): Outcome | undefined => {
    const outcome = alike(game, rulings, telling, reading)
    torn ||= outcome === 'torn'
    return outcome === 'torn' ? undefined : outcome
  }
  const found = weighed(game, telling.agreed, comesTo, ({ said }) => said)
  if (found === undefined || torn) return undefined
  const { outcome, rulings } = found
  const { kind, said, rules } = outcome
  if (rulings.length === 0) return { kind, rules, rulings: [], ...(kind === 'fact' ? { fact: said } : {}) }
  const own = game.rulings.find(({ id }) => id === rulings[0])?.rules ?? []
  const about = [...rules.filter((rule) => own.includes(rule)), ...own, ...rules]
  return { kind: 'depends', rules: [...new Set(about)], rulings }
}

/** Tables where the story does not say how many play. */
const COUNTS: readonly number[] = [4, 3]

/**
 * What it comes to whatever is not told: how many play, how many a Bedevil draws, which card the first answer met. What
 * cannot come about is not meant; `torn` where one of these decides.
 */
function alike(game: Ruleset, rulings: Rulings, telling: Telling, reading: Reading): Outcome | 'torn' | undefined {
  const counts = telling.players === undefined ? COUNTS : [telling.players]
  const tables = counts.flatMap((players) =>
    casesOf(telling).flatMap((events) => Table.after(game, rulings, { ...telling, players, events }) ?? []),
  )
  const [outcome, ...others] = tables.map((table) => answerTo(new Asked(game, table, telling, reading)))
  if (!others.every((other) => other?.said === outcome?.said)) return 'torn'
  if (outcome === undefined) return undefined
  const common = outcome.rules.filter((rule) => others.every((other) => other?.rules.includes(rule)))
  return common.length === 0 ? outcome : { ...outcome, rules: common }
}

/** The same story with everything in it that a card may have been. */
function casesOf({ events, asked }: Telling): readonly (readonly Event[])[] {
  const first = events.find(isPlayed)
  // Somebody's last card is what it met: nothing else is told of that.
  const before = events.slice(0, first === undefined ? 0 : events.indexOf(first))
  if (first !== undefined && isAnswer(first.card) && before.some((one) => one.do === 'hand' && one.who !== first.who))
    return []
  const met = first !== undefined && isAnswer(first.card) && !first.idle ? metBy(first, events) : [events]
  if (events.every((event) => !isPlayed(event) || event.exact)) return met
  // `does she draw four`: then it is a Bedevil that draws four.
  const number = numberIn(asked)
  const some = BEDEVILS.filter((id) => draws(id) === number)
  return met.flatMap((story) => (some.length > 0 ? some : BEDEVILS).map((id) => withBedevil(story, id)))
}

const BEDEVILS = actions.map(({ id }) => id).filter(isBedevil)

function withBedevil(story: readonly Event[], card: ActionId): readonly Event[] {
  return story.map((event) => (isPlayed(event) && !event.exact ? { ...event, card } : event))
}

/** Everything that the first answer may have met: any card, with a House of its own or none, or nothing. */
function metBy(first: Played, events: readonly Event[]): readonly (readonly Event[])[] {
  const any: readonly Played[] = [
    ...cards.map(({ id }) => ({ ...first, ...UNTOLD, card: id })),
    { ...first, ...UNTOLD, card: 'attack', house: UNTOLD_HOUSE },
  ]
  const idle = events.map((event) => (event === first ? { ...first, idle: true } : event))
  const at = events.indexOf(first)
  return [...any.map((card) => events.toSpliced(at, 0, card)), ...(mayBeIdle(events) ? [idle] : [])]
}

/** A Block or Reflect that is laid, and not said to be the deed of an answer, may meet nothing. */
function mayBeIdle(events: readonly Event[]): boolean {
  const [first, second] = events.filter(isPlayed)
  return first?.deed === false && (second === undefined || !isAnswer(second.card))
}

const UNTOLD = { who: undefined, at: undefined, house: undefined, calls: undefined, exact: true } as const
