/**
 * Three windows that show the table also play on it at once, as fast as they can: every move that one was told is saved
 * is in its place, once, and all show the same in the end. A small share of what `npm run -s crash` does.
 */
import { expect, test } from 'vitest'
import { beginHammered, hammered } from './crash/hammered.ts'
import { Tableside } from './harness/chromium.ts'
import type { Surface } from './harness/surface.ts'

const MOVES = 60

test('panel, popup and tab lose and double nothing, and end on the same table', async () => {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
  console.info(`hammer: SEED=${seed}`)
  const tableside = await Tableside.launch()
  const panel = await tableside.panel()
  await beginHammered(panel)
  const shown: Surface[] = [panel]
  const open = async () => {
    // The popup comes last: it closes when another window opens.
    shown.push(await tableside.tab(), await tableside.popup())
    return shown
  }
  const { entries, conflicts } = await hammered(tableside, open, async () => shown, MOVES, seed)
  await tableside.close()
  expect(entries).toBe(MOVES * 3)
  expect(conflicts, 'they did get into each other’s way').toBeGreaterThan(0)
})
