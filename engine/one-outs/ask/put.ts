/** A question as cases look at it: what it names, and what it says of who does what. */
import type { Reading } from '../../ask/reading.ts'
import { textOf } from '../../ask/words.ts'
import { cardOf, type OneOutsCard } from '../cards.ts'

/** What stands out in a question. */
export class Put {
  readonly ids: ReadonlySet<string>
  /** Words as typed, in small letters. */
  readonly text: string
  /** Their base forms. */
  readonly stems: string

  constructor({ tokens, words }: Reading) {
    this.ids = new Set(tokens.map(({ id }) => id))
    this.text = textOf({ words })
    this.stems = words.map((word) => word.stem).join(' ')
  }

  any(...wanted: readonly string[]): boolean {
    return wanted.some((id) => this.ids.has(id))
  }

  /** Whether its words look like this. */
  says(pattern: RegExp): boolean {
    return pattern.test(this.text)
  }

  card(...cards: readonly string[]): boolean {
    return cards.some((id) => this.ids.has(`card:${id}`))
  }

  /** How many cards of this sort are named, each once. */
  count(fits: (card: OneOutsCard) => boolean): number {
    let found = 0
    for (const id of this.ids) {
      const card = /^card:[^*>]+$/.test(id) ? cardOf(id.slice(5)) : undefined
      if (card !== undefined && fits(card)) found++
    }
    return found
  }

  get nark(): boolean {
    return this.any('card:nark', 'narker')
  }

  get hacky(): boolean {
    return this.card('hacky-sack')
  }

  get board(): boolean {
    return this.any('card:skateboard', 'my-board', 'card:another-skateboard', 'other-board', 'same-board')
  }

  get trow(): boolean {
    return this.card('down-trow')
  }

  get grab(): boolean {
    return this.card('grab') || this.any('steal')
  }

  get buffs(): number {
    return this.count(({ buff }) => buff !== undefined)
  }

  get buff(): boolean {
    return this.buffs > 0 || this.any('class:buff', 'two-kinds')
  }

  get followUp(): boolean {
    return this.card('noogie', 'bite') || this.any('class:follow-up')
  }

  /** A defence card that is no Skateboard, or a word for one. */
  get defence(): boolean {
    return (
      this.count((card) => card.defence !== undefined && card.id !== 'skateboard') > 0 ||
      this.any('class:defence', 'class:dodge', 'class:block', 'as-defence')
    )
  }

  get blocked(): boolean {
    return this.card('fend') || this.any('class:block') || this.says(/\bboarded|skateboards it\b/)
  }
}
