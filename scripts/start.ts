/**
 * Shows Tableside with its sample table: `npm start`. Where nobody can see a browser (no display, or CI) it does
 * the same without one, plays the sample's record line by line through the real panel, and takes pictures of every surface.
 */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Tableside } from '../test/e2e/harness/chromium.ts'
import { declare, sampleSession, startSession } from '../test/e2e/harness/session.ts'
import type { Look } from '../test/e2e/harness/surface.ts'
import { needBrowsers } from './browsers.ts'

const SHOTS = '.shots'

/** Whether there is a screen that somebody looks at. */
function isSeen(): boolean {
  if (process.env.CI) return false
  if (process.platform !== 'linux') return true
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

needBrowsers('chromium')
const { status } = spawnSync(process.execPath, ['node_modules/wxt/bin/wxt.mjs', 'build', '-b', 'chrome'], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

const seen = isSeen()
const tableside = await Tableside.launch({ headless: !seen })
const panel = await tableside.panel()
// What is offered to whoever opens it for the first time.
await panel.click({ role: 'button', name: 'Sample table: One-Outs' })
await panel.waitForPlace('.sample-mark')
console.log('The sample table of One-Outs is open.')
const tab = await tableside.tab()
if (seen) {
  await tableside.closeBlankTabs()
  await panel.scrollToTop()
  console.log('Close the browser window to end.')
  await tableside.closed()
} else {
  await panel.click({ role: 'button', name: 'Throw it away' })
  const sample = await sampleSession('one-outs')
  await startSession(panel, sample)
  for (const line of sample.lines) await declare(panel, line)
  console.log(`Thrown away, and its record played through the panel: ${sample.lines.length} lines, every one legal.`)
  const popup = await tableside.popup()
  const pictures: [string, Look & { page: typeof panel }][] = []
  for (const theme of ['light', 'dark'] as const)
    pictures.push(
      [`panel-220-${theme}`, { page: panel, theme, width: 220, height: 760 }],
      [`panel-360-${theme}`, { page: panel, theme, width: 360, height: 760 }],
      [`tab-1280-${theme}`, { page: tab, theme, width: 1280, height: 800 }],
      [`popup-${theme}`, { page: popup, theme }],
    )
  for (const [name, { page, ...look }] of pictures) {
    await page.look(look)
    await page.scrollToTop()
    await page.screenshot(path.join(SHOTS, `${name}.png`))
  }
  await tableside.close()
  console.log(`${pictures.length} pictures of the panel, the tab and the popup are in ${SHOTS}/.`)
}
