/** Takes in a story clause by clause. */
import type { Heard } from '../../ask/lexicon.ts'
import type { Clause } from '../../ask/story.ts'
import { CHARACTER } from '../cards.ts'
import { cardsIn, colourIn, coloursOf, drawsIn, handIn, listen, type Named } from './clauses.ts'
import { noNames, type telling } from './en-telling.ts'
import type { People } from './people.ts'
import type { Event, Person, Played } from './told.ts'

/** A clause, as it was heard. */
interface Part {
  readonly clause: Clause
  readonly said: Heard<keyof typeof telling>
  readonly ids: ReadonlySet<string>
  readonly cards: readonly Named[]
  readonly people: ReturnType<People['in']>
  /** The first one who is not only the owner of something. */
  readonly doer: Person | undefined
  readonly hand: number | undefined
}

/** Who did it to whom. */
interface Deed {
  readonly who: Person | undefined
  readonly at?: Person | undefined
}

export class Teller {
  readonly #people: People
  readonly #told: Event[] = []
  readonly #idle: boolean
  #held: Named['card'] | undefined
  /** Somebody who has played the last card, which is named next. */
  #lastPlayer: Person | undefined

  /** @param idle nothing lies there that a Block or Reflect could meet */
  constructor(people: People, idle: boolean) {
    this.#people = people
    this.#idle = idle
  }

  get events(): readonly Event[] {
    return this.#told
  }

  /** Takes a clause in. False where it cannot be understood. */
  hears(clause: Clause): boolean {
    const said = listen(clause.words)
    const cards = cardsIn(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    if (ELSEWHERE.some((id) => ids.has(id)) || (STORIES.some((id) => ids.has(id)) && !ids.has('draw'))) return false
    if (ids.has('reverse')) return cards.length === 0 && said.has('clockwise') && !said.has('not-clockwise')
    if (said.has('no-answer') && (cards.length === 0 || !said.has('playing'))) return this.#adds({ do: 'close' })
    if (ids.has('nothing-to-stop') && cards.length === 0) return true
    const people = this.#people.in(clause)
    const doer = people.find(({ owner }) => !owner)?.seat
    const part: Part = { clause, said, ids, cards, people, doer, hand: handIn(clause) }
    this.#counts(part)
    return (
      this.#lastCard(part) ??
      this.#named(part) ??
      this.#drawn(part) ??
      (part.hand !== undefined || this.#passes(part) || this.#amends(part) || this.#places(part) || isTalk(part))
    )
  }

  #adds(event: Event): true {
    this.#told.push(event)
    return true
  }

  #lays(card: Named['card'], who: Person | undefined, house?: string): true {
    return this.#adds({ do: 'play', card, who, at: undefined, house, calls: undefined, idle: this.#idle })
  }

