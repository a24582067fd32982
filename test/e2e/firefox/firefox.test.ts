/**
 * The same flows as in Chromium, in a real Firefox with the built extension: in the real sidebar, the real popup and
 * the tab, by the browser's own pointer and keys.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FOUR, Table, turn } from '../harness/one-outs.ts'
import { declare, seat } from '../harness/session.ts'
import { asked, entered, numbers } from '../harness/table.ts'
import { FirefoxTableside } from './firefox.ts'
import type { FirefoxSurface } from './surface.ts'

let tableside: FirefoxTableside
let panel: FirefoxSurface

beforeAll(async () => {
  tableside = await FirefoxTableside.launch()
  panel = await tableside.panel()
})
// A page that reported an error fails here.
afterAll(() => tableside.close())

/** Starts a session of a game that needs no more than names, from the menu of the table. */
async function start(game: RegExp, players: readonly string[], more: () => Promise<void>): Promise<void> {
  await panel.click({ role: 'button', name: 'Menu' })
  await panel.click({ role: 'link', name: 'New session', within: '.menu' })
  await panel.click({ role: 'radio', name: game })
  await seat(panel, players)
  await more()
  await panel.click({ role: 'button', name: /^Start/ })
}

test('the sidebar shows the panel', async () => {
  expect(await tableside.sidebarShows()).toEqual({ url: tableside.url('sidepanel.html'), title: 'Tableside' })
})

test.each(['sidepanel.html', 'popup.html', 'table.html'])('%s shows itself as a page, as on Android', async (page) => {
  const tab = await tableside.tab(page)
  await tab.waitForText('Keep score beside the cards')
  await tab.close()
})

