/** Takes in a story clause by clause. */
import type { Clause } from '../../ask/story.ts'
import { cardsIn, colourIn, coloursOf, drawsIn, listen, type Named } from './clauses.ts'
import { Deeds } from './deeds.ts'
import { Log, PLAIN } from './log.ts'
import { before, isHeld, isTalk, type Part, partOf } from './part.ts'
import type { People } from './people.ts'
import { type Event, isAnswer, isPlayed, type Person } from './told.ts'

export class Teller {
  readonly #people: People
  readonly #log: Log
  readonly #deeds: Deeds
  #held: Named | undefined
  /** Somebody who has played the last card, which is named next. */
  #lastPlayer: Person | undefined

  /** @param idle nothing lies there that a Block or Reflect could meet */
  constructor(people: People, idle: boolean) {
    this.#people = people
    this.#log = new Log(idle)
    this.#deeds = new Deeds(people, this.#log)
  }

  get events(): readonly Event[] {
    return this.#log.events
  }

  /** Takes a clause in. False where it cannot be understood. */
  hears(clause: Clause): boolean {
    const said = listen(clause.words)
    const cards = cardsIn(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    if (
      ELSEWHERE.some((id) => ids.has(id)) ||
      (STORIES.some((id) => ids.has(id)) && !ids.has('draw') && !ids.has('drew'))
    )
      return false
    if (said.has('long-ago')) return false
    if (ids.has('reverse')) return cards.length === 0 && said.has('clockwise') && !said.has('not-clockwise')
    if (said.has('no-answer') && (cards.length === 0 || !said.has('playing'))) return this.#log.adds({ do: 'close' })
    if (ids.has('nothing-to-stop') && cards.length === 0) return true
    const part = partOf(clause, this.#people)
    this.#counts(part)
    return (
      this.#lastCard(part) ??
      this.#suffered(part) ??
      this.#named(part) ??
      this.#drawn(part) ??
      (part.hand !== undefined || this.#passes(part) || this.#amends(part) || this.#places(part) || isTalk(part))
    )
  }

  /** So many cards in a hand. */
  #counts({ hand, people, cards }: Part): void {
    if (hand === undefined) return
    // `I blocked his last card`
    const owner = people.find((one) => one.owner && cards.some(({ card, to }) => isAnswer(card) && to === one.at))
    this.#log.adds({ do: 'hand', who: (owner ?? people[0])?.seat ?? this.#people.cast.me, cards: hand })
  }

  /** `his last card is an attack`, `he plays it`: the card is named apart from who held it. */
  #lastCard({ said, cards, people, hand, doer }: Part): true | undefined {
    const [card, second] = cards
    if (hand !== undefined && card === undefined && said.has('plays-it')) {
      this.#lastPlayer = people[0]?.seat ?? this.#people.cast.me
      return true
    }
    if (card !== undefined && second === undefined) {
      if (this.#lastPlayer !== undefined && said.has('a-card')) {
        const who = this.#lastPlayer
        this.#lastPlayer = undefined
        return this.#log.lays(card, { who })
      }
      if (said.has('is-a') && this.#log.last?.do === 'hand') {
        this.#held = card
        return true
      }
    }
    if (card === undefined && this.#held !== undefined && said.has('playing'))
      return this.#log.lays(this.#held, { who: doer })
    return undefined
  }

  /** `I drew four for the bedevil`, `I did not answer the burden`: what was played at somebody, and what came of it. */
  #suffered({ clause, cards, doer }: Part): true | undefined {
    const card = cards.find((one) => !isAnswer(one.card))
    if (card === undefined) return undefined
    const told = before({ clause }, card.at)
    const drew = told.has('drew-for')
    if (!drew && !told.has('not-answering')) return undefined
    const at = doer ?? this.#people.cast.me
    if (this.#log.lastPlay?.card !== card.card) this.#log.lays(card, { who: undefined, at })
    if (!drew || card.card === 'burden') return this.#log.adds({ do: 'close' })
    return this.#log.adds({ do: 'draw', who: at, cards: listen(clause.words).place('so-many-drawn')?.number })
  }

  /** Cards that are played: where a hand is counted, only those that are said to be. */
  #named(part: Part): boolean | undefined {
    const { cards, said, hand } = part
    if (cards.length === 0) return undefined
    const lastCard = hand === 1 && said.has('last')
    const [first, second] = cards
    if (first !== undefined && !lastCard && isHeld(part, first)) {
      this.#held = second === undefined ? first : undefined
      return true
    }
    // What did not happen, or not once, or may not have, is not acted out.
    if (said.has('not', 'unsure') || cards.some(({ at }) => before(part, at).has('several', 'none-of'))) return false
    // With what it was answered is not told.
    const unanswered = said.has('no-answer', 'taken') && second === undefined
    if (!unanswered && part.ids.has('class:answer-card') && !cards.some(({ card }) => isAnswer(card))) return false
    if (second === undefined && first?.meant === true && this.#log.lastPlay === undefined) return false
    if (said.has('stands') && part.doer === undefined && this.#stands(cards)) return true
    if (hand !== undefined && !said.has('playing') && !lastCard) return undefined
    // `my last card, a burden, gets blocked`: so it was played.
    if (this.#held !== undefined && first !== undefined && isAnswer(first.card) && this.#log.lastPlay === undefined)
      this.#log.lays(this.#held, { who: this.#log.counted })
    return this.#deeds.plays(part) && (!unanswered || this.#log.adds({ do: 'close' }))
  }

  /** `so the attack stands`: it was played before, or the answer told of met it. */
  #stands([card]: readonly Named[]): boolean {
    const first = this.#log.events.find(isPlayed)
    if (card === undefined || first === undefined) return false
    if (this.#log.has(card.card)) return true
    if (!isAnswer(first.card) || isAnswer(card.card)) return false
    return this.#log.begins({ ...first, ...card, do: 'play', who: undefined, at: undefined })
  }

  #drawn({ clause, said, ids, doer }: Part): true | undefined {
    if (drawsIn(clause).length === 0 && !said.has('takes-so-many')) return undefined
    // A card that is given is taken, and not drawn.
    if (said.has('takes-card') && this.#log.has('burden')) return this.#log.adds({ do: 'close' })
    this.#log.adds({ do: 'draw', who: doer, cards: said.place('so-many-drawn')?.number })
    // `drew, then played one on my turn`
    return !said.has('playing') && !ids.has('play') ? true : this.#log.lays(PLAIN, { who: doer })
  }

  /** Nobody answers, or a card is played that is not named. */
  #passes({ said, ids, doer }: Part): boolean {
    if (said.has('not')) return false
    if (said.has('takes') || ids.has('give')) return this.#log.adds({ do: 'close' })
    return said.has('plays-one') && this.#log.lays(PLAIN, { who: doer })
  }

  /** `… and say red`, `it has a green house`: more about the card that was played last. */
  #amends({ clause, ids }: Part): boolean {
    const colour = colourIn(clause, 0)
    const last = this.#log.lastPlay
    if (colour === undefined || last === undefined || this.#log.last !== last) return false
    if (ids.has('call') || ids.has('say')) return this.#log.amends({ ...last, calls: colour })
    return ids.has('own-house') && this.#log.amends({ ...last, house: colour })
  }

  /** `house is green`, and a character called by what it shows: `she lays a red hansel`. */
  #places({ clause, said, ids, doer }: Part): boolean {
    const colour = colourIn(clause, 0)
    if (colour === undefined) return false
    if (said.has('playing')) {
      const [own, lying] = coloursOf(clause)
      if (lying !== undefined && this.#log.events.length === 0) this.#log.adds({ do: 'house', house: lying })
      return this.#log.lays(PLAIN, { who: doer }, own ?? lying)
    }
    if (!said.has('lies-there') && !ids.has('house')) return false
    return this.#log.lastPlay === undefined && this.#log.adds({ do: 'house', house: colour })
  }
}

/** Where others sit, and stories that are run: nothing is told that could be acted out. */
const ELSEWHERE: readonly string[] = ['third', 'not-next', 'for-other']
const STORIES: readonly string[] = ['all-four', 'story', 'story-win', 'reshuffle']
