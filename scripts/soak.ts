/**
 * Plays random games and checks everything that must hold of a session: `npm run -s soak -- [--games N] [--seed S]
 * [--game GAME] [--workers W]`. A million games from seed 1 over all games unless said otherwise. A game that fails is
 * printed with its seed, as the shortest record that still fails. Exit status: 0 all held, 1 some failed, 2 wrong usage.
 */
import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Fixture } from '../test/engine/conformance/fixture.ts'
import { fixtures } from '../test/engine/conformance/fixtures.ts'
import { faultOf } from '../test/engine/soak/faults.ts'
import { randomSession } from '../test/engine/soak/log.ts'
import { printed, shrink } from '../test/engine/soak/shrink.ts'
import { Pace } from './terminal.ts'

const USAGE = `Usage: npm run -s soak -- [--games N] [--seed S] [--game GAME] [--workers W]
       W processes play every Wth game each; ${availableParallelism()} at most are worth it here.`

interface Plan {
  readonly games: number
  readonly seed: number
  readonly game: string | undefined
  readonly workers: number
  /** Which of the processes this one is; undefined for the one that was started. */
  readonly worker: number | undefined
}

/** So many failures of one run are enough to look at. */
const ENOUGH = 5

function main(): Promise<number> | number {
  const plan = planned()
  if (plan === undefined) {
    console.error(USAGE)
    return 2
  }
  if (plan.workers > 1 && plan.worker === undefined) return spread(plan)
  return play(plan)
}

function planned(): Plan | undefined {
  const whole = (text: string, least: number) =>
    /^\d{1,15}$/.test(text) && Number(text) >= least ? Number(text) : undefined
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '1000000' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        workers: { type: 'string', default: '1' },
        worker: { type: 'string' },
      },
    })
    const [games, seed, workers] = [whole(values.games, 1), whole(values.seed, 0), whole(values.workers, 1)]
    const { game } = values
    if (games === undefined || seed === undefined || workers === undefined) return undefined
    if (game !== undefined && !fixtures.some(({ ruleset }) => ruleset.id === game)) return undefined
    return { games, seed, game, workers, worker: values.worker === undefined ? undefined : Number(values.worker) }
  } catch {
    return undefined
  }
}

/** Starts the processes and waits for all of them. */
async function spread({ games, seed, game, workers }: Plan): Promise<number> {
  const ends = Array.from({ length: workers }, (_, worker) => {
    const args = ['--games', `${games}`, '--seed', `${seed}`, '--workers', `${workers}`, '--worker', `${worker}`]
    const child = fork(fileURLToPath(import.meta.url), game === undefined ? args : [...args, '--game', game])
    return new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)))
  })
  return Math.max(...(await Promise.all(ends)))
}

/** Plays every game of this process. The seed says all of a game, also which one it is where none was asked for. */
function play({ games, seed, game, workers, worker = 0 }: Plan): number {
  const pace = new Pace()
  let played = 0
  let entries = 0
  let failures = 0
  const rate = () => `${played} games, ${entries} entries, ${pace.perSecond(played)} games/s`
  for (let nth = worker; nth < games && failures < ENOUGH; nth += workers) {
    const fixture = fixtures.find(({ ruleset }) => ruleset.id === game) ?? fixtures[(seed + nth) % fixtures.length]
    if (fixture === undefined) return 2
    failures += playOne(fixture, seed + nth, (count) => {
      entries += count
    })
    played++
    pace.tell(rate)
  }
  console.log(
    `${failures === 0 ? 'held' : 'FAILED'}: ${rate()}, from seed ${seed}${workers > 1 ? `, process ${worker + 1} of ${workers}` : ''}`,
  )
  return failures > 0 ? 1 : 0
}

function playOne(fixture: Fixture, seed: number, counted: (entries: number) => void): number {
  const { ruleset } = fixture
  const session = randomSession(fixture, seed)
  counted(session.log.length)
  const fault = faultOf(fixture, session)
  if (fault === undefined) return 0
  console.log(`${ruleset.id}, seed ${seed}: ${fault.check}: ${fault.message.split('\n', 1)}`)
  console.log(`# again: npm run -s soak -- --game ${ruleset.id} --seed ${seed} --games 1`)
  console.log(printed(ruleset, shrink(fixture, session)))
  return 1
}

process.exitCode = await main()
