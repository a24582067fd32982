/** A real update, arriving in the middle of a session: it waits, everybody is told, and starts when it is tapped. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { type Packed, packed } from './harness/packed.ts'
import type { Surface } from './harness/surface.ts'
import { entered } from './harness/table.ts'
import { until } from './harness/until.ts'

const OLD = '0.1.0'
const NEW = '0.2.0'
const WAITS = 'A new version is ready.'

interface Runtime {
  readonly chrome: {
    readonly runtime: {
      getManifest(): { readonly version: string }
      requestUpdateCheck(): Promise<{ readonly status: string }>
    }
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'tableside-update-'))
let store: Packed
let tableside: Tableside
let panel: Surface
let tab: Surface

beforeAll(async () => {
  store = await packed(folder, { installed: OLD, next: NEW })
  tableside = await Tableside.launch({ profile: store.profile, installed: store.id })
  panel = await tableside.panel()
  tab = await tableside.tab()
})
afterAll(async () => {
  await tableside.close()
  store.close()
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

const version = (surface: Surface) =>
  surface.eval(() => (globalThis as unknown as Runtime).chrome.runtime.getManifest().version)

/** Marks a page, so that it can be told from one that was loaded anew. */
const mark = (surface: Surface) => surface.eval(() => Object.assign(globalThis, { marked: true }) && undefined)
const isMarked = (surface: Surface) => surface.eval(() => 'marked' in globalThis)

test('the session goes on in every window while the new version waits', async () => {
  await panel.click({ role: 'button', name: 'Sample table: One-Outs' })
  for (const surface of [panel, tab]) await surface.waitForText('Nova: answer Steroids + Jab from Max', '#question')
  await panel.fill('#line', 'Nova: do')
  for (const surface of [panel, tab]) await mark(surface)
  await until('the new version to be found', async () => {
    const { status } = await tab.eval(() => (globalThis as unknown as Runtime).chrome.runtime.requestUpdateCheck())
    return status === 'update_available' || undefined
  })
  for (const surface of [panel, tab]) await surface.waitForText(WAITS)
  await tab.click({ role: 'button', name: /^Take it/ })
  await entered(panel, 'Nova: take')
  for (const surface of [panel, tab]) {
    expect(await isMarked(surface), surface.name).toBe(true)
    expect(await version(surface)).toBe(OLD)
  }
  expect(await panel.eval(() => document.querySelector<HTMLInputElement>('#line')?.value)).toBe('Nova: do')
})

test('a window that is opened after it arrived is told too, and may leave it for later', async () => {
  const popup = await tableside.popup()
  await popup.waitForText(WAITS)
  await popup.click({ role: 'button', name: 'Close this notice' })
  await popup.waitForNo({ role: 'button', name: 'Close this notice' })
  expect(await version(popup)).toBe(OLD)
  await popup.close()
})

test('it starts when it is tapped, and everything that was logged is there', async () => {
  // The page goes with the tap, so that nobody answers.
  await tab.click({ role: 'button', name: 'Start it now' }).catch(() => {})
  const again = await until('the new version', async () => {
    const next = await tableside.tab()
    if ((await version(next)) === NEW) return next
    await next.close()
  })
  await entered(again, 'Nova: take')
  await again.waitForText('Nova’s turn', '#question')
  expect(await again.text('body')).not.toContain(WAITS)
})
