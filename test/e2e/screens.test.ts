/**
 * Every screen in every state, in both themes and at every width it has to work at: nothing scrolls sideways, no text
 * is clipped or broken, every key is large enough, axe has nothing against it, and no page reports an error.
 *
 * `SHOTS=all` leaves a picture of each in `.shots/`, `SHOTS=docs` those of the README in `docs/shots/`.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NO_DRAFT } from '../../components/declare/draft.ts'
import { Tableside } from './harness/chromium.ts'
import { flaws } from './harness/flaws.ts'
import type { Look, Surface } from './harness/surface.ts'
import { oneOuts } from './screens/one-outs.ts'
import { otherGames } from './screens/other-games.ts'
import { history, played, untouched } from './screens/pages.ts'
import { type PageName, type Picture, type State, type Stored, storedOf } from './screens/state.ts'
import type { StorePage } from './store-page.ts'

/** What `store-page.ts` leaves in a page. */
declare const store: StorePage

const PAGES: readonly PageName[] = ['panel', 'popup', 'tab']
const FILES = { panel: 'sidepanel.html', popup: 'popup.html', tab: 'table.html' }
/** Sizes of each page, the one that axe looks at and that is photographed first. */
const SIZES: Readonly<Record<PageName, readonly { width: number; height: number }[]>> = {
  panel: [
    { width: 360, height: 760 },
    { width: 220, height: 760 },
  ],
  popup: [{ width: 380, height: 560 }],
  tab: [{ width: 1280, height: 800 }],
}
const THEMES = ['light', 'dark'] as const
const SHOTS = process.env.SHOTS
/** Height of the tallest picture in the README, in pixels. */
const TALLEST = 1000

let tableside: Tableside
/** A page in the background that fills the store. */
let filler: Surface
let pages: Record<PageName, Surface>
/** Id of the session on the table. */
let id = ''

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'store-page.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  })
  tableside = await Tableside.launch()
  filler = await tableside.tab('table.html#/settings')
  await filler.eval(`() => { ${outputFiles[0]?.text ?? ''} }` as unknown as () => void)
  const [panel, popup, tab] = await Promise.all(PAGES.map((name) => tableside.tab(FILES[name])))
  if (panel === undefined || popup === undefined || tab === undefined) throw new Error('no pages')
  pages = { panel, popup, tab }
  for (const page of [panel, popup, tab]) await leave(page)
})
afterAll(() => tableside.close())

/** Puts a session on the table of every page, as if it had just been played. */
async function put({ head, log, summary }: Stored, draft?: State['draft']): Promise<string> {
  return filler.eval(
    async (head, log, summary, draft) => {
      const made = await store.createSession(head, Date.now(), summary)
      if (!made.saved) throw new Error(made.why)
      const { id } = made.value
      for (const [seq, entry] of log.entries()) await store.appendEntry(id, seq, entry, Date.now(), summary)
      if (draft !== undefined) await store.writeDraft(id, draft, Date.now())
      return id
    },
    head,
    log,
    summary,
    draft === undefined ? undefined : { ...NO_DRAFT, ...draft },
  )
}

/** Brings a page into a state. */
async function enter(page: Surface, state: State): Promise<void> {
  await page.eval(
    (address) => {
      location.hash = address
    },
    (state.screen ?? '#/').replace('{id}', id),
  )
  await page.waitForText(state.shows)
  await state.act?.(page)
  await page.waitForText(state.acted ?? state.shows)
}

/** Off the table again: what was opened there by hand is closed, and only the page that is looked at follows it. */
async function leave(page: Surface): Promise<void> {
  await page.eval(() => {
    document.querySelector<HTMLElement>('.over-page button[aria-label]')?.click()
    location.hash = '#/settings'
  })
  await page.waitForPlace('.settings')
}

function shotOf(state: State, page: PageName, size: { width: number }, theme: string): string {
  return `${state.name.replaceAll(' ', '-').toLowerCase()}-${page}-${size.width}-${theme}.webp`
}

/** Takes a picture for the README: a long page as far down as it says something, to a limit. */
async function take(page: Surface, size: { width: number; height: number }, picture: Picture): Promise<void> {
  const long = await page.eval(() => document.documentElement.scrollHeight)
  await page.look({
    theme: picture.endsWith('dark') ? 'dark' : 'light',
    width: size.width,
    height: Math.max(size.height, Math.min(long, TALLEST)),
  })
  await page.scrollToTop()
  await page.screenshot(path.join('docs/shots', `${picture}.png`))
}

/** Looks at a page in both themes and at all its sizes. */
async function inspect(state: State, name: PageName): Promise<string[]> {
  const page = pages[name]
  const found: string[] = []
  for (const theme of THEMES)
    for (const size of SIZES[name]) {
      const first = size === SIZES[name][0]
      const note = (problems: readonly string[]) =>
        found.push(...problems.map((problem) => `${name} ${size.width} ${theme}: ${problem}`))
      await page.look({ theme, ...size })
      // What stands where does not depend on the theme.
      if (theme === 'light') note(await flaws(page, { words: !state.longNames }))
      if (theme === 'light' && state.fits && name === 'tab') note(await outOfSight(page))
      // From the top: what a scrolled page has under its bar is no key that is too small.
      await page.scrollToTop()
      // Of what axe finds only the contrast does.
      if (first && (name !== 'popup' || state.main))
        note(await (theme === 'light' ? page.axe() : page.axe('color-contrast')))
      const file = shotOf(state, name, size, theme)
      if (SHOTS === 'all') await page.screenshot(path.join('.shots', file))
      const picture = state.docs?.find((one) => one.startsWith(`${name}-`) && one.endsWith(`-${theme}`))
      if (SHOTS === 'docs' && first && picture !== undefined) await take(page, size, picture)
    }
  return found
}

