/**
 * A session by keyboard alone, as somebody does it who uses no mouse or does not see the screen: the focus is never
 * lost, and the live region says each result once.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { Table, turn } from './harness/one-outs.ts'
import type { Surface } from './harness/surface.ts'
import { until } from './harness/until.ts'

let tableside: Tableside
let panel: Surface
let table: Table

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  table = new Table(panel)
  await panel.waitForPlace({ role: 'link', name: 'Start a session' })
  await panel.eval(() => {
    const heard: string[] = []
    const lost: string[] = []
    Object.assign(globalThis, { heard, lost })
    const live = document.querySelector('[role="status"]')
    if (live === null) throw new Error('no live region')
    // Every node that comes into it is read out.
    new MutationObserver((changes) => {
      for (const change of changes)
        for (const node of change.type === 'characterData' ? [change.target] : change.addedNodes)
          if (node.textContent) heard.push(node.textContent)
    }).observe(live, { childList: true, subtree: true, characterData: true })
    // Once something has the focus, something has it in every picture the screen shows. Two may lose it: Tab, at the
    // end of the page to the browser, and a link, until the screen it leads to has been loaded.
    let had: string | undefined
    addEventListener('keydown', ({ key }) => {
      if (key === 'Tab') had = undefined
    })
    const look = () => {
      const screen = document.querySelector('h1')?.textContent
      if (document.activeElement !== document.body) had = screen
      else if (had !== undefined && had === screen) {
        lost.push(`${screen}: ${document.querySelector('#question')?.textContent}`)
        had = undefined
      }
      requestAnimationFrame(look)
    }
    look()
  })
})
afterAll(() => tableside.close())

/** What the live region has said since this was asked last. */
function heard(): Promise<string[]> {
  return panel.eval(() => (globalThis as unknown as { heard: string[] }).heard.splice(0))
}

/** Presses keys one after the other; after each the focus is somewhere. */
async function press(...chords: string[]): Promise<void> {
  for (const chord of chords) {
    await panel.press(chord)
    await focusKept(chord)
  }
}

/** Waits until whatever the key changed stands on the screen; something then has the focus. */
async function focusKept(after: string): Promise<void> {
  await panel.eval(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  // What is loaded first, such as the check, has its heading a moment later.
  await panel.waitFor(`the focus after ${after}`, () => document.activeElement !== document.body)
}

/** Goes on with Tab until this has the focus. */
async function tabTo(wanted: string | RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let tabs = 0; tabs < 80; tabs++) {
    const on = await panel.focused()
    if (typeof wanted === 'string' ? on === wanted : wanted.test(on)) return
    passed.push(on)
    await panel.press(key)
  }
  throw new Error(`Tab does not lead to ${wanted}, only to ${[...new Set(passed)].join('; ')}`)
}

test('a new session', async () => {
  await panel.press('Tab')
  await tabTo('link: Start a session')
  await panel.press('Enter')
  await until('the heading to have the focus', async () => (await panel.focused()) === 'heading: New session')
  await tabTo('textbox: Add a player')
  for (const player of ['Charlie', 'Dave', 'Max', 'Nova']) {
    await panel.type(player)
    await press('Enter')
  }
  expect(await heard()).toEqual([
    'Charlie added, seat 1',
    'Dave added, seat 2',
    'Max added, seat 3',
    'Nova added, seat 4',
  ])
  // The deal goes to Nova: the last seat is moved up and down again, its dealer mark chosen with the keys.
  await tabTo(/^button: Move Nova/, 'Shift+Tab')
  await press('ArrowUp')
  expect(await panel.focused()).toMatch(/^button: Move Nova, seat 3 of 4/)
  await press('ArrowDown')
  expect(await heard()).toEqual(['Nova, seat 3 of 4', 'Nova, seat 4 of 4'])
  await tabTo(/^radio: .* deals$/, 'Shift+Tab')
  await press('ArrowUp')
  expect(await panel.focused()).toBe('radio: Nova deals')
  await tabTo(/^textbox: Starting HP/)
  await press('ArrowUp', 'ArrowDown')
  await tabTo(/^button: Start, Charlie’s turn/)
  await panel.press('Enter')
  await table.shows(turn('Charlie'))
  await focusKept('the start')
})

