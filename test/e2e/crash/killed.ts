/**
 * A browser that is killed with its whole process group, again and again, while it does something; and what it must
 * have left each time: all that was acknowledged, once, and of what was on its way all or nothing.
 */
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Random } from '../../engine/conformance/random.ts'
import { Tableside } from '../harness/chromium.ts'
import { until } from '../harness/until.ts'

/**
 * What became of what was on its way; `none` where nothing was. `gone`: a file that was handed to the browser is not on
 * the disk, of which the browser tells no page.
 */
export type Left = 'whole' | 'nothing' | 'none' | 'gone'

/** Something a browser does while it is killed. */
export interface Scene {
  /** Makes a fresh profile ready. */
  begin(tableside: Tableside): Promise<void>
  /**
   * Looks at what the last kill left.
   * @throws where anything acknowledged is lost, doubled or in part
   */
  check(tableside: Tableside): Promise<Left>
  /** Does it. `killIn` starts the clock, milliseconds; it has to be called once. */
  work(tableside: Tableside, killIn: (milliseconds: number) => void): Promise<void>
}

export interface Tally extends Record<Left, number> {
  kills: number
}

/**
 * Kills a scene.
 * @throws what the scene's check throws, with the number of the kill
 */
export async function killed(scene: Scene, kills: number): Promise<Tally> {
  const profile = mkdtempSync(path.join(tmpdir(), 'tableside-kill-'))
  const tally: Tally = { kills: 0, whole: 0, nothing: 0, none: 0, gone: 0 }
  try {
    for (let round = 0; round <= kills; round++) {
      const tableside = await Tableside.launch({ profile })
      if (round === 0) await scene.begin(tableside)
      else {
        const left = await scene.check(tableside).catch((problem) => {
          throw new Error(`After kill ${round}: ${problem instanceof Error ? problem.message : problem}`, {
            cause: problem,
          })
        })
        tally[left]++
      }
      if (round === kills) await tableside.close()
      else {
        await workAndKill(scene, tableside, profile)
        tally.kills++
      }
    }
    return tally
  } finally {
    // What is left of a killed browser may write for a while yet.
    await until('the profile to be let go', () => {
      rmSync(profile, { recursive: true, force: true })
      return true
    })
  }
}

async function workAndKill(scene: Scene, tableside: Tableside, profile: string): Promise<void> {
  const gone = tableside.closed()
  let dead = false
  const killIn = (milliseconds: number) => {
    setTimeout(() => {
      dead = true
      kill(profile)
    }, milliseconds)
  }
  // Whatever the browser hangs in: somebody kills it at last, and what was acknowledged has to be there then, too.
  const watch = setTimeout(() => {
    console.warn(`Nothing has moved for ${HUNG / 1000} s: the browser is killed`)
    killIn(0)
  }, HUNG)
  const work = scene.work(tableside, killIn).catch((problem) => {
    // Whoever still waits for an answer of a killed browser gets an error.
    if (!dead) throw problem
  })
  await Promise.race([gone, work.then(() => gone)]).finally(() => clearTimeout(watch))
}

/** The longest that anything here takes, many times over, in milliseconds. */
const HUNG = 60_000

/** Ends the browser and every process of its group, as the system does when it must. */
function kill(profile: string): void {
  const pid = Number(/\d+$/.exec(readlinkSync(path.join(profile, 'SingletonLock')))?.[0])
  process.kill(-pid, 'SIGKILL')
}

/** How long something takes, learnt from the times it was not killed. Kills are spread over all of it. */
export class Clock {
  #longest: number
  /** @param guess milliseconds */
  constructor(guess: number) {
    this.#longest = guess
  }

  /** A moment while it goes on, or just after; milliseconds. */
  moment(random: Random): number {
    return random.int(Math.ceil(this.#longest * 1.2))
  }

  /** It ended by itself after so many milliseconds. */
  took(milliseconds: number): void {
    this.#longest = (this.#longest + milliseconds) / 2
  }
}
