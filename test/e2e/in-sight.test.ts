/** A panel that is lower than the table: what a tap leads to comes into sight. */
import { afterAll, beforeAll, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table } from './harness/one-outs.ts'
import { waitInSight } from './harness/table.ts'

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
  await surface.look({ width: 360, height: 640 })
  await table.cards('Tail Whip')
  await table.shows('Max: Tail Whip at whom?')
  await waitInSight(surface, '.tiles')
  await table.victim('Charlie')
  await table.shows('Charlie: answer Tail Whip from Max')
  await waitInSight(surface, '.question')
  await table.cards('Grab')
  await surface.waitForPlace('.why')
  await waitInSight(surface, '.why')
  await table.cards('Fend')
  await table.shows('A block made contact: Charlie may Grab Max')
  await waitInSight(surface, '.question')
  await surface.look({})
})
