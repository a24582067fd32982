import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact'
import { afterEach, expect, it } from 'vitest'
import { Menu } from '../../../components/shell/Menu.tsx'

afterEach(cleanup)

const key = () => screen.getByRole('button', { name: 'Menu' })
const inside = () => screen.queryByRole('link', { name: 'Rules' })

async function opened(): Promise<void> {
  render(
    <>
      <Menu>{() => <a href="#/rules">Rules</a>}</Menu>
      <button type="button">Beside</button>
    </>,
  )
  key().focus()
  fireEvent.click(key())
  await waitFor(() => expect(document.activeElement).toBe(inside()))
  expect(key().getAttribute('aria-expanded')).toBe('true')
}

it('what opens under a key closes by Escape, and the key has the focus again', async () => {
  await opened()
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
  await waitFor(() => expect(inside()).toBeNull())
  expect(document.activeElement).toBe(key())
})

it('it closes by a tap beside it, not by one on it', async () => {
  await opened()
  fireEvent.pointerDown(inside() ?? document.body)
  expect(inside()).not.toBeNull()
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Beside' }))
  await waitFor(() => expect(inside()).toBeNull())
})

it('it closes when the focus goes on to another part of the page, which it may cover', async () => {
  await opened()
  key().focus()
  expect(inside()).not.toBeNull()
  screen.getByRole('button', { name: 'Beside' }).focus()
  await waitFor(() => expect(inside()).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Beside' }))
})
