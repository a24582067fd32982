/** A made-up table at which a reader plays what a question tells, with the engine. */
import type { Finding } from '../../ask/knowledge.ts'
import { SEATED, weighed } from '../../ask/scene.ts'
import { hinges } from '../../hinges.ts'
import type { Correction, Declaration, Ruleset, Rulings, Seat } from '../../ruleset.ts'
import type { Verdict } from '../../verdict.ts'
import { cards, type PlayingCard } from '../cards.ts'
import type { State } from '../state.ts'
import { fitting, type ToldCard } from './mentions.ts'
import { yesOrNo } from './said-so.ts'

/** The first one told of begins, and the next one named sits next. */
export const CLOCKWISE: Rulings = { direction: 'clockwise' }

/** What lies there where nothing is told. */
const TOP = '4H'

/** What is told of a table; what is usual where nothing is. */
export interface Setting {
  readonly rulings?: Rulings | undefined
  readonly top?: string | undefined
}

export class Table {
  readonly names: readonly string[]
  readonly #game: Ruleset
  #state: State
  #last: Verdict | undefined
  /** How much has been played. */
  acts = 0

  private constructor(game: Ruleset, names: readonly string[], state: State) {
    this.#game = game
    this.names = names
    this.#state = state
  }

  /** A game that these people begin; undefined where so many cannot play. */
  static of(game: Ruleset, names: readonly string[], { rulings = {}, top = TOP }: Setting): Table | undefined {
    const state = started(game, names, top, { ...CLOCKWISE, ...rulings })
    return state && new Table(game, names, state)
  }

  /**
   * A game that begins.
   * @param players two to ten: so many can always play
   */
  static usual(game: Ruleset, { players = 4, ...setting }: Setting & { players?: number } = {}): Table {
    return Table.of(game, SEATED.slice(0, players), setting) as Table
  }

  get state(): State {
    return this.#state
  }

  get turn(): Seat {
    return this.#state.turn
  }

  /** Lays so many of a card that fits what is told of it. False where none of them is legal. */
  lays(who: Seat | undefined, told: ToldCard): boolean {
    if (!this.#on(who)) return false
    return fitting(told).some((card) => {
      const move = laying(this.turn, card, told.count)
      return this.#plays(move) || (this.acts === 0 && this.#opens(card) && this.#plays(move))
    })
  }

  draws(who: Seat | undefined): boolean {
    return this.#on(who) && this.#plays({ seat: this.turn, cards: [], word: 'draw' })
  }

  /** Somebody else calls One Card on a player. */
  catches(holder: Seat): boolean {
    const seat = (holder + 1) % this.names.length
    return this.#plays({ seat, cards: [], word: 'one-card', targets: [{ seat: holder }] })
  }

  /** Puts so many cards into a hand. False where there are not so many. */
  holds(seat: Seat, value: number): boolean {
    return this.#corrects({ kind: 'hand', seat, value })
  }

  /** Gives the turn to somebody, where it is another's. */
  passes(seat: Seat): boolean {
    return seat === this.turn || this.#corrects({ kind: 'turn', seat })
  }

  /**
   * Leaves so many cards in the stock; the others are in a hand.
   * @param all nothing is left to be reshuffled
   */
  leaves(stock: number, all: boolean): boolean {
    const seat = this.names.length - 1
    const { state } = this
    const value = (state.hands[seat] ?? 0) + state.stock + (all ? state.discard.length - 1 : 0) - stock
    return (!all || this.#corrects({ kind: 'reshuffle' })) && this.holds(seat, value)
  }

  /** The rule that says what the last move does; where it does nothing, how it follows. */
  get does(): string | undefined {
    return this.#last?.rules.findLast((id) => this.#sectionOf(id) !== 'cards')
  }

  /** The rules that decide whose turn the last move made it. */
  turnRules(): readonly string[] {
    const own = this.#last?.rules.findLast((id) => DECIDING.has(this.#sectionOf(id)))
    return [...(own === undefined ? [] : [own]), 'turn.owner']
  }

  #sectionOf(rule: string): string {
    return this.#game.rules.find(({ id }) => id === rule)?.section ?? ''
  }

  /** Who is told to act first is on turn; later it has to be so. */
  #on(who: Seat | undefined): boolean {
    if (who === undefined || who === this.turn) return true
    return this.acts === 0 && this.passes(who)
  }

