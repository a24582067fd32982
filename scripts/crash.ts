/**
 * Kills the real browser and has windows race: `npm run -s crash -- [--only SCENE] [--kills N] [--moves N] [--seed S]`.
 * A hundred kills in play, import, migration and backup, and three windows that log 10,000 moves each on one session,
 * unless said otherwise; needs a build. Exit status: 0 all held, 1 something did not, 2 wrong usage.
 */
import { parseArgs } from 'node:util'
import { BackUp } from '../test/e2e/crash/back-up.ts'
import { BringIn } from '../test/e2e/crash/bring-in.ts'
import { beginHammered, hammered } from '../test/e2e/crash/hammered.ts'
import { killed, type Scene } from '../test/e2e/crash/killed.ts'
import { Migrate } from '../test/e2e/crash/migrate.ts'
import { Play } from '../test/e2e/crash/play.ts'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { barePage } from '../test/e2e/harness/inject.ts'
import { type Random, randomOf } from '../test/engine/conformance/random.ts'

/** What is killed, and its share of the kills. */
const scenes: Readonly<Record<string, { readonly share: number; scene(random: Random): Scene }>> = {
  play: { share: 0.4, scene: (random) => new Play(random) },
  import: { share: 0.2, scene: (random) => new BringIn(random, 500, 40) },
  migration: { share: 0.2, scene: (random) => new Migrate(random, 5_000) },
  backup: { share: 0.2, scene: (random) => new BackUp(random, 1_000, 40) },
}

const WINDOWS = 3

const USAGE = `Usage: npm run -s crash -- [--only SCENE] [--kills N] [--moves N] [--seed S]
       SCENE is one of ${Object.keys(scenes).join(', ')}, windows; N kills in all, N moves a window`

interface Plan {
  readonly only: string | undefined
  readonly kills: number
  readonly moves: number
  readonly seed: number
}

async function main(): Promise<number> {
  const plan = planned()
  if (plan === undefined) {
    console.error(USAGE)
    return 2
  }
  const work = Object.entries(scenes).map(([name, { share, scene }]): readonly [string, () => Promise<object>] => [
    name,
    () => killed(scene(randomOf(plan.seed)), Math.ceil(plan.kills * (plan.only === name ? 1 : share))),
  ])
  let failed = 0
  for (const [name, run] of [...work, ['windows', () => race(plan)] as const]) {
    if (plan.only !== undefined && plan.only !== name) continue
    const begun = performance.now()
    const seconds = () => `${((performance.now() - begun) / 1000).toFixed(0)} s, seed ${plan.seed}`
    try {
      console.log(`held: ${name}: ${JSON.stringify(await run())}, ${seconds()}`)
    } catch (problem) {
      failed++
      console.log(`FAILED: ${name}, ${seconds()}: ${problem instanceof Error ? problem.stack : problem}`)
    }
  }
  return failed > 0 ? 1 : 0
}

/** The windows that play show nothing, so that all their time goes into moves; those that show are opened after them. */
async function race({ moves, seed }: Plan) {
  const tableside = await Tableside.launch()
  await beginHammered(await tableside.tab())
  const hammering = () => Promise.all(Array.from({ length: WINDOWS }, () => barePage(tableside)))
  const showing = async () => [await tableside.tab(), await tableside.panel(), await tableside.popup()]
  const outcome = await hammered(tableside, hammering, showing, moves, seed)
  await tableside.close()
  return outcome
}

function planned(): Plan | undefined {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        kills: { type: 'string', default: '100' },
        moves: { type: 'string', default: '10000' },
        seed: { type: 'string', default: '1' },
      },
    })
    const { only, kills, moves, seed } = values
    if (![kills, moves].every((count) => /^[1-9]\d{0,5}$/.test(count)) || !/^\d{1,9}$/.test(seed)) return undefined
    if (only !== undefined && only !== 'windows' && !Object.hasOwn(scenes, only)) return undefined
    return { only, kills: Number(kills), moves: Number(moves), seed: Number(seed) }
  } catch {
    return undefined
  }
}

process.exitCode = await main()
