/**
 * A second telling of the rules, naive on purpose: a table with real cards in real hands. The engine, which sees only
 * what is said, has to come to the same counts. It shares nothing with the engine but the names of rules and rulings.
 */

export interface Said {
  readonly who: number
  readonly cards: string[]
  readonly suit?: string
  readonly word?: 'draw' | 'one-card'
  readonly about?: number
}

const DAMAGE: Record<string, number> = { '2': 2, A: 3, AS: 5, BJ: 10, CJ: 13 }
const rankOf = (card: string) => (card === 'BJ' || card === 'CJ' ? card : card.slice(0, -1))
const suitOf = (card: string) => ({ S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' })[card.at(-1) ?? ''] ?? ''
const isJoker = (card: string) => card === 'BJ' || card === 'CJ'
const isRed = (suit: string) => suit === 'hearts' || suit === 'diamonds'
const hits = (card: string) => DAMAGE[card] ?? DAMAGE[rankOf(card)] ?? 0

export const FULL_DECK = [
  ...['S', 'H', 'D', 'C'].flatMap((suit) => [...'23456789JQKA', '10'].map((rank) => rank + suit)),
  'BJ',
  'CJ',
]

export class RealTable {
  readonly hands: string[][]
  readonly pile: string[]
  stock: string[]
  turn: number
  step: number
  suit = ''
  pending = 0
  afterDraw = false
  /** Plays of the player on turn, the coming one included. */
  plays = 1
  king = false
  skips = 0
  flips = 0
  single = -1
  winner = -1

  constructor(
    deck: readonly string[],
    players: number,
    private readonly rulings: Readonly<Record<string, string>>,
    private readonly shuffled: (cards: string[]) => string[],
  ) {
    const deal = players === 2 ? 7 : 5
    this.hands = Array.from({ length: players }, (_, seat) => deck.slice(seat * deal, (seat + 1) * deal))
    this.pile = [deck[players * deal] as string]
    this.stock = deck.slice(players * deal + 1)
    // Seat 0 deals.
    this.step = rulings.direction === 'clockwise' ? 1 : players - 1
    this.turn = this.step
  }

  get top(): string {
    return this.pile.at(-1) as string
  }

  get suitNow(): string {
    return this.suit !== '' ? this.suit : this.top === 'CJ' ? 'red' : this.top === 'BJ' ? 'black' : suitOf(this.top)
  }

  hand(seat: number): string[] {
    return this.hands[seat] as string[]
  }

  /** The rule that forbids it first, or nothing. */
  forbidden({ who, cards, suit, word, about }: Said): string {
    if (this.winner >= 0) return 'win'
    if (word === 'one-card') return this.single >= 0 && this.single === about ? '' : 'one-card.nobody'
    if (who !== this.turn) return 'turn.owner'
    if (word === 'draw') return ''
    if (this.pending > 0 && cards.some((card) => hits(card) === 0)) return 'attack.answer'
    if (cards.length > this.hand(who).length) return 'hand.enough'
    if (cards.some((card) => this.pile.includes(card)) || new Set(cards).size < cards.length) return 'deck.single'
    const sevens = cards.filter((card) => rankOf(card) === '7').length
    if (sevens > 0 !== (suit !== undefined)) return 'seven.call'
    const first = cards[0] as string
    const bothJokers = isJoker(first) && isJoker(this.top)
    if (!(this.pending > 0 && this.rulings['attack-follow'] === 'any')) {
      const rule = this.unfollowed(first)
      if (rule !== '') return rule
    }
    if (cards.length > 1 && (this.rulings.multi !== 'yes' || new Set(cards.map(rankOf)).size > 1))
      return 'turn.play-or-draw'
    const last = cards.at(-1) as string
    if (
      this.rulings.finish === 'plain' &&
      this.hand(who).length === cards.length &&
      (hits(last) > 0 || '7JQK'.includes(rankOf(last)))
    )
      return 'win'
    if (bothJokers && this.rulings['joker-on-joker'] === 'no' && this.rulings['attack-follow'] === 'yes')
      return 'follow.jokers'
    return ''
  }

  private unfollowed(card: string): string {
    const { top } = this
    if (this.pending === 0 && rankOf(card) === '7') return ''
    if (isJoker(card) && isJoker(top)) return this.pending > 0 ? '' : 'follow.jokers'
    if (isJoker(card)) return isRed(this.suitNow) === (card === 'CJ') ? '' : 'follow.joker-colour'
    if (isJoker(top)) return isRed(suitOf(card)) === (top === 'CJ') ? '' : 'follow.joker-colour'
    return rankOf(card) === rankOf(top) || suitOf(card) === this.suitNow ? '' : 'follow'
  }

  private deal(seat: number, count: number): void {
    if (this.stock.length < count) this.stock.push(...this.shuffled(this.pile.splice(0, this.pile.length - 1)))
    this.hand(seat).push(...this.stock.splice(0, count))
  }

  private pass(): void {
    const players = this.hands.length
    if (this.flips % 2 === 1) this.step = players - this.step
    this.turn = (this.turn + this.step * (1 + this.skips)) % players
    this.plays = 1
    this.skips = 0
    this.flips = 0
    this.king = false
    this.afterDraw = false
  }

  /** Does what is not forbidden. */
  do({ who, cards, suit, word, about = -1 }: Said): void {
    const players = this.hands.length
    if (word === 'one-card') {
      this.single = -1
      if (who !== about) this.deal(about, 1)
      else if (this.rulings['call-penalty'] === 'yes')
        this.deal(this.turn === who ? (who + this.step) % players : this.turn, 1)
      return
    }
    this.single = -1
    const before = this.hand(who).length
    if (word === 'draw') {
      this.deal(who, this.pending > 0 ? this.pending : 1)
      if (this.pending > 0) {
        this.pending = 0
        this.afterDraw = true
      } else this.pass()
      if (this.hand(who).length === 1 && before !== 1) this.single = who
      return
    }
    let weak = false
    this.plays -= 1
    const answering = this.pending > 0
    for (const card of cards) {
      weak ||= answering && this.rulings['attack-order'] === 'at-least' && hits(card) < hits(this.top)
      this.hand(who).splice(this.hand(who).indexOf(card), 1)
      this.pile.push(card)
      this.pending += hits(card)
      if (this.rulings['attack-cap'] === '20' && this.pending > 20) this.pending = 20
      const rank = rankOf(card)
      if (rank === 'K') this.plays += 1
      if (rank === 'J' || (rank === 'Q' && players === 2)) this.skips += 1
      else if (rank === 'Q') this.flips += 1
    }
    this.suit = suit ?? ''
    if (this.hand(who).length === 0) {
      this.winner = who
      this.pending = 0
      return
    }
    if (weak) this.deal(who, 1)
    if (this.hand(who).length === 1) this.single = who
    if (this.pending > 0 || this.plays === 0) this.pass()
    else {
      this.king = true
      this.afterDraw = false
    }
  }

  get asked(): string {
    if (this.winner >= 0) return 'over'
    if (this.pending > 0) return 'attack'
    return this.king ? 'again' : this.afterDraw ? 'after-draw' : 'turn'
  }
}
