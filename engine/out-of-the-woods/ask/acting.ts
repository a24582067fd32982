/** A made-up table at which a told story is acted out with the engine. */
import type { Declaration, Happening, Ruleset, Rulings, Seat } from '../../ruleset.ts'
import type { Verdict } from '../../verdict.ts'
import { CHARACTER, draws } from '../cards.ts'
import { closed } from '../closing.ts'
import { nextIn, onTurn, openOf, type State } from '../state.ts'
import { drawnIn, isHit } from './effects.ts'
import type { Event, Person, Played, Telling } from './told.ts'

/** The House of cards whose colour is not told. */
export const UNTOLD = 'untold'
const HOUSES = `Red, Blue, Green, Yellow, ${UNTOLD}`

const DONE: Declaration = Object.freeze({ seat: null, cards: [], word: 'done' })

/** What a story has led to. */
export class Table {
  readonly #game: Ruleset
  readonly #seats = new Map<Person, Seat>()
  readonly #hands = new Map<Person, number>()
  /** What was played, in order. */
  readonly plays: Played[] = []
  /** Everything that has happened. */
  readonly #happened: Happening[] = []
  /** The verdicts on the card that was played last on somebody's own turn, and on the answers since. */
  #exchange: Verdict[] = []
  /** How much had happened before it. */
  #before = 0
  /** The verdict on the last move. */
  #last: Verdict | undefined
  #mover: Seat | undefined
  #player: Seat | undefined
  #next: Seat | undefined
  /** Hands whose size is told. */
  readonly counted = new Set<Seat>()
  #state: State

  private constructor(game: Ruleset, state: State) {
    this.#game = game
    this.#state = state
  }

