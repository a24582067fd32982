/** Looking back in the real tab: a record brought in plays back, is found, changed, saved, deleted and brought back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupOf } from './harness/backup.ts'
import { Tableside } from './harness/chromium.ts'
import { OPENING } from './harness/one-outs.ts'
import type { Surface } from './harness/surface.ts'
import { faults } from './harness/table.ts'
import { until } from './harness/until.ts'

const RECORD = `${OPENING}Nova: King Hit > Max
`

let tableside: Tableside
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  tab = await tableside.tab('table.html#/settings')
  await tab.look({ theme: 'light', width: 1280, height: 800 })
})
afterAll(() => tableside.close())

/** Pastes a text to be brought in, and has it looked into. */
async function bring(text: string): Promise<string> {
  await tab.eval(() => {
    location.hash = '#/settings'
  })
  await tab.waitForPlace('.bring-paste summary')
  const open = await tab.with('.bring-paste', (fold) => (fold as HTMLDetailsElement).open)
  if (!open) await tab.click('.bring-paste summary')
  await tab.click({ role: 'textbox', name: 'Play record or backup' })
  await tab.press('Control+a')
  await tab.paste(text)
  await tab.click({ role: 'button', name: 'Look into it' })
  return tab.waitForText(/./, '.bring-found')
}

const slider = () => tab.with('.replay-slide', (slide) => slide.getAttribute('aria-valuetext') ?? '')
const at = (text: RegExp) => until(`the replay at ${text}`, async () => text.test(await slider()))

/** The names of the files that were saved, and what is in them; from now on. */
async function watchFiles(): Promise<void> {
  await tab.eval(() => {
    const kept: { name: string; text: string }[] = []
    Object.assign(globalThis, { kept })
    const made = new Map<string, Blob>()
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      const address = create(blob)
      made.set(address, blob)
      return address
    }
    HTMLAnchorElement.prototype.click = async function click() {
      kept.push({ name: this.download, text: (await made.get(this.href)?.text()) ?? '' })
    }
  })
}
declare const kept: { name: string; text: string }[]
const saved = async (ending: string) =>
  (await tab.waitFor(`a file ${ending}`, (ending) => kept.find((file) => file.name.endsWith(ending))?.text, ending)) ??
  ''

test('a pasted record that does not read is refused whole, with the line', async () => {
  expect(await bring(RECORD.replace('Dave: Noogie', 'Dave: Nogie'))).toMatch(/line 10.*Noogie/i)
  expect(await tab.count({ role: 'button', name: 'Add it' })).toBe(0)
  await tab.click({ role: 'button', name: 'Close' })
})

test('one that reads is shown first, brought in, and plays back with its verdicts', async () => {
  expect(await bring(RECORD)).toMatch(/One-Outs: Charlie, Dave, Max, Nova, 9 entries.*1/s)
  await tab.click('.bring-do .is-ink')
  await tab.click('.bring-done a')
  await tab.waitForPlace('.u-over')
  await at(/^Entry 9 of 9/)
  expect((await tab.texts('.past-log .entry')).at(-1)).toMatch(/Nova: King Hit > Max ?no longer holds/)
  await tab.click({ role: 'button', name: /Fend/ })
  await at(/^Entry 2 of 9, turn 1, Dave: Fend/)
  expect(await tab.text('.entry-why')).toMatch(/Rules: ?defend/)
})

test('the chart has a line in every player’s own colour, follows the keys, and a click leads to a place', async () => {
  const colours = await tab.with('.chart canvas', (canvas) => {
    const { width, height } = canvas as HTMLCanvasElement
    const context = (canvas as HTMLCanvasElement).getContext('2d')
    if (context === null) throw new Error('nothing is drawn')
    const { data } = context.getImageData(0, 0, width, height)
    const drawn = new Set<string>()
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) drawn.add(`rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`)
    return [1, 2, 3, 4].map((seat) => {
      const fill = getComputedStyle(document.querySelector(`.chart-end [data-seat="${seat}"]`) as Element).fill
      return drawn.has(fill)
    })
  })
  expect(colours).toEqual([true, true, true, true])
  await tab.click({ role: 'button', name: /Fend/ })
  await tab.press('.')
  await at(/^Entry 3 of 9/)
  await tab.press(',')
  await tab.press(',')
  await at(/^Entry 1 of 9/)
  const cursor = () =>
    tab.with('.chart', (chart) => {
      const line = chart.querySelector('.u-cursor-x')?.getBoundingClientRect()
      const plot = chart.querySelector('.u-over')?.getBoundingClientRect()
      return Math.round((9 * ((line?.right ?? 0) - (plot?.left ?? 0))) / (plot?.width ?? 1))
    })
  await until('the cursor at entry 1', async () => (await cursor()) === 1)
  await tab.click('.u-over')
  await at(/^Entry [45] of 9/)
  await until('the cursor in the middle', async () => [4, 5].includes(await cursor()))
  await tab.with('.replay-slide', (slide) => (slide as HTMLElement).focus())
  const before = Number(/^Entry (\d)/.exec(await slider())?.[1])
  await tab.press('ArrowLeft')
  await at(new RegExp(`^Entry ${before - 1} of 9`))
})

