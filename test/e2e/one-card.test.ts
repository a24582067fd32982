/** A whole game of One Card in the real side panel, played by tapping. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Tableside } from './harness/chromium.ts'
import { seat } from './harness/session.ts'
import type { Surface } from './harness/surface.ts'
import { asked, entered, faults, numbers, smallKeys, waitInSight } from './harness/table.ts'

let tableside: Tableside
let panel: Surface

beforeAll(async () => {
  tableside = await Tableside.launch()
  panel = await tableside.panel()
  await panel.click({ role: 'link', name: 'Start a session' })
  await panel.click({ role: 'radio', name: /^One Card/ })
  await seat(panel, ['Ann', 'Ben', 'Cas'])
  await panel.choose({ role: 'combobox', name: /^Start card/ }, '4 of spades')
  await panel.click({ role: 'button', name: /^Start/ })
  await asked(panel, /^Cas’s turn: follow 4 of spades/)
})
afterAll(() => tableside.close())

/** Plays a card with two taps. */
async function play(rank: string, card: string, on = panel): Promise<void> {
  await on.click({ role: 'button', name: new RegExp(`^${rank},`) })
  await on.click({ role: 'button', name: card })
}
const tap = (name: string | RegExp, on = panel) => on.click({ role: 'button', name })

test('a run of attacks adds up, and drawing takes it all', async () => {
  await play('2', '2 of spades')
  await entered(panel, 'Cas: 2S')
  await asked(panel, /^Ben: answer 2 of spades with an attack card, or draw 2/)
  await play('A', 'Ace of spades')
  await asked(panel, /^Ann: answer Ace of spades with an attack card, or draw 7/)
  await panel.waitForText(/To draw 7/, '.pile')
  await tap(/^Draw 7/)
  await asked(panel, /^Ann has drawn and goes on/)
  await numbers(panel, 12, 4, 4)
})

test('a low panel has the suits of a rank in sight, and then what is asked', async () => {
  await panel.look({ width: 360, height: 560 })
  await tap(/^7,/)
  await panel.waitForPlace('.suits .is-lit')
  await waitInSight(panel, '.suits ul')
  await tap('7 of spades')
  await asked(panel, /^Ann: 7 of spades calls which suit\?/)
  await waitInSight(panel, '.suits ul')
  await panel.press('Escape')
  await panel.look({})
})

test('a 7 calls a suit; half a card survives the panel’s closing', async () => {
  await tap(/^7,/)
  await panel.close()
  panel = await tableside.panel()
  await panel.click({ role: 'button', name: '7 of spades' })
  await asked(panel, /^Ann: 7 of spades calls which suit\?/)
  await tap('hearts')
  await entered(panel, 'Ann: 7S calls hearts')
  await panel.waitForText(/Follow\s*♥.? hearts, as called/, '.pile')
})

test('what does not follow says why, and is not logged', async () => {
  await play('9', '9 of clubs')
  await panel.waitForText('9 of clubs does not follow: hearts was called.', '.why')
  await entered(panel, 'Ann: 7S calls hearts')
  await panel.press('Escape')
})

test('a King plays again, and again', async () => {
  await play('K', 'King of hearts')
  await asked(panel, /^Cas plays again/)
  await play('K', 'King of diamonds')
  await asked(panel, /^Cas plays again/)
  await numbers(panel, 11, 4, 2)
})

test('the last card but one: its holder says it first, and the next player draws', async () => {
  await play('5', '5 of diamonds')
  await panel.waitForPlace({ role: 'region', name: 'Cas holds one card' })
  await panel.waitForText(/Cas holds one card: One Card can be called/, '[role=status]')
  const popup = await tableside.popup()
  await popup.waitForPlace({ role: 'region', name: 'Cas holds one card' })
  await popup.close()
  expect(await faults(panel)).toEqual([])
  expect(await smallKeys(panel, '.call button', 44)).toEqual([])
  await tap(/^Cas says it/)
  await entered(panel, 'Cas: one card Cas')
  await numbers(panel, 11, 5, 1)
  await panel.waitForNo({ role: 'region', name: 'Cas holds one card' })
})

test('everything by keys: letters go to rank and suit, Enter plays', async () => {
  await panel.eval(() => (document.activeElement as HTMLElement | null)?.blur())
  await panel.type('fi')
  expect(await panel.focused()).toMatch(/^button: 5,/)
  await panel.press('Enter')
  await panel.press('c')
  expect(await panel.focused()).toBe('button: 5 of clubs')
  await panel.press('Enter')
  await entered(panel, 'Ben: 5C')
  await play('9', '9 of clubs')
  await entered(panel, 'Ann: 9C')
})

test('somebody else says it first, and the holder draws', async () => {
  await tap(/^Draw one/)
  await numbers(panel, 10, 4, 2)
  await play('8', '8 of clubs')
  await entered(panel, 'Ben: 8C')
  await tap(/^Draw one/)
  await numbers(panel, 11, 3, 2)
  await play('3', '3 of clubs')
  await tap('Ben says it first')
  await entered(panel, 'Ben: one card Cas')
  await numbers(panel, 11, 3, 2)
})

test('at any time the table is legible: axe, no scrolling sideways, keys for fingers', async () => {
  expect(await faults(panel)).toEqual([])
  await panel.look({ width: 220, height: 760 })
  expect(await smallKeys(panel, '.ranks .card, .suits .card, .question button, .tile .step', 44)).toEqual([])
  await panel.look({})
}, 240_000)

test('the tab shows the same pile, and the game to its end', async () => {
  const tab = await tableside.tab()
  await tab.waitForText(/Follow\s*♣.? clubs\s*or any three/, '.pile')
  await play('J', 'Jack of clubs')
  await asked(panel, /^Cas’s turn/)
  await play('6', '6 of clubs')
  await panel.waitForPlace({ role: 'region', name: 'Cas holds one card' })
  const popup = await tableside.popup()
  await play('10', '10 of clubs', popup)
  await entered(panel, 'Ben: 10C')
  await popup.close()
  await panel.waitForNo({ role: 'region', name: 'Cas holds one card' })
  await tap(/^Draw one/)
  // Half a card belongs to whose turn it is: tapped before Ann's draw is in, it would be gone with Ann's turn.
  await asked(panel, /^Cas’s turn/)
  await play('Q', 'Queen of clubs')
  await asked(panel, /^Cas wins/)
  await numbers(panel, 12, 1, 0)
  await tab.waitForText(/Cas wins/)
  await tab.close()
  await tap(/^Undo/)
  await asked(panel, /^Cas’s turn/)
})
