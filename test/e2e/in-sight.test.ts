/** A panel that is lower than the table: what a tap leads to comes into sight. */
import { afterAll, beforeAll, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table } from './harness/one-outs.ts'
import { inSight } from './harness/table.ts'
import { until } from './harness/until.ts'

let tableside: Tableside
let table: Table

beforeAll(async () => {
  tableside = await Tableside.launch()
  table = new Table(await tableside.panel())
})
afterAll(() => tableside.close())

test('a low panel has in sight what a tap leads to: the victims, the question, and why not', async () => {
  await table.start({ players: FOUR, dealer: 'Dave' })
  const { surface } = table
  // Scrolled to in the frame after it has come.
  const seen = (place: string) => until(`${place} in sight`, async () => (await inSight(surface, place)) || undefined)
  await surface.look({ width: 360, height: 640 })
  await table.cards('Tail Whip')
  await table.shows('Max: Tail Whip at whom?')
  await seen('.tiles')
  await table.victim('Charlie')
  await table.shows('Charlie: answer Tail Whip from Max')
  await seen('.question')
  await table.cards('Grab')
  await surface.waitForPlace('.why')
  await seen('.why')
  await table.cards('Fend')
  await table.shows('A block made contact: Charlie may Grab Max')
  await seen('.question')
  await surface.look({})
})