describe('One-Outs', () => {
  let table: Table<FirefoxSurface>
  beforeAll(async () => {
    table = new Table(panel)
    await table.start({ players: FOUR, dealer: 'Nova' })
  })

  test('an attack with its answer takes four taps at most', async () => {
    await table.shows(turn('Charlie'), { Charlie: '7 HP 4/4 turn' })
    table.taps = 0
    await table.cards('Crane Kick')
    await table.shows('Charlie: Crane Kick at whom?', { Dave: '5 HP if it lands' })
    await table.victim('Dave')
    await table.shows('Dave: answer Crane Kick from Charlie')
    await table.answer('Take it')
    await table.shows(turn('Dave'), { Dave: '5 HP 4/4 turn' })
    await table.logs('Dave: take | 5 HP', 'Charlie: Crane Kick > Dave')
    expect(table.taps).toBeLessThanOrEqual(4)
  })

  test('a card that cannot be played says why, with its rule', async () => {
    await table.cards('Bite')
    await panel.waitForText('Bite needs a Grab by Dave that has just landed.', '.why')
    await panel.waitForText('follow-up', '.why')
    await table.logs('Dave: take | 5 HP')
  })

  test('a line that is refused lies in the log, and stands once the table allows it', async () => {
    await expect(declare(panel, 'Max: Jab > Dave')).rejects.toThrow('It is Dave’s turn, not Max’s.')
    await table.logs('Max: Jab > Dave | refused')
    await table.tap({ role: 'button', name: 'The table allows it', within: '#line-result' })
    await table.logs('Max: Jab > Dave | allowed by the table')
    await table.shows(turn('Dave'), { Max: '7 HP 3/4' })
  })

  test('a question about the rules is answered over the table, and Escape leads back to it', async () => {
    // The sidebar is narrow: there it is in the menu.
    await panel.click({ role: 'button', name: 'Menu' })
    await panel.click({ role: 'button', name: 'Ask the rules', within: '.menu' })
    await panel.fill('#ask', 'can i haka my king hit')
    await panel.waitForText('Yes', '#answer')
    await panel.press('Enter')
    await panel.fill('#ask', 'can Nova grab Max now?')
    await panel.waitForText('On the table as it stands', '.verdict')
    await panel.waitForText('can i haka my king hit', '.asked')
    await panel.press('Escape')
    await panel.waitForNo('#ask')
    await table.shows(turn('Dave'))
  })

  test('a sentence is read, shown, and entered', async () => {
    await panel.fill('#line', 'dave jabs max')
    await panel.waitForText('Dave: Jab > Max', '.readings')
    await panel.press('Enter')
    await table.shows('Max: answer Jab from Dave')
    await table.cards('Dodge')
    await table.shows(turn('Max'), { Max: '7 HP 4/4 turn' })
  })

  test('a check logs nothing until it is told to', async () => {
    const before = await table.count()
    await table.tap({ role: 'button', name: 'Check' })
    await panel.waitForPlace({ role: 'heading', name: 'Can they do that?' })
    await table.cards('King Hit')
    await table.tap({ role: 'button', name: 'Nova', within: '.said-seats' })
    await panel.waitForPlace({ role: 'heading', name: 'Legal' })
    await table.tap({ role: 'button', name: 'Log it' })
    await table.shows('Nova: answer King Hit from Max')
    expect(await table.count()).toBe(before + 1)
    await table.answer('Take it')
    await table.shows(turn('Nova'), { Nova: '1 HP 4/4 turn' })
  })

  test('taps on − and + become one correction', async () => {
    for (const change of ['less', 'less', 'more'] as const) await table.step('Charlie', change)
    await table.shows(turn('Nova'), { Charlie: '6 was 7 4/4' })
    await table.tap({ role: 'button', name: 'Keep the correction for Charlie' })
    await table.shows(turn('Nova'), { Charlie: '6 HP 4/4' })
    await table.logs('Charlie: hp 6 | correction')
  })

  test('undo and redo, by key and by button', async () => {
    await table.tap({ role: 'button', name: 'Undo: Charlie: hp 6' })
    await table.shows(turn('Nova'), { Charlie: '7 HP 4/4' })
    await panel.press('Control+z')
    await table.shows('Nova: answer King Hit from Max', { Nova: '7 HP 4/4 asked' })
    await panel.press('Control+Shift+z')
    await table.shows(turn('Nova'), { Nova: '1 HP 4/4 turn' })
    await table.menu('Redo')
    await table.shows(turn('Nova'), { Charlie: '6 HP 4/4' })
  })

  test('by keys alone: a letter to the card, a number to the victim, Enter', async () => {
    await panel.press('j')
    expect(await panel.focused()).toMatch(/^button: Jab/)
    await panel.press('Enter')
    await table.shows('Nova: Jab at whom?')
    await panel.press('1')
    await table.shows('Charlie: answer Jab from Nova')
    await panel.press('t')
    await panel.press('Enter')
    await table.shows(turn('Charlie'), { Charlie: '4 HP 4/4 turn' })
  })

  test('popup and sidebar are in step, and what is half made in the popup outlives it', async () => {
    let popup = new Table(await tableside.popup())
    await popup.shows(turn('Charlie'), { Charlie: '4 HP 4/4 turn' })
    await popup.tap({ role: 'button', name: 'Haka' })
    await table.shows('Charlie: Haka with which card?')
    await popup.surface.close()
    await table.cards('Jab')
    await table.shows('Charlie: Haka + Jab at whom?')
    popup = new Table(await tableside.popup())
    await popup.victim('Dave')
    for (const one of [popup, table]) await one.shows('Dave: answer Haka + Jab from Charlie')
    await popup.step('Max', 'less')
    await table.shows(/^Dave: answer/, { Max: '6 was 7 4/4' })
    await popup.surface.close()
    await table.shows(/^Dave: answer/, { Max: '6 HP 4/4' })
    popup = new Table(await tableside.popup())
    await popup.answer('Take it')
    for (const one of [popup, table]) await one.shows(turn('Dave'), { Dave: '1 HP 4/4 turn' })
    await popup.surface.close()
  })

  test('the popup opens the sidebar in the click', async () => {
    await panel.close()
    const popup = await tableside.popup()
    await popup.click({ role: 'button', name: 'Open side panel' })
    panel = await tableside.panelOpened()
    await tableside.popupClosed()
    table = new Table(panel)
    await table.shows(turn('Dave'))
  })

  test('the history lists the session, opens it and replays it', async () => {
    const tab = await tableside.tab('table.html#/sessions')
    await tab.click({ role: 'link', name: /^One-Outs/ })
    await tab.waitForPlace({ role: 'slider', name: 'Replay: entry' })
    await tab.click({ role: 'button', name: 'Entry before' })
    await tab.waitForText('Max: hp 6', '.replay-at')
    await tab.press(',')
    await tab.waitForText('Charlie: Haka + Jab > Dave', '.replay-at')
    await tab.click({ role: 'button', name: 'Table' })
    await tab.waitForText('Entries that changed no number are left out.')
    await tab.close()
  })

  test('the rules are found although they are misspelt', async () => {
    const tab = await tableside.tab('table.html#/rules/one-outs')
    await tab.fill({ role: 'searchbox' }, 'skatebord')
    await tab.waitForText('skateboard.', 'main')
    await tab.close()
  })

  test('a theme chosen in the tab is the sidebar’s at once', async () => {
    const tab = await tableside.tab('table.html#/settings')
    for (const [name, theme] of [
      ['Dark', 'dark'],
      ['Light', 'light'],
    ] as const) {
      await tab.click({ role: 'radio', name })
      await panel.waitFor(`${theme}`, (wanted) => document.documentElement.dataset.theme === wanted, theme)
    }
    await tab.close()
  })
})

