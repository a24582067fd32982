/** The sample session in a real browser: said in the side panel, followed everywhere. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { declare, type SampleSession, sampleSession, startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'

let sample: SampleSession
let tableside: Tableside
let panel: Surface

beforeAll(async () => {
  sample = await sampleSession('one-outs')
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  await startSession(panel, sample)
  for (const line of sample.lines) await declare(panel, line)
})
afterAll(() => tableside.close())

const QUESTION = /Nova: answer Steroids \+ Jab from Max/

test('asks in the panel what the last declaration leads to', async () => {
  await panel.waitForText(QUESTION)
})

test('the popup and the tab show the same question, and the panel follows an answer given in the popup', async () => {
  const tab = await tableside.tab()
  await tab.waitForText(QUESTION)
  const popup = await tableside.popup()
  await popup.waitForText(QUESTION)
  await popup.click({ role: 'button', name: /Take it/ })
  for (const surface of [popup, panel, tab]) await surface.waitForText(/Nova.*plays|Nova’s turn/)
  await panel.click({ role: 'button', name: /^Undo/ })
  for (const surface of [popup, panel, tab]) await surface.waitForText(QUESTION)
  await popup.close()
  await tab.close()
})

test.each(['light', 'dark'] as const)('axe has nothing against the table, %s', async (theme) => {
  for (const width of [220, 360]) {
    await panel.look({ theme, width, height: 760 })
    // Halfway down, the bar lies over a card, which axe takes for a card too small to tap.
    await panel.scrollToTop()
    expect(await panel.axe()).toEqual([])
  }
  const tab = await tableside.tab()
  await tab.waitForText(QUESTION)
  await tab.look({ theme, width: 1280, height: 800 })
  expect(await tab.axe()).toEqual([])
  await tab.close()
})

test.each([1, 1.3])('nothing scrolls sideways from 220 px on, type %s times its size', async (scale) => {
  const enlarge = (size: number) => document.documentElement.style.setProperty('--text-scale', String(size))
  await panel.eval(enlarge, scale)
  for (const width of [220, 280, 360, 480]) {
    await panel.look({ width, height: 760 })
    expect(await panel.eval(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await panel.look({})
  await panel.eval(enlarge, 1)
})

test('a line that is not finished yet is there again in another place', async () => {
  await panel.fill('#line', 'Nova: do')
  await panel.close()
  const tab = await tableside.tab()
  await tab.waitFor('the line', () => document.querySelector<HTMLInputElement>('#line')?.value === 'Nova: do')
  await tab.close()
  panel = await tableside.panel()
  await panel.waitFor('the line', () => document.querySelector<HTMLInputElement>('#line')?.value === 'Nova: do')
})
