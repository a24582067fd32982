/**
 * The real browser is killed with its whole process group while a game is played, while a backup is taken in, while a
 * database of an earlier schema is brought up to date, and while a backup is written. In the same profile everything
 * that was shown as saved is there again, in its place and once; of what was on its way all or nothing is there. A
 * small share of what `npm run -s crash` does.
 */
import { expect, test } from 'vitest'
import { randomOf } from '../engine/conformance/random.ts'
import { BackUp } from './crash/back-up.ts'
import { BringIn } from './crash/bring-in.ts'
import { killed } from './crash/killed.ts'
import { Migrate } from './crash/migrate.ts'
import { Play } from './crash/play.ts'

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Scenes by what is being done, and how often each is killed. */
const scenes = {
  'in play': { scene: new Play(randomOf(seed)), kills: 20 },
  'while a backup is taken in': { scene: new BringIn(randomOf(seed), 200, 30), kills: 2 },
  'while a database is brought up to date': { scene: new Migrate(randomOf(seed), 2_000), kills: 2 },
  'while a backup is written': { scene: new BackUp(randomOf(seed), 300, 30), kills: 2 },
}

test.each(Object.entries(scenes))(
  '%s: what was acknowledged is there, once',
  { timeout: 600_000 },
  async (name, one) => {
    console.info(`kill ${name}: SEED=${seed}`)
    const tally = await killed(one.scene, one.kills)
    console.info(`kill ${name}: ${JSON.stringify(tally)}`)
    expect(tally.kills).toBe(one.kills)
  },
)
