/** The full page: its bar over one screen. At full size the table has the page for itself. */
import { fullSize } from '../display/full.ts'
import { TabTable } from '../display/TabTable.tsx'
import { Shape } from '../shared/Icon.tsx'
import { route, type ScreenName, to } from '../shared/router.ts'
import { StorageNotice } from './StorageNotice.tsx'
import { SurfaceScreens } from './Surface.tsx'
import './tab.css'
import { words } from './words.ts'

const PAGES = ['table', 'sessions', 'rules', 'settings'] as const satisfies readonly ScreenName[]

export function Tab() {
  const { screen } = route.value
  const full = fullSize.value && screen === 'table'
  return (
    <div class={full ? 'tab is-full' : 'tab'}>
      {full ? null : (
        <div>
          <TabBar />
          {/* The table has it among its own notices. */}
          {screen === 'table' ? null : <StorageNotice />}
        </div>
      )}
      <SurfaceScreens Table={TabTable} />
    </div>
  )
}

function TabBar() {
  const say = words.value
  const { screen } = route.value
  const here = screen === 'log' ? 'table' : screen
  return (
    <header class="tab-bar">
      <p class="mark" aria-hidden="true">
        <Shape seat={0} />
        <Shape seat={1} />
        <Shape seat={2} />
        <Shape seat={3} />
      </p>
      <nav aria-label={say.pages}>
        {PAGES.map((page) => (
          <a key={page} href={to(page)} aria-current={page === here ? 'page' : undefined}>
            {say[page]}
          </a>
        ))}
      </nav>
      <a class="button is-small" href={to('new')}>
        {say.newSession}
      </a>
    </header>
  )
}
