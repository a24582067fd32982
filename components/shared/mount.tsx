/** Puts a surface on its page: the look, the pictures, the live region, and the surface itself. */
import { type ComponentType, render } from 'preact'
import './tokens.css'
import './base.css'
import { followAppearance } from './appearance.ts'
import { hasPanel } from './browser.ts'
import { Sprite } from './Icon.tsx'
import { LiveRegion } from './live.tsx'
import { type Surface, surface } from './surface.ts'
import { wordsArrived } from './words.ts'

/**
 * Mounts a surface into its page, in the language of the settings from the first.
 * @param Page everything that is to be seen
 */
export async function mount(kind: Surface, Page: ComponentType): Promise<void> {
  surface.value = kind
  followAppearance()
  document.documentElement.classList.add(`is-${kind}`)
  if (kind === 'popup' && hasPanel()) document.documentElement.classList.add('is-narrow')
  await wordsArrived()
  render(
    <>
      <Sprite />
      <Page />
      <LiveRegion />
    </>,
    document.getElementById('app') ?? document.body,
  )
}
