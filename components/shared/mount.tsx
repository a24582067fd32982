/** Puts a surface on its page: the look, the pictures, the live region, and the surface itself. */
import { type ComponentType, render } from 'preact'
import './tokens.css'
import './base.css'
import { followAppearance } from './appearance.ts'
import { Sprite } from './Icon.tsx'
import { LiveRegion } from './live.tsx'
import { type Surface, surface } from './surface.ts'

/**
 * Mounts a surface into the page's body.
 * @param Page everything that is to be seen
 */
export function mount(kind: Surface, Page: ComponentType): void {
  surface.value = kind
  followAppearance()
  render(
    <>
      <Sprite />
      <Page />
      <LiveRegion />
    </>,
    document.body,
  )
}
