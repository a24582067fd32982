/** The popup in a real browser: it closes at any click outside, and nothing is lost by that. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'

/** What the browser says of an extension's open pages. */
interface Contexts {
  readonly runtime: { getContexts(filter: { contextTypes: string[] }): Promise<readonly unknown[]> }
}

let tableside: Tableside
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  tab = await tableside.tab()
  await startSession(tab, { game: 'One-Outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' })
})
afterAll(() => tableside.close())

test('a half-made declaration is there again when the popup is opened the next time, and in the other windows', async () => {
  const popup = await tableside.popup()
  await popup.click({ role: 'button', name: 'Haka' })
  await popup.waitForText('Charlie: Haka with which card?')
  await popup.close()
  await tab.waitForText('Charlie: Haka with which card?')
  const again = await tableside.popup()
  await again.waitForText('Charlie: Haka with which card?')
  await again.click({ role: 'button', name: 'Attack' })
  await again.click({ role: 'button', name: 'Jab' })
  await again.close()
  await tab.waitForText('Charlie: Haka + Jab at whom?')
})

test('taps on HP are stored before the popup closes, and become one correction without it', async () => {
  const popup = await tableside.popup()
  await popup.waitForText('Charlie: Haka + Jab at whom?')
  await popup.press('Escape')
  await popup.waitForText('Charlie’s turn')
  await popup.close()
  const next = await tableside.popup()
  await next.click({ role: 'button', name: 'Nova: one HP less' })
  await next.click({ role: 'button', name: 'Nova: one HP less' })
  await next.waitForText(/−2/)
  await next.close()
  await tab.waitForText('Nova: hp 5')
})

test('opens the side panel in the click', async () => {
  const popup = await tableside.popup()
  await popup.click({ role: 'button', name: 'Open side panel' })
  await tab.waitFor('a side panel', async () => {
    const { runtime } = (globalThis as unknown as { chrome: Contexts }).chrome
    return (await runtime.getContexts({ contextTypes: ['SIDE_PANEL'] })).length > 0
  })
  expect(popup.problems).toEqual([])
})
