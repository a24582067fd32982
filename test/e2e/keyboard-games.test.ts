/**
 * The other two games by keyboard alone, each from the empty table to a correction of its log, and the screens beside
 * the table. The focus is never lost, and the live region says each result once.
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { Keyboard } from './harness/keyboard.ts'
import type { Surface } from './harness/surface.ts'
import { asked, entered, numbers } from './harness/table.ts'

let tableside: Tableside
let panel: Surface
let keyboard: Keyboard

beforeAll(async () => {
  tableside = await Tableside.launch()
})
afterAll(() => tableside.close())

// A panel of its own for each, so that a second try begins like the first.
beforeEach(async () => {
  panel = await tableside.panel()
  keyboard = new Keyboard(panel)
  await panel.waitForPlace({ role: 'heading', nth: 0 })
  await keyboard.watch()
  return async () => {
    const lost = await keyboard.lost()
    await panel.close()
    expect(lost).toEqual([])
  }
})

/** Starts a session: the game is so many arrows below the first one. */
async function start(
  arrows: number,
  game: RegExp,
  players: readonly string[],
  more: () => Promise<void>,
): Promise<void> {
  await panel.eval(() => {
    location.hash = '#/new'
  })
  await panel.waitForPlace({ role: 'heading', name: 'New session' })
  await keyboard.tabTo(/^radio: (One-Outs|One Card|Out of the Woods)/)
  await panel.press('Home')
  // A group of radios has no first and last: arrows lead round until it is this one.
  for (let arrow = 0; arrow < arrows + 3 && !game.test(await panel.focused()); arrow++) await panel.press('ArrowDown')
  expect(await panel.focused()).toMatch(game)
  // What a game asks for is loaded first; whoever sat there before is removed.
  await panel.waitForPlace({ role: 'button', name: /^Start(,|$)/ })
  while ((await panel.count({ role: 'button', name: /^Remove / })) > 0) await keyboard.take(/^button: Remove /)
  await keyboard.tabTo('textbox: Add a player')
  for (const player of players) {
    await panel.type(player)
    await keyboard.press('Enter')
  }
  await more()
  await keyboard.take(/^button: Start, /)
}

/** Letters of one word, typed without a pause. */
async function goTo(letters: string, wanted: RegExp): Promise<void> {
  await panel.type(letters)
  await panel.waitFor(`something to have the focus after ${letters}`, () => document.activeElement !== document.body)
  expect(await panel.focused()).toMatch(wanted)
}

test('One Card: set-up, attack, answer, why not, correction, undo, check, and a change of the log', async () => {
  await start(1, /^radio: One Card/, ['Ann', 'Ben', 'Cas'], async () => {
    await keyboard.tabTo(/^combobox: Start card/)
    await panel.press('4')
  })
  await asked(panel, /^Cas’s turn: follow 4 of spades/)
  await keyboard.focusKept('the start')
  await keyboard.heard()

  await goTo('tw', /^button: 2,/)
  await keyboard.press('Enter')
  await goTo('s', /^button: 2 of spades/)
  await keyboard.press('Enter')
  await entered(panel, 'Cas: 2S')
  await keyboard.focusKept('the attack')
  expect(await keyboard.heard()).toEqual([
    'Cas: 2S. Cas 4 cards. Ben: answer 2 of spades with an attack card, or draw 2',
  ])

  await goTo('ni', /^button: 9,/)
  await keyboard.press('Enter')
  await goTo('c', /^button: 9 of clubs/)
  await keyboard.press('Enter')
  await panel.waitForText('9 of clubs is no attack card. Ben answers with one, or draws 2.', '.why')
  expect(await keyboard.heard()).toHaveLength(1)
  await keyboard.press('Escape')

  await goTo('d', /^button: Draw 2/)
  await keyboard.press('Enter')
  await numbers(panel, 5, 7, 4)
  await keyboard.focusKept('drawing')
  expect(await keyboard.heard()).toHaveLength(1)

  await keyboard.press('1', '-', '-')
  await keyboard.take('button: Keep the correction for Ann')
  await entered(panel, 'Ann: hand 3')
  await keyboard.focusKept('the correction')
  await keyboard.press('Control+z')
  await numbers(panel, 5, 7, 4)
  await keyboard.press('Control+Shift+Z')
  await numbers(panel, 3, 7, 4)
  await keyboard.focusKept('redo')
  await keyboard.heard()

  await keyboard.take('button: Check')
  await panel.waitForPlace({ role: 'heading', name: 'Can they do that?' })
  await keyboard.focusKept('Check')
  await goTo('ki', /^button: K,/)
  await keyboard.press('Enter')
  await goTo('h', /^button: King of hearts/)
  await keyboard.press('Enter')
  await panel.waitForPlace({ role: 'heading', name: /^(Not legal|Legal|Depends on your table)$/ })
  await keyboard.focusKept('the verdict')
  const said = await keyboard.heard()
  expect(said.filter((one) => /^(Not legal|Legal|Depends)/.test(one))).toHaveLength(1)
  await keyboard.take('button: Play', 'Shift+Tab')
  await asked(panel, /^Ben/)
  await keyboard.focusKept('Play')

  await keyboard.take(/^link: Whole log/)
  await panel.waitForPlace({ role: 'heading', name: 'Log' })
  await keyboard.take('button: Drop')
  await keyboard.take('button: Drop it')
  await panel.waitForText('Entry 2 of 2')
  await keyboard.focusKept('dropping the correction')
  await keyboard.take('link: Back to the table', 'Shift+Tab')
  await numbers(panel, 5, 7, 4)
})

