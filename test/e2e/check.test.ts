/**
 * “Can they do that?” in the real panel, from everywhere it can be asked: the pad of each game, the typed line, a
 * refused line, a refused entry of the log, the popup. Nothing of it is logged until it is told to.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import { declare, seat } from './harness/session.ts'
import { asked } from './harness/table.ts'

let tableside: Tableside
let table: Table

beforeAll(async () => {
  tableside = await Tableside.launch()
})
afterAll(() => tableside.close())

/** Checks a line, which then stays in its field. */
async function ask(line: string): Promise<void> {
  await table.surface.fill('#line', `? ${line}`)
  await table.surface.press('Enter')
}

const verdict = (name: 'Legal' | 'Not legal' | 'Depends on your table') =>
  table.surface.waitForPlace({ role: 'heading', name })

describe('One-Outs', () => {
  // A session of its own for each, so that a second try starts where the first one did.
  beforeEach(async () => {
    table = new Table(await tableside.panel())
    await table.start({ players: FOUR, dealer: 'Nova' })
    await table.shows(turn('Charlie'))
  })
  afterEach(() => table.surface.close())

  test('a sentence in the line is checked, and the line then holds it as a record does', async () => {
    await table.tap({ role: 'button', name: 'Check' })
    await table.surface.fill('#line', 'max jabs nova')
    await table.surface.waitForText('Max: Jab > Nova', '.readings')
    await table.surface.press('Enter')
    await verdict('Not legal')
    await table.surface.waitForText('It is Charlie’s turn, not Max’s.', '.verdict')
    await table.surface.waitFor(
      'the record line',
      () => document.querySelector<HTMLInputElement>('#line')?.value === 'Max: Jab > Nova',
    )
    await table.tap({ role: 'button', name: 'Play', within: '.bar .switch' })
    expect(await table.surface.count('.book-empty')).toBe(1)
  })

  test('every rule it rests on opens to its text', async () => {
    await ask('Charlie: Haka + Steroids + Jab > Dave')
    await verdict('Not legal')
    const cites = await table.surface.count('.cite')
    expect(cites).toBeGreaterThan(0)
    for (let nth = 0; nth < cites; nth++) {
      const cite = `.cite:nth-of-type(${nth + 1})`
      if (!(await table.surface.eval((at) => document.querySelector<HTMLDetailsElement>(at)?.open === true, cite)))
        await table.tap(`${cite} summary`)
      await table.surface.waitFor(
        'the text of the rule',
        (at) => (document.querySelector(`${at} p`)?.textContent ?? '').length > 20,
        cite,
      )
    }
  })

  test('at most five things would be legal instead, the likest first, and each is a tap', async () => {
    await ask('Charlie: Haka + Steroids + Jab > Dave')
    await verdict('Not legal')
    const ways = await table.surface.texts('.instead-row')
    expect(ways.length).toBeLessThanOrEqual(5)
    // Both Buffs cannot stay; the attack and its victim do.
    expect(ways.slice(0, 2).every((way) => way.includes('Jab') && way.includes('Dave'))).toBe(true)
    await table.tap({ role: 'button', name: /^Haka \+ Jab/, nth: 0, within: '.instead' })
    await verdict('Legal')
    await table.tap({ role: 'button', name: 'Log it' })
    await table.shows('Dave: answer Haka + Jab from Charlie')
  })

  test('a line that was refused is checked, and then allowed', async () => {
    await expect(declare(table.surface, 'Max: Jab > Dave')).rejects.toThrow('It is Charlie’s turn')
    await table.tap({ role: 'button', name: 'Check it', within: '#line-result' })
    await verdict('Not legal')
    await table.tap({ role: 'button', name: 'The table allows it' })
    await table.logs('Max: Jab > Dave | allowed by the table', 'Max: Jab > Dave | refused')
    await table.shows(turn('Charlie'), { Max: '7 HP 3/4' })
  })

  test('a refused entry of the log keeps its verdict, and is checked as the table is now', async () => {
    await expect(declare(table.surface, 'Dave: Jab > Max')).rejects.toThrow('It is Charlie’s turn')
    await declare(table.surface, 'Charlie: pass')
    await table.surface.click({ role: 'link', name: /Dave: Jab/ })
    await verdict('Not legal')
    await table.surface.waitForText('It is Charlie’s turn, not Dave’s.', '.verdict')
    await table.surface.click({ role: 'button', name: 'Check it as the table is now' })
    // By now it is Dave's turn.
    await table.surface.waitForPlace({ role: 'heading', name: 'Can they do that?' })
    await verdict('Legal')
    await table.tap({ role: 'button', name: 'Log it' })
    await table.shows('Max: answer Jab from Dave')
  })

  test('pasted lines stand in a list with their verdicts before any is logged', async () => {
    const { surface } = table
    await surface.click('#line')
    await surface.eval(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Charlie: Jab > Dave\ndave takes it\nNova: pass\n')
      document
        .querySelector('#line')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await surface.waitForText('3 lines, nothing is logged yet')
    await surface.waitForText('Dave: take legal', '.pasted')
    await surface.waitForText('Nova: pass It is Dave’s turn, not Nova’s.', '.pasted')
    expect(await surface.count('.book-empty')).toBe(1)
    await surface.click({ role: 'button', name: 'Log 2 entries' })
    await table.shows(turn('Dave'), { Dave: '5 HP 4/4 turn' })
    await table.logs('Dave: take | 5 HP', 'Charlie: Jab > Dave')
  })

  test('a check half made in the popup goes on in the panel', async () => {
    await table.tap({ role: 'button', name: 'Check' })
    const popup = new Table(await tableside.popup())
    await popup.cards('King Hit')
    await popup.surface.waitForText('At whom?', '.said-seats')
    await popup.surface.close()
    await table.tap({ role: 'button', name: 'Nova', within: '.said-seats' })
    await verdict('Legal')
  })
})

describe('the other games', () => {
  test('One Card: what does not follow, and what would', async () => {
    table = new Table(await tableside.panel())
    const { surface } = table
    await table.newSession()
    await surface.click({ role: 'radio', name: /^One Card/ })
    await seat(surface, FOUR)
    await surface.choose({ role: 'combobox', name: /^Start card/ }, '4 of spades')
    await surface.click({ role: 'button', name: /^Start,/ })
    await asked(surface, /: follow 4 of spades/)
    await surface.click({ role: 'button', name: 'Check' })
    await surface.click({ role: 'button', name: /^9,/ })
    await surface.click({ role: 'button', name: '9 of clubs' })
    await verdict('Not legal')
    await surface.waitForText('9 of clubs has neither the rank nor the suit of 4 of spades.', '.verdict')
    const ways = await surface.texts('.instead-row')
    // The likest first: another nine that follows, then the club that does.
    expect(ways.length).toBeLessThanOrEqual(5)
    expect(ways.slice(0, 2)).toEqual(['9 of spades', '4 of clubs'])
    await surface.click({ role: 'button', name: 'Play', within: '.bar .switch' })
    await surface.waitForText('Nothing yet.', '.book')
  })

  test('Out of the Woods: what is not of the House', async () => {
    const { surface } = table
    await table.newSession()
    await surface.click({ role: 'radio', name: /^Out of the Woods/ })
    await seat(surface, FOUR)
    await surface.click({ role: 'button', name: /^Start,/ })
    await asked(surface, /turn: play any card/)
    await surface.click({ role: 'button', name: 'Red character' })
    await asked(surface, /answer .*Character/)
    await surface.click({ role: 'button', name: 'Check' })
    await surface.click({ role: 'button', name: 'Green character' })
    await verdict('Not legal')
    await surface.waitForText('The House is Red', '.verdict')
    expect(await surface.count('.instead-row')).toBeLessThanOrEqual(5)
    await surface.click({ role: 'button', name: 'The table allows it' })
    await surface.waitForText('allowed by the table', '.book')
  })
})
