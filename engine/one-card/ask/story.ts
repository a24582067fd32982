/** Stories that questions tell, acted out: who laid what, who drew, and whose turn that makes it. */
import type { Finding, Work, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { SEATED } from '../../ask/scene.ts'
import { Cast, type Clause, clausesOf } from '../../ask/story.ts'
import type { Ruleset } from '../../ruleset.ts'
import { pendingOf } from '../state.ts'
import { goesTo } from './around.ts'
import { callComesTo } from './calling.ts'
import { drawsOrPlays, matches, namesSuit } from './choosing.ts'
import { beyondCap, countedOut, playersIn } from './counts.ts'
import { playsOn } from './drawn.ts'
import { lastIs, lastUnfit } from './ends.ts'
import { attacks, drawsInstead, drawsPart, noAnswer, suitCalled } from './facing.ts'
import { heldAfter } from './hands.ts'
import { laidOn } from './judged.ts'
import { mentionsOf } from './mentions.ts'
import { doesAtStart } from './opening.ts'
import { interferes, seenAgain } from './out-of-turn.ts'
import { listenAtAll, yesOrNo } from './said-so.ts'
import { turnAfter } from './seats.ts'
import { together } from './several.ts'
import { fallsShort } from './short.ts'
import { owed } from './sums.ts'
import { answerTo, laying, Table } from './table.ts'

/** Each reads one sort of told case, and says nothing where it is another one; the most particular first. */
const READERS: readonly Work[] = [
  turnAfter,
  doesAtStart,
  heldAfter,
  interferes,
  seenAgain,
  fallsShort,
  together,
  suitCalled,
  laidOn,
  lastUnfit,
  attacks,
  drawsInstead,
  noAnswer,
  drawsPart,
  acted,
  owed,
  playsOn,
  goesTo,
  lastIs,
  callComesTo,
  countedOut,
  beyondCap,
  drawsOrPlays,
  matches,
  namesSuit,
]

/** What a story comes to, or undefined where a part of it is not understood or nothing happened in it. */
export function story(bench: Workbench): Finding | undefined {
  for (const reads of READERS) {
    const finding = reads(bench)
    if (finding !== undefined) return finding
  }
  return undefined
}

/** What was done is done again at a made-up table. */
function acted({ game, reading }: Workbench): Finding | undefined {
  const clauses = clausesOf(reading).filter(({ tokens, asks }) => asks || tokens.length > 0)
  const asked = clauses.findLastIndex(({ asks }) => asks)
  const last = asked < 0 ? clauses.length - 1 : asked
  if (last < 1 || !clauses.every(isPlain)) return undefined
  const told = Told.begin(game, reading)
  for (const clause of clauses.slice(0, last)) if (!told.hears(clause)) return undefined
  return told.moves === 0 ? undefined : told.answers(clauses[last] as Clause, reading)
}

/** Nothing is told but cards that are laid, what is drawn, and who sits there. */
function isPlain({ tokens }: Clause): boolean {
  return tokens.every(({ id }) => PLAIN.test(id))
}

const PLAIN =
  /^(person|any1|play|draw|drew|answer|as-well|again|must|now|next-player|own-turn|off-turn|whose-turn|go-again|keep-turn|turn-over|must|card:\w+|class:\w+|players|two-players|many-players|w:(turn|go|next|on|card|order|up|put|drop|lay)|#\d+)$/

const USUAL_PLAYERS = 4

/** What has been told so far. */
class Told {
  readonly #game: Ruleset
  readonly #cast: Cast
  readonly #table: Table
  /** Who laid the first card is not told. */
  #at: 'somebody' | undefined

  private constructor(game: Ruleset, table: Table) {
    this.#game = game
    this.#table = table
    this.#cast = new Cast(table.names.length)
  }

  static begin(game: Ruleset, reading: Reading): Told {
    const players = Math.min(SEATED.length, Math.max(2, playersIn(reading) ?? USUAL_PLAYERS))
    return new Told(game, Table.usual(game, { players }))
  }

  get moves(): number {
    return this.#table.acts
  }

  /** Takes a clause in. False where it cannot be understood. */
  hears(clause: Clause): boolean {
    const people = this.#cast.in(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    const laid = mentionsOf(clause)
    const after = ids.has('next-player') ? this.#table.turn : undefined
    const who = people.find(({ owner, at }) => !owner && at <= (laid[0]?.at ?? at))?.seat ?? after
    if (laid.length === 0 && ids.has('class:attack')) return false
    if (ids.has('draw') || ids.has('drew')) {
      // So many are drawn for an attack that was not told.
      const more = clause.tokens.some(({ id }) => /^#\d+$/.test(id) && id !== '#1')
      return laid.length === 0 && (!more || pendingOf(this.#table.state) > 0) && this.#table.draws(who)
    }
    if (laid.length === 0) return !ids.has('play')
    // Nobody is said to have laid the first card: whoever asks has, but for one that was laid at them.
    const by = who ?? (this.moves === 0 && people.length === 0 && !ids.has('class:attack') ? this.#cast.me : undefined)
    this.#at = by === undefined && this.moves === 0 ? 'somebody' : this.#at
    return laid.every((mention) => this.#table.lays(by, mention))
  }

  /** What the last clause asks, judged on the table as the story left it. */
  answers(clause: Clause, reading: Reading): Finding | undefined {
    const people = this.#cast.in(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    const who = people[0]?.seat ?? (ids.has('next-player') ? undefined : this.#cast.me)
    const said = listenAtAll(clause.words)
    const laid = mentionsOf(clause)
    const { state } = this.#table
    // `is the other one up`, `my opponent's turn`: whoever that is.
    if (people.every(({ owner }) => owner) && said.has('other')) return undefined
    const pending = pendingOf(state)
    if (reading.asks.has('count') && (ids.has('draw') || ids.has('drew'))) {
      if (laid.length > 0 || pending === 0) return undefined
      return { kind: 'fact', rules: ['attack.adds', 'attack.draw'], rulings: [], fact: String(pending) }
    }
    if (laid.length === 0 && said.has('on-turn')) {
      if (this.#at === 'somebody' || who === undefined || pending > 0 || !reading.asks.has('polar')) return undefined
      return yesOrNo((who === state.turn) !== said.has('over'), this.#table.turnRules())
    }
    const [mention] = laid
    if (mention?.exact === undefined || laid.length > 1 || !reading.asks.has('polar') || pending === 0) return undefined
    const seat = who === undefined || who === this.#cast.me ? state.turn : who
    return answerTo(this.#game, state, laying(seat, mention.exact))
  }
}
