/** Stories that questions tell, acted out: who attacked whom with what, how it was answered, and what may follow. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { SEATED, weighed } from '../../ask/scene.ts'
import { Cast, type Clause, clausesOf } from '../../ask/story.ts'
import type { Declaration, Ruleset, Rulings, Seat } from '../../ruleset.ts'
import type { Deed } from './deed.ts'
import { deedIn } from './deeds.ts'
import { outcomeOf } from './outcomes.ts'
import { boardIn, hasUnknown, hpIn, listen, mineIsTurn, namesCard, type Part, partOf } from './parts.ts'
import { Table } from './table.ts'

/** What a story comes to, or undefined where a part of it is not understood or nothing happened in it. */
export function story({ game, reading }: Workbench): Finding | undefined {
  const told = tellingOf(reading)
  if (told === undefined) return undefined
  const found = weighed(
    game,
    {},
    (rulings) => Telling.of(game, reading, rulings)?.comesTo(told, reading),
    ({ kind, fact }) => `${kind} ${fact}`,
  )
  if (found === undefined) return undefined
  const { outcome, rulings } = found
  if (outcome.kind === 'depends' || rulings.length === 0) return outcome
  return { kind: 'depends', rules: outcome.rules, rulings }
}

/** What happened, clause by clause, and the clause that asks. */
interface Told {
  readonly clauses: readonly Clause[]
  readonly asked: Clause
}

function tellingOf(reading: Reading): Told | undefined {
  if (listen(reading.words).has('else')) return undefined
  const clauses = named(clausesOf(reading), reading).filter(({ tokens, asks }) => asks || tokens.length > 0)
  const asking = clauses.findLastIndex((clause) => clause.asks && !isEarlier(clause))
  const last = asking < 0 ? clauses.findLastIndex((clause) => !isEarlier(clause)) : asking
  const before = clauses.slice(0, last)
  const behind = clauses.slice(last + 1).filter(({ tokens }) => tokens.length > 0)
  const asked = askedIn(clauses[last], behind)
  const told = behind.every(isEarlier) ? [...behind, ...before] : before
  // What was before something that was told: who knows which came first.
  if (asked === undefined || told.length === 0 || told.slice(1).some(isEarlier)) return undefined
  if (![...told, asked].every(isPlain)) return undefined
  return { clauses: told.map((clause) => ({ ...clause, asks: false })), asked }
}

/** The clause that asks, with what stands behind it and belongs to it; undefined where something else does. */
function askedIn(clause: Clause | undefined, behind: readonly Clause[]): Clause | undefined {
  if (clause === undefined) return undefined
  const [next] = behind
  // `can I grab him after he blocked my jab`: that came first.
  if (next === undefined || behind.every(isEarlier)) return { ...clause, asks: true }
  const first = listen(next.words).has('comes-first') && !namesCard(next)
  return first ? joined(clause, next) : undefined
}

function joined(one: Clause, other: Clause): Clause {
  const from = one.words.length
  return {
    words: [...one.words, ...other.words],
    tokens: [...one.tokens, ...other.tokens.map((token) => ({ ...token, at: token.at + from, to: token.to + from }))],
    asks: true,
  }
}

/** A word that nobody knows, in front of what somebody does, is a name. */
function named(clauses: readonly Clause[], { strange }: Reading): readonly Clause[] {
  return clauses.map((clause) => {
    const [first, second] = clause.tokens
    if (first?.at !== 0 || !strange.includes(clause.words[0]?.text ?? '') || second?.at !== 1) return clause
    return { ...clause, tokens: [{ ...first, id: 'person' }, ...clause.tokens.slice(1)] }
  })
}

/** Whether a clause goes back to what was before the one in front of it. */
function isEarlier({ words }: Clause): boolean {
  return listen(words).has('earlier')
}

/** Whether nothing is told but attacks, their answers, Grabs and how people stand. */
function isPlain({ tokens, asks }: Clause): boolean {
  const ids = new Set(tokens.map(({ id }) => id))
  const numbered = tokens.some(({ id }) => NUMBER.test(id))
  // How often a Haymaker went on is another matter.
  if (ids.has('card:haymaker') && numbered) return false
  return tokens.every((token) => {
    const { id } = token
    // A Skateboard where it says what it is for.
    if (boardIn({ tokens: [token] }))
      return (ids.has('class:block') || (asks && ids.has('card:grab'))) && !ids.has('again')
    if (id.startsWith('card:')) return !ELSE.has(id)
    if (id.startsWith('w:')) return true
    return PLAIN.has(id) || NUMBER.test(id)
  })
}

