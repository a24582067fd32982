/**
 * The print view of the rules as a PDF: on A4 and on Letter, out of both themes, in both languages, every game is on
 * two pages at most, no page is empty, every rule is there with its id, and all of it can be read.
 */
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GameId, gameName, games, loadGame, loadRuleText, loadText } from '../../engine/rulesets.ts'
import type { Language } from '../../engine/text.ts'
import { Tableside } from './harness/chromium.ts'
import { startSession } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { asked } from './harness/table.ts'

const PAPERS = { A4: { width: 8.27, height: 11.69 }, Letter: { width: 8.5, height: 11 } }
const LANGUAGES: readonly (readonly [Language, string])[] = [
  ['en', 'English'],
  ['ko', '한국어'],
]
/** Points. */
const SMALLEST = 8

let tableside: Tableside
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  tab = await tableside.tab('table.html#/settings')
})
afterAll(() => tableside.close())

async function speak(language: Language, name: string): Promise<void> {
  await go(tab, '#/settings')
  await tab.waitForPlace('.settings select')
  await tab.choose('.settings select', name)
  await tab.waitFor('the language', (wanted) => document.documentElement.lang === wanted, language)
}

const go = (page: Surface, address: string): Promise<void> =>
  page.eval((address) => {
    location.hash = address
  }, address)

/** Opens the rules of a game and waits until they are there in this language. */
async function open(page: Surface, game: GameId, language: Language): Promise<void> {
  await go(page, '#/settings')
  await page.waitForPlace('.settings')
  await go(page, `#/rules/${game}`)
  const { rules } = await loadRuleText(game, language)
  const [first] = (await loadGame(game)).rules
  await page.waitForText(rules[first?.id ?? '']?.title ?? '', '.rules-list')
}

/** The text of each page, a space between what stands apart. */
async function printed(page: Surface, paper: keyof typeof PAPERS): Promise<string[]> {
  const pdf = await getDocumentProxy(await page.pdf(PAPERS[paper]))
  const pages = Array.from({ length: pdf.numPages }, async (_, nth) => {
    const { items } = await (await pdf.getPage(nth + 1)).getTextContent()
    return items.map((item) => ('str' in item ? item.str : '')).join(' ')
  })
  return Promise.all(pages)
}

/** Ids of everything that is printed with its id. */
async function idsOf(game: GameId): Promise<string[]> {
  const { rules, cards, rulings } = await loadGame(game)
  const named = new Set(cards.map((card) => card.id))
  return [...rules.filter((rule) => !named.has(rule.id)), ...rulings].map(({ id }) => id)
}

/** What is wrong with a game on paper. */
async function faults(pages: readonly string[], game: GameId, language: Language): Promise<string[]> {
  const words = new Set(pages.flatMap((page) => page.split(/\s+/)))
  const whole = pages.join(' ').replace(/\s+/g, '')
  const { cards } = await loadText(game, language)
  const found = (await idsOf(game)).filter((id) => !words.has(id)).map((id) => `no ${id}`)
  for (const { id } of (await loadGame(game)).cards)
    if (!whole.includes(cards[id]?.name.replace(/\s+/g, '') ?? id)) found.push(`no ${id}`)
  if (pages.length > 2) found.push(`${pages.length} pages`)
  for (const [nth, page] of pages.entries())
    if (page.replace(/\s/g, '').length < 100) found.push(`next to nothing on page ${nth + 1}`)
  return found
}

/** How the text of the rules looks on paper: its smallest size in points, and whether it is dark on nothing. */
function looks(page: Surface): Promise<{ size: number; dark: boolean }> {
  return page.eval(() => {
    const texts = [...document.querySelectorAll('.rule h3, .rule h3 + p, .choices li, .deck dt, .deck-text')]
    const sizes = texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * 0.75)
    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    const dark = texts.every((text) => {
      canvas.fillStyle = getComputedStyle(text).color
      canvas.fillRect(0, 0, 1, 1)
      return canvas
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .every((part) => part < 128)
    })
    return { size: Math.round(Math.min(...sizes) * 100) / 100, dark }
  })
}

describe.each(LANGUAGES)('in %s', (language, name) => {
  beforeAll(() => speak(language, name))

  test.each(games)('$name is on two pages, whole and to be read', async ({ id }) => {
    for (const theme of ['light', 'dark'] as const) {
      await tab.look({ theme })
      await open(tab, id, language)
      for (const paper of ['A4', 'Letter'] as const)
        expect(await faults(await printed(tab, paper), id, language), `${theme} ${paper}`).toEqual([])
      await tab.look({ theme, print: true })
      const { size, dark } = await looks(tab)
      expect(size, theme).toBeGreaterThanOrEqual(SMALLEST)
      expect(dark, theme).toBe(true)
    }
    await tab.look({})
  })
})

test('a theme of one’s own does not darken the paper', async () => {
  await speak('en', 'English')
  await tab.click({ role: 'radio', name: 'Dark' })
  await open(tab, 'one-outs', 'en')
  await tab.look({ print: true })
  expect((await looks(tab)).dark).toBe(true)
  await tab.look({})
})

test('all of it is printed while something is searched for, and what was found is there again after', async () => {
  await open(tab, 'one-outs', 'en')
  await tab.fill({ role: 'searchbox' }, 'skatebord')
  await tab.waitForText('Nothing is spelled “skatebord”.')
  expect(await faults(await printed(tab, 'A4'), 'one-outs', 'en')).toEqual([])
  await tab.waitForText('Nothing is spelled “skatebord”.')
  expect(await tab.count('#rule-setup\\.hp')).toBe(0)
  await tab.fill({ role: 'searchbox' }, '')
})

test('a table’s own choices are marked on paper, from the panel, too', async () => {
  const panel = await tableside.tab('sidepanel.html')
  await speak('en', 'English')
  await startSession(panel, { game: 'One-Outs', players: ['Ann', 'Ben', 'Cas'], dealer: 'Ann' })
  await asked(panel, /^Ben/)
  await open(panel, 'one-outs', 'en')
  await panel.waitForText('this table')
  const { rulings } = await loadGame('one-outs')
  for (const paper of ['A4', 'Letter'] as const) {
    const pages = await printed(panel, paper)
    expect(await faults(pages, 'one-outs', 'en')).toEqual([])
    expect(pages.join(' ').match(/this\s+table/g)).toHaveLength(rulings.length)
    expect(pages[0]).toContain(gameName('one-outs', 'en'))
  }
})
