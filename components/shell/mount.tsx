/** Puts a surface on its page: the look, the pictures, the live region, and the surface itself. */
import { type ComponentType, render } from 'preact'
import '../shared/tokens.css'
import '../shared/base.css'
import { followAppearance } from '../shared/appearance.ts'
import { hasPanel } from '../shared/browser.ts'
import { Sprite } from '../shared/Icon.tsx'
import type { Lazy } from '../shared/Lazy.tsx'
import { LiveRegion } from '../shared/live.tsx'
import { route } from '../shared/router.ts'
import { Stage } from '../shared/Stage.tsx'
import { type Surface, surface } from '../shared/surface.ts'
import { wordsArrived } from '../shared/words.ts'
import { followTable, type OpenSession, table, tableKnown } from '../table/model.ts'
import { lookIntoPlayed } from './played.ts'

/**
 * Mounts a surface into its page, in the language of the settings from the first. The first paint already has the
 * current table on it: everything it takes is fetched side by side, and nothing is rendered before it is there.
 * @param Page everything that is to be seen
 * @param Table the part of it that shows a table
 * @returns takes it off the page
 */
export async function mount(
  kind: Surface,
  Page: ComponentType,
  Table: Lazy<{ readonly session: OpenSession }>,
): Promise<() => void> {
  surface.value = kind
  const stops = [followAppearance(), followTable()]
  // A part that cannot be loaded says so where it is rendered.
  if (route.value.screen === 'table') await Promise.all([tableKnown(), Table.load().catch(() => {})])
  if (table.peek() === null) await lookIntoPlayed()
  document.documentElement.classList.add(`is-${kind}`)
  if (kind === 'popup' && hasPanel()) document.documentElement.classList.add('is-narrow')
  await wordsArrived()
  const place = document.getElementById('app') ?? document.body
  render(
    <>
      <Sprite />
      <Stage>
        <Page />
      </Stage>
      <LiveRegion />
    </>,
    place,
  )
  return () => {
    render(null, place)
    for (const stop of stops) stop()
  }
}
