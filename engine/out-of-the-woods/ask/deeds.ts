/** Who played what at whom, in a part of a story that names cards. */
import { CHARACTER } from '../cards.ts'
import { colourIn, coloursOf, listen, type Named } from './clauses.ts'
import { noNames } from './en-telling.ts'
import type { Deed, Log } from './log.ts'
import { before, type Part } from './part.ts'
import type { People } from './people.ts'
import { isAnswer } from './told.ts'

export class Deeds {
  readonly #people: People
  readonly #log: Log

  constructor(people: People, log: Log) {
    this.#people = people
    this.#log = log
  }

  /** Takes in who played them. False where that cannot be made out. */
  plays(part: Part): boolean {
    const { clause, cards, people, said } = part
    const { words, tokens } = clause
    const [first, second] = cards
    if (first === undefined || cards.length > 2) return false
    const free = people.filter(({ owner }) => !owner)
    // `it is for the one after me`: who that is, is not told.
    if (free.some(({ at }) => before(part, at).has('sits-by'))) return false
    const holder = this.#log.holder
    const owner = (of: Named) => people.find((one) => one.owner && one.at < of.at && of.at - one.at < 4)?.seat
    const by = free.find(({ at }) => before(part, at).has('ends-by'))
    // Of several others, `he` who answers is the one who is asked.
    const vague = ({ at }: { at: number }) =>
      this.#people.names.size > 1 && this.#log.lastPlay !== undefined && listen(words.slice(at)).has('begins-he')
    const doer = (of: Named) => free.find((one) => one.at < of.at && one !== by && !vague(one))?.seat
    const after = (of: Named) => free.find((one) => one.at >= of.to && one !== by)?.seat
    if (second !== undefined) {
      const between = listen(words.slice(first.to, second.at))
      // `it gets blocked with a plain block`
      if (second.card === first.card && between.has('using')) return this.#does(part, second, { who: by?.seat })
      // `my attack got reflected`, `I stopped her burden with a block`, `she blocked my attack`
      const passive = between.has('it-is-done') || listen(words.slice(second.at)).has('begins-back')
      const answer = passive || between.has('using') ? second : first
      const below = answer === second ? first : second
      if (!isAnswer(answer.card)) return false
      // A card that an answer meets: told now where it has not been told before.
      if (this.#log.lastPlay?.card !== below.card)
        this.#does(
          part,
          below,
          { who: owner(below) ?? (passive ? (doer(below) ?? holder ?? after(answer)) : undefined) },
          false,
        )
      return this.#does(part, answer, {
        who: passive ? by?.seat : (doer(answer === second ? first : answer) ?? holder),
      })
    }
    const bare = first.at === 0 && free.length === 0 && said.has('bare-deed') && !isAnswer(first.card)
    const done =
      before(part, first.at).has('done-to') ||
      (isAnswer(first.card) && (said.has('card-done') || listen(words.slice(first.at)).has('begins-back')))
    if (!bare && (first.card === CHARACTER || !done)) {
      // `blocked, …`: I did.
      const mine = first.at === 0 && isAnswer(first.card) && said.has('bare-deed') && this.#log.lastPlay === undefined
      const who = doer(first) ?? (mine ? this.#people.cast.me : undefined)
      // Somebody has played it who was not made out.
      if (who === undefined && tokens.some((token) => token.at < first.at && isStrange(token.id))) return false
      return this.#does(part, first, { who: who ?? owner(first), at: after(first) })
    }
    // `my last card got blocked`
    if (isAnswer(first.card) && this.#log.lastPlay === undefined && said.has('card')) {
      const card = first.card === 'block' ? CHARACTER : 'attack'
      this.#does(part, { ...first, card }, { who: people[0]?.seat })
      return this.#does(part, first, { who: by?.seat }, false)
    }
    const victim = doer(first) ?? (people.length === 0 || people[0] === by ? this.#people.cast.me : undefined)
    return this.#does(part, first, { who: by?.seat, at: isAnswer(first.card) ? undefined : victim })
  }

  /** @param whole what else the clause says is about this card */
  #does(part: Part, named: Named, { who, at }: Deed, whole = true): boolean {
    const { clause, said, ids, hand, people } = part
    const { card, exact, at: from } = named
    const [own, lying] = coloursOf(clause, named)
    // The colour is that of the card it met, of which nothing else is told.
    if (isAnswer(card) && own === undefined && colourIn(clause, 0) !== undefined && this.#log.lastPlay === undefined)
      return false
    if (lying !== undefined && this.#log.events.length === 0) this.#log.adds({ do: 'house', house: lying })
    const deed =
      before(part, from).has('doing') ||
      listen(clause.words.slice(from, named.to)).has('answered') ||
      people.some((one) => !one.owner && one.at === from - 1)
    if (whole && said.has('last-one') && hand === undefined && who !== undefined)
      this.#log.adds({ do: 'hand', who, cards: 1 })
    const calling = whole && card.startsWith('bedevil') && said.has('calling')
    return this.#log.adds({
      do: 'play',
      card,
      exact,
      who: who ?? (whole && at === undefined && !ids.has('next-player') ? this.#log.holder : undefined),
      at,
      house: calling ? undefined : own,
      calls: calling ? (own ?? lying) : undefined,
      deed,
      idle: this.#log.idle,
    })
  }
}

/** Whether a word that nobody knows may be somebody. */
function isStrange(id: string): boolean {
  return id.startsWith('w:') && !noNames.includes(id.slice('w:'.length))
}
