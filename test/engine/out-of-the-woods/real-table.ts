/**
 * Out of the Woods told a second time, naively: real cards in real hands, a pile one can look through, and a play kept
 * as the list of the cards in it. Nothing is carried along from card to card: what stands, who is on and what lies in a
 * row is worked out anew from the list and the pile each time. Shares no code with the engine.
 */

export interface RealCard {
  /** `character`, `attack`, …, `bedevil-4`. */
  readonly kind: string
  readonly house?: string
  readonly story?: string
}

/** What somebody says: cards from their hand, or `draw`, `take`, `done`. */
export interface Said {
  /** -1 for `done`. */
  readonly who: number
  readonly cards: readonly RealCard[]
  readonly word?: 'draw' | 'take' | 'done' | 'all-four'
  readonly calls?: string
}

interface Laid {
  readonly who: number
  readonly cards: readonly RealCard[]
  readonly calls: string | undefined
  readonly idle: boolean
  /** Whether its player was asked, and who was. */
  readonly asked: number
  /** For a base card: who sat next. */
  readonly next: number
  readonly wins: boolean
}

/** What happens if the play closes now. */
type Outcome =
  | { readonly what: 'nothing' | 'stands' | 'back' }
  | {
      readonly what: 'attack' | 'burden' | 'bedevil'
      readonly by: number
      readonly at: number
      readonly calls?: string
    }

export class RealTable {
  hands: RealCard[][]
  stock: RealCard[]
  /** The last card is on top; null where it was shuffled. */
  pile: (RealCard | null)[] = []
  /** Houses that counted, the last one counts; each with the card that brought it. */
  houses: { house: string; card: RealCard | null }[] = []
  direction = 1
  turn: number
  play: Laid[] = []
  escaped: number[] = []
  /** Who won, in order: by escape or by a story. */
  won: number[] = []
  storyWon = false
  skipped = -1
  /** Who played the Skip. */
  skipper = -1
  readonly rulings: Readonly<Record<string, string>>

  constructor(hands: RealCard[][], stock: RealCard[], turn: number, rulings: Readonly<Record<string, string>>) {
    this.hands = hands
    this.stock = stock
    this.turn = turn
    this.rulings = rulings
  }

  copy(): RealTable {
    const other = new RealTable(
      this.hands.map((hand) => [...hand]),
      [...this.stock],
      this.turn,
      this.rulings,
    )
    other.pile = [...this.pile]
    other.houses = [...this.houses]
    other.direction = this.direction
    other.play = [...this.play]
    other.escaped = [...this.escaped]
    other.won = [...this.won]
    other.storyWon = this.storyWon
    other.skipped = this.skipped
    other.skipper = this.skipper
    return other
  }

  get house(): string | null {
    return this.houses.at(-1)?.house ?? null
  }

  get over(): boolean {
    const left = this.hands.length - this.escaped.length
    return this.storyWon || (this.hands.length === 2 ? left < 2 : left < 2)
  }

  get loser(): number {
    if (this.hands.length === 2 || this.storyWon || this.hands.length - this.escaped.length !== 1) return -1
    return this.hands.findIndex((_, seat) => !this.escaped.includes(seat))
  }

  /** The characters of one story on top of the pile. */
  get run(): { story: string; length: number } | null {
    let story: string | undefined
    let length = 0
    for (const card of [...this.pile].reverse()) {
      if (card === null) break
      if (card.kind !== 'character') {
        if (this.rulings['story-action'] === 'no') continue
        break
      }
      if (story === undefined) story = card.story
      if (card.story !== story) break
      length++
    }
    return story === undefined ? null : { story, length }
  }

  after(seat: number): number {
    for (let step = 1; step <= this.hands.length; step++) {
      const next = (((seat + step * this.direction) % this.hands.length) + this.hands.length) % this.hands.length
      if (!this.escaped.includes(next)) return next
    }
    return seat
  }

  /** Who is asked about the card on top. */
  get asked(): number {
    const under = this.play.at(-2)
    if (under !== undefined) return under.who
    return this.after(this.play[0]?.who ?? 0)
  }

