/** Whose turn action cards make it where only the number of players is told. */
import type { Finding, Workbench } from '../../ask/knowledge.ts'
import { type Heard, listenerFor } from '../../ask/lexicon.ts'
import type { Reading } from '../../ask/reading.ts'
import { judgeScene, SEATED } from '../../ask/scene.ts'
import type { Ruleset } from '../../ruleset.ts'
import { playersIn } from './counts.ts'
import { around, does, nextOne } from './en-around.ts'
import { mentionsOf } from './mentions.ts'
import { agreedIn, meaningsOf, yesOrNo } from './said-so.ts'
import { CLOCKWISE, Table } from './table.ts'

const listen = listenerFor(around)
type Said = Heard<keyof typeof around>

/** Where a table is spoken of and not said how many sit at it. */
const SEVERAL = 4

/** Something else is asked for. */
const ELSE = ['last-card', 'multi', 'must', 'start-card', 'answer', 'class:attack', 'draw', 'deal']

/** What a question about action cards and so many players comes to; undefined where it asks for something else. */
export function goesTo({ game, reading }: Workbench): Finding | undefined {
  const said = listen(reading.words)
  // `does a jack skip two people`: so many are not all who play.
  const passed = said.place('skips-so-many')?.number
  const players = passed === undefined ? playersIn(reading) : SEVERAL
  const ranks = ranksOf(reading)
  const [rank] = ranks
  if (!reading.asks.has('polar')) {
    const who = reading.asks.has('who') || said.has('who')
    if (!who || !said.has('who') || said.has('chooses') || players === undefined) return undefined
    return players > 2 && ranks.length > 1 ? undefined : Effect.of(game, ranks, players)?.next()
  }
  const ids = meaningsOf(reading)
  const last = ['last-card', 'win', 'finish'].some((id) => ids.has(id))
  if (said.has('one-of') && ranks.length === 1 && !last) {
    const which = Effect.of(game, ranks, players ?? SEVERAL)?.which()
    if (which !== undefined) return which
  }
  const skipped = skippedAnswers(game, said, ids)
  if (skipped !== undefined) return skipped
  const count = countOf(reading, said)
  if (count > 1 && agreedIn(reading)?.multi !== 'yes') return undefined
  if ((players === undefined && count < 2) || ranks.length !== 1) return undefined
  if (ELSE.some((id) => ids.has(id) && !(count > 1 && SETS.has(id))) || rank === 'K') return undefined
  const effect = Effect.of(game, ranks, players ?? SEVERAL, count)
  const put = listen(reading.words.slice(0, said.place('or-not')?.at))
  if (put.has('or')) return put.has('again') && put.has('somebody') ? effect?.next() : undefined
  return passed === undefined ? effect?.is(said) : effect?.passes(passed)
}

/** What is said of sets, and is no other question where a set is told. */
const SETS: ReadonlySet<string> = new Set(['multi', 'together'])

/** How many of the card go down at once. */
function countOf(reading: Reading, said: Said): number {
  const count = mentionsOf(reading)[0]?.count ?? 1
  return count > 1 ? count : said.has('pair') ? 2 : 1
}

/** The ranks of the cards that are named; a card without one is no rank. */
function ranksOf(reading: Reading): readonly string[] {
  return mentionsOf(reading).map(({ rank, exact }) => rank ?? exact?.rank ?? '')
}

/** What the last of some action cards has done at a table of so many. */
class Effect {
  readonly #again: boolean
  readonly #skips: number
  readonly #turns: boolean
  readonly #two: boolean
  readonly #rules: readonly string[]

  private constructor(table: Table, by: number) {
    const { turn, happened } = table.state
    this.#two = table.names.length === 2
    this.#again = turn === by
    this.#skips = happened.filter(({ kind }) => kind === 'skip').length
    this.#turns = happened.some(({ kind }) => kind === 'direction')
    this.#rules = table.turnRules()
  }

  /** Undefined where one of the cards leaves whose turn it is as it is, or so many cannot play. */
  static of(game: Ruleset, ranks: readonly string[], players: number, count = 1): Effect | undefined {
    if (players < 2 || players > SEATED.length) return undefined
    const table = Table.usual(game, { players, rulings: { multi: 'yes' } })
    let found: Effect | undefined
    for (const rank of ranks) {
      const by = table.turn
      if (!table.lays(undefined, { rank, count })) return undefined
      found = new Effect(table, by)
      if (count === 1 && !found.#again && found.#skips === 0 && !found.#turns) return undefined
    }
    return found
  }

  /** Who is next. */
  next(): Finding {
    return this.#fact(nextOne[this.#again ? 'same' : this.#skips > 0 ? 'after-next' : 'before'])
  }

  /** Which of the things that a card may do this one does. */
  which(): Finding {
    return this.#fact(does[this.#turns ? 'turns' : this.#skips > 0 ? (this.#two ? 'skips-other' : 'skips') : 'again'])
  }

  /** Whether it does what is said. */
  is(said: Said): Finding | undefined {
    if (said.has('again')) return yesOrNo(this.#again, this.#rules)
    if (said.has('other')) return this.#two ? yesOrNo(!this.#again, this.#rules) : undefined
    if (said.has('skips')) return yesOrNo(this.#skips > 0, this.#rules)
    if (said.has('turns')) return yesOrNo(this.#turns !== said.has('stays'), this.#rules)
    return said.has('before') && this.#turns ? yesOrNo(true, this.#rules) : undefined
  }

  /** Whether it makes just so many sit out. */
  passes(count: number): Finding {
    return yesOrNo(this.#skips === count, this.#rules)
  }

  #fact(fact: string): Finding {
    return { kind: 'fact', rules: this.#rules, rulings: [], fact }
  }
}

/** Whether a skip can be answered with a Jack of one's own. */
function skippedAnswers(game: Ruleset, said: Said, ids: ReadonlySet<string>): Finding | undefined {
  if (!ids.has('class:jack') || ids.has('class:attack') || ids.has('pending')) return undefined
  if (!said.has('skip-on-me') || !said.has('own-answer')) return undefined
  const judged = judgeScene(game, { lines: ['Ann: JS'], move: 'Ben: JH', options: { top: '4S' }, rulings: CLOCKWISE })
  return judged && yesOrNo(judged.verdict.legal, ['jack.skip', ...judged.verdict.rules])
}