  /** The table after the story; undefined where it cannot have come about like that. */
  static after(game: Ruleset, rulings: Rulings, { events, order, players = 0 }: Telling): Table | undefined {
    const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
    const started = game.start({ players: names, dealer: 0, options: { houses: HOUSES } }, rulings)
    if (!started.ok) return undefined
    const table = new Table(game, started.value as State)
    for (const [seat, person] of order.entries()) table.#seats.set(person, seat)
    return events.every((event) => table.#happens(event)) ? table : undefined
  }

  /** As it stands, with a card that may still be answered. */
  get state(): State {
    return this.#state
  }

  /** Once nobody answers the open card any more. */
  get closed(): State {
    return closed(this.#state)
  }

  /** The House; undefined where none is told. */
  get house(): string | undefined {
    const { house } = this.closed
    return house === null || house === UNTOLD ? undefined : house.toLowerCase()
  }

  seatOf(person: Person): Seat | undefined {
    return this.#seats.get(person)
  }

  /** Anybody is told to sit anywhere. */
  get isNamed(): boolean {
    return this.#seats.size > 0
  }

  /** Who sits there, where that is told. */
  personAt(seat: Seat): Person | undefined {
    return [...this.#seats].find(([, other]) => other === seat)?.[0]
  }

  /** The last thing told is a card drawn as a turn. */
  get drew(): boolean {
    return this.#last?.as === 'draw'
  }

  /** Whether anything was done at all. */
  get isTold(): boolean {
    return this.plays.length > 0 || this.drew
  }

  /** Whoever has moved last. */
  get mover(): Seat | undefined {
    return this.#mover
  }

  /** Whoever has played the last card on their own turn. */
  get player(): Seat | undefined {
    return this.#player
  }

  /** Whoever was next then. */
  get next(): Seat | undefined {
    return this.#next
  }

  /** Whoever sits behind them, as long as nothing has turned the direction. */
  get afterNext(): Seat | undefined {
    const { exchange } = this
    const turned = exchange.some(({ rules }) => rules.includes('reflect.reverse'))
    return this.#next === undefined || turned ? undefined : nextIn(this.#state, this.#next, this.#state.direction)
  }

  /** The only seat that nobody is told to sit at. */
  get free(): Seat | undefined {
    const [seat, other] = [...this.#state.hands.keys()].filter((one) => this.personAt(one) === undefined)
    return other === undefined ? seat : undefined
  }

  /** The verdict on the last move. */
  get last(): Verdict | undefined {
    return this.#last
  }

  /** The verdicts on the card that was played last on somebody's own turn, and on the answers since. */
  get exchange(): readonly Verdict[] {
    return this.#exchange
  }

  /** The rules by which the open card closes, or the last one has. */
  get closing(): readonly string[] {
    return (this.#state.open === null ? this.#last : this.#game.judge(this.#state, DONE))?.rules ?? []
  }

  /** What the last card and its answers have done, and will do once nobody answers any more. */
  get comesTo(): readonly Happening[] {
    return this.#all.slice(this.#before)
  }

  /** Cards that somebody had or has to take for what was played. */
  drawnBy(seat: Seat): number {
    return drawnIn(this.#all, seat)
  }

  /** The section a rule stands in. */
  sectionOf(rule: string): string {
    return this.#game.rules.find(({ id }) => id === rule)?.section ?? ''
  }

  get #all(): readonly Happening[] {
    return this.#state.open === null
      ? this.#happened
      : [...this.#happened, ...this.#game.play(this.#state, DONE).happened]
  }

  #happens(event: Event): boolean {
    switch (event.do) {
      case 'house':
        return this.plays.length === 0 && this.#starts(event.house)
      case 'hand':
        this.#hands.set(event.who, event.cards)
        return this.#counts(event.who)
      case 'draw':
        return this.#draws(event.who, event.cards)
      case 'close':
        return this.#state.open === null || this.#moves(DONE)
      case 'play':
        return this.#plays(event)
    }
  }

  /** A character of that House lies there already. */
  #starts(house: string): boolean {
    const seat = onTurn(this.#state)
    return this.#moves({ seat, cards: [CHARACTER], details: { house } }) && this.#happens({ do: 'close' })
  }

  #counts(person: Person): boolean {
    const seat = this.#seats.get(person)
    const value = this.#hands.get(person)
    if (seat === undefined || value === undefined) return true
    this.#hands.delete(person)
    this.counted.add(seat)
    return this.#corrects({ kind: 'hand', seat, value })
  }

  #corrects(fix: Parameters<Ruleset['correct']>[1]): boolean {
    const fixed = this.#game.correct(this.#state, fix)
    if (fixed.ok) this.#state = fixed.value as State
    return fixed.ok
  }

  #place(person: Person, seat: Seat): boolean {
    if (this.#seats.get(person) === seat) return true
    if (this.#seats.has(person) || this.personAt(seat) !== undefined) return false
    this.#seats.set(person, seat)
    return this.#counts(person)
  }

  #draws(person: Person | undefined, cards: number | undefined): boolean {
    const effect = this.#state.open?.effect ?? null
    const hit = isHit(effect) && draws(effect.card) > 0 ? effect : undefined
    const known = person === undefined ? undefined : this.#seats.get(person)
    if (hit !== undefined && (known === undefined || known === hit.at)) {
      if (cards !== undefined && cards !== draws(hit.card)) return false
      if (person !== undefined && !this.#place(person, hit.at)) return false
      return this.#moves({ seat: hit.at, cards: [], word: 'take' })
    }
    // Nobody answered: that has been drawn already.
    if (this.#last?.as === 'done' && known !== undefined && drawnIn(this.comesTo, known) > 0)
      return cards === undefined || cards === drawnIn(this.comesTo, known)
    // For what, is not told.
    if (cards !== undefined && cards > 1) return false
    const seat = onTurn(this.closed)
    if (person !== undefined && !this.#sits(person, seat)) return false
    return this.#moves({ seat, cards: [], word: 'draw' })
  }

  /** Somebody is on turn: told so where nothing has happened yet. */
  #sits(person: Person, seat: Seat): boolean {
    const known = this.#seats.get(person)
    if (known === undefined || known === seat) return this.#place(person, seat)
    return this.plays.length === 0 && this.#state.open === null && this.#corrects({ kind: 'turn', seat: known })
  }

  #plays(told: Played): boolean {
    const { card, who, at, house, calls } = told
    const open = openOf(this.#state)
    const answering = card === 'block' || card === 'reflect'
    const answers = answering && open !== null && !open.idle
    // What it meets is not told.
    if (answering && !answers && !told.idle) return false
    const seat = answers ? this.#answerer(who, open.asked) : this.#turnOf(who, at)
    if (seat === undefined) return false
    const own = house ?? (card === CHARACTER ? (this.#state.house ?? UNTOLD) : undefined)
    const details = { ...(own === undefined ? {} : { house: own }), ...(calls === undefined ? {} : { calls }) }
    const move: Declaration = { seat, cards: [card], ...(Object.keys(details).length === 0 ? {} : { details }) }
    if (!this.#moves(move)) return false
    // On one's own turn it is legal, too, and answers nothing.
    if (answers && told.deed && this.#last?.as !== card) return false
    this.plays.push(told)
    return at === undefined || answers || this.#hits(at)
  }

  #answerer(who: Person | undefined, asked: Seat): Seat | undefined {
    if (who === undefined) return asked
    return this.#seats.get(who) ?? (this.#place(who, asked) ? asked : undefined)
  }

  #turnOf(who: Person | undefined, at: Person | undefined): Seat | undefined {
    const turn = onTurn(this.closed)
    if (who !== undefined) return this.#sits(who, turn) ? (this.#seats.get(who) ?? turn) : undefined
    const victim = at === undefined ? undefined : this.#seats.get(at)
    if (victim === undefined || this.plays.length > 0) return turn
    // Somebody who is not named has played at a player whose seat is known.
    const before = nextIn(this.#state, victim, this.#state.direction === 1 ? -1 : 1)
    return before === turn || this.#corrects({ kind: 'turn', seat: before }) ? before : undefined
  }

  /** Whoever is said to be hit is the one who is. */
  #hits(person: Person): boolean {
    const effect = this.#state.open?.effect ?? null
    const seat = isHit(effect) ? effect.at : (this.#state.pass.lost?.seat ?? undefined)
    return seat !== undefined && this.#place(person, seat)
  }

  #moves(move: Declaration): boolean {
    if (!this.#game.judge(this.#state, move).legal) return false
    const answering = this.#state.open !== null && ANSWERS.has(this.#game.judge(this.#state, move).as)
    // What the open card comes to is not what this one rests on.
    if (!answering && move.cards.length > 0) {
      this.#does(DONE)
      this.#before = this.#happened.length
      this.#exchange = []
      this.#player = move.seat ?? undefined
      this.#next = move.seat === null ? undefined : nextIn(this.#state, move.seat, this.#state.direction)
    }
    this.#last = this.#does(move)
    this.#mover = move.seat ?? this.#mover
    if (move.cards.length > 0) this.#exchange.push(this.#last)
    return true
  }

  #does(move: Declaration): Verdict {
    const verdict = this.#game.judge(this.#state, move)
    this.#state = this.#game.play(this.#state, move) as State
    this.#happened.push(...this.#state.happened)
    return verdict
  }
}

/** What a card counts as that answers another. */
const ANSWERS: ReadonlySet<string> = new Set(['block', 'reflect'])
