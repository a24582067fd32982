/** Cuts a question that tells a story into what it tells and what it asks. */
import { listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { clausesOf } from '../../ask/story.ts'
import type { Word } from '../../ask/words.ts'
import type { Rulings } from '../../ruleset.ts'
import { listen, playersIn } from './clauses.ts'
import { house, housed } from './en-house.ts'
import { withLetters } from './letters.ts'
import { People } from './people.ts'
import { Teller } from './teller.ts'
import type { Telling } from './told.ts'

/** Says that a Block or Reflect has nothing to stop. */
const IDLE: ReadonlySet<string> = new Set(['nothing-to-stop', 'not-attacked', 'alone'])

/** Undefined where a part of it is not understood, or nothing is told. */
export function tellingOf(question: Reading): Telling | undefined {
  const reading = withLetters(question)
  const clauses = clausesOf(reading)
  const last = clauses.findLastIndex((clause) => clause.asks || listen(clause.words).has('asking'))
  const asked = clauses[last < 0 ? clauses.length - 1 : last]
  if (asked === undefined) return undefined
  const before = clauses.slice(0, clauses.indexOf(asked))
  const agreed = agreedIn(reading.words)
  const two = listen(reading.words).place('two')
  const people = new People(playersOf(reading))
  const listed = people.sits(reading, before)
  if (listed === undefined) return undefined
  people.meets(reading, clauses)
  const teller = new Teller(
    people,
    reading.tokens.some(({ id }) => IDLE.has(id)),
  )
  let at = 0
  for (const clause of before) {
    const to = at + clause.words.length
    const counts = two !== undefined && two.at <= at && to <= two.to
    if (counts) people.in(clause)
    else if (!listed.has(clause) && !isAgreed(clause.words, agreed) && !teller.hears(clause)) return undefined
    at = to
  }
  const { cast, names, order, players } = people
  return { events: teller.events, order, players, cast, names, asked, subject: people.subjectOf(asked), agreed }
}

function playersOf(reading: Reading): number | undefined {
  return playersIn(reading) ?? (listen(reading.words).has('two') ? 2 : undefined)
}

const listenToHouse = listenerFor(house)
const listenIfHoused = listenerFor(housed)
const SAYABLE = Object.keys(house) as (keyof typeof house)[]

/** `house rule here: blocking does not cost your turn` */
function agreedIn(words: readonly Word[]): Rulings {
  return listenIfHoused(words).has('here') ? Object.fromEntries(optionsIn(words).map((key) => key.split('='))) : {}
}

function optionsIn(words: readonly Word[]): readonly (keyof typeof house)[] {
  const said = listenToHouse(words)
  return SAYABLE.filter((key) => said.has(key))
}

/** Nothing but a house rule is told. */
function isAgreed(words: readonly Word[], agreed: Rulings): boolean {
  if (Object.keys(agreed).length === 0) return false
  return listenIfHoused(words).has('here') || optionsIn(words).length > 0
}
