/** Stories that questions tell, acted out: who attacked whom with what, how it was answered, and what may follow. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading, Token } from '../../ask/reading.ts'
import { Cast, type Clause, clausesOf, type Mentioned } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import { hinges } from '../../hinges.ts'
import type { Declaration, Ruleset, Seat } from '../../ruleset.ts'
import { cardOf } from '../cards.ts'
import { type State, topOf } from '../state.ts'
import {
  answerCard,
  buffsIn,
  contactOf,
  DECLINES,
  grabRules,
  isAnswer,
  isAttack,
  isPlain,
  isSuffered,
  NO_CONTACT,
  type Outcome,
  standsAt,
  TAKES,
  twice,
} from './story-words.ts'

const NAMES = ['Ann', 'Ben', 'Cam', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon']

/** What a story comes to, or undefined where a part of it is not understood or nothing happened in it. */
export function story({ game, reading }: Workbench): Finding | undefined {
  const clauses = clausesOf(reading).filter(({ tokens, asks }) => asks || tokens.some(({ id }) => id !== 'person'))
  const asked = clauses.findLastIndex(({ asks }) => asks)
  const last = asked < 0 ? clauses.length - 1 : asked
  if (last < 1 || !clauses.every(isPlain)) return undefined
  const told = Told.begin(game, reading)
  if (told === undefined) return undefined
  for (const clause of clauses.slice(0, last)) if (!told.hears(clause)) return undefined
  return told.moves === 0 ? undefined : told.answers({ ...(clauses[last] as Clause), asks: true }, reading)
}

class Told {
  readonly #game: Ruleset
  readonly #cast: Cast
  #state: State
  #outcome: Outcome | undefined
  /** Whoever did the last thing that was told. */
  #actor: Seat | undefined
  moves = 0

  private constructor(game: Ruleset, state: State, players: number) {
    this.#game = game
    this.#state = state
    this.#cast = new Cast(players)
  }

  static begin(game: Ruleset, reading: Reading): Told | undefined {
    const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice(8)
    const two = reading.tokens.some(({ id }) => id === 'two-players' || id === 'sudden-death')
    const count = Math.min(NAMES.length, Math.max(3, Number(said ?? (two ? 2 : 4))))
    const started = game.start({ players: NAMES.slice(0, count), dealer: count - 1, options: {} }, {})
    if (!started.ok) return undefined
    return new Told(game, started.value as State, count)
  }

