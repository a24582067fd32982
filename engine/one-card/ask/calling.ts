/** Calls of One Card: too late, where nobody has one card, one's own in time, and on somebody who forgot. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import { judgeScene, stateOf, weighed } from '../../ask/scene.ts'
import type { Ruleset, Rulings, Seat } from '../../ruleset.ts'
import type { State } from '../state.ts'
import { calling } from './en-calling.ts'
import { agreedIn, meaningsOf, yesOrNo } from './said-so.ts'
import { CLOCKWISE } from './table.ts'

const listen = listenerFor(calling)
type Said = Heard<keyof typeof calling>

/** Ann has come down to so many cards, Ben is next, and Cam catches her. */
const HOLDER: Seat = 0
const NEXT: Seat = 1
const CATCHER: Seat = 2
const OWN = 'Ann: one card Ann'
const CATCH = 'Cam: one card Ann'

/** What a call comes to; undefined where it is not asked, or cannot be told from these words. */
export function callComesTo({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  if (!reading.asks.has('polar') || !isCall(reading, said)) return undefined
  const told = caseOf(reading, said)
  if (told !== undefined) return mayCall(game, told)
  return own(game, reading, said) ?? caught(game, said)
}

/** A case in which somebody calls. */
interface Case {
  /** Cards left in the hand that it is about. */
  readonly left: number
  /** What has happened since. */
  readonly since?: string
  /** The rules it is about. */
  readonly about: readonly string[]
}

function caseOf({ words }: Workbench['reading'], said: Said): Case | undefined {
  if (said.has('out') && !said.has('to-one')) return { left: 0, about: ['one-card.call'] }
  const downTo = said.has('to-one') ? undefined : said.place('down-to')?.number
  if (downTo !== undefined) return { left: downTo, about: ['one-card.nobody', 'one-card.call'] }
  if (said.has('acted') && said.has('lateness') && !said.has('still-open', 'not-late'))
    return { left: 1, since: 'Ben: 5S', about: ['one-card.call'] }
  if (said.has('has-called') && said.has('call-again'))
    return { left: 1, since: OWN, about: ['one-card.nobody', 'one-card.call'] }
  const many = said.place('many')?.number
  const comesDown = listen(words.slice(0, said.place('before')?.at)).has('comes-down')
  return many !== undefined && !comesDown && said.has('call-or-catch') && !said.has('table-size')
    ? { left: many, about: ['one-card.nobody', 'one-card.call'] }
    : undefined
}

function mayCall(game: Ruleset, { left, since, about }: Case): Finding | undefined {
  const judged = judgeScene(game, {
    lines: [...comingTo(left), ...(since === undefined ? [] : [since])],
    move: CATCH,
    options: TOP,
    rulings: CLOCKWISE,
  })
  return judged && yesOrNo(judged.verdict.legal, [...new Set([...about, ...judged.verdict.rules])])
}

/** Somebody lays a card, and has so many left. */
function comingTo(left: number): readonly string[] {
  return [`* Ann hand ${left + 1}`, 'Ann: 4S']
}

const TOP = { top: '3S' }

/** What somebody draws for a call, as an answer to whether it is so much; anything where no number is told. */
function draws(
  game: Ruleset,
  call: string,
  who: Seat,
  about: readonly string[],
  agreed: Rulings = {},
  number?: number,
): Finding | undefined {
  const found = weighed(game, { ...CLOCKWISE, ...agreed }, (rulings) => {
    const cardsAfter = (lines: readonly string[]): number | undefined =>
      (stateOf(game, { lines, options: TOP, rulings }) as State | undefined)?.hands[who]
    const before = cardsAfter(comingTo(1))
    const after = cardsAfter([...comingTo(1), call])
    return before === undefined || after === undefined ? undefined : after - before
  })
  if (found === undefined) return undefined
  const { outcome, rulings } = found
  if (rulings.length > 0) return { kind: 'depends', rules: about, rulings }
  return yesOrNo(number === undefined ? outcome > 0 : outcome === number, about)
}

/** A call of one's own in time: whether the next player draws, or the caller. */
function own(game: Ruleset, reading: Workbench['reading'], said: Said): Finding | undefined {
  const { words } = reading
  const beaten = words.slice(said.place('nobody')?.to ?? 0)
  const agreed = agreedIn(reading)
  if (listen(beaten).has('caught') || agreed === undefined || !said.has('draws')) return undefined
  const call = said.place('own-call')
  const mine = call === undefined ? said.has('my-call') : words[call.at]?.text === 'i'
  if (!mine && call === undefined) return undefined
  const asked = listen(words.slice(call?.to ?? 0))
  const others = asked.has('others')
  if (mine && !others) return asked.has('me') ? draws(game, OWN, HOLDER, FIRST, agreed) : undefined
  return others || asked.has('me') ? draws(game, OWN, NEXT, FIRST, agreed) : undefined
}

const FIRST = ['one-card.first', 'one-card.call']

/** Another player calls it first: who draws, and how much. */
function caught(game: Ruleset, said: Said): Finding | undefined {
  const fine = said.has('forgot') && !said.has('hand-told') ? said.place('fined-so-many')?.number : undefined
  if (fine !== undefined) return draws(game, CATCH, HOLDER, ['one-card.caught'], {}, fine)
  if (!said.has('draws-or-cards') || said.has('else-than-one') || !said.has('on-me') || !said.has('i-draw'))
    return undefined
  return said.has('others-draw')
    ? draws(game, CATCH, CATCHER, ['one-card.caught', 'one-card.first'])
    : draws(game, CATCH, HOLDER, ['one-card.caught', 'one-card.call'])
}

/** It is about calls of One Card, and not about those of suits or about what a card does. */
function isCall(reading: Workbench['reading'], said: Said): boolean {
  const ids = meaningsOf(reading)
  const card = [...ids].some(
    (id) => id.startsWith('card:') || CARDS.has(id) || (id === 'class:attack' && !said.has('penalty')),
  )
  if (card || said.has('suit')) return false
  return ids.has('one-card') || ids.has('own-call') || ids.has('forget') || said.has('topic')
}

const CARDS: ReadonlySet<string> = new Set(
  ['seven', 'two', 'ace', 'joker', 'king', 'spades', 'hearts', 'clubs', 'diamonds', 'red', 'black'].map(
    (name) => `class:${name}`,
  ),
)
