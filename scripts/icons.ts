/** Draws public/icon/ from scripts/icon.svg with Chromium: `node scripts/run.mjs icons`, whenever the drawing changes. */
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { needBrowsers } from './browsers.ts'

const drawing = readFileSync('scripts/icon.svg', 'utf8')
const browser = await chromium.launch({ executablePath: needBrowsers('chromium').chromium, args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`)
for (const size of [16, 32, 48, 96, 128]) {
  await page.setViewportSize({ width: size, height: size })
  await page.screenshot({ path: `public/icon/${size}.png`, omitBackground: true })
}
await browser.close()