  /** Looks through the play from the top: which card is the last that nobody stopped. */
  outcome(): Outcome {
    let top = this.play.length - 1
    const kind = (place: number) => this.play[place]?.cards[0]?.kind ?? ''
    if (this.play[top]?.idle) return { what: 'nothing' }
    while (top > 0 && kind(top) === 'block') {
      // A Block on a Block leaves what lies under both; a Block on anything else leaves nothing of it.
      if (top - 1 > 0 && kind(top - 1) === 'block') top -= 2
      else return { what: top === 1 && kind(0) === 'character' ? 'back' : 'nothing' }
    }
    const card = this.play[top]
    if (card === undefined || kind(0) === 'character') return { what: 'stands' }
    const what = kind(0).startsWith('bedevil') ? 'bedevil' : (kind(0) as 'attack' | 'burden')
    const at = top === 0 ? card.next : (this.play[top - 1]?.who ?? 0)
    return { what, by: card.who, at, ...(card.calls === undefined ? {} : { calls: card.calls }) }
  }

  private draw(seat: number, count: number): void {
    for (let drawn = 0; drawn < count; drawn++) this.hands[seat]?.push(this.stock.pop() as RealCard)
  }

  /** Nobody answers any more. */
  close(give: (hand: readonly RealCard[]) => number = () => 0): void {
    const [base] = this.play
    if (base === undefined) return
    const outcome = this.outcome()
    const two = this.hands.length - this.escaped.length === 2
    const last = this.play.at(-1) ?? base
    const answersCount = this.rulings['answer-turn'] === 'yes'
    let on = base.asked
    if (this.play.length === 1) on = this.asked
    else if (answersCount) on = last.who === last.asked ? -1 - last.who : last.asked
    switch (outcome.what) {
      case 'attack':
        this.draw(outcome.at, 2)
        if (two && this.rulings['skip-two'] === 'next') on = outcome.at
        else if (answersCount || base.next === outcome.at) on = -1 - outcome.at
        else on = base.next
        break
      case 'burden': {
        const hand = this.hands[outcome.by] ?? []
        const given = hand.splice(give(hand), 1)
        this.hands[outcome.at]?.push(...given)
        on = answersCount ? outcome.at : base.next
        break
      }
      case 'bedevil':
        this.draw(outcome.at, base.cards[0]?.kind === 'bedevil-4' ? 4 : 2)
        if (outcome.calls !== undefined) this.houses.push({ house: outcome.calls, card: null })
        on = answersCount ? outcome.at : base.next
        break
      case 'stands':
        if (base.wins) {
          this.storyWon = true
          this.won.push(base.who)
        }
        break
      case 'back':
        this.hands[base.who]?.push(...base.cards)
        this.pile = this.pile.filter((card) => card === null || !base.cards.includes(card))
        this.houses = this.houses.filter(({ card }) => card === null || !base.cards.includes(card))
        break
    }
    const played = this.play.map((one) => one.who)
    this.play = []
    this.skipped = -1
    const gone = this.hands.flatMap((hand, seat) => (hand.length === 0 && !this.escaped.includes(seat) ? [seat] : []))
    gone.sort((one, other) => played.lastIndexOf(one) - played.lastIndexOf(other))
    this.escaped.push(...gone)
    this.won.push(...gone)
    // Below zero: after that player, once it is known who is still there.
    const seat = on < 0 ? this.after(-1 - on) : on
    this.turn = this.escaped.includes(seat) ? this.after(seat) : seat
  }

