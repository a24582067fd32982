/** A package of which files are gone, as a bad disk leaves it: what can be shown is, and the rest says what to do. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'

const GONE = 'ERR_FILE_NOT_FOUND'
const NOT_SHOWN = 'This could not be shown. Everything logged is kept.'

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-missing-'))
const profile = path.join(folder, 'profile')
const build = path.join(folder, 'build')

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The chunk that holds a text. */
function chunkWith(text: string): string {
  const chunks = path.join(build, 'chunks')
  const found = readdirSync(chunks).filter((file) => readFileSync(path.join(chunks, file), 'utf8').includes(text))
  if (found.length !== 1) throw new Error(`${found.length} chunks with ${text}`)
  return path.join(chunks, found[0] ?? '')
}

test('a session whose game cannot be loaded is kept, and so is every other screen', async () => {
  const whole = await Tableside.launch({ profile })
  const table = new Table(await whole.panel())
  await table.start({ players: FOUR, dealer: 'Nova' })
  await table.shows(turn('Charlie'))
  await whole.close()

  cpSync(path.resolve('.output/chrome-mv3'), build, { recursive: true })
  rmSync(path.join(build, 'games/one-outs.js'))
  rmSync(chunkWith('This browser cannot keep the screen awake.'))
  const broken = await Tableside.launch({ profile, build })
  const surfaces = [await broken.panel(), await broken.tab(), await broken.popup()] as const
  try {
    for (const surface of surfaces) {
      await surface.waitForText(NOT_SHOWN)
      expect(await surface.count({ role: 'button', name: 'Reload' })).toBe(1)
    }
    const [panel, tab] = surfaces
    await tab.bringToFront()
    await panel.click({ role: 'button', name: 'Menu' })
    await panel.click({ role: 'link', name: 'History' })
    await panel.click('a.session')
    await panel.waitForText(NOT_SHOWN, '.failed-part')
    await panel.click({ role: 'link', name: 'All sessions' })
    await panel.waitForPlace('a.session')
    await panel.click({ role: 'link', name: 'Back to the table' })
    await panel.waitForText(NOT_SHOWN)
    await tab.click({ role: 'link', name: 'Settings', within: { role: 'navigation', name: 'Pages' } })
    await tab.waitForText(NOT_SHOWN)
    await tab.click({ role: 'link', name: 'History', within: { role: 'navigation', name: 'Pages' } })
    // The newest session is opened beside the list: what cannot be shown of it takes nothing else away.
    await tab.waitForText(NOT_SHOWN, '.failed-part')
    await tab.waitForPlace('a.session')
    // Rules and set-up leave the choice of another game.
    await tab.click({ role: 'link', name: 'Rules', within: { role: 'navigation', name: 'Pages' } })
    await tab.waitForText(NOT_SHOWN, '.failed-part')
    await tab.click({ role: 'button', name: 'One Card' })
    await tab.waitForPlace('.rules-list')
    expect(await tab.count('.failed-part')).toBe(0)
    await tab.click({ role: 'button', name: 'One-Outs' })
    await tab.waitForText(NOT_SHOWN, '.failed-part')
    await tab.click({ role: 'link', name: 'New session' })
    await tab.waitForText(NOT_SHOWN, '.failed-part')
    await tab.click('.game:nth-child(2) input')
    await tab.waitForPlace({ role: 'button', name: /^Start(,|$)/ })
    expect(await tab.count('.failed-part')).toBe(0)
  } finally {
    // What is missing was asked for; a test that fails says so itself, and not that.
    const others = surfaces.flatMap(({ problems }) => problems.splice(0)).filter((one) => !one.includes(GONE))
    await broken.close()
    expect(others).toEqual([])
  }

  const mended = await Tableside.launch({ profile })
  try {
    await new Table(await mended.panel()).shows(turn('Charlie'))
  } finally {
    await mended.close()
  }
})
