/**
 * Before the first component test: has Ask's games learnt, as a build has. A person never waits for that, so no test is as
 * patient; after a change, and on a new machine, it takes a minute.
 */
import { games } from '../../engine/games.ts'
import { learntLines } from '../../scripts/learnt.ts'

export async function setup(): Promise<void> {
  for (const { id, asked } of games) await Promise.all(asked.map((language) => learntLines(id, language)))
}
