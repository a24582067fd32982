/** What a story has told so far, in order. */
import { CHARACTER } from '../cards.ts'
import { type Event, isPlayed, type Person, type Played } from './told.ts'

/** A card as it is told of: which one, and whether how many a Bedevil draws is told. */
export type Told = Pick<Played, 'card' | 'exact'>

/** A card that nothing is told of. */
export const PLAIN: Told = { card: CHARACTER, exact: true }

/** Who did it to whom. */
export interface Deed {
  readonly who: Person | undefined
  readonly at?: Person | undefined
}

export class Log {
  readonly #events: Event[] = []
  /** Nothing lies there that a Block or Reflect could meet. */
  readonly idle: boolean

  constructor(idle: boolean) {
    this.idle = idle
  }

  get events(): readonly Event[] {
    return this.#events
  }

  get last(): Event | undefined {
    return this.#events.at(-1)
  }

  get lastPlay(): Played | undefined {
    return this.#events.findLast(isPlayed)
  }

  /** Whose cards have just been counted. */
  get holder(): Person | undefined {
    return this.last?.do === 'hand' ? this.last.who : undefined
  }

  /** Whose cards were counted last. */
  get counted(): Person | undefined {
    return this.#events.findLast((event) => event.do === 'hand')?.who
  }

  has(card: Played['card']): boolean {
    return this.#events.some((event) => isPlayed(event) && event.card === card)
  }

  adds(event: Event): true {
    this.#events.push(event)
    return true
  }

  /** Puts something before all that was told. */
  begins(event: Event): true {
    this.#events.unshift(event)
    return true
  }

  /** Says more about the last thing told. */
  amends(event: Event): true {
    this.#events[this.#events.length - 1] = event
    return true
  }

  /** A card is played. */
  lays({ card, exact }: Told, deed: Deed, house?: string): true {
    const { idle } = this
    return this.adds({ do: 'play', card, exact, at: undefined, ...deed, house, calls: undefined, deed: false, idle })
  }
}
