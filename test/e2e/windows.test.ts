/**
 * Several windows on one table: panel, popup and tab follow each other, what is half made outlives the window it was
 * made in, and of two that declare at the same moment one wins and the other says so.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import type { Place } from './harness/places.ts'
import type { Surface } from './harness/surface.ts'

const profile = mkdtempSync(path.join(tmpdir(), 'tableside-windows-'))
let tableside: Tableside
let panel: Table
let popup: Table
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch({ profile })
  panel = new Table(await tableside.panel())
  await panel.start({ players: FOUR, dealer: 'Nova' })
  tab = await tableside.tab()
  popup = new Table(await tableside.popup())
})
afterAll(async () => {
  await tableside.close()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

/** Waits until every window asks this. */
async function allAsk(question: string): Promise<void> {
  for (const surface of [panel.surface, popup.surface, tab]) await surface.waitForText(question, '#question')
}

test('what is declared in one is asked about in the others', async () => {
  await allAsk(turn('Charlie'))
  await panel.cards('Crane Kick')
  await panel.victim('Dave')
  await allAsk('Dave: answer Crane Kick from Charlie')
  await popup.answer('Take it')
  await allAsk(turn('Dave'))
  for (const table of [panel, popup]) await table.shows(turn('Dave'), { Dave: '5 HP 4/4 turn' })
  await tab.click({ role: 'button', name: 'Pass' })
  await allAsk(turn('Max'))
  await panel.logs('Dave: pass', 'Dave: take | 5 HP', 'Charlie: Crane Kick > Dave')
  await panel.tap({ role: 'button', name: 'Undo: Dave: pass' })
  await allAsk(turn('Dave'))
})

test('a declaration half made in the popup goes on in another window, and in the popup when it opens again', async () => {
  await popup.tap({ role: 'button', name: 'Attack' })
  await popup.tap({ role: 'button', name: 'Jab' })
  await allAsk('Dave: Jab at whom?')
  await popup.surface.close()
  await panel.shows('Dave: Jab at whom?', { Max: '5 HP if it lands' })
  popup = new Table(await tableside.popup())
  await allAsk('Dave: Jab at whom?')
  await popup.victim('Max')
  await allAsk('Max: answer Jab from Dave')
})

test('taps on − in a popup that closes at once become one correction all the same', async () => {
  const before = await panel.count()
  await popup.step('Nova', 'less')
  await popup.step('Nova', 'less')
  await popup.surface.waitForText('−2 to 5 HP', '[data-correction="4"]')
  await popup.surface.close()
  await panel.shows(/Max: answer/, { Nova: '5 was 7 4/4' })
  popup = new Table(await tableside.popup())
  for (const table of [panel, popup]) await table.shows(/Max: answer/, { Nova: '5 HP 4/4' })
  await panel.logs('Nova: hp 5 | correction', 'Dave: Jab > Max')
  expect(await panel.count()).toBe(before + 1)
})

/** Presses a key in two windows at the same millisecond. */
async function atOnce(...keys: readonly (readonly [Surface, Place])[]): Promise<void> {
  const at = Date.now() + 400
  await Promise.all(
    keys.map(([surface, place]) =>
      surface.with(
        place,
        (key, moment) =>
          new Promise<void>((resolve) => {
            setTimeout(
              () => {
                while (Date.now() < moment);
                ;(key as HTMLElement).click()
                resolve()
              },
              moment - Date.now() - 30,
            )
          }),
        at,
      ),
    ),
  )
}

function noticeOf({ surface }: Table): Promise<string> {
  return surface.eval(() => document.querySelector('.notice p')?.textContent ?? '')
}