test('Out of the Woods: set-up with stories, a character, an Attack, its answer, a correction and undo', async () => {
  await start(2, /^radio: Out of the Woods/, ['Ann', 'Ben', 'Cas'], async () => {
    await keyboard.tabTo('textbox: Add a story')
    await panel.type('Cinderella')
    await keyboard.press('Enter')
    await panel.type('Rapunzel')
    await keyboard.press('Enter')
  })
  await asked(panel, /^Ann’s turn: play any card/)
  await keyboard.focusKept('the start')
  await keyboard.heard()

  await goTo('re', /^button: Red/)
  await keyboard.press('Enter')
  await goTo('ci', /^button: Cinderella/)
  await keyboard.press('Enter')
  await entered(panel, 'Ann: Red (Cinderella)')
  await keyboard.focusKept('the character')
  expect(await keyboard.heard()).toEqual([
    expect.stringMatching(/^Ann: .*story\?/),
    expect.stringMatching(/^Ann: Red \(Cinderella\)\. /),
  ])

  await goTo('at', /^button: Attack/)
  await keyboard.press('Enter')
  await goTo('no', /^button: No house on it/)
  await keyboard.press('Enter')
  await asked(panel, /^Cas: answer Ben’s Attack/)
  await keyboard.focusKept('the Attack')
  expect(await keyboard.heard()).toEqual([
    expect.stringMatching(/^Ben: Attack of which house\?/),
    expect.stringMatching(/^Ben: Attack\. .*Cas: answer Ben’s Attack/),
  ])

  await goTo('bl', /^button: Block/)
  await keyboard.press('Enter')
  await goTo('no', /^button: No house on it/)
  await keyboard.press('Enter')
  await asked(panel, /^Ben: answer Cas’s Block/)
  await goTo('le', /^button: Let it stand/)
  await keyboard.press('Enter')
  await asked(panel, /^Ann’s turn: match Red/)
  await keyboard.focusKept('the answer')

  await keyboard.press('2', '+')
  await keyboard.take('button: Keep the correction for Ben')
  await entered(panel, 'Ben: hand 8')
  await keyboard.press('Control+z')
  await numbers(panel, 7, 7, 7)
  await keyboard.focusKept('undo')
})

test('the screens beside the table: history with its replay, rules, settings, and back', async () => {
  await keyboard.take('button: Menu')
  await keyboard.take('link: History')
  await panel.waitForPlace({ role: 'heading', name: 'History' })
  await keyboard.focusKept('the menu')
  await keyboard.take(/^link: .*(One Card|Out of the Woods)/)
  await panel.waitForPlace({ role: 'slider', name: 'Replay: entry' })
  await keyboard.focusKept('opening a session')
  await keyboard.tabTo(/^slider: Replay/)
  await keyboard.press('Home')
  await panel.waitForText(/^Start, before entry 1 of/, '.replay-at')
  await keyboard.press('ArrowRight')
  await panel.waitForText(/^Entry 1 of/, '.replay-at')
  await keyboard.press('.')
  await panel.waitForText(/^Entry 2 of/, '.replay-at')
  await keyboard.press(',', 'End')
  await panel.waitForText(/^Entry (\d+) of \1,/, '.replay-at')
  await keyboard.take('button: Table', 'Shift+Tab')
  await panel.waitForText('Entries that changed no number are left out.')
  await keyboard.focusKept('the table')
  await keyboard.tabTo('link: Back to the table', 'Shift+Tab')
  await panel.press('Enter')
  await panel.waitForPlace('#question')

  await keyboard.take('button: Menu')
  await keyboard.take('link: Rules')
  await panel.waitForPlace({ role: 'heading', name: 'Rules' })
  await keyboard.focusKept('the menu')
  await keyboard.tabTo(/^searchbox: /)
  await panel.type('blok')
  await panel.waitForText('answer.block')
  await keyboard.focusKept('the search')
  await keyboard.take('link: Back to the table', 'Shift+Tab')
  await panel.waitForPlace('#question')

  await keyboard.take('button: Menu')
  await keyboard.take('link: Settings')
  await panel.waitForPlace({ role: 'heading', name: 'Settings' })
  await keyboard.focusKept('the menu')
  await keyboard.tabTo(/^radio: (System|Light|Dark)/)
  const theme = () => panel.eval(() => document.documentElement.dataset.theme ?? '')
  const before = await theme()
  await keyboard.press('ArrowRight')
  expect(await theme()).not.toBe(before)
  await keyboard.press('ArrowLeft')
  expect(await theme()).toBe(before)
})
