/** Who is who in a story, and who sits where. */
import type { Reading } from '../../ask/reading.ts'
import { Cast, type Clause } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import { capitalised, listedIn, ORDER, owns } from './clauses.ts'
import type { Person } from './told.ts'

const MOST_PLAYERS = 4
const UNNAMED =
  /^(he|him|his|she|her|hers|they|them|their|it|the|a|some\w*|player|friend|mate|opponent|guy|girl|lady|bloke|dude|attacker|victim)$/

/** The people of a story. */
export class People {
  readonly cast = new Cast(MOST_PLAYERS)
  readonly names = new Map<Person, string>()
  /** Who sits in which order, where that is told. */
  readonly order: Person[] = []
  readonly #players: number | undefined

  /** @param players how many are told to play */
  constructor(players: number | undefined) {
    this.#players = players
  }

  get players(): number | undefined {
    return this.order.length > 1 ? this.order.length : this.#players
  }

  /** Everybody a clause names, in the order said. */
  in(clause: Clause): ReturnType<Cast['in']> {
    const next = clause.tokens.filter(({ id }) => id === 'next-player')
    const people = this.cast
      .in(clause)
      .filter(({ at }) => !next.some((token) => token.at <= at && at < token.to))
      .map((one) => ({ ...one, owner: one.owner && owns(clause, one.at) }))
    for (const { seat, at } of people) {
      const word = clause.words[at]
      const named = word?.capital === true || clause.tokens.some((token) => token.id === 'person' && token.at === at)
      if (seat !== this.cast.me && word !== undefined && named && !UNNAMED.test(word.text))
        this.names.set(seat, capitalised(word.text))
    }
    return people
  }

  /**
   * Takes in who sits in which order: `order is me, Bo, Cy`, `four players: Ann, Bo, Cy, Di`. The names may be any words.
   * Gives the clauses that say it; undefined where they cannot be understood.
   */
  sits(clauses: readonly Clause[]): ReadonlySet<Clause> | undefined {
    const found = new Set<Clause>()
    let names: string[] = []
    let told = false
    for (const clause of [...clauses, undefined]) {
      const listed = clause === undefined ? undefined : listedIn(clause)
      if (clause !== undefined && listed !== undefined) {
        names.push(...listed)
        found.add(clause)
        told ||= ORDER.test(textOf(clause))
        continue
      }
      if (names.length > 0 && (told ? names.length > 1 : names.length > 2 || names.length === this.#players)) break
      names = []
      found.clear()
      told = false
    }
    if (new Set(names).size < names.length) return undefined
    for (const name of names) this.order.push(this.#person(name))
    return names.length > MOST_PLAYERS ? undefined : found
  }

  #person(text: string): Person {
    if (/^(me|i|myself|us)$/.test(text)) return this.cast.me
    const person = this.cast.seat(`name ${text}`) ?? 0
    this.names.set(person, capitalised(text))
    return person
  }

  /** Words that nobody knows are names where somebody does something: `al attacks bo`. */
  meets({ strange }: Reading, clauses: readonly Clause[]): void {
    for (const clause of clauses)
      for (const [at, { text, capital }] of clause.words.entries()) {
        if (!clause.tokens.some((token) => token.at === at && token.id.startsWith('w:'))) continue
        const begins = at === 0 || /^(and|then|but|so|now)$/.test(clause.words[at - 1]?.text ?? '')
        const known = !strange.includes(text) && !capital
        if (!/^[a-z]{2,12}$/.test(text) || (known && !begins) || UNNAMED.test(text)) continue
        const next = clause.words[at + 1]?.text ?? ''
        const acts = clause.tokens.some(
          (token) => token.at === at + 1 && /^(card:|class:|draw$|drew$|play$|last-card$)/.test(token.id),
        )
        const done = clause.tokens.some((token) => token.to === at && /^(card:|class:)/.test(token.id))
        if (acts || done || /^(is|has|gets?|got|takes?|took|lets|holds|held)$/.test(next)) this.#person(text)
      }
  }

  /** Whom the question is about. */
  subjectOf(asked: Clause): Person | undefined {
    const people = this.in(asked)
    const said = people.find(({ owner }) => !owner)?.seat ?? people[0]?.seat
    if (said !== undefined) return said
    // `is it Bos turn`
    for (const { text } of asked.words)
      for (const [person, name] of this.names) if (text === `${name.toLowerCase()}s`) return person
    return undefined
  }
}
