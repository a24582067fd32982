/** A page that has been painted stays where it is: what arrives later moves nothing that a finger is on its way to. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupOf } from './harness/backup.ts'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import type { Surface } from './harness/surface.ts'

/** Each page, and what is there at the latest when all of it is. */
const EMPTY: readonly Opened[] = [
  ['#/', '25 sessions have no backup yet'],
  ['#/new', 'Starting HP'],
  ['#/sessions', 'Across sessions'],
  ['#/sessions/all', 'Head to head'],
  ['#/sessions/deleted', 'No session is deleted.'],
  ['#/settings', '25 sessions with 25 entries'],
  ['#/rules/one-outs', 'House rules'],
  ['#/rules/one-card', 'House rules'],
  ['#/rules/out-of-the-woods', 'House rules'],
]
const PLAYED: readonly Opened[] = [
  ['#/', 'Dave'],
  ['#/log/0', 'Charlie: pass'],
  ['#/new', 'Same again'],
  ['#/sessions', 'Charlie, Dave, Max, Nova'],
  ['#/rules/one-outs', 'House rules'],
]
const WINDOWS = [
  ['sidepanel.html', 220, 760],
  ['sidepanel.html', 360, 760],
  ['popup.html', 380, 560],
  ['table.html', 1280, 800],
] as const

const SHEETS = readdirSync(path.resolve('.output/chrome-mv3/assets')).filter((file) => file.endsWith('.css'))

type Opened = readonly [address: string, last: string]

let tableside: Tableside

beforeAll(async () => {
  tableside = await Tableside.launch()
  const page = await tableside.tab('table.html#/settings')
  await page.click('.bring-paste summary')
  await page.click({ role: 'textbox', name: 'Play record or backup' })
  await page.paste(backupOf(25))
  await page.click({ role: 'button', name: 'Look into it' })
  await page.click({ role: 'button', name: 'Add it' })
  await page.waitForPlace('.bring-done')
  await page.close()
})
afterAll(() => tableside.close())

/** What moved by itself on a page since it was opened. */
function moved(page: Surface): Promise<string[]> {
  return page.eval(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const watch = new PerformanceObserver(() => undefined)
    watch.observe({ type: 'layout-shift', buffered: true })
    const shifts = watch.takeRecords() as (PerformanceEntry & {
      readonly hadRecentInput: boolean
      readonly sources: readonly {
        readonly node: Node | null
        readonly previousRect: DOMRectReadOnly
        readonly currentRect: DOMRectReadOnly
      }[]
    })[]
    watch.disconnect()
    return shifts
      .filter((shift) => !shift.hadRecentInput)
      .flatMap(({ sources }) =>
        sources.map(({ node, previousRect: before, currentRect: now }) => {
          const places = [before, now].map(({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' '))
          return `“${node?.textContent?.slice(0, 40)}” ${places.join(' → ')}`
        }),
      )
  })
}

/** How wide something is, and where, goes with what is in it. */
const MEASURED = /size|width|height|inset|top|bottom|left|right|origin|transform|grid-template/

/** What looks otherwise once the styles of every other screen are there too. */
async function restyled(page: Surface): Promise<string[]> {
  await page.waitFor('the list', () => document.querySelector('.session-coming') === null)
  const changed = await page.eval(async (files) => {
    const elements = [...document.querySelectorAll('body *:not(symbol, symbol *)')]
    const properties = [...getComputedStyle(document.body)].filter((property) => !property.startsWith('--'))
    const styles = () =>
      elements.map((element) => {
        const style = getComputedStyle(element)
        return properties.map((property) => `${property}: ${style.getPropertyValue(property)}`)
      })
    const before = styles()
    await Promise.all(
      files.map(
        (file) =>
          new Promise((resolve, reject) => {
            if ([...document.styleSheets].some(({ href }) => href?.endsWith(file))) return resolve(undefined)
            const link = document.createElement('link')
            Object.assign(link, { rel: 'stylesheet', href: `/assets/${file}`, onload: resolve, onerror: reject })
            document.head.append(link)
          }),
      ),
    )
    return styles().flatMap((style, nth) =>
      style
        .filter((property, which) => elements[nth]?.isConnected && property !== before[nth]?.[which])
        .map((property) => ({ property, what: elements[nth]?.outerHTML.slice(0, 60) })),
    )
  }, SHEETS)
  return changed.filter(({ property }) => !MEASURED.test(property)).map(({ property, what }) => `${what} ${property}`)
}

/** What moves on these pages, or would look otherwise had another been open, by window and address; empty where nothing does. */
async function movedOnAny(pages: readonly Opened[]): Promise<string[]> {
  const found: string[] = []
  for (const [file, width, height] of WINDOWS) {
    const page = await tableside.tab(file)
    await page.look({ width, height, reducedMotion: true })
    for (const [address, last] of pages) {
      await page.eval((where) => {
        Object.assign(globalThis, { left: true })
        location.hash = where
        location.reload()
      }, address)
      await page.waitFor('another page', () => !('left' in globalThis))
      await page.waitForText(last)
      const looks = width === 220 ? [] : await restyled(page)
      // With the styles of all the others, nothing has moved either.
      for (const what of [...looks, ...(await moved(page))]) found.push(`${file} ${width} ${address}: ${what}`)
    }
    await page.close()
  }
  return found
}

test('what moves is noticed', async () => {
  const page = await tableside.tab('table.html#/rules/one-outs')
  await page.waitForPlace('.rules-list')
  expect(await moved(page)).toEqual([])
  await page.eval(() => {
    const late = document.createElement('p')
    late.style.height = '100px'
    document.querySelector('.rules-list')?.before(late)
  })
  expect(await moved(page)).not.toEqual([])
  await page.close()
})

test('nothing does before a session is on the table', async () => {
  expect(await movedOnAny(EMPTY)).toEqual([])
})

test('nor with one on it', async () => {
  const panel = await tableside.panel()
  const table = new Table(panel)
  await table.start({ players: FOUR, dealer: 'Nova' })
  await panel.click({ role: 'button', name: 'Pass' })
  await table.shows(turn('Dave'))
  expect(await movedOnAny(PLAYED)).toEqual([])
})
