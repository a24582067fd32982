/** A part of a story, as it was heard. */
import type { Heard } from '../../ask/lexicon.ts'
import type { Clause } from '../../ask/story.ts'
import { cardsIn, handIn, listen, type Named } from './clauses.ts'
import type { telling } from './en-telling.ts'
import type { People } from './people.ts'
import type { Person } from './told.ts'

export interface Part {
  readonly clause: Clause
  readonly said: Heard<keyof typeof telling>
  readonly ids: ReadonlySet<string>
  readonly cards: readonly Named[]
  readonly people: ReturnType<People['in']>
  /** The first one who is not only the owner of something. */
  readonly doer: Person | undefined
  readonly hand: number | undefined
}

/** Whoever is named is one of these people from now on. */
export function partOf(clause: Clause, people: People): Part {
  const named = people.in(clause)
  return {
    clause,
    said: listen(clause.words),
    ids: new Set(clause.tokens.map(({ id }) => id)),
    cards: cardsIn(clause),
    people: named,
    doer: named.find(({ owner }) => !owner)?.seat,
    hand: handIn(clause),
  }
}

/** What is said before a word. */
export function before({ clause }: Pick<Part, 'clause'>, at: number): Part['said'] {
  return listen(clause.words.slice(0, at))
}

/** Something happens that was not made out. */
const HAPPENING: readonly string[] = [
  'play',
  'call',
  'match',
  'house',
  'escape',
  'lose-turn',
  'go-back',
  'character',
  'last-card',
]

/** Nothing happens in it. */
export function isTalk({ clause, ids, said }: Part): boolean {
  if (clause.tokens.some(({ id }) => /^(card:|class:)/.test(id))) return false
  return said.has('all-cards') || (!HAPPENING.some((id) => ids.has(id)) && !said.has('condition'))
}

/** A card is in somebody's hand, and not played. */
export function isHeld(part: Part, { at, to }: Named): boolean {
  const { said, people } = part
  // `got a bedevil on me`
  if (said.has('playing') || people.some((one) => one.at >= to)) return false
  return before(part, at + 1).has('holds')
}
