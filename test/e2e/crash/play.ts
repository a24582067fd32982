/** A game that is played on a surface while the browser is killed. */
import assert from 'node:assert/strict'
import { writeDeclaration } from '../../../engine/record/write.ts'
import type { BaseState, Ruleset } from '../../../engine/ruleset.ts'
import { loadGame } from '../../../engine/rulesets.ts'
import { fold, type LogEntry, type SessionHead, startSession as startOf } from '../../../engine/session.ts'
import type { StoredSession } from '../../../store/rows.ts'
import type { Random } from '../../engine/conformance/random.ts'
import type { Tableside } from '../harness/chromium.ts'
import { startSession } from '../harness/session.ts'
import type { Surface } from '../harness/surface.ts'
import type { Left, Scene } from './killed.ts'
import { logsOf, lying, rowsOf, storePage } from './lying.ts'
import { somethingToDo } from './something.ts'

const PLAYERS = ['Charlie', 'Dave', 'Max', 'Nova']

export class Play implements Scene {
  readonly #random: Random
  #game: Game | undefined
  #round = 0

  constructor(random: Random) {
    this.#random = random
  }

  async begin(tableside: Tableside): Promise<void> {
    const ruleset = await loadGame('one-outs')
    const surface = await tableside.tab()
    await startSession(surface, { game: ruleset.name, players: PLAYERS, dealer: 'Nova' })
    await waitForLines(surface, 0)
    const [session] = rowsOf<StoredSession>(await lying(await storePage(tableside)), 'sessions')
    assert.ok(session !== undefined, 'No session was stored')
    this.#game = new Game(ruleset, session.id, session.head, this.#random)
  }

  async check(tableside: Tableside): Promise<Left> {
    const game = this.#began()
    const logs = logsOf(await lying(await storePage(tableside)))
    const { shown, onTheWay } = game
    const whole = onTheWay !== undefined && (logs.get(game.id)?.length ?? 0) > shown.length
    const log = whole ? [...shown, onTheWay] : shown
    assert.deepEqual([...logs], [[game.id, log]], `${JSON.stringify(onTheWay)} was on its way`)
    if (whole) shown.push(onTheWay)
    game.onTheWay = undefined
    return onTheWay === undefined ? 'none' : whole ? 'whole' : 'nothing'
  }

  /** Plays on. Half the kills come at any moment, half while an entry is about to be written. */
  async work(tableside: Tableside, killIn: (milliseconds: number) => void): Promise<void> {
    const game = this.#began()
    const surface = await (this.#round++ % 2 === 0 ? tableside.tab() : tableside.panel())
    await waitForLines(surface, game.lines(game.shown))
    const aimed = this.#random.chance(0.5)
    const until = aimed ? this.#random.int(8) : Number.POSITIVE_INFINITY
    if (!aimed) killIn(200 + this.#random.int(3_000))
    for (let nth = 0; ; nth++) {
      await game.say(surface, game.next(), nth === until ? () => killIn(this.#random.int(40)) : undefined)
      await game.see(surface)
    }
  }

  #began(): Game {
    assert.ok(this.#game !== undefined, 'no game was begun')
    return this.#game
  }
}

/** The game as the test follows it: what was shown as saved, and what was on its way. */
class Game {
  readonly id: string
  readonly ruleset: Ruleset
  readonly #start: BaseState
  readonly #names: readonly string[]
  readonly #random: Random
  /** Every entry that the screen showed as saved. */
  readonly shown: LogEntry[] = []
  onTheWay: LogEntry | undefined

  constructor(ruleset: Ruleset, id: string, head: SessionHead, random: Random) {
    const start = startOf(ruleset, head)
    if (!start.ok) throw new Error(JSON.stringify(start.problem))
    this.id = id
    this.ruleset = ruleset
    this.#start = start.value
    this.#names = head.setup.players
    this.#random = random
  }

  /** How many entries are in force after these. */
  lines(log: readonly LogEntry[]): number {
    return fold(this.ruleset, this.#start, log).lines.length
  }

  /** Something to do now. */
  next(): LogEntry {
    const { now, undoable } = fold(this.ruleset, this.#start, this.shown)
    return somethingToDo(this.ruleset, now, undoable, this.#random)
  }

  /** Does it as a person does, without waiting for the outcome. `last` is called right before the key that sends it. */
  async say(surface: Surface, entry: LogEntry, last = () => {}): Promise<void> {
    if (entry.kind === 'move') {
      // A killed browser may have kept a half-typed line.
      await surface.fill('#line', '')
      await surface.paste(writeDeclaration(entry.move, this.ruleset, this.#names))
      this.onTheWay = entry
      last()
      await surface.press('Enter')
    } else {
      this.onTheWay = entry
      last()
      await surface.click('.tool[aria-label^="Undo"]')
    }
  }

  /** Waits until the screen shows it as saved. */
  async see(surface: Surface): Promise<void> {
    const entry = this.onTheWay
    if (entry === undefined) return
    await waitForLines(surface, this.lines([...this.shown, entry]))
    this.shown.push(entry)
    this.onTheWay = undefined
  }
}

/** Waits until the table says that its log has so many entries in force. */
export async function waitForLines(surface: Surface, count: number): Promise<void> {
  await surface.waitFor(
    `${count} entries`,
    (wanted) => {
      const said = document.querySelector('a.more')?.textContent ?? ''
      const empty = document.querySelector('.book-empty') !== null
      return (empty ? 0 : Number(/\d+/.exec(said)?.[0])) === wanted
    },
    count,
  )
}