describe('One Card', () => {
  beforeAll(() =>
    start(/^One Card/, ['Ann', 'Ben', 'Cas'], async () => {
      await panel.eval(() => {
        const field = document.querySelector<HTMLSelectElement>(
          'select[aria-label^="Start card"], label select, select',
        )
        const card = [...(field?.options ?? [])].find(({ text }) => text === '4 of spades')
        if (!field || card === undefined) throw new Error('no such card')
        field.value = card.value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      })
    }),
  )

  test('attacks add up, and drawing takes it all', async () => {
    await asked(panel, /^Cas’s turn: follow 4 of spades/)
    for (const [rank, card, entry] of [
      [/^2,/, '2 of spades', 'Cas: 2S'],
      [/^A,/, 'Ace of spades', 'Ben: AS'],
    ] as const) {
      await panel.click({ role: 'button', name: rank })
      await panel.click({ role: 'button', name: card })
      await entered(panel, entry)
    }
    await panel.click({ role: 'button', name: /^Draw 7/ })
    await numbers(panel, 12, 4, 4)
  })

  test('what does not follow says why', async () => {
    await panel.click({ role: 'button', name: /^9,/ })
    await panel.click({ role: 'button', name: '9 of clubs' })
    await panel.waitForText('9 of clubs has neither the rank nor the suit of Ace of spades.', '.why')
  })
})

describe('Out of the Woods', () => {
  beforeAll(() =>
    start(/^Out of the Woods/, ['Ann', 'Ben', 'Cas'], async () => {
      await panel.waitForText('Stories', 'form')
      await panel.fill({ role: 'textbox', name: 'Add a story' }, 'Cinderella, Rapunzel')
      await panel.press('Enter')
    }),
  )

  test('an Attack is answered, and an answer stands', async () => {
    await asked(panel, /^Ann’s turn: play any card/)
    await panel.click({ role: 'button', name: 'Red character' })
    await panel.click({ role: 'button', name: /^Cinderella/ })
    await entered(panel, 'Ann: Red (Cinderella)')
    await panel.click({ role: 'button', name: /^Attack/, within: '.pad' })
    await panel.click({ role: 'button', name: 'No house on it', within: '.question' })
    await asked(panel, /^Cas: answer Ben’s Attack/)
    await panel.click({ role: 'button', name: /^Block/, within: '.pad' })
    await panel.click({ role: 'button', name: 'No house on it', within: '.question' })
    await panel.click({ role: 'button', name: /^Let it stand/ })
    // A Block is its player's turn.
    await asked(panel, /^Ann’s turn: match Red/)
    await numbers(panel, 7, 7, 7)
  })
})
