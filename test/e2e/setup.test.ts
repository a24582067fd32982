/** A new session by hand: seats by pointer and by keys, in the real side panel. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { seat } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { until } from './harness/until.ts'

let tableside: Tableside
let panel: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  await panel.click({ role: 'link', name: 'Start a session' })
  await seat(panel, ['Charlie', 'Dave', 'Max', 'Nova'])
})
afterAll(() => tableside.close())

function seats(): Promise<string[]> {
  return panel.eval(() =>
    [...document.querySelectorAll<HTMLInputElement>('[aria-label^="Seat "]')].map((field) => field.value),
  )
}

async function seated(...wanted: string[]): Promise<void> {
  await until(`the order ${wanted.join(', ')}`, async () => {
    const now = await seats()
    if (now.join() !== wanted.join()) throw new Error(now.join(', '))
    return true
  })
}

const grip = (name: string) => ({ role: 'button', name: new RegExp(`^Move ${name},`) })

test('players sit in the order they were entered', () => seated('Charlie', 'Dave', 'Max', 'Nova'))

test('a seat is dragged to another place', async () => {
  await panel.drag(grip('Nova'), grip('Charlie'))
  await seated('Nova', 'Charlie', 'Dave', 'Max')
})

test('a seat is moved with the keys, which keep it in the hand', async () => {
  await panel.with(grip('Nova'), (element) => (element as HTMLElement).focus())
  await panel.press('ArrowDown')
  await seated('Charlie', 'Nova', 'Dave', 'Max')
  await panel.press('End')
  await seated('Charlie', 'Dave', 'Max', 'Nova')
  expect(await panel.focused()).toMatch(/^button: Move Nova, seat 4/)
})

test('what is entered survives the panel’s closing', async () => {
  await panel.close()
  panel = await tableside.panel()
  await panel.click({ role: 'link', name: 'Start a session' })
  await panel.waitForPlace(grip('Nova'))
  await seated('Charlie', 'Dave', 'Max', 'Nova')
})

test.each(['light', 'dark'] as const)('axe has nothing against it, %s', async (theme) => {
  await panel.look({ theme })
  expect(await panel.axe()).toEqual([])
})
