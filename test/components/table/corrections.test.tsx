import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/preact'
import { describe, expect, it, vi } from 'vitest'
import { KEEP_AFTER } from '../../../components/table/keep.ts'
import { liveTaps } from '../../../store/drafts.ts'
import { asked, entered, FOUR, numberOf, tables } from './opened.tsx'

const table = tables(FOUR)
const { open } = table
const key = (name: string | RegExp) => screen.getByRole('button', { name })
const tap = (name: string | RegExp) => fireEvent.click(key(name))
const correction = () => document.querySelector('.correction')?.textContent ?? ''

/** Taps and waits until the tap is shown, as a person would. */
async function tapHp(name: string, shown: string) {
  tap(name)
  await waitFor(() => expect(correction()).toContain(shown))
}

describe('taps on − and +', () => {
  it('add up to a pending correction that is stored but not logged', async () => {
    await open()
    await tapHp('Nova: one HP less', '−1')
    await tapHp('Nova: one HP less', '−2')
    expect(correction()).toContain('5 HP')
    expect(table.session.log.value).toHaveLength(0)
    const stored = liveTaps(table.session.id)
    await waitFor(() => expect(stored.taps.value).toMatchObject([{ seat: 3, change: -2 }]))
    stored.close()
  })

  it('are heard as they add up, and when they cancel each other', async () => {
    await open()
    const heard = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))
    tap('Nova: one HP less')
    await heard('Nova: 7 to 6 HP, not kept yet')
    tap('Nova: one HP less')
    await heard('Nova: 7 to 5 HP, not kept yet')
    tap('Nova: one HP more')
    tap('Nova: one HP more')
    await heard('Taken back for Nova')
  })

  it('become one correction entry when kept', async () => {
    await open()
    await tapHp('Nova: one HP less', '−1')
    await tapHp('Nova: one HP less', '−2')
    tap('Keep the correction for Nova')
    await entered('Nova: hp 5')
    expect(table.session.log.value).toHaveLength(1)
    expect(correction()).toBe('')
    expect(screen.getByRole('status').textContent).toContain('Nova 5 HP.')
  })

  it('can be taken back', async () => {
    await open()
    await tapHp('Nova: one HP more', '+1')
    tap('Take back the correction for Nova')
    await waitFor(() => expect(correction()).toBe(''))
    expect(numberOf('Nova')).toBe(7)
    expect(table.session.log.value).toHaveLength(0)
  })

  it('that cancel each other leave nothing', async () => {
    await open()
    await tapHp('Nova: one HP more', '+1')
    tap('Nova: one HP less')
    await waitFor(() => expect(correction()).toBe(''))
  })

  it('are bound to their player and become an entry before the next declaration', async () => {
    await open()
    await tapHp('Nova: one HP less', '−1')
    tap(/^Jab/)
    await waitFor(() => expect(asked()).toBe('Charlie: Jab at whom?'))
    fireEvent.keyDown(document.body, { key: '2' })
    await entered('Charlie: Jab > Dave')
    expect(table.session.log.value.map((entry) => entry.kind)).toEqual(['correction', 'move'])
  })

  it('become an entry by themselves after a moment, but not while somebody is at the keys', async () => {
    await open()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      tap('Nova: one HP less')
      await vi.waitFor(() => expect(correction()).toContain('−1'))
      key('Keep the correction for Nova').focus()
      vi.advanceTimersByTime(KEEP_AFTER + 1)
      expect(table.session.saving.value).toBe(false)
      expect(table.session.log.value).toHaveLength(0)
      key('Keep the correction for Nova').blur()
      vi.advanceTimersByTime(KEEP_AFTER + 1)
      expect(table.session.saving.value).toBe(true)
    } finally {
      vi.useRealTimers()
    }
    await entered('Nova: hp 6')
  })
})

describe('the corrections menu', () => {
  const openMenu = async (name: string) => {
    tap('Menu')
    fireEvent.click(await screen.findByRole('button', { name: 'Correct the table' }))
    const part = await screen.findByRole('region', { name: 'Correct the table' })
    fireEvent.click(within(part).getByRole('button', { name }))
    return within(part)
  }

  it('sets cards in hand', async () => {
    await open()
    const menu = await openMenu('Max')
    fireEvent.input(menu.getByLabelText('Cards in hand'), { target: { value: '2' } })
    fireEvent.click(menu.getByRole('button', { name: 'Set Cards in hand of Max' }))
    await entered('Max: hand 2')
  })

  it('sets nothing to what is no number, and says so', async () => {
    await open()
    const menu = await openMenu('Max')
    const field = menu.getByLabelText<HTMLInputElement>('Cards in hand')
    const set = menu.getByRole('button', { name: 'Set Cards in hand of Max' })
    for (const text of ['', 'two', '-1', '1.5']) {
      fireEvent.input(field, { target: { value: text } })
      expect(field.getAttribute('aria-invalid')).toBe('false')
      fireEvent.click(set)
      await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
      expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        'Only a whole number can be set, 0 or more.',
      )
      expect(screen.getByRole('status').textContent).toBe('Only a whole number can be set, 0 or more.')
    }
    expect(table.session.log.value).toHaveLength(0)
  })

  it('says what a card is, puts a player out, gives the turn', async () => {
    await open()
    const menu = await openMenu('Max')
    fireEvent.input(menu.getByLabelText('Skateboard, uses left'), { target: { value: '1' } })
    fireEvent.click(menu.getByRole('button', { name: 'Set Skateboard, uses left of Max' }))
    await entered('Max: skateboard 1')
    fireEvent.click(menu.getByRole('button', { name: 'Set Out of Max' }))
    await entered('Max: out')
    fireEvent.click(menu.getByRole('button', { name: 'Nova: On turn' }))
    await entered('turn Nova')
    expect(asked()).toMatch(/^Nova’s turn/)
  })

  it('a correction of nothing is refused in words and not logged', async () => {
    await open({ lines: ['* Max out'] })
    const menu = await openMenu('Nova')
    fireEvent.click(menu.getByRole('button', { name: 'Max: On turn' }))
    await screen.findByText('Max is out and cannot be on turn.', { selector: '.notice p' })
    expect(table.session.log.value).toHaveLength(1)
  })
})
