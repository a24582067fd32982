/** What readers of an outcome look at: the table that a story has led to, and the words in which it is asked about. */
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import type { Word } from '../../ask/words.ts'
import type { Ruleset, Seat } from '../../ruleset.ts'
import type { Table } from './acting.ts'
import { drawsIn, numberIn } from './clauses.ts'
import { said as answers, asked, SOMEBODY } from './en-asked.ts'
import type { Person, Telling } from './told.ts'

/** An answer at one table. `said` tells answers apart; of a fact it is the fact. */
export interface Outcome {
  readonly kind: 'yes' | 'no' | 'fact'
  readonly said: string
  readonly rules: readonly string[]
}

const listen = listenerFor(asked)

export class Asked {
  readonly game: Ruleset
  readonly table: Table
  readonly telling: Telling
  readonly said: Heard<keyof typeof asked>
  /** A yes or a no is wanted. */
  readonly polar: boolean
  readonly #ids: ReadonlySet<string>

  constructor(game: Ruleset, table: Table, telling: Telling, reading: Reading) {
    this.game = game
    this.table = table
    this.telling = telling
    this.said = listen(telling.asked.words.map((word) => (isNamed(word, telling) ? { ...word, text: SOMEBODY } : word)))
    this.#ids = new Set(telling.asked.tokens.map(({ id }) => id))
    this.polar = reading.asks.has('polar') && !this.said.has('open')
  }

  /** Whether any of these meanings is in what is asked. */
  means(...ids: readonly string[]): boolean {
    return ids.some((id) => this.#ids.has(id))
  }

  /** Whether any of these cards is named. */
  names(...cards: readonly string[]): boolean {
    return cards.some((card) => this.#ids.has(`card:${card}`))
  }

  /** How many are spoken of. */
  get number(): number | undefined {
    return numberIn(this.telling.asked)
  }

  /** Whether it asks about drawing. */
  get drawing(): boolean {
    return drawsIn(this.telling.asked).length > 0
  }

  /** Somebody who is only told by where they sit; `or the next one` is one of two answers. */
  get ofSomebodyElse(): boolean {
    return (
      !this.said.has('the-next', 'the-player') &&
      listen(this.telling.asked.words.slice(0, this.said.place('or')?.at)).has('somebody-else')
    )
  }

  /** Whoever it is asked about; whoever asks, where nobody is named. */
  get who(): Person {
    return this.telling.subject ?? this.telling.cast.me
  }

  /** Where that is; undefined where it is not told. */
  get seat(): Seat | undefined {
    const { table, telling, said } = this
    if (said.has('the-player')) return table.player
    if (said.has('the-next')) return table.next
    const seat = table.seatOf(this.who)
    if (seat !== undefined) return seat
    // Where all but one are told, the last one sits there; and who would be on again has just played.
    if (telling.players !== undefined && table.isNamed) return table.free
    return !table.isNamed && said.has('once-more') ? table.player : undefined
  }

  /** Whether how many cards they have is told. */
  get isCounted(): boolean {
    return this.seat !== undefined && this.table.counted.has(this.seat)
  }

  /** Somebody, as an answer: by name, or by what they have to do with the last card. */
  named(seat: Seat, rules: readonly string[]): Outcome | undefined {
    const { names, cast } = this.telling
    const person = this.table.personAt(seat)
    // Where four others are named, whoever asks is none of them.
    if (person !== undefined) return fact(names.get(person) ?? (person === cast.me ? answers.me : answers.other), rules)
    const answered = this.table.exchange.length > 1
    if (answered && seat === this.table.mover) return fact(answers.answerer, rules)
    if (seat === this.table.player) return fact(answers.player, rules)
    if (seat === this.table.next) return fact(answers.next, rules)
    return seat === this.table.afterNext ? fact(answers.after, rules) : undefined
  }
}

/** Whether a word names somebody: `Bo`, and `Bos` turn. */
function isNamed({ text }: Word, { names }: Telling): boolean {
  return [...names.values()].some(
    (name) => text === name || text === name.toLowerCase() || text === `${name.toLowerCase()}s`,
  )
}

export function yesOrNo(yes: boolean, rules: readonly string[]): Outcome {
  const kind = yes ? 'yes' : 'no'
  return { kind, said: kind, rules }
}

export function fact(said: string, rules: readonly string[]): Outcome {
  return { kind: 'fact', said, rules }
}