test('is found by a player, a word of its log and a date, and not by another', async () => {
  const field = { role: 'searchbox', name: 'Find by player, game, date or word' }
  for (const [asked, fits] of [
    ['nova', true],
    ['crane kick today', true],
    ['dragon', false],
    ['noogie one-outs', true],
    ['nova yesterday', false],
  ] as const) {
    await tab.fill(field, asked)
    if (fits) await tab.waitForPlace('.finder-list a.session')
    else await tab.waitForText(`No session fits “${asked}”.`)
  }
  await tab.fill(field, '')
  await tab.waitForPlace('.finder-list a.session')
})

test('is saved as a record, as JSON and as a table, and brings nothing new when it comes back', async () => {
  await watchFiles()
  for (const way of [/^Play record/, /^JSON/, /^Table \(CSV/]) {
    await tab.click({ role: 'button', name: 'Export' })
    await tab.click({ role: 'button', name: way })
  }
  expect(await saved('.txt')).toContain('Dave: Haka + Jab > Max')
  expect(await saved('.csv')).toMatch(/^entry,turn,kind,player,said,verdict,rules,Charlie/)
  const json = await saved('.json')
  expect(await bring(json)).toMatch(/here already/)
  expect(await tab.count('.bring-do .is-ink')).toBe(0)
  const lines = json.split('\n')
  expect(
    await bring([...lines.slice(0, 4), '{"v":1,"at":1,"entry":{"kind":"mvoe"}}', ...lines.slice(4)].join('\n')),
  ).toMatch(/line 5/i)
})

test('an earlier entry is changed: what changes is said first, the original stays to be seen, and undo brings it back', async () => {
  await tab.eval(() => {
    location.hash = '#/sessions'
  })
  await tab.click({ role: 'button', name: 'Go on with this session' })
  await tab.waitForPlace('#line')
  await tab.eval(() => {
    location.hash = '#/log/0'
  })
  await tab.click({ role: 'button', name: 'Change' })
  await tab.fill('#log-line', 'Charlie: Crane Kick > Max')
  expect(await tab.waitForText(/No longer holds/, '#log-changes')).toMatch(/No longer holds: Dave: Fend\. /)
  await tab.click({ role: 'button', name: 'Change it' })
  await tab.waitForText(/Before it was changed: Charlie: Crane Kick > Dave/)
  await tab.click('.fold summary')
  expect(await tab.text('.traces')).toMatch(/Charlie: Crane Kick > Dave changed to Charlie: Crane Kick > Max/)
  expect((await tab.texts('.log .entry')).filter((entry) => entry.includes('no longer holds')).length).toBeGreaterThan(
    1,
  )
  await tab.eval(() => {
    location.hash = '#/'
  })
  await tab.click({ role: 'button', name: 'Undo: the change to Charlie: Crane Kick > Max' })
  await tab.waitForPlace({ role: 'button', name: 'Undo: Nova: King Hit > Max' })
  await tab.eval(() => {
    location.hash = '#/log/0'
  })
  await tab.click('.fold summary')
  await tab.waitForText(/Charlie: Crane Kick > Max undone/, '.traces')
  expect(await tab.texts('.log .entry')).toContain('Dave: Fendcontact')
})

test('is deleted with one tap, and brought back with another', async () => {
  await tab.eval(() => {
    location.hash = '#/sessions'
  })
  await tab.click({ role: 'button', name: 'Delete this session' })
  await tab.waitForText('It can be brought back for 30 days')
  await tab.click({ role: 'button', name: 'Undo' })
  await tab.waitForPlace('.u-over')
})

test('fits everywhere in the panel, and axe has nothing against it', async () => {
  const address = await tab.eval(() => location.hash)
  const panel = await tableside.tab(`sidepanel.html${address}`)
  await panel.waitForPlace('.u-over')
  // The slider's thumb is under the chart's cursor, also where both are wider than the panel.
  await panel.look({ theme: 'light', width: 220, height: 760 })
  const ends = await panel.waitFor('a chart wider than the panel', () => {
    const plot = document.querySelector('.u-over')?.getBoundingClientRect()
    const slide = document.querySelector('.replay-slide')?.getBoundingClientRect()
    if (plot === undefined || slide === undefined || plot.width < 300) return undefined
    return [slide.left + 10 - plot.left, slide.right - 10 - plot.right].map(Math.abs)
  })
  expect(Math.max(...(ends ?? []))).toBeLessThan(3)
  expect(await faults(panel)).toEqual([])
  await panel.close()
})

test('a backup of many sessions is previewed and added once; a key leads to the oldest, another back to the newest', async () => {
  // Behind another tab a page paints once a second at most.
  await tab.bringToFront()
  expect(await bring(backupOf(150))).toMatch(/150/)
  await tab.click('.bring-do .is-ink')
  await tab.waitForPlace('.bring-done')
  expect(await bring(backupOf(150))).toMatch(/here already/)
  await tab.eval(() => {
    location.hash = '#/sessions'
  })
  await tab.waitForPlace('.finder-list [aria-setsize="151"][aria-posinset="1"] a')
  await tab.with('.finder-list', (list) => (list as HTMLElement).focus())
  await tab.press('End')
  await tab.waitForText('Ann, Ben, Oldest', '.finder-list')
  await tab.waitForPlace('.finder-list [aria-posinset="151"] a')
  expect(await tab.count('.finder-list a')).toBeLessThan(40)
  await tab.press('Home')
  await tab.waitForPlace('.finder-list [aria-posinset="1"] a')
})
