/** The other screens, and the full page: what stands at the end of every menu. */
import { openTab } from '../shared/browser.ts'
import { Icon } from '../shared/Icon.tsx'
import { to } from '../shared/router.ts'
import { surface } from '../shared/surface.ts'
import { words } from './words.ts'

export function Elsewhere() {
  const say = words.value
  return (
    <>
      <a href={to('new')}>
        <Icon name="plus" />
        {say.newSession}
      </a>
      <a href={to('sessions')}>
        <Icon name="again" />
        {say.sessions}
      </a>
      <a href={to('rules')}>
        <Icon name="house" />
        {say.rules}
      </a>
      <a href={to('settings')}>
        <Icon name="gear" />
        {say.settings}
      </a>
      {surface.value === 'tab' ? null : (
        <button type="button" onClick={() => openTab()}>
          <Icon name="full" />
          {say.openTab}
        </button>
      )}
    </>
  )
}