  /** The rule that forbids what somebody says, or undefined. */
  forbids(said: Said): string | undefined {
    const { who, word } = said
    if (this.over) return 'win'
    if (word === 'done') return undefined
    if (this.escaped.includes(who)) return 'turn.owner'
    const kind = said.cards[0]?.kind
    const anyone = this.rulings['block-who'] === 'anyone'
    const top = this.play.at(-1)
    if (top === undefined) {
      if (who === this.turn) return word === 'take' ? 'turn.play-or-draw' : this.forbidsTurn(said)
      const other = kind === 'block' && anyone && who !== this.skipper
      const tries = other || ((kind === 'block' || kind === 'reflect') && who === this.skipped)
      return this.skipped >= 0 && tries ? 'answer.skip' : 'turn.owner'
    }
    const outcome = this.outcome()
    const hit = 'at' in outcome && outcome.at === who
    if (word === 'take') return who === this.asked || hit ? undefined : 'turn.owner'
    const later = this.copy()
    later.close()
    if (kind === 'block' && !top.idle) {
      const story = outcome.what === 'stands' && this.play[0]?.wins === true
      const others = story ? this.rulings['story-block-who'] === 'anyone' : anyone
      if (who !== this.asked && (who === top.who || !others)) return 'turn.owner'
      return this.forbidsCards(said, false)
    }
    if (kind === 'reflect' && !top.idle) {
      const on = top.cards[0]?.kind ?? ''
      if (on !== 'character' && on !== 'block') {
        if (who !== this.asked) return 'turn.owner'
        return this.forbidsCards(said, outcome.what === 'bedevil')
      }
      if (hit && outcome.what === 'attack') return 'answer.reflect'
      if (who === this.asked && (later.over || later.turn !== who)) return 'answer.reflect'
    }
    if (hit && outcome.what === 'attack') return 'attack'
    if (who !== (later.over ? this.asked : later.turn)) return 'turn.owner'
    return later.over ? 'win' : later.forbidsTurn(said)
  }

  private forbidsTurn(said: Said): string | undefined {
    if (said.word === 'draw') return undefined
    const [card] = said.cards
    const four = said.word === 'all-four'
    const any = this.house === null || (four && this.rulings['story-hand-house'] === 'no')
    if (card?.kind === 'character' && !any && card.house !== this.house) return 'match.house'
    return this.forbidsCards(said, card?.kind.startsWith('bedevil') === true)
  }

  private forbidsCards(said: Said, mayCall: boolean): string | undefined {
    if (said.cards.length > (this.hands[said.who]?.length ?? 0)) return 'hand.enough'
    return said.calls !== undefined && !mayCall ? 'bedevil.call' : undefined
  }

  /** Plays what is not forbidden. */
  say(said: Said, give: (hand: readonly RealCard[]) => number): void {
    const { who, word, cards } = said
    const kind = cards[0]?.kind
    const top = this.play.at(-1)
    const answerable = top !== undefined && !top.idle
    const sendsBack = !['character', 'block'].includes(top?.cards[0]?.kind ?? '')
    const answers = answerable && (kind === 'block' || (kind === 'reflect' && sendsBack && who === this.asked))
    const asked = top === undefined ? who : this.asked
    if (!answers) this.close(give)
    if (word === 'take' || word === 'done') return
    this.skipped = -1
    if (word === 'draw') {
      this.draw(who, 1)
      this.turn = this.after(who)
      return
    }
    const kept = (this.hands[who] ?? []).filter((card) => !cards.includes(card))
    // Cards said with an empty hand may have come with the open card: then one of those was it.
    this.hands[who] = kept.slice(0, (this.hands[who]?.length ?? 0) - cards.length)
    this.pile.push(...cards)
    const house = cards[0]?.house
    if (house !== undefined) this.houses.push({ house, card: cards[0] as RealCard })
    const idle = !answers && (kind === 'block' || kind === 'reflect')
    if (kind === 'reflect' && (!idle || this.rulings['reflect-idle'] === 'yes')) this.direction = -this.direction
    const next = this.after(who)
    if (kind === 'skip') {
      const two = this.hands.length - this.escaped.length === 2
      const turn = two && this.rulings['skip-two'] === 'next' ? next : this.after(next)
      if (this.hands[who]?.length === 0) {
        this.escaped.push(who)
        this.won.push(who)
      }
      this.turn = this.escaped.includes(turn) ? this.after(turn) : turn
      this.skipped = next
      this.skipper = who
      return
    }
    const wins = word === 'all-four' || (kind === 'character' && (this.run?.length ?? 0) >= 4)
    this.play.push({ who, cards, calls: said.calls, idle, asked: answers ? asked : next, next, wins })
  }

  /** The played cards become a new stock, but for the ones in the air. */
  reshuffle(shuffled: (cards: readonly RealCard[]) => RealCard[]): void {
    const open = this.play.flatMap((one) => one.cards)
    const under = this.pile.filter((card): card is RealCard => card !== null && !open.includes(card))
    this.stock = [...shuffled(under), ...this.stock]
    this.pile = [...open, null]
  }
}