const NUMBER = /^(#|players:)\d+$/
const ELSE: ReadonlySet<string> = new Set(['card:noodles'])
const PLAIN: ReadonlySet<string> = new Set([
  'person',
  'any1',
  'attacker',
  'victim',
  'third',
  'own-turn',
  'off-turn',
  'for-other',
  'class:attack',
  'class:block',
  'class:dodge',
  'answer',
  'hit',
  'take-hit',
  'landed',
  'lose-hp',
  'not-grab',
  'refuse',
  'play',
  'say',
  'stand',
  'pass',
  'must',
  'hp',
  'in',
  'out',
  'in-hand',
  'hand-limit',
  'fresh',
  'same-board',
  'contact',
  'draw-up',
  'end-of-play',
  'left-over',
  'finish',
  'now',
  'after',
  'immediately',
  'again',
  'before',
  'first',
  'first-chance',
  'instead',
  'same',
  'together',
  'plus',
  'uses',
  'pass-on',
  'keep-going',
  'continue',
  'next-player',
  'as-well',
  'back',
  'last',
  'none',
  'claim',
  'narker',
  'join',
  'start',
  'steal',
  'stop',
  'changed-mind',
  'keep',
  'lose',
  'whose-turn',
  'go-again',
  'due-order',
  'two-players',
  'many-players',
  'sudden-death',
])

const USUAL_PLAYERS = 4
const NOTHING: Deed = { moves: [] }

/** A story on its way, at a table with these rulings. */
class Telling {
  readonly #table: Table
  readonly #cast: Cast
  /** Whoever did the last thing that was told. */
  #actor: Seat | undefined
  /** Whether it is the turn of whoever asks, as far as that is told. */
  #mine: boolean | undefined
  /** Everybody who was spoken of. */
  readonly #named = new Set<Seat>()
  /** Whether it is told what HP somebody has. */
  #saysHp = false
  /** Whoever the last clause was about. */
  #spoken: Seat | undefined

  private constructor(table: Table, players: number) {
    this.#table = table
    this.#cast = new Cast(players)
  }

  static of(game: Ruleset, reading: Reading, rulings: Rulings): Telling | undefined {
    const players = playersIn(reading)
    const table = Table.of(game, players, rulings)
    // Everybody else has gone out.
    for (const seat of table?.state.players.keys() ?? [])
      if (seat >= inOf(reading)) table?.corrects({ kind: 'out', seat })
    return table && new Telling(table, players)
  }

  /** What the story comes to; undefined where a clause is not understood, or nothing is told. */
  comesTo({ clauses, asked }: Told, reading: Reading): Finding | undefined {
    if (!clauses.every((clause) => this.#hears(clause)) || this.#table.acts === 0) return undefined
    const part = this.#partOf(asked)
    if (hasUnknown(part, this.#table)) return undefined
    return outcomeOf(this.#table, {
      clause: asked,
      ids: new Set(asked.tokens.map(({ id }) => id)),
      polar: reading.asks.has('polar'),
      who: part.people[0]?.seat ?? this.#cast.me,
      names: namesCard(asked),
      saysTurn: this.#mine !== undefined,
      saysHp: this.#saysHp,
      move: () => this.#asked(part),
    })
  }

  /** The only thing that a clause asks about, with the table as it then is. */
  #asked(part: Part): Declaration | undefined {
    const deed = this.#deedIn(part)
    if (deed === undefined || (deed.lands && !this.#table.lands())) return undefined
    const move = deed.moves.at(-1)
    // Of a round, what comes before.
    const before = deed.lands ? deed.moves.slice(0, -1) : []
    return before.every((one) => this.#table.plays(one)) ? move : undefined
  }

  #partOf(clause: Clause): Part {
    const part = partOf(clause, this.#cast, this.#table)
    for (const { seat } of part.people) this.#named.add(seat)
    return part
  }

  #deedIn(part: Part) {
    return deedIn(part, {
      table: this.#table,
      cast: this.#cast,
      actor: this.#actor,
      spoken: this.#spoken,
      named: this.#named,
    })
  }

  /** Takes a clause in: how somebody stands, or what somebody does. False where it cannot be understood. */
  #hears(clause: Clause): boolean {
    const part = this.#partOf(clause)
    if (hasUnknown(part, this.#table)) return false
    const stands = this.#stands(part)
    this.#saysHp ||= stands
    const deed = stands ? NOTHING : this.#deedIn(part)
    this.#spoken = part.people[0]?.seat
    if (deed === undefined) return false
    const ids = new Set(clause.tokens.map(({ id }) => id))
    // Somebody who went out in a way that is not told.
    if (!stands && ids.has('out')) return false
    this.#mine = mineIsTurn(part, this.#cast.me) ?? this.#mine
    if (deed.begins !== undefined) {
      // Somebody acts on a turn that is told to be another's.
      const wrong = this.#mine !== undefined && this.#mine !== (deed.begins === this.#cast.me)
      if (wrong || !this.#table.closes()) return false
      this.#table.begins(deed.begins)
    }
    if (deed.guess) this.#table.hasGuess = true
    if (deed.lands && !this.#table.lands()) return false
    if (!deed.moves.every((move) => this.#table.plays(move))) return false
    this.#actor = deed.moves.at(-1)?.seat ?? this.#actor
    return true
  }

  /** `I am on 5`, before a play. */
  #stands(part: Part): boolean {
    const value = hpIn(part)
    const seat = part.people[0]?.seat ?? this.#cast.me
    return value !== undefined && this.#table.corrects({ kind: 'hp', seat, value })
  }
}

/** How many are said to be in. */
function inOf({ tokens }: Reading): number {
  const said = tokens.find(({ id }) => id.startsWith('players:'))?.id.slice('players:'.length)
  const two = tokens.some(({ id }) => id === 'two-players' || id === 'sudden-death')
  return Math.min(SEATED.length, Number(said ?? (two ? 2 : USUAL_PLAYERS)))
}

/** How many began: two never do. */
function playersIn(reading: Reading): number {
  return Math.max(3, inOf(reading))
}