/** Looks at a page as somebody has set up their screen: large type, colours of their own, no motion. */
async function inspectOwn(state: State, name: PageName): Promise<string[]> {
  const page = pages[name]
  const size = SIZES[name][0]
  const found: string[] = []
  const look = async (what: string, more: Look, problems: () => Promise<string[]>) => {
    await page.look({ ...size, ...more })
    found.push(...(await problems()).map((problem) => `${name}, ${what}: ${problem}`))
    if (SHOTS === 'all') await page.screenshot(path.join('.shots', `${what} ${shotOf(state, name, { width: 0 }, '')}`))
  }
  const enlarge = (scale: string) =>
    page.eval((scale) => document.documentElement.style.setProperty('--text-scale', scale), scale)
  // In a window everything is enlarged by the browser; in the panel, where that makes it narrow, the type alone.
  if (name === 'tab') await look('200 %', { width: 640, height: 400 }, () => flaws(page, { words: false }))
  else {
    await enlarge('2')
    await look('200 %', {}, () => flaws(page, { targets: false, words: false }))
    await enlarge('1')
  }
  await look('forced colours', { forcedColors: true }, async () => [...(await flaws(page)), ...(await unframed(page))])
  await look('reduced motion', { reducedMotion: true }, () => moving(page))
  return found
}

/** What of a table has to be scrolled to. */
function outOfSight(page: Surface): Promise<string[]> {
  return page.eval(() =>
    ['html', '.display-main'].flatMap((part) => {
      const { scrollHeight = 0, clientHeight = 0 } = document.querySelector(part) ?? {}
      return scrollHeight > clientHeight ? [`${scrollHeight - clientHeight} px of ${part} are out of sight`] : []
    }),
  )
}

/** With colours of one's own a key has to be told by its frame. */
function unframed(page: Surface): Promise<string[]> {
  return page.eval(() =>
    [...document.querySelectorAll('.card, .answer, .victim, .big-victim, .button:not(.is-plain), .chip')]
      .filter((key) => key.checkVisibility())
      .filter((key) => {
        const { borderTopWidth, borderTopStyle, outlineStyle } = getComputedStyle(key)
        return (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1) && outlineStyle === 'none'
      })
      .map((key) => `no frame: ${key.className} ${key.textContent}`),
  )
}

/** What would still move for somebody who wants nothing to. */
function moving(page: Surface): Promise<string[]> {
  return page.eval(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName, transitionProperty } = getComputedStyle(element)
        const seconds = (text: string) => Math.max(...text.split(',').map((part) => Number.parseFloat(part)))
        return (
          (transitionProperty !== 'none' && seconds(transitionDuration) > 0.01) ||
          (animationName !== 'none' && seconds(animationDuration) > 0.01)
        )
      })
      .map((element) => `moves: ${element.className}`),
  )
}

function each(states: readonly State[], before: () => Promise<void> = async () => {}): void {
  beforeAll(before)
  for (const state of states)
    test(state.name, async () => {
      if (state.record !== undefined) id = await put(await storedOf(state.record), state.draft)
      const found: string[] = []
      for (const name of state.on ?? PAGES) {
        await pages[name].bringToFront()
        await pages[name].look({ ...SIZES[name][0] })
        await enter(pages[name], state)
        found.push(...(await inspect(state, name)))
        if (state.main) found.push(...(await inspectOwn(state, name)))
        await leave(pages[name])
      }
      expect(found).toEqual([])
    })
}

describe('before anything was played', () => each(untouched))

describe('One-Outs', () => each(oneOuts))

describe('the other games', () => each(otherGames))

describe('after a few sessions', () =>
  each(played, async () => {
    for (const record of history) await put(await storedOf(record))
  }))

test.each([
  ['defend', 'display'],
  ['ten', 'display of ten'],
  ['ten of One Card', 'display of ten of One Card'],
])('the display takes the whole page: %s', async (of, name) => {
  const { tab } = pages
  const table = [...oneOuts, ...otherGames].find((one) => one.name === of)
  if (table?.record === undefined) throw new Error('no such state')
  const state: State = { ...table, name, fits: true, docs: [] }
  id = await put(await storedOf(table.record))
  await tab.bringToFront()
  await enter(tab, state)
  await tab.click({ role: 'button', name: 'Full size' })
  await tab.waitForPlace({ role: 'button', name: 'Leave full size' })
  expect(await inspect(state, 'tab')).toEqual([])
  await tab.click({ role: 'button', name: 'Leave full size' })
})

test('the README shows what is looked at here, and nothing else', () => {
  const shown = [...readFileSync('README.md', 'utf8').matchAll(/docs\/shots\/([\w-]+)\.png/g)].map(([, name]) => name)
  const taken = [...untouched, ...oneOuts, ...otherGames, ...played].flatMap(({ docs = [] }) => docs)
  expect(shown.toSorted()).toEqual(taken.toSorted())
})
