/** Stories that questions tell, acted out: who laid what, who drew, and whose turn that makes it. */
import type { Finding, Work, Workbench } from '../../ask/knowledge.ts'
import type { Reading } from '../../ask/reading.ts'
import { Cast, type Clause, clausesOf } from '../../ask/story.ts'
import { textOf } from '../../ask/words.ts'
import { hinges } from '../../hinges.ts'
import type { Declaration, Ruleset, Seat } from '../../ruleset.ts'
import { cardOf, cards, type PlayingCard } from '../cards.ts'
import type { State } from '../state.ts'
import { goesTo } from './around.ts'
import { callComesTo } from './calling.ts'
import { drawsOrPlays, matches, namesSuit } from './choosing.ts'
import { beyondCap, countedOut } from './counts.ts'
import { playsOn } from './drawn.ts'
import { lastIs } from './ends.ts'
import { attacks, drawsPart, lastUnfit, noAnswer, suitCalled } from './facing.ts'
import { heldAfter } from './hands.ts'
import { laidOn } from './judged.ts'
import { interferes, seenAgain } from './out-of-turn.ts'
import { fitting, type Mention, mentionsOf } from './scenes.ts'
import { turnAfter } from './seats.ts'
import { together } from './several.ts'
import { fallsShort } from './short.ts'
import { owed } from './sums.ts'

