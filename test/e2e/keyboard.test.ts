/**
 * A session by keyboard alone, as somebody does it who uses no mouse or does not see the screen: the focus is never
 * lost, and the live region says each result once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { Keyboard } from './harness/keyboard.ts'
import { Table, turn } from './harness/one-outs.ts'
import type { Surface } from './harness/surface.ts'
import { until } from './harness/until.ts'

let tableside: Tableside
let panel: Surface
let table: Table
let keyboard: Keyboard

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  table = new Table(panel)
  keyboard = new Keyboard(panel)
  await panel.waitForPlace({ role: 'link', name: 'Start a session' })
  await keyboard.watch()
})
afterAll(() => tableside.close())

test('a new session', async () => {
  await panel.press('Tab')
  await keyboard.tabTo('link: Start a session')
  await panel.press('Enter')
  await until('the heading to have the focus', async () => (await panel.focused()) === 'heading: New session')
  await keyboard.tabTo('textbox: Add a player')
  for (const player of ['Charlie', 'Dave', 'Max', 'Nova']) {
    await panel.type(player)
    await keyboard.press('Enter')
  }
  expect(await keyboard.heard()).toEqual([
    'Charlie added, seat 1',
    'Dave added, seat 2',
    'Max added, seat 3',
    'Nova added, seat 4',
  ])
  // The deal goes to Nova: the last seat is moved up and down again, its dealer mark chosen with the keys.
  await keyboard.tabTo(/^button: Move Nova/, 'Shift+Tab')
  await keyboard.press('ArrowUp')
  expect(await panel.focused()).toMatch(/^button: Move Nova, seat 3 of 4/)
  await keyboard.press('ArrowDown')
  expect(await keyboard.heard()).toEqual(['Nova, seat 3 of 4', 'Nova, seat 4 of 4'])
  await keyboard.tabTo(/^radio: .* deals$/, 'Shift+Tab')
  await keyboard.press('ArrowUp')
  expect(await panel.focused()).toBe('radio: Nova deals')
  await keyboard.tabTo(/^textbox: Starting HP/)
  await keyboard.press('ArrowUp', 'ArrowDown')
  await keyboard.tabTo(/^button: Start, Charlie’s turn/)
  await panel.press('Enter')
  await table.shows(turn('Charlie'))
  await keyboard.focusKept('the start')
})

const TAP_PLAYER = 'Tap a player above, or the card again to put it back.'

test('an attack and its answer: letters to the cards, numbers to the players', async () => {
  await keyboard.heard()
  await keyboard.press('c', 'r')
  expect(await panel.focused()).toMatch(/^button: Crane Kick/)
  await keyboard.press('Enter')
  await table.shows('Charlie: Crane Kick at whom?', { Dave: '5 HP if it lands' })
  await keyboard.press('2')
  await table.shows('Dave: answer Crane Kick from Charlie')
  await keyboard.focusKept('the attack')
  expect(await keyboard.heard()).toEqual([
    `Charlie: Crane Kick at whom? ${TAP_PLAYER}`,
    'Charlie: Crane Kick > Dave. Dave: answer Crane Kick from Charlie',
  ])
  await keyboard.press('t')
  expect(await panel.focused()).toMatch(/^button: Take it/)
  await keyboard.press('Enter')
  await table.shows(turn('Dave'), { Dave: '5 HP 4/4 turn' })
  await keyboard.focusKept('the answer')
  expect(await keyboard.heard()).toEqual([`Dave: take. Dave 5 HP. ${turn('Dave')}`])
})

test('a question about the rules: asked, walked through, and back where one was', async () => {
  await keyboard.press('j')
  const before = await panel.focused()
  await keyboard.heard()
  await keyboard.press('.')
  await until('the line of Ask', async () => (await panel.focused()) === 'textbox: Your question')
  await panel.type('can i haka my king hit')
  await panel.waitForText('Yes', '#answer')
  await keyboard.press('Enter')
  await until(
    'the answer to be read out',
    async () => (await panel.eval(() => document.querySelector('[role="status"]')?.textContent)) !== '',
  )
  await keyboard.press('ArrowDown', 'ArrowDown')
  expect(await panel.focused()).toMatch(/buff\.one-play/)
  await keyboard.press('Enter')
  await panel.waitForPlace('.cite[open]')
  await keyboard.press('Escape')
  await panel.waitForNo({ role: 'dialog' })
  expect(await panel.focused()).toBe(before)
  expect((await keyboard.heard()).filter((text) => text.startsWith('Yes.'))).toHaveLength(1)
  await table.shows(turn('Dave'))
})

test('a half-made declaration is put back with Escape', async () => {
  await keyboard.heard()
  await keyboard.press('j', 'Enter')
  await table.shows('Dave: Jab at whom?')
  await keyboard.press('Escape')
  await table.shows(turn('Dave'))
  await keyboard.focusKept('Escape')
  expect(await keyboard.heard()).toEqual([`Dave: Jab at whom? ${TAP_PLAYER}`, turn('Dave')])
})

test('a card that is not legal says why, once', async () => {
  await keyboard.heard()
  await keyboard.press('b')
  expect(await panel.focused()).toBe('button: Bite after a Grab')
  await keyboard.press('Enter')
  await panel.waitForText('Bite needs a Grab by Dave that has just landed.', '.why')
  expect(await keyboard.heard()).toEqual(['Bite needs a Grab by Dave that has just landed.'])
})

test('HP with + and − in the row that a number leads to', async () => {
  await keyboard.heard()
  await keyboard.press('3')
  expect(await panel.focused()).toBe('button: Max: one HP less')
  await keyboard.press('-', '-', '+')
  await table.shows(turn('Dave'), { Max: '6 was 7 4/4' })
  await keyboard.tabTo('button: Keep the correction for Max')
  await keyboard.press('Enter')
  await table.shows(turn('Dave'), { Max: '6 HP 4/4' })
  await keyboard.focusKept('keeping the correction')
  // What three quick taps add up to is heard on the way, then once what was kept.
  expect((await keyboard.heard()).slice(-2)).toEqual([
    'Max: 7 to 6 HP, not kept yet',
    `Max: hp 6. Max 6 HP. ${turn('Dave')}`,
  ])
})

test('undo and redo', async () => {
  await keyboard.press('Control+z')
  await table.shows(turn('Dave'), { Max: '7 HP 4/4' })
  expect(await keyboard.heard()).toEqual([`Undone: Max: hp 6. Max 7 HP. ${turn('Dave')}`])
  await keyboard.press('Control+Shift+Z')
  await table.shows(turn('Dave'), { Max: '6 HP 4/4' })
  expect(await keyboard.heard()).toEqual([`Redone: Max: hp 6. Max 6 HP. ${turn('Dave')}`])
  await keyboard.press('Control+z', 'Control+z')
  await table.shows('Dave: answer Crane Kick from Charlie', { Dave: '7 HP 4/4 asked' })
  await keyboard.focusKept('undo')
  await keyboard.press('Control+Shift+Z')
  await table.shows(turn('Dave'))
})

test('a check', async () => {
  await keyboard.heard()
  await keyboard.tabTo('button: Check')
  await keyboard.press('Enter')
  await panel.waitForPlace({ role: 'heading', name: 'Can they do that?' })
  await keyboard.focusKept('Check')
  expect(await keyboard.heard()).toEqual(['Checking: nothing is logged'])
  await keyboard.press('k', 'Enter')
  await panel.waitForText('At whom?', '.said-seats')
  await keyboard.focusKept('King Hit')
  await keyboard.tabTo('button: Nova')
  await keyboard.press('Enter')
  await panel.waitForPlace({ role: 'heading', name: 'Legal' })
  await keyboard.focusKept('the verdict')
  expect(await keyboard.heard()).toEqual([
    'Dave: King Hit at whom?',
    'Legal. Dave attacks Nova with King Hit, 6 HP if it lands.',
  ])
  await keyboard.tabTo('button: Log it')
  await keyboard.press('Enter')
  await table.shows('Nova: answer King Hit from Dave')
  await keyboard.focusKept('logging it')
  expect(await keyboard.heard()).toEqual(['Dave: King Hit > Nova. Nova: answer King Hit from Dave'])
  await keyboard.press('t', 'Enter')
  await table.shows(turn('Max'), { Nova: '1 HP 4/4' })
})

test('the line: suggestions with the arrows, Enter to play, Escape to leave them', async () => {
  await keyboard.heard()
  await keyboard.press('/')
  expect(await panel.focused()).toMatch(/^combobox: /)
  await panel.type('Ho')
  await panel.waitForPlace({ role: 'option', name: 'Hopoate' })
  await keyboard.press('ArrowDown', 'Enter')
  await panel.type(' > no')
  await keyboard.press('ArrowDown', 'Enter', 'Enter')
  await table.shows('Nova: answer Hopoate from Max')
  await keyboard.focusKept('the line')
  expect(await keyboard.heard()).toEqual(['Max: Hopoate > Nova. Nova: answer Hopoate from Max'])
  await panel.type('nova: jump')
  await keyboard.press('Enter')
  await panel.waitForPlace('#line-result')
  await keyboard.focusKept('a line that is not understood')
  expect(await keyboard.heard()).toHaveLength(1)
  await keyboard.press('Control+a', 'Delete')
})

test('“?” lists the keys, and takes the focus back when the list goes', async () => {
  await keyboard.tabTo(/^button: Take it/, 'Shift+Tab')
  await keyboard.press('?')
  // It is loaded when it is first asked for.
  await until('the keys', async () => (await panel.focused()) === 'heading: Keys')
  const keys = await panel.text({ role: 'region', name: 'Keys' })
  for (const key of ['1 to 9, 0', 'Letters', 'Enter', '+ and −', 'Esc', 'Ctrl Z, Ctrl Shift Z', '/', '?'])
    expect(keys).toContain(key)
  await keyboard.press('?')
  await panel.waitForNo({ role: 'region', name: 'Keys' })
  await keyboard.focusKept('closing the keys')
  await keyboard.press('?')
  await keyboard.tabTo('button: Close')
  await keyboard.press('Enter')
  await panel.waitForNo({ role: 'region', name: 'Keys' })
  await keyboard.focusKept('closing the keys')
})

test('the menu, the whole log, and back', async () => {
  await keyboard.tabTo('button: Menu', 'Shift+Tab')
  await keyboard.press('Enter')
  await keyboard.focusKept('the menu')
  await keyboard.press('Escape')
  expect(await panel.focused()).toBe('button: Menu')
  await keyboard.tabTo(/^link: Whole log/)
  await panel.press('Enter')
  await until('the log', async () => (await panel.focused()) === 'heading: Log')
  await keyboard.tabTo('button: Change')
  await keyboard.press('Enter')
  await until('the line', async () => /^textbox: The entry/.test(await panel.focused()))
  await keyboard.tabTo('button: Leave it as it is')
  await keyboard.press('Enter')
  expect(await panel.focused()).toBe('button: Change')
  await keyboard.tabTo('button: Drop')
  await keyboard.press('Enter')
  await keyboard.tabTo('button: Drop it')
  await keyboard.press('Enter')
  await panel.waitForText('Entry 4 of 4')
  await keyboard.focusKept('dropping the entry')
  await keyboard.tabTo('link: Back to the table', 'Shift+Tab')
  await panel.press('Enter')
  await table.shows(turn('Max'))
  await keyboard.focusKept('the way back')
  await keyboard.press('Control+z')
  await table.shows('Nova: answer Hopoate from Max')
})

test('to the end of the game, and the same again', async () => {
  await keyboard.press('t', 'Enter')
  await table.shows(turn('Charlie'), { Nova: '0 HP out: Hopoate from Max' })
  await keyboard.press('k', 'Enter', '2')
  await table.shows('Dave: answer King Hit from Charlie')
  await keyboard.press('t', 'Enter')
  // Two are left, so nobody has to be named any more.
  await table.shows(turn('Max'), { Dave: '0 HP out: King Hit from Charlie', Max: '7 HP 4/3 turn' })
  await keyboard.press('p', 'Enter')
  await table.shows(turn('Charlie'))
  await keyboard.heard()
  await keyboard.press('s', 't', 'Enter')
  await table.shows('Charlie: Steroids with which card?')
  await keyboard.press('k', 'Enter')
  await table.shows('Max: answer Steroids + King Hit from Charlie')
  await keyboard.press('t', 'Enter')
  await table.shows('Charlie wins')
  await keyboard.focusKept('the end')
  expect(await keyboard.heard()).toEqual([
    'Charlie: Steroids with which card? Tap the card that goes with it, or this one again to put it back.',
    'Charlie: Steroids + King Hit > Max. Max: answer Steroids + King Hit from Charlie',
    'Max: take. Max out. Charlie wins',
  ])
  await keyboard.press('s')
  expect(await panel.focused()).toBe('button: Same again')
  await keyboard.press('Enter')
  await table.shows(turn('Dave'), { Nova: '7 HP 4/4' })
  await keyboard.focusKept('the new session')
})

test('in no picture was the focus lost', async () => {
  expect(await keyboard.lost()).toEqual([])
})
