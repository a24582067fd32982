/** A whole game of Out of the Woods in the real side panel, played by tapping. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { declare, seat } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { asked, entered, faults, numbers, smallKeys } from './harness/table.ts'

let tableside: Tableside
let panel: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  await panel.click({ role: 'link', name: 'Start a session' })
  await panel.click({ role: 'radio', name: /^Out of the Woods/ })
  await seat(panel, ['Ann', 'Ben', 'Cas'])
  await panel.fill({ role: 'textbox', name: 'Add a story' }, 'Cinderella, Rapunzel, Hansel and Gretel')
  await panel.press('Enter')
  await panel.click({ role: 'button', name: /^Start/ })
  await asked(panel, /^Ann’s turn: play any card/)
})
afterAll(() => tableside.close())

const tap = (name: string | RegExp, within?: string) =>
  panel.click({ role: 'button', name, ...(within === undefined ? {} : { within }) })
/** Plays a card that may carry a house. */
async function action(card: RegExp, house: string): Promise<void> {
  await tap(card, '.pad')
  await tap(house, '.question')
}
const table = '.woods'

test('characters of one story make a run', async () => {
  for (const [player, run] of [
    ['Ann', 1],
    ['Ben', 2],
    ['Cas', 3],
  ] as const) {
    await tap('Red character')
    await tap(/^Cinderella/)
    await entered(panel, `${player}: Red (Cinderella)`)
    await panel.waitForText(`Cinderella, ${run} of 4`, table)
  }
  await numbers(panel, 7, 7, 7)
  const popup = await tableside.popup()
  await popup.click({ role: 'button', name: 'Red character' })
  await popup.waitForPlace({ role: 'button', name: /^Cinderella/ })
  await popup.close()
  await panel.waitForText(/Cinderella\s*wins/, '.pad')
  await panel.press('Escape')
  await panel.waitForPlace({ role: 'button', name: 'Red character' })
})

test('a character of another house says why not', async () => {
  await tap('Green character')
  await panel.waitForText('The House is Red; Ann’s character is of Green.', '.why')
  await entered(panel, 'Cas: Red (Cinderella)')
})

test('a Skip takes a turn, ends the run and brings its house', async () => {
  await action(/^Skip/, 'Blue')
  await entered(panel, 'Ann: Blue Skip')
  await asked(panel, /^Cas’s turn: match Blue/)
  await panel.waitForText(/House Blue/, table)
  expect(await panel.text(table)).not.toContain('Cinderella')
})

test('an Attack is answered by a Reflect, and that by a Block', async () => {
  await action(/^Attack/, 'No house on it')
  await asked(panel, /^Ann: answer Cas’s Attack \(Ann draws 2 cards and loses the turn\)/)
  await action(/^Reflect/, 'No house on it')
  await entered(panel, 'Ann: Reflect')
  await panel.waitForText(/counterclockwise/, table)
  await asked(panel, /^Cas: answer Ann’s Reflect/)
  await action(/^Block/, 'No house on it')
  await asked(panel, /^Ann: answer Cas’s Block/)
  await tap(/^Let it stand/)
  await asked(panel, /^Ben’s turn/)
  await numbers(panel, 5, 7, 5)
})

test('a Bedevil names a house, which counts once it stands', async () => {
  await action(/^Bedevil 4/, 'No house on it')
  await asked(panel, /^Ben: Bedevil 4 makes which house the House\?/)
  await tap('Green', '.question')
  await entered(panel, 'Ben: Bedevil 4 calls Green')
  await panel.waitForText(/House Blue/, table)
  await tap(/^Let it stand/)
  await panel.waitForText(/House Green/, table)
  await numbers(panel, 9, 6, 5)
})

test('at any time the table is legible: axe, no scrolling sideways, keys for fingers', async () => {
  expect(await faults(panel)).toEqual([])
  await panel.look({ width: 220, height: 760 })
  expect(await smallKeys(panel, '.woods-pad .card, .question button, .tile .step', 44)).toEqual([])
  await tap('Green character')
  expect(await faults(panel)).toEqual([])
  await panel.press('Escape')
}, 240_000)

test('who escapes is shown in order, and who is left', async () => {
  await declare(panel, '* Ann hand 1')
  await action(/^Skip/, 'No house on it')
  await asked(panel, /^Ben’s turn/)
  await panel.waitForText(/Ann\s*escaped first/, '.tiles')
  await declare(panel, '* Ben hand 1')
  await action(/^Skip/, 'No house on it')
  await asked(panel, /^Ann wins/)
  await panel.waitForText(/Ben\s*escaped second/, '.tiles')
  await panel.waitForText(/Cas is left in the woods\./, '.question')
  const tab = await tableside.tab()
  await tab.waitForText(/Ann wins/)
  await tab.waitForText(/Ann\s*escaped first/)
  await tab.close()
})