const NAMES = ['Ann', 'Ben', 'Cam', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ivy', 'Jon']

/** Each reads one sort of told case, and says nothing where it is another one; the most particular first. */
const READERS: readonly Work[] = [
  turnAfter,
  heldAfter,
  interferes,
  seenAgain,
  fallsShort,
  together,
  suitCalled,
  laidOn,
  lastUnfit,
  attacks,
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
  if (told === undefined) return undefined
  for (const clause of clauses.slice(0, last)) if (!told.hears(clause)) return undefined
  return told.moves === 0 ? undefined : told.answers(clauses[last] as Clause, reading)
}

/** Nothing is told but cards that are laid, what is drawn, and who sits there. */
function isPlain({ tokens }: Clause): boolean {
  return tokens.every(({ id }) => PLAIN.test(id))
}

const PLAIN =
  /^(person|any1|play|draw|drew|answer|as-well|again|must|now|next-player|own-turn|off-turn|whose-turn|go-again|keep-turn|turn-over|must|card:\w+|class:\w+|players|two-players|many-players|w:(turn|go|next|on|card|order|up|put|drop|lay)|#\d+)$/

class Told {
  readonly #game: Ruleset
  readonly #cast: Cast
  readonly #players: number
  #state: State
  #special = ''
  /** Who laid the first card is not told. */
  #at: 'somebody' | undefined
  moves = 0

  private constructor(game: Ruleset, state: State, players: number) {
    this.#game = game
    this.#state = state
    this.#players = players
    this.#cast = new Cast(players)
  }

  static begin(game: Ruleset, reading: Reading): Told | undefined {
    const said = reading.tokens.find(({ id }) => id.startsWith('players:'))?.id.slice(8)
    const two = reading.tokens.some(({ id }) => id === 'two-players')
    const count = Math.min(NAMES.length, Math.max(2, Number(said ?? (two ? 2 : 4))))
    const started = game.start(
      { players: NAMES.slice(0, count), dealer: count - 1, options: { top: '4H' } },
      { direction: 'clockwise' },
    )
    return started.ok ? new Told(game, started.value as State, count) : undefined
  }

  /** Takes a clause in. False where it cannot be understood. */
  hears(clause: Clause): boolean {
    const people = this.#cast.in(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    const laid = mentionsOf(clause)
    const after = ids.has('next-player') ? this.#state.turn : undefined
    const who = people.find(({ owner, at }) => !owner && at <= (laid[0]?.at ?? at))?.seat ?? after
    if (laid.length === 0 && ids.has('class:attack')) return false
    if (ids.has('draw') || ids.has('drew')) {
      // So many are drawn for an attack that was not told.
      const more = clause.tokens.some(({ id }) => /^#\d+$/.test(id) && id !== '#1')
      if (laid.length > 0 || (more && this.#state.step.kind !== 'attack')) return false
      return this.#on(who) && this.#plays({ seat: this.#state.turn, cards: [], word: 'draw' })
    }
    if (laid.length === 0) return !ids.has('play')
    // Nobody is said to have laid the first card: whoever asks has, but for one that was laid at them.
    const by = who ?? (this.moves === 0 && people.length === 0 && !ids.has('class:attack') ? this.#cast.me : undefined)
    this.#at = by === undefined && this.moves === 0 ? 'somebody' : this.#at
    for (const mention of laid) if (!this.#on(by) || !this.#lays(mention)) return false
    return true
  }

  /** Puts somebody on turn who is told to act first; later on whoever is on turn has to be meant. */
  #on(who: Seat | undefined): boolean {
    if (who === undefined || who === this.#state.turn) return true
    if (this.moves > 0) return false
    const fixed = this.#game.correct(this.#state, { kind: 'turn', seat: who })
    if (fixed.ok) this.#state = fixed.value as State
    return fixed.ok
  }

  #lays(mention: Mention): boolean {
    for (const card of fitting(mention)) {
      const move = laying(this.#state.turn, card)
      if (!this.#game.judge(this.#state, move).legal && this.moves === 0) {
        // What lay there before is not told: something it goes on.
        const below = cards.find(
          ({ special, suit, colour, id }) =>
            special === '' && id !== card.id && (card.suit === null ? colour === card.colour : suit === card.suit),
        )
        const again = this.#game.start(
          { players: NAMES.slice(0, this.#players), dealer: this.#players - 1, options: { top: below?.id ?? '4H' } },
          { direction: 'clockwise' },
        )
        if (again.ok) {
          const turned = this.#game.correct(again.value, { kind: 'turn', seat: this.#state.turn })
          if (turned.ok) this.#state = turned.value as State
        }
      }
      if (!this.#plays(move)) continue
      this.#special = card.special
      return true
    }
    return false
  }

  #plays(move: Declaration): boolean {
    if (!this.#game.judge(this.#state, move).legal) return false
    this.#state = this.#game.play(this.#state, move) as State
    this.moves++
    if (move.word === 'draw') this.#special = 'draw'
    return true
  }

  /** What the last clause asks, judged on the table as the story left it. */
  answers(clause: Clause, reading: Reading): Finding | undefined {
    const people = this.#cast.in(clause)
    const ids = new Set(clause.tokens.map(({ id }) => id))
    const who = people[0]?.seat ?? (ids.has('next-player') ? undefined : this.#cast.me)
    const text = textOf(clause)
    const laid = mentionsOf(clause)
    const { step } = this.#state
    const pending = step.kind === 'attack' ? step.pending : 0
    if (reading.asks.has('count') && (ids.has('draw') || ids.has('drew'))) {
      if (laid.length > 0 || pending === 0) return undefined
      return { kind: 'fact', rules: ['attack.adds', 'attack.draw'], rulings: [], fact: String(pending) }
    }
    if (laid.length === 0 && ON_TURN.test(text)) {
      if (this.#at === 'somebody') return undefined
      const rules = this.#turnRules()
      if (rules === undefined || who === undefined || !reading.asks.has('polar')) return undefined
      return {
        kind: (who === this.#state.turn) !== /\bover|done|finished\b/.test(text) ? 'yes' : 'no',
        rules,
        rulings: [],
      }
    }
    const [mention] = laid
    if (mention?.exact === undefined || laid.length > 1 || !reading.asks.has('polar') || pending === 0) return undefined
    const seat = who === undefined || who === this.#cast.me ? this.#state.turn : who
    const move = laying(seat, mention.exact)
    const verdict = this.#game.judge(this.#state, move)
    const rulings = hinges(this.#game, this.#state, move)
    const rules = [...new Set(['attack.answer', ...verdict.rules])]
    // A weaker answer is legal everywhere; what it costs is a house rule that legality does not show.
    const below = cardOf(this.#state.discard.at(-1) ?? '')
    if (verdict.legal && rulings.length === 0 && below !== undefined && mention.exact.damage < below.damage)
      return { kind: 'depends', rules, rulings: ['attack-order'] }
    return rulings.length > 0
      ? { kind: 'depends', rules, rulings }
      : { kind: verdict.legal ? 'yes' : 'no', rules, rulings: [] }
  }

  /** The rules that decide whose turn the last card made it. */
  #turnRules(): readonly string[] | undefined {
    const rules: Readonly<Record<string, readonly string[]>> = {
      jack: ['jack.skip', 'turn.owner'],
      queen: [this.#players === 2 ? 'queen.two' : 'queen.reverse', 'turn.owner'],
      king: ['king.again'],
    }
    if (this.#special === 'draw')
      return this.#state.step.kind === 'after-draw' ? ['attack.then-turn'] : ['turn.play-or-draw', 'turn.owner']
    return rules[this.#special] ?? (this.#state.step.kind === 'attack' ? undefined : ['turn.owner'])
  }
}

const ON_TURN = /\b(turn|go|on|next|again|up|me)\b/

function laying(seat: Seat, card: PlayingCard): Declaration {
  return { seat, cards: [card.id], ...(card.rank === '7' ? { details: { calls: card.suit ?? 'hearts' } } : {}) }
}
