/**
 * Twenty times a game is played in the real browser and its whole process group is killed at a random moment. In
 * the same profile every entry that was shown as saved is there again, in its place and once; of the one that was
 * on its way nothing or all is there.
 */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeDeclaration } from '../../engine/record/write.ts'
import type { BaseState, Ruleset } from '../../engine/ruleset.ts'
import { loadGame } from '../../engine/rulesets.ts'
import { fold, type LogEntry, type SessionHead, startSession as startOf } from '../../engine/session.ts'
import type { StoredSession } from '../../store/rows.ts'
import { randomOf } from '../store/windows.ts'
import { Tableside } from './harness/chromium.ts'
import { startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'

const KILLS = 20
const PLAYERS = ['Charlie', 'Dave', 'Max', 'Nova']

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const random = randomOf(seed)
const below = (count: number) => Math.floor(random() * count)

const profile = mkdtempSync(path.join(tmpdir(), 'tableside-kill-'))
afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))

/** What lies in the database, read in the page but without any code of ours. */
interface Stored {
  readonly sessions: StoredSession[]
  readonly entries: { session: string; seq: number; entry: LogEntry }[]
}

function stored(surface: Surface): Promise<Stored> {
  return surface.eval(
    () =>
      new Promise<Stored>((resolve, reject) => {
        const opening = indexedDB.open('tableside')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(['sessions', 'entries'])
          const sessions = transaction.objectStore('sessions').getAll()
          const entries = transaction.objectStore('entries').getAll()
          transaction.oncomplete = () => {
            opening.result.close()
            resolve({ sessions: sessions.result, entries: entries.result })
          }
        }
      }),
  )
}

/** The game as the test follows it: what was shown as saved, and what was on its way. */
class Game {
  readonly id: string
  readonly ruleset: Ruleset
  readonly #start: BaseState
  readonly #names: readonly string[]
  /** Every entry that the screen showed as saved. */
  readonly shown: LogEntry[] = []
  onTheWay: LogEntry | undefined

  constructor(ruleset: Ruleset, id: string, head: SessionHead) {
    const start = startOf(ruleset, head)
    if (!start.ok) throw new Error(JSON.stringify(start.problem))
    this.id = id
    this.ruleset = ruleset
    this.#start = start.value
    this.#names = head.setup.players
  }

  /** How many entries are in force after these. */
  lines(log: readonly LogEntry[]): number {
    return fold(this.ruleset, this.#start, log).lines.length
  }

  /** Something to do now: mostly a legal move, now and then an undo, which is all that is left when it is over. */
  next(): LogEntry {
    const { now, undoable } = fold(this.ruleset, this.#start, this.shown)
    const { kind, who } = this.ruleset.ask(now)
    if (kind === 'over' || (undoable > 0 && random() < 0.15)) return { kind: 'undo' }
    const seats = who.flatMap((seat) => this.ruleset.choices(now, seat))
    const legal = seats.flatMap((choice) => choice.ways).filter((way) => way.verdict.legal)
    const way = legal[below(legal.length)]
    if (way === undefined) throw new Error(`Nothing is legal: seed ${seed}`)
    return { kind: 'move', move: way.move }
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

/** Waits until the table says that its log has so many entries. */
async function waitForLines(surface: Surface, count: number): Promise<void> {
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

/** Ends the browser and every process of its group, as the system does when it must. */
function kill(): void {
  const pid = Number(/\d+$/.exec(readlinkSync(path.join(profile, 'SingletonLock')))?.[0])
  process.kill(-pid, 'SIGKILL')
}

/**
 * Checks what a killed browser has left: all that was shown, and of the last one all or nothing.
 * @returns what became of the one on its way
 */
async function check(surface: Surface, game: Game, round: number): Promise<'whole' | 'nothing' | 'none'> {
  const { sessions, entries } = await stored(surface)
  const { shown, onTheWay } = game
  const told = `seed ${seed}, kill ${round}, ${JSON.stringify(onTheWay)} on its way`
  const whole = onTheWay !== undefined && entries.length > shown.length
  const log = whole ? [...shown, onTheWay] : shown
  expect(
    entries.map((row) => [row.session, row.seq, row.entry]),
    told,
  ).toEqual(log.map((entry, seq) => [game.id, seq, entry]))
  expect(
    sessions.map((one) => [one.id, one.summary.entries]),
    told,
  ).toEqual([[game.id, log.length]])
  if (whole) shown.push(onTheWay)
  game.onTheWay = undefined
  await waitForLines(surface, game.lines(shown))
  return onTheWay === undefined ? 'none' : whole ? 'whole' : 'nothing'
}

/** Plays until the browser is gone. Half the kills come at any moment, half while an entry is about to be written. */
async function playAndKill(tableside: Tableside, surface: Surface, game: Game): Promise<void> {
  const gone = tableside.closed()
  let killed = false
  const killIn = (milliseconds: number) => {
    setTimeout(() => {
      killed = true
      kill()
    }, milliseconds)
  }
  const aimed = random() < 0.5
  const until = aimed ? below(8) : Number.POSITIVE_INFINITY
  if (!aimed) killIn(200 + below(3_000))
  const play = async () => {
    for (let nth = 0; ; nth++) {
      await game.say(surface, game.next(), nth === until ? () => killIn(below(40)) : undefined)
      await game.see(surface)
    }
  }
  await Promise.race([gone, play().catch((problem) => (killed ? gone : Promise.reject(problem)))])
}

test(`every entry that was shown as saved survives ${KILLS} kills, none is doubled`, { timeout: 900_000 }, async () => {
  console.info(`kill: SEED=${seed}`)
  const ruleset = await loadGame('one-outs')
  let game: Game | undefined
  const left = { whole: 0, nothing: 0, none: 0 }
  for (let round = 0; round <= KILLS; round++) {
    const tableside = await Tableside.launch({ profile })
    const surface = await (round % 2 === 0 ? tableside.tab() : tableside.panel())
    if (game === undefined) {
      await startSession(surface, { game: ruleset.name, players: PLAYERS, dealer: 'Nova' })
      await waitForLines(surface, 0)
      const [session] = (await stored(surface)).sessions
      if (session === undefined) throw new Error('No session was stored')
      game = new Game(ruleset, session.id, session.head)
    } else left[await check(surface, game, round)]++
    if (round < KILLS) await playAndKill(tableside, surface, game)
    else await tableside.close()
  }
  console.info(`kill: ${game?.shown.length} entries; on the way when killed: ${JSON.stringify(left)}`)
  expect(game?.shown.length).toBeGreaterThan(KILLS)
})