  /** Takes a clause in: a move, or how somebody stands. False where it cannot be understood. */
  hears(clause: Clause): boolean {
    const people = this.#cast.in(clause)
    if (this.#stands(clause, people)) return true
    const moves = this.#movesOf(clause, people)
    if (moves === undefined) return false
    for (const move of moves) if (!this.#plays(move)) return false
    this.#actor = moves.at(-1)?.seat ?? this.#actor
    return true
  }

  /** What the last clause asks, judged on the table as the story left it. */
  answers(clause: Clause, reading: Reading): Finding | undefined {
    const people = this.#cast.in(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    const polar = reading.asks.has('polar')
    const who = people[0]?.seat ?? this.#cast.me
    if (ids.has('must')) return undefined
    if (polar && ids.has('contact') && !ids.has('card:grab')) return contactOf(topOf(this.#state), this.#outcome)
    if (ids.has('draw-up')) return this.#drawn(who, polar)
    if (ids.has('out') || ids.has('in')) return polar ? this.#out(who, ids.has('in')) : undefined
    if (!polar && /\b(on|hp|left|have)\b/.test(textOf(clause)) && !ids.has('w:card')) return this.#hp(who)
    if (!polar) return undefined
    const moves = this.#movesOf(clause, people)
    const move = moves?.at(-1)
    if (move === undefined || moves?.length !== 1) return undefined
    return this.#judged(move)
  }

  #judged(move: Declaration): Finding | undefined {
    const top = topOf(this.#state)
    const grabs = move.cards.includes('grab')
    if (grabs && top?.kind !== 'contact' && this.#outcome !== undefined && move.targets?.[0]?.card === undefined) {
      const why = NO_CONTACT[this.#outcome]
      return why === '' ? undefined : { kind: 'no', rules: [why, 'grab.contact'], rulings: [] }
    }
    if (
      move.cards.some((id) => cardOf(id)?.attack === 'follow-up') &&
      top?.kind !== 'follow-up' &&
      top?.kind !== 'strike'
    )
      return { kind: 'no', rules: ['follow-up.needs-grab', 'grab.follow-up'], rulings: [] }
    // Whoever is not asked answers for somebody else.
    if (top?.kind === 'strike' && top.victim !== move.seat && cardOf(move.cards[0] ?? '')?.defence !== undefined)
      return { kind: 'no', rules: ['defend.choose'], rulings: [] }
    const verdict = this.#game.judge(this.#state, move)
    const rulings = hinges(this.#game, this.#state, move)
    const about = grabs && top?.kind === 'contact' ? grabRules(top, move.seat) : []
    // Somebody else has to be heard first: nothing that was asked.
    if (verdict.rules[0] === 'waiting') return undefined
    const rules = [...new Set(verdict.legal ? [...about, ...verdict.rules] : [...verdict.rules, ...about])]
    if (rulings.length > 0) return { kind: 'depends', rules, rulings }
    return { kind: verdict.legal ? 'yes' : 'no', rules, rulings: [] }
  }

  /** What somebody draws once the play is over. */
  #drawn(who: Seat, polar: boolean): Finding | undefined {
    if (!this.#closes()) return undefined
    const count = this.#state.happened
      .filter(({ seat, cause }) => seat === who && cause === 'draw-up')
      .reduce((sum, { change }) => sum + (change ?? 0), 0)
    if (polar) return { kind: count > 0 ? 'yes' : 'no', rules: ['draw-up'], rulings: [] }
    return { kind: 'fact', rules: ['draw-up'], rulings: [], fact: String(count) }
  }

  #out(who: Seat, alive: boolean): Finding | undefined {
    const cards = this.#lands()
    if (cards === undefined) return undefined
    const dead = this.#state.players[who]?.out === true
    return { kind: dead !== alive ? 'yes' : 'no', rules: ['out', ...cards], rulings: [] }
  }

  #hp(who: Seat): Finding | undefined {
    const cards = this.#lands()
    const hp = this.#state.players[who]?.hp
    if (cards === undefined || hp === undefined) return undefined
    return { kind: 'fact', rules: [...cards, 'turn.attack', 'out'], rulings: [], fact: String(hp) }
  }

  /** Lets what is in the air land, and says which cards have. */
  #lands(): readonly string[] | undefined {
    for (let step = topOf(this.#state); step?.kind === 'strike'; step = topOf(this.#state))
      if (!this.#plays({ seat: step.victim, cards: [], word: 'take' })) return undefined
    return this.#landed.length === 0 ? undefined : this.#landed
  }

  readonly #landed: string[] = []

  #closes(): boolean {
    const done: Declaration = { seat: null, cards: [], word: 'done' }
    if (!this.#state.play.open) return true
    return this.#game.judge(this.#state, done).legal && this.#plays(done)
  }

  #plays(move: Declaration): boolean {
    if (!this.#game.judge(this.#state, move).legal) return false
    const before = topOf(this.#state)
    this.#state = this.#game.play(this.#state, move) as State
    this.moves++
    if (before?.kind === 'strike') {
      const card = cardOf(move.cards[0] ?? '')
      if (move.word === 'take')
        this.#landed.push(...[before.card, ...before.buffs].filter((id) => !this.#landed.includes(id)))
      this.#outcome =
        move.word === 'take'
          ? 'landed'
          : card?.defence === 'dodge'
            ? 'dodged'
            : before.form === 'egg'
              ? 'egg blocked'
              : 'blocked'
    }
    return true
  }

  /** `I am on 5`, `he has one hp left`: a clause that says how somebody stands, and nothing more. */
  #stands(clause: Clause, people: readonly Mentioned[]): boolean {
    const hp = standsAt(clause)
    if (hp === undefined) return false
    const who = people[0]?.seat ?? this.#cast.me
    if (this.#state.play.open) return false
    const fixed = this.#game.correct(this.#state, { kind: 'hp', seat: who, value: hp })
    if (!fixed.ok) return false
    this.#state = fixed.value as State
    return true
  }

  /** The moves a clause tells; undefined where it cannot be understood, empty where it tells none. */
  #movesOf(clause: Clause, people: readonly Mentioned[]): readonly Declaration[] | undefined {
    const { tokens } = clause
    const ids = tokens.map(({ id }) => id)
    const text = textOf(clause)
    const top = topOf(this.#state)
    const subject = people.find(({ owner }) => !owner)?.seat
    const grab = tokens.find(({ id }) => id === 'card:grab')
    if (ids.some((id) => /^(not-grab|refuse)$/.test(id)) || (grab !== undefined && DECLINES.test(text))) {
      if (top?.kind !== 'contact') return undefined
      return [{ seat: subject ?? top.defender, cards: [], word: 'decline' }]
    }
    const attack =
      tokens.find((token) => token.id !== 'class:attack' && isAttack(token)) ?? tokens.find((token) => isAttack(token))
    if (!clause.asks && TAKES.test(text) && (top?.kind === 'strike' || attack === undefined)) {
      if (top?.kind === 'strike') return [{ seat: top.victim, cards: [], word: 'take' }]
      const grabs = grab === undefined ? undefined : this.#grab(grab, clause, people)
      const victim = grabs?.[0]?.targets?.[0]?.seat
      return grabs === undefined || victim === undefined
        ? undefined
        : [...grabs, { seat: victim, cards: [], word: 'take' }]
    }
    const answer = tokens.find((token) => token !== attack && isAnswer(token, top?.kind === 'strike'))
    const follow = tokens.find(({ id }) => id === 'card:noogie' || id === 'card:bite')
    if (top?.kind === 'strike' && grab === undefined) {
      const seat = clause.asks && subject !== undefined ? subject : top.victim
      if (answer !== undefined) return [{ seat, cards: twice(clause, answer) }]
      if (attack === undefined || !clause.asks || top.attacker === null) return undefined
      return [
        { seat, cards: [attack.id === 'class:attack' ? 'jab' : attack.id.slice(5)], targets: [{ seat: top.attacker }] },
      ]
    }
    if (follow !== undefined && attack === undefined && answer === undefined) {
      const by = subject ?? this.#cast.me
      const at =
        people.find(({ seat }) => seat !== by)?.seat ?? (top?.kind === 'follow-up' ? top.victim : this.#cast.other(by))
      return at === undefined
        ? undefined
        : [{ seat: by, cards: [...buffsIn(clause), follow.id.slice(5)], targets: [{ seat: at }] }]
    }
    if (grab !== undefined && attack === undefined && answer === undefined && follow === undefined)
      return this.#grab(grab, clause, people)
    if (attack === undefined && answer === undefined)
      return ids.some((id) => /^(card|class):/.test(id)) ? undefined : []
    if (attack === undefined || follow !== undefined || grab !== undefined) return undefined
    const moves = this.#attack(attack, answer, clause, people)
    const victim = moves?.[0]?.targets?.[0]?.seat
    return moves !== undefined && moves.length === 1 && TAKES.test(text) && victim !== undefined
      ? [...moves, { seat: victim, cards: [], word: 'take' }]
      : moves
  }

  #grab(grab: Token, clause: Clause, people: readonly Mentioned[]): readonly Declaration[] | undefined {
    const top = topOf(this.#state)
    const board = clause.tokens.some(({ id, at }) => id === 'card:skateboard' && at > grab.at)
    const by =
      people.filter(({ at, owner }) => at < grab.at && !owner).at(-1)?.seat ??
      (clause.asks ? undefined : this.#actor) ??
      this.#cast.me
    const at = people.find(({ at, seat }) => at > grab.at && seat !== by)?.seat
    const pair = top?.kind === 'contact' ? [top.defender, top.attacker] : []
    const seat = at ?? pair.find((one) => one !== by) ?? this.#cast.other(by)
    if (seat === undefined || seat === by) return undefined
    if (top === undefined && this.#state.moves === 0 && !clause.asks) this.#turns(by)
    return [{ seat: by, cards: ['grab'], targets: [board ? { seat, card: 'skateboard' } : { seat }] }]
  }

  /** An attack, with its answer where the clause tells that too. */
  #attack(
    attack: Token,
    answer: Token | undefined,
    clause: Clause,
    people: readonly Mentioned[],
  ): readonly Declaration[] | undefined {
    const owner = people.find((one) => one.owner && one.at < attack.at && attack.at - one.at < 3)?.seat
    const plain = people.filter((one) => !one.owner)
    const before = plain.filter(({ at }) => at < attack.at)
    const after = plain.filter(({ at }) => at > attack.at)
    const answered = answer === undefined ? undefined : plain.filter(({ at }) => at < answer.at).at(-1)?.seat
    let by: Seat | undefined = owner
    let at: Seat | undefined
    if (answer !== undefined && answer.at < attack.at) at = answered
    else if (isSuffered(clause, attack)) {
      at = before[0]?.seat
      by ??= after[0]?.seat
    } else {
      by ??= before.at(-1)?.seat
      at = after[0]?.seat ?? (answer === undefined ? undefined : answered === by ? undefined : answered)
    }
    if (by === undefined && at === undefined) at = this.#cast.me
    by ??= this.#cast.other(at)
    at ??= by === this.#cast.me ? this.#cast.other(by) : this.#cast.me
    if (by === undefined || at === undefined || by === at) return undefined
    if (clause.asks || clause.words.some(({ text }) => /^(is|are|be)$/.test(text))) return undefined
    if (topOf(this.#state) !== undefined && !this.#closes()) return undefined
    this.#turns(by)
    const card = attack.id === 'class:attack' ? 'jab' : attack.id.slice(5)
    const buffs = buffsIn(clause)
    const targets = card === 'four-eggs' ? [{ seat: at, count: 4 }] : card === 'hacky-sack' ? undefined : [{ seat: at }]
    const move: Declaration = { seat: by, cards: [...buffs, card], ...(targets === undefined ? {} : { targets }) }
    return answer === undefined ? [move] : [move, { seat: at, cards: [answerCard(answer)] }]
  }

  /** Whoever acts first is on turn. */
  #turns(seat: Seat): void {
    const fixed = this.#game.correct(this.#state, { kind: 'turn', seat })
    if (fixed.ok) this.#state = fixed.value as State
  }
}
