/** Takes in a story clause by clause. */
import type { Clause } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import { CHARACTER } from '../cards.ts'
import { cardsIn, colourIn, coloursOf, drawsIn, handIn, type Named } from './clauses.ts'
import type { People } from './people.ts'
import type { Event, Person, Played } from './told.ts'

const NOBODY =
  /\b(nobody|no 1|no one|noone|none|without an?|not|no)\b.*\b(answer|answers|answered|block|blocks|blocked|reflect|react|reacts|stop|stops|stopped|answering)\b/
const TAKES = /\b(takes? (it|the (hit|attack))|took (it|the (hit|attack))|accepts?|lets? it)\b/
const PLAYING =
  /\b(play|plays|played|lay|lays|laid|put|puts|use|uses|used|drop|drops|dropped|throw|throws|threw|chuck|chucks|dump|dumps|answer|answers|answered|get rid|gets rid|got rid|slap|slaps|slam|slams|with)\b/

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
    const text = textOf(clause)
    const cards = cardsIn(clause)
    if (cards === undefined) return false
    const ids = new Set(clause.tokens.map(({ id }) => id))
    if (['all-four', 'story', 'story-win', 'reshuffle'].some((id) => ids.has(id)) && !ids.has('draw')) return false
    // Who sits where is not told by that.
    if (ids.has('third') || ids.has('not-next') || ids.has('for-other')) return false
    if (ids.has('reverse'))
      return cards.length === 0 && /\bclockwise\b/.test(text) && !/\b(not|anti|counter)/.test(text)
    if (NOBODY.test(text) && (cards.length === 0 || !PLAYING.test(text))) return this.#adds({ do: 'close' })
    if (ids.has('nothing-to-stop') && cards.length === 0) return true
    const people = this.#people.in(clause)
    const hand = handIn(clause)
    if (hand !== undefined) this.#adds({ do: 'hand', who: people[0]?.seat ?? this.#people.cast.me, cards: hand })
    const lastCard = hand === 1 && /\b(last|final|only)\b/.test(text)
    const [held] = cards
    if (
      hand !== undefined &&
      cards.length === 0 &&
      /\b(plays?|played|lays?|laid|uses?|used|got rid of) (it|my|his|her)\b/.test(text)
    ) {
      this.#lastPlayer = people[0]?.seat ?? this.#people.cast.me
      return true
    }
    if (held !== undefined && this.#lastPlayer !== undefined && cards.length === 1 && /^(an?|the) /.test(text)) {
      const who = this.#lastPlayer
      this.#lastPlayer = undefined
      return this.#lays(held.card, who)
    }
    if (
      held !== undefined &&
      cards.length === 1 &&
      /^(it is |is )?(an?|the) /.test(text) &&
      this.#told.at(-1)?.do === 'hand'
    ) {
      this.#held = held.card
      return true
    }
    if (cards.length === 0 && this.#held !== undefined && PLAYING.test(text)) {
      const who = people.find(({ owner }) => !owner)?.seat
      return this.#lays(this.#held, who)
    }
    if (cards.length > 0 && (hand === undefined || PLAYING.test(text) || lastCard))
      return this.#plays(clause, cards, people, text)
    if (drawsIn(clause).length > 0) {
      const who = people.find(({ owner }) => !owner)?.seat
      this.#adds({ do: 'draw', who })
      // `drew, then played one on my turn`
      const played = PLAYING.test(text) || ids.has('play')
      return !played || this.#lays(CHARACTER, who)
    }
    if (hand !== undefined) return true
    if (TAKES.test(text) || ids.has('give')) return this.#adds({ do: 'close' })
    if (/\b(plays?|played|lays?|laid|puts?) (one|a card|another|something|anything)\b/.test(text)) {
      const who = people.find(({ owner }) => !owner)?.seat
      return this.#lays(CHARACTER, who)
    }
    return this.#amends(clause, ids) || this.#places(clause, ids) || this.#isTalk(clause, ids, text)
  }

  #adds(event: Event): true {
    this.#told.push(event)
    return true
  }

  #lays(card: Named['card'], who: Person | undefined, house?: string): true {
    return this.#adds({ do: 'play', card, who, at: undefined, house, calls: undefined, idle: this.#idle })
  }

  #plays(clause: Clause, cards: readonly Named[], people: ReturnType<People['in']>, text: string): boolean {
    const [first, second] = cards
    if (first === undefined || cards.length > 2) return false
    const free = people.filter(({ owner }) => !owner)
    const owner = (of: Named) => people.find((one) => one.owner && one.at < of.at && of.at - one.at < 4)?.seat
    const by = free.find(({ at }) => clause.words[at - 1]?.text === 'by')
    // Of several others, `he` who answers is the one who is asked.
    const vague = ({ at }: { at: number }) =>
      this.#people.names.size > 1 &&
      this.#lastPlay() !== undefined &&
      /^(he|she|they)$/.test(clause.words[at]?.text ?? '')
    const before = (of: Named) => free.find((one) => one.at < of.at && one !== by && !vague(one))?.seat
    const after = (of: Named) => free.find((one) => one.at >= of.to && one !== by)?.seat
    const same =
      second !== undefined &&
      second.card === first.card &&
      /\b(with|by|using)\b/.test(textOf({ words: clause.words.slice(first.to, second.at) }))
    // `it gets blocked with a plain block`
    if (same) return this.#playsOne(second, { who: by?.seat, at: undefined, clause, text })
    if (second !== undefined) {
      // `my attack got reflected`, `I stopped her burden with a block`, `she blocked my attack`
      const between = textOf({ words: clause.words.slice(first.to, second.at) })
      const passive = /\b(got|gets|get|was|been|is|be)$/.test(between)
      const using = /\b(with|using|by)\b/.test(between)
      const answer = passive || using ? second : first
      const below = answer === second ? first : second
      if (answer.card !== 'block' && answer.card !== 'reflect') return false
      const whose = owner(below) ?? (passive ? before(below) : undefined)
      this.#played(below, { who: whose, clause, text })
      const who = passive ? by?.seat : before(answer === second ? first : answer)
      return this.#playsOne(answer, { who, at: undefined, clause, text })
    }
    const before1 = clause.words[first.at - 1]?.text ?? ''
    const bare = first.at === 0 && free.length === 0 && /ed$/.test(clause.words[0]?.text ?? '')
    const passive =
      (bare && first.card !== 'block' && first.card !== 'reflect') ||
      (/^(got|gets|get|getting|was|were|been|being|am|is|are|be)$/.test(before1) && first.card !== CHARACTER)
    if (!passive) {
      const who = before(first)
      // Somebody has played it who was not made out.
      const unknown = (id: string) => id.startsWith('w:') && !/^w:(card|turn|have|now|last)$/.test(id)
      if (who === undefined && clause.tokens.some(({ id, at }) => unknown(id) && at < first.at)) return false
      return this.#playsOne(first, { who: who ?? owner(first), at: after(first), clause, text })
    }
    const answering = first.card === 'block' || first.card === 'reflect'
    // `my last card got blocked`
    if (answering && this.#lastPlay() === undefined && /\bcard\b/.test(text)) {
      const card = first.card === 'block' ? CHARACTER : 'attack'
      this.#playsOne({ ...first, card }, { who: people[0]?.seat, at: undefined, clause, text })
      return this.#playsOne(first, { who: by?.seat, at: undefined, clause, text: '' })
    }
    const victim = before(first) ?? (people.length === 0 || people[0] === by ? this.#people.cast.me : undefined)
    return this.#playsOne(first, { who: by?.seat, at: answering ? undefined : victim, clause, text })
  }

  /** A card that an answer meets: told now where it has not been told before. */
  #played(below: Named, about: { who: Person | undefined; clause: Clause; text: string }): void {
    const last = this.#lastPlay()
    if (last === undefined || last.card !== below.card)
      this.#playsOne(below, { who: about.who, at: undefined, clause: about.clause, text: '' })
  }

  #playsOne(
    { card, at: from }: Named,
    { who, at, clause, text }: { who: Person | undefined; at: Person | undefined; clause: Clause; text: string },
  ): boolean {
    const [own, lying] = coloursOf(clause, from)
    if (lying !== undefined && this.#told.length === 0) this.#adds({ do: 'house', house: lying })
    if (/\b(last|final|only) (card|one)\b/.test(text) && handIn(clause) === undefined && who !== undefined)
      this.#adds({ do: 'hand', who, cards: 1 })
    const calling =
      card.startsWith('bedevil') && /\b(calls?|names?|says?|said|named|called|saying|calling)\b/.test(text)
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
  #amends(clause: Clause, ids: ReadonlySet<string>): boolean {
    const colour = colourIn(clause, 0)
    const last = this.#lastPlay()
    if (colour === undefined || last === undefined || this.#told.at(-1) !== last) return false
    if (ids.has('call') || ids.has('say')) this.#told[this.#told.length - 1] = { ...last, calls: colour }
    else if (ids.has('own-house')) this.#told[this.#told.length - 1] = { ...last, house: colour }
    else return false
    return true
  }

  /** `house is green`, and a character called by what it shows: `she lays a red hansel`. */
  #places(clause: Clause, ids: ReadonlySet<string>): boolean {
    const colour = colourIn(clause, 0)
    if (colour === undefined) return false
    const text = textOf(clause)
    if (PLAYING.test(text)) {
      const [own, lying] = coloursOf(clause, clause.words.length)
      const who = this.#people.in(clause).find(({ owner }) => !owner)?.seat
      if (lying !== undefined && this.#told.length === 0) this.#adds({ do: 'house', house: lying })
      return this.#lays(CHARACTER, who, own ?? lying)
    }
    if (!/\b(is|was|on|be|with)\b/.test(text) && !ids.has('house')) return false
    return this.#lastPlay() === undefined && this.#adds({ do: 'house', house: colour })
  }

  /** Nothing happens in it. */
  #isTalk(clause: Clause, ids: ReadonlySet<string>, text: string): boolean {
    if (clause.tokens.some(({ id }) => /^(card:|class:)/.test(id))) return false
    this.#people.in(clause)
    if (/\ball (my|the|his|her) cards\b/.test(text)) return true
    return (
      !['play', 'call', 'match', 'house', 'escape', 'lose-turn', 'go-back', 'character', 'last-card'].some((id) =>
        ids.has(id),
      ) && !/\b(if|unless|before)\b/.test(text)
    )
  }
}
