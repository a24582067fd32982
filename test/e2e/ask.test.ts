/** Questions about the rules in a real browser: on the table of each game, in the popup, and on the rules screen. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import type { Place } from './harness/places.ts'
import type { Surface } from './harness/surface.ts'
import { entered } from './harness/table.ts'

let tableside: Tableside
let panel: Surface
let tab: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  tab = await tableside.tab()
})
afterAll(async () => {
  expect([...panel.problems, ...tab.problems]).toEqual([])
  await tableside.close()
})

const KEY: Place = { role: 'button', name: 'Ask the rules' }
const LINE: Place = { role: 'textbox', name: 'Your question' }

/** Where everything on a page is, and how far it is scrolled. */
const places = (surface: Surface) =>
  surface.eval(() =>
    [...document.querySelectorAll('.bar, .tile, .question, .line, .book, .big')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.className, x, y, width, height].join(' ')
    }),
  )

/** What was asked before: question and answer. */
const past = (surface: Surface) =>
  surface.eval(() =>
    [...document.querySelectorAll('.asked li')].map((row) =>
      [...row.querySelectorAll('span')].map((part) => part.textContent).join(': '),
    ),
  )

describe.each([
  { game: 'One-Outs', rules: ['can i haka my king hit', 'Yes'], now: ['can Max grab Dave now?', 'No'] },
  { game: 'One Card', rules: ['does the black joker add five', 'No'], now: ['whose turn is it now?', /./] },
  {
    game: 'Out of the Woods',
    rules: ['how many characters get through in a story', /./],
    now: ['who is on turn now?', /./],
  },
] as const)('at a table of $game', ({ game, rules, now }) => {
  beforeAll(async () => {
    await panel.click({ role: 'button', name: `Sample table: ${game}` })
    await panel.waitForPlace('#question')
    // What stands below the pad comes a moment later.
    await panel.waitForPlace('.book')
  })
  afterAll(() => panel.click({ role: 'button', name: 'Throw it away' }))

  test('a question is answered over the table, which stays where it is', async () => {
    const before = await places(panel)
    await panel.click(KEY)
    await panel.fill(LINE, rules[0])
    await panel.waitForText(rules[1], '#answer')
    expect(await panel.count('.verdict .cite')).toBeGreaterThan(0)
    await panel.press('Enter')
    await panel.fill(LINE, now[0])
    await panel.waitForText(/On the table as it stands, turn \d+/, '.verdict-head')
    await panel.waitForText(now[1], '#answer')
    await panel.press('Escape')
    await panel.waitForNo({ role: 'dialog' })
    expect(await panel.focused()).toBe('button: Ask the rules')
    expect(await places(panel)).toEqual(before)
  })

  test('what was asked is there again, here and in the other windows', async () => {
    await tab.click(KEY)
    await tab.waitForPlace(LINE)
    await tab.fill(LINE, '')
    await tab.waitFor('both questions', () => document.querySelectorAll('.asked li').length === 2)
    expect((await past(tab))[1]).toMatch(new RegExp(`^${rules[0]}: `))
    await tab.press('Escape')
    await tab.waitForNo({ role: 'dialog' })
  })
})

describe('at a table', () => {
  beforeAll(() => panel.click({ role: 'button', name: 'Sample table: One-Outs' }))
  afterAll(() => panel.click({ role: 'button', name: 'Throw it away' }))

  test('the popup has it; a question that was not sent and those that were outlive its closing', async () => {
    let popup = await tableside.popup()
    await popup.click(KEY)
    await popup.fill(LINE, 'what hp are you out at')
    await popup.waitForText('At 0 HP', '#answer')
    await popup.press('Enter')
    await popup.fill(LINE, 'can i haka my king hit')
    await popup.waitForText('Yes', '#answer')
    await popup.close()
    popup = await tableside.popup()
    await popup.click(KEY)
    await popup.waitForText('Yes', '#answer')
    expect(await popup.with('#ask', (line) => (line as HTMLInputElement).value)).toBe('can i haka my king hit')
    expect(await past(popup)).toEqual(['what hp are you out at: At 0 HP'])
    await popup.click({ role: 'button', name: /^what hp are you out at/ })
    await popup.waitForText('At 0 HP', '#answer')
    await popup.waitForText('can i haka my king hit', '.asked')
    expect(popup.problems).toEqual([])
    await popup.close()
  })

  test('the line takes a question, too, and a play that was typed can be logged from its verdict', async () => {
    await panel.fill('#line', 'can i haka my king hit?')
    await panel.click('.offer')
    await panel.waitForText('Yes', '#answer')
    await panel.fill(LINE, 'Nova: Slow-mo Dodge')
    await panel.click({ role: 'button', name: 'Log it' })
    await panel.waitForNo({ role: 'dialog' })
    await entered(panel, 'Nova: Slow-mo Dodge')
  })
})

test('a question left in the line is offered again without moving anything', async () => {
  await panel.click({ role: 'button', name: 'Sample table: One-Outs' })
  await panel.fill('#line', 'can i haka my king hit?')
  await panel.waitForPlace('.offer')
  await panel.reload()
  await panel.waitForPlace('.offer')
  expect(await panel.eval(() => scrollY)).toBe(0)
  await panel.fill('#line', '')
  await panel.click({ role: 'button', name: 'Throw it away' })
})

test('the rules screen offers the answer to what is searched for, and takes a follow-up', async () => {
  await tab.bringToFront()
  await tab.eval(() => {
    location.hash = '#/rules/one-card'
  })
  await tab.fill({ role: 'searchbox' }, 'how many cards do we start with')
  await tab.click('.offer')
  await tab.waitForText('5', '#answer')
  await tab.fill(LINE, 'and with two players?')
  await tab.waitForText('7', '#answer')
  await tab.waitForText('Goes on from “how many cards do we start with”')
  await tab.press('Escape')
  await tab.waitForNo({ role: 'dialog' })
  expect(await tab.with({ role: 'searchbox' }, (field) => (field as HTMLInputElement).value)).toBe(
    'how many cards do we start with',
  )
})