test('an attack and its answer: letters to the cards, numbers to the players', async () => {
  await heard()
  await press('c', 'r')
  expect(await panel.focused()).toMatch(/^button: Crane Kick/)
  await press('Enter')
  await table.shows('Charlie: Crane Kick at whom?', { Dave: '5 HP if it lands' })
  await press('2')
  await table.shows('Dave: answer Crane Kick from Charlie')
  await focusKept('the attack')
  expect(await heard()).toEqual(['Charlie: Crane Kick > Dave. Dave: answer Crane Kick from Charlie'])
  await press('t')
  expect(await panel.focused()).toMatch(/^button: Take it/)
  await press('Enter')
  await table.shows(turn('Dave'), { Dave: '5 HP 4/4 turn' })
  await focusKept('the answer')
  expect(await heard()).toEqual([`Dave: take. Dave 5 HP. ${turn('Dave')}`])
})

test('a question about the rules: asked, walked through, and back where one was', async () => {
  await press('j')
  const before = await panel.focused()
  await heard()
  await press('.')
  await until('the line of Ask', async () => (await panel.focused()) === 'textbox: Your question')
  await panel.type('can i haka my king hit')
  await panel.waitForText('Yes', '#answer')
  await press('Enter')
  await until(
    'the answer to be read out',
    async () => (await panel.eval(() => document.querySelector('[role="status"]')?.textContent)) !== '',
  )
  await press('ArrowDown', 'ArrowDown')
  expect(await panel.focused()).toMatch(/buff\.one-play/)
  await press('Enter')
  await panel.waitForPlace('.cite[open]')
  await press('Escape')
  await panel.waitForNo({ role: 'dialog' })
  expect(await panel.focused()).toBe(before)
  expect((await heard()).filter((text) => text.startsWith('Yes.'))).toHaveLength(1)
  await table.shows(turn('Dave'))
})

test('a half-made declaration is put back with Escape', async () => {
  await press('j', 'Enter')
  await table.shows('Dave: Jab at whom?')
  await press('Escape')
  await table.shows(turn('Dave'))
  await focusKept('Escape')
})

test('a card that is not legal says why, once', async () => {
  await heard()
  await press('b')
  expect(await panel.focused()).toBe('button: Bite after a Grab')
  await press('Enter')
  await panel.waitForText('Bite needs a Grab by Dave that has just landed.', '.why')
  expect(await heard()).toEqual(['Bite needs a Grab by Dave that has just landed.'])
})

test('HP with + and − in the row that a number leads to', async () => {
  await heard()
  await press('3')
  expect(await panel.focused()).toBe('button: Max: one HP less')
  await press('-', '-', '+')
  await table.shows(turn('Dave'), { Max: '6 was 7 4/4' })
  await tabTo('button: Keep the correction for Max')
  await press('Enter')
  await table.shows(turn('Dave'), { Max: '6 HP 4/4' })
  await focusKept('keeping the correction')
  expect(await heard()).toEqual([`Max: hp 6. Max 6 HP. ${turn('Dave')}`])
})

test('undo and redo', async () => {
  await press('Control+z')
  await table.shows(turn('Dave'), { Max: '7 HP 4/4' })
  expect(await heard()).toEqual([`Undone: Max: hp 6. ${turn('Dave')}`])
  await press('Control+Shift+Z')
  await table.shows(turn('Dave'), { Max: '6 HP 4/4' })
  expect(await heard()).toEqual([`Redone: Max: hp 6. ${turn('Dave')}`])
  await press('Control+z', 'Control+z')
  await table.shows('Dave: answer Crane Kick from Charlie', { Dave: '7 HP 4/4 asked' })
  await focusKept('undo')
  await press('Control+Shift+Z')
  await table.shows(turn('Dave'))
})

test('a check', async () => {
  await heard()
  await tabTo('button: Check')
  await press('Enter')
  await panel.waitForPlace({ role: 'heading', name: 'Can they do that?' })
  await focusKept('Check')
  expect(await heard()).toEqual(['Checking: nothing is logged'])
  await press('k', 'Enter')
  await panel.waitForText('At whom?', '.said-seats')
  await focusKept('King Hit')
  await tabTo('button: Nova')
  await press('Enter')
  await panel.waitForPlace({ role: 'heading', name: 'Legal' })
  await focusKept('the verdict')
  expect(await heard()).toEqual(['Legal. Dave attacks Nova with King Hit, 6 HP if it lands.'])
  await tabTo('button: Log it')
  await press('Enter')
  await table.shows('Nova: answer King Hit from Dave')
  await focusKept('logging it')
  expect(await heard()).toEqual(['Dave: King Hit > Nova. Nova: answer King Hit from Dave'])
  await press('t', 'Enter')
  await table.shows(turn('Max'), { Nova: '1 HP 4/4' })
})

