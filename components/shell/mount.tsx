/** Puts a surface on its page: the look, the pictures, the live region, and the surface itself. */
import { type ComponentType, render } from 'preact'
import '../shared/tokens.css'
import '../shared/base.css'
import { noteHeight } from '../popup/size.ts'
import { afterPaint } from '../shared/afterPaint.ts'
import { followAppearance } from '../shared/appearance.ts'
import { Sprite } from '../shared/Icon.tsx'
import { keepFocus } from '../shared/keepFocus.ts'
import { LiveRegion } from '../shared/live.tsx'
import { route } from '../shared/router.ts'
import { Stage } from '../shared/Stage.tsx'
import { type Surface, surface } from '../shared/surface.ts'
import { wordsArrived } from '../shared/words.ts'
import { followTable, table, tableKnown } from '../table/model.ts'
import { followFailures, Unexpected } from './Failure.tsx'
import { prepareGreeting } from './greeting.ts'

/**
 * Mounts a surface into its page, in the language of the settings from the first. The first paint already has the
 * current table on it: everything it takes is fetched side by side, and nothing is rendered before it is there.
 * @param Page everything that is to be seen
 * @returns takes it off the page
 */
export async function mount(kind: Surface, Page: ComponentType): Promise<() => void> {
  surface.value = kind
  // The table first: it puts off what is not needed to show it.
  const stops = [followFailures(), followTable(), followAppearance(), keepFocus()]
  if (route.value.screen === 'table') await tableKnown()
  if (table.peek() === null) await prepareGreeting()
  document.documentElement.classList.add(`is-${kind}`)
  await wordsArrived()
  const place = document.getElementById('app') ?? document.body
  render(
    <>
      <Sprite />
      <Unexpected />
      <Stage>
        <Page />
      </Stage>
      <LiveRegion />
    </>,
    place,
  )
  // From here on it is as high as what is in it.
  document.documentElement.style.removeProperty('--first-height')
  if (kind === 'popup') afterPaint(noteHeight)
  return () => {
    render(null, place)
    for (const stop of stops) stop()
  }
}
