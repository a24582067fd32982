/** Puts a surface on its page: the look, the pictures, the live region, and the surface itself. */
import { type ComponentType, render } from 'preact'
import './tokens.css'
import './base.css'
import { followAppearance } from './appearance.ts'
import { hasPanel } from './browser.ts'
import { Sprite } from './Icon.tsx'
import { LiveRegion } from './live.tsx'
import { type Surface, surface } from './surface.ts'

/**
 * Mounts a surface into its page.
 * @param Page everything that is to be seen
 */
export function mount(kind: Surface, Page: ComponentType): void {
  surface.value = kind
  followAppearance()
  document.documentElement.classList.add(`is-${kind}`)
  if (kind === 'popup' && hasPanel()) document.documentElement.classList.add('is-narrow')
  render(
    <>
      <Sprite />
      <Page />
      <LiveRegion />
    </>,
    document.getElementById('app') ?? document.body,
  )
}
