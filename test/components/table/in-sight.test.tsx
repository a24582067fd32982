import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/preact'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { asked, FOUR, tables } from './opened.tsx'

const table = tables(FOUR)
const { open } = table
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

describe('what a tap leads to', () => {
  const sought = () => {
    const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
    onTestFinished(() => shown.mockRestore())
    vi.spyOn(document, 'hasFocus').mockReturnValue(true)
    return () => shown.mock.contexts.map((element) => (element as Element).className)
  }

  it('comes into sight: first those who can be the victim, then what is asked', async () => {
    const seen = sought()
    await open()
    expect(seen()).toEqual([])
    tap(/^Crane Kick/)
    await waitFor(() => expect(seen()).toEqual(['tiles sheet']))
    tap(/^Dave if it lands/)
    await waitFor(() => expect(seen()).toEqual(['tiles sheet', 'question']))
  })

  it('moves nothing for whoever is at something else', async () => {
    const seen = sought()
    await open()
    ;(await screen.findByRole('combobox')).focus()
    await table.say('Charlie: Jab > Dave')
    await waitFor(() => expect(asked()).toBe('Dave: answer Jab from Charlie'))
    expect(seen()).toEqual([])
  })

  it('says why a card is not legal, wherever on the screen it lies', async () => {
    const seen = sought()
    await open({ lines: ['Charlie: Crane Kick > Dave'] })
    tap('Jab')
    await screen.findByText('Jab is no answer here.')
    await waitFor(() => expect(seen().some((name) => name.split(' ').includes('why'))).toBe(true))
  })
})
