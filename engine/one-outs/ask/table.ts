/** A made-up table at which a reader plays what a question tells, with the engine. */
import { SEATED } from '../../ask/scene.ts'
import { hinges } from '../../hinges.ts'
import type { Correction, Declaration, Happening, Ruleset, Rulings, Seat, Setup } from '../../ruleset.ts'
import type { RuleId, Verdict } from '../../verdict.ts'
import { cardOf } from '../cards.ts'
import { type Hacky, type Nark, type State, type Step, type Strike, topOf } from '../state.ts'

/** A round in which everybody in turn owes a card. */
export type Round = Nark | Hacky

export class Table {
  readonly #game: Ruleset
  #state: State
  /** Whose action the last play is. */
  #owner: Seat | undefined
  #stopped = false
  #rounds: Round['kind'][] = []
  /** The verdict on the last answer to an attack. */
  #answer: Verdict | undefined
  #strike: Strike | undefined
  /** The verdict on whatever opened it. */
  #attack: Verdict | undefined
  readonly #landed: string[] = []
  readonly #happened: Happening[] = []
  /** How much has been played. */
  acts = 0

  private constructor(game: Ruleset, state: State) {
    this.#game = game
    this.#state = state
  }

  /** A game that begins; undefined where so many cannot play. */
  static of(game: Ruleset, players: number, rulings: Rulings = {}, options: Setup['options'] = {}): Table | undefined {
    const started = game.start({ players: SEATED.slice(0, players), dealer: players - 1, options }, rulings)
    return started.ok ? new Table(game, started.value as State) : undefined
  }

  get state(): State {
    return this.#state
  }

  /** The open step that says who is asked. */
  get top(): Step | undefined {
    return topOf(this.#state)
  }

  /** A round in which the attack that waits for its answer was played. */
  get roundBelow(): Round | undefined {
    return this.#state.steps.findLast((step): step is Round => step.kind === 'nark' || step.kind === 'hacky-sack')
  }

  /** The sorts of round there were in the last play. */
  get rounds(): readonly Round['kind'][] {
    return this.#rounds
  }

  /** Whose action the last play is; undefined before the first. */
  get owner(): Seat | undefined {
    return this.#owner
  }

  /** Something was played that was not told by name. */
  hasGuess = false

  /** A Down Trow has ended the last play. */
  get isStopped(): boolean {
    return this.#stopped
  }

  /** Whose chance it is, where two have one. */
  get first(): Seat | undefined {
    const who = this.#game.ask(this.#state)?.who ?? []
    return who.length > 1 ? who[0] : undefined
  }

  /** The rule that says most of the attack in the air; undefined where it is one like any other. */
  get attackRule(): RuleId | undefined {
    return this.#attack?.rules.findLast((id) => id.includes('.') && !/^(turn|buff)\./.test(id))
  }

  /** The attack that was answered last. */
  get lastStrike(): Strike | undefined {
    return this.#strike
  }

  /** Everything that has happened, in order. */
  get happened(): readonly Happening[] {
    return this.#happened
  }

  /** Cards that have cost somebody HP, with their Buffs, each once. */
  get landed(): readonly string[] {
    return this.#landed
  }

  /** An attack has been answered, or has landed. */
  get isAnswered(): boolean {
    return this.#answer !== undefined
  }

  /** The rule by which the last answer made contact or made none: where it landed, nobody blocked. */
  get contactRule(): RuleId {
    return this.#answer?.rules.find((id) => !id.startsWith('defend.')) ?? 'block.contact'
  }

  /** Plays a move. False where it is not legal. */
  plays(move: Declaration): boolean {
    const verdict = this.#game.judge(this.#state, move)
    if (!verdict.legal) return false
    const step = this.top
    this.#moveTo(this.#game.play(this.#state, move) as State)
    this.acts++
    this.#marks(step)
    if (step?.kind !== 'strike') {
      this.#attack = verdict
      return true
    }
    this.#answer = verdict
    this.#strike = step
    if (move.word === 'take') this.#landed.push(step.card, ...step.buffs)
    return true
  }

  /** What the engine says of a move, and the rulings under which it would say otherwise. */
  judges(move: Declaration): { readonly verdict: Verdict; readonly rulings: readonly string[] } {
    return { verdict: this.#game.judge(this.#state, move), rulings: hinges(this.#game, this.#state, move) }
  }

  /** Lets every attack in the air land. */
  lands(): boolean {
    for (let step = this.top; step?.kind === 'strike'; step = this.top)
      if (!this.plays({ seat: step.victim, cards: [], word: 'take' })) return false
    return true
  }

  /** Ends the play. False where somebody has to answer first. */
  closes(): boolean {
    return !this.#state.play.open || this.plays({ seat: null, cards: [], word: 'done' })
  }

  /** Gives the turn to somebody. */
  begins(seat: Seat): void {
    this.corrects({ kind: 'turn', seat })
    this.#owner = seat
    this.#stopped = false
    this.#rounds = []
  }

  corrects(fix: Correction): boolean {
    const fixed = this.#game.correct(this.#state, fix)
    if (fixed.ok) this.#moveTo(fixed.value as State)
    return fixed.ok
  }

  /** Keeps what a move at this step has brought about. */
  #marks(step: Step | undefined): void {
    const { happened, steps } = this.#state
    if (happened.some(({ kind }) => kind === 'stopped')) this.#stopped = true
    this.#rounds.push(...steps.flatMap(({ kind }) => (kind === 'nark' || kind === 'hacky-sack' ? [kind] : [])))
    const dropped = step?.kind === 'hacky-sack' && happened.some(({ cause }) => cause === 'hit')
    if (dropped) this.#landed.push('hacky-sack')
  }

  #moveTo(state: State): void {
    this.#state = state
    this.#happened.push(...state.happened)
  }
}

/** Whether an attack is one of those that are put at somebody alone. */
export function isStrike(card: string): boolean {
  const form = cardOf(card)?.attack
  return form === 'plain' || form === 'haymaker' || form === 'eggs'
}
