/**
 * Whatever is pressed, by keyboard, on every screen: the focus is somewhere afterwards, in every picture that is shown.
 * Each key of a screen is pressed once, on the screen as it is when one comes to it.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { Keyboard } from './harness/keyboard.ts'
import { declare, sampleSession, startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'

/** What leads out of the page: a dialog of the browser, a file, another window. */
const OUTSIDE = /^(Print|Bring in a file|Save a backup)|full page/i
/** Keys of which one stands for many: the entries of a log. */
const ENTRY = /^(Turn \d+)?[A-Z]\w+: /

let tableside: Tableside
let panel: Surface
let keyboard: Keyboard
/** The session on the table. */
let id = ''

beforeAll(async () => {
  const sample = await sampleSession('one-outs')
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  await startSession(panel, sample)
  for (const line of sample.lines) await declare(panel, line)
  id = await panel.eval(() => JSON.parse(localStorage.getItem('tableside.table') ?? '{}').session)
  keyboard = new Keyboard(panel)
  await keyboard.watch()
})
afterAll(() => tableside.close())

/** Comes to a screen as somebody does who was led there, and says what can be pressed on it. */
async function come(address: string, shows: string | RegExp): Promise<readonly string[]> {
  await panel.eval(async (to) => {
    for (const next of [to === '#/settings' ? '#/rules' : '#/settings', to]) {
      location.hash = next
      // The screen before it goes once this one is there.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  }, address)
  await panel.waitForText(shows, 'main')
  return panel.eval(() =>
    [...document.querySelectorAll<HTMLElement>('main button:not(:disabled), main summary')]
      .filter((key) => key.checkVisibility())
      .map((key) => key.getAttribute('aria-label') ?? key.textContent ?? ''),
  )
}

// What a session is needed for comes before it is deleted, and a new one last.
test.each([
  ['the rules', '#/rules', 'Skateboard'],
  ['the settings', '#/settings', 'Bring in a file'],
  ['the log', '#/log', /Entry \d+ of \d+/],
  ['a session of the past', '#/sessions/{id}', /HP over the entries|: deleted/],
  ['what was deleted', '#/sessions/deleted', /Bring back|No session is deleted/],
  ['a new session', '#/new', 'House rules'],
])('on %s', async (_, address, shows) => {
  const lost: string[] = []
  const pressed = new Set<string>()
  if (address === '#/sessions/deleted') {
    await come(`#/sessions/${id}`, 'HP over the entries')
    await panel.click({ role: 'button', name: 'Delete this session' })
    await panel.waitForText('Undo', 'main')
  }
  for (;;) {
    const name = (await come(address.replace('{id}', id), shows)).find(
      (one) =>
        !pressed.has(one) && !OUTSIDE.test(one) && !(ENTRY.test(one) && [...pressed].some((two) => ENTRY.test(two))),
    )
    if (name === undefined) break
    pressed.add(name)
    // What came in between on the way here is no part of this.
    await keyboard.lost()
    await panel.eval((wanted) => {
      const keys = document.querySelectorAll<HTMLElement>('main button, main summary')
      for (const key of keys) if ((key.getAttribute('aria-label') ?? key.textContent) === wanted) return key.focus()
      return undefined
    }, name)
    await panel.press('Enter')
    await keyboard.focusKept(name).catch(() => lost.push(`after ${name}, for good`))
    for (const picture of await keyboard.lost()) lost.push(`after ${name}: ${picture}`)
  }
  console.info(`${address}: ${[...pressed].join(' · ')}`)
  expect(pressed.size).toBeGreaterThan(0)
  expect(lost).toEqual([])
})
