import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import type { Surface } from './harness/surface.ts'

let tableside: Tableside
beforeAll(async () => {
  tableside = await Tableside.launch()
})
afterAll(() => tableside.close())

test('has the id its key gives it', () => {
  expect(tableside.id).toBe('obfmmkdfidnefffbopenbnlpedmlfggn')
})

const opened: Record<string, () => Promise<Surface>> = {
  'the side panel': () => tableside.panel(),
  'the popup': () => tableside.popup(),
  'the tab': () => tableside.tab(),
}

for (const [name, open] of Object.entries(opened)) {
  test(`${name} opens, shows a heading, and breaks no rule of its own policy`, async () => {
    const surface = await open()
    await surface.waitForPlace({ role: 'heading', nth: 0 })
    expect(surface.problems).toEqual([])
    await surface.close()
  })
}