  /** So many cards in a hand. */
  #counts({ hand, people }: Part): void {
    if (hand !== undefined) this.#adds({ do: 'hand', who: people[0]?.seat ?? this.#people.cast.me, cards: hand })
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
        return this.#lays(card.card, who)
      }
      if (said.has('is-a') && this.#told.at(-1)?.do === 'hand') {
        this.#held = card.card
        return true
      }
    }
    if (card === undefined && this.#held !== undefined && said.has('playing')) return this.#lays(this.#held, doer)
    return undefined
  }

  /** Cards that are played: where a hand is counted, only those that are said to be. */
  #named(part: Part): boolean | undefined {
    const { cards, said, hand } = part
    if (cards.length === 0) return undefined
    const lastCard = hand === 1 && said.has('last')
    return hand === undefined || said.has('playing') || lastCard ? this.#plays(part) : undefined
  }

  #drawn({ clause, said, ids, doer }: Part): true | undefined {
    if (drawsIn(clause).length === 0) return undefined
    this.#adds({ do: 'draw', who: doer })
    // `drew, then played one on my turn`
    return !said.has('playing') && !ids.has('play') ? true : this.#lays(CHARACTER, doer)
  }

  /** Nobody answers, or a card is played that is not named. */
  #passes({ said, ids, doer }: Part): boolean {
    if (said.has('takes') || ids.has('give')) return this.#adds({ do: 'close' })
    return said.has('plays-one') && this.#lays(CHARACTER, doer)
  }

  #plays(part: Part): boolean {
    const { clause, cards, people, said } = part
    const { words, tokens } = clause
    const [first, second] = cards
    if (first === undefined || cards.length > 2) return false
    const free = people.filter(({ owner }) => !owner)
    const before = (at: number) => listen(words.slice(0, at))
    const owner = (of: Named) => people.find((one) => one.owner && one.at < of.at && of.at - one.at < 4)?.seat
    const by = free.find(({ at }) => before(at).has('ends-by'))
    // Of several others, `he` who answers is the one who is asked.
    const vague = ({ at }: { at: number }) =>
      this.#people.names.size > 1 && this.#lastPlay() !== undefined && listen(words.slice(at)).has('begins-he')
    const doer = (of: Named) => free.find((one) => one.at < of.at && one !== by && !vague(one))?.seat
    const after = (of: Named) => free.find((one) => one.at >= of.to && one !== by)?.seat
    if (second !== undefined) {
      const between = listen(words.slice(first.to, second.at))
      // `it gets blocked with a plain block`
      if (second.card === first.card && between.has('using')) return this.#does(part, second, { who: by?.seat })
      // `my attack got reflected`, `I stopped her burden with a block`, `she blocked my attack`
      const passive = between.has('it-is-done')
      const answer = passive || between.has('using') ? second : first
      const below = answer === second ? first : second
      if (!isAnswer(answer)) return false
      // A card that an answer meets: told now where it has not been told before.
      if (this.#lastPlay()?.card !== below.card)
        this.#does(part, below, { who: owner(below) ?? (passive ? doer(below) : undefined) }, false)
      return this.#does(part, answer, { who: passive ? by?.seat : doer(answer === second ? first : answer) })
    }
    const bare = first.at === 0 && free.length === 0 && said.has('bare-deed') && !isAnswer(first)
    if (!bare && (first.card === CHARACTER || !before(first.at).has('done-to'))) {
      const who = doer(first)
      // Somebody has played it who was not made out.
      if (who === undefined && tokens.some((token) => token.at < first.at && isStrange(token.id))) return false
      return this.#does(part, first, { who: who ?? owner(first), at: after(first) })
    }
    // `my last card got blocked`
    if (isAnswer(first) && this.#lastPlay() === undefined && said.has('card')) {
      const card = first.card === 'block' ? CHARACTER : 'attack'
      this.#does(part, { ...first, card }, { who: people[0]?.seat })
      return this.#does(part, first, { who: by?.seat }, false)
    }
    const victim = doer(first) ?? (people.length === 0 || people[0] === by ? this.#people.cast.me : undefined)
    return this.#does(part, first, { who: by?.seat, at: isAnswer(first) ? undefined : victim })
  }

  /** @param whole what else the clause says is about this card */
  #does({ clause, said, hand }: Part, { card, at: from }: Named, { who, at }: Deed, whole = true): boolean {
    const [own, lying] = coloursOf(clause, from)
    if (lying !== undefined && this.#told.length === 0) this.#adds({ do: 'house', house: lying })
    if (whole && said.has('last-one') && hand === undefined && who !== undefined)
      this.#adds({ do: 'hand', who, cards: 1 })
    const calling = whole && card.startsWith('bedevil') && said.has('calling')
    return this.#adds({
      do: 'play',
      card,
      who: who ?? (at === undefined && this.#told.at(-1)?.do === 'hand' ? this.#people.cast.me : undefined),
      at,
      house: calling ? undefined : own,
      calls: calling ? (own ?? lying) : undefined,
      idle: this.#idle,
    })
  }

  #lastPlay(): Played | undefined {
    return this.#told.findLast((event): event is Played => event.do === 'play')
  }

  /** `… and say red`, `it has a green house`: more about the card that was played last. */
  #amends({ clause, ids }: Part): boolean {
    const colour = colourIn(clause, 0)
    const last = this.#lastPlay()
    if (colour === undefined || last === undefined || this.#told.at(-1) !== last) return false
    if (ids.has('call') || ids.has('say')) this.#told[this.#told.length - 1] = { ...last, calls: colour }
    else if (ids.has('own-house')) this.#told[this.#told.length - 1] = { ...last, house: colour }
    else return false
    return true
  }

  /** `house is green`, and a character called by what it shows: `she lays a red hansel`. */
  #places({ clause, said, ids, doer }: Part): boolean {
    const colour = colourIn(clause, 0)
    if (colour === undefined) return false
    if (said.has('playing')) {
      const [own, lying] = coloursOf(clause, clause.words.length)
      if (lying !== undefined && this.#told.length === 0) this.#adds({ do: 'house', house: lying })
      return this.#lays(CHARACTER, doer, own ?? lying)
    }
    if (!said.has('lies-there') && !ids.has('house')) return false
    return this.#lastPlay() === undefined && this.#adds({ do: 'house', house: colour })
  }
}

/** What a story does not say how to act out: where others sit, and stories that are run. */
const ELSEWHERE: readonly string[] = ['third', 'not-next', 'for-other']
const STORIES: readonly string[] = ['all-four', 'story', 'story-win', 'reshuffle']

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
function isTalk({ clause, ids, said }: Part): boolean {
  if (clause.tokens.some(({ id }) => /^(card:|class:)/.test(id))) return false
  return said.has('all-cards') || (!HAPPENING.some((id) => ids.has(id)) && !said.has('condition'))
}

function isAnswer({ card }: Named): boolean {
  return card === 'block' || card === 'reflect'
}

/** Whether a word that nobody knows may be somebody. */
function isStrange(id: string): boolean {
  return id.startsWith('w:') && !noNames.includes(id.slice('w:'.length))
}
