/** The screen stays awake while a session is in sight: the browser's own lock, let go by it and asked for again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import type { Surface } from './harness/surface.ts'

declare const locks: WakeLockSentinel[]

let tableside: Tableside
let panel: Surface
/** A page that can change the window. */
let other: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  other = await tableside.tab('table.html#/rules')
  panel = await tableside.panel()
  await panel.waitForText('Or try a sample table')
  // Notes every lock that the browser gives.
  await panel.eval(() => {
    const own: WakeLockSentinel[] = []
    Object.assign(globalThis, { locks: own })
    const request = WakeLock.prototype.request
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type)
      own.push(lock)
      return lock
    }
  })
})
afterAll(() => tableside.close())

/** Waits until so many locks have been given, and the last one is held or not. */
const locked = (given: number, held: boolean) =>
  panel.waitFor(
    `lock ${given} to be ${held ? 'held' : 'let go'}`,
    (given, held) => locks.length === given && locks.at(-1)?.released === !held,
    given,
    held,
  )

/** Hides the window, or shows it again. */
const show = (state: 'minimized' | 'normal') =>
  other.eval(async (state) => {
    const { chrome } = globalThis as unknown as {
      chrome: { windows: { getCurrent(): Promise<{ id: number }>; update(id: number, to: object): Promise<unknown> } }
    }
    await chrome.windows.update((await chrome.windows.getCurrent()).id, { state })
  }, state)

test('it survives hiding: the browser lets it go, and it is taken again when the table is in sight', async () => {
  expect(await panel.eval(() => locks.length)).toBe(0)
  await panel.click({ role: 'button', name: 'Sample table: One-Outs' })
  await locked(1, true)
  await show('minimized')
  await locked(1, false)
  await show('normal')
  await locked(2, true)
})

test('nothing on the table, nothing is kept awake', async () => {
  await panel.click({ role: 'button', name: 'Throw it away' })
  await locked(2, false)
})
