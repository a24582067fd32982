/** Who is who in a story, and who sits where. */
import type { Reading } from '../../ask/reading.ts'
import { rowsIn } from '../../ask/row.ts'
import { Cast, type Clause } from '../../ask/story.ts'
import type { Word } from '../../ask/words.ts'
import { capitalised, listedIn, listen, mayBeName, owns } from './clauses.ts'
import type { Person } from './told.ts'

const MOST_PLAYERS = 4

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
    const next = clause.tokens.filter(({ id }) => NOBODY.has(id))
    const people = this.cast
      .in(clause)
      .filter(({ at }) => !next.some((token) => token.at <= at && at < token.to))
      .map((one) => ({ ...one, owner: one.owner && owns(clause, one.at) }))
    for (const { seat, at } of people) {
      const word = clause.words[at]
      const named = word?.capital === true || clause.tokens.some((token) => token.id === 'person' && token.at === at)
      if (seat !== this.cast.me && word !== undefined && named && !listen([word]).has('unnamed'))
        this.names.set(seat, capitalised(word.text))
    }
    return people
  }

  /**
   * Takes in who sits in which order: `order is me, Bo, Cy`, `four players: Ann, Bo, Cy, Di`. The names may be any words.
   * Gives the clauses that say it; undefined where they cannot be understood.
   */
  sits({ strange }: Reading, clauses: readonly Clause[]): ReadonlySet<Clause> | undefined {
    for (const block of blocksOf(clauses, strange)) {
      const words = block.flatMap((clause) => clause.words)
      const listed = new Set(block.flatMap((clause) => listedIn(clause, strange) ?? []))
      const nameAt = (at: number): string | undefined => {
        const text = words[at]?.text ?? ''
        return listed.has(text) ? text : undefined
      }
      const [row, again] = rowsIn(words, nameAt)
      const names = row?.names ?? []
      if (listen(words).has('order') ? names.length < 2 : names.length < 3 && names.length !== this.#players) continue
      // Somebody is named twice.
      if (again !== undefined || names.length > MOST_PLAYERS) return undefined
      for (const name of names) this.order.push(this.#person(words.find(({ text }) => text === name) as Word))
      return new Set(block)
    }
    return new Set()
  }

  #person(word: Word): Person {
    if (listen([word]).has('me')) return this.cast.me
    const person = this.cast.seat(`name ${word.text}`) ?? 0
    this.names.set(person, capitalised(word.text))
    return person
  }

  /** Words that nobody knows are names where somebody does something: `al attacks bo`. */
  meets({ strange }: Reading, clauses: readonly Clause[]): void {
    for (const { words, tokens } of clauses)
      for (const [at, word] of words.entries()) {
        if (!tokens.some((token) => token.at === at && token.id.startsWith('w:'))) continue
        const begins = at === 0 || listen(words.slice(0, at)).has('opening')
        const known = !strange.includes(word.text) && !word.capital
        if (!mayBeName(word) || (known && !begins) || listen([word]).has('unnamed')) continue
        const acts = tokens.some((token) => token.at === at + 1 && ACTING.test(token.id))
        const done = tokens.some((token) => token.to === at && CARD.test(token.id))
        if (acts || done || listen(words.slice(at + 1)).has('does')) this.#person(word)
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

/** `the next player`, `a two player game`: nobody in particular. */
const NOBODY: ReadonlySet<string> = new Set(['next-player', 'two-players', 'many-players'])

const CARD = /^(card:|class:)/
const ACTING = /^(card:|class:|draw$|drew$|play$|last-card$)/

/** Clauses one after the other that only list names. */
function blocksOf(clauses: readonly Clause[], strange: readonly string[]): readonly (readonly Clause[])[] {
  const blocks: Clause[][] = []
  let open: Clause[] | undefined
  for (const clause of clauses) {
    if (listedIn(clause, strange) === undefined) open = undefined
    else if (open !== undefined) open.push(clause)
    else {
      open = [clause]
      blocks.push(open)
    }
  }
  return blocks
}
