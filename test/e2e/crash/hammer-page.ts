/** A window that plays on a session as fast as it can, put within reach of a test. */
import type { BaseState, Ruleset } from '../../../engine/ruleset.ts'
import { loadGame } from '../../../engine/rulesets.ts'
import { type LogEntry, startSession } from '../../../engine/session.ts'
import { Database } from '../../../store/database.ts'
import { appendEntry, readableEntries } from '../../../store/entries.ts'
import { sessionById } from '../../../store/sessions.ts'
import { randomOf } from '../../engine/conformance/random.ts'
import { somethingToDo } from './something.ts'

/** What a window that hammered ended on. */
export interface Hammered {
  /** The entries it was told are saved, by their places. */
  readonly saved: readonly (readonly [number, LogEntry])[]
  /** How often another window was first. */
  readonly conflicts: number
  /** How many entries it knew in the end. */
  readonly known: number
}

/** A log as it is known here, with a state for every move that is in force. */
class Known {
  readonly #ruleset: Ruleset
  readonly #states: BaseState[]
  length = 0

  constructor(ruleset: Ruleset, start: BaseState) {
    this.#ruleset = ruleset
    this.#states = [start]
  }

  get now(): BaseState {
    return this.#states.at(-1) as BaseState
  }

  get undoable(): number {
    return this.#states.length - 1
  }

  learn(entry: LogEntry): void {
    this.length++
    if (entry.kind === 'undo') this.#states.pop()
    else if (entry.kind === 'move') this.#states.push(this.#ruleset.play(this.now, entry.move))
    else throw new Error(`Nobody said ${entry.kind}`)
  }
}

/** Plays until so many moves of its own are saved, each judged on what it knows. */
async function hammer(id: string, moves: number, seed: number): Promise<Hammered> {
  const on = new Database('tableside')
  const random = randomOf(seed)
  const stored = await sessionById(id, on)
  if (stored === undefined) throw new Error('There is no such session')
  const ruleset = await loadGame('one-outs')
  const start = startSession(ruleset, stored.head)
  if (!start.ok) throw new Error(JSON.stringify(start.problem))
  const known = new Known(ruleset, start.value)
  const readOn = async () => {
    const { log, problem } = await readableEntries(id, on, known.length)
    if (problem !== undefined) throw problem
    for (const entry of log) known.learn(entry)
  }
  await readOn()
  const saved: [number, LogEntry][] = []
  let conflicts = 0
  while (saved.length < moves) {
    const entry = somethingToDo(ruleset, known.now, known.undoable, random)
    const seq = known.length
    const summary = { entries: seq + 1, turn: 1, over: false, winner: null, text: '' }
    const outcome = await appendEntry(id, seq, entry, Date.now(), summary, {}, on)
    if (outcome.saved) {
      saved.push([seq, entry])
      known.learn(entry)
    } else if (outcome.why === 'conflict') {
      conflicts++
      await readOn()
    } else throw new Error(outcome.why)
  }
  on.close()
  return { saved, conflicts, known: known.length }
}

export type Hammer = typeof hammer

Object.assign(globalThis, { hammer })