test('of two windows that answer at the same moment one wins, and the other tells its user', async () => {
  const said = new Set<string>()
  for (let round = 0; said.size === 0; round++) {
    expect(round, 'rounds without a tie').toBeLessThan(40)
    const before = await panel.count()
    // Two answers that exclude each other, said in turns so that either window can be the one that loses.
    const [first, other] = round % 2 === 0 ? [panel, popup] : [popup, panel]
    await atOnce(
      [first.surface, { role: 'button', name: /^Take it/ }],
      [other.surface, { role: 'button', name: /^Dodge/ }],
    )
    await allAsk(turn('Max'))
    const [newest] = await panel.entries()
    expect(newest).toMatch(/^Max: (take \| 5 HP|Dodge)$/)
    expect(await panel.count(), 'one entry more, not two').toBe(before + 1)
    const hp = newest === 'Max: Dodge' ? '7 HP 4/4 turn' : '5 HP 4/4 turn'
    for (const table of [panel, popup]) {
      await table.shows(turn('Max'), { Max: hp })
      const notice = await noticeOf(table)
      if (notice !== '') said.add(notice)
    }
    if (said.size > 0) break
    await panel.tap({ role: 'button', name: /^Undo/ })
    await allAsk('Max: answer Jab from Dave')
  }
  expect([...said]).toHaveLength(1)
  expect([...said][0]).toMatch(
    /^Another window logged (“Max: take” first\. “Max: Dodge”|“Max: Dodge” first\. “Max: take”) was not logged: .+/,
  )
  const loser = (await noticeOf(panel)) === '' ? popup : panel
  await loser.surface.waitForText('first.', '[role="status"]')
  await loser.tap({ role: 'button', name: 'Close this notice' })
  await loser.surface.waitForNo('.notice')
})

test('taps on the same player in two windows add up, none is lost', async () => {
  const before = await panel.count()
  const less = { role: 'button', name: 'Charlie: one HP less' } as const
  await atOnce([panel.surface, less], [popup.surface, less])
  for (const table of [panel, popup]) await table.shows(turn('Max'), { Charlie: '5 was 7 4/4' })
  await tab.click({ role: 'button', name: 'Keep the correction for Charlie' })
  for (const table of [panel, popup]) await table.shows(turn('Max'), { Charlie: '5 HP 4/4' })
  await panel.logs('Charlie: hp 5 | correction')
  expect(await panel.count()).toBe(before + 1)
})

test('a session begun in one window is on the table of all', async () => {
  await tab.click({ role: 'link', name: 'New session' })
  await tab.click({ role: 'button', name: /^Same again/ })
  await allAsk(turn('Dave'))
  await panel.shows(turn('Dave'), { Charlie: '7 HP 4/4', Dave: '7 HP 4/4 turn' })
  await panel.cards('Hopoate')
  await panel.victim('Nova')
  await allAsk('Nova: answer Hopoate from Dave')
})

test('with every window closed the session stays, the half-made declaration too', async () => {
  await panel.cards('Fend')
  await allAsk('A block made contact: Nova may Grab Dave')
  await panel.answer('Nobody, go on')
  await panel.cards('Hopoate')
  await allAsk('Max: Hopoate at whom?')
  for (const surface of [panel.surface, popup.surface, tab]) await surface.close()
  panel = new Table(await tableside.panel())
  await panel.shows('Max: Hopoate at whom?', { Charlie: '4 HP if it lands' })
  await panel.victim('Charlie')
  await panel.shows('Charlie: answer Hopoate from Max')
  await panel.step('Dave', 'more')
  await panel.shows('Charlie: answer Hopoate from Max', { Dave: '8 was 7 4/4' })
})

test('and with the whole browser started anew', async () => {
  await tableside.close()
  tableside = await Tableside.launch({ profile })
  popup = new Table(await tableside.popup())
  await popup.shows('Charlie: answer Hopoate from Max', { Charlie: '7 HP 4/4 asked', Max: '7 HP 3/4 turn' })
  await popup.surface.close()
  panel = new Table(await tableside.panel())
  // What was pending became a correction, once.
  await panel.shows('Charlie: answer Hopoate from Max', { Dave: '8 HP 4/4' })
  await panel.logs('Dave: hp 8 | correction', 'Max: Hopoate > Charlie', 'done', 'Nova: Fend | contact')
  await panel.answer('Take it')
  popup = new Table(await tableside.popup())
  for (const table of [panel, popup]) await table.shows(turn('Nova'), { Charlie: '4 HP 4/4', Nova: '7 HP 4/4 turn' })
})
