import 'fake-indexeddb/auto'
import { signal } from '@preact/signals'
import { fireEvent } from '@testing-library/preact'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazy } from '../../../components/shared/Lazy.tsx'
import { announce } from '../../../components/shared/live.tsx'
import { go, route } from '../../../components/shared/router.ts'
import { useLoaded } from '../../../components/shared/useLoaded.ts'
import { Guard, PartGuard } from '../../../components/shell/Failure.tsx'
import { mount } from '../../../components/shell/mount.tsx'
import { Database, shareDatabase } from '../../../store/database.ts'

let nth = 0
let leave = (): void => {}

beforeEach(() => {
  go('rules')
  announce('')
  shareDatabase(new Database(`failing-${nth++}`))
})
afterEach(() => leave())

const failing = async (): Promise<never> => {
  throw new Error('<b>no such file</b>')
}
const Missing = lazy<object>(failing)

function Rendering(): never {
  throw new Error('<b>no such file</b>')
}

function Waiting() {
  useLoaded(failing, [])
  return <p>waiting</p>
}

/** A page whose rules fail in some way and whose other screens do not. */
function page(Broken: () => preact.ComponentChildren) {
  return () => {
    const { screen } = route.value
    return <Guard key={screen}>{screen === 'rules' ? <Broken /> : <p>all is well</p>}</Guard>
  }
}

/** What is to be seen: what was heard last, perhaps on the screen before, is not. */
const shown = (): string =>
  [...document.querySelectorAll('body > :not([role=status]), #app > :not([role=status])')]
    .map((one) => one.textContent)
    .join('')
const heard = (): string => document.querySelector('[role=status]')?.textContent ?? ''

describe('a screen that fails', () => {
  it.each([
    ['as it is rendered', Rendering],
    ['as it is loaded', () => <Missing />],
    ['as what it shows is loaded', Waiting],
  ])('%s says so in its place, with a way on, and the next screen is well', async (_, Broken) => {
    leave = await mount('panel', page(Broken))
    await vi.waitFor(() => expect(shown()).toContain('This could not be shown. Everything logged is kept.'))
    await vi.waitFor(() => expect(heard()).toContain('Everything logged is kept'))
    expect(shown()).toContain('<b>no such file</b>')
    expect(shown()).not.toContain('waiting')
    const back = [...document.querySelectorAll('a')].find((one) => one.textContent?.includes('Back to the table'))
    expect(back?.getAttribute('href')).toBe('#/')
    go('settings')
    await vi.waitFor(() => expect(shown()).toContain('all is well'))
    expect(shown()).not.toContain('could not be shown')
  })
})

describe('a part of a screen that fails', () => {
  it('says so in its place; the rest is well, and another part, too', async () => {
    const part = signal('one')
    const Part = ({ name }: { readonly name: string }) => (name === 'one' ? <Rendering /> : <p>the other</p>)
    const Page = () => (
      <main>
        <p>the rest</p>
        <PartGuard key={part.value}>
          <Part name={part.value} />
        </PartGuard>
      </main>
    )
    leave = await mount('panel', Page)
    await vi.waitFor(() => expect(shown()).toContain('the rest'))
    await vi.waitFor(() => expect(shown()).toContain('This could not be shown. Everything logged is kept.'))
    expect(shown()).toContain('the rest')
    part.value = 'two'
    await vi.waitFor(() => expect(shown()).toContain('the other'))
    expect(shown()).not.toContain('could not be shown')
  })
})

describe('what fails unnoticed', () => {
  it.each([
    ['an exception', 'error', { error: new Error('a fault') }],
    ['work that came to nothing', 'unhandledrejection', { reason: new Error('a fault') }],
  ])('%s is said over the page, which goes on, until it is closed', async (_, kind, what) => {
    leave = await mount(
      'panel',
      page(() => <p>the rules</p>),
    )
    dispatchEvent(Object.assign(new Event(kind), what))
    await vi.waitFor(() => expect(shown()).toContain('Something went wrong'))
    expect(shown()).toContain('Error: a fault')
    expect(shown()).toContain('the rules')
    const close = document.querySelector('.notice [aria-label="Close this notice"]')
    if (close !== null) fireEvent.click(close)
    await vi.waitFor(() => expect(document.querySelector('.notice')).toBeNull())
  })

  it('does not say what the browser only remarks', async () => {
    leave = await mount(
      'panel',
      page(() => <p>the rules</p>),
    )
    dispatchEvent(Object.assign(new Event('error'), { message: 'ResizeObserver loop limit exceeded', error: null }))
    dispatchEvent(Object.assign(new Event('error'), { error: new Error('a fault') }))
    await vi.waitFor(() => expect(document.querySelectorAll('.notice')).toHaveLength(1))
    expect(shown()).not.toContain('ResizeObserver')
  })
})
