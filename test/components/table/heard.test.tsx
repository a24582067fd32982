/** What whoever does not look hears, beside what each entry says. */
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { FOUR, tables } from './opened.tsx'

const { open } = tables(FOUR)
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const heard = () => screen.getByRole('status').textContent

it('of a card that is laid down: what it still needs, and how that is said', async () => {
  await open()
  tap(/^Haka/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: Haka with which card\? Tap the card that goes with it/))
  tap(/^Jab/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: Haka \+ Jab at whom\? Tap a player above/))
  tap(/^Jab/)
  tap(/^Lunch Box/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: Haka \+ Lunch Box at whom\?/))
})

it('of what is put back: what is asked again', async () => {
  const turn = 'Charlie’s turn: attack, swap, a Utility card, or pass'
  await open()
  tap(/^Haka/)
  tap(/^Jab/)
  tap(/^Jab/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: Haka with which card\?/))
  tap('Haka +2')
  await waitFor(() => expect(heard()).toBe(turn))
  tap(/^Jab/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: Jab at whom\?/))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(heard()).toBe(turn))
  tap('Max plays Down Trow')
  await waitFor(() => expect(heard()).toMatch(/^Max: Down Trow at whom\?/))
  tap('Max plays Down Trow')
  await waitFor(() => expect(heard()).toBe(turn))
  tap('Check')
  await screen.findByRole('heading', { name: 'Can they do that?' })
  tap(/^Bite/)
  await waitFor(() => expect(heard()).toBe('Charlie: Bite at whom?'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(heard()).toBe('Checking: nothing is logged'))
})

it('of one card that may be played in two ways: that it is asked how', async () => {
  await open({ lines: ['Charlie: Skateboard > Dave', 'Dave: Dodge'] })
  tap(/^Grab/)
  fireEvent.click(await screen.findByRole('button', { name: /^Charlie if it lands/ }))
  await waitFor(() => expect(heard()).toBe('Dave: Grab, how?'))
})

it('of eggs that are shared out: how many somebody gets, and how many are left', async () => {
  await open()
  tap(/^4 Eggs/)
  await waitFor(() => expect(heard()).toMatch(/^Charlie: share out 4 Eggs\. 4 eggs still in hand/))
  tap('Dave: one egg more')
  await waitFor(() => expect(heard()).toBe('Dave 1 egg. 3 eggs still in hand.'))
  tap('Nova: one egg more')
  await waitFor(() => expect(heard()).toBe('Nova 1 egg. 2 eggs still in hand.'))
  tap('Dave: one egg less')
  await waitFor(() => expect(heard()).toBe('Dave 0 eggs. 3 eggs still in hand.'))
})

it('of sudden death: that it begins, once', async () => {
  const begins = 'Two left: hand limit 3. Sudden death.'
  await open({ lines: ['* Dave out', '* Nova hp 1', 'Charlie: Jab > Nova'] })
  tap(/^Take it/)
  await waitFor(() => expect(heard()).toContain(`Nova out. ${begins} Max’s turn`))
  tap('Pass')
  await waitFor(() => expect(heard()).toMatch(/^Max: pass\. Charlie’s turn/))
  tap('Undo: Max: pass')
  await waitFor(() => expect(heard()).toMatch(/^Undone: Max: pass\. Max’s turn/))
  tap('Undo: Nova: take')
  await waitFor(() => expect(heard()).toBe('Undone: Nova: take. Nova 1 HP. Nova: answer Jab from Charlie'))
  tap('Redo')
  await waitFor(() => expect(heard()).toContain(begins))
})