  #corrects(fix: Correction, state: State = this.#state): boolean {
    const fixed = this.#game.correct(state, fix)
    if (fixed.ok) this.#state = fixed.value as State
    return fixed.ok
  }

  /** What lay there before is not told: something the card goes on. */
  #opens(card: PlayingCard): boolean {
    const { turn, rulings, hands } = this.#state
    const again = started(this.#game, this.names, plainUnder(card).id, rulings)
    return (
      again !== undefined &&
      this.#corrects({ kind: 'turn', seat: turn }, again) &&
      hands.every((cards, seat) => this.holds(seat, cards))
    )
  }

  #plays(move: Declaration): boolean {
    const verdict = this.#game.judge(this.#state, move)
    if (!verdict.legal) return false
    this.#state = this.#game.play(this.#state, move) as State
    this.#last = verdict
    this.acts++
    return true
  }
}

/** Sections with the rules by which a turn goes on or passes. */
const DECIDING: ReadonlySet<string> = new Set(['turn', 'actions', 'attacks'])

function started(game: Ruleset, names: readonly string[], top: string, rulings: Rulings): State | undefined {
  const begun = game.start({ players: names, dealer: names.length - 1, options: { top } }, rulings)
  return begun.ok ? (begun.value as State) : undefined
}

/** A card without any effect that a card, or the first of some, may be laid on; the card itself where all of them are taken. */
export function plainUnder(card: PlayingCard, among: readonly PlayingCard[] = [card]): PlayingCard {
  return (
    cards.find(
      ({ special, suit, colour, id }) =>
        special === '' &&
        !among.some((one) => one.id === id) &&
        (card.suit === null ? colour === card.colour : suit === card.suit),
    ) ?? card
  )
}

/** One card, or so many of its rank; a 7 calls its own suit. */
export function laying(seat: Seat, card: PlayingCard, count = 1): Declaration {
  const others = cards.filter(({ rank, id }) => rank === card.rank && id !== card.id).slice(0, count - 1)
  return {
    seat,
    cards: [card, ...others].map(({ id }) => id),
    ...(card.rank === '7' ? { details: { calls: card.suit ?? 'hearts' } } : {}),
  }
}

/** Whether a card may answer an attack, and what that costs: some rulings forbid it, another one lets it cost a card. */
export function answerTo(game: Ruleset, state: State, move: Declaration, agreed: Rulings = {}): Finding | undefined {
  const found = weighed(
    game,
    { ...CLOCKWISE, ...agreed },
    (rulings) => {
      const here = { ...state, rulings }
      return { verdict: game.judge(here, move), drew: drawsFor(game, here, move) }
    },
    ({ verdict, drew }) => `${verdict.legal} ${drew}`,
  )
  if (found === undefined) return undefined
  const { legal, rules } = found.outcome.verdict
  const own = hinges(game, state, move).filter((ruling) => !Object.hasOwn(agreed, ruling))
  // Where a table says how it plays answers, what one costs is not what is asked.
  const rulings = Object.keys(agreed).length > 0 ? own : [...new Set([...own, ...found.rulings])]
  const about = [...new Set(['attack.answer', ...rules])]
  if (rulings.length > 0) return { kind: 'depends', rules: about, rulings }
  return yesOrNo(legal, legal ? about : rules)
}

/** Whether an answer makes its own player draw; one that is not legal does nothing. */
export function drawsFor(game: Ruleset, state: State, move: Declaration): boolean {
  if (!game.judge(state, move).legal) return false
  const { happened } = game.play(state, move)
  return happened.some(({ kind, seat, change = 0 }) => kind === 'hand' && seat === move.seat && change > 0)
}
