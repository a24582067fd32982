import { render } from '@testing-library/preact'
import { expect, it } from 'vitest'
import { Frame } from '../../../components/shell/Frame.tsx'

it('a page is called after the screen that it shows, and after the product while it shows the table', () => {
  const { rerender, unmount } = render(<Frame title="Rules">{null}</Frame>)
  expect(document.title).toBe('Rules · Tableside')
  rerender(<Frame title="History">{null}</Frame>)
  expect(document.title).toBe('History · Tableside')
  unmount()
  expect(document.title).toBe('Tableside')
})