test('the line: suggestions with the arrows, Enter to play, Escape to leave them', async () => {
  await heard()
  await press('/')
  expect(await panel.focused()).toMatch(/^combobox: /)
  await panel.type('Ho')
  await panel.waitForPlace({ role: 'option', name: 'Hopoate' })
  await press('ArrowDown', 'Enter')
  await panel.type(' > no')
  await press('ArrowDown', 'Enter', 'Enter')
  await table.shows('Nova: answer Hopoate from Max')
  await focusKept('the line')
  expect(await heard()).toEqual(['Max: Hopoate > Nova. Nova: answer Hopoate from Max'])
  await panel.type('nova: jump')
  await press('Enter')
  await panel.waitForPlace('#line-result')
  await focusKept('a line that is not understood')
  expect(await heard()).toHaveLength(1)
  await press('Control+a', 'Delete')
})

test('“?” lists the keys, and takes the focus back when the list goes', async () => {
  await tabTo(/^button: Take it/, 'Shift+Tab')
  await press('?')
  const keys = await panel.text({ role: 'region', name: 'Keys' })
  for (const key of ['1 to 9, 0', 'Letters', 'Enter', '+ and −', 'Esc', 'Ctrl Z, Ctrl Shift Z', '/', '?'])
    expect(keys).toContain(key)
  expect(await panel.focused()).toBe('heading: Keys')
  await press('?')
  await panel.waitForNo({ role: 'region', name: 'Keys' })
  await focusKept('closing the keys')
  await press('?')
  await tabTo('button: Close')
  await press('Enter')
  await panel.waitForNo({ role: 'region', name: 'Keys' })
  await focusKept('closing the keys')
})

test('the menu, the whole log, and back', async () => {
  await tabTo('button: Menu', 'Shift+Tab')
  await press('Enter')
  await focusKept('the menu')
  await press('Escape')
  expect(await panel.focused()).toBe('button: Menu')
  await tabTo(/^link: Whole log/)
  await panel.press('Enter')
  await until('the log', async () => (await panel.focused()) === 'heading: Log')
  await tabTo('button: Change')
  await press('Enter')
  await until('the line', async () => /^textbox: The entry/.test(await panel.focused()))
  await tabTo('button: Leave it as it is')
  await press('Enter')
  expect(await panel.focused()).toBe('button: Change')
  await tabTo('button: Drop')
  await press('Enter')
  await tabTo('button: Drop it')
  await press('Enter')
  await panel.waitForText('Entry 4 of 4')
  await focusKept('dropping the entry')
  await tabTo('link: Back to the table', 'Shift+Tab')
  await panel.press('Enter')
  await table.shows(turn('Max'))
  await focusKept('the way back')
  await press('Control+z')
  await table.shows('Nova: answer Hopoate from Max')
})

test('to the end of the game, and the same again', async () => {
  await press('t', 'Enter')
  await table.shows(turn('Charlie'), { Nova: '0 HP out: Hopoate from Max' })
  await press('k', 'Enter', '2')
  await table.shows('Dave: answer King Hit from Charlie')
  await press('t', 'Enter')
  // Two are left, so nobody has to be named any more.
  await table.shows(turn('Max'), { Dave: '0 HP out: King Hit from Charlie', Max: '7 HP 4/3 turn' })
  await press('p', 'Enter')
  await table.shows(turn('Charlie'))
  await heard()
  await press('s', 't', 'Enter')
  await table.shows('Charlie: Steroids with which card?')
  await press('k', 'Enter')
  await table.shows('Max: answer Steroids + King Hit from Charlie')
  await press('t', 'Enter')
  await table.shows('Charlie wins')
  await focusKept('the end')
  expect(await heard()).toEqual([
    'Charlie: Steroids + King Hit > Max. Max: answer Steroids + King Hit from Charlie',
    'Max: take. Max out. Charlie wins',
  ])
  await press('s')
  expect(await panel.focused()).toBe('button: Same again')
  await press('Enter')
  await table.shows(turn('Dave'), { Nova: '7 HP 4/4' })
  await focusKept('the new session')
})

test('in no picture was the focus lost', async () => {
  expect(await panel.eval(() => (globalThis as unknown as { lost: string[] }).lost)).toEqual([])
})
