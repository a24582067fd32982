/**
 * A question that tells a little story, cut into clauses: what happened, who did it to whom, and what is asked in the end.
 * A game acts the clauses out at a made-up table and judges the last one with the engine.
 */
import type { Seat } from '../ruleset.ts'
import { turns } from './cues.ts'
import type { Reading, Token } from './reading.ts'
import { asking, between, joining, me, newcomer, owning, some, somebody, them, verbs } from './text/en-story.ts'
import type { Word } from './words.ts'

/** A part of a question with one thing done in it. */
export interface Clause {
  readonly words: readonly Word[]
  /** Its meanings in the order said, without those that only tell how others stand to each other. */
  readonly tokens: readonly Token[]
  /** It is put as a question. */
  readonly asks: boolean
}

/** Somebody a clause names, and where. */
export interface Mentioned {
  readonly seat: Seat
  readonly at: number
  /** `my`, `her`: something of theirs is what is spoken of. */
  readonly owner: boolean
}

const NO_WORD = /[*>]|^(do|is|players):/

/** The clauses of a question, in the order told. */
export function clausesOf(reading: Reading): readonly Clause[] {
  const { words } = reading
  const tokens = reading.tokens.filter(({ id }) => !NO_WORD.test(id))
  const found: Clause[] = []
  let from = 0
  const close = (to: number): void => {
    if (to <= from) return
    const own = tokens.filter(({ at }) => at >= from && at < to)
    const said = words.slice(from, to)
    found.push({
      words: said,
      tokens: own.map((token) => ({ ...token, at: token.at - from, to: token.to - from })),
      asks: isAsking(said),
    })
    from = to
  }
  for (const [at, word] of words.entries()) {
    const inToken = tokens.some((token) => token.at < at && at < token.to)
    if (inToken) continue
    if (word.part !== words[at - 1]?.part || (joining.has(word.text) && begins(words, at + 1, tokens))) close(at)
  }
  close(words.length)
  return found
}

/** Whether a clause begins here: with somebody, or with a verb that turns a question. */
function begins(words: readonly Word[], at: number, tokens: readonly Token[]): boolean {
  const word = words[at]
  if (word === undefined) return false
  if (between.has(word.text)) return begins(words, at + 1, tokens)
  if (word.capital || somebody.has(word.text) || turns(word.text) || verbs.has(word.text)) return true
  const told = tokens.find((token) => token.at === at)?.id
  return (
    told === 'person' ||
    (told !== undefined &&
      ((/(s|ed|k|e)$/.test(word.text) && /^(class:(block|dodge)|take-hit|not-grab)$/.test(told)) ||
        (/(s|ed)$/.test(word.text) && told.startsWith('card:'))))
  )
}

function isAsking(words: readonly Word[]): boolean {
  return words.some(
    ({ text }, at) =>
      (turns(text) &&
        (at === 0 || (at === 1 && joining.has((words[0] as Word).text)) || somebody.has(words[at + 1]?.text ?? ''))) ||
      asking.has(text),
  )
}

/**
 * Who is who in a story: names, `me`, and the others by pronouns. Seats are given out in the order of appearance.
 * A pronoun is the last one spoken of who is not me.
 */
export class Cast {
  readonly #seats = new Map<string, Seat>()
  #last: Seat | undefined
  readonly #most: number

  /** @param most seats at the table */
  constructor(most: number) {
    this.#most = most
  }

  /** The seat of somebody; undefined where the table is full. */
  seat(key: string): Seat | undefined {
    const known = this.#seats.get(key)
    if (known !== undefined) return known
    if (this.#seats.size >= this.#most) return undefined
    const seat = this.#seats.size
    this.#seats.set(key, seat)
    return seat
  }

  get me(): Seat {
    return this.seat('me') ?? 0
  }

  /** Whoever was last spoken of besides `one`; somebody new where nobody was. */
  other(one: Seat | undefined): Seat | undefined {
    if (this.#last !== undefined && this.#last !== one) return this.#last
    for (const [key, seat] of [...this.#seats].reverse()) if (seat !== one && key !== 'me') return seat
    const seat = this.seat(one === this.#seats.get('me') ? 'them' : 'me')
    if (seat !== this.#seats.get('me')) this.#last = seat
    return seat
  }

  /** Everybody a clause names, in the order said. */
  in(clause: Clause): readonly Mentioned[] {
    const found: Mentioned[] = []
    const persons = new Set(clause.tokens.flatMap(({ id, at }) => (id === 'person' ? [at] : [])))
    for (const [at, { text, stem, capital }] of clause.words.entries()) {
      const key = `name ${stem}`
      const named = persons.has(at) || this.#seats.has(key)
      const before = clause.words[at - 1]?.text ?? ''
      // `my brother` is not me.
      if (owning.has(text) && some.has(clause.words[at + 1]?.text ?? '')) continue
      const seat = me.has(text)
        ? this.me
        : them.has(text)
          ? this.other(this.#seats.get('me'))
          : named && (this.#seats.has(key) || capital || !some.has(text))
            ? this.seat(key)
            : some.has(text)
              ? this.#somebody(newcomer.has(before) || newcomer.has(text))
              : undefined
      if (seat === undefined) continue
      if (seat !== this.#seats.get('me')) this.#last = seat
      found.push({
        seat,
        at,
        owner: owning.has(text) || (text.endsWith('s') && named && owned(clause, at + 1)),
      })
    }
    return found
  }

  #somebody(fresh: boolean): Seat | undefined {
    if (!fresh && this.#last !== undefined) return this.#last
    return this.seat(`some ${this.#seats.size}`)
  }
}

function owned(clause: Clause, at: number): boolean {
  return clause.tokens.some((token) => token.at === at && token.id.startsWith('card:'))
}
