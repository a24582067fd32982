/** The first minutes with Tableside: a sample table tried, thrown away, and gone when a session of one's own begins. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import type { Surface } from './harness/surface.ts'

const OFFER = 'Or try a sample table'
const NOTE = 'A sample, to play with. It is counted nowhere.'
const GONE = 'The sample is thrown away.'

let tableside: Tableside
let panel: Surface
let popup: Surface
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  tab = await tableside.tab()
  popup = await tableside.popup()
})
afterAll(() => tableside.close())

test('every surface offers it to whoever has nothing yet', async () => {
  for (const surface of [panel, tab, popup]) await surface.waitForText(OFFER)
})

test('opened in one window it is in all of them, marked, and played like any session', async () => {
  await popup.click({ role: 'button', name: 'Sample table: One-Outs' })
  for (const surface of [panel, tab, popup]) {
    await surface.waitForText('Nova: answer Steroids + Jab from Max', '#question')
    await surface.waitForText(NOTE)
    expect(await surface.text('.sample-mark')).toBe('Sample')
  }
  await panel.click({ role: 'button', name: /^Take it/ })
  for (const surface of [panel, tab, popup]) await surface.waitForText('Nova’s turn', '#question')
})

test('it goes with one tap, everywhere, and comes back with another', async () => {
  await panel.click({ role: 'button', name: 'Throw it away' })
  for (const surface of [panel, tab, popup]) await surface.waitForText(OFFER)
  await panel.waitForText(GONE)
  await panel.click({ role: 'button', name: 'Undo' })
  for (const surface of [panel, tab, popup]) await surface.waitForText('Nova’s turn', '#question')
})

test('a session of one’s own takes its place, and nothing of it is left or was ever counted', async () => {
  await popup.close()
  const table = new Table(panel)
  await table.start({ players: FOUR, dealer: 'Nova' })
  await table.shows(turn('Charlie'))
  expect(await panel.count('.sample-mark')).toBe(0)
  await panel.click({ role: 'button', name: 'Pass' })
  await tab.click({ role: 'link', name: 'History', within: { role: 'navigation', name: 'Pages' } })
  await tab.waitForPlace('a.session')
  expect(await tab.count('a.session')).toBe(1)
  await tab.click({ role: 'link', name: 'Settings', within: { role: 'navigation', name: 'Pages' } })
  await tab.waitForText('1 session with 1 entry on this device')
})

test('a session that was deleted is brought back from the list of the deleted ones', async () => {
  await tab.click({ role: 'link', name: 'History', within: { role: 'navigation', name: 'Pages' } })
  await tab.click({ role: 'button', name: 'Delete this session' })
  await tab.waitForText(/One-Outs.*: deleted\./)
  await panel.waitForText(OFFER)
  await tab.click({ role: 'link', name: '1 deleted session' })
  await tab.waitForText('30 days left')
  await tab.click({ role: 'button', name: /^Bring back One-Outs/ })
  await tab.waitForText('No session is deleted.')
  await tab.click({ role: 'link', name: 'All sessions' })
  await tab.waitForPlace('a.session')
  expect(await tab.count('.finder-across')).toBe(1)
})
