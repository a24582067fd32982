/**
 * How soon a tap is on the disk and on the screen, in a real side panel with a long session, and how soon it is on the
 * screen of another window. Measured in the pages, whose clocks are one.
 */
import type { Surface } from '../test/e2e/harness/surface.ts'
import { longSession } from './long.ts'
import { median, type Result, under } from './measure.ts'

const TAPS = 41

/** Runs in a page: waits until the next question is asked. When its frame was painted, milliseconds since 1970. */
function nextPainted(): Promise<number> {
  const newest = () => document.querySelector('.question h2')?.textContent ?? ''
  const before = newest()
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (newest() === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        // A message comes after the frame, sooner than a timer would.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.timeOrigin + performance.now())
        port2.postMessage('')
      })
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Runs in a page, `next` being the function above: taps the key that passes. When, and when what is asked then was painted. */
async function tap(): Promise<{ at: number; painted: number }> {
  const key = [...document.querySelectorAll('button')].find((one) => /^(Pass|Got nothing)/.test(one.textContent ?? ''))
  if (key === undefined) throw new Error(`no key to pass: ${document.body.textContent}`)
  const painted = (globalThis as unknown as { next: typeof nextPainted }).next()
  const at = performance.timeOrigin + performance.now()
  key.click()
  return { at, painted: await painted }
}

/** Puts the function within reach of a page. */
const lend = (page: Surface) => page.eval(`() => { globalThis.next = ${nextPainted} }` as unknown as () => void)

export async function taps(): Promise<Result[]> {
  const tableside = await longSession()
  try {
    const panel = await tableside.panel()
    await panel.waitForText(/Ann|Ben|Cas/)
    await lend(panel)
    const here: number[] = []
    for (let nth = -3; nth < TAPS; nth++) {
      const { at, painted } = await panel.eval(tap)
      if (nth >= 0) here.push(painted - at)
    }
    const tab = await tableside.tab()
    await tab.waitForText(/Ann|Ben|Cas/)
    await lend(tab)
    const there: number[] = []
    for (let nth = -3; nth < TAPS; nth++) {
      const other = tab.eval(() => (globalThis as unknown as { next: typeof nextPainted }).next())
      const { at } = await panel.eval(tap)
      const seen = await other
      if (nth >= 0) there.push(seen - at)
    }
    const [own, others] = [median(here), median(there)]
    return [
      { what: 'tap to saved and painted', value: own, unit: 'ms', goal: under(16, own, 'at most 16 ms') },
      { what: 'tap to painted in another window', value: others, unit: 'ms' },
    ]
  } finally {
    await tableside.close()
  }
}
