/**
 * The browser gives no more room: everything says so, nothing is lost or half written, and all goes on once there is
 * room. The build has its permission for unlimited storage taken away, so that there is a limit to reach.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bigBackup } from './crash/big.ts'
import { logsOf, lying, storePage } from './crash/lying.ts'
import { Tableside } from './harness/chromium.ts'
import { declare, startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { entered } from './harness/table.ts'
import { until } from './harness/until.ts'

/** Bytes; an extension that has stored anything is beyond them. */
const NONE = 1

const NOT_SAVED = 'Not saved: this device has no room left. Nothing has changed.'
const NO_ROOM = 'this device has no room left. Make room and try again; everything before it is kept.'

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-limited-'))
let tableside: Tableside
let page: Surface
let panel: Surface
let tab: Surface

const launch = () => Tableside.launch({ build: path.join(folder, 'build'), profile: path.join(folder, 'profile') })

beforeAll(async () => {
  cpSync('.output/chrome-mv3', path.join(folder, 'build'), { recursive: true })
  const file = path.join(folder, 'build/manifest.json')
  const { permissions, ...manifest } = JSON.parse(readFileSync(file, 'utf8'))
  const limited = permissions.filter((one: string) => one !== 'unlimitedStorage')
  writeFileSync(file, JSON.stringify({ ...manifest, permissions: limited }))
  const before = await launch()
  const first = await before.tab()
  await startSession(first, { game: 'One-Outs', players: ['Charlie', 'Dave', 'Max', 'Nova'], dealer: 'Nova' })
  await declare(first, 'Charlie: Crane Kick > Dave')
  await entered(first, 'Charlie: Crane Kick > Dave')
  await before.close()
  tableside = await launch()
  page = await storePage(tableside)
  // Before anything is opened: what room there is, the browser remembers for half a minute.
  await page.allowBytes(NONE)
  panel = await tableside.panel()
  tab = await tableside.tab()
})
afterAll(async () => {
  await tableside.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('what finds no room is not saved, which is said; with room it is', async () => {
  for (const surface of [panel, tab]) await entered(surface, 'Charlie: Crane Kick > Dave')
  const before = await lying(page)
  await panel.fill('#line', 'Dave: take')
  await panel.press('Enter')
  await panel.waitForText(NOT_SAVED)
  await panel.waitForText(NO_ROOM)
  for (const surface of [panel, tab]) await entered(surface, 'Charlie: Crane Kick > Dave')

  const { text, logs } = bigBackup('brought', 100, 20)
  const file = path.join(folder, 'brought.json')
  writeFileSync(file, text)
  await tab.eval(() => {
    location.hash = '#/settings'
  })
  await tab.waitForPlace('.bring input[type=file]')
  await tab.pickFile('.bring input[type=file]', file)
  await tab.click('.bring-found .is-ink')
  await tab.waitForText('It could not be saved, so nothing was added.')
  expect(await lying(page), 'nothing of either is kept').toEqual(before)

  await page.allowBytes(undefined)
  await panel.fill('#line', 'Dave: take')
  await panel.press('Enter')
  await entered(panel, 'Dave: take')
  expect(await panel.text()).not.toContain(NO_ROOM)
  // The browser may still remember that there is no room: whoever tries again gets it.
  const taken = () => tab.eval(() => document.querySelector('.bring')?.textContent?.includes('Added.') === true)
  await until(
    'the backup to be added',
    async () => {
      if (await taken()) return true
      await tab.click('.bring-found .is-ink')
      await tab.waitFor('an answer', () =>
        /Added\.|nothing was added/.test(document.querySelector('.bring')?.textContent ?? ''),
      )
      return taken()
    },
    45_000,
  )
  await tab.waitForText('Added. What was here is as it was.')
  const now = logsOf(await lying(page))
  expect(now.size).toBe(logs.size + 1)
  for (const [id, log] of logs) expect(now.get(id)).toEqual(log)
})
