/**
 * The table has the last word, in the real side panel: corrections, undo, overruled moves, checks, the typed line. After
 * each step: what everybody at the table would see.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { FOUR, Table, turn } from './harness/one-outs.ts'
import { declare } from './harness/session.ts'

let tableside: Tableside
let table: Table

beforeAll(async () => {
  tableside = await Tableside.launch()
  table = new Table(await tableside.panel())
})
afterAll(() => tableside.close())

describe('what the table says goes', () => {
  beforeAll(async () => {
    await table.start({ players: FOUR, dealer: 'Nova' })
  })

  test('taps on − add up to one pending number, which becomes one correction', async () => {
    const before = await table.count()
    for (let tap = 0; tap < 2; tap++) await table.step('Max', 'less')
    await table.step('Max', 'more')
    await table.step('Max', 'less')
    await table.surface.waitForText('−2 to 5 HP', '[data-correction="3"]')
    await table.shows(turn('Charlie'), { Max: '5 was 7 4/4' })
    expect(await table.count()).toBe(before)
    await table.tap({ role: 'button', name: 'Keep the correction for Max' })
    await table.shows(turn('Charlie'), { Max: '5 HP 4/4' })
    await table.logs('Max: hp 5 | correction')
  })

  test('a pending number can be taken back, and keeps itself after a moment', async () => {
    const before = await table.count()
    await table.step('Nova', 'less')
    await table.tap({ role: 'button', name: 'Take back the correction for Nova' })
    await table.shows(turn('Charlie'), { Nova: '7 HP 4/4' })
    expect(await table.count()).toBe(before)
    await table.step('Nova', 'more')
    await table.shows(turn('Charlie'), { Nova: '8 was 7 4/4' })
    await table.logs('Nova: hp 8 | correction', 'Max: hp 5 | correction')
    await table.shows(turn('Charlie'), { Nova: '8 HP 4/4' })
  })

  test('a declaration makes what is pending an entry of its own first', async () => {
    await table.step('Dave', 'less')
    await table.surface.waitForText('−1 to 6 HP', '[data-correction="2"]')
    await table.answer('Pass')
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
    await table.logs('Charlie: pass', 'Dave: hp 6 | correction')
  })

  test('undo and redo go back and forth through corrections and moves', async () => {
    const undo = { role: 'button', name: /^Undo/ } as const
    const redo = { role: 'button', name: 'Redo', within: '.bar' } as const
    await table.tap({ role: 'button', name: 'Undo: Charlie: pass' })
    await table.shows(turn('Charlie'), { Dave: '6 HP 4/4' })
    await table.tap({ role: 'button', name: 'Undo: Dave: hp 6' })
    await table.shows(turn('Charlie'), { Dave: '7 HP 4/4', Nova: '8 HP 4/4' })
    await table.tap(undo)
    await table.shows(turn('Charlie'), { Nova: '7 HP 4/4', Max: '5 HP 4/4' })
    for (const nova of ['8 HP 4/4', '8 HP 4/4', '8 HP 4/4']) {
      await table.tap(redo)
      await table.shows(/turn/, { Nova: nova })
    }
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
    await table.logs('Charlie: pass', 'Dave: hp 6 | correction', 'Nova: hp 8 | correction', 'Max: hp 5 | correction')
  })

  test('a refused move says why with its rule, and lies in the log once it was typed', async () => {
    await expect(declare(table.surface, 'Max: Jab > Dave')).rejects.toThrow('It is Dave’s turn, not Max’s.')
    await table.surface.waitForText('turn.owner', '#line-result')
    await table.logs('Max: Jab > Dave | refused', 'Charlie: pass')
    await table.shows(turn('Dave'), { Dave: '6 HP 4/4 turn' })
  })

  test('and stands once the table allows it', async () => {
    await table.tap({ role: 'button', name: 'The table allows it', within: '#line-result' })
    await table.logs('Max: Jab > Dave | allowed by the table')
    await table.shows(turn('Dave'), { Max: '5 HP 3/4' })
  })

  test('the whole table can be corrected: hands, Skateboards, the turn', async () => {
    await table.menu('Correct the table')
    await table.tap({ role: 'button', name: 'Charlie', within: '.corrections' })
    await table.surface.fill({ role: 'textbox', name: 'Cards in hand' }, '2')
    await table.tap({ role: 'button', name: 'Set Cards in hand of Charlie' })
    await table.shows(turn('Dave'), { Charlie: '7 HP 2/4' })
    await table.surface.fill({ role: 'textbox', name: 'Skateboard, uses left' }, '1')
    await table.tap({ role: 'button', name: 'Set Skateboard, uses left of Charlie' })
    await table.shows(turn('Dave'), { Charlie: '7 HP 2/4 ●○' })
    await table.tap({ role: 'button', name: 'Nova: On turn' })
    await table.shows(turn('Nova'), { Charlie: '7 HP 2/4 ●○', Nova: '8 HP 4/4 turn' })
    await table.tap({ role: 'button', name: 'Close', within: '.corrections' })
    await table.surface.waitForNo('.corrections')
  })
})

describe('“Can they do that?”', () => {
  beforeAll(async () => {
    await table.start({ players: FOUR, dealer: 'Nova' })
    await table.surface.waitForText(turn('Charlie'))
    await table.tap({ role: 'button', name: 'Check' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Can they do that?' })
  })

  test('what hinges on a house rule says what each option would say', async () => {
    await table.cards('Haka', 'Steroids', 'Jab')
    await table.tap({ role: 'button', name: 'Dave', within: '.said-seats' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Not legal' })
    const verdict = await table.surface.text('.verdict')
    expect(verdict).toContain('Charlie puts Haka and Steroids on one attack, more than this table allows.')
    expect(verdict).toContain('buff.one')
    const forks = await table.surface.texts('.fork')
    expect(forks).toHaveLength(2)
    expect(forks[0]).toMatch(/Not legal$/)
    expect(forks[1]).toMatch(/Legal, −5 on Dave$/)
    // What would be legal instead: one Buff on the same attack.
    expect((await table.surface.texts('.instead-row')).join()).toMatch(/Haka \+ Jab.*Steroids \+ Jab/)
  })

  test('nothing of it is logged, until it is', async () => {
    await table.tap({ role: 'button', name: /^Steroids \+ Jab.*Dave/ })
    await table.surface.waitForPlace({ role: 'heading', name: /^Legal|^Depends/ })
    await table.surface.waitForText('Charlie attacks Dave with Steroids + Jab, 3 HP if it lands.', '.verdict')
    await table.tap({ role: 'button', name: 'Log it' })
    await table.shows('Dave: answer Steroids + Jab from Charlie', { Charlie: '7 HP 2/4 turn' })
    await table.logs('Charlie: Steroids + Jab > Dave | open')
    expect(await table.count()).toBe(1)
  })

  test('an illegal one can be let stand from its verdict', async () => {
    await table.answer('Take it')
    await table.shows(turn('Dave'), { Dave: '4 HP 4/4 turn' })
    await table.tap({ role: 'button', name: 'Check' })
    await table.cards('Bite')
    await table.tap({ role: 'button', name: 'Max', within: '.said-seats' })
    await table.surface.waitForPlace({ role: 'heading', name: 'Not legal' })
    await table.surface.waitForText('Bite needs a Grab by Dave that has just landed.', '.verdict')
    await table.tap({ role: 'button', name: 'The table allows it' })
    await table.logs('Dave: Bite > Max | allowed by the table')
    await table.shows(turn('Dave'), { Dave: '4 HP 3/4 turn' })
  })
})

test('the typed line does the same, and a declaration closes an open contact by itself', async () => {
  await table.start({ players: FOUR, dealer: 'Nova' })
  for (const line of ['charlie: crane kick > dave', 'Dave: Fend']) await declare(table.surface, line)
  await table.shows('A block made contact: Dave may Grab Charlie')
  await declare(table.surface, 'dave: swap 2')
  await table.shows(turn('Max'), { Charlie: '7 HP 4/4', Dave: '7 HP 4/4' })
  await table.logs('Dave: Swap 2', 'Dave: Fend | contact', 'Charlie: Crane Kick > Dave')
})
